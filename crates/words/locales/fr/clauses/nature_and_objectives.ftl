# Ce que disent les clauses : la nature et les objectifs du jeu d’échecs.

R1-1-2 = Avoir le trait
    .e1997 =
        Un joueur a le trait dès que le coup de son adversaire est joué ; il n’est pas nécessaire
        que ce coup ait été achevé par une pression sur la pendule.
