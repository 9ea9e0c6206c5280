# irregularities

begun-made = Each player has made { $moves } moves, and it is too late to correct that.
begun-completed = Each player has completed { $moves } moves, and it is too late to correct that.
board-turned-not-all = The board is not all that was wrong.
board-turned-transfer = The position is transferred to a board that lies rightly.
colors-reversed = Each player has made { $moves } moves with the colours of the other.
colors-reversed-continues =
    The game continues unless the arbiter rules otherwise. Does it continue?
displaced-men = { $side } displaced men.
displaced-from = { $side } displaced what stood on { $squares }.
displacing-put-right = { $side } puts the men right on his own time.
displacing-may-be-penalised = The arbiter may penalise it.
displacing-clock-ran = { $side }'s clock was running. What shall it show?
found-displaced = Men stood on wrong squares.
found-illegal-position =
    The arbiter reconstructs the game and restores the last position that can be identified.
price-count =
    It is { $number ->
        [1] the first illegal move by { $side }.
        [2] the second illegal move by { $side }.
        [3] the third illegal move by { $side }.
       *[other] illegal move number { $number } by { $side }.
    }
price-can-mate =
    It loses the game unless { $opponent } cannot give mate. Can { $opponent } still give mate?
uncompleted-put-right = The move is not completed: it is put right without a penalty.
two-hands = { $side } used two hands for one move.
two-hands-not-counted =
    { $side } used two hands for one move: here that is no illegal move. The arbiter may
    penalise it.
empty-press = { $side } pressed the clock without a move.
empty-press-not-counted =
    { $side } pressed the clock without a move: here that is no illegal move. The arbiter may
    penalise it.
unpromoted = { $side } left a pawn on { $square } and pressed the clock.
illegal-move-completed = { $side } completed an illegal move.
set-up-wrongly = The men were set up wrongly at the start.
set-up-king-and-queen = { $side }'s king and queen were reversed: { $side } may not castle.
set-up-king = { $side }'s king was placed wrongly: { $side } may not castle.
set-up-rook = A rook of { $side }'s was placed wrongly: { $side } may not castle with it.
no-illegal-move = No illegal move is found.
window-while-it-lasts = An irregularity is put right only while the game lasts.
window-next-move = It is put right here only until the opponent has made his next move; it stands.
window-moves-of-both =
    An irregularity is put right here only until both players have completed { $moves } moves
    after it; it stands.
# Irregularities.
