# Blind players.

what-blind-players = rules on blind players

blind-not-made =
    { $lacks ->
        [take-off] The captured man is still on { $side }'s board: the move is not made.
        [place] { $side } has announced a move and put no man elsewhere: the move is not made.
        [announce] { $side } has not announced the move: it is not made.
       *[announce-again]
            { $side } has announced another move than he made on the board, and has not corrected
            it.
    } Only then is { $opponent }'s clock started.
boards-as-written = The men stand as both scores say.
boards-scores-agree =
    The boards differ, and both scores agree: the position is that of the scores.
boards-scores-differ = The boards differ, and the scores differ from here on.
boards-times-asked = The moves were retraced to where the scores agree. What shall the clocks show?
assistant-not-for-him =
    That is for { $side } alone. His assistant makes and announces moves, keeps the score, starts
    the opponent's clock, claims the flag, reports a touched man, and sees to an adjournment.
assistant-of-the-blind-only = { $blind } has an assistant: { $side } may not have one as well.
assistant-moves-and-announces = { $side }'s assistant makes moves and announces them, no more.
assistant-compulsory = { $side } is blind, and { $opponent } does not hear well.
one-board = Neither player is blind: there is one board.
