# irregularities

begun-made = Chaque joueur a joué { $moves } coups, et il est trop tard pour le corriger.
begun-completed = Chaque joueur a achevé { $moves } coups, et il est trop tard pour le corriger.
board-turned-not-all = L’échiquier n’est pas la seule erreur.
board-turned-transfer = La position est transférée sur un échiquier bien orienté.
colors-reversed = Chaque joueur a joué { $moves } coups avec la couleur de l’autre.
colors-reversed-continues =
    La partie continue sauf décision contraire de l’arbitre. Continue-t-elle ?
displaced-men = { CAP($side) } ont dérangé des pièces.
displaced-from = { CAP($side) } ont dérangé ce qui se trouvait en { $squares }.
displacing-put-right = { CAP($side) } remettent les pièces en place sur leur propre temps.
displacing-may-be-penalised = L’arbitre peut le pénaliser.
displacing-clock-ran = La pendule { DE($side) } marchait. Que doit-elle indiquer ?
found-displaced = Des pièces se trouvaient sur de mauvaises cases.
found-illegal-position =
    L’arbitre reconstitue la partie et rétablit la dernière position que l’on peut identifier.
price-count = C’est le { ORDINAL($number) } coup illégal { DE($side) }.
price-can-mate =
    Il fait perdre la partie, à moins que { $opponent } ne puissent pas mater. { CAP($opponent) }
    peuvent-ils encore mater ?
uncompleted-put-right = Le coup n’est pas achevé : il est corrigé sans pénalité.
two-hands = { CAP($side) } ont joué un coup des deux mains.
two-hands-not-counted =
    { CAP($side) } ont joué un coup des deux mains : ce n’est pas ici un coup illégal. L’arbitre
    peut le pénaliser.
empty-press = { CAP($side) } ont appuyé sur la pendule sans jouer.
empty-press-not-counted =
    { CAP($side) } ont appuyé sur la pendule sans jouer : ce n’est pas ici un coup illégal.
    L’arbitre peut le pénaliser.
unpromoted = { CAP($side) } ont laissé un pion en { $square } et appuyé sur la pendule.
illegal-move-completed = { CAP($side) } ont achevé un coup illégal.
set-up-wrongly = Les pièces étaient mal placées au début.
set-up-king-and-queen =
    Le roi et la dame { DE($side) } étaient inversés : { $side } ne peuvent pas roquer.
set-up-king = Le roi { DE($side) } était mal placé : { $side } ne peuvent pas roquer.
set-up-rook = Une tour { DE($side) } était mal placée : { $side } ne peuvent pas roquer avec elle.
no-illegal-move = Aucun coup illégal n’est constaté.
window-while-it-lasts = Une irrégularité ne se corrige que tant que dure la partie.
window-next-move =
    Ici, elle ne se corrige que jusqu’à ce que l’adversaire ait joué son coup suivant ; elle est
    maintenue.
window-moves-of-both =
    Ici, une irrégularité ne se corrige que jusqu’à ce que les deux joueurs aient achevé
    { $moves } coups après elle ; elle est maintenue.
# Les irrégularités.
