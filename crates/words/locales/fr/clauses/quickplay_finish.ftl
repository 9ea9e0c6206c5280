# Ce que disent les clauses : la fin de partie au K.O.

R10-1 = Ce qu’est une fin de partie au K.O.
    .e1997 =
        La fin de partie au K.O. est la phase d’une partie où tous les coups qui restent doivent
        être joués en un temps limité.

R10-1a = La fin de partie au K.O. est annoncée
    .e2014 =
        Avant le début de l’épreuve, on annonce si les règles sur la fin de partie au K.O.
        s’appliquent.

R10-1b = Les parties sans temps supplémentaire à chaque coup
    .e2014 =
        Ces règles s’appliquent aux parties lentes et rapides sans temps ajouté à chaque coup, et
        non au blitz.

R10-2 = La nulle est réclamée en fin de partie au K.O.
    .e1997 =
        Un joueur qui a moins de deux minutes à sa pendule peut réclamer la nulle avant la chute de
        son drapeau. Il arrête les pendules et fait venir l’arbitre.
    .e2001 =
        Un joueur qui a le trait et moins de deux minutes à sa pendule peut réclamer la nulle avant
        la chute de son drapeau. Il arrête les pendules et fait venir l’arbitre.
    .e2005 =
        Un joueur qui a le trait et moins de deux minutes à sa pendule peut réclamer la nulle avant
        la chute de son drapeau. Il fait venir l’arbitre et peut arrêter les pendules.
    .e2014 =
        Là où l’on n’obtient pas à la place un temps supplémentaire à chaque coup, un joueur qui a
        le trait et moins de deux minutes à sa pendule peut réclamer la nulle avant la chute de son
        drapeau. Il fait venir l’arbitre et peut arrêter les pendules.

R10-2a = L’arbitre donne raison
    .e1997 =
        Si l’arbitre est convaincu que l’adversaire ne fait aucun effort pour gagner par des moyens
        normaux, ou qu’il n’est pas possible de gagner par des moyens normaux, la partie est nulle.
        Sinon, il diffère sa décision.
    .e2001 =
        Si l’arbitre admet que l’adversaire ne fait aucun effort pour gagner par des moyens normaux,
        ou qu’il n’est pas possible de gagner par des moyens normaux, la partie est nulle. Sinon, il
        diffère sa décision ou rejette la réclamation.

R10-2b = La décision est différée
    .e1997 =
        Si la décision est différée, l’adversaire peut recevoir deux minutes de plus, et la partie
        continue en présence de l’arbitre.
    .e2001 =
        Si la décision est différée, l’adversaire peut recevoir deux minutes de plus, et la partie
        continue, si possible en présence d’un arbitre.

R10-2c = La réclamation est rejetée
    .e2001 = Si l’arbitre rejette la réclamation, l’adversaire reçoit deux minutes de plus.

R10-2d = La décision est définitive
    .e2001 = La décision de l’arbitre sur une telle réclamation est sans appel.

R10-2e = Des secondes supplémentaires à la place
    .e2014 =
        Un joueur qui a le trait et moins de deux minutes à sa pendule peut demander que, si
        possible, les deux joueurs reçoivent cinq secondes de plus à chaque coup. C’est une
        proposition de nulle. Si elle est refusée et que l’arbitre accède à la demande, les pendules
        sont réglées ainsi, l’adversaire reçoit deux minutes de plus, et la partie continue.

R10-2f = La décision de l’arbitre, plus tard
    .e1997 =
        Ayant différé sa décision, l’arbitre peut plus tard déclarer la partie nulle, même après la
        chute d’un drapeau.
    .e2001 =
        Ayant différé sa décision, l’arbitre déclare le résultat après la chute d’un drapeau : nulle
        si la position finale ne peut être gagnée par des moyens normaux, ou si l’adversaire n’a pas
        fait d’efforts suffisants pour gagner ainsi.
    .e2005 =
        Ayant différé sa décision, l’arbitre déclare le résultat plus tard dans la partie, ou dès
        qu’il le peut après la chute d’un drapeau : nulle si la position finale ne peut être gagnée
        par des moyens normaux, ou si l’adversaire n’a pas fait d’efforts suffisants pour gagner
        ainsi.
    .e2014 =
        Ayant différé sa décision, l’arbitre déclare le résultat plus tard dans la partie, ou dès
        qu’il le peut après la chute d’un drapeau : nulle si l’adversaire du joueur dont le drapeau
        est tombé ne peut gagner par des moyens normaux, ou n’a pas fait d’efforts suffisants pour y
        parvenir.

RD-1 = Une réclamation là où il n’y a pas d’arbitre
    .e1997 =
        Sans arbitre, un joueur à qui il reste moins de deux minutes et dont le drapeau est encore
        levé peut réclamer la nulle, ce qui met fin à la partie : parce que l’adversaire ne peut
        gagner par des moyens normaux, ou parce qu’il ne fait aucun effort pour cela.
    .e2001 =
        Sans arbitre, un joueur à qui il reste moins de deux minutes et dont le drapeau est encore
        levé peut réclamer la nulle, ce qui met fin à la partie : parce que l’adversaire ne peut
        gagner par des moyens normaux, ou ne fait aucun effort pour cela, ou pour les deux raisons.

RD-2 = Les documents d’une telle réclamation
    .e1997 =
        Celui qui réclame note la position finale et l’adversaire la vérifie. S’il fait valoir
        qu’aucun effort n’a été fait, il remet aussi une feuille de partie complétée avant la fin du
        jeu ; l’adversaire vérifie l’une et l’autre.
    .e2001 =
        Celui qui réclame note la position finale et l’adversaire la vérifie. S’il fait valoir
        qu’aucun effort n’a été fait, il remet aussi une feuille de partie à jour ; l’adversaire
        vérifie l’une et l’autre.

RD-3 = Qui décide d’une telle réclamation
    .e1997 =
        La réclamation est soumise à un arbitre étranger à la compétition ; sa décision est sans
        appel.
    .e2001 = La réclamation est soumise à un arbitre ; sa décision est sans appel.
    .e2017 = La réclamation est soumise à l’arbitre désigné.
