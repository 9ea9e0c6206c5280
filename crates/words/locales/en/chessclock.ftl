# chessclock

both-absent = Neither player is present; White loses the time until he arrives.
both-flags-which-first =
    Both flags are down. Which fell first? The event has not adopted the guidelines that say
    what follows where nobody knows.
both-flags-unknown = Both flags are down, and nobody can say which fell first.
default-time-late = { $side } arrives { $late } after the start of play.
default-time-later =
    { $side } arrives { $late } after the start of play; the default time is { $limit }.
default-time-unsaid =
    { $side } arrives { $late } after the start of play, and the event has not said, as it must,
    how late one may come.
default-time-loses = Does { $side } lose the game, or is it played?
default-time-arrived-after = { $side } arrived after the default time.
few-men = { $side }'s time has run out, but { $opponent } has too few men and no forced mate.
flagfall-players-only =
    A flag falls here only by a player's claim; the arbiter does not signal it.
flagfall-players-unless-both =
    A flag falls here only by a player's claim; the arbiter signals it only when both flags are
    down.
flagfall-has-time = { $side } still has time.
flagfall-own-down = { $side }'s own flag is down as well.
handling-before-moving =
    { $side } pressed the clock before moving, which is improper handling; the arbiter penalises
    it as he finds right.
losing-can-force =
    { $side }'s time has run out, and { $opponent } has too few men to win unless he can force
    mate. Can { $opponent } force mate?
losing-can-mate =
    { $side }'s time has run out. Is there any series of legal moves by which { $opponent } can
    give mate?
losing-not-completed = { $side } did not complete the prescribed moves in the time.
losing-helpless =
    { $side }'s time has run out, but { $opponent } cannot give mate by any series of legal
    moves.
same-hand-other =
    { $side } pressed the clock with the hand that did not move. It is no illegal move; the
    arbiter may penalise it.
stopping-to-seek = { $side } stopped the clocks to seek the arbiter's assistance.
times-to-show =
    What shall the clocks show? The arbiter determines the times by his best judgement.
    { $kept ->
        [yes] He may leave them as they are.
            An increment gained by an unlawful press is usually taken back.
       *[no] An increment gained by an unlawful press is usually taken back.
    }
without-reason = { $side } stopped the clocks. Had he a valid reason?
without-reason-obviously =
    { $side } stopped the clocks. Had he a valid reason? He is penalised only if he obviously
    had none.
without-reason-valid = { $side } had a valid reason to stop the clocks.
without-reason-none =
    { $side } had no valid reason to stop the clocks; the arbiter penalises it as he finds
    right.
# The chess clock.

neither-came = Neither player came within the default time.
neither-came-asked =
    Neither player has come { $late } after the start of play; the default time is { $allowed }. Do both lose?
clock-placed = Where the clock stands the arbiter has decided before the game.
adjusts-not-now = { $side }'s clock is not running, and only who uses his own time may adjust men.
clock-defective = The clock is evidently defective. Another takes its place.
clock-defective-times = What shall the clock in its place show? The arbiter sets it by his best judgement.
setting-wrong = The clock is set wrongly. The arbiter installs the right setting.
setting-times = What shall the clocks show? The arbiter adjusts the times by his best judgement.
display-alone = A claim is not based only on what a screen, a board on the wall or a counter shows.
what-clock-assistant = assistants for the clock
clock-assistant-asked =
    { $side } cannot use the clock and asks for an assistant who presses for him. Do you accept, and
    how much time is taken for it?
deduction-asked =
    { $side } is helped, and the opponent asks that time be taken for it. Is it, and how much?
