# Ce que disent les clauses : la partie nulle.

R9-1a = L’accord limité par la compétition
    .e2009 =
        Le règlement d’une compétition peut prévoir que les joueurs ne peuvent pas convenir de la
        nulle, avant un certain nombre de coups ou du tout, sans le consentement de l’arbitre.
    .e2014 =
        Le règlement d’une compétition peut prévoir que les joueurs ne peuvent ni proposer la nulle
        ni en convenir, avant un certain nombre de coups ou du tout, sans le consentement de
        l’arbitre.

R9-1b-1 = Quand proposer la nulle
    .e1997 =
        On propose la nulle après avoir joué un coup et avant d’appuyer sur la pendule. Une
        proposition faite à un autre moment est valable, mais enfreint l’article sur la conduite des
        joueurs.
    .e2001 =
        On propose la nulle après avoir joué un coup et avant d’appuyer sur la pendule. Une
        proposition faite à un autre moment est valable, mais il faut tenir compte de l’article sur
        la conduite des joueurs.

R9-1b-2 = Combien de temps vaut une proposition
    .e1997 =
        Une proposition est sans condition et ne peut être retirée. Elle vaut jusqu’à ce que
        l’adversaire l’accepte, la refuse de vive voix ou en jouant un coup, ou que la partie se
        termine autrement.
    .e2001 =
        Une proposition est sans condition et ne peut être retirée. Elle vaut jusqu’à ce que
        l’adversaire l’accepte, la refuse de vive voix ou en touchant une pièce pour la jouer ou la
        prendre, ou que la partie se termine autrement.

R9-1b-3 = Une chute du drapeau signalée pendant qu’une proposition vaut
    .e1997 =
        Une proposition vaut jusqu’à ce que la partie se termine autrement : une fois la chute d’un
        drapeau signalée, elle ne peut plus être acceptée.

R9-1c = La proposition sur la feuille de partie
    .e1997 = Chaque joueur note une proposition de nulle sur sa feuille de partie par le signe (=).

R9-1d = Une réclamation est aussi une proposition
    .e2001 =
        Une réclamation de nulle par répétition, par les cinquante coups ou en fin de partie au K.O.
        (10.2) est aussi une proposition de nulle.
    .e2009-draft =
        Une réclamation de nulle par répétition, par les cinquante coups ou en fin de partie au K.O.
        (10.3) est aussi une proposition de nulle.
    .e2014 =
        Une réclamation de nulle par répétition ou par les cinquante coups est aussi une proposition
        de nulle.

R9-2a = La position est sur le point d’apparaître
    .e1997 =
        Le joueur au trait réclame la nulle : la même position est sur le point d’apparaître pour la
        troisième fois. Il écrit d’abord le coup sur sa feuille de partie et déclare à l’arbitre son
        intention de le jouer.
    .e2001 =
        Le joueur au trait réclame la nulle : la même position est sur le point d’apparaître pour la
        troisième fois au moins, pas nécessairement par répétition de coups. Il écrit d’abord le
        coup sur sa feuille de partie et déclare à l’arbitre son intention de le jouer.
    .e2014 =
        Le joueur au trait réclame la nulle : la même position est sur le point d’apparaître pour la
        troisième fois au moins, pas nécessairement par répétition de coups. Il écrit d’abord le
        coup sur sa feuille de partie et déclare à l’arbitre son intention de le jouer.
    .e2017 =
        Le joueur au trait réclame la nulle : la même position est sur le point d’apparaître pour la
        troisième fois au moins, pas nécessairement par répétition de coups. Il écrit d’abord le
        coup, qui ne peut plus être changé, sur sa feuille de partie et déclare à l’arbitre son
        intention de le jouer.
    .e2023 =
        Le joueur au trait réclame la nulle : la même position est sur le point d’apparaître pour la
        troisième fois au moins, pas nécessairement par répétition de coups. Il écrit ou saisit
        d’abord le coup, qui ne peut plus être changé, et déclare à l’arbitre son intention de le
        jouer.

R9-2b = La position vient d’apparaître
    .e1997 =
        Le joueur au trait réclame la nulle : la même position vient d’apparaître pour la troisième
        fois.
    .e2001 =
        Le joueur au trait réclame la nulle : la même position vient d’apparaître pour la troisième
        fois au moins, pas nécessairement par répétition de coups.
    .e2014 =
        Le joueur au trait réclame la nulle : la même position vient d’apparaître pour la troisième
        fois au moins, pas nécessairement par répétition de coups.

R9-2-id = Quand des positions sont identiques
    .e1997 =
        Des positions sont identiques si le même joueur a le trait, si des pièces de même nature et
        de même couleur occupent les mêmes cases, et si toutes ont les mêmes coups possibles ; elles
        ne le sont pas si un pion aurait pu être pris en passant ou si les possibilités de roque ont
        changé.
    .e2001 =
        Des positions sont identiques si le même joueur a le trait, si des pièces de même nature et
        de même couleur occupent les mêmes cases, et si les coups possibles de toutes les pièces des
        deux joueurs sont les mêmes ; elles ne le sont pas si un pion aurait pu être pris en passant
        ou si le droit de roquer a changé, pour l’instant ou définitivement.
    .e2009 =
        Des positions sont identiques si le même joueur a le trait, si des pièces de même nature et
        de même couleur occupent les mêmes cases, et si les coups possibles de toutes les pièces des
        deux joueurs sont les mêmes ; elles ne le sont pas si un pion aurait pu être pris en
        passant. Un roi ou une tour contraints de jouer ne perdent leur droit de roquer qu’après
        avoir joué.
    .e2014 =
        Des positions sont identiques si le même joueur a le trait, si des pièces de même nature et
        de même couleur occupent les mêmes cases, et si les coups possibles de toutes les pièces des
        deux joueurs sont les mêmes ; elles ne le sont pas si un roi ou une tour avait un droit de
        roquer et l’a perdu en jouant.

R9-2-seq = La prise en passant au début de la suite
    .e2014 =
        Des positions ne sont pas identiques si un pion aurait pu être pris en passant au début de
        la suite.

R9-3a = Cinquante coups avec le prochain
    .e1997 =
        Le joueur au trait réclame la nulle : il écrit sur sa feuille de partie, et déclare qu’il
        jouera, le coup avec lequel les cinquante derniers coups de chaque joueur auront été joués
        sans prise et sans coup de pion.
    .e2014 =
        Le joueur au trait réclame la nulle : il écrit sur sa feuille de partie, et déclare qu’il
        jouera, le coup avec lequel les cinquante derniers coups de chaque joueur auront été joués
        sans prise et sans coup de pion.
    .e2017 =
        Le joueur au trait réclame la nulle : il écrit sur sa feuille de partie, sans pouvoir le
        changer, et déclare qu’il jouera, le coup avec lequel les cinquante derniers coups de chaque
        joueur auront été joués sans prise et sans coup de pion.

R9-3b = Cinquante coups joués
    .e1997 =
        Le joueur au trait réclame la nulle : les cinquante derniers coups de chaque joueur ont été
        joués sans prise et sans coup de pion.
    .e2014 =
        Le joueur au trait réclame la nulle : les cinquante derniers coups de chaque joueur ont été
        joués sans prise et sans coup de pion.

R9-4 = Perdre le droit pour un coup
    .e1997 = Un joueur qui joue un coup sans avoir réclamé perd le droit de réclamer à ce coup.
    .e2009 =
        Un joueur qui touche une pièce, au sens des règles sur les pièces touchées, sans avoir
        réclamé perd le droit de réclamer à ce coup.
    .e2014 =
        Un joueur qui touche une pièce, au sens des règles sur les pièces touchées, sans avoir
        réclamé perd le droit de réclamer à ce coup.

R9-5-1 = Comment on réclame la nulle
    .e1997 =
        Celui qui réclame arrête aussitôt les deux pendules. Il ne peut pas retirer sa réclamation.
    .e2005 =
        Celui qui réclame peut arrêter les deux pendules. Il ne peut pas retirer sa réclamation.
    .e2014 =
        Celui qui réclame ou l’arbitre arrête les pendules. La réclamation ne peut être retirée.

R9-5a = Une réclamation correcte
    .e1997 = Une réclamation reconnue correcte rend la partie nulle aussitôt.
    .e2014 = Une réclamation reconnue correcte rend la partie nulle aussitôt.

R9-5b = Le prix d’une réclamation incorrecte
    .e1997 =
        Si la réclamation est incorrecte, l’adversaire reçoit trois minutes de plus et celui qui a
        réclamé perd la moitié du temps qui lui reste, trois minutes au plus. La partie continue, et
        le coup annoncé doit être joué.
    .e2001 =
        Si la réclamation est incorrecte, l’adversaire reçoit trois minutes de plus. Celui qui a
        réclamé perd, s’il a plus de deux minutes, la moitié de son temps, trois minutes au plus ;
        s’il en a entre une et deux, il lui reste une minute ; s’il a moins, il ne perd rien. La
        partie continue, et le coup annoncé doit être joué.
    .e2009 =
        Si la réclamation est incorrecte, l’adversaire reçoit trois minutes de plus. La partie
        continue, et le coup annoncé doit être joué, selon les règles sur les pièces touchées.
    .e2014 =
        Si la réclamation est incorrecte, l’adversaire reçoit deux minutes de plus. La partie
        continue, et le coup annoncé doit être joué, selon les règles sur les coups et sur les
        pièces touchées.

R9-5c = Une réclamation qui n’est pas dans les formes
    .e1997 =
        Une réclamation se fait comme les articles le demandent : le coup écrit et pas encore joué.
        Ce qu’il advient d’une autre est l’affaire de l’arbitre.
    .e2014 =
        Une réclamation se fait comme les articles le demandent : le coup écrit et pas encore joué.
        Ce qu’il advient d’une autre est l’affaire de l’arbitre.

R9-6a = Cinq fois
    .e2014 =
        La partie est nulle quand la même position est apparue lors d’au moins cinq coups alternés
        consécutifs de chaque joueur.
    .e2017 = La partie est nulle quand la même position est apparue au moins cinq fois.

R9-6b = Soixante-quinze coups
    .e2014 =
        La partie est nulle quand chaque joueur a achevé 75 coups de suite sans prise et sans coup
        de pion ; le mat donné par le dernier coup l’emporte.
    .e2017 =
        La partie est nulle quand chaque joueur a joué 75 coups de suite sans prise et sans coup de
        pion ; le mat donné par le dernier coup l’emporte.

R9-6c = Avoir continué après la nulle
    .e2014 =
        La cinquième occurrence et le soixante-quinzième coup rendent la partie nulle d’eux-mêmes.
        Les coups joués ensuite dans l’ignorance de ce fait sont l’affaire de l’arbitre.
