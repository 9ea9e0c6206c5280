# arbiter

extra-time-name = le temps supplémentaire après une perturbation
extra-time-disturbed = La partie a été perturbée de l’extérieur.
penalties-name = les pénalités
penalty-not-there =
    Selon cette édition, l’arbitre ne peut pas infliger { $penalty } : il a le choix entre
    { $list }.
penalised = { CAP($side) } sont pénalisés : { $penalty }.
penalty-wants-time = Une pénalité de temps dit combien, dans `ms`, et plus que zéro.
penalty-wants-points = Une pénalité de points dit combien, dans `score` : `1/2`, `1`.
penalty-wants-score = Le score de l’adversaire est `1`, `1/2` ou `0`.
penalty-warning = un avertissement
penalty-more-time = du temps supplémentaire pour l’adversaire
penalty-less-time = un retrait de temps
penalty-more-points = des points supplémentaires pour l’adversaire
penalty-fewer-points = un retrait de points
penalty-loss = la perte de la partie
penalty-fine = une amende annoncée à l’avance
penalty-exclusion = l’exclusion d’une ou de plusieurs rondes
penalty-expulsion = l’exclusion de la compétition
# L’arbitre, et les points.

penalty-asked = L’arbitre inflige-t-il une pénalité ? Il a le choix entre { $menu }.
penalty-asked-unlisted = L’arbitre inflige-t-il une pénalité ?
penalty-too-many-points =
    L’adversaire ne reçoit pas plus que ce que donne la partie, soit { $most }.
moves-not-told =
    L’arbitre ne dit pas combien de coups ont été joués avant qu’un drapeau ne soit tombé.
interference =
    Quelqu’un a parlé de la partie ou s’en est mêlé. La partie continue ; l’arbitre peut l’expulser
    de la zone de tournoi.
interference-told = Qui voit une irrégularité le dit à l’arbitre, et à lui seul.
what-interference = l’intervention de tiers
result-unknown =
    `{ $written }` n’est pas un résultat : les résultats sont ceux d’une partie, 1, 1/2 ou 0 chacun, comme 1-0, 1/2-1/2 ou 0-0.
result-too-much = `{ $written }` donne plus que ne rapporte une partie.
