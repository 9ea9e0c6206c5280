# Les joueurs non voyants.

what-blind-players = les règles sur les joueurs non voyants

blind-not-made =
    { $lacks ->
        [take-off]
            La pièce prise est encore sur l’échiquier { DE($side) } : le coup n’est pas joué.
        [place]
            { CAP($side) } ont annoncé un coup et n’ont placé aucune pièce : le coup n’est pas joué.
        [announce] { CAP($side) } n’ont pas annoncé le coup : il n’est pas joué.
       *[announce-again]
            { CAP($side) } ont annoncé un autre coup que celui de leur échiquier et ne l’ont pas
            corrigé.
    } Ce n’est qu’ensuite que la pendule { DE($opponent) } est mise en marche.
boards-as-written = Les pièces sont comme le disent les deux feuilles.
boards-scores-agree =
    Les échiquiers diffèrent et les deux feuilles concordent : la position est celle des feuilles.
boards-scores-differ = Les échiquiers diffèrent, et les feuilles diffèrent à partir d’ici.
boards-times-asked =
    On est revenu au point où les feuilles concordent. Que doivent indiquer les pendules ?
assistant-not-for-him =
    C’est l’affaire { DE($side) } seuls. Leur assistant joue et annonce les coups, tient la feuille,
    met en marche la pendule adverse, réclame la chute du drapeau, signale une pièce touchée et
    s’occupe d’un ajournement.
assistant-of-the-blind-only =
    { CAP($blind) } ont un assistant : { $side } ne peuvent pas en avoir un aussi.
assistant-moves-and-announces = L’assistant { DE($side) } joue et annonce les coups, rien de plus.
assistant-compulsory = { CAP($side) } sont non voyants, et { $opponent } malentendants.
one-board = Les deux joueurs sont voyants : il n’y a qu’un échiquier.
