# Ce que disent les clauses : les points.

R11-1 = Ce que rapporte une partie
    .e1997 =
        Un gain, même par forfait, rapporte un point, une perte, même par forfait, n’en rapporte
        aucun, une nulle un demi-point.
    .e2001 =
        Sauf annonce contraire faite à l’avance, un gain, même par forfait, rapporte un point, une
        perte, même par forfait, n’en rapporte aucun, une nulle un demi-point.

R11-2 = Pas plus que ne rapporte une partie
    .e2014 =
        Les scores des deux joueurs réunis ne dépassent jamais le maximum que rapporte une partie,
        et chacun est un score qu’une partie peut rapporter ; trois quarts contre un quart n’en est
        pas un.
