# Ce que dit la commande elle-même.

rule-title = { $file }, selon les Règles de { $edition }
rule-refused = Refusé :
rule-question = Question { $id } :
rule-answers = réponses : { $answers }
rule-completing = { $edition } complétant { $other }
rule-position = position
rule-after =
    après { $plies ->
        [one] { $plies } demi-coup
       *[other] { $plies } demi-coups
    }
rule-clocks-label = pendules
rule-clocks =
    Blancs { $white }, Noirs { $black } ; { $running ->
        [white] la pendule des Blancs marche
        [black] la pendule des Noirs marche
       *[none] les deux pendules sont arrêtées
    }
rule-bound = tenus
rule-illegal = illégaux
rule-counted = Blancs { $white }, Noirs { $black } comptés
rule-outcome = issue
rule-game-is-on = la partie est en cours
rule-not-played = non jouée
case-at = à { $time } : { $act }
case-as-the-table = comme le dit le tableau
case-otherwise = le tableau dit autre chose
case-not-in-table = absent du tableau
explain-in-force = En vigueur : { $count } dispositions
explain-class =
    { $class ->
        [rapid] Partie rapide,
        [blitz] Blitz,
       *[standard] Partie lente,
    }
explain-supervision =
    { $word ->
        [inadequate] par un arbitre qui a plus d’échiquiers qu’il ne peut en surveiller.
        [none] sans arbitre sur place.
       *[adequate] sous une surveillance suffisante.
    }
explain-option = Option { $name } : { $value }
explain-replaced = Remplacé dans cette partie
explain-nothing-replaced = Aucune annexe ne prend la place de quoi que ce soit dans les articles.
explain-by = par { $article }, { $title }
explain-completed = de { $edition }
laws-no-such-words = aucune règle dont nous disposons ne parle de { $words }
laws-not-printed = aucune édition n’imprime de règle { $clause } dont nous disposions
laws-not-printed-in =
    l’édition de { $edition } n’imprime pas de règle { $clause } dont nous disposions
laws-nothing = il n’y a aucune règle
laws-hint = `flagfall laws` énumère toutes les règles avec leur numéro.
laws-not-yet = Cette règle n’existe pas encore.
laws-repealed = Cette règle n’existe plus.
laws-not-in-hand = Nous n’avons pas ce que dit ce texte.
laws-since = Elle apparaît en { $edition }.
laws-worded-anew = Nouvelle rédaction en { $editions }.
laws-renumbered = Nouveau numéro en { $editions }.
laws-gone = Elle disparaît en { $editions }.
laws-unchanged = Elle n’a jamais changé.
laws-cases =
    { $count ->
        [one] Un cas en dépend (en anglais) :
       *[other] { $count } cas en dépendent (en anglais) :
    }
laws-more-cases = et { $count } autres ; --json les nomme tous.
laws-found =
    { $count ->
        [one] Une règle en parle.
       *[other] { $count } règles en parlent.
    }
compare-title = Des Règles de { $before } à celles de { $after }
compare-counts =
    Rédigées autrement : { $worded } ; nouvelles : { $new } ; disparues : { $gone } ; seulement renumérotées : { $renumbered }.
compare-not-in-hand = De { $count }, le texte manque dans l’une des deux.
compare-renumbered = Renumérotées : { $ways }.

# Ce que check imprime d’une partie.

check-likely = probablement : { $text } ({ $other })
check-diagnosis = { $what ->
        [certain] certainement
       *[likely] probablement
    } : { $text } : { $other } ; { $why }
check-game = partie { $number }, { $text }
check-game-of = partie { $number }, { $text }, { $other }
check-before-moves = avant le premier coup
check-half-move = demi-coup { $number }
cause = { $what ->
        [result_sign] les rois ont été placés pour signaler le résultat
        [castling_in_two] le roque a été transmis comme deux coups
        [duplicated] des demi-coups ont été transmis deux fois
        [missing] des demi-coups manquent
        [misread] un autre coup a été joué que celui qui est écrit
        [stands] un coup illégal qui vaut
       *[unclear] pas clair
    }
cure-compare = comparer les feuilles de partie
cure-in-place = { $value } au lieu de { $other }
cure-before = { $text } avant { $value }
cure-leave-out = supprimer le second { $value }
cure-end = terminer les coups avant { $value }
cure-none = aucun : { $value } a été joué, et personne n’a protesté à temps
diagnosis-all-legal = { $count ->
        [1] le demi-coup qui suit est alors légal
       *[other] les { $count } demi-coups qui suivent sont alors tous légaux
    }
diagnosis-some-legal = { $count } des { $number } demi-coups qui suivent sont alors légaux
diagnosis-alone = { $text }, et rien d’autre de ce qui a été essayé n’est aussi probable
diagnosis-rivals = { $text } ; ils le sont aussi avec { $count ->
        [1] un autre remède
       *[other] { $count } autres remèdes
    }
diagnosis-nothing-follows = rien ne suit qui puisse le dire
diagnosis-no-cure = aucun remède essayé ne rend légal ce qui suit
diagnosis-and = { $text } et { $other }
diagnosis-or = { $text } ou { $other }
diagnosis-or-others = { $text } ou { $count } autres
sign-agrees = les rois en { $text } signalent { $value }, comme le dit le résultat
sign-differs = les rois en { $text } signalent { $value }, mais le résultat diffère
sign-king = le dernier coup met un roi en { $text }
sign-before = { $text } ; { $value }, avant lui, peut faire partie du signal ou être un coup

# Le rapport de check en page.

report-name = parties confrontées aux Règles
report-title = Parties confrontées aux Règles
report-laws = D’après les Règles de { $value }
report-laws-by-date = Chacune d’après les Règles de son jour
report-figures = { $laws }. { $games } parties de { $plies } demi-coups dans { $files } ; des problèmes dans { $value } parties.
report-files = { $count ->
        [1] 1 fichier
       *[other] { $count } fichiers
    }
report-problems = Problèmes
report-notes = Bon à savoir
report-first = les { $number } premiers sur { $value }
report-game = partie { $number }
report-position = La position : { $value }
report-kind =
    { $what ->
        [agreement_too_early] nulle convenue trop tôt
        [ambiguous_move] coup ambigu
        [bad_encoding] codage fautif
        [bad_fen] FEN fautif
        [bad_tag] balise fautive
        [clock_disagrees] pendule en désaccord
        [clock_impossible] temps impossible
        [credit_doubled] temps ajouté deux fois
        [credit_missing] temps non ajouté
        [dead_position] position morte
        [edition_assumed] édition supposée
        [fifty_claimable] cinquante coups réclamables
        [fivefold] cinq fois la position
        [flag_result_not_lawful] résultat au temps contraire aux Règles
        [forfeit_not_borne_out] perte au temps non confirmée
        [illegal_move] coup illégal
        [nonstandard_result] résultat hors norme
        [null_move] coup nul
        [over_disambiguated] précision superflue
        [played_on_after_end] jouée après la fin
        [ply_count_wrong] nombre de demi-coups faux
        [repetition_claimable] répétition réclamable
        [resignation_result_not_lawful] résultat d’abandon contraire aux Règles
        [result_contradicts_position] résultat contraire à la position
        [result_disagrees] résultats en désaccord
        [result_missing] résultat manquant
        [seventy_five] soixante-quinze coups
        [suffix_wrong] signe final faux
        [termination_disagrees] fin en désaccord
        [time_control_unread] cadence illisible
        [truncated] partie tronquée
        [unbalanced_variation] variante non fermée
        [unplayed] non jouée
        [unreadable_token] texte illisible
        [unterminated_comment] commentaire non fermé
       *[other] { $what }
    }
