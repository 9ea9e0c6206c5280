# Ce que disent les clauses : l’ajournement.

RG-1a = Mettre un coup sous pli
    .e1997 =
        Si la partie n’est pas terminée à la fin de la séance, l’arbitre fait mettre son coup sous
        pli par le joueur au trait : celui-ci l’écrit sans ambiguïté sur sa feuille de partie, met
        les deux feuilles dans une enveloppe, la cachette, et alors seulement arrête sa pendule sans
        mettre l’autre en marche. Jusque-là il peut changer de coup. S’il joue un coup sur
        l’échiquier après qu’on lui a dit de mettre sous pli, c’est celui-là qu’il doit écrire.
    .e2023 =
        Si la partie n’est pas terminée à la fin de la séance, l’arbitre fait mettre son coup sous
        pli par le joueur au trait : celui-ci l’écrit sans ambiguïté sur une feuille de partie en
        papier, la met dans une enveloppe avec celle de l’adversaire, cachette l’enveloppe, et alors
        seulement arrête la pendule. Jusque-là il peut changer de coup. S’il joue un coup sur
        l’échiquier après qu’on lui a dit de mettre sous pli, c’est celui-là qu’il doit écrire.

RG-1b = Ajournée avant la fin de la séance
    .e1997 =
        Un joueur qui a le trait et ajourne avant la fin de la séance est réputé avoir mis son coup
        sous pli à l’heure prévue pour cette fin, et son temps est noté en conséquence.

RG-1c = Les réclamations avant la mise sous pli
    .e1997 =
        Une fois qu’un joueur a mis son coup sous pli et arrêté la pendule, il n’a plus le trait :
        une nulle doit être réclamée auparavant.

RG-2 = Ce qui figure sur l’enveloppe
    .e1997 =
        L’enveloppe porte les noms des joueurs, la position juste avant le coup sous pli, le temps
        utilisé par chacun, le nom de celui qui a mis sous pli, le numéro du coup sous pli, la
        proposition de nulle s’il y en a une qui vaut, et la date, l’heure et le lieu de la reprise.

RG-3 = Qui garde l’enveloppe
    .e1997 = L’arbitre vérifie ce qui est inscrit sur l’enveloppe et répond de sa garde.

RG-4 = Une proposition faite après la mise sous pli
    .e1997 =
        La nulle proposée après que l’adversaire a mis son coup sous pli vaut jusqu’à ce qu’il
        l’accepte ou la refuse comme se refuse une proposition (9.1).

RG-5 = L’échiquier et les pendules à la reprise
    .e1997 =
        Avant la reprise, on met en place la position juste avant le coup sous pli, et les pendules
        indiquent les temps auxquels la partie a été ajournée.

RG-6 = Terminée avant la reprise
    .e1997 =
        Si, avant la reprise, les joueurs conviennent de la nulle, ou si l’un d’eux dit à l’arbitre
        qu’il abandonne, la partie est terminée.

RG-7 = Quand l’enveloppe est ouverte
    .e1997 = L’enveloppe n’est ouverte qu’en présence du joueur qui doit répondre au coup sous pli.

RG-8 = Un coup sous pli qui n’en est pas un
    .e1997 =
        Perd la partie le joueur qui a mis sous pli un coup ambigu, un coup faux ou dont le sens ne
        peut être établi, ou un coup illégal, hors les cas de 6.9 et de 9.6.
    .e2009 =
        Perd la partie le joueur qui a écrit son coup sous pli de façon ambiguë, ou de telle sorte
        que le sens ne peut en être établi, ou dont le coup sous pli est illégal, hors les cas de
        l’article 5, de 6.9 et de 9.6.

RG-9 = Le coup sous pli est joué
    .e1997 =
        Si le joueur qui doit répondre est présent à l’heure de la reprise, l’enveloppe est ouverte,
        le coup sous pli est joué sur l’échiquier et sa pendule est mise en marche.

RG-9b = Le joueur qui doit répondre est absent
    .e1997 =
        Si le joueur qui doit répondre est absent, sa pendule est mise en marche. À son arrivée, il
        peut l’arrêter et appeler l’arbitre ; l’enveloppe est ouverte, le coup sous pli est joué sur
        l’échiquier et sa pendule est remise en marche.

RG-9c = Le joueur qui a mis sous pli est absent
    .e1997 =
        Si le joueur qui a mis sous pli est absent, son adversaire peut, au lieu de jouer sa réponse
        sur l’échiquier, l’écrire, la mettre sous pli dans une nouvelle enveloppe, arrêter sa
        pendule et mettre en marche celle de l’absent. L’arbitre garde cette enveloppe et l’ouvre à
        l’arrivée de l’absent.

RG-10 = En retard à la reprise
    .e1997 =
        Un joueur qui arrive à la reprise avec plus d’une heure de retard perd la partie. Il en va
        autrement pour celui qui a mis sous pli, si son coup donne mat, fait pat ou crée une
        position morte, ou si le joueur présent à l’échiquier a perdu au temps.
    .e2009 =
        Un joueur qui arrive à la reprise avec plus d’une heure de retard perd la partie, à moins
        que le règlement de la compétition ou l’arbitre n’en décide autrement. Il en va autrement
        pour celui qui a mis sous pli, si son coup donne mat, fait pat ou crée une position morte,
        ou si le joueur présent à l’échiquier a perdu au temps.
    .e2014 =
        Un joueur qui arrive après le délai de forfait perd la partie, à moins que l’arbitre n’en
        décide autrement. Mais si le coup sous pli a mis fin à la partie, elle est terminée comme ce
        coup l’a terminée.

RG-10-1 = Aucun des deux joueurs n’est à la reprise
    .e2014 =
        Si le délai de forfait n’est pas de zéro et qu’aucun des deux joueurs n’est là à la reprise,
        celui qui doit répondre au coup sous pli perd tout le temps qui s’écoule jusqu’à son
        arrivée, à moins que le règlement de la compétition ou l’arbitre n’en décide autrement.

RG-11 = L’enveloppe a disparu
    .e1997 =
        Si l’enveloppe a disparu, la partie reprend dans la position et avec les temps de
        l’ajournement ; l’arbitre règle les pendules si les temps ne peuvent être établis. Le joueur
        qui a mis sous pli joue sur l’échiquier le coup qu’il dit avoir mis sous pli.

RG-11b = La position ne peut être établie
    .e1997 =
        Si la position ne peut être établie, la partie est annulée et l’on en joue une nouvelle.

RG-12 = Des pendules mal réglées à la reprise
    .e1997 =
        Si à la reprise une pendule indique un temps erroné et qu’un joueur le dit avant d’avoir
        joué son premier coup, l’erreur est corrigée. Si elle n’est pas découverte à temps, la
        partie continue sans correction, à moins que l’arbitre n’en juge les conséquences trop
        graves.
    .e2014 =
        Si à la reprise une pendule indique un temps erroné et qu’un joueur le dit avant d’avoir
        joué son premier coup, l’erreur est corrigée. Si elle n’est pas découverte à temps, la
        partie continue sans correction, à moins que l’arbitre n’en décide autrement.
