# Rulings in the short form of the casebook's tables.

short-set = { $side } = { $value }
short-points = { $side } points { $value }
short-moves = { $side } moves { $value }
short-captures = { $side } captures { $value }
short-plays = { $side } plays { $move }
short-must-move = { $side } obliged to move { $value }
short-must-capture = { $side } obliged to capture { $value }
short-must-play = { $side } obliged to play { $move }
short-must-record = { $side } obliged to record
short-needs-assistant = { $side } needs an assistant
short-does = { $side } { $what }
short-time = { $side } { $value }
short-appeal = { $side }'s appeal admitted
short-runs = { $side }'s clock runs
short-sealed = { $side }'s move sealed
short-counts = { $side }'s next is move { $value }
short-opened = { $side }'s sealed { $move } played
short-written = { $side }'s written { $move } made
short-nothing = nothing
short-not-in-hand = not in hand
short-new-game = new game
short-continues = game continues
short-stopped = clocks stopped
short-claim = claim { $what }
short-restore = restore { $value }
short-queen = queen on { $value }
short-referred = referred for { $side }
short-each-move = both { $value } a move
short-asks = asks { $what }
short-refused = refused { $what }
short-clocks =
    clocks { $white } { $black }, { $whose ->
        [white] White's runs
        [black] Black's runs
       *[none] both stand
    }
short-ends = { $score } { $what }
