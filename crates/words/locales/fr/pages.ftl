# Les pages : ce que disent leurs cadres.

page-skip = Aller au contenu
page-site = Site du logiciel
page-clock = Pendule
page-laws = Les Règles
page-replay = Rejouer
page-about = À propos
page-theme = Clair ou sombre
about-title = Ce que c’est
about-laws =
    Flagfall joue, arbitre et vérifie des parties d’échecs selon les Règles de la FIDE, édition
    par édition : 1997, 2001, 2005, le projet de 2009, 2009, 2014, 2017, 2018 et 2023. Chaque
    décision nomme la règle sur laquelle elle repose, et cette règle a sa page.
about-hands =
    Ce que font les mains sur l’échiquier est enregistré tel quel. Un coup illégal demeure une
    fois la pièce lâchée et la pendule actionnée ; il ne coûte quelque chose que si un joueur le
    réclame ou si l’arbitre le constate, et il coûte ce que dit l’édition. Là où les Règles s’en
    remettent à l’arbitre, on le lui demande.
about-time =
    Le serveur seul mesure le temps. Votre page le décompte entre deux messages pour que la
    pendule reste lisible, et ne montre jamais un drapeau que le serveur n’a pas signalé.
about-seats =
    Un siège appartient à qui en détient le lien. La clé du lien reste dans votre navigateur et
    ne figure jamais dans une adresse qu’un journal garderait.
about-book = Le livre : comment tout cela fonctionne, pour joueurs, arbitres, organisateurs, exploitants et développeurs (en anglais)
book-contents = Sommaire
book-turn = La page précédente et la suivante
book-in-english = Le livre n’existe qu’en anglais.
about-account = Pour les arbitres et les exploitants de ce serveur : se connecter
about-api = Pour les programmes : l’interface HTTP
api-title = L’interface HTTP
api-lede =
    La même description pour les machines (en anglais) : <a
    href="/api/v1/openapi.json">openapi.json</a>. La clé d’un siège se donne en
    <code>Authorization: Bearer</code> ; les erreurs sont en
    <code>application/problem+json</code>.
api-reading = Lecture de la description …
error-status =
    Code { $status }. Les pendules sont tenues par le serveur : rien sur cette page n’a changé
    une partie.
error-home = Vers la première page
not-found-title = Rien ici
not-found-head = Cette case est vide
not-found-help =
    Le lien d’une partie se termine par la clé du siège ; vérifiez qu’il a été copié en entier.
    Les règles sont <a href="/laws">énumérées ici</a>, les parties que ce navigateur connaît <a
    href="/">là</a>.
clause-article = Article { $article } de l’édition de { $edition }
clause-editions = Édition par édition
page-edition = Édition
clause-article-column = Numéro
clause-says = Ce qu’elle dit
clause-none = Pas de telle règle.
clause-current = l’édition demandée
laws-title = Les Règles du jeu d’échecs
laws-lost-here = Texte que nous n’avons pas
laws-not-printed-here = Absent de cette édition
laws-head = Les Règles, une par une
laws-lede =
    Dans nos propres mots, avec le numéro que chaque édition imprime. Les décisions renvoient
    ici.
home-title = Une partie selon les Règles
home-head = Une partie selon les Règles du jeu d’échecs
home-lede =
    Toucher, lâcher et appuyer sont ici des actes distincts. Ce qui s’est passé sur l’échiquier
    demeure tant que nul ne le réclame ni ne le constate, et chaque décision nomme sa règle.
home-class = Cadence
home-standard = Lente
home-rapid = Rapide
home-blitz = Blitz
page-control = Temps de réflexion
home-presets = Cadences usuelles
home-as-text = En toutes lettres
home-control-help =
    Comme on le dit ou comme PGN l’écrit, par exemple <code>40/90m+30s:30m+30s</code>,
    <code>15m+10s</code>, <code>5m d3s</code> avec un délai, <code>5m|4m</code> pour des temps
    inégaux.
home-start = Position initiale
home-array = La position usuelle
home-position = Une position
home-number = Numéro, de 0 à 959
home-lots = Tirer au sort
home-fen = Position en FEN
home-how = Comment on joue
home-press-manual = Chacun appuie
home-press-automatic = Actionnée par le coup
home-touch = Pièce touchée
home-touch-must = Doit être jouée
home-touch-free = N’oblige à rien
home-flags = Drapeaux
home-flag-called = Signalés par un joueur
home-flag-automatic = Vus aussitôt
home-draw = Une nulle compte
home-draw-half = Un demi-point chacun
home-draw-black = Comme un gain des Noirs
page-counter = Compteur de coups
home-shown = Visible
home-hidden = Pour l’arbitre seul
home-devices = Appareils
home-one-each = Un pour chacun
home-one = Un pour les deux
home-guard = Coups illégaux
home-guard-none = Demeurent jusqu’à réclamation
home-guard-moves = Refusés
page-arbiter = Arbitre
home-sup-adequate = À l’échiquier
home-sup-inadequate = Dans la salle
home-sup-none = Aucun
home-players = Joueurs <small>facultatif</small>
page-white = Blancs
page-black = Noirs
home-submit = Préparer l’échiquier
home-set = L’échiquier est prêt
home-links =
    Quatre liens, un par siège. Qui détient un lien y est assis : envoyez chacun à la bonne
    personne et à nulle autre.
home-another = En préparer une autre
home-known = Parties que ce navigateur connaît
home-none =
    Aucune encore. Une partie que vous préparez ou ouvrez est énumérée ici, et nulle part
    ailleurs.
game-title = Partie
game-board = Échiquier
game-side = Pendules et feuille de partie
game-desk = Bureau de l’arbitre
game-sheet = Feuille de partie
game-acts = Actes
game-play = Jouer
game-flip = Tourner l’échiquier
game-keys = Touches
game-print = Imprimer
game-proof = Qui pouvait mater
keys-board = Sur l’échiquier
keys-tab = vers l’échiquier et hors de lui
keys-arrows = de case en case, comme l’échiquier est tourné
keys-square = droit sur une case : <kbd>e</kbd> <kbd>4</kbd>
keys-enter = <kbd>Entrée</kbd> ou <kbd>Espace</kbd>
keys-touch = toucher une pièce ; la pièce en main, l’y lâcher
keys-shift-enter = <kbd>Maj</kbd> <kbd>Entrée</kbd>
keys-release = lâcher même où se trouve une pièce à vous
keys-remove = retirer de l’échiquier la pièce de cette case
keys-adjust = « J’adoube » : les pièces touchées ensuite sont seulement rectifiées
keys-escape = abandonne le choix d’une case ; une pièce touchée le reste
keys-anywhere = Partout, sauf dans un champ de texte
keys-press = appuyer sur la pendule (<kbd>Espace</kbd> aussi, si rien d’autre n’est choisi)
keys-type = écrire un coup : <kbd>Nf3</kbd>, <kbd>exd5</kbd>, <kbd>O-O</kbd>, <kbd>g1f3</kbd>
keys-times = dire les deux temps
keys-last = dire le dernier coup et ce qui est dû
keys-sheet = vers la feuille de partie
keys-to-board = vers l’échiquier
keys-acts = vers les actes : proposer, réclamer, abandonner …
keys-help = cette liste
page-close = Fermer
game-noscript = L’échiquier a besoin de JavaScript. La partie enregistrée se lit sans lui, en
clock-title = Pendule d’échecs
clock-start = Démarrer
clock-arbiter-hold = Arbitre, tenir une seconde
clock-arbiter = Arbitre (tenir)
clock-setup = Une pendule à côté de l’échiquier
clock-lede =
    Posez cet appareil à côté de l’échiquier. Touchez votre moitié pour appuyer ; ou prenez un
    clavier : <kbd>Maj</kbd> à gauche et à droite, ou <kbd>Espace</kbd> pour celui dont le temps
    court. Elle marche sans liaison.
clock-set = Régler la pendule
clock-usual = Cadences usuelles
clock-zero = À zéro, dans la dernière période
clock-zero-stand = les deux pendules s’arrêtent
clock-zero-run = elles continuent
clock-credit = Le temps d’une autre période s’ajoute
clock-credit-count = avec le dernier coup d’une période
clock-credit-flag = quand un joueur arrive à zéro
clock-shown = visible pour les joueurs
clock-hidden = pour l’arbitre seul
clock-lies = L’appareil est posé
clock-between = entre les joueurs : une moitié renversée
clock-beside = à côté de l’échiquier : les deux dans le même sens
clock-knock = Un bruit sec à chaque pression
clock-buzz = Une vibration à chaque pression
clock-noscript = La pendule a besoin de JavaScript.
page-no-clause = Il n’y a pas de règle { $clause } dans le catalogue.
page-no-edition = Il n’y a pas d’édition { $name }.
page-no-game = Il n’y a pas de partie de ce nom.
page-no-page = Il n’y a pas de page { $path }.
page-unread = L’enregistrement n’a pas pu être lu
page-unread-detail =
    Les parties sont gardées, mais ne peuvent être lues pour l’instant. Rechargez cette page
    sous peu.
clause-not-yet = L’édition de { $edition } n’a pas encore de telle règle.
clause-repealed = L’édition de { $edition } n’a plus cette règle.
clause-lost = Nous n’avons pas ce que { $edition } en dit.
clause-lost-row = Nous n’avons pas le texte de cette édition.
clock-app = Pendule d’échecs Flagfall
page-language = En français
game-move = Coup ou mot
game-move-hint = Cf3, pendule, temps, aide
game-settings = Échiquier, sons, voix
game-evidence = Sur quoi repose la réclamation
home-blind = Joueur aveugle
home-blind-none = aucun
home-blind-both = les deux
home-engine-none = ne joue pas
home-engine-white = joue les Blancs
home-engine-black = joue les Noirs
keys-line = Dans la ligne des coups et des mots
line-move = Cf3
line-move-does = joue le coup : e4, exd5, O-O, g1f3
line-press = pendule, nulle, accepter, refuser
line-press-does = la pendule, et la nulle
line-claim = réclamer répétition Cg8
line-claim-does = écrit le coup et réclame ; sans coup, réclame la position présente
line-where = où dames, échiquier 4, coups
line-where-does = où sont les pièces ; ce qui se trouve sur une rangée ou une colonne ; les coups
line-repeat = temps, dernier, répéter
line-repeat-does = les pendules ; le dernier coup ; ce qui a été dit. Le coup d’un adversaire aveugle lui est répété
line-help = écrire, toucher, ajuster, arrêter, abandonner, aide
line-help-does = le reste ; aide dit tous les mots
page-no-case = Il n’y a pas de tel cas dans le recueil.
laws-search = Des mots, ou un article
laws-find = Chercher
laws-compare = Comparer deux éditions
laws-booklet = Lire ou imprimer toute l’édition
laws-own-words = Dans nos propres mots, non ceux de la FIDE.
laws-differ =
    { $count ->
        [one] Une clause diffère.
       *[other] { $count } clauses diffèrent.
    }
compare-from = De
compare-to = À
compare-go = Comparer
differs-new = nouveau
differs-gone = supprimé
differs-worded = reformulé
differs-renumbered = renuméroté
differs-lost = texte manquant
clause-cases = Cas
clause-cases-lede =
    Chacun se joue sur un échiquier, acte par acte, avec ce qui a été décidé ; leurs titres sont
    en anglais.
case-before = Avant le premier acte
case-nothing = Rien à décider.
case-clocks = Pendules : Blancs { $white }, Noirs { $black } ; en marche : { $whose }
case-replay = Rejouer ce cas sous une édition au choix
replay-title = Rejouer un cas
replay-lede = Un cas du recueil ou un fichier de partie, jugé acte par acte : l’échiquier, les pendules, et ce que disent les Règles de chaque acte.
replay-here = Le jugement se fait dans ce navigateur : rien n’est envoyé, et la page, une fois chargée, se passe de ligne.
replay-there = Ce serveur n’a pas le module pour navigateurs : ce qui est écrit plus bas lui est envoyé, il le juge et n’en garde rien.
replay-text = Un cas en Markdown, ou un fichier de partie en JSON
replay-help = Écrivez-le ou collez-le ici, déposez un fichier sur cette page, ou ouvrez-en un. Un mégaoctet au plus.
replay-file = Ouvrir un fichier
replay-own = celle du fichier
replay-which = Quel cas du fichier
replay-go = Rejouer
replay-noscript = Cette page a besoin de scripts. Les cas du recueil, sous Les Règles, se lisent sans.
case-ruling = La décision, en bref
event-round = Ronde { $number }
event-rounds = Rondes
event-board = Échiquier
event-white = Blancs
event-result = Résultat
event-black = Noirs
event-game = Partie
event-look-on = Regarder
event-changed = Résultats modifiés
event-print = À imprimer :
event-pairings = Appariements
event-results = Résultats
event-unrated = * Non comptée pour le classement : les deux joueurs n’ont pas joué chacun un coup.
event-byes = Ne jouent pas :
event-no-round = Aucune ronde n’est encore appariée.
event-closed = Les échiquiers de ce tournoi sont montrés à ceux qui ont son lien.
event-later =
    { $minutes ->
        [one] Ce qui se passe est montré ici une minute plus tard.
        *[other] Ce qui se passe est montré ici { $minutes } minutes plus tard.
    }
page-no-event = Il n’y a pas de tournoi de ce nom.
page-no-round = Ce tournoi n’a pas encore cette ronde.
page-events = Tournois
events-title = Tournois
events-lede = Une ronde sur une page : chaque échiquier, ce qui vous attend d’abord, et les résultats pour les programmes d’appariement et de classement.
events-none = Ce navigateur ne connaît encore aucun tournoi.
events-new = Un nouveau tournoi
events-what = Le tournoi
events-name = Nom
events-place = Lieu
events-from = Du
events-to = Au
events-arbiter = Arbitre principal
events-rounds = Rondes prévues
events-played-under = Joué selon
events-delay = Délai pour les spectateurs, en minutes
events-delay-help = Échiquiers et résultats sont montrés au public avec ce retard.
events-public = Spectateurs
events-public-yes = sans lien particulier
events-public-no = avec le lien des spectateurs
events-who = Qui joue
events-who-help = Un joueur par ligne : nom ; classement ; fédération. Ou tout un fichier TRF ou CSV du programme d’appariement. On peut aussi les inscrire plus tard.
events-list = Joueurs
events-file = D’un fichier
events-make = Préparer le tournoi
events-made = Le tournoi est prêt
events-made-text = Le lien de la table de l’arbitre est à vous : qui l’a est arbitre ici. Gardez-le.
events-noscript = Un tournoi se prépare avec un script, ou par l’interface HTTP décrite dans /api/docs.
log-title = Journal
log-lede = Le procès-verbal ligne à ligne : chaque ligne est liée à la précédente par son empreinte, aucune ne peut être changée ni omise sans que cela se voie.
log-text = Avec les mots
log-by = De
log-act = Quoi
log-all = tout
log-export = L’emporter
log-verify = Pour le vérifier
log-verify-text = Une commande confronte le procès-verbal à ses empreintes : le fichier emporté avec elles ou, sans nom, chaque journal du dossier du serveur.
log-noscript = Le journal est lu par un script, car sa clé n’est jamais envoyée dans une adresse. L’interface HTTP le donne ligne à ligne.
log-chained = Le procès-verbal avec ses empreintes
page-begun = Cette langue n’est que commencée : ce qui n’est pas encore traduit est en anglais.
page-languages = Langues
preset-fide-classical = Standard FIDE : 90 min pour 40 coups + 30 min, 30 s par coup
preset-fide-three-periods = FIDE en trois périodes : 100 min pour 40 + 50 min pour 20 + 15 min, 30 s par coup
preset-fide-world-title = Championnat du monde FIDE : 120 min pour 40 coups + 30 min, 30 s dès le coup 41
preset-90-30 = Lente 90 min, 30 s par coup
preset-60-30 = Lente 60 min, 30 s par coup
preset-classical-three-periods = Classique, trois périodes : 40 coups, 20 coups, le reste
preset-classical-two-periods = Classique 120 min pour 40 coups + 60 min
preset-classical-repeating = Classique 150 min pour 40 coups, puis 60 min tous les 20
preset-club-delay = Club 120 min, délai simple de 5 s
preset-ffe-61 = Partie FFE de 61 minutes : une au-dessus de la limite du rapide de 1997 à 2005
preset-quickplay-60 = Quickplay de 60 min
preset-rapid-30 = Rapide 30 min
preset-rapid-25-10 = Rapide 25+10
preset-fide-rapid = Rapide 15+10
preset-rapid-10-5 = Rapide 10+5
preset-blitz-5 = Blitz 5+0, très répandu
preset-fide-blitz = Blitz 3+2, celui de la FIDE
preset-blitz-bronstein = Blitz 5 min, Bronstein de 3 s
preset-armageddon = Armageddon 5 min contre 4 min
preset-bullet = Bullet 1+0, la plus courte
preset-hourglass = Sablier 3 min, pour s’amuser
account-title = Compte
account-lede =
    Pour les arbitres et les exploitants de ce serveur. Les joueurs n’ont pas besoin de compte :
    leur place s’ouvre par son lien.
account-name = Nom
account-password = Mot de passe
account-log-in = Se connecter
account-log-out = Se déconnecter
account-logged-in = Vous êtes connecté : { $name }, { $role }.
account-arbiter = arbitre
account-operator = exploitant
account-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
account-all = Comptes
account-remove = Retirer
account-set = Créer un compte, ou le changer
account-set-help =
    Un nom qui existe déjà reçoit le nouveau rôle et le nouveau mot de passe, et est déconnecté
    partout.
account-role = Rôle
account-bad-name = Un nom a de 1 à 40 lettres, chiffres, points, tirets et traits bas.
account-bad-password = Un mot de passe a au moins dix caractères.
account-none = Il n’y a pas de compte de ce nom.
