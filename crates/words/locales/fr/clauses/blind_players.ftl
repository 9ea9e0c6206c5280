# Ce que disent les clauses : les joueurs non voyants.

RE-1 = Deux échiquiers
    .e2001 =
        Les règles sur les joueurs non voyants peuvent être adaptées au lieu. Dans une partie entre
        un joueur voyant et un joueur non voyant, l’un comme l’autre peut exiger deux échiquiers,
        celui du joueur non voyant ayant des cases noires en relief, un trou dans chaque case et des
        pièces à tige, dont les noires portent une marque.

RE-2-1 = Les coups sont annoncés
    .e2001 =
        Les coups sont annoncés clairement, répétés par l’adversaire et exécutés sur son échiquier.
        Lors d’une promotion, le joueur dit ce que devient le pion. Des noms sont proposés pour les
        colonnes, les rangées, les pièces et le roque.

RE-2-2 = Quand un joueur non voyant touche une pièce
    .e2001 =
        Sur l’échiquier du joueur non voyant, une pièce est touchée quand elle a été sortie de son
        trou.

RE-2-3 = Quand un joueur non voyant a joué un coup
    .e2001 =
        Un coup du joueur non voyant est joué quand la pièce prise a été retirée de son échiquier,
        que la pièce a été mise dans un autre trou et que le coup a été annoncé.

RE-2-3b = Alors seulement la pendule est mise en marche
    .e2001 = Ce n’est qu’une fois le coup joué que la pendule de l’adversaire est mise en marche.

RE-2-4 = Une pendule pour les joueurs non voyants
    .e2001 =
        Une pendule faite pour les non-voyants est admise : avec des aiguilles robustes et des
        points en relief pour lire le temps au toucher, et un drapeau que l’on peut palper.
    .e2018 =
        Une pendule faite pour les non-voyants est admise, qui devrait annoncer le temps et le
        nombre de coups ; ou une autre avec des aiguilles robustes et des points en relief pour lire
        le temps au toucher, et un drapeau que l’on peut palper.

RE-2-5 = Comment note un joueur non voyant
    .e2001 = Le joueur non voyant note en braille, à la main ou avec un enregistreur.

RE-2-6 = Un lapsus
    .e2001 =
        Un lapsus dans l’annonce d’un coup est corrigé aussitôt, avant que la pendule de
        l’adversaire soit mise en marche.

RE-2-7 = Les échiquiers diffèrent et les notations concordent
    .e2001 =
        Si des positions différentes se présentent sur les deux échiquiers, elles sont corrigées
        avec l’arbitre et d’après les deux notations. Si celles-ci concordent, le joueur qui a écrit
        le bon coup et en a exécuté un autre y conforme son échiquier.

RE-2-8 = Les échiquiers diffèrent, et les notations aussi
    .e2001 =
        Si les échiquiers diffèrent et les notations aussi, on remonte les coups jusqu’au point où
        les notations concordent, et l’arbitre règle les pendules en conséquence.

RE-2-9 = Ce que peut faire l’assistant d’un joueur non voyant
    .e2001 =
        Le joueur non voyant peut avoir un assistant, qui joue les coups de chaque joueur sur
        l’échiquier de l’adversaire, les annonce, note pour le joueur non voyant et met en marche la
        pendule de l’adversaire, lui dit à sa demande les coups joués et le temps utilisé, fait la
        réclamation quand le temps a été dépassé et signale une pièce que le joueur voyant a
        touchée, et s’occupe d’un ajournement.

RE-2-10 = Un assistant du joueur voyant
    .e2001 =
        Si le joueur non voyant n’a pas d’assistant, le joueur voyant peut en avoir un, qui joue les
        coups sur l’échiquier de l’adversaire et les annonce.

RE-2-10b = Un assistant est obligatoire
    .e2018 = Entre un joueur non voyant et un joueur malentendant, il faut recourir à un assistant.
