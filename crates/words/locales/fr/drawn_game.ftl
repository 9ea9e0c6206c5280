# La partie nulle.

offer-not-open = Aucune proposition de nulle { DE($side) } n’est ouverte.
fivefold-stands = La position se présente pour la cinquième fois.
