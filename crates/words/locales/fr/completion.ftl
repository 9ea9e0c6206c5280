# completion

agreement-too-early = On peut convenir de la nulle une fois que les deux joueurs ont joué un coup.
agreement-made = Les joueurs sont convenus de la nulle.
checkmate-given = { CAP($side) } sont échec et mat.
checkmate-against-touch =
    Le coup { DE($side) } qui mate enfreint les règles sur les pièces touchées. Est-il maintenu ?
dead-position = Aucun des joueurs ne peut mater par une suite de coups légaux.
dead-position-against-touch =
    Aucun des joueurs ne peut plus mater, mais le coup { DE($side) } enfreint les règles sur les
    pièces touchées. Est-il maintenu ?
dead-position-is-it = L’un des joueurs peut-il encore mater par une suite de coups légaux ?
resignation = { CAP($side) } abandonnent.
resignation-to-helpless =
    { CAP($side) } abandonnent, et { $opponent } ne peuvent mater par aucune suite de coups
    légaux.
resignation-can-mate =
    { CAP($side) } abandonnent. { CAP($opponent) } peuvent-ils encore mater par une suite de
    coups légaux ?
stalemate-given = { CAP($side) } n’ont aucun coup légal et ne sont pas en échec.
stalemate-against-touch =
    Le coup { DE($side) } qui fait pat enfreint les règles sur les pièces touchées. Est-il
    maintenu ?
