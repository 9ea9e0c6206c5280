# Chess960.

chess960-unknown =
    The Laws of { $edition } have no rules on Chess960 that are in hand. Is the game played by those
    of 2009, or what do you decide?
