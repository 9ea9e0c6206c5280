# Pourquoi un camp peut encore mater, ou ne le peut pas.

winnable-mate = { CAP($side) } ont donné mat.
winnable-line =
    { $count ->
        [one] Un coup légal suffit pour le mat { DE($side) }.
       *[other] Une suite de { $count } coups légaux mène au mat { DE($side) }.
    }
winnable-mated = { CAP($side) } sont mat.
winnable-stalemate = Il y a pat.
winnable-bare-king = { CAP($side) } n’ont que leur roi.
winnable-material = Aucune pièce ne peut plus mater : avec ce matériel, { $side } ne le peuvent pas.
winnable-exhausted =
    { $count ->
        [one] Seule cette position peut se présenter, et ce n’est pas un mat.
       *[other] Seules { $count } positions peuvent se présenter, et aucune n’est un mat.
    }
winnable-locked =
    { $count ->
        [one] Les pions sont bloqués : un ensemble de positions contient tout ce qui peut se présenter, et aucune n’est un mat.
       *[other] Les pions sont bloqués : { $count } ensembles de positions contiennent tout ce qui peut se présenter, et aucune n’est un mat.
    }
winnable-held =
    { $positions ->
        [0] { $sets ->
            [one] Un ensemble de positions contient tout ce qui peut se présenter, et aucune n’est un mat.
           *[other] { $sets } ensembles de positions contiennent tout ce qui peut se présenter, et aucune n’est un mat.
        }
       *[other] { $sets ->
            [one] Un ensemble de positions et { $positions } positions isolées contiennent tout ce qui peut se présenter, et aucune n’est un mat.
           *[other] { $sets } ensembles de positions et { $positions } positions isolées contiennent tout ce qui peut se présenter, et aucune n’est un mat.
        }
    }
winnable-undetermined = Les nœuds ont été épuisés avant toute preuve.

# For `flagfall winnable`.
winnable-side = { CAP($side) }
winnable-yes = mat possible
winnable-no = mat impossible
winnable-unknown = indéterminé
winnable-dead = La position est morte.
