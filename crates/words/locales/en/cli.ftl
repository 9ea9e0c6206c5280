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

# What check prints of a game.

check-likely = likely: { $text } ({ $other })
check-diagnosis = { $what ->
        [certain] certainly
       *[likely] likely
    }: { $text }: { $other }; { $why }
check-game = game { $number }, { $text }
check-game-of = game { $number }, { $text }, { $other }
check-before-moves = before the first move
check-half-move = half-move { $number }
cause = { $what ->
        [result_sign] the kings were set up to signal the result
        [castling_in_two] castling was sent as two moves
        [duplicated] half-moves were sent twice
        [missing] half-moves are missing
        [misread] another move was made than is written
        [stands] an illegal move that stands
       *[unclear] unclear
    }
cure-compare = compare the scoresheets
cure-in-place = { $value } in place of { $other }
cure-before = { $text } before { $value }
cure-leave-out = leave out the second { $value }
cure-end = end the moves before { $value }
cure-none = none: { $value } was made, and no objection came in time
diagnosis-all-legal = { $count ->
        [1] the half-move that follows is legal then
       *[other] all { $count } half-moves that follow are legal then
    }
diagnosis-some-legal = { $count } half-moves that follow are legal then, of { $number }
diagnosis-alone = { $text }, and nothing else that was tried is as likely
diagnosis-rivals = { $text }; so they are with { $count ->
        [1] one other cure
       *[other] { $count } other cures
    }
diagnosis-nothing-follows = nothing follows that could tell
diagnosis-no-cure = no cure that was tried makes what follows legal
diagnosis-and = { $text } and { $other }
diagnosis-or = { $text } or { $other }
diagnosis-or-others = { $text } or { $count } others
sign-agrees = kings on { $text } signal { $value }, as the result says
sign-differs = kings on { $text } signal { $value }, but the result differs
sign-king = the last move puts a king on { $text }
sign-before = { $text }; { $value } before it may be part of the sign, or a move

# The report of check as a page.

report-name = games held against the Laws
report-title = Games held against the Laws
report-laws = By the Laws of { $value }
report-laws-by-date = Each by the Laws of its day
report-figures = { $laws }. { $games } games with { $plies } half-moves in { $files }; problems in { $value } games.
report-files = { $count ->
        [1] 1 file
       *[other] { $count } files
    }
report-problems = Problems
report-notes = Worth knowing
report-first = the first { $number } of { $value }
report-game = game { $number }
report-position = The position: { $value }
report-kind = { $what }
