# La notation de la partie.

what-in-advance = l’interdiction d’écrire les coups à l’avance

written-ahead-asked =
    { CAP($side) } écrivent leur coup avant de le jouer. { $purpose ->
        [claim] Est-ce pour réclamer la nulle avec ce coup ?
        [sealing] Est-ce pour le mettre sous pli ?
       *[both] Est-ce pour réclamer la nulle avec ce coup, ou pour le mettre sous pli ?
    } Sinon, c’est interdit.
assistant-writes-asked =
    { CAP($side) } ne peuvent pas noter et demandent un assistant qui écrive pour eux. L’acceptez-vous,
    et combien de temps est retiré pour cela ?
unable-to-write-asked =
    { CAP($side) } ne peuvent pas noter. L’acceptez-vous, et combien de temps leur est retiré ?
no-deduction = On ne retire rien du temps { DE($side) } pour un handicap.
not-required =
    { CAP($side) } ne sont pas tenus de noter : en rapide et en blitz, personne ne l’est.
released-by-time =
    { CAP($side) } ne sont pas tenus de noter : ils ont eu moins de cinq minutes dans cette période,
    avec moins de trente secondes par coup.
released-by-opponent =
    { CAP($side) } ne sont pas tenus de noter : l’adversaire, à court de temps, a cessé de le faire.
must-record-now =
    { CAP($side) } ont le trait et notent ce qui manque avant de jouer, sur leur propre temps ; la
    feuille de l’adversaire peut servir et lui est rendue.
must-record-then =
    Quand { $side } auront de nouveau le trait, ils noteront ce qui manque avant de jouer, sur leur
    propre temps ; la feuille de l’adversaire pourra alors servir et lui sera rendue.
all-recorded =
    La feuille de partie { DE($side) } n’a pas plus de retard que les Règles ne le permettent.
both-complete =
    { $source ->
        [arbiter] Les deux joueurs mettent leurs feuilles à jour, d’après celle de l’arbitre s’il a noté.
       *[either] Les deux joueurs mettent leurs feuilles à jour, d’après celle de l’arbitre ou de l’adversaire.
    }
one-completes =
    { CAP($side) } mettent leur feuille à jour avant de jouer, sur leur propre temps ; ayant le trait,
    ils peuvent se servir de celle de l’adversaire, et la rendent.
reconstruct =
    Aucune feuille n’est complète : la partie est reconstituée sur un second échiquier. { $noted ->
        [position] L’arbitre note d’abord la position.
        [times] L’arbitre note d’abord la position, les temps et le nombre de coups.
       *[running] L’arbitre note d’abord la position, les temps, la pendule qui marchait et le nombre
            de coups.
    }
not-shown =
    Les feuilles ne peuvent pas montrer si les coups prescrits { DE($side) } ont été joués à temps.
signed-wrong =
    Les deux joueurs ont signé { $signed }, mais la partie s’est terminée par { $reached }. Ce qui est
    signé est maintenu, sauf décision contraire de votre part : l’est-il ?
signed-early =
    Les deux joueurs ont signé { $signed }, et la partie n’est pas terminée sur l’échiquier. Ce qui est
    signé est maintenu, sauf décision contraire de votre part : l’est-il ?
