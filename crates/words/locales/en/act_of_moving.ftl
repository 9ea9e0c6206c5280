# The act of moving the pieces.

you-did = You { $did }.
side-did = { $side } { $did }.

contact-on-purpose = Did { $side } touch the man on { $square } on purpose?
adjusting-for-the-mover = Adjusting is for the player having the move.
adjusting-nobody-else = Only the player having the move may adjust.
complaint-touched = { $side } has touched a man himself, and can no longer claim.
complaint-touched-to-move =
    { $side } has touched a man himself to move or capture it, and can no longer claim.
complaint-not-bound = { $side } was bound to no other move.
complaint-nothing-broken =
    The last move broke no obligation: nothing touched or released bound to another.
touched = touched { $man }
touched-both = touched { $own } and { $other }
touched-king-and-rook = touched the king and the rook on { $rook }
touched-before-the-king = touched { $man } before the king
touched-square-with = touched { $square } with a { $man }
released = released the { $man } on { $square }
released-new = released a { $man } on { $square }
released-something = released the man on { $square }
meant-to-castle =
    meant to castle on the { wing }, which is not legal
must-castle = You must castle on the { wing }.
must-complete-castling = You must castle on that side.
must-capture-with = The { $own } must capture the { $other }.
it-must-move = It must move.
it-must-be-captured = It must be captured.
it-must-stay = It must stay there.
choice-is-final = The choice is final.
king-must-move-otherwise = The king must make another move.
rook-cannot-move = The rook cannot move. The king must, and may not castle with it.
rook-must-move = The rook must move.
castling-unfinished =
    { $side } put the king where castling takes it and pressed the clock without moving the rook. Did he forget to finish castling, or was it a move of the king?
castling-forgotten = { $side } had not finished castling.
