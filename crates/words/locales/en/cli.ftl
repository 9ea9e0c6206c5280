# What the command says of its own.

rule-title = { $file }, under the Laws of { $edition }
rule-refused = Refused:
rule-question = Question { $id }:
rule-answers = answers: { $answers }
rule-completing = { $edition } completing { $other }
rule-position = position
rule-after =
    after { $plies ->
        [one] 1 half-move
       *[other] { $plies } half-moves
    }
rule-clocks-label = clocks
rule-clocks =
    White { $white }, Black { $black }; { $running ->
        [white] White's clock runs
        [black] Black's clock runs
       *[none] both clocks stand
    }
rule-bound = bound
rule-illegal = illegal
rule-counted = White { $white }, Black { $black } counted
rule-outcome = outcome
rule-game-is-on = the game is on
rule-not-played = not played
case-at = at { $time } { $act }
case-as-the-table = as the table says
case-otherwise = the table says otherwise
case-not-in-table = not in the table
explain-in-force = In force: { $count } provisions
explain-class =
    { $class ->
        [rapid] A rapid game,
        [blitz] A blitz game,
       *[standard] A standard game,
    }
explain-supervision =
    { $word ->
        [inadequate] by an arbiter with more boards than he can watch.
        [none] without an arbiter in the venue.
       *[adequate] adequately supervised.
    }
explain-option = Option { $name } = { $value }
explain-replaced = Replaced in this game
explain-nothing-replaced = No appendix puts anything in place of the articles.
explain-by = by { $article }, { $title }
explain-completed = from { $edition }
laws-no-such-words = no clause that we hold speaks of { $words }
laws-not-printed = no edition prints a clause { $clause } that we hold
laws-not-printed-in = the edition of { $edition } does not print a clause { $clause } that we hold
laws-nothing = there is no clause
laws-hint = `flagfall laws` lists every clause with its number.
laws-not-yet = There is no such rule yet.
laws-repealed = There is no such rule any more.
laws-not-in-hand = What this text says is not in hand.
laws-since = It came in { $edition }.
laws-worded-anew = It was worded anew in { $editions }.
laws-renumbered = It was renumbered in { $editions }.
laws-gone = It went in { $editions }.
laws-unchanged = It never changed.
laws-cases =
    { $count ->
        [one] One case turns on it:
       *[other] { $count } cases turn on it:
    }
laws-more-cases = and { $count } more; --json names them all.
laws-found =
    { $count ->
        [one] One clause speaks of it.
       *[other] { $count } clauses speak of it.
    }
compare-title = From the Laws of { $before } to those of { $after }
compare-counts =
    Worded anew: { $worded }; new: { $new }; gone: { $gone }; only renumbered: { $renumbered }.
compare-not-in-hand = Of { $count } the text is not in hand in one of the two.
compare-renumbered = Renumbered: { $ways }.
