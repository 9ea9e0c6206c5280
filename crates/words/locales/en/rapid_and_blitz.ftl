# rapid_and_blitz
