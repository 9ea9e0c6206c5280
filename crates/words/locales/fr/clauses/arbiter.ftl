# Ce que disent les clauses : le rôle de l’arbitre.

R13-1 = L’arbitre veille au respect des Règles
    .e1997 = L’arbitre a pour charge de veiller à ce que le jeu suive les Règles.

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
