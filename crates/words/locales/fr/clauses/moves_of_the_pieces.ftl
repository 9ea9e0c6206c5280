# Ce que disent les clauses : la marche des pièces.

R3-1-1 = Où une pièce peut aller, et ce qu’elle prend
    .e1997 =
        Une pièce ne peut pas aller sur une case occupée par une pièce de sa couleur. Si elle va sur
        une case occupée par une pièce adverse, celle-ci est prise et quitte l’échiquier dans le
        même coup.

R3-1-2 = Ce qu’est attaquer
    .e1997 = Une pièce attaque une case quand elle pourrait y prendre.
    .e2001 =
        Une pièce attaque une case quand elle pourrait y prendre ; la règle sur les coups du roi
        ajoute que les pièces attaquent une case même si elles sont clouées.
    .e2005 =
        Une pièce attaque ce qu’elle pourrait prendre selon sa marche, même si elle ne peut pas y
        aller parce que son propre roi serait alors attaqué.

R3-2-1 = Le fou
    .e1997 = Le fou se déplace d’autant de cases qu’on veut sur l’une ou l’autre de ses diagonales.

R3-3-1 = La tour
    .e1997 = La tour se déplace d’autant de cases qu’on veut sur sa colonne ou sa rangée.

R3-4-1 = La dame
    .e1997 =
        La dame se déplace d’autant de cases qu’on veut sur sa colonne, sa rangée ou l’une de ses
        diagonales.

R3-5-1 = On ne saute pas
    .e1997 = Le fou, la tour et la dame ne peuvent pas passer par-dessus une autre pièce.

R3-6-1 = Le cavalier
    .e1997 =
        Le cavalier va sur l’une des cases les plus proches qui ne sont ni sur sa rangée, ni sur sa
        colonne, ni sur l’une de ses diagonales, et ne passe directement par-dessus aucune case.
    .e2001 =
        Le cavalier va sur l’une des cases les plus proches qui ne sont ni sur sa rangée, ni sur sa
        colonne, ni sur l’une de ses diagonales.

R3-7-1 = Le pas du pion
    .e1997 = Le pion va sur la case située juste devant lui, sur la même colonne, si elle est vide.

R3-7-2 = Le premier coup du pion
    .e1997 =
        À son premier coup, le pion peut avancer de deux cases sur sa colonne, si toutes deux sont
        vides.

R3-7-3 = La prise du pion
    .e1997 =
        Le pion prend une pièce adverse située en diagonale devant lui, sur une colonne voisine.

R3-7-4 = La prise en passant
    .e1997 =
        Un pion qui attaque une case que vient de franchir un pion adverse, avancé de deux cases,
        peut le prendre comme s’il n’avait avancé que d’une ; seulement en réponse immédiate.
    .e2009-draft =
        Un pion placé à côté d’un pion adverse qui a avancé de deux cases peut le prendre comme s’il
        n’avait avancé que d’une ; seulement au coup qui suit.

R3-7-5 = La promotion
    .e1997 =
        Un pion qui atteint la dernière rangée doit être échangé, dans le même coup, contre une
        dame, une tour, un fou ou un cavalier de sa couleur, quelles que soient les pièces déjà
        prises. La nouvelle pièce agit aussitôt.
    .e2014 =
        Un joueur qui joue un pion à la dernière rangée doit l’échanger, dans le même coup, contre
        une dame, une tour, un fou ou un cavalier de sa couleur, sur la case où le pion devait
        arriver, quelles que soient les pièces déjà prises. La nouvelle pièce agit aussitôt.

R3-8-1 = Le pas du roi
    .e1997 = Le roi va sur n’importe quelle case voisine qu’aucune pièce adverse n’attaque.
    .e2009-draft = Le roi va sur n’importe quelle case voisine.

R3-8-2 = Le roque
    .e1997 =
        Le roi et une tour de la même couleur, sur la même rangée, se déplacent ensemble, en un seul
        coup du roi : celui-ci fait deux cases vers la tour, et la tour passe par-dessus lui sur la
        case qu’il vient de franchir.
    .e2009 =
        Le roi et une tour de la même couleur, sur la première rangée du joueur, se déplacent
        ensemble, en un seul coup du roi : celui-ci fait deux cases depuis sa case d’origine vers la
        tour, et la tour va sur la case qu’il vient de franchir.

R3-8-3 = Le droit de roquer, perdu
    .e1997 = On ne peut plus roquer si le roi a déjà joué, ni avec une tour qui a déjà joué.

R3-8-4 = Le roque empêché pour l’instant
    .e1997 =
        Le roque est empêché pour l’instant tant que la case du roi, celle qu’il doit franchir ou
        celle où il va est attaquée, et tant qu’une pièce se trouve entre le roi et la tour.

R3-9-1 = L’échec
    .e1997 =
        Un roi est en échec quand une pièce adverse l’attaque, même une pièce qui ne peut pas
        elle-même se déplacer. Il n’est pas obligatoire d’annoncer l’échec.
    .e2005 =
        Un roi est en échec quand une pièce adverse l’attaque, même une pièce qui ne peut pas y
        aller parce que son propre roi serait alors en échec.

R3-9-2 = Le propre roi en échec
    .e1997 = Un joueur ne peut pas jouer un coup qui met ou laisse son propre roi en échec.
    .e2001 =
        Aucune pièce ne peut être déplacée si son propre roi est par là exposé à l’échec ou laissé
        en échec.

R3-10-1 = Quels coups sont légaux
    .e1997 = Un coup est joué quand tout ce que l’article 3 en exige est accompli.
    .e2009 = Un coup est légal quand tout ce que l’article 3 en exige est accompli.
    .e2014 =
        Un coup est légal quand tout ce qu’exigent les points précédents est accompli, et illégal
        quand il y manque.

R3-10-2 = Les positions illégales
    .e2014 = Une position est illégale quand aucune suite de coups légaux n’a pu y conduire.
