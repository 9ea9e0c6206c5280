# What is ruled: decisions, obligations, results, and the refusals of every article.

decision-add-time = { $side } gets { $time } more.
decision-take-time = { $side } loses { $time }.
decision-set-time = { $side }'s clock is set to { $time }.
decision-stop-clocks = The clocks are stopped.
decision-start-clock = { $side }'s clock is started.
decision-restore-start = The initial position is restored.
decision-restore = The position after half-move { $ply } is restored.
decision-replace-by-queen = The pawn on { $square } is replaced by a queen.
decision-warn = { $side } is warned.
decision-points = { $side }'s points: { $change }.
decision-new-game = The game is cancelled; a new game is played.
decision-continue = The game continues.
decision-claim-upheld = The claim is correct.
decision-claim-rejected = The claim is incorrect.
decision-claim-postponed = The decision on { $side }'s claim is postponed.
decision-extra-each-move = Both players get { $time } more with each move from now on.
decision-must-use-assistant = { $side } must use an assistant.
decision-play-written = { $side }'s move is { $move }, as it is written.
decision-must-seal = { $side } must seal his move.
decision-adjourn = The game is adjourned; { $side } has sealed his move.
decision-play-sealed = The envelope is opened: { $side } sealed { $move }.
decision-refer = The game is ended by { $side }'s claim; its result is still to be decided.
decision-must-record = { $side } must bring his scoresheet up to date.
decision-counts-as = { $side }'s next move counts as his move { $number }.

must-play = { $side } must play { $move }.
must-move = { $side } must move the man on { $square }.
must-capture = { $side } must capture the man on { $square }.

outcome-win = { $side } wins { $by }.
outcome-draw = The game is drawn { $by }.
outcome-both-lose = Both players lose { $by }.
outcome-draw-counts = By the regulations of the event a draw counts as a win for Black.
outcome-score = { $result } { $by }.

ending-checkmate = by checkmate
ending-stalemate = by stalemate
ending-dead-position = because neither side can give mate
ending-resignation = by resignation
ending-agreement = by agreement
ending-repetition = by repetition of the position
ending-fifty-moves = by the fifty-move rule
ending-fivefold = because the position stood for the fifth time
ending-seventy-five-moves = by the seventy-five-move rule
ending-flagfall = on time
ending-cannot-mate = because the other side cannot give mate
ending-both-flags = because both flags are down
ending-illegal-moves = by illegal moves
ending-default-time = by late arrival
ending-conduct = by conduct
ending-device = by an electronic device
ending-quickplay = in the quickplay finish
ending-sealed-move = by the sealed move
ending-illegal-position = because the position is illegal
ending-arbiter = by decision of the arbiter

refusal-not-yet = The Laws of { $edition } know no { $what }; it came later.
refusal-repealed = The Laws of { $edition } no longer know { $what }.
refusal-not-in-hand =
    The text of { $edition } on { $what } is not in hand.
    The option `completed` = `2009` takes it from 2009.

wing =
    { $wing ->
        [king] king side
       *[queen] queen side
    }

decision-fine = { $side } is fined.
decision-appeal-admitted = { $side }'s appeal is heard.
