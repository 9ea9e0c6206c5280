# La fin de partie au K.O.

what-quickplay = les réclamations en fin de partie au K.O.
what-quickplay-rejection = le rejet d’une réclamation en fin de partie au K.O.
what-extra-seconds = les secondes supplémentaires en fin de partie au K.O.

quickplay-in-blitz = Il n’y a pas de fin de partie au K.O. en blitz.
quickplay-unannounced =
    Cette épreuve n’a pas annoncé la fin de partie au K.O. : on ne peut rien réclamer à ce titre.
quickplay-increment =
    Du temps s’ajoute à chaque coup dans cette partie : les règles de la fin de partie au K.O. sont
    pour les parties sans ajout.
quickplay-not-begun =
    La fin de partie au K.O. n’a pas commencé : il reste un contrôle de temps à passer.
quickplay-claim-move =
    { CAP($side) } n’ont pas le trait ; seul celui qui l’a peut réclamer la nulle en fin de partie
    au K.O.
quickplay-claim-late =
    Le temps { DE($side) } est épuisé : il fallait réclamer avant la chute du drapeau.
quickplay-claim-early = { CAP($side) } ont deux minutes ou plus à leur pendule.
quickplay-asked =
    { CAP($side) }, à qui il reste { $left }, réclament la nulle en fin de partie au K.O. ; il reste
    { $others } { A($opponent) }. Est-ce que { $opponent } ne font aucun effort pour gagner par des
    moyens normaux, ou est-il impossible de gagner ainsi ?
quickplay-postponed-time =
    Quand la décision est différée, l’adversaire peut recevoir { $time } de plus, ou rien.
quickplay-final =
    Le drapeau { DE($flagged) } est tombé, et la décision sur la réclamation { DE($side) } en fin de
    partie au K.O. était différée. La partie ne pouvait-elle pas être gagnée par des moyens normaux,
    ou est-ce que { $trying } n’ont pas fait d’efforts suffisants pour la gagner ainsi ? Alors elle
    est nulle ; sinon { $flagged } ont perdu.
extra-seconds-move =
    { CAP($side) } n’ont pas le trait ; seul celui qui l’a peut demander des secondes
    supplémentaires.
extra-seconds-no-arbiter = Il n’y a pas ici d’arbitre qui puisse l’accorder.
extra-seconds-asked =
    { CAP($side) }, à qui il reste { $left }, demandent { $extra } de plus à chaque coup ; il reste
    { $others } { A($opponent) }. C’est aussi une proposition de nulle. Si { $opponent } la
    refusent, accordez-vous ce qui est demandé ?
papers-position =
    { CAP($side) } notent la position finale et { $opponent } la vérifient.
papers-sheet = La feuille de partie { DE($side) }, à jour, l’accompagne, vérifiée elle aussi.
papers-sheet-completed =
    La feuille de partie { DE($side) }, complétée avant la fin de la partie, l’accompagne, vérifiée
    elle aussi.
papers-missing =
    { $count ->
        [one] Il y manque un demi-coup.
       *[other] Il y manque { $count } demi-coups.
    }
referred-to =
    { $whom ->
        [outside] La réclamation va à un arbitre étranger à la compétition.
        [designated] La réclamation va à l’arbitre désigné.
       *[any] La réclamation va à un arbitre.
    }
referred-asked =
    { CAP($side) } ont mis fin à la partie en réclamant la nulle là où il n’y avait pas d’arbitre.
    D’après la position et la feuille de partie : { $opponent } ne pouvaient-ils pas gagner par des
    moyens normaux, ou n’ont-ils fait aucun effort pour cela ? Alors elle est nulle ; sinon
    { $side } ont perdu.
