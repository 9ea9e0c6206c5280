# Ce que disent les clauses : les fédérations.

R61-1 = La partie en soixante et une minutes
    .e2001 =
        Dans la partie de la Fédération française, chaque joueur a soixante et une minutes pour tous
        ses coups.

R61-2 = Elle est notée, et l’arbitre signale la chute du drapeau
    .e2001 =
        La partie de la Fédération française se joue selon les Règles de la FIDE. En particulier,
        elle doit être notée, et l’arbitre signale la chute d’un drapeau.

R61-3 = Elle compte pour le classement national
    .e2001 =
        La Fédération française prend en compte pour son classement les parties en soixante et une
        minutes.
