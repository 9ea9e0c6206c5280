# Ce que disent les clauses : la fin de la partie.

R5-1a = L’échec et mat
    .e1997 =
        Le joueur qui a maté le roi adverse a gagné. La partie prend fin aussitôt, à condition que
        le coup qui mate ait été légal.
    .e2009-draft =
        Le joueur qui a maté le roi adverse a gagné. La partie prend fin aussitôt, à condition que
        le coup qui mate ait été légal et conforme à 4.2 jusqu’à 4.6.
    .e2014 =
        Le joueur qui a maté le roi adverse a gagné. La partie prend fin aussitôt, à condition que
        le coup qui mate ait été légal et conforme à 4.2 jusqu’à 4.7.

R5-1b = L’abandon
    .e1997 =
        Le joueur dont l’adversaire déclare qu’il abandonne a gagné. La partie prend fin aussitôt.
    .e2023 =
        Le joueur dont l’adversaire déclare qu’il abandonne a gagné. La partie prend fin aussitôt ;
        mais elle est nulle si ce joueur ne peut mater par aucune suite de coups légaux.

R5-2a = Le pat
    .e1997 =
        Un joueur dont c’est le tour de jouer, qui n’est pas en échec et n’a plus aucun coup légal,
        est pat : la partie est terminée et nulle.
    .e2001 =
        Un joueur dont c’est le tour de jouer, qui n’est pas en échec et n’a plus aucun coup légal,
        est pat : la partie est terminée et nulle, si le coup qui y a mené était légal.
    .e2009-draft =
        Un joueur dont c’est le tour de jouer, qui n’est pas en échec et n’a plus aucun coup légal,
        est pat : la partie est terminée et nulle, si le coup qui y a mené était légal et respectait
        4.2 jusqu’à 4.6.
    .e2014 =
        Un joueur dont c’est le tour de jouer, qui n’est pas en échec et n’a plus aucun coup légal,
        est pat : la partie est terminée et nulle, si le coup qui y a mené était légal et respectait
        4.2 jusqu’à 4.7.

R5-2b = La position morte
    .e1997 =
        Dès qu’aucun des deux rois ne peut plus être maté, si mal que l’on joue de part et d’autre,
        la position est morte : la partie est terminée et nulle.
    .e2001 =
        Dès qu’aucun des deux rois ne peut plus être maté, quels que soient les coups légaux qui
        suivent, la position est morte : la partie est terminée et nulle, si le coup qui y a mené
        était légal.
    .e2009-draft =
        Dès qu’aucun des deux rois ne peut plus être maté, quels que soient les coups légaux qui
        suivent, la position est morte : la partie est terminée et nulle, si le coup qui y a mené
        était légal et respectait 4.2 jusqu’à 4.6.
    .e2014 =
        Dès qu’aucun des deux rois ne peut plus être maté, quels que soient les coups légaux qui
        suivent, la position est morte : la partie est terminée et nulle, si le coup qui y a mené
        était légal et respectait 4.2 jusqu’à 4.7.

R5-2c = La nulle par accord
    .e1997 =
        La partie est nulle quand les joueurs en conviennent au cours de la partie. La partie prend
        fin aussitôt.
    .e2017 =
        La partie est nulle quand les joueurs en conviennent au cours de la partie, à condition que
        chacun d’eux ait joué un coup. La partie prend fin aussitôt.
