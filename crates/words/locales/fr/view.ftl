# Ce qu’un siège voit d’une partie, à côté de ce qui est décidé.

begun-clock = La partie a commencé. La pendule { DE($side) } marche.
begun = La partie a commencé. { CAP($side) } ont le trait.
act-has-sealed = { act-by } { VERB($by, "a", "ont") } écrit le coup mis sous enveloppe
begin-over = La partie est terminée.
begin-spectator = Un spectateur ne commence pas de partie.
begin-alone =
    L’autre joueur n’est pas encore là. L’arbitre peut mettre les pendules en marche sans lui.
view-sign = Signer les feuilles de partie …
view-appeal = Faire appel …
view-begin-arbiter = Commencer la partie
view-begin = Commencer
view-request = Demander à l’arbitre …
view-announce = Annoncer …
view-accept = Accepter la nulle
view-decline = Refuser
view-offer = Proposer nulle
view-claim = Réclamer …
view-write = Écrire …
view-adjust = J’adoube
view-stop-to-claim = Arrêter les pendules …
view-press = Appuyer
view-resign = Abandonner …
view-arrive = Je suis à l’échiquier
view-seal = Mettre un coup sous enveloppe …
view-observe = Constater …
view-start = Mettre une pendule en marche …
view-stop = Arrêter les pendules
view-set-clock = Régler les pendules …
view-set-counter = Régler le compteur …
view-replace-clock = Remplacer la pendule …
view-undo = Annuler une correction …
view-restore = Rétablir une position …
view-penalise = Pénaliser …
view-give-time = Donner du temps …
view-adjourn = Ajourner la partie …
view-resume = Reprendre la partie
view-change-result = Changer le résultat …
view-change-at-event = Le résultat est celui du tournoi : il se change à son échiquier, sur le bureau du tournoi.
view-no-result = Cette partie n’a pas de résultat.
view-declare = Déclarer un résultat …
view-offer-stands = Votre proposition est déjà faite.
view-nothing-to-claim = Il n’y a rien à réclamer.
view-stopped-already = Les pendules sont déjà arrêtées.
view-flag-automatic = Cette pendule signale elle-même la chute des drapeaux.
view-no-touch-move = Dans cette partie, une pièce touchée n’oblige à rien.
ground-repetition = La même position pour la troisième fois
ground-fifty = Cinquante coups sans prise ni coup de pion
ground-flag = Le drapeau de l’adversaire est tombé
ground-illegal-move = Un coup illégal
ground-touch-move = Une pièce touchée n’a pas été jouée
ground-quickplay = L’adversaire ne fait aucun effort pour gagner
ground-displaced = Des pièces ont été déplacées
ground-times = Les pendules ont été mal réglées à la reprise
ground-win = Un gain
ground-clock-setting = La pendule est mal réglée
button-reason-yes = Il avait une raison valable
button-reason-no = Il n’en avait manifestement aucune
button-mate-yes = Le mat est encore possible
button-mate-no = Le mat n’est plus possible
button-score-loss = Une perte
button-uphold = Admettre la réclamation
button-agree = Accepter, la nulle étant refusée
button-refuse = Rejeter la demande
button-keep = Laisser les pendules telles quelles
button-set = Régler les pendules …
button-deliberate = Touchée délibérément
button-accidental = Touchée par accident
button-loss = Il perd la partie
button-play-on = La partie continue
button-as-written = Le jouer tel qu’il est écrit
button-unintelligible = Il ne désigne aucun coup
button-stands = Le mat est maintenu
button-must-move = La pièce touchée doit être jouée
button-unknown = Nul ne peut le dire
button-rule = Statuer
notice-illegal = Le { ORDINAL($number) } coup { DE($side) } était illégal.
notice-unpromoted =
    Le { ORDINAL($number) } coup { DE($side) } a laissé en { $square } un pion non promu.
notice-empty-press = { CAP($side) } ont appuyé sur la pendule sans avoir joué.
notice-two-hands = Le { ORDINAL($number) } coup { DE($side) } a été joué à deux mains.
notice-breach = { CAP($side) } ont joué { $move } et manqué à une obligation.
notice-flag = Le drapeau { DE($side) } est tombé, et nul ne l’a signalé.
notice-flags = Les deux drapeaux sont tombés, et nul ne l’a signalé.
notice-times =
    La position est là pour la { ORDINAL($times, gender: "f") } fois ; nul ne l’a réclamé.
notice-fifty = { $moves } coups de chacun sans prise ni coup de pion ; nul ne l’a réclamé.
notice-must-record = { CAP($side) } doivent noter avant de jouer.
notice-counter =
    Le compteur { DE($side) } indique { $moves } coups ; l’enregistrement en a { $made } achevés.
notice-outside =
    Une pendule extérieure ({ $device }) a servi de { $since } à { $until } sans liaison :
    { $presses } pressions. Elle indique { $white } pour les Blancs, { $black } pour les Noirs. Rien
    n’en a été repris ; réglez les pendules si elle a raison.
notice-no-time = une heure inconnue
notice-away =
    Le serveur a redémarré et a pu être absent de { $since } à { $until } ({ $seconds } s).
    { $whose ->
        [white] La pendule des Blancs
        [black] La pendule des Noirs
       *[none] La pendule
    } a continué de marcher.
notice-spare = N’imputez le temps à personne, ou réglez les pendules, si cela n’est pas juste.
notice-set = Réglez les pendules si cela n’est pas juste.
case-after = { $number }{ $dots } { $move }
evidence-same =
    { $times ->
        [one] La position réclamée, une fois
       *[other] La position réclamée, { $times } fois
    }
evidence-quiet =
    { $moves } coups de chacun depuis la dernière prise ou le dernier coup de pion
    ({ $count } demi-coups)
evidence-start = Au début
evidence-intended = Avec { $move }, le coup annoncé

card-clocks-stand = Les pendules sont arrêtées.
card-time = { CAP($side) } manquent de temps.
card-absent = { CAP($side) } ne sont pas connectés, et leur pendule tourne.
view-white = Blancs
view-black = Noirs
