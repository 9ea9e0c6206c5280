# moves_of_the_pieces

man-on = the { $man } on { $square }
some-man-on = the man on { $square }
move-no-man = There is no man on { $square }.
move-not-his = { $side } has the move, and { $man } is not his.
move-none = { CAP($man) } has not moved.
move-captures-king = A king is not captured.
move-cannot = { CAP($man) } cannot move to { $to }.
occupied-by-own = { $square } is held by a man of the same colour, { $man }.
bishop-way = The bishop on { $from } does not move to { $to }: it moves along its diagonals.
rook-way = The rook on { $from } does not move to { $to }: it moves along its file and its rank.
queen-way =
    The queen on { $from } does not move to { $to }: it moves along its file, its rank and its
    diagonals.
knight-way = The knight on { $from } does not move to { $to }.
intervening-man = Between { $moved } and { $to } stands { $man }.
pawn-way = The pawn on { $from } does not move to { $to }.
pawn-blocked = The pawn cannot step forward: { $man } is in front of it.
pawn-has-moved = The pawn on { $from } has moved: it no longer goes two squares.
pawn-two-blocked = The pawn cannot go two squares: { $man } is in the way.
pawn-captures-nothing = The pawn on { $from } moves to { $to } only to capture; { $to } is empty.
en-passant-late =
    The pawn on { $square } is not captured in passing: that is for the move after it went two
    squares.
promotion-only-pawns = Only a pawn is exchanged for another man.
promotion-not-there = A pawn is not exchanged on { $square }: that is not its last rank.
promotion-not-for = A pawn is not exchanged for a { $man }.
promotion-missing = The pawn on { $square } has not been exchanged for another man.
king-step = The king on { $from } does not move to { $to }: it goes one square.
king-step-attacked = The king cannot go to { $to }: { $man } attacks it.
own-king-stays = { $side } stays in check from { $man }.
own-king-left = The move leaves the king on { $king } in check from { $man }.
own-king-left-somewhere = The move leaves the king in check from { $man }.
castling-into-check =
    Castling on the { wing } would leave the king in check.
castling-lost =
    { $side } has lost the right to castle on the { wing }: the king or that rook has moved, or the rook is gone.
castling-in-check = Castling is prevented: { $man } gives check.
castling-blocked = Castling is prevented: { $man } is in the way.
castling-attacked = Castling is prevented: { $man } attacks { $square }.
position-no-king = { $side } has no king.
position-kings = { $side } has { $kings } kings.
position-both-in-check = Both kings are in check.
position-waiting-in-check = { $side } is in check, and does not have the move.
position-pawn-on = A pawn stands on { $square }.
position-pawns = { $side } has { $pawns } pawns.
position-promoted = { $side } has { $pawns } pawns and more pieces than promotion can explain.
