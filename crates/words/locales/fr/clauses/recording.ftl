# Ce que disent les clauses : la notation des coups.

R8-1a = Chaque joueur note les coups des deux joueurs
    .e1997 =
        Chaque joueur note ses propres coups et ceux de son adversaire, coup après coup, aussi
        clairement et lisiblement qu’il le peut, en notation algébrique, sur la feuille de partie
        prescrite.
    .e2023 =
        Chaque joueur note ses propres coups et ceux de son adversaire, coup après coup, aussi
        clairement et lisiblement qu’il le peut, en notation algébrique, sur la feuille de partie en
        papier prescrite ou sur une feuille électronique certifiée.

R8-1b = Répondre d’abord, noter ensuite
    .e1997 =
        Un joueur peut répondre au coup de son adversaire avant de le noter ; il doit avoir noté son
        propre coup précédent avant d’en jouer un autre.

R8-1c = Aucun coup ne s’écrit à l’avance
    .e2005 = Il est interdit d’écrire un coup à l’avance, sauf pour réclamer la nulle avec ce coup.
    .e2009 =
        Il est interdit d’écrire un coup à l’avance, sauf pour réclamer la nulle avec ce coup ou si
        la partie est ajournée.

R8-1d = Les propositions de nulle se notent
    .e1997 = Une proposition de nulle est notée par les deux joueurs, par le signe (=).

R8-1e = Ce qui figure sur une feuille de partie
    .e1997 =
        La feuille de partie sert aux coups, aux temps des pendules, aux propositions de nulle et à
        ce qui touche une réclamation, et à rien d’autre.
    .e2005 =
        La feuille de partie sert aux coups, aux temps des pendules, aux propositions de nulle, à ce
        qui touche une réclamation et aux autres données utiles, et à rien d’autre.

R8-1f = Un joueur qui ne peut pas écrire
    .e1997 =
        Quand un joueur ne peut pas noter pour des raisons physiques ou religieuses, l’arbitre lui
        retire au début une partie de son temps.
    .e2001 =
        Quand un joueur ne peut pas noter, l’arbitre lui retire au début une partie de son temps.
    .e2005 =
        Quand un joueur ne peut pas noter, il peut amener un assistant, que l’arbitre doit accepter,
        pour écrire les coups ; sa pendule est ajustée équitablement.
    .e2009-draft =
        Quand un joueur ne peut pas noter, il peut amener un assistant, que l’arbitre doit accepter,
        pour écrire les coups ; sa pendule est ajustée équitablement, mais non celle d’un joueur
        handicapé.

R8-2 = La feuille de partie est visible
    .e1997 = L’arbitre peut voir les feuilles de partie à tout moment de la partie.

R8-3 = À qui sont les feuilles de partie
    .e1997 = Les feuilles de partie appartiennent à l’organisateur.
    .e2023 =
        Les feuilles de partie appartiennent à l’organisateur. Une feuille électronique qui tombe en
        panne est remplacée par l’arbitre.

R8-4-1 = À court de temps, sans l’obligation de noter
    .e1997 =
        Un joueur qui a moins de cinq minutes à sa pendule, et moins de trente secondes ajoutées à
        chaque coup, n’est pas tenu de noter.
    .e2001 =
        Un joueur qui, à un moment d’une période, a moins de cinq minutes à sa pendule, et moins de
        trente secondes ajoutées à chaque coup, n’est pas tenu de noter.
    .e2009 =
        Un joueur qui, à un moment d’une période, a moins de cinq minutes à sa pendule, et moins de
        trente secondes ajoutées à chaque coup, n’est pas tenu de noter pour le reste de la période.

R8-4-2 = Après la chute d’un drapeau, la feuille est complétée
    .e1997 = Aussitôt après la chute d’un drapeau, le joueur met sa feuille de partie à jour.
    .e2005 =
        Aussitôt après la chute d’un drapeau, le joueur met sa feuille de partie à jour, avant de
        jouer une pièce.

R8-4-3 = Avec trente secondes par coup, tout se note
    .e2009-draft =
        Dans une variante du projet : là où trente secondes ou plus sont ajoutées à chaque coup, les
        joueurs notent d’un bout à l’autre.

R8-4-4 = Qui cesse de noter en dispense son adversaire
    .e2009-draft =
        Dans une variante du projet : un joueur qui a moins de cinq minutes n’est pas tenu de
        noter ; s’il ne le fait pas, son adversaire n’y est pas tenu non plus, quel que soit son
        temps.

R8-5a = Ni l’un ni l’autre ne note : l’arbitre le fait
    .e1997 =
        Quand ni l’un ni l’autre des joueurs n’est tenu de noter, l’arbitre ou un assistant devrait
        être là et le faire. Aussitôt après la chute d’un drapeau, l’arbitre arrête les pendules, et
        les deux joueurs mettent leur feuille de partie à jour d’après la sienne ou celle de
        l’adversaire.

R8-5b = L’un note, l’autre non
    .e1997 =
        Quand un seul des joueurs n’est pas tenu de noter, il met sa feuille de partie à jour dès
        que l’un ou l’autre drapeau est tombé. Quand il a le trait, il peut se servir de la feuille
        de l’adversaire ; avant de jouer, il la rend et a complété la sienne.
    .e2009-draft =
        Quand un seul des joueurs n’est pas tenu de noter, il met sa feuille de partie à jour dès
        que son drapeau est tombé. Quand il a le trait, il peut se servir de la feuille de
        l’adversaire ; avant de jouer, il la rend et a complété la sienne.
    .e2014 =
        Quand un seul des joueurs n’est pas tenu de noter, il met sa feuille de partie à jour dès
        que l’un ou l’autre drapeau est tombé. Quand il a le trait, il peut se servir de la feuille
        de l’adversaire ; avant de jouer, il la rend et a complété la sienne.

R8-5c = La partie est reconstituée
    .e1997 =
        Quand aucune feuille de partie n’est complète, les joueurs reconstituent la partie sur un
        second échiquier sous le contrôle de l’arbitre ou d’un assistant, qui note d’abord la
        position.
    .e2001 =
        Quand aucune feuille de partie n’est complète, les joueurs reconstituent la partie sur un
        second échiquier sous le contrôle de l’arbitre ou d’un assistant, qui note d’abord la
        position, les temps des pendules et le nombre de coups, s’il peut le connaître.
    .e2009-draft =
        Dans la variante du projet : quand aucune feuille de partie n’est complète, les joueurs
        reconstituent la partie sur un second échiquier sous le contrôle de l’arbitre ou d’un
        assistant, qui note d’abord la position, les temps, la pendule qui était en marche et le
        nombre de coups, s’il peut le connaître.
    .e2014 =
        Quand aucune feuille de partie n’est complète, les joueurs reconstituent la partie sur un
        second échiquier sous le contrôle de l’arbitre ou d’un assistant, qui note d’abord la
        position, les temps, la pendule qui était en marche et le nombre de coups, s’il peut le
        connaître.

R8-6-1 = Ce que les feuilles de partie ne peuvent montrer
    .e1997 =
        Si les feuilles de partie ne peuvent montrer qu’un joueur a dépassé son temps, le coup
        suivant compte comme le premier de la période suivante, à moins qu’il ne soit prouvé que
        plus de coups ont été joués.

R8-7-1 = Le résultat est signé
    .e2001 =
        Quand la partie est terminée, les deux joueurs signent les deux feuilles de partie avec le
        résultat. Même erroné, il reste acquis, à moins que l’arbitre n’en décide autrement.
    .e2023 =
        Quand la partie est terminée, les deux joueurs signent les deux feuilles de partie avec le
        résultat, ou l’approuvent sur des feuilles électroniques. Même erroné, il reste acquis, à
        moins que l’arbitre n’en décide autrement.
