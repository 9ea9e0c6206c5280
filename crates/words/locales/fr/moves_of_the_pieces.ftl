# moves_of_the_pieces
