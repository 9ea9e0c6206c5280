# The drawn game.

offer-not-open = No draw offer of { $side }'s is open.
fivefold-stands = The position stands for the fifth time.
claims-of-a-draw = claims of a draw
claim-form =
    { $side } claims with a move, but what is written is no legal move. Is the claim to be
    heard?
offer-without-condition =
    No condition can be attached to an offer of a draw: it stands without it.
played-on =
    The game was drawn with half-move { $ply }, and nobody noticed. What becomes of the moves
    played after it?
restriction-from-move =
    The rules of this event forbid a draw by agreement before each player has made { $from }
    moves; { $made } have been made.
restriction-never =
    The rules of this event forbid a draw by agreement without the arbiter's consent.
seventy-five =
    Each player has made { $moves } moves without a capture and without the move of a pawn.
claim-would-appear = The position would appear for the { ORDINAL($times) } time.
claim-has-appeared = The position has appeared for the { ORDINAL($times) } time.
claim-would-appear-only =
    The position would appear for the { ORDINAL($times) } time, not the third.
claim-has-appeared-only =
    The position has appeared for the { ORDINAL($times) } time, not the third.
claim-half-moves = { $count } half-moves without a capture or the move of a pawn.
claim-too-few =
    { $count } half-moves without a capture or the move of a pawn; a hundred are needed.
claim-zeroing = { $move } is a capture or the move of a pawn.
claim-played-first =
    { $side } has played his move on the board; to claim with it he had to write it and not play
    it.
claim-not-his-move = { $side } does not have the move; only who has it can claim a draw.
claim-touched = { $side } has touched a man: he can claim again on his next move.
