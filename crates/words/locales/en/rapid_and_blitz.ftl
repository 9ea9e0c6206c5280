# rapid_and_blitz

illegal-moves-on-claim =
    In this game the arbiter rules on an illegal move only when the opponent claims it.
illegal-position-checks = Both kings are in check, and another move has been completed.
illegal-position-pawn = A pawn stands on the last rank, and another move has been completed.
own-flag-down = { $side }'s own time has run out as well.
touch-on-request = In this game the arbiter rules on touched men only when a player asks for it.
