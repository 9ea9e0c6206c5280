# moves_of_the_pieces

man-on = { LE($man) } en { $square }
some-man-on = la pièce en { $square }
move-no-man = Il n’y a pas de pièce en { $square }.
move-not-his = { CAP($side) } ont le trait, et { $man } n’est pas à eux.
move-none = { CAP($man) } n’a pas bougé.
move-captures-king = On ne prend pas un roi.
move-cannot = { CAP($man) } ne peut pas aller en { $to }.
occupied-by-own = { $square } est occupée par une pièce de la même couleur, { $man }.
bishop-way = Le fou en { $from } ne va pas en { $to } : il se déplace le long de ses diagonales.
rook-way =
    La tour en { $from } ne va pas en { $to } : elle se déplace le long de sa colonne et de sa
    rangée.
queen-way =
    La dame en { $from } ne va pas en { $to } : elle se déplace le long de sa colonne, de sa
    rangée et de ses diagonales.
knight-way = Le cavalier en { $from } ne va pas en { $to }.
intervening-man = Entre { $moved } et { $to } se trouve { $man }.
pawn-way = Le pion en { $from } ne va pas en { $to }.
pawn-blocked = Le pion ne peut pas avancer : { $man } est devant lui.
pawn-has-moved = Le pion en { $from } a déjà bougé : il n’avance plus de deux cases.
pawn-two-blocked = Le pion ne peut pas avancer de deux cases : { $man } est sur son chemin.
pawn-captures-nothing = Le pion en { $from } ne va en { $to } que pour prendre ; { $to } est vide.
en-passant-late =
    Le pion en { $square } ne peut pas être pris en passant : cela n’est permis qu’au coup qui
    suit son avance de deux cases.
promotion-only-pawns = Seul un pion s’échange contre une autre pièce.
promotion-not-there = Un pion ne s’échange pas en { $square } : ce n’est pas sa dernière rangée.
promotion-not-for = Un pion ne s’échange pas contre { UN($man) }.
promotion-missing = Le pion en { $square } n’a pas été échangé contre une autre pièce.
king-step = Le roi en { $from } ne va pas en { $to } : il se déplace d’une case.
king-step-attacked = Le roi ne peut pas aller en { $to } : { $man } attaque cette case.
own-king-stays = { CAP($side) } restent en échec par { $man }.
own-king-left = Le coup laisse le roi en { $king } en échec par { $man }.
own-king-left-somewhere = Le coup laisse le roi en échec par { $man }.
castling-into-check =
    Le { wing } roque laisserait le roi en échec.
castling-lost =
    { CAP($side) } ont perdu le droit au { wing } roque : le roi ou cette tour a bougé, ou la tour n’est plus là.
castling-in-check = Le roque est empêché : { $man } donne échec.
castling-blocked = Le roque est empêché : { $man } est sur le chemin.
castling-attacked = Le roque est empêché : { $man } attaque { $square }.
position-no-king = { CAP($side) } n’ont pas de roi.
position-kings = { CAP($side) } ont { $kings } rois.
position-both-in-check = Les deux rois sont en échec.
position-waiting-in-check = { CAP($side) } sont en échec sans avoir le trait.
position-pawn-on = Un pion se trouve en { $square }.
position-pawns = { CAP($side) } ont { $pawns } pions.
position-promoted =
    { CAP($side) } ont { $pawns } pions et plus de pièces que la promotion ne peut en expliquer.
