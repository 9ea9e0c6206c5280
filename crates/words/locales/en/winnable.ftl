# Why a side can still mate, or cannot.

winnable-mate = { $side } has given mate.
winnable-line =
    { $count ->
        [one] One legal move ends in mate by { $side }.
       *[other] A series of { $count } legal moves ends in mate by { $side }.
    }
winnable-mated = { $side } is mated.
winnable-stalemate = It is stalemate.
winnable-bare-king = { $side } has only the king.
winnable-material = No man left that could mate: with these men on the board, { $side } cannot.
winnable-exhausted =
    { $count ->
        [one] Only this position can arise, and it is no mate.
       *[other] Only { $count } positions can arise, and none is mate.
    }
winnable-locked =
    { $count ->
        [one] The pawns are locked: one set of positions holds all that can arise, and none is mate.
       *[other] The pawns are locked: { $count } sets of positions hold all that can arise, and none is mate.
    }
winnable-held =
    { $positions ->
        [0] { $sets ->
            [one] One set of positions holds all that can arise, and none is mate.
           *[other] { $sets } sets of positions hold all that can arise, and none is mate.
        }
       *[other] { $sets ->
            [one] One set of positions and { $positions } single ones hold all that can arise, and none is mate.
           *[other] { $sets } sets of positions and { $positions } single ones hold all that can arise, and none is mate.
        }
    }
winnable-undetermined = The nodes were spent before either was proved.

# For `flagfall winnable`.
winnable-side = { $side }
winnable-yes = winnable
winnable-no = unwinnable
winnable-unknown = undetermined
winnable-dead = The position is dead.
