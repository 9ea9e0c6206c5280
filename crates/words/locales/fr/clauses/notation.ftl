# Ce que disent les clauses : la notation algébrique.

RC-0 = L’unique système de notation
    .e1997 =
        Pour ses propres épreuves, la FIDE ne reconnaît que la notation algébrique, et la recommande
        pour les livres et les revues. Une feuille de partie tenue dans une autre notation n’est pas
        une preuve là où les feuilles en tiennent lieu ; l’arbitre doit avertir le joueur qui en
        emploie une autre.
    .e2009 =
        Pour ses propres épreuves, la FIDE ne reconnaît que la notation algébrique, et la recommande
        pour les livres et les revues. Une feuille de partie tenue dans une autre notation ne peut
        servir de preuve ; l’arbitre qui en voit une devrait avertir le joueur.

RC-2 = Les lettres des pièces
    .e1997 =
        Une pièce est désignée par l’initiale de son nom, en majuscule : R, D, T, F et C en
        français ; K, Q, R, B en anglais, et N pour le cavalier.

RC-3 = Les lettres de sa propre langue
    .e1997 =
        Chaque pays peut employer les initiales des noms qui y sont usuels. Dans l’imprimé, les
        figurines sont recommandées.
    .e2001 =
        Chaque joueur peut employer les initiales des noms qui sont usuels dans son pays. Dans
        l’imprimé, les figurines sont recommandées.

RC-4 = Les pions se passent de lettre
    .e1997 =
        Les pions ne sont pas désignés par une lettre ; c’est à cela qu’on les reconnaît : e5, d4,
        a5.

RC-8 = Comment s’écrit un coup
    .e2001 =
        Un coup est la lettre de la pièce et la case d’arrivée, sans tiret entre les deux : Fe5,
        Cf3, Td1. Pour un pion, on n’écrit que la case d’arrivée : e5, d4, a5.
    .e2014 =
        Un coup est la lettre de la pièce et la case d’arrivée, sans tiret entre les deux : Fe5,
        Cf3, Td1. Pour un pion, on n’écrit que la case d’arrivée. Une forme plus longue, avec la
        case de départ, est acceptée : Fb2e5, Cg1f3, Ta1d1, e7e5.

RC-9 = Comment s’écrit une prise
    .e2001 =
        Une prise a un x devant la case d’arrivée : Fxe5. Un pion qui prend est désigné par la
        colonne qu’il quitte : dxe5. En passant, la case est celle où le pion arrive, et l’on ajoute
        e.p. : exd6 e.p.
    .e2009 =
        Une prise a un x devant la case d’arrivée : Fxe5. Un pion qui prend est désigné par la
        colonne qu’il quitte : dxe5. En passant, la case est celle où le pion arrive, et l’on ajoute
        e.p. : exd6 e.p. Une remarque à la fin de l’annexe n’exige pas que la prise soit marquée.
    .e2014 =
        Un x peut précéder la case d’arrivée : Fxe5 ou Fe5. Un pion qui prend est désigné par la
        colonne qu’il quitte : dxe5 ou de5. En passant, la case est celle où le pion arrive, et l’on
        peut ajouter e.p. : exd6 e.p.

RC-10 = Deux pièces qui peuvent aller sur une même case
    .e2001 =
        Si deux pièces de même nature peuvent aller sur la même case, la colonne de départ suit la
        lettre si toutes deux sont sur une même rangée, et la rangée si elles sont sur une même
        colonne ; si elles ne partagent ni l’une ni l’autre, on préfère la colonne : Cgf3, C5f3,
        Chf3.

RC-11 = Deux pions qui peuvent prendre la même pièce
    .e2001 =
        Si deux pions peuvent prendre la même pièce, on écrit la colonne de départ, un x et la case
        d’arrivée : cxd5 ou exd5.

RC-12 = Comment s’écrit une promotion
    .e2001 =
        Une promotion est le coup du pion, et aussitôt après l’initiale de la nouvelle pièce : d8D,
        f8C, b1F, g1T.

RC-13 = Le signe d’une proposition de nulle
    .e1997 = Une proposition de nulle se note par son signe. (On le sait par 8.1, qui renvoie ici.)
    .e2001 = Une proposition de nulle se note (=).
    .e2009-draft =
        Une proposition de nulle se note par son signe. (On le sait par 8.1d, qui renvoie ici.)
    .e2014 = Une proposition de nulle se note (=).

RC-14 = Les abréviations
    .e2001 =
        Le roque avec la tour de la colonne h est 0-0, avec celle de la colonne a 0-0-0 ; x est une
        prise, + un échec, ++ ou # un mat, e.p. une prise en passant.
    .e2009 =
        Le roque avec la tour de la colonne h est O-O, avec celle de la colonne a O-O-O ; x est une
        prise, + un échec, ++ ou # un mat, e.p. une prise en passant. Une remarque à la fin de
        l’annexe n’exige pas que l’échec et le mat soient marqués.
    .e2014 =
        Le roque avec la tour de la colonne h est 0-0, avec celle de la colonne a 0-0-0 ; x est une
        prise, + un échec, ++ ou # un mat, e.p. une prise en passant. Ces quatre dernières marques
        sont facultatives.
