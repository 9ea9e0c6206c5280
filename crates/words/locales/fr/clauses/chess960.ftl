# Ce que disent les clauses : les échecs 960.

RF-1 = La position de départ aux échecs 960
    .e2009 =
        Les pions blancs sont sur la deuxième rangée et les pièces blanches derrière eux au hasard,
        le roi entre les tours et les fous sur des cases de couleurs différentes ; les pièces et
        pions noirs leur font face.

RF-2 = Où mène le roque aux échecs 960
    .e2009 =
        Un joueur roque une fois. Le roi et la tour arrivent sur les cases où ils arrivent aux
        échecs ordinaires : tous deux se déplacent, ou ils changent de place, ou le roi seul se
        déplace, ou la tour seule. Il peut être utile de dire d’abord que l’on va roquer.

RF-3 = Ce qui doit être vide pour roquer aux échecs 960
    .e2009 =
        Toutes les cases entre celle du roi et celle où il arrive, et entre celle de la tour et
        celle où elle arrive, cases d’arrivée comprises, doivent être vides, hormis le roi et la
        tour.

RF-4 = Ce qui reste ordinaire dans le roque aux échecs 960
    .e2009 =
        Les règles ordinaires du roque valent, pour autant qu’elles ne supposent pas le roi et la
        tour sur leurs cases habituelles.
