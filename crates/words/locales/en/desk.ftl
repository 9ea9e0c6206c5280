# What the arbiter's desk says of its own: acts that cannot be, whatever the Laws say.

game-over = The game is over.
no-clock = This game has no clock.
board-refuses-other-moves = This board refuses any other move.
