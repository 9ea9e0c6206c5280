# The quickplay finish.

what-quickplay = claims in the quickplay finish
what-quickplay-rejection = rejection of a claim in the quickplay finish
what-extra-seconds = extra seconds in the quickplay finish

quickplay-in-blitz = There is no quickplay finish in blitz.
quickplay-unannounced =
    This event has not announced the quickplay finish: nothing can be claimed under it.
quickplay-increment =
    Time is added with each move in this game: the rules on the quickplay finish are for games
    without.
quickplay-not-begun =
    The quickplay finish has not begun: there is a time control still to come.
quickplay-claim-move =
    { $side } does not have the move; only who has it can claim a draw in the quickplay finish.
quickplay-claim-late = { $side }'s time is used up: he had to claim before his flag fell.
quickplay-claim-early = { $side } has two minutes or more on his clock.
quickplay-asked =
    { $side }, with { $left } left, claims a draw in the quickplay finish; { $opponent } has
    { $others }. Does { $opponent } make no effort to win by normal means, or can the game not be
    won so?
quickplay-postponed-time =
    Where the decision is postponed the opponent may be given { $time } more, or nothing.
quickplay-final =
    { $flagged }'s flag has fallen, and the decision on { $side }'s claim in the quickplay finish
    was postponed. Could the game not be won by normal means, or did { $trying } make no sufficient
    attempts to win it so? Then it is drawn; else { $flagged } has lost.
extra-seconds-move = { $side } does not have the move; only who has it can ask for extra seconds.
extra-seconds-no-arbiter = There is no arbiter here who could agree to it.
extra-seconds-asked =
    { $side }, with { $left } left, asks for { $extra } more with each move; { $opponent } has
    { $others }. It is an offer of a draw as well. If { $opponent } refuses it, do you agree to the
    request?
papers-position = { $side } writes down the final position and { $opponent } verifies it.
papers-sheet = With it goes { $side }'s scoresheet, up to date, verified too.
papers-sheet-completed =
    With it goes { $side }'s scoresheet, completed before the game ended, verified too.
papers-missing =
    { $count ->
        [one] One half-move is missing on it.
       *[other] { $count } half-moves are missing on it.
    }
referred-to =
    { $whom ->
        [outside] The claim goes to an arbiter from outside the competition.
        [designated] The claim goes to the designated arbiter.
       *[any] The claim goes to an arbiter.
    }
referred-asked =
    { $side } has ended the game by claiming a draw where there was no arbiter. By the position and
    the scoresheet: could { $opponent } not win by normal means, or did he make no effort to? Then
    it is drawn; else { $side } has lost.
