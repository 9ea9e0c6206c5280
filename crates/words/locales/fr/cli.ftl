# Ce que dit la commande elle-même.
