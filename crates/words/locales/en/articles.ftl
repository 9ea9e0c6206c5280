# The titles of the articles, and what the booklets say.

article-arbiter = The arbiter
article-nature-and-objectives = The nature and objectives of the game
article-moves-of-the-pieces = The moves of the pieces
article-act-of-moving = The act of moving the pieces
article-completion = The completion of the game
article-chessclock = The chess clock
article-irregularities = Irregularities
article-drawn-game = The drawn game
article-quickplay-finish = The quickplay finish
article-rapid-and-blitz = Rapid and blitz
article-notation = Algebraic notation
article-blind-players = Blind players
article-chess960 = Chess960
article-adjournment = Adjourned games
booklet-title = The Laws of Chess, { $edition }
booklet-in-our-words = In our words, from the tables of the clauses. The text itself is FIDE's.
booklet-not-in-hand = Not in hand: { $titles }.
booklet-preface = Preface
booklet-worded-first = as worded here first
article-recording = The recording of the moves
article-points = Points
article-conduct = The conduct of the players
article-federations = Rules of federations
