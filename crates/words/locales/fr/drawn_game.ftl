# La partie nulle.

offer-not-open = Aucune proposition de nulle { DE($side) } n’est en cours.
fivefold-stands = La position se présente pour la cinquième fois.
claims-of-a-draw = les réclamations de nulle
claim-form =
    { CAP($side) } réclament avec un coup, mais ce qui est écrit n’est pas un coup légal. La
    réclamation doit-elle être examinée ?
offer-without-condition =
    Une proposition de nulle ne peut être assortie d’aucune condition : elle vaut sans elle.
played-on =
    La partie était nulle au demi-coup { $ply }, et personne ne l’a remarqué. Que deviennent les
    coups joués ensuite ?
restriction-from-move =
    Le règlement de l’épreuve interdit la nulle par accord avant que chaque joueur ait joué
    { $from } coups ; { $made } ont été joués.
restriction-never =
    Le règlement de l’épreuve interdit la nulle par accord sans le consentement de l’arbitre.
seventy-five = Chaque joueur a joué { $moves } coups sans prise ni coup de pion.
claim-would-appear = La position se présenterait pour la { ORDINAL($times, gender: "f") } fois.
claim-has-appeared = La position s’est présentée pour la { ORDINAL($times, gender: "f") } fois.
claim-would-appear-only =
    La position se présenterait pour la { ORDINAL($times, gender: "f") } fois, et non la
    troisième.
claim-has-appeared-only =
    La position s’est présentée pour la { ORDINAL($times, gender: "f") } fois, et non la
    troisième.
claim-half-moves = { $count } demi-coups sans prise ni coup de pion.
claim-too-few = { $count } demi-coups sans prise ni coup de pion ; il en faut cent.
claim-zeroing = { $move } est une prise ou un coup de pion.
claim-played-first =
    { CAP($side) } ont joué leur coup sur l’échiquier ; pour réclamer avec ce coup, ils devaient
    l’écrire et ne pas le jouer.
claim-not-his-move =
    { CAP($side) } n’ont pas le trait ; seul le joueur au trait peut réclamer la nulle.
claim-touched =
    { CAP($side) } ont touché une pièce : ils pourront de nouveau réclamer à leur prochain coup.
