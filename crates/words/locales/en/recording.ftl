# The recording of the moves.

what-in-advance = ban on writing moves in advance

written-ahead-asked =
    { $side } writes his move before he makes it. { $purpose ->
        [claim] Does he mean to claim a draw with it?
        [sealing] Does he mean to seal it?
       *[both] Does he mean to claim a draw with it or to seal it?
    } Else it is forbidden.
assistant-writes-asked =
    { $side } cannot keep score and asks for an assistant who writes for him. Do you accept, and how
    much time is taken for it?
unable-to-write-asked =
    { $side } cannot keep score. Do you accept it, and how much time is taken from him?
no-deduction = Nothing is taken from { $side }'s time for a disability.
not-required = { $side } need not record: in rapid and blitz nobody need.
released-by-time =
    { $side } need not record: he has had less than five minutes in this period, with less than
    thirty seconds a move.
released-by-opponent =
    { $side } need not record: the opponent, short of time, has stopped recording.
must-record-now =
    { $side } has the move and writes what is missing before he moves, on his own time; the
    opponent's scoresheet may be used and is given back.
must-record-then =
    When { $side } has the move again, he writes what is missing before he moves, on his own time;
    the opponent's scoresheet may then be used and is given back.
all-recorded = { $side }'s scoresheet lags no further than the Laws let it.
both-complete =
    { $source ->
        [arbiter] Both bring their scoresheets up to date, from the arbiter's if the arbiter has recorded.
       *[either] Both bring their scoresheets up to date, from the arbiter's scoresheet or the opponent's.
    }
one-completes =
    { $side } brings his scoresheet up to date before he moves, on his own time; having the move he
    may use the opponent's, and gives it back.
reconstruct =
    No scoresheet is complete: the game is reconstructed on a second board. { $noted ->
        [position] The arbiter first writes down the position.
        [times] The arbiter first writes down the position, the times and the number of moves.
       *[running] The arbiter first writes down the position, the times, whose clock was running and
            the number of moves.
    }
not-shown =
    The scoresheets cannot show whether { $side } has made the prescribed moves in time.
signed-wrong =
    Both have signed { $signed }, but the game ended { $reached }. What was signed stands, unless you
    decide otherwise: does it stand?
signed-early =
    Both have signed { $signed }, and the game has not ended on the board. What was signed stands,
    unless you decide otherwise: does it stand?
