# Ce que chacun a fait ou dit, acte par acte.

act-by =
    { $by ->
        [white] Les Blancs
        [black] Les Noirs
        [white_assistant] L’assistant des Blancs
        [black_assistant] L’assistant des Noirs
        [clock] La pendule
       *[arbiter] L’arbitre
    }
act-adjusts = { act-by } { VERB($by, "adoube", "adoubent") } { $squares }
act-touches = { act-by } { VERB($by, "touche", "touchent") } { $squares }
act-touches-by-accident = { act-by } { VERB($by, "touche", "touchent") } par accident { $squares }
act-lifts = { act-by } { VERB($by, "soulève", "soulèvent") } { $squares }
act-releases = { act-by } { VERB($by, "lâche", "lâchent") } { $from } en { $to }
act-removes = { act-by } { VERB($by, "retire", "retirent") } { $square }
act-exchanges = { act-by } { VERB($by, "pose", "posent") } { UN($man) } en { $square }
act-plays = { act-by } { VERB($by, "joue", "jouent") } { $move }
act-plays-both-hands = { act-by } { VERB($by, "joue", "jouent") } à deux mains { $move }
act-displaces = { act-by } { VERB($by, "déplace", "déplacent") } par accident { $squares }
act-presses = { act-by } { VERB($by, "appuie", "appuient") } sur la pendule
act-presses-other-hand =
    { act-by } { VERB($by, "appuie", "appuient") } sur la pendule de l’autre main
act-presses-no-move = { act-by } { VERB($by, "appuie", "appuient") } sur la pendule sans avoir joué
act-presses-other-hand-no-move =
    { act-by } { VERB($by, "appuie", "appuient") } sur la pendule de l’autre main, sans avoir joué
act-writes = { act-by } { VERB($by, "écrit", "écrivent") } { $text }
act-remark = L’arbitre : { $text }
result-changed = L’arbitre remplace le résultat par { $result } : { $reason }
result-as-played = L’arbitre rétablit le résultat de la partie : { $reason }
result-stands = { $result } vaut par décision de l’arbitre, à la place de ce résultat.
act-marks = { act-by } { VERB($by, "note", "notent") } { $text }
act-offers = { act-by } { VERB($by, "propose", "proposent") } nulle
act-offers-on = { act-by } { VERB($by, "propose", "proposent") } nulle sous condition
act-accepts = { act-by } { VERB($by, "accepte", "acceptent") } la nulle
act-declines = { act-by } { VERB($by, "refuse", "refusent") } la nulle
act-resigns = { act-by } { VERB($by, "abandonne", "abandonnent") }
act-asks =
    { act-by } { VERB($by, "demande", "demandent") } { $what ->
        [increment] un incrément
        [explanation] une explication
        [spare_piece] une pièce de rechange
        [writing_assistant] un assistant pour noter
        [clock_assistant] un assistant pour la pendule
        [deduction] que l’adversaire perde du temps
        [device] la permission d’utiliser un appareil
        [clock_placement] la pendule de l’autre côté
        [move_number] le nombre de coups
       *[scoresheet] une feuille de partie
    }
act-claims =
    { act-by } { VERB($by, "réclame", "réclament") } { $ground ->
        [fifty] la nulle par la règle des cinquante coups
        [flag] pour la chute du drapeau
        [illegal_move] pour un coup illégal
        [touch_move] pour une pièce touchée
        [quickplay] la nulle dans la fin au K.-O.
        [displaced] pour des pièces déplacées
        [times] pour des temps erronés
        [win] le gain
        [clock_setting] pour un mauvais réglage de la pendule
       *[repetition] la nulle par répétition
    }
act-claims-written = { $done }, ayant écrit { $move }
act-claims-display = { $done }, d’après le seul affichage
act-saying = { $done } : { $words }
act-because = { $done } (motif : { $reason })
act-stops = { act-by } { VERB($by, "arrête", "arrêtent") } les pendules
act-stops-as-arbiter =
    { act-by } { VERB($by, "arrête", "arrêtent") } les pendules à la place de l’arbitre
act-stops-as-player =
    { act-by } { VERB($by, "arrête", "arrêtent") } les pendules à la place d’un joueur
act-arrives = { act-by } { VERB($by, "arrive", "arrivent") }
act-arrives-at = { act-by } { VERB($by, "arrive", "arrivent") } (lieu : { $area })
act-leaves = { act-by } { VERB($by, "s’absente", "s’absentent") }
act-leaves-for = { act-by } { VERB($by, "s’absente", "s’absentent") } (lieu : { $area })
act-permitted = { $done } avec permission
act-device =
    { $what ->
        [found] { act-by } { VERB($by, "a", "ont") } sur soi un appareil que l’on trouve
        [in_bag] { act-by } { VERB($by, "a", "ont") } un appareil dans un sac
       *[rings] { act-by } { VERB($by, "a", "ont") } un appareil qui sonne
    }
act-appeals = { act-by } { VERB($by, "fait", "font") } appel
act-seals = { act-by } { VERB($by, "met", "mettent") } { $text } sous enveloppe
act-signs = { act-by } { VERB($by, "signe", "signent") } { $score }
act-announces = { act-by } { VERB($by, "annonce", "annoncent") } { $text }
act-shows-flag = { act-by } { VERB($by, "montre", "montrent") } un drapeau tombé
act-observes = { act-by } { VERB($by, "constate", "constatent") } { act-seen }
act-seen =
    { $what ->
        [flag] une chute du drapeau
        [illegal_move] un coup illégal
        [touch_move] un manquement à ce qu’impose une pièce touchée ou une décision
        [illegal_position] une position illégale
        [dead_position] une position morte
        [displaced] des pièces déplacées
        [initial_position] une position initiale erronée
        [colors_reversed] une inversion des couleurs
        [board_turned] un échiquier mal orienté
        [unrecorded] des coups non notés
        [written_ahead] un coup noté d’avance
        [moves_unproven] des coups que rien ne prouve
        [repetition] une position répétée
        [fifty] cinquante coups sans prise ni coup de pion
        [absent] une absence
        [clock_defective] une pendule défectueuse
        [clock_setting] un mauvais réglage de la pendule
        [clock_handling] un mauvais usage de la pendule
        [distraction] une gêne
        [coaching] un conseil venu d’ailleurs
        [refusal] un refus de se conformer aux Règles
        [notes] l’usage de notes ou de conseils
        [disrepute] une conduite qui jette le discrédit sur le jeu
        [inspection_refused] un refus d’être contrôlé
        [smoking] l’usage du tabac
        [e_cigarette] l’usage d’une cigarette électronique
        [interference] une intervention de tiers
        [disturbance] un dérangement
        [boards_differ] que les deux échiquiers diffèrent
        [envelope_missing] que l’enveloppe manque
        [position_unknown] que la position ne peut être établie
       *[other] { $what }
    }
act-of = { $done } de la part { DE($side) }
act-of-both = { $done } de la part des deux
act-since = { $done } depuis le demi-coup { $ply }
act-gives = { act-by } { VERB($by, "donne", "donnent") } { $time } { A($side) }
act-gives-both = { act-by } { VERB($by, "donne", "donnent") } { $time } aux deux
act-gives-for-line =
    { act-by } { VERB($by, "rend", "rendent") } { $time } { A($side) } pour la ligne
act-answers = { act-by } { VERB($by, "répond", "répondent") } à { $id } : { $choice }
act-answers-time =
    { act-by } { VERB($by, "répond", "répondent") } à { $id } : { $choice }, { $time }
act-starts = { act-by } { VERB($by, "met", "mettent") } la pendule en marche
act-starts-side = { act-by } { VERB($by, "met", "mettent") } en marche la pendule { DE($side) }
act-sets = { act-by } { VERB($by, "règle", "règlent") } la pendule { DE($side) } à { $time }
act-sets-counter =
    { act-by } { VERB($by, "met", "mettent") } le compteur { DE($side) } à { $moves }
act-replaces =
    { act-by } { VERB($by, "remplace", "remplacent") } la pendule, réglée à { $white } et { $black }
act-replaces-counted = { $done }, compteurs à { $white } et { $black }
act-installs = { act-by } { VERB($by, "installe", "installent") } { $control }
act-undoes = { act-by } { VERB($by, "annule", "annulent") } l’inscription { $number }
act-undoes-last = { act-by } { VERB($by, "annule", "annulent") } la dernière inscription
act-spares =
    { act-by } { VERB($by, "n’impute", "n’imputent") } à personne l’interruption { $number }
act-spares-last =
    { act-by } { VERB($by, "n’impute", "n’imputent") } à personne la dernière interruption
act-was-away = { act-by } { VERB($by, "était absente", "étaient absents") } depuis { $time }
act-restores = { act-by } { VERB($by, "rétablit", "rétablissent") } le demi-coup { $ply }
act-penalises =
    { act-by } { VERB($by, "pénalise", "pénalisent") } { $side } : { $penalty ->
        [add_opponent_time] du temps pour l’adversaire
        [take_time] du temps en moins
        [add_opponent_points] des points pour l’adversaire
        [take_points] des points en moins
        [loss] la perte de la partie
        [fine] une amende
        [exclusion] l’exclusion de la partie
        [expulsion] l’exclusion de la compétition
       *[warning] un avertissement
    }
act-penalises-time = { $done }, temps { $time }
act-penalises-score = { $done }, résultat { $score }
act-adjourns = { act-by } { VERB($by, "ajourne", "ajournent") } la partie
act-adjourns-until =
    { act-by } { VERB($by, "ajourne", "ajournent") } la partie jusqu’au { $until }
act-resumes = { act-by } { VERB($by, "reprend", "reprennent") } la partie
act-declares = { act-by } { VERB($by, "déclare", "déclarent") } { $score }
