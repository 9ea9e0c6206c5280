# arbiter

extra-time-name = le temps supplémentaire après une perturbation
extra-time-disturbed = La partie a été perturbée de l’extérieur.
penalties-name = les pénalités
penalty-not-there =
    Selon cette édition, l’arbitre ne peut pas infliger { $penalty } : il choisit entre
    { $list }.
penalised = { CAP($side) } sont pénalisés : { $penalty }.
penalty-wants-time = Une pénalité de temps dit combien, dans `ms`, et plus que zéro.
penalty-wants-points = Une pénalité de points dit combien, dans `score` : `1/2`, `1`.
penalty-wants-score = Le score de l’adversaire est `1`, `1/2` ou `0`.
penalty-warning = un avertissement
penalty-more-time = du temps supplémentaire pour l’adversaire
penalty-less-time = une réduction de temps
penalty-more-points = des points supplémentaires pour l’adversaire
penalty-fewer-points = une réduction de points
penalty-loss = la perte de la partie
penalty-fine = une amende annoncée à l’avance
penalty-exclusion = l’exclusion d’une ou de plusieurs rondes
penalty-expulsion = l’exclusion de la compétition
