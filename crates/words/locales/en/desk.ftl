# What the arbiter's desk says of its own: acts that cannot be, whatever the Laws say.

game-over = The game is over.
no-clock = This game has no clock.
board-refuses-other-moves = This board refuses any other move.
claim-ended-the-game =
    { $side }'s claim has ended the game; the result is still to be decided by an arbiter.
unreadable = `{ $text }` is not a move.
unreadable-ambiguous = `{ $text }` fits more than one move.
unreadable-perhaps = Perhaps: { $moves }.
unreadable-no-such-man = No { $man } of { $side }'s can go to { $to }.
unreadable-no-such-capture =
    No pawn of { $side }'s can capture from the { $from }-file on the { $to }-file.
unreadable-own-man = A man of { $side }'s own stands on { $square }.
unreadable-king-attacked = The king would be left attacked.
unreadable-promotion-missing = The piece that the pawn is exchanged for is missing.
unreadable-promotion-impossible = There is no exchange for that piece on that square.
unreadable-file-missing = A capture by a pawn must name the file that the pawn leaves.
unreadable-castling = Castling on the { wing } is not possible.
arbiter-has-seen = The arbiter has seen: { $what }.
lag-credit-at-most = At most { $time } may be given back for the line, as declared.
lag-credit-runs = The clock of { $side } does not run.
only-so-many-made =
    Only { $made ->
        [one] one half-move has
       *[other] { $made } half-moves have
    } been made.
hold-flags = This leaves { $side } without time: his flag falls at once; confirm it.
hold-reason-wanted = Say why: a correction stands with its reason.
hold-long-reason = At most { $most } characters of reason.
hold-arbiter-only = A clock is corrected by the arbiter.
hold-no-such-entry = There is no such entry { $entry }.
hold-undone-before = Entry { $entry } was undone before.
hold-stays = Entry { $entry } says what happened and stays; correct the times instead.
hold-full = The clock has { $most } entries; start a new one.
flag-is-up = The time is not used up: that flag is not down.
not-having-the-move = { $side } does not have the move: { $other } has.
no-man-on = No man stands on { $square }.
no-own-man-on = No man of { $side }'s stands on { $square }.
illegal-position-not-seen =
    Neither are both kings in check nor does a pawn stand on the last rank.
illegal-position-not-at-a-glance = At a glance nothing shows that this position is illegal.
illegal-move-only-opponent = In this game only the opponent can claim an illegal move.
claim-unregulated = A player claims what no clause decides by itself.
not-this-seat =
    This is not for { $seat ->
        [white] White
        [black] Black
        [white_assistant] White's assistant
        [black_assistant] Black's assistant
        [clock] the clock
       *[arbiter] the arbiter
    } to do.
no-clock-to-press = This game has no clock: a move is completed when it is made.
clock-not-running = { $side }'s clock is not running: { $other }'s is.
clocks-are-stopped = The clocks are stopped; the arbiter starts them again.
no-such-question = No question named `{ $id }` is open.
no-such-choice = `{ $choice }` is no answer to { $id }: it takes { $choices }.

side-needed = This is seen of one player: say of which, white or black.
seen-absent = { $side } is said to be absent, and has played.
handling-seen = { $side } handles the clock improperly.
device-unregulated = { $side }'s device is reported, and the Laws of this edition say nothing of devices.
device-wanted = { $side } asks for leave to use a device.
setting-unregulated = The clock is found to be set wrongly, and the Laws of this edition do not say what follows.
electronic-unregulated = { $side } uses an electronic cigarette.
no-period-has-ended = No period has ended yet: no flag has fallen.
moves-made-at-flag = { $side }'s flag has fallen; the prescribed moves are made.
correction-set = { $side }'s clock set to { $time }
correction-add = { $side } given { $time }
correction-take = { $time } taken from { $side }
correction-set-moves = { $side }'s counter set to { $moves }
correction-replace = The clock replaced
correction-install = The clock set to { $control }
correction-spare = The absence of entry { $entry } charged to nobody
correction-undo = Entry { $entry } undone
correction-other = Another entry
arbiter-asked = The arbiter has been asked.
