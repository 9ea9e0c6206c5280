# Adjourned games.

what-adjournment = rules on adjourned games

adjournment-not-adopted = The event has not adopted the guidelines on adjourned games.
told-to-seal =
    { $side } was told to seal his move, and has made { $move } on the board: he must write and seal
    that move.
must-seal-that =
    { $side } was told to seal and made { $move } on the board: he must seal that move.
seal-without-pressing =
    { $side } was told to seal his move: he writes it and stops the clocks, and { $opponent }'s
    clock is not started.
adjourned-early =
    { $side } adjourns { $time } before the session ends, and is taken to have sealed at its end.
claim-after-sealing = { $side } has sealed his move; a draw had to be claimed before that.
claim-before-opening =
    { $sealer }'s sealed move is not on the board yet: { $side } cannot claim a draw.
game-adjourned = The game is adjourned: nothing is done on the board.
adjourned-already = The game is adjourned already.
sealed-already = The move is sealed already, and the clocks are stopped.
not-adjourned = The game is not adjourned.
not-resumed = The game was not adjourned and resumed.
not-arrived = { $side } has not arrived at the board.
no-envelope = No envelope with a sealed move is in the arbiter's keeping.

resumed-absent = Play is resumed; the envelope is opened when { $side } is there.
envelope-closed =
    The envelope is not opened: { $side }, whose reply it needs, is not there.
reply-sealed = { $side } has sealed his reply; it is opened when { $absent } arrives.
envelope-missing =
    The envelope is missing. { $side } makes the move he says he sealed, from the position and with
    the times recorded.
position-unknown = The position at which the game was adjourned cannot be established.

sealed-bad =
    { $defect ->
        [ambiguous] { $side }'s sealed move `{ $text }` is ambiguous.
        [illegal] { $side }'s sealed move `{ $text }` is not legal.
       *[unintelligible] { $side }'s sealed move `{ $text }` means no move.
    }
sealed-cannot-mate = But { $side } cannot give mate by any series of legal moves.
sealed-can-mate-asked = Can { $side } still give mate by any series of legal moves?
sealed-meaning-asked =
    { $side } sealed `{ $text }`. Does that stand for one legal move, which { $side } then makes on
    the board?
sealed-understood = The sealed move can be understood: { $side } makes it on the board.

late-resumption-asked =
    { $side } arrives { $time } after the time of resumption, and could be { $limit } late. Does
    { $side } lose the game, or is it played?
late-resumption-lost = { $side } came too late to the resumption.

times-as-recorded =
    When play was resumed the clocks showed what was recorded at the adjournment.
times-not-as-recorded = The clocks were not set as recorded at the adjournment.
times-late-asked =
    { $side } points out wrong times after his first move: White's clock showed { $white } and
    Black's { $black } too much. The game goes on without correction unless { $unless ->
        [severe] the consequences would be too severe.
       *[decides] the arbiter decides otherwise.
    } Are the clocks left as they are?
