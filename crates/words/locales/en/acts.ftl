# What somebody did or said, act by act.

act-by =
    { $by ->
        [white] White
        [black] Black
        [white_assistant] White's assistant
        [black_assistant] Black's assistant
        [clock] The clock
       *[arbiter] The arbiter
    }
act-adjusts = { act-by } adjusts { $squares }
act-touches = { act-by } touches { $squares }
act-touches-by-accident = { act-by } touches by accident { $squares }
act-lifts = { act-by } lifts { $squares }
act-releases = { act-by } releases { $from } on { $to }
act-removes = { act-by } removes { $square }
act-exchanges = { act-by } puts a { $man } on { $square }
act-plays = { act-by } plays { $move }
act-plays-both-hands = { act-by } plays with both hands { $move }
act-displaces = { act-by } displaces { $squares }
act-presses = { act-by } presses
act-presses-other-hand = { act-by } presses with the other hand
act-presses-no-move = { act-by } presses without a move
act-presses-other-hand-no-move = { act-by } presses with the other hand and without a move
act-writes = { act-by } writes { $text }
act-remark = The arbiter: { $text }
result-changed = The arbiter changes the result to { $result }: { $reason }
result-as-played = The arbiter lets the result of the game stand as it was: { $reason }
result-stands = { $result } stands by the arbiter’s decision, in place of this result.
act-marks = { act-by } marks { $text }
act-offers = { act-by } offers a draw
act-offers-on = { act-by } offers a draw on condition
act-accepts = { act-by } accepts the draw
act-declines = { act-by } declines the draw
act-resigns = { act-by } resigns
act-asks =
    { act-by } asks for { $what ->
        [increment] an increment
        [explanation] an explanation
        [spare_piece] a spare piece
        [writing_assistant] an assistant to write
        [clock_assistant] an assistant for the clock
        [deduction] time off the opponent's clock
        [device] leave to use a device
        [clock_placement] the clock on the other side
        [move_number] the number of moves
       *[scoresheet] a scoresheet
    }
act-claims =
    { act-by } claims { $ground ->
        [fifty] fifty moves
        [flag] the flag
        [illegal_move] an illegal move
        [touch_move] touch-move
        [quickplay] the quickplay finish
        [displaced] displaced men
        [times] wrong times
        [win] a win
        [clock_setting] a wrong setting of the clock
       *[repetition] repetition
    }
act-claims-written = { $done }, having written { $move }
act-claims-display = { $done }, by the display alone
act-saying = { $done }: { $words }
act-because = { $done } because { $reason }
act-stops = { act-by } stops the clocks
act-stops-as-arbiter = { act-by } stops the clocks as if he were the arbiter
act-stops-as-player = { act-by } stops the clocks as if he were a player
act-arrives = { act-by } arrives
act-arrives-at = { act-by } arrives at { $area }
act-leaves = { act-by } leaves
act-leaves-for = { act-by } leaves for { $area }
act-permitted = { $done } with permission
act-device =
    { act-by } has a device { $what ->
        [found] found on him
        [in_bag] in his bag
       *[rings] that rings
    }
act-appeals = { act-by } appeals
act-seals = { act-by } seals { $text }
act-signs = { act-by } signs { $score }
act-announces = { act-by } announces { $text }
act-shows-flag = { act-by } shows a fallen flag
act-observes = { act-by } observes { act-seen }
act-seen =
    { $what ->
        [flag] a fallen flag
        [illegal_move] an illegal move
        [touch_move] a breach of what a touch or a ruling binds to
        [illegal_position] an illegal position
        [dead_position] a dead position
        [displaced] displaced men
        [initial_position] a wrong initial position
        [colors_reversed] colours reversed
        [board_turned] a turned board
        [unrecorded] moves not recorded
        [written_ahead] a move written ahead
        [moves_unproven] moves that cannot be shown
        [repetition] a repeated position
        [fifty] fifty moves without a capture or a pawn move
        [absent] an absence
        [clock_defective] a defective clock
        [clock_setting] a wrong setting of the clock
        [clock_handling] a clock handled wrongly
        [distraction] a distraction
        [coaching] advice from outside
        [refusal] a refusal to comply with the Laws
        [notes] the use of notes or advice
        [disrepute] conduct that brings the game into disrepute
        [inspection_refused] a refusal to be inspected
        [smoking] smoking
        [e_cigarette] an electronic cigarette
        [interference] interference by others
        [disturbance] a disturbance
        [boards_differ] that the two boards differ
        [envelope_missing] that the envelope is missing
        [position_unknown] that the position cannot be established
       *[other] { $what }
    }
act-of = { $done } of { $side }
act-of-both = { $done } of both
act-since = { $done } since half-move { $ply }
act-gives = { act-by } gives { $side } { $time }
act-gives-both = { act-by } gives both { $time }
act-gives-for-line = { act-by } gives { $side } { $time } for the line
act-answers = { act-by } answers { $id }: { $choice }
act-answers-time = { act-by } answers { $id }: { $choice }, { $time }
act-starts = { act-by } starts the clock
act-starts-side = { act-by } starts { $side }'s clock
act-sets = { act-by } sets { $side }'s clock to { $time }
act-sets-counter = { act-by } sets { $side }'s counter to { $moves }
act-replaces = { act-by } replaces the clock by { $white } and { $black }
act-replaces-counted = { $done }, moves { $white } and { $black }
act-installs = { act-by } installs { $control }
act-undoes = { act-by } undoes entry { $number }
act-undoes-last = { act-by } undoes the last entry
act-spares = { act-by } spares outage { $number }
act-spares-last = { act-by } spares the last outage
act-was-away = { act-by } was away since { $time }
act-restores = { act-by } restores half-move { $ply }
act-penalises =
    { act-by } penalises { $side }: { $penalty ->
        [add_opponent_time] time for the opponent
        [take_time] time taken off
        [add_opponent_points] points for the opponent
        [take_points] points taken off
        [loss] the loss of the game
        [fine] a fine
        [exclusion] exclusion from the game
        [expulsion] expulsion from the event
       *[warning] a warning
    }
act-penalises-time = { $done }, time { $time }
act-penalises-score = { $done }, score { $score }
act-adjourns = { act-by } adjourns the game
act-adjourns-until = { act-by } adjourns the game until { $until }
act-resumes = { act-by } resumes the game
act-declares = { act-by } declares { $score }
