# rapid_and_blitz

illegal-moves-on-claim =
    Dans cette partie, l’arbitre ne statue sur un coup illégal que si l’adversaire le réclame.
illegal-position-checks = Les deux rois sont en échec, et un nouveau coup a été achevé.
illegal-position-pawn = Un pion se trouve sur la dernière rangée, et un nouveau coup a été achevé.
own-flag-down = Le temps { DE($side) } est épuisé lui aussi.
touch-on-request =
    Dans cette partie, l’arbitre ne statue sur les pièces touchées qu’à la demande d’un joueur.
looking-without-the-move =
    { CAP($side) } n’ont pas le trait : seul celui qui l’a peut le demander.
looking-too-often =
    { CAP($side) } ont demandé { $times } fois à voir la feuille de l’arbitre ; davantage gêne
    l’adversaire.
looking-granted = L’arbitre montre sa feuille de partie { A($side) }.
blitz-not-men-enough =
    { CAP($side) } n’ont pas assez de pièces pour arriver, avec toute l’aide possible, à une position
    où l’adversaire ne peut éviter le mat au coup suivant.
blitz-men-enough-asked =
    Est-ce que { $side } ont assez de pièces pour arriver, avec toute l’aide possible, à une position
    où l’adversaire a le trait et ne peut éviter le mat au coup suivant ?
