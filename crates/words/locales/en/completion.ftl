# completion

agreement-too-early = A draw may be agreed on once both players have made a move.
agreement-made = The players have agreed on a draw.
checkmate-given = { $side } is checkmated.
checkmate-against-touch = { $side }'s mating move broke the rules on touched men. Does it stand?
dead-position = Neither player can give mate by any series of legal moves.
dead-position-against-touch =
    Neither player can give mate any more, but { $side }'s move broke the rules on touched men.
    Does it stand?
dead-position-is-it = Can either player still give mate by any series of legal moves?
resignation = { $side } resigns.
resignation-to-helpless =
    { $side } resigns, and { $opponent } cannot give mate by any series of legal moves.
resignation-can-mate =
    { $side } resigns. Can { $opponent } still give mate by any series of legal moves?
stalemate-given = { $side } has no legal move and is not in check.
stalemate-against-touch =
    { $side }'s stalemating move broke the rules on touched men. Does it stand?
