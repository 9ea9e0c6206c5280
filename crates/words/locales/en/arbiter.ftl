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
penalty-loss = the loss of the game
penalty-fine = a fine announced beforehand
penalty-exclusion = exclusion from one or more rounds
penalty-expulsion = expulsion from the event
