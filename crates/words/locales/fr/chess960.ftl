# Les échecs 960.

chess960-unknown =
    Les Règles de { $edition } n’ont pas sur les échecs 960 de texte disponible. La partie se
    joue-t-elle selon celles de 2009, ou que décidez-vous ?
