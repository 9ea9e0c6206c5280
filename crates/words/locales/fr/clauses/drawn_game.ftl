# drawn_game
