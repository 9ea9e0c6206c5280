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
