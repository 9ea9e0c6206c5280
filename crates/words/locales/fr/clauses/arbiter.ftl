# Ce que disent les clauses : le rôle de l’arbitre.

R13-1 = L’arbitre veille au respect des Règles
    .e1997 = L’arbitre a pour charge de veiller à ce que le jeu suive les Règles.

R13-2 = L’intérêt de la compétition
    .e1997 =
        L’arbitre agit dans le meilleur intérêt de la compétition : il veille à ce que les joueurs
        aient de bonnes conditions et ne soient pas dérangés, et en surveille le déroulement.
    .e2017 =
        L’arbitre assure le fair-play et agit dans le meilleur intérêt de la compétition : de bonnes
        conditions, pas de dérangement, des mesures pour les joueurs handicapés et les besoins
        médicaux, et la surveillance du déroulement.
    .e2018 =
        L’arbitre assure le fair-play et agit dans le meilleur intérêt de la compétition : de bonnes
        conditions, pas de dérangement, des mesures pour les joueurs handicapés et les besoins
        médicaux, la surveillance du déroulement et les règles contre la triche.
    .e2023 =
        L’arbitre assure le fair-play et agit dans le meilleur intérêt de la compétition : de bonnes
        conditions, pas de dérangement, des mesures pour les joueurs handicapés et les besoins
        médicaux, la surveillance du déroulement et les règles de fair-play.

R13-3 = L’arbitre surveille et fait appliquer
    .e1997 =
        L’arbitre garde l’œil sur les échiquiers, surtout en zeitnot ; ce qu’il a décidé, il le fait
        exécuter, et il pénalise quand il y a lieu.

R13-4 = Les pénalités
    .e1997 =
        L’arbitre peut avertir, donner plus de temps à l’adversaire, retirer du temps au fautif,
        déclarer la partie perdue ou exclure de la compétition.
    .e2001 =
        L’arbitre peut prendre une ou plusieurs de ces mesures : avertir, donner plus de temps à
        l’adversaire, retirer du temps au fautif, déclarer la partie perdue, retirer des points au
        fautif, donner des points à l’adversaire jusqu’au maximum que vaut la partie, exclure de la
        compétition.
    .e2014 =
        L’arbitre peut prendre une ou plusieurs de ces mesures : avertir, donner plus de temps à
        l’adversaire, retirer du temps au fautif, donner des points à l’adversaire jusqu’au maximum
        que vaut la partie, retirer des points au fautif, déclarer la partie perdue et décider du
        score de l’adversaire, infliger une amende annoncée à l’avance, exclure de la compétition.
    .e2017 =
        L’arbitre peut prendre une ou plusieurs de ces mesures : avertir, donner plus de temps à
        l’adversaire, retirer du temps au fautif, donner des points à l’adversaire jusqu’au maximum
        que vaut la partie, retirer des points au fautif, déclarer la partie perdue et décider du
        score de l’adversaire, infliger une amende annoncée à l’avance, exclure d’une ou plusieurs
        rondes, exclure de la compétition.

R13-5 = Du temps supplémentaire après un dérangement
    .e1997 =
        L’arbitre peut donner du temps supplémentaire à l’un des joueurs ou aux deux si la partie a
        été dérangée de l’extérieur.

R13-6 = Ce que l’arbitre ne dit pas
    .e1997 =
        L’arbitre n’intervient que dans les cas que décrivent les Règles. Il ne dit combien de coups
        ont été joués qu’une fois qu’un joueur a épuisé son temps ; qu’un joueur a joué, ou n’a pas
        appuyé sur sa pendule, il ne le dit jamais.
    .e2001 =
        L’arbitre n’intervient que dans les cas que décrivent les Règles. Il ne dit combien de coups
        ont été joués qu’une fois qu’un joueur a épuisé son temps ; qu’un joueur a joué, il ne le
        dit jamais.
    .e2005 =
        L’arbitre n’intervient que dans les cas que décrivent les Règles. Il ne dit combien de coups
        ont été joués que selon 8.5, une fois un drapeau tombé ; qu’un joueur a joué, ou n’a pas
        appuyé sur sa pendule, il ne le dit jamais.

R13-7a = Les interventions extérieures
    .e1997 =
        Les spectateurs et les joueurs des autres parties ne parlent pas d’une partie et ne s’y
        immiscent pas ; l’arbitre peut expulser les fautifs.
    .e2009 =
        Les spectateurs et les joueurs des autres parties ne parlent pas d’une partie et ne s’y
        immiscent pas ; l’arbitre peut expulser les fautifs. Qui voit une irrégularité ne peut le
        dire qu’à lui.

R13-7b = Les téléphones dans la zone de tournoi
    .e2005 = Nul ne peut utiliser un téléphone dans la zone de tournoi.
    .e2009 =
        Nul ne peut utiliser un téléphone dans la zone de tournoi ni dans ce qui la jouxte, à moins
        que l’arbitre ne l’ait autorisé.
