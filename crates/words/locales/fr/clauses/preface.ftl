# Ce que disent les clauses : le préambule.

R0-1 = Ce que les Règles ne prévoient pas
    .e1997 =
        Aucun texte ne prévoit tout. Ce qu’aucun article ne règle se décide par analogie avec ce que
        règlent les articles.

R0-3 = Les règles propres à une fédération
    .e1997 =
        Une fédération peut avoir des règles plus détaillées, si elles ne contredisent en rien les
        Règles, se limitent à son propre territoire, et ne valent pour aucun match, aucun
        championnat et aucune épreuve de qualification, de titre ou de classement de la FIDE.
    .e2014 =
        Une partie n’est classée par la FIDE que si elle est jouée selon les Règles ; pour les
        autres parties de compétition, celles-ci sont recommandées.
