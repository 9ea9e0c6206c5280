# Les échecs 960.

chess960-unknown =
    Nous n’avons pas de texte des Règles de { $edition } sur les échecs 960. La partie se joue-t-elle
    selon celles de 2009, ou que décidez-vous ?
