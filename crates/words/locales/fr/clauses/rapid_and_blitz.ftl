# Ce que disent les clauses : la partie rapide et le blitz.

RA-1 = Quelles parties sont rapides
    .e1997 =
        Une partie rapide est une partie où tous les coups se jouent en un temps fixe de 15 à 60
        minutes.
    .e2005 =
        Une partie rapide est une partie où tous les coups se jouent en un temps de 15 à 60 minutes,
        soixante incréments compris.
    .e2009 =
        Une partie rapide est une partie où tous les coups se jouent en un temps d’au moins 15
        minutes et de moins de 60 minutes, soixante incréments compris.
    .e2014 =
        Une partie rapide est une partie où tous les coups se jouent en un temps de plus de 10
        minutes et de moins de 60 minutes par joueur, soixante incréments compris.

RA-2 = Les parties rapides et les blitz ne se notent pas
    .e1997 = Les joueurs ne sont pas tenus de noter les coups.
    .e2017 =
        Les joueurs ne sont pas tenus de noter les coups, et ne perdent pas pour autant le droit aux
        réclamations qui reposent sur une feuille de partie. Un joueur peut à tout moment demander
        une feuille de partie à l’arbitre, pour écrire.

RA-2b = Voir la feuille de l’arbitre
    .e2017 =
        Quand il a le trait, un joueur peut demander à l’arbitre de lui montrer sa feuille, cinq
        fois au plus dans la partie. Davantage passe pour une gêne de l’adversaire.

RA-3 = La surveillance d’une partie rapide
    .e2009 =
        Sous une surveillance suffisante, par exemple un arbitre pour trois parties au plus, les
        Règles de compétition s’appliquent.
    .e2014 =
        Les Règles de compétition s’appliquent là où un arbitre surveille trois parties au plus et
        où chaque partie est notée par l’arbitre ou son assistant.
    .e2017 =
        Les Règles de compétition s’appliquent là où un arbitre surveille trois parties au plus et
        où chaque partie est notée par l’arbitre ou son assistant. Quand il a le trait, un joueur
        peut demander à voir cette notation, cinq fois au plus dans la partie.

RA-4a = Une mise en place erronée découverte tard
    .e1997 =
        Une fois que chaque joueur a joué trois coups, on ne peut plus rien réclamer au sujet de
        pièces mal placées au départ ou de l’orientation de l’échiquier.
    .e2001 =
        Une fois que chaque joueur a achevé trois coups, on ne peut plus rien réclamer au sujet de
        pièces mal placées au départ ou de l’orientation de l’échiquier. Un roi interverti avec la
        dame ne peut pas roquer.
    .e2014 =
        Une fois que chaque joueur a achevé dix coups, on ne peut plus rien réclamer au sujet de
        pièces mal placées au départ ou de l’orientation de l’échiquier. Un roi mal placé ne peut
        pas roquer, et nul ne peut roquer avec une tour mal placée.

RA-4a2 = Un mauvais réglage de la pendule découvert tard
    .e1997 =
        Une fois que chaque joueur a joué trois coups, on ne peut plus rien réclamer au sujet du
        réglage de la pendule.
    .e2001 =
        Une fois que chaque joueur a achevé trois coups, on ne peut plus rien réclamer au sujet du
        réglage de la pendule.
    .e2014 =
        Une fois que chaque joueur a achevé dix coups, on ne change plus le réglage de la pendule, à
        moins que l’horaire de l’épreuve n’en souffre.

RA-3p = Les minutes d’une pénalité en rapide
    .e2023 = Les pénalités des articles 7 et 9 sont d’une minute au lieu de deux.

RA-4b = Les pièces touchées, seulement à la demande
    .e1997 =
        L’arbitre n’applique les articles sur les pièces touchées et sur la fin de partie au K.O.
        que si un joueur, ou les deux, le demandent.
    .e2001 =
        L’arbitre ne statue sur les pièces touchées que si un joueur, ou les deux, le demandent.
    .e2009 =
        Sans surveillance suffisante, l’arbitre ne statue sur les pièces touchées que si un joueur,
        ou les deux, le demandent.

RA-4b2 = Réclamer avant de toucher une pièce
    .e2001 =
        Celui qui réclame perd le droit de réclamer un coup illégal ou des pièces dérangées dès
        qu’il a touché une pièce.

RA-5 = La même façon pour toute l’épreuve
    .e2014 =
        Le règlement dit si l’épreuve se joue avec la surveillance que l’annexe demande ou sans
        elle, et cela pour toute l’épreuve.

RA-4c = Les coups illégaux dans une partie sans surveillance
    .e2009 =
        Un coup illégal est achevé quand on appuie sur la pendule. L’adversaire peut le réclamer
        tant qu’il n’a pas joué son propre coup ; alors seulement l’arbitre statue, selon l’article
        sur les coups illégaux. Si les deux rois sont en échec ou si une promotion n’est pas
        terminée, il intervient s’il le peut. Ce qui n’a pas été réclamé reste.
    .e2014 =
        Un coup illégal que l’arbitre voit ou que l’adversaire réclame avant que ce dernier ait joué
        son coup suivant fait perdre la partie ; elle est nulle si l’adversaire ne peut mater par
        aucune suite de coups légaux. Ensuite il reste, à moins que les joueurs ne conviennent de le
        corriger.
    .e2018 =
        Devant un coup illégal que l’arbitre voit ou que l’adversaire réclame avant que ce dernier
        ait joué son coup suivant, l’arbitre agit selon l’article sur les coups illégaux. Ensuite il
        reste, à moins que les joueurs ne conviennent de le corriger.

RA-4d = Qui signale la chute du drapeau en rapide et en blitz
    .e1997 =
        Un drapeau est tombé quand un joueur l’a valablement réclamé. L’arbitre ne le signale pas.
    .e2009 =
        Un drapeau est tombé quand un joueur l’a valablement réclamé. L’arbitre ne le signale pas,
        sauf si les deux drapeaux sont tombés.
    .e2017 = L’arbitre qui voit un drapeau tombé le signale.

RA-4e = Réclamer le gain au temps
    .e1997 =
        Pour réclamer le gain au temps, un joueur arrête les deux pendules et le dit à l’arbitre. La
        réclamation aboutit si alors son drapeau est levé et que celui de l’adversaire est tombé.
    .e2014 =
        Pour réclamer le gain au temps, un joueur arrête la pendule et le dit à l’arbitre. La
        réclamation aboutit s’il lui reste alors du temps à sa propre pendule.
    .e2018 =
        Pour réclamer le gain au temps, un joueur peut arrêter la pendule et le dire à l’arbitre. La
        partie est nulle s’il ne peut mater par aucune suite de coups légaux.

RA-4f = Les deux drapeaux tombés en rapide et en blitz
    .e1997 = La partie est nulle si les deux drapeaux sont tombés.

RA-4g = Une position illégale que personne ne corrige
    .e2014 =
        Un arbitre qui voit les deux rois en échec, ou un pion sur la dernière rangée, attend que le
        coup suivant soit achevé. S’il reste alors une position illégale, la partie est nulle.
    .e2023 =
        Un arbitre qui voit les deux rois en échec, ou un pion sur la dernière rangée, attend que le
        coup suivant soit achevé. S’il reste alors une position illégale, la partie est nulle. (Un
        coup qui a laissé son propre roi en échec est un coup illégal, et traité comme tel.)

RB-1 = Quelles parties sont des blitz
    .e1997 =
        Un blitz est une partie où tous les coups se jouent en un temps fixe de moins de 15 minutes.
    .e2005 =
        Un blitz est une partie où tous les coups se jouent en un temps de moins de 15 minutes,
        soixante incréments compris.
    .e2014 =
        Un blitz est une partie où tous les coups se jouent en un temps de 10 minutes ou moins par
        joueur, soixante incréments compris.

RB-2 = Quelles règles régissent un blitz
    .e1997 = Un blitz suit les règles de la partie rapide, sauf là où cette annexe dit autre chose.
    .e2009 =
        Sous une surveillance suffisante, un arbitre pour une partie, les Règles de compétition
        s’appliquent ; sinon, celles de la partie rapide, sauf là où cette annexe dit autre chose.
    .e2014 =
        Les Règles de compétition s’appliquent là où un arbitre surveille une seule partie et où
        elle est notée par l’arbitre ou son assistant ; sinon, celles de la partie rapide.

RB-2p = Les minutes d’une pénalité en blitz
    .e2017 = Les pénalités des articles 7 et 9 sont d’une minute au lieu de deux.
    .e2023 =
        Dans une partie sans surveillance, les pénalités des articles 7 et 9 sont d’une minute au
        lieu de deux, comme en rapide (A.3).

RB-3b = Pas de fin de partie au K.O. en blitz
    .e1997 = L’article sur les réclamations en fin de partie au K.O. ne s’applique pas au blitz.
    .e2014 = Les règles sur la fin de partie au K.O. ne s’appliquent pas au blitz.

RB-3c = Les coups illégaux en blitz
    .e1997 =
        Un coup illégal est achevé quand la pendule de l’adversaire a été mise en marche.
        L’adversaire peut réclamer le gain tant qu’il n’a pas joué son propre coup ; après ce coup,
        le coup illégal reste.
    .e2001 =
        Un coup illégal est achevé quand la pendule de l’adversaire a été mise en marche.
        L’adversaire peut réclamer le gain tant qu’il n’a pas joué son propre coup, ou la nulle s’il
        ne peut mater par aucune suite de coups légaux ; après ce coup, le coup illégal reste.
    .e2009 =
        Un coup illégal est achevé quand la pendule de l’adversaire a été mise en marche.
        L’adversaire peut réclamer le gain tant qu’il n’a pas joué son propre coup, ou la nulle s’il
        ne peut mater par aucune suite de coups légaux ; après ce coup, le coup illégal reste, à
        moins que les joueurs ne conviennent de le corriger.

RB-4 = Assez de pièces pour gagner un blitz
    .e1997 =
        Pour gagner, un joueur doit avoir assez de pièces pour pouvoir arriver par des coups légaux,
        au besoin avec l’aide de l’adversaire, à une position où l’adversaire a le trait et ne peut
        éviter d’être maté au coup suivant.
