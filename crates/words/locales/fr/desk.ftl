# Ce que dit la table de l’arbitre elle-même : actes impossibles, quoi que disent les Règles.

game-over = La partie est terminée.
no-clock = Cette partie se joue sans pendule.
board-refuses-other-moves = Cet échiquier refuse tout autre coup.
claim-ended-the-game =
    La réclamation { DE($side) } a mis fin à la partie ; un arbitre doit encore en décider le
    résultat.
