# Ce que dit la table de l’arbitre elle-même : actes impossibles, quoi que disent les Règles.

game-over = La partie est terminée.
no-clock = Cette partie se joue sans pendule.
board-refuses-other-moves = Cet échiquier refuse tout autre coup.
claim-ended-the-game =
    La réclamation { DE($side) } a mis fin à la partie ; un arbitre doit encore en décider le
    résultat.
unreadable = `{ $text }` n’est pas un coup.
unreadable-ambiguous = `{ $text }` convient à plusieurs coups.
unreadable-perhaps = Peut-être : { $moves }.
unreadable-no-such-man = { CAP(AUCUN($man)) } { DE($side) } ne peut aller en { $to }.
unreadable-no-such-capture =
    Aucun pion { DE($side) } ne peut prendre de la colonne { $from } sur la colonne { $to }.
unreadable-own-man = Une pièce { DE($side) } se trouve déjà en { $square }.
unreadable-king-attacked = Le roi resterait attaqué.
unreadable-promotion-missing = Il manque la pièce contre laquelle le pion est échangé.
unreadable-promotion-impossible = Il n’y a pas de promotion en cette pièce sur cette case.
unreadable-file-missing = La prise par un pion doit nommer la colonne que le pion quitte.
unreadable-castling = Le { wing } roque n’est pas possible.
arbiter-has-seen = L’arbitre a constaté : { $what }.
lag-credit-at-most = Il peut être rendu { $time } au plus pour la ligne, comme annoncé.
lag-credit-runs = La pendule { DE($side) } ne marche pas.
only-so-many-made =
    { $made ->
        [0] Aucun demi-coup n’a été joué.
        [one] Un seul demi-coup a été joué.
       *[other] Seuls { $made } demi-coups ont été joués.
    }
hold-flags = Cela laisse { $side } sans temps : leur drapeau tombe aussitôt ; confirmez.
hold-reason-wanted = Dites pourquoi : une correction s’accompagne de sa raison.
hold-long-reason = La raison compte au plus { $most } caractères.
hold-arbiter-only = Une pendule est corrigée par l’arbitre.
hold-no-such-entry = Il n’y a pas d’entrée { $entry }.
hold-undone-before = L’entrée { $entry } a déjà été annulée.
hold-stays = L’entrée { $entry } dit ce qui s’est passé et demeure ; corrigez plutôt les temps.
hold-full = La pendule a { $most } entrées ; commencez-en une nouvelle.
flag-is-up = Le temps n’est pas épuisé : ce drapeau n’est pas tombé.
not-having-the-move = { CAP($side) } n’ont pas le trait : ce sont { $other } qui l’ont.
no-man-on = Aucune pièce ne se trouve en { $square }.
no-own-man-on = Aucune pièce { DE($side) } ne se trouve en { $square }.
illegal-position-not-seen =
    Les deux rois ne sont pas en échec, et aucun pion ne se trouve sur la dernière rangée.
illegal-position-not-at-a-glance = À première vue, rien ne montre que cette position est illégale.
illegal-move-only-opponent = Dans cette partie, seul l’adversaire peut réclamer un coup illégal.
claim-unregulated = Un joueur réclame ce qu’aucune règle ne tranche d’elle-même.
not-this-seat =
    Ce n’est pas { $seat ->
        [white] aux Blancs
        [black] aux Noirs
        [white_assistant] à l’assistant des Blancs
        [black_assistant] à l’assistant des Noirs
        [clock] à la pendule
       *[arbiter] à l’arbitre
    } de le faire.
no-clock-to-press = Cette partie se joue sans pendule : un coup est achevé lorsqu’il est joué.
clock-not-running =
    La pendule { DE($side) } ne marche pas : c’est celle { DE($other) } qui marche.
clocks-are-stopped = Les pendules sont arrêtées ; l’arbitre les remet en marche.
no-such-question = Aucune question nommée `{ $id }` n’est ouverte.
no-such-choice = `{ $choice }` n’est pas une réponse à { $id } : les réponses sont { $choices }.

side-needed = Cela se constate d’un joueur : dites duquel, blanc ou noir.
seen-absent = { CAP($side) } seraient absents, et ont joué.
handling-seen = { CAP($side) } manient la pendule de façon incorrecte.
device-unregulated =
    Un appareil { DE($side) } est signalé, et les Règles de cette édition ne disent rien des appareils.
device-wanted = { CAP($side) } demandent la permission d’utiliser un appareil.
setting-unregulated =
    La pendule est mal réglée, et les Règles de cette édition ne disent pas ce qui s’ensuit.
electronic-unregulated = { CAP($side) } utilisent une cigarette électronique.
no-period-has-ended = Aucune période n’est encore terminée : aucun drapeau n’est tombé.
moves-made-at-flag = Le drapeau { DE($side) } est tombé ; les coups prescrits sont joués.
correction-set = Pendule { DE($side) } réglée sur { $time }
correction-add = { CAP($side) } : { $time } de plus
correction-take = { CAP($side) } : { $time } de moins
correction-set-moves = Compteur de coups { DE($side) } réglé sur { $moves }
correction-replace = Pendule remplacée
correction-install = Pendule réglée sur { $control }
correction-spare = L’absence de l’entrée { $entry } n’est comptée à personne
correction-undo = Entrée { $entry } annulée
correction-other = Autre entrée
arbiter-asked = La question a été posée à l’arbitre.
