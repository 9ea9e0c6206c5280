# Ce que disent les clauses : la conduite des joueurs.

R12-1 = La tenue des joueurs
    .e1997 = Les joueurs se conduisent avec les meilleures manières.
    .e2001 = Les joueurs ne font rien qui puisse jeter le discrédit sur le jeu d’échecs.

R12-2 = La zone de tournoi
    .e1997 =
        La zone de tournoi est l’aire de jeu, les salles de repos, la buvette, l’endroit réservé aux
        fumeurs et les autres lieux que l’arbitre désigne.
    .e2014 =
        La zone de tournoi est l’aire de jeu, les salles de repos et les toilettes, la buvette,
        l’endroit réservé aux fumeurs et les autres lieux que l’arbitre désigne.

R12-2a = Quitter la zone de tournoi
    .e1997 = Un joueur ne quitte la zone de tournoi qu’avec la permission de l’arbitre.

R12-2b = Quitter l’aire de jeu
    .e1997 = Le joueur au trait ne quitte l’aire de jeu qu’avec la permission de l’arbitre.

R12-2c = Se signaler avant de quitter l’aire de jeu
    .e2017 =
        Le règlement d’une épreuve peut prévoir que l’adversaire du joueur au trait se signale à
        l’arbitre avant de quitter l’aire de jeu.

R12-3a = Notes et conseils
    .e1997 =
        Pendant la partie, un joueur n’utilise ni notes, ni source d’information, ni conseils, et
        n’analyse pas sur un autre échiquier.

R12-3b = Les appareils électroniques
    .e2005 =
        Les téléphones et autres moyens électroniques de communication que l’arbitre n’a pas
        autorisés ne peuvent pas être apportés dans la zone de tournoi.
    .e2009 =
        Sans la permission de l’arbitre, un joueur ne peut avoir dans la zone de tournoi ni
        téléphone ni autre moyen électronique de communication, à moins qu’il ne soit complètement
        éteint.
    .e2014 =
        Pendant la partie, un joueur ne peut avoir dans la zone de tournoi ni téléphone ni autre
        moyen électronique de communication.
    .e2017 =
        Pendant la partie, un joueur ne peut avoir dans la zone de tournoi aucun appareil
        électronique que l’arbitre n’a pas approuvé. L’épreuve peut en permettre un, éteint, dans le
        sac d’un joueur ; le sac reste là où l’on en est convenu et ne sert pas sans permission.

R12-3b2 = Le prix d’un appareil
    .e2005 =
        Un joueur dont le téléphone sonne perd la partie ; l’arbitre décide du score de son
        adversaire.
    .e2009 =
        Un joueur dont l’appareil émet un son perd la partie et son adversaire gagne, mais ne fait
        que nulle s’il ne peut gagner par aucune suite de coups légaux.
    .e2014 =
        Un joueur qui, de toute évidence, a apporté un tel appareil dans la zone de tournoi perd la
        partie et son adversaire gagne ; l’épreuve peut annoncer une pénalité plus légère.
    .e2017 =
        Un joueur qui, de toute évidence, a sur lui un tel appareil dans la zone de tournoi perd la
        partie et son adversaire gagne ; l’épreuve peut annoncer une pénalité plus légère.

R12-3c = Fumer
    .e1997 = On ne peut fumer que là où l’arbitre a réservé un endroit pour cela.
    .e2018 =
        On ne peut fumer, cigarette électronique comprise, que là où l’arbitre a réservé un endroit
        pour cela.

R12-3d = L’inspection
    .e2014 =
        L’arbitre peut faire inspecter en privé les vêtements, les sacs et les autres affaires d’un
        joueur, par une personne du même sexe ; qui s’y refuse est pénalisé selon 12.9.

R12-5 = Les joueurs qui ont terminé
    .e1997 = Un joueur qui a terminé sa partie compte parmi les spectateurs.

R12-6 = Gêner l’adversaire
    .e1997 =
        Aucun joueur ne distrait ni ne dérange son adversaire de quelque façon que ce soit ;
        proposer la nulle à répétition en est une.
    .e2001 =
        Aucun joueur ne distrait ni ne dérange son adversaire de quelque façon que ce soit ; des
        réclamations déraisonnables et des propositions de nulle déraisonnables en font partie.
    .e2009 =
        Aucun joueur ne distrait ni ne dérange son adversaire de quelque façon que ce soit ; des
        réclamations déraisonnables, des propositions de nulle déraisonnables et une source de bruit
        en font partie.

R12-7 = Ce que coûte une infraction
    .e1997 = Enfreindre une règle de conduite entraîne une pénalité de la liste de l’arbitre, 13.4.
    .e2014 = Enfreindre une règle de conduite entraîne une pénalité de la liste de l’arbitre, 12.9.

R12-8 = Refuser de se conformer
    .e1997 =
        Un joueur qui persiste à refuser de se conformer aux Règles perd la partie ; l’arbitre
        décide du score de son adversaire.

R12-9 = Les deux refusent de se conformer
    .e1997 =
        Si les deux joueurs persistent à refuser de se conformer aux Règles, tous deux ont perdu.

R12-10 = Les appels
    .e2009 =
        Sauf si le règlement de l’épreuve en dispose autrement, un joueur peut faire appel de toute
        décision de l’arbitre, hormis celles qui concernent la fin de partie au K.O., selon 10.2d ou
        l’annexe D.
    .e2014 =
        Sauf si le règlement de l’épreuve en dispose autrement, un joueur peut faire appel de toute
        décision de l’arbitre, même s’il a signé la feuille de partie.

R12-11 = Le sens d’une règle
    .e2014 = Un joueur a le droit de demander à l’arbitre ce qu’une règle dit et signifie.

R12-12 = Aider à une reconstitution
    .e2014 =
        Quand la partie doit être reconstituée, y compris lors d’une réclamation de nulle, les deux
        joueurs y aident l’arbitre.

R12-13 = Vérifier une réclamation
    .e2017 =
        Une réclamation fondée sur la troisième apparition de la position ou sur les cinquante coups
        est vérifiée par les joueurs, sous la surveillance de l’arbitre.
