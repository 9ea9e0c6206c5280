# Les parties ajournées.

what-adjournment = les règles sur les parties ajournées

adjournment-not-adopted = L’épreuve n’a pas adopté les directives sur les parties ajournées.
told-to-seal =
    { CAP($side) } devaient mettre leur coup sous pli et ont joué { $move } sur l’échiquier : c’est
    ce coup qu’ils doivent écrire et mettre sous pli.
must-seal-that =
    { CAP($side) } devaient mettre leur coup sous pli et ont joué { $move } sur l’échiquier : c’est
    ce coup qu’ils doivent mettre sous pli.
seal-without-pressing =
    { CAP($side) } doivent mettre leur coup sous pli : ils l’écrivent et arrêtent les pendules, et
    celle { DE($opponent) } n’est pas mise en marche.
adjourned-early =
    { CAP($side) } ajournent { $time } avant la fin de la séance ; leur coup est réputé mis sous pli
    à la fin de celle-ci.
claim-after-sealing =
    { CAP($side) } ont mis leur coup sous pli ; c’est avant qu’il fallait réclamer la nulle.
claim-before-opening =
    Le coup sous pli { DE($sealer) } n’est pas encore sur l’échiquier : { $side } ne peuvent pas
    réclamer la nulle.
game-adjourned = La partie est ajournée : rien ne se fait sur l’échiquier.
adjourned-already = La partie est déjà ajournée.
sealed-already = Le coup est déjà sous pli, et les pendules sont arrêtées.
not-adjourned = La partie n’est pas ajournée.
not-resumed = La partie n’a pas été ajournée et reprise.
not-arrived = { CAP($side) } ne sont pas arrivés devant l’échiquier.
no-envelope = L’arbitre ne garde aucun pli.

resumed-absent = La partie reprend ; le pli est ouvert quand { $side } sont là.
envelope-closed = Le pli n’est pas ouvert : { $side }, dont il attend la réponse, ne sont pas là.
reply-sealed =
    { CAP($side) } ont mis leur réponse sous pli ; elle est ouverte à l’arrivée { DE($absent) }.
envelope-missing =
    Le pli a disparu. { CAP($side) } jouent le coup qu’ils disent avoir mis sous pli, à partir de la
    position et des temps notés.
position-unknown = La position de l’ajournement ne peut pas être établie.

sealed-bad =
    { $defect ->
        [ambiguous] Le coup sous pli { DE($side) }, « { $text } », est ambigu.
        [illegal] Le coup sous pli { DE($side) }, « { $text } », est illégal.
       *[unintelligible] Le coup sous pli { DE($side) }, « { $text } », ne désigne aucun coup.
    }
sealed-cannot-mate =
    Mais { $side } ne peuvent mater par aucune suite de coups légaux.
sealed-can-mate-asked =
    Est-ce que { $side } peuvent encore mater par une suite de coups légaux ?
sealed-meaning-asked =
    { CAP($side) } ont mis sous pli « { $text } ». Cela désigne-t-il un seul coup légal, que
    { $side } jouent alors sur l’échiquier ?
sealed-understood = Le coup sous pli se comprend : { $side } le jouent sur l’échiquier.

late-resumption-asked =
    { CAP($side) } arrivent { $time } après l’heure de la reprise, pour un retard admis de
    { $limit }. Perdent-ils la partie, ou se joue-t-elle ?
late-resumption-lost = { CAP($side) } sont arrivés trop tard à la reprise.

times-as-recorded =
    À la reprise, les pendules indiquaient ce qui avait été noté à l’ajournement.
times-not-as-recorded =
    Les pendules n’étaient pas réglées comme noté à l’ajournement.
times-late-asked =
    { CAP($side) } signalent des temps erronés après leur premier coup : la pendule des Blancs
    indiquait { $white } de trop, celle des Noirs { $black }. La partie continue sans correction,
    sauf si { $unless ->
        [severe] les conséquences étaient trop sévères.
       *[decides] l’arbitre en décide autrement.
    } Laisse-t-on les pendules telles quelles ?
