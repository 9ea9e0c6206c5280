# Ce que disent les clauses : la pendule d’échecs.

R6-1-1 = La pendule d’échecs
    .e1997 =
        Une pendule d’échecs est faite de deux pendules dans un même boîtier, dont une au plus est
        en marche ; chacune a un drapeau qui tombe quand son temps est épuisé.
    .e2001 =
        Une pendule d’échecs est faite de deux affichages du temps, dont un au plus est en marche ;
        chacun a un drapeau qui tombe quand son temps est épuisé.

R6-2-1 = Le temps imparti
    .e1997 =
        Chaque joueur joue un certain nombre de coups, ou tous, en un temps donné, et peut recevoir
        un temps supplémentaire après chaque coup ; tout cela est annoncé à l’avance.
    .e2001 =
        Chaque joueur joue un certain nombre de coups, ou tous, en un temps donné, et peut recevoir
        un temps supplémentaire à chaque coup ; tout cela est annoncé à l’avance.
    .e2009-draft =
        Chaque joueur achève un certain nombre de coups, ou tous, en un temps donné, et peut
        recevoir un temps supplémentaire à chaque coup ; tout cela est annoncé à l’avance.
    .e2014 =
        Chaque joueur achève un certain nombre de coups, ou tous, en un temps donné, et peut
        recevoir un temps supplémentaire à chaque coup ; quand ce temps se cumule, il en dispose
        avant le coup, et cela dès le premier.
    .e2018 =
        Chaque joueur achève un certain nombre de coups, ou tous, en un temps donné qui comprend
        tout temps supplémentaire de chaque coup ; quand ce temps se cumule, il en dispose avant le
        coup, et cela dès le premier.

R6-2-2 = Le temps reporté
    .e1997 =
        Le temps qui reste à la fin d’une période s’ajoute à celui de la suivante, sauf en mode
        différé.
    .e2009-draft =
        Le temps qui reste à la fin d’une période s’ajoute à celui de la suivante s’il y en a une,
        sauf en mode différé.
    .e2014 =
        Le temps qui reste à la fin d’une période s’ajoute à celui de la suivante, s’il y en a une.

R6-2-3 = Le mode différé
    .e1997 =
        En mode différé, le temps principal ne s’écoule qu’une fois épuisé le temps supplémentaire
        fixe du coup. Qui appuie avant garde son temps principal intact, et ne gagne rien.
    .e2009-draft =
        En mode différé, le temps principal ne s’écoule qu’une fois épuisé le temps supplémentaire
        fixe du coup ; qui appuie avant garde son temps principal intact. Il est proposé de le dire
        plutôt dans le glossaire.
    .e2014 =
        En mode différé, le temps principal ne s’écoule qu’une fois épuisé le temps supplémentaire
        fixe du coup ; qui appuie avant garde son temps principal intact. Le glossaire l’explique
        aussi.

R6-3-1 = Les coups se comptent à la chute d’un drapeau
    .e1997 = Dès qu’un drapeau tombe, on vérifie le nombre de coups d’après les feuilles de partie.
    .e2001 =
        Dès qu’un drapeau tombe, on vérifie si le joueur concerné a joué les coups qu’il devait
        jouer.
    .e2009-draft =
        Dès qu’un drapeau tombe, on vérifie si le joueur concerné a achevé les coups qu’il devait
        achever. (Le texte renvoie à 6.2a ; il faut lire 6.3a.)
    .e2014 =
        Dès qu’un drapeau tombe, on vérifie si le joueur concerné a achevé les coups qu’il devait
        achever.

R6-4 = Où se place la pendule
    .e1997 = Avant le début de la partie, l’arbitre décide où se place la pendule.

R6-5-1 = Le début du jeu
    .e1997 = À l’heure fixée pour le début de la partie, la pendule des Blancs est mise en marche.

R6-6a = Le délai de forfait
    .e1997 =
        Un joueur qui se présente à l’échiquier plus d’une heure après le début prévu perd la
        partie, à moins que le règlement de la compétition ou l’arbitre n’en décide autrement.
    .e2009 =
        Un joueur qui se présente à l’échiquier après le début de la séance perd la partie ; seul le
        règlement de la compétition peut accorder un délai de forfait.
    .e2009-draft =
        Le règlement de la compétition doit dire à l’avance quel retard est permis. Qui se présente
        à l’échiquier plus tard perd la partie, à moins que l’arbitre n’en décide autrement.
    .e2017 =
        Le règlement de la compétition dit à l’avance quel retard est permis ; s’il ne le dit pas,
        aucun ne l’est. Qui se présente à l’échiquier plus tard perd la partie, à moins que
        l’arbitre n’en décide autrement.

R6-6a2 = Aucun des deux joueurs n’est venu
    .e1997 =
        Un joueur qui se présente trop tard perd la partie. (De deux joueurs qui se présentent tous
        deux trop tard, le texte ne dit rien ; par analogie, tous deux perdent, et l’arbitre
        décide.)

R6-6b = Aucun des deux joueurs n’est là
    .e2001 =
        Si aucun des deux joueurs n’est là au début, les Blancs perdent tout le temps qui s’écoule
        jusqu’à leur arrivée, à moins que le règlement de la compétition ou l’arbitre n’en décide
        autrement.
    .e2009 =
        Si le délai de forfait n’est pas de zéro et qu’aucun des deux joueurs n’est là au début, les
        Blancs perdent tout le temps qui s’écoule jusqu’à leur arrivée, à moins que le règlement de
        la compétition ou l’arbitre n’en décide autrement.

R6-7a-1 = Appuyer sur la pendule
    .e1997 =
        Ayant joué son coup, un joueur arrête sa pendule et met en marche celle de l’adversaire ; il
        doit toujours pouvoir arrêter la sienne.
    .e2009-draft =
        Ayant joué son coup, un joueur arrête sa pendule et met en marche celle de l’adversaire ; il
        doit pouvoir le faire, même après que l’adversaire a joué son coup suivant.

R6-7a-2 = Achevé sans appuyer
    .e1997 =
        Tant que le joueur n’a pas arrêté sa pendule, le coup n’est pas achevé, sauf s’il a mis fin
        à la partie : par mat, abandon, pat ou accord.
    .e2001 =
        Tant que le joueur n’a pas arrêté sa pendule, le coup n’est pas achevé, sauf s’il a mis fin
        à la partie : par mat, pat, position morte ou accord.
    .e2014 =
        Tant que le joueur n’a pas arrêté sa pendule, le coup n’est pas achevé, sauf s’il a mis fin
        à la partie : par mat, pat, position morte, cinquième apparition de la position ou
        soixante-quinze coups.
    .e2023 =
        Tant que le joueur n’a pas mis sa pendule en pause, le coup n’est pas achevé, sauf s’il a
        mis fin à la partie : par mat, pat, position morte, cinquième apparition de la position ou
        soixante-quinze coups. (La liste cite aussi 9.2.1, la réclamation d’une troisième
        occurrence, qui ne met fin à rien par elle-même.)

R6-7a-3 = Achevé par le coup suivant
    .e2014 =
        Un coup après lequel le joueur n’a pas appuyé est achevé aussi quand ce joueur a joué son
        coup suivant.

R6-7a-4 = Le temps jusqu’à la pression
    .e1997 =
        Le temps qui s’écoule entre le moment où le coup est joué et celui où la pendule est arrêtée
        appartient à celui qui a joué.

R6-7a-5 = Le dernier coup d’une période
    .e1997 =
        Le dernier coup avant le contrôle de temps s’achève lui aussi quand on appuie ; joué mais
        sans qu’on ait appuyé quand la chute du drapeau est signalée, il ne compte pas, sauf s’il a
        mis fin à la partie.

R6-7b = La main qui appuie
    .e1997 = Un joueur arrête sa pendule avec la main qui a joué son coup.
    .e2001 =
        Un joueur appuie avec la main qui a joué son coup. Aucun doigt ne peut rester sur le bouton
        ni planer au-dessus.

R6-7c = Le maniement de la pendule
    .e1997 =
        On ne doit ni frapper la pendule avec force, ni la soulever, ni la renverser ; un maniement
        incorrect est pénalisé selon 13.4.
    .e2009-draft =
        On ne doit ni frapper la pendule avec force, ni la soulever, ni appuyer avant de jouer, ni
        la renverser ; un maniement incorrect est pénalisé selon 13.5.
    .e2014 =
        On ne doit ni frapper la pendule avec force, ni la soulever, ni appuyer avant de jouer, ni
        la renverser ; un maniement incorrect est pénalisé selon 12.9.

R6-7d = Un joueur qui ne peut pas se servir de la pendule
    .e2001 =
        Quand un joueur ne peut pas se servir de la pendule, l’arbitre fournit un assistant qui le
        fait, et ajuste les pendules équitablement.
    .e2005 =
        Quand un joueur ne peut pas se servir de la pendule, il peut amener un assistant, que
        l’arbitre doit accepter, pour le faire ; l’arbitre ajuste les pendules équitablement.
    .e2009-draft =
        Quand un joueur ne peut pas se servir de la pendule, il peut amener un assistant, que
        l’arbitre doit accepter, pour le faire ; l’arbitre ajuste les pendules équitablement, mais
        non celle d’un joueur handicapé.

R6-7e = Rectifier pendant que sa propre pendule marche
    .e2009-draft = Seul le joueur dont la pendule est en marche peut rectifier la place des pièces.

R6-8-1 = Quand un drapeau est tombé
    .e1997 =
        Un drapeau est tombé quand l’arbitre le constate ou qu’un joueur l’a valablement réclamé.

R6-9-1 = Perdre au temps
    .e1997 =
        Un joueur qui n’a pas achevé dans le temps les coups prescrits perd la partie, à moins
        qu’elle n’ait pris fin auparavant par mat, abandon, pat ou accord.
    .e2001 =
        Un joueur qui n’a pas achevé dans le temps les coups prescrits perd la partie, à moins
        qu’elle n’ait pris fin auparavant par mat, abandon, pat, position morte ou accord.

R6-9-2 = Un adversaire qui ne peut pas mater
    .e1997 =
        Mais la partie est nulle si l’adversaire ne peut mater par aucune suite de coups légaux,
        même contre le jeu le plus maladroit.
    .e2009 =
        Mais la partie est nulle si l’adversaire ne peut mater par aucune suite de coups légaux.
    .e2009-draft =
        Mais la partie est nulle si l’adversaire ne peut mater par aucune suite de coups légaux, ou
        s’il a trop peu de pièces et aucun mat forcé.
    .e2014 =
        Mais la partie est nulle si l’adversaire ne peut mater par aucune suite de coups légaux.

R6-9-3 = Trop peu de pièces pour gagner au temps
    .e2009-draft =
        La partie est nulle aussi si l’adversaire n’a aucun mat forcé et n’a que roi et fou ; ou roi
        et cavalier, le joueur n’ayant pas de pion ; ou roi et deux cavaliers contre un roi seul.

R6-10a = Une pendule défectueuse
    .e1997 =
        Ce qu’indique la pendule fait foi, à moins qu’elle ne soit manifestement défectueuse. Une
        pendule défectueuse est remplacée, et l’arbitre fixe les temps selon son meilleur jugement.

R6-10b = Un mauvais réglage de la pendule
    .e2009 =
        Si l’on constate pendant la partie que la pendule est mal réglée, l’un ou l’autre joueur, ou
        l’arbitre, l’arrête aussitôt. L’arbitre établit le bon réglage, et règle les temps et le
        compteur de coups selon son meilleur jugement.

R6-11a = Les deux drapeaux tombés, hors de la dernière période
    .e1997 =
        Si les deux drapeaux sont tombés et qu’on ne peut établir lequel est tombé le premier, la
        partie continue.
    .e2005 =
        Si les deux drapeaux sont tombés et qu’on ne peut établir lequel est tombé le premier, la
        partie continue, sauf si c’est la dernière période.
    .e2017 =
        Là où les directives sur la fin de partie au K.O. sont adoptées : si les deux drapeaux sont
        tombés et qu’on ne peut établir lequel est tombé le premier, la partie continue, sauf si
        c’est la dernière période.

R6-11b = Les deux drapeaux tombés dans la dernière période
    .e1997 =
        Dans une fin de partie au K.O., la partie est nulle si les deux drapeaux sont tombés et
        qu’on ne peut établir lequel est tombé le premier.
    .e2005 =
        La partie est nulle si les deux drapeaux sont tombés dans la période de tous les coups
        restants et qu’on ne peut établir lequel est tombé le premier.
    .e2017 =
        Là où les directives sur la fin de partie au K.O. sont adoptées : la partie est nulle si les
        deux drapeaux sont tombés dans la période de tous les coups restants et qu’on ne peut
        établir lequel est tombé le premier.

R6-12a = Une interruption
    .e1997 = Si la partie doit être interrompue, l’arbitre arrête les pendules.

R6-12b = Un joueur arrête les pendules
    .e1997 = Un joueur peut arrêter les pendules pour demander l’aide de l’arbitre.
    .e2001 =
        Un joueur ne peut arrêter les pendules que pour demander l’aide de l’arbitre, par exemple
        lors d’une promotion quand la pièce voulue manque.

R6-12c = La reprise du jeu
    .e1997 = L’arbitre décide quand la partie reprend.

R6-12d = Les pendules arrêtées sans raison
    .e2001 =
        Si un joueur arrête les pendules pour demander de l’aide, l’arbitre juge s’il avait une
        raison valable ; si manifestement il n’en avait pas, il est pénalisé selon 13.4.
    .e2009-draft =
        Si un joueur arrête les pendules pour demander de l’aide, l’arbitre juge s’il avait une
        raison valable ; si manifestement il n’en avait pas, il est pénalisé selon 13.5.
    .e2014 =
        Si un joueur arrête les pendules pour demander de l’aide, l’arbitre juge s’il avait une
        raison valable ; s’il n’en avait pas, il est pénalisé selon 12.9.

R6-13-1 = Les pendules après une irrégularité
    .e1997 =
        Après une irrégularité, ou quand une position antérieure est rétablie, l’arbitre fixe les
        temps selon son meilleur jugement.
    .e2009 =
        Après une irrégularité, ou quand une position antérieure est rétablie, l’arbitre fixe les
        temps selon son meilleur jugement, et règle au besoin le compteur de coups.
    .e2009-draft =
        Quand une irrégularité oblige à rétablir une position, l’arbitre fixe les temps selon son
        meilleur jugement, ou les laisse tels quels, et règle au besoin le compteur de coups.

R6-13-2 = Une irrégularité restée trop longtemps
    .e2009-draft =
        Une variante proposée : une irrégularité ne peut plus être corrigée dès que les deux joueurs
        ont achevé dix coups après elle.

R6-14-1 = Écrans et échiquiers muraux
    .e1997 =
        Des écrans et des échiquiers de démonstration peuvent montrer la position, les coups, leur
        nombre et les pendules. Aucune réclamation ne se fonde sur ces seules indications.
