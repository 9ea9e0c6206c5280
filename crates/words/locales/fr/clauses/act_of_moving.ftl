# Ce que disent les clauses : l’exécution des coups.

R4-1-1 = Une seule main
    .e1997 = Un coup se joue d’une seule main.

R4-2-1 = Rectifier
    .e1997 =
        Le joueur au trait peut rectifier la place des pièces sur leurs cases, s’il dit d’abord
        qu’il va le faire.
    .e2009-draft =
        Seul le joueur au trait peut rectifier la place des pièces sur leurs cases, et seulement
        s’il dit d’abord qu’il va le faire.

R4-2-2 = Rectifier n’oblige à rien
    .e1997 =
        La règle « pièce touchée, pièce jouée » ne vaut pas pour les pièces touchées pour les
        rectifier, une fois qu’on l’a annoncé.

R4-2-3 = Tout autre contact
    .e2017 =
        Tout autre contact avec une pièce, sauf s’il est clairement accidentel, est réputé
        intentionnel.

R4-3a = Ses propres pièces touchées
    .e1997 =
        Un joueur au trait qui touche délibérément des pièces d’une seule couleur doit jouer ou
        prendre la première d’entre elles qui peut être jouée ou prise.
    .e2005 =
        Un joueur au trait qui touche délibérément ses propres pièces doit jouer la première d’entre
        elles qui peut être jouée.
    .e2009-draft =
        Un joueur au trait qui touche ses propres pièces avec l’intention de jouer doit jouer la
        première d’entre elles qui peut être jouée.

R4-3b = Les pièces adverses touchées
    .e1997 =
        Un joueur au trait qui touche délibérément des pièces d’une seule couleur doit jouer ou
        prendre la première d’entre elles qui peut être jouée ou prise.
    .e2005 =
        Un joueur au trait qui touche délibérément des pièces adverses doit prendre la première
        d’entre elles qui peut être prise.
    .e2009-draft =
        Un joueur au trait qui touche des pièces adverses avec l’intention de prendre doit prendre
        la première d’entre elles qui peut être prise.

R4-3c = Des pièces des deux couleurs touchées
    .e1997 =
        Un joueur au trait qui touche délibérément une pièce de chaque couleur doit prendre celle de
        l’adversaire avec la sienne ; si ce n’est pas légal, la première touchée qui peut être jouée
        ou prise décide. En cas de doute, c’est la sienne qui a été touchée la première.
    .e2009-draft =
        Un joueur au trait qui touche une pièce de chaque couleur, avec l’intention de jouer ou de
        prendre, doit prendre celle de l’adversaire avec la sienne ; si ce n’est pas légal, la
        première touchée qui peut être jouée ou prise décide. En cas de doute, c’est la sienne qui a
        été touchée la première.
    .e2017 =
        Un joueur au trait qui touche des pièces de chaque couleur, avec l’intention de jouer ou de
        prendre, doit prendre la première de l’adversaire avec la première des siennes ; si ce n’est
        pas légal, la première touchée qui peut être jouée ou prise décide. En cas de doute, c’est
        la sienne qui a été touchée la première.

R4-4a = Roi et tour touchés
    .e2001 =
        Un joueur qui touche délibérément son roi et une tour doit roquer de ce côté, si c’est
        légal.
    .e2009-draft = Un joueur qui touche son roi et une tour doit roquer de ce côté, si c’est légal.

R4-4b = Une tour touchée avant le roi
    .e1997 =
        Un joueur qui touche délibérément une tour, puis son roi, ne peut pas roquer de ce côté à ce
        coup ; la règle « pièce touchée, pièce jouée » décide.
    .e2009-draft =
        Un joueur qui touche délibérément une tour, puis son roi, ne peut pas roquer de ce côté à ce
        coup ; la règle sur ses propres pièces touchées décide.

R4-4c = Touchés pour roquer quand le roque n’est pas légal
    .e1997 =
        Un joueur qui, voulant roquer, touche son roi, ou roi et tour ensemble, alors que le roque
        de ce côté n’est pas légal, doit roquer de l’autre côté, si c’est légal, ou jouer son roi.
        Si le roi ne peut pas jouer, le joueur est libre de jouer tout coup légal.
    .e2009-draft =
        Un joueur qui, voulant roquer, touche en même temps son roi et une tour, alors que le roque
        avec cette tour n’est pas légal, doit jouer un autre coup légal de son roi ; le roque avec
        l’autre tour en est un. Si le roi n’en a aucun, le joueur est libre de jouer tout coup
        légal.
    .e2014 =
        Un joueur qui, voulant roquer, touche son roi puis une tour, alors que le roque avec cette
        tour n’est pas légal, doit jouer un autre coup légal de son roi ; le roque avec l’autre tour
        en est un. Si le roi n’en a aucun, le joueur est libre de jouer tout coup légal.

R4-4d = Quand le choix de la nouvelle pièce est définitif
    .e1997 =
        Une pièce lâchée sur une case dans le cadre d’un coup légal y reste ; il en va de même de la
        pièce contre laquelle un pion est échangé.
    .e2005 =
        Le choix de la pièce contre laquelle un pion est échangé est définitif dès qu’elle a touché
        la case de promotion.

R4-5-1 = Rien de ce qui est touché ne peut être joué ni pris
    .e1997 =
        Si aucune des pièces touchées ne peut être jouée ni prise, le joueur est libre de jouer tout
        coup légal.

R4-6-1 = Une pièce lâchée reste
    .e1997 =
        Une pièce lâchée sur une case, que ce soit là un coup légal ou une partie d’un coup légal,
        ne peut plus être jouée sur une autre case à ce coup.

R4-6a = Quand une prise est jouée
    .e1997 =
        Un coup est joué quand tout ce que l’article 3 exige est accompli : pour une prise, que la
        pièce prise ait quitté l’échiquier.
    .e2005 =
        Une prise est jouée quand la pièce prise a quitté l’échiquier et que la pièce qui prend a
        été lâchée sur sa nouvelle case.

R4-6b = Quand le roque est joué
    .e1997 =
        Un coup est joué quand tout ce que l’article 3 exige est accompli. Le roi lâché au cours
        d’un roque ne peut plus aller sur une autre case.
    .e2005 =
        Le roque est joué quand la tour a été lâchée sur la case que le roi a franchie. Une fois le
        roi lâché, aucun autre coup ne peut être joué que le roque de ce côté, s’il est légal.
    .e2009-draft =
        Le roque est joué quand la tour a été lâchée sur la case que le roi a franchie. Une fois le
        roi lâché, aucun autre coup ne peut être joué que le roque de ce côté, s’il est légal ; s’il
        ne l’est pas, le roi doit jouer un autre coup légal, et s’il n’en a aucun, tout coup légal
        est permis.

R4-6c = Quand une promotion est jouée
    .e1997 =
        Un coup est joué quand tout ce que l’article 3 exige est accompli : pour une promotion, que
        le pion ait été échangé.
    .e2005 =
        Une promotion est jouée quand le pion a quitté l’échiquier et que la nouvelle pièce a été
        lâchée sur la case de promotion. Un pion lâché sur la dernière rangée ne peut plus aller sur
        une autre case, mais le coup n’est pas encore joué.
    .e2009-draft =
        Une promotion est jouée quand la nouvelle pièce a été lâchée sur la case de promotion.
    .e2014 =
        Une promotion est jouée quand la nouvelle pièce a été lâchée sur la case de promotion et que
        le pion a quitté l’échiquier.

R4-6d = Quand tout autre coup est joué
    .e1997 = Un coup est joué quand tout ce que l’article 3 exige est accompli.
    .e2005 =
        Une pièce lâchée sur sa nouvelle case a joué ; seuls les prises, le roque et les promotions
        demandent davantage.
    .e2014 =
        Une pièce lâchée sur sa nouvelle case a joué, et c’est ainsi que le glossaire définit un
        coup joué ; seuls les prises, le roque et les promotions demandent davantage.

R4-6e = Un coup illégal fait place à un autre
    .e2009 =
        Si le coup est illégal, il faut en jouer un autre à la place, comme lorsqu’aucune pièce
        touchée ne peut être jouée.

R4-6f = Dans quel ordre une promotion peut s’exécuter
    .e2009-draft =
        Le pion peut être retiré de l’avant-dernière rangée, ou d’abord posé sur la dernière ; on le
        retire et on pose la nouvelle pièce dans un ordre quelconque.
    .e2014 =
        Il n’est pas nécessaire de poser le pion sur la case de promotion ; on le retire et on pose
        la nouvelle pièce dans un ordre quelconque ; une pièce adverse qui occupe cette case doit
        être prise.

R4-7-1 = Se plaindre d’une infraction à cet article
    .e1997 =
        Un joueur ne peut plus faire valoir que son adversaire a enfreint les règles sur les pièces
        touchées dès que lui-même touche délibérément une pièce.
    .e2001 =
        Un joueur ne peut plus faire valoir que son adversaire a enfreint cet article dès que
        lui-même touche délibérément une pièce.
    .e2005 =
        Un joueur ne peut plus faire valoir que son adversaire a enfreint cet article dès que
        lui-même touche délibérément une pièce.
    .e2009-draft =
        Un joueur ne peut plus faire valoir que son adversaire a enfreint cet article dès que
        lui-même touche une pièce avec l’intention de la jouer ou de la prendre.
    .e2014 =
        Un joueur ne peut plus faire valoir que son adversaire a enfreint cet article dès que
        lui-même touche une pièce avec l’intention de la jouer ou de la prendre.

R4-9-1 = Un assistant qui joue les pièces
    .e2014 =
        Un joueur qui ne peut pas déplacer les pièces peut fournir un assistant pour le faire ;
        celui-ci doit être acceptable pour l’arbitre.
