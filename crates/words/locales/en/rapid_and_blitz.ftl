# rapid_and_blitz

illegal-moves-on-claim =
    In this game the arbiter rules on an illegal move only when the opponent claims it.
illegal-position-checks = Both kings are in check, and another move has been completed.
illegal-position-pawn = A pawn stands on the last rank, and another move has been completed.
own-flag-down = { $side }'s own time has run out as well.
touch-on-request = In this game the arbiter rules on touched men only when a player asks for it.
looking-without-the-move = { $side } does not have the move: only who has it may ask for it.
looking-too-often =
    { $side } has asked to see the arbiter's scoresheet { $times } times; more distracts the
    opponent.
looking-granted = The arbiter shows { $side } his scoresheet.
blitz-not-men-enough =
    { $side } has not men enough to come, with all help, to a position in which the opponent cannot
    avoid being mated at the next move.
blitz-men-enough-asked =
    Has { $side } men enough to come, with all help, to a position in which the opponent has the
    move and cannot avoid being mated at the next?
