# Ce que disent les clauses : le préambule.

R0-1 = Ce que les Règles ne prévoient pas
    .e1997 =
        Aucun texte ne prévoit tout. Ce qu’aucun article ne règle se décide par analogie avec ce que
        règlent les articles.
