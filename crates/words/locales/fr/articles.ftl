# Les titres des articles, et ce que disent les livrets.

article-arbiter = L’arbitre
article-nature-and-objectives = La nature et les buts du jeu
article-moves-of-the-pieces = La marche des pièces
article-act-of-moving = L’exécution des coups
article-completion = La fin de la partie
article-chessclock = La pendule d’échecs
article-irregularities = Les irrégularités
article-drawn-game = La partie nulle
article-quickplay-finish = La fin de partie au K.O.
article-rapid-and-blitz = Parties rapides et blitz
article-notation = La notation algébrique
article-blind-players = Les joueurs non voyants
article-chess960 = Les échecs 960
article-adjournment = Les parties ajournées
booklet-title = Les Règles du jeu d’échecs, { $edition }
booklet-in-our-words =
    Dans nos propres termes, d’après les tables des règles. Le texte lui-même est celui de la FIDE.
booklet-not-in-hand = Texte manquant : { $titles }.
booklet-preface = Préambule
booklet-worded-first = première rédaction
article-recording = La notation des coups
article-points = Les points
article-conduct = La conduite des joueurs
article-federations = Règles des fédérations
