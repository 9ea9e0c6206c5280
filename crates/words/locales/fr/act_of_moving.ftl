# Le déplacement des pièces.

# `did` est un participe : « touché le cavalier en g1 ».
you-did = Vous avez { $did }.
side-did = { CAP($side) } ont { $did }.

contact-on-purpose = { CAP($side) } ont-ils touché délibérément la pièce en { $square } ?
adjusting-for-the-mover = Rectifier est l’affaire du joueur au trait.
adjusting-nobody-else = Seul le joueur au trait peut rectifier.
complaint-touched = { CAP($side) } ont eux-mêmes touché une pièce et ne peuvent plus réclamer.
complaint-touched-to-move =
    { CAP($side) } ont eux-mêmes touché une pièce avec l’intention de la jouer ou de la prendre,
    et ne peuvent plus réclamer.
complaint-not-bound = { CAP($side) } n’étaient tenus à aucun autre coup.
complaint-nothing-broken =
    Le dernier coup n’a enfreint aucune obligation : rien de ce qui a été touché ou lâché
    n’obligeait à un autre.
touched = touché { $man }
touched-both = touché { $own } et { $other }
touched-king-and-rook = touché le roi et la tour en { $rook }
touched-before-the-king = touché { $man } avant le roi
touched-square-with = touché { $square } avec { UN($man) }
released = lâché { LE($man) } en { $square }
released-new = lâché { UN($man) } en { $square }
released-something = lâché la pièce en { $square }
meant-to-castle =
    voulu faire le { wing } roque, qui n’est pas légal
must-castle = Vous devez faire le { wing } roque.
must-complete-castling = Vous devez roquer de ce côté.
must-capture-with = { CAP(LE($own)) } doit prendre { LE($other) }.
it-must-move = Cette pièce doit être jouée.
it-must-be-captured = Cette pièce doit être prise.
it-must-stay = Cette pièce doit y rester.
choice-is-final = Ce choix est définitif.
king-must-move-otherwise = Le roi doit jouer un autre coup.
rook-cannot-move =
    La tour ne peut pas être jouée. Le roi doit l’être, et ne peut pas roquer avec elle.
rook-must-move = La tour doit être jouée.
castling-unfinished =
    { CAP($side) } ont mis le roi sur la case du roque et appuyé sur la pendule sans jouer la tour. Ont-ils oublié d’achever le roque, ou était-ce un coup du roi ?
castling-forgotten = { CAP($side) } n’avaient pas achevé le roque.
