# chessclock

both-absent =
    Aucun des joueurs n’est présent ; les Blancs perdent le temps qui s’écoule jusqu’à leur
    arrivée.
both-flags-which-first =
    Les deux drapeaux sont tombés. Lequel est tombé le premier ? L’épreuve n’a pas adopté les
    directives qui disent ce qui s’ensuit quand nul ne le sait.
both-flags-unknown =
    Les deux drapeaux sont tombés, et nul ne peut dire lequel est tombé le premier.
default-time-late = { CAP($side) } arrivent { $late } après le début de la partie.
default-time-later =
    { CAP($side) } arrivent { $late } après le début de la partie ; le délai de forfait est de
    { $limit }.
default-time-unsaid =
    { CAP($side) } arrivent { $late } après le début de la partie, et l’épreuve n’a pas fixé, comme
    elle le doit, le retard permis.
default-time-loses = { CAP($side) } perdent-ils la partie, ou est-elle jouée ?
default-time-arrived-after = { CAP($side) } sont arrivés après le délai de forfait.
few-men =
    Le temps { DE($side) } est épuisé, mais { $opponent } ont trop peu de pièces et aucun mat
    forcé.
flagfall-players-only =
    Ici, un drapeau ne tombe que sur réclamation d’un joueur ; l’arbitre ne le signale pas.
flagfall-players-unless-both =
    Ici, un drapeau ne tombe que sur réclamation d’un joueur ; l’arbitre ne le signale que si
    les deux drapeaux sont tombés.
flagfall-has-time = { CAP($side) } ont encore du temps.
flagfall-own-down = Le drapeau { DE($side) } est tombé lui aussi.
handling-before-moving =
    { CAP($side) } ont appuyé sur la pendule avant de jouer, ce qui est un maniement incorrect ;
    l’arbitre le pénalise comme il le juge bon.
losing-can-force =
    Le temps { DE($side) } est épuisé, et { $opponent } ont trop peu de pièces pour gagner à
    moins d’un mat forcé. { CAP($opponent) } peuvent-ils forcer le mat ?
losing-can-mate =
    Le temps { DE($side) } est épuisé. Existe-t-il une suite de coups légaux par laquelle
    { $opponent } peuvent mater ?
losing-not-completed = { CAP($side) } n’ont pas achevé dans le temps le nombre de coups prescrit.
losing-helpless =
    Le temps { DE($side) } est épuisé, mais { $opponent } ne peuvent mater par aucune suite de
    coups légaux.
same-hand-other =
    { CAP($side) } ont appuyé sur la pendule de la main qui n’a pas joué. Ce n’est pas un coup
    illégal ; l’arbitre peut le pénaliser.
stopping-to-seek = { CAP($side) } ont arrêté les pendules pour demander l’aide de l’arbitre.
times-to-show =
    Que doivent indiquer les pendules ? L’arbitre fixe les temps selon son meilleur jugement.
    { $kept ->
        [yes] Il peut les laisser tels qu’ils sont.
            Un incrément obtenu en appuyant à tort est d’ordinaire repris.
       *[no] Un incrément obtenu en appuyant à tort est d’ordinaire repris.
    }
without-reason = { CAP($side) } ont arrêté les pendules. Avaient-ils une raison valable ?
without-reason-obviously =
    { CAP($side) } ont arrêté les pendules. Avaient-ils une raison valable ? Ils ne sont pénalisés
    que si manifestement ils n’en avaient pas.
without-reason-valid = { CAP($side) } avaient une raison valable d’arrêter les pendules.
without-reason-none =
    { CAP($side) } n’avaient pas de raison valable d’arrêter les pendules ; l’arbitre les pénalise
    comme il le juge bon.
# La pendule.

neither-came = Aucun des deux joueurs n’est venu avant l’heure du forfait.
neither-came-asked =
    Aucun des deux joueurs n’est venu { $late } après le début de la partie ; le délai de forfait est de { $allowed }. Perdent-ils tous les deux ?
clock-placed = L’arbitre a décidé avant la partie où se trouve la pendule.
adjusts-not-now =
    La pendule { DE($side) } ne marche pas, et seul celui dont le temps s’écoule peut rectifier.
clock-defective = La pendule est manifestement défectueuse. Une autre la remplace.
clock-defective-times =
    Que doit indiquer la pendule qui la remplace ? L’arbitre la règle selon son meilleur jugement.
setting-wrong = La pendule est mal réglée. L’arbitre installe le bon réglage.
setting-times =
    Que doivent indiquer les pendules ? L’arbitre ajuste les temps selon son meilleur jugement.
display-alone =
    Une réclamation ne se fonde pas seulement sur ce qu’indique un écran, un échiquier mural ou un
    compteur.
what-clock-assistant = les assistants pour la pendule
clock-assistant-asked =
    { CAP($side) } ne peuvent pas actionner la pendule et demandent un assistant qui le fasse pour
    eux. L’acceptez-vous, et combien de temps est retiré pour cela ?
deduction-asked =
    { CAP($side) } sont aidés, et l’adversaire demande qu’on leur retire du temps. Le fait-on, et
    combien ?
