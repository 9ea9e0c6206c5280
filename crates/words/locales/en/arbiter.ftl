# arbiter

extra-time-name = extra time after a disturbance
extra-time-disturbed = The game was disturbed from outside.
penalties-name = penalties
penalty-not-there =
    The arbiter cannot impose { $penalty } under this edition: he may choose among { $list }.
penalised = { $side } is penalised: { $penalty }.
penalty-wants-time = A penalty of time says how much, in `ms`, more than nothing.
penalty-wants-points = A penalty of points says how many, in `score`: `1/2`, `1`.
penalty-wants-score = The opponent's score is `1`, `1/2` or `0`.
penalty-warning = a warning
penalty-more-time = more time for the opponent
penalty-less-time = less time
penalty-more-points = more points for the opponent
penalty-fewer-points = fewer points
# The arbiter, and points.

penalty-loss = the loss of the game
penalty-fine = a fine announced beforehand
penalty-exclusion = exclusion from one or more rounds
penalty-expulsion = expulsion from the event
penalty-asked = Does the arbiter impose a penalty? He may choose among { $menu }.
penalty-asked-unlisted = Does the arbiter impose a penalty?
penalty-too-many-points = The opponent gets no more than the game gives, which is { $most }.
moves-not-told =
    How many moves were made the arbiter does not say before a flag has fallen.
interference =
    Somebody spoke of the game or interfered with it. The game goes on; the arbiter may expel him from the venue.
interference-told = Who sees something irregular tells the arbiter, and nobody else.
what-interference = rule on interference
result-unknown =
    `{ $written }` is no result: scores are those of a game, 1, 1/2 or 0 each, such as 1-0, 1/2-1/2 or 0-0.
result-too-much = `{ $written }` gives out more than one game holds.
