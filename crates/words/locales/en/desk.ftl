# What the arbiter's desk says of its own: acts that cannot be, whatever the Laws say.

game-over = The game is over.
no-clock = This game has no clock.
board-refuses-other-moves = This board refuses any other move.
claim-ended-the-game =
    { $side }'s claim has ended the game; the result is still to be decided by an arbiter.
