# Les décisions sous la forme brève des tableaux du recueil de cas.

short-set = { CAP($side) } = { $value }
short-points = { CAP($side) } : points { $value }
short-moves = { CAP($side) } jouent la pièce en { $value }
short-captures = { CAP($side) } prennent en { $value }
short-plays = { CAP($side) } jouent { $move }
short-must-move = { CAP($side) } tenus de jouer la pièce en { $value }
short-must-capture = { CAP($side) } tenus de prendre en { $value }
short-must-play = { CAP($side) } tenus de jouer { $move }
short-must-record = { CAP($side) } tenus de noter
short-needs-assistant = { CAP($side) } ont besoin d’un assistant
short-does =
    { CAP($side) } { $what ->
        [warned] avertis
        [fined] à l’amende
        [records] doivent noter
        [seals] mettent sous pli
       *[other] { $what }
    }
short-time = { CAP($side) } { $value }
short-appeal = Appel { DE($side) } recevable
short-runs = Pendule { DE($side) } en marche
short-sealed = Coup { DE($side) } mis sous pli
short-counts = Le prochain { DE($side) } est le coup { $value }
short-opened = Coup { DE($side) } mis sous pli, { $move }, joué
short-written = Coup { DE($side) } écrit, { $move }, exécuté
short-nothing = rien
short-not-in-hand = non traité
short-new-game = nouvelle partie
short-continues = la partie continue
short-stopped = pendules arrêtées
short-claim =
    réclamation { $what ->
        [upheld] admise
        [rejected] rejetée
        [postponed] différée
       *[other] { $what }
    }
short-restore = rétablir le demi-coup { $value }
short-queen = une dame en { $value }
short-referred = renvoyé pour { $side }
short-each-move = les deux { $value } par coup
short-asks =
    à décider : { $what ->
        [assistant] l’assistant
        [both_flags] les deux drapeaux
        [can_mate] la possibilité de mater
        [claim_form] la forme de la réclamation
        [colors] les couleurs
        [dead_position] la position morte
        [extra_time] le temps supplémentaire
        [late_arrival] l’arrivée en retard
        [mate_against_touch] le mat contre la pièce touchée
        [penalty] la pénalité
        [quickplay] la fin de partie au K.O.
        [score_of_opponent] le score de l’adversaire
        [sealed_move] le coup sous pli
        [signed_result] le résultat signé
        [times] les temps
        [unfinished_castling] le roque inachevé
        [unregulated] ce que rien ne règle
        [valid_reason] la raison valable
        [written_ahead] le coup écrit d’avance
       *[other] { $what }
    }
short-refused =
    refusé : { $what ->
        [against_obligation] une obligation s’y oppose
        [awaiting_arbiter] l’arbitre doit d’abord décider
        [game_over] la partie est finie
        [illegal_move] coup illégal
        [no_clock] pas de pendule
        [no_offer] pas de proposition
        [no_such_choice] pas de tel choix
        [no_such_question] pas de telle question
        [no_such_rule] pas de telle règle
        [not_allowed] non permis
        [not_having_the_move] sans le trait
        [not_so] ce n’est pas le cas
        [not_this_seat] pas de cette place
        [right_lost] droit perdu
       *[other] { $what }
    }
short-clocks =
    pendules { $white } { $black }, { $whose ->
        [white] celle des Blancs marche
        [black] celle des Noirs marche
       *[none] arrêtées
    }
short-ends =
    { $score }, { $what ->
        [agreement] accord
        [arbiter] décision de l’arbitre
        [both_flags] les deux drapeaux
        [cannot_mate] aucun mat possible
        [checkmate] mat
        [conduct] conduite
        [dead_position] position morte
        [default_time] forfait
        [device] appareil
        [fifty_moves] cinquante coups
        [fivefold] cinq fois
        [flagfall] drapeau
        [illegal_moves] coups illégaux
        [illegal_position] position illégale
        [quickplay] fin de partie au K.O.
        [repetition] répétition
        [resignation] abandon
        [sealed_move] coup sous pli
        [seventy_five_moves] soixante-quinze coups
        [stalemate] pat
       *[other] { $what }
    }
