# Ce que disent les clauses : les irrégularités.

R7-1a = Une position initiale erronée
    .e1997 =
        Si l’on constate pendant la partie que les pièces ont été mal placées au départ, la partie
        est annulée et l’on en joue une nouvelle.

R7-1b = L’échiquier est tourné
    .e1997 =
        Si l’on constate pendant la partie que la seule erreur est l’orientation de l’échiquier, la
        position est transférée sur un échiquier bien orienté, et la partie continue.
    .e2005 =
        Si l’on constate pendant la partie que l’échiquier est mal orienté, la position est
        transférée sur un échiquier bien orienté, et la partie continue.

R7-2 = Les couleurs inversées
    .e1997 =
        Une partie commencée avec les couleurs inversées continue, à moins que l’arbitre n’en décide
        autrement.
    .e2017 =
        Si une partie a commencé avec les couleurs inversées et que les deux joueurs n’ont pas
        encore joué dix coups, elle est interrompue et l’on en joue une nouvelle avec les bonnes
        couleurs ; après dix coups ou plus, elle continue.

R7-3-1 = Des pièces dérangées par un joueur
    .e1997 =
        Un joueur qui dérange des pièces rétablit la position sur son propre temps ; au besoin, son
        adversaire remet cette pendule en marche sans avoir joué.
    .e2001 =
        Un joueur qui dérange des pièces rétablit la position sur son propre temps. Au besoin, l’un
        ou l’autre joueur arrête les pendules et appelle l’arbitre, qui peut pénaliser celui qui les
        a dérangées.

R7-4a = Un coup illégal est repris
    .e1997 =
        Si l’on constate qu’un coup illégal a été joué, on rétablit la position qui le précède, ou à
        défaut la dernière position antérieure que l’on peut identifier ; la règle « pièce touchée,
        pièce jouée » s’applique au coup qui le remplace.
    .e2001 =
        Si l’on constate qu’un coup illégal a été joué, on rétablit la position qui le précède, ou à
        défaut la dernière position antérieure que l’on peut identifier ; les règles sur les pièces
        touchées et lâchées s’appliquent au coup qui le remplace.
    .e2005 =
        Si l’on constate qu’un coup illégal a été achevé, on rétablit la position qui le précède, ou
        à défaut la dernière position antérieure que l’on peut identifier ; les règles sur les
        pièces touchées et lâchées s’appliquent au coup qui le remplace.

R7-4a2 = Ce qui compte comme coup illégal
    .e1997 =
        Tout coup illégal compte ; un pion resté sur la dernière rangée est corrigé comme tout autre
        coup illégal.
    .e2005 = Tout coup illégal compte, dont une promotion inachevée et la prise du roi.
    .e2009-draft = Tout coup illégal compte, dont une promotion inachevée.
    .e2014 =
        Tout coup illégal compte. Si l’on appuie sur la pendule alors qu’un pion est resté sur la
        dernière rangée, ce pion est remplacé par une dame de sa couleur.
    .e2017 =
        Si l’on appuie sur la pendule alors qu’un pion est resté sur la dernière rangée, le coup est
        illégal et le pion est remplacé par une dame de sa couleur. Un coup joué à deux mains et une
        pression sans coup ont leurs propres articles.
    .e2018 =
        Si l’on appuie sur la pendule alors qu’un pion est resté sur la dernière rangée, le coup est
        illégal et le pion est remplacé par une dame de sa couleur. Une pression sans coup et un
        coup joué à deux mains comptent aussi.

R7-4a3 = Un coup illégal qui n’a pas été achevé
    .e1997 =
        Un coup illégal que l’on remarque avant que l’on ait appuyé sur la pendule est corrigé ; la
        règle « pièce touchée, pièce jouée » s’applique, et il n’y a pas de pénalité. (Le texte ne
        parle pas de coups achevés ; on le lit ainsi.)
    .e2005 =
        Il ne s’agit ici que d’un coup illégal achevé : celui que l’on remarque avant que l’on ait
        appuyé sur la pendule est corrigé, la règle « pièce touchée, pièce jouée » s’applique, et il
        n’y a pas de pénalité.

R7-4a4 = Jusqu’à quand un coup illégal est corrigé
    .e1997 = Un coup illégal est corrigé à quelque moment de la partie qu’on le découvre.

R7-4a5 = Un coup à deux mains
    .e2017 =
        Un même coup joué à deux mains, par exemple pour roquer, prendre ou promouvoir, compte comme
        coup illégal dès que l’on a appuyé sur la pendule.
    .e2018 =
        Un même coup joué à deux mains, par exemple pour roquer, prendre ou promouvoir, compte et
        est pénalisé comme un coup illégal dès que l’on a appuyé sur la pendule.

R7-4a6 = Appuyer sans avoir joué
    .e2017 = Appuyer sur la pendule sans jouer de coup compte comme coup illégal.
    .e2018 = Appuyer sur la pendule sans jouer de coup compte et est pénalisé comme un coup illégal.

R7-4b = Le prix d’un coup illégal
    .e1997 =
        Dans une fin de partie au K.O., l’adversaire reçoit deux minutes de plus pour le premier et
        pour le deuxième coup illégal d’un joueur ; le troisième fait perdre la partie. Ailleurs, il
        n’y a pas de prix fixé.
    .e2001 =
        Pour chacun des deux premiers coups illégaux d’un joueur, l’adversaire reçoit deux minutes
        de plus ; le troisième fait perdre la partie.
    .e2009 =
        Pour chacun des deux premiers coups illégaux d’un joueur, l’adversaire reçoit deux minutes
        de plus ; le troisième fait perdre la partie, mais elle est nulle si l’adversaire ne peut
        mater par aucune suite de coups légaux.
    .e2009-draft =
        Pour chacun des deux premiers coups illégaux achevés d’un joueur, l’adversaire reçoit deux
        minutes de plus ; le troisième fait perdre la partie, et pour le résultat de l’adversaire on
        se reporte à 6.9(i).
    .e2014 =
        Pour le premier coup illégal achevé d’un joueur, l’adversaire reçoit deux minutes de plus ;
        le deuxième fait perdre la partie, mais elle est nulle si l’adversaire ne peut mater par
        aucune suite de coups légaux.
    .e2018 =
        Pour le premier coup illégal achevé d’un joueur, de quelque sorte qu’il soit, l’adversaire
        reçoit deux minutes de plus ; le deuxième fait perdre la partie, mais elle est nulle si
        l’adversaire ne peut mater par aucune suite de coups légaux.

R7-5-1 = Des pièces trouvées dérangées
    .e1997 =
        Si l’on constate que des pièces ont été dérangées, on rétablit la position qui précède, ou à
        défaut la dernière position antérieure que l’on peut identifier.
    .e2001 =
        Si l’on constate pendant la partie que des pièces ont été dérangées, on rétablit la position
        qui précède, ou à défaut la dernière position antérieure que l’on peut identifier, et la
        partie continue à partir de là.
