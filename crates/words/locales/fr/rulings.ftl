# Ce qui est décidé : décisions, obligations, résultats, et les refus de tous les articles.

decision-add-time = { CAP($side) } reçoivent { $time } de plus.
decision-take-time = { CAP($side) } perdent { $time }.
decision-set-time = La pendule { DE($side) } est réglée sur { $time }.
decision-stop-clocks = Les pendules sont arrêtées.
decision-start-clock = La pendule { DE($side) } est mise en marche.
decision-restore-start = La position initiale est rétablie.
decision-restore = La position après le demi-coup { $ply } est rétablie.
decision-replace-by-queen = Le pion en { $square } est remplacé par une dame.
decision-warn = { CAP($side) } reçoivent un avertissement.
decision-points = Points { DE($side) } : { $change }.
decision-new-game = La partie est annulée ; une nouvelle partie est jouée.
decision-continue = La partie continue.
decision-claim-upheld = La réclamation est correcte.
decision-claim-rejected = La réclamation est incorrecte.
decision-claim-postponed = La décision sur la réclamation { DE($side) } est différée.
decision-extra-each-move = Les deux joueurs reçoivent désormais { $time } de plus à chaque coup.
decision-must-use-assistant = { CAP($side) } doivent recourir à un assistant.
decision-play-written = Le coup { DE($side) } est { $move }, comme il est écrit.
decision-must-seal = { CAP($side) } doivent mettre leur coup sous pli.
decision-adjourn = La partie est ajournée ; { $side } ont mis leur coup sous pli.
decision-play-sealed = Le pli est ouvert : { $side } y avaient mis { $move }.
decision-refer = La réclamation { DE($side) } met fin à la partie ; son résultat reste à décider.
decision-must-record = { CAP($side) } doivent mettre à jour leur feuille de partie.
decision-counts-as = Le prochain coup { DE($side) } compte comme leur coup { $number }.

must-play = { CAP($side) } doivent jouer { $move }.
must-move = { CAP($side) } doivent jouer la pièce en { $square }.
must-capture = { CAP($side) } doivent prendre la pièce en { $square }.

outcome-win = { CAP($side) } gagnent { $by }.
outcome-draw = La partie est nulle { $by }.
outcome-both-lose = Les deux joueurs perdent { $by }.
outcome-draw-counts = Selon le règlement de l’épreuve, la nulle compte comme un gain des Noirs.
outcome-score = { $result } { $by }.

ending-checkmate = par échec et mat
ending-stalemate = par pat
ending-dead-position = parce qu’aucun des deux camps ne peut mater
ending-resignation = par abandon
ending-agreement = par accord mutuel
ending-repetition = par répétition de la position
ending-fifty-moves = par la règle des cinquante coups
ending-fivefold = parce que la position s’est présentée pour la cinquième fois
ending-seventy-five-moves = par la règle des soixante-quinze coups
ending-flagfall = au temps
ending-cannot-mate = parce que l’autre camp ne peut pas mater
ending-both-flags = parce que les deux drapeaux sont tombés
ending-illegal-moves = pour coups illégaux
ending-default-time = par forfait, pour retard
ending-conduct = pour mauvaise conduite
ending-device = à cause d’un appareil électronique
ending-quickplay = en fin de partie au K.O.
ending-sealed-move = par le coup sous pli
ending-illegal-position = parce que la position est illégale
ending-arbiter = par décision de l’arbitre

refusal-not-yet = Les Règles de { $edition } ne connaissent pas encore { $what }.
refusal-repealed = Les Règles de { $edition } ne connaissent plus { $what }.
refusal-not-in-hand =
    Nous n’avons pas le texte de { $edition } sur { $what }.
    L’option `completed` = `2009` le prend dans celui de 2009.

wing =
    { $wing ->
        [king] petit
       *[queen] grand
    }

decision-fine = { CAP($side) } sont mis à l’amende.
decision-appeal-admitted = L’appel { DE($side) } est examiné.
