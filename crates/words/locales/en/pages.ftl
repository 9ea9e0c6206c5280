# The pages: what their frames say.

page-skip = Skip to the content
page-site = Site
page-clock = Clock
page-laws = The Laws
page-replay = Replay
page-about = About
page-theme = Light or dark
about-title = What this is
about-laws =
    Flagfall plays, rules and checks games of chess as the FIDE Laws say, edition by edition:
    1997, 2001, 2005, the 2009 draft, 2009, 2014, 2017, 2018 and 2023. Every ruling names the
    clause it rests on, and the clause has a page.
about-hands =
    What hands do on the board is recorded as it happens. An illegal move stands when it is
    released and the clock is pressed; it costs something only when a player claims it or the
    arbiter observes it, and what it costs is what the edition says. Where the Laws leave a
    matter to the arbiter, he is asked.
about-time =
    The server alone stamps time. Your page counts down between two messages so that the clock
    can be read, and never shows a flag that the server has not called.
about-seats =
    A seat belongs to whoever holds its link. The key in the link stays in your browser and is
    never part of an address that a log would keep.
about-book = The book: how everything here works, for players, arbiters, organizers, operators and developers
book-contents = Contents
book-turn = The page before and the next
book-in-english = The book is in English.
about-account = For arbiters and operators of this server: log in
about-api = For programs: the HTTP interface
api-title = The HTTP interface
api-lede =
    The same description for machines: <a href="/api/v1/openapi.json">openapi.json</a>. A seat's
    key goes in <code>Authorization: Bearer</code>; errors are
    <code>application/problem+json</code>.
api-reading = Reading the description …
error-status =
    Status { $status }. Clocks are kept by the server: nothing on this page has changed a game.
error-home = To the first page
not-found-title = Not here
not-found-head = Nothing stands on this square
not-found-help =
    A link to a game ends in the seat's own key; make sure the whole of it was copied. The
    clauses are <a href="/laws">listed here</a>, the games this browser knows <a
    href="/">here</a>.
clause-article = Article { $article } of the { $edition } edition
clause-editions = Edition by edition
page-edition = Edition
clause-article-column = Article
clause-says = What it says
clause-none = No such clause.
clause-current = the edition asked for
laws-title = The Laws of Chess
laws-lost-here = Not in hand
laws-not-printed-here = Not in this edition
laws-head = The Laws, clause by clause
laws-lede = In our own plain words, with the number each edition prints. Rulings link here.
home-title = A game under the Laws
home-head = A game under the Laws of Chess
home-lede =
    Touch, release and press are acts of their own here. What happened on the board stands until
    somebody claims or observes it, and every ruling names its clause.
home-class = Class
home-standard = Standard
home-rapid = Rapid
home-blitz = Blitz
page-control = Time control
home-presets = Presets
home-as-text = As text
home-control-help =
    As it is said or as PGN writes it: <code>40/90m+30s:30m+30s</code>, <code>15m+10s</code>,
    <code>5m d3s</code> with a delay, <code>5m|4m</code> for unequal times.
home-start = Starting position
home-array = The usual array
home-position = A position
home-number = Number, 0 to 959
home-lots = Draw lots
home-fen = Position (FEN)
home-how = How it is played
home-press-manual = Each player presses
home-press-automatic = Pressed by the move
home-touch = Touched man
home-touch-must = Must move
home-touch-free = Free
home-flags = Flags
home-flag-called = Called by a player
home-flag-automatic = Seen at once
home-draw = A draw counts
home-draw-half = Half a point each
home-draw-black = As a win for Black
page-counter = Counter of moves
home-shown = Shown
home-hidden = For the arbiter alone
home-devices = Devices
home-one-each = One each
home-one = One for both
home-guard = Unlawful moves
home-guard-none = Stand until claimed
home-guard-moves = Refused
page-arbiter = Arbiter
home-sup-adequate = At the board
home-sup-inadequate = In the venue
home-sup-none = None
home-players = Players <small>may be left out</small>
page-white = White
page-black = Black
home-submit = Set up the board
home-set = The board is set
home-links =
    Four links, one a seat. Whoever holds a link sits there: send each to its person and to
    nobody else.
home-another = Set up another
home-known = Games this browser knows
home-none = None yet. A game you set up or open is listed here, and only here.
game-title = Game
game-board = Board
game-side = Clocks and scoresheet
game-desk = Arbiter's desk
game-sheet = Scoresheet
game-acts = Acts
game-play = Play
game-flip = Turn the board
game-keys = Keys
game-print = Print
game-proof = Who could mate
keys-board = On the board
keys-tab = to the board and away from it
keys-arrows = from square to square, as the board lies
keys-square = straight to a square: <kbd>e</kbd> <kbd>4</kbd>
keys-enter = <kbd>Enter</kbd> or <kbd>Space</kbd>
keys-touch = touch a man; with a man in hand, release it there
keys-shift-enter = <kbd>Shift</kbd> <kbd>Enter</kbd>
keys-release = release also where a man of yours stands
keys-remove = take the man on this square off the board
keys-adjust = “I adjust”: the men you touch next are only adjusted
keys-escape = lets go of the choice of square; a touched man stays touched
keys-anywhere = Anywhere but in a text field
keys-press = press the clock (also <kbd>Space</kbd> when no control has the focus)
keys-type = type a move: <kbd>Nf3</kbd>, <kbd>exd5</kbd>, <kbd>O-O</kbd>, <kbd>g1f3</kbd>
keys-times = speak both times
keys-last = speak the last move and what is owed
keys-sheet = to the scoresheet
keys-to-board = to the board
keys-acts = to the acts: offer, claim, resign …
keys-help = this list
page-close = Close
game-noscript = The board needs JavaScript. The record of the game can be had without it:
clock-title = Chess clock
clock-start = Start
clock-arbiter-hold = Arbiter, hold for a second
clock-arbiter = Arbiter (hold)
clock-setup = A clock beside the board
clock-lede =
    Lay this device beside the board. Tap your half to press; or use a keyboard: left and right
    <kbd>Shift</kbd>, or <kbd>Space</kbd> for whoever's time runs. It works without a line.
clock-set = Set the clock
clock-usual = Usual times
clock-zero = At zero, in the last period
clock-zero-stand = both clocks stand
clock-zero-run = they run on
clock-credit = A further period's time is added
clock-credit-count = with the last move of a period
clock-credit-flag = when one player comes to zero
clock-shown = shown to the players
clock-hidden = for the arbiter alone
clock-lies = The device lies
clock-between = between the players: one half upside down
clock-beside = beside the board: both the same way up
clock-knock = A knock at each press
clock-buzz = A buzz at each press
clock-noscript = The clock needs JavaScript.
page-no-clause = There is no clause { $clause } in the catalogue.
page-no-edition = There is no edition { $name }.
page-no-game = There is no game of this name.
page-no-page = There is no page { $path }.
page-unread = The record could not be read
page-unread-detail =
    The games are kept, but cannot be read at the moment. Load this page again shortly.
clause-not-yet = The edition of { $edition } has no such clause yet.
clause-repealed = The edition of { $edition } no longer has this clause.
clause-lost = The text of { $edition } on this is not in hand.
clause-lost-row = The text of this edition is not in hand.
clock-app = Flagfall chess clock
page-language = In English
game-move = Move or word
game-move-hint = Nf3, press, time, help
game-settings = Board, sound, voice
game-evidence = What the claim rests on
home-blind = Blind player
home-blind-none = none
home-blind-both = both
home-engine-none = does not play
home-engine-white = plays White
home-engine-black = plays Black
keys-line = In the line for moves and words
line-move = Nf3
line-move-does = plays the move: e4, exd5, O-O, g1f3
line-press = press, offer, accept, decline
line-press-does = the clock, and the draw
line-claim = claim repetition Ng8
line-claim-does = writes the move and claims; without a move, claims as it stands
line-where = where queens, board 4, moves
line-where-does = where men stand; what stands in a rank or file; the moves
line-repeat = time, last, repeat
line-repeat-does = the clocks; the last move; what was said. A blind opponent's move is repeated to him
line-help = write, touch, adjust, stop, resign, help
line-help-does = the rest; help says all the words
page-no-case = There is no such case in the casebook.
laws-search = Words, or an article
laws-find = Find
laws-compare = Compare two editions
laws-booklet = Read or print the whole edition
laws-own-words = In our own words, not those of FIDE.
laws-differ =
    { $count ->
        [one] One clause differs.
       *[other] { $count } clauses differ.
    }
compare-from = From
compare-to = To
compare-go = Compare
differs-new = new
differs-gone = gone
differs-worded = worded anew
differs-renumbered = renumbered
differs-lost = text not in hand
clause-cases = Cases
clause-cases-lede = Each can be played on a board, act by act, with what was ruled.
case-before = Before the first act
case-nothing = Nothing to rule.
case-clocks = Clocks: White { $white }, Black { $black }; running: { $whose }
case-ruling = Ruling, in short
case-replay = Replay this case under any edition
replay-title = Replay a case
replay-lede = A case of the casebook or a game file, ruled act by act: the board, the clocks, and what the Laws say of each act.
replay-here = It is ruled in this browser: nothing is sent, and once this page is loaded it needs no line.
replay-there = This server has no module for browsers: what stands below is sent to it, ruled there, and not kept.
replay-text = A case in Markdown, or a game file in JSON
replay-help = Write or paste it here, drop a file on this page, or open one. One megabyte at most.
replay-file = Open a file
replay-own = as the file says
replay-which = Which case of the file
replay-go = Replay
replay-noscript = This page needs scripts. The cases of the casebook, under The Laws, can be read without.
event-round = Round { $number }
event-rounds = Rounds
event-board = Board
event-white = White
event-result = Result
event-black = Black
event-game = Game
event-look-on = Look on
event-changed = Results that were changed
event-print = To be printed:
event-pairings = Pairings
event-results = Results
event-unrated = * Not rated: no move was made on both sides.
event-byes = Not playing:
event-no-round = No round has been paired yet.
event-closed = The boards of this event are shown to those who have its link.
event-later =
    { $minutes ->
        [one] What happens is shown here a minute later.
        *[other] What happens is shown here { $minutes } minutes later.
    }
page-no-event = There is no event of this name.
page-no-round = This event has no such round yet.
page-events = Events
events-title = Events
events-lede = A round on one page: every board, what needs you first, and the results for the programs that pair and rate.
events-none = This browser knows no event yet.
events-new = A new event
events-what = The event
events-name = Name
events-place = Place
events-from = From
events-to = To
events-arbiter = Chief arbiter
events-rounds = Rounds planned
events-played-under = Played under
events-delay = Delay for spectators, in minutes
events-delay-help = Boards and results are shown to the public so much later.
events-public = Spectators
events-public-yes = need no link of their own
events-public-no = need the spectators’ link
events-who = Who plays
events-who-help = One player a line: name; rating; federation. Or the whole of a TRF or CSV file of the program that pairs. You can enter them later as well.
events-list = Players
events-file = From a file
events-make = Set up the event
events-made = The event is set up
events-made-text = The desk’s link is yours: whoever has it is an arbiter here. Keep it.
events-noscript = An event is set up by a script, or by the HTTP interface that /api/docs describes.
log-title = Log
log-lede = The record line by line: each line is chained to the one before it by its hash, so that none can be changed or left out unseen.
log-text = With the words
log-by = By
log-act = What
log-all = everything
log-export = Take it along
log-verify = To verify it
log-verify-text = One command holds the record against its hashes: the file that is taken along with them, or, without a name, every log in the server’s own folder.
log-noscript = The log is read by a script, for its key is never sent in an address. The HTTP interface gives it line by line.
log-chained = The record with its hashes
page-begun = This language is begun only: what is not translated yet is in English.
page-languages = Languages
preset-fide-classical = FIDE standard: 90 min for 40 moves + 30 min, 30 s a move
preset-fide-three-periods = FIDE three periods: 100 min for 40 + 50 min for 20 + 15 min, 30 s a move
preset-fide-world-title = FIDE world title match: 120 min for 40 moves + 30 min, 30 s from move 41
preset-90-30 = Standard 90 min, 30 s a move
preset-60-30 = Standard 60 min, 30 s a move
preset-classical-three-periods = Classical, three periods: 40 moves, 20 moves, the rest
preset-classical-two-periods = Classical 120 min for 40 moves + 60 min
preset-classical-repeating = Classical 150 min for 40 moves, then 60 min for every 20
preset-club-delay = Club 120 min, 5 s simple delay
preset-ffe-61 = FFE game of 61 minutes: one above the rapid bound of 1997 to 2005
preset-quickplay-60 = Quickplay 60 min
preset-rapid-30 = Rapid 30 min
preset-rapid-25-10 = Rapid 25+10
preset-fide-rapid = Rapid 15+10
preset-rapid-10-5 = Rapid 10+5
preset-blitz-5 = Blitz 5+0, as it is widely played
preset-fide-blitz = Blitz 3+2, as FIDE plays it
preset-blitz-bronstein = Blitz 5 min, 3 s Bronstein
preset-armageddon = Armageddon 5 min against 4 min
preset-bullet = Bullet 1+0, the shortest
preset-hourglass = Hourglass 3 min, for fun
account-title = Account
account-lede =
    For arbiters and operators of this server. Players need no account: their seat is opened by
    its link.
account-name = Name
account-password = Password
account-log-in = Log in
account-log-out = Log out
account-logged-in = You are logged in as { $name }, { $role }.
account-arbiter = arbiter
account-operator = operator
account-wrong = This name and this password do not belong together.
account-all = Accounts
account-remove = Remove
account-set = Give out an account, or change one
account-set-help =
    A name that is there already gets the new role and password, and is logged out everywhere.
account-role = Role
account-bad-name = A name has 1 to 40 letters, digits, dots, dashes and underscores.
account-bad-password = A password has at least ten characters.
account-none = There is no account of this name.
