# The conduct of the players.

score-of-opponent-asked = { $side } loses the game. What does { $opponent } score?
distraction-counted =
    { $side } is said to distract his opponent. Draws he has offered: { $offers }; with nothing changed since the one before: { $repeated }. Claims of his that were rejected: { $rejected }.
refusal-persists = { $side } persistently refuses to comply with the Laws.
refusal-of-both = Both players persistently refuse to comply with the Laws.
law-explained = { $side } asks what the Laws say, and the arbiter explains it.
appeal-ruled-out = The regulations of this event allow no appeal.
appeal-final = The arbiter's decision in a quickplay finish is final.
device-rings = { $side }'s device made a sound.
device-found = A device was found on { $side }.
device-in-bag = A device was found in { $side }'s bag, switched off.
device-in-order = { $side }'s device is switched off in his bag, where it may be.
device-can-mate = The game is lost. Can { $side } still give mate?
device-not-used = No electronic device may be used.
leaves-area = { $side } has the move and leaves the playing area without permission.
leaves-venue = { $side } leaves the playing venue without permission.
seen-bearing = { $side } is said to bring the game of chess into disrepute.
seen-notes = { $side } is said to use notes, advice or another board.
seen-smoking = { $side } smokes where it is not permitted.
seen-inspection = { $side } refuses to have his things inspected.
what-conduct = rule of this kind on the conduct of the players
what-device = rule on electronic devices
what-appeal = appeal
leaves-unreported = { $side } leaves the playing area and has not reported to the arbiter.
