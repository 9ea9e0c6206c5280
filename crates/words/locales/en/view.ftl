# What a seat is shown of a game, beside what is ruled.

begun-clock = The game has begun. { $side }'s clock is running.
begun = The game has begun. { $side } has the move.
act-has-sealed = { act-by } has written the move that is sealed
begin-over = The game is over.
begin-spectator = A spectator does not begin a game.
begin-alone = The other player is not there yet. The arbiter may start the clocks without him.
view-sign = Sign the scoresheets …
view-appeal = Appeal …
view-begin-arbiter = Start the game
view-begin = Begin
view-request = Ask the arbiter …
view-announce = Announce …
view-accept = Accept the draw
view-decline = Decline
view-offer = Offer a draw
view-claim = Claim …
view-write = Write …
view-adjust = Adjust
view-stop-to-claim = Stop the clocks …
view-press = Press
view-resign = Resign …
view-arrive = I am at the board
view-seal = Seal a move …
view-observe = Observe …
view-start = Start a clock …
view-stop = Stop the clocks
view-set-clock = Set the clocks …
view-set-counter = Set the counter …
view-replace-clock = Replace the clock …
view-undo = Undo a correction …
view-restore = Restore a position …
view-penalise = Penalise …
view-give-time = Give extra time …
view-adjourn = Adjourn the game …
view-resume = Resume the game
view-change-result = Change the result …
view-change-at-event = The result is the event’s: it is changed at its board, on the desk of the event.
view-no-result = This game has no result.
view-declare = Declare a result …
view-offer-stands = Your offer stands already.
view-nothing-to-claim = There is nothing to be claimed.
view-stopped-already = The clocks are stopped already.
view-flag-automatic = This clock calls its flags itself.
view-no-touch-move = Touch-move is not played in this game.
ground-repetition = The same position for the third time
ground-fifty = Fifty moves without a capture or a pawn move
ground-flag = The opponent's flag has fallen
ground-illegal-move = An illegal move
ground-touch-move = A touched man was not moved
ground-quickplay = The opponent makes no effort to win
ground-displaced = Men were displaced
ground-times = The clocks were set wrongly at the resumption
ground-win = A win
ground-clock-setting = The clock is set wrongly
button-reason-yes = He had a valid reason
button-reason-no = He obviously had none
button-mate-yes = Mate can still be given
button-mate-no = Mate can no longer be given
button-score-loss = A loss
button-uphold = Uphold the claim
button-agree = Agree, the draw being refused
button-refuse = Refuse the request
button-keep = Leave the clocks as they are
button-set = Set the clocks …
button-deliberate = Touched on purpose
button-accidental = Touched by accident
button-loss = Loses the game
button-play-on = Play on
button-as-written = Play it as written
button-unintelligible = It means no move
button-stands = The mate stands
button-must-move = The touched man must move
button-unknown = Nobody can say
button-rule = Rule on it
notice-illegal = { $side }'s { ORDINAL($number) } move was illegal.
notice-unpromoted = { $side }'s { ORDINAL($number) } move left a pawn on { $square } unexchanged.
notice-empty-press = { $side } pressed the clock without a move.
notice-two-hands = { $side }'s { ORDINAL($number) } move was made with both hands.
notice-breach = { $side } played { $move } and broke an obligation.
notice-flag = { $side }'s flag is down, and nobody has called it.
notice-flags = Both flags are down, and nobody has called one.
notice-times = The position stands for the { ORDINAL($times) } time; nobody has claimed it.
notice-fifty =
    { $moves } moves of each without a capture or a pawn move; nobody has claimed it.
notice-must-record = { $side } must record before he moves.
notice-counter = { $side }'s counter says { $moves } moves; the record has { $made } completed.
notice-outside =
    An outside clock ({ $device }) was kept from { $since } to { $until } while it had no line:
    { $presses } presses. It shows White { $white }, Black { $black }. Nothing of it was taken over;
    set the clocks if it is right.
notice-no-time = no time
notice-away =
    The server was restarted and may have been away from { $since } to { $until } ({ $seconds } s).
    { $whose ->
        [white] White's clock
        [black] Black's clock
       *[none] The clock
    } ran on meanwhile.
notice-spare = Charge the time to nobody, or set the clocks, if that is not right.
notice-set = Set the clocks if that is not right.
case-after = { $number }{ $dots } { $move }
evidence-same =
    { $times ->
        [one] The position of the claim, once
       *[other] The position of the claim, { $times } times
    }
evidence-quiet =
    { $moves } moves of each since the last capture or pawn move ({ $count } half-moves)
evidence-start = At the start
evidence-intended = With { $move }, as intended

card-clocks-stand = The clocks stand.
card-time = { CAP($side) } is short of time.
card-absent = { CAP($side) } is not connected, and his clock runs.
view-white = White
view-black = Black
