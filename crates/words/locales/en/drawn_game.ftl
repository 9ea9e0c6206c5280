# The drawn game.

offer-not-open = No draw offer of { $side }'s is open.
fivefold-stands = The position stands for the fifth time.
