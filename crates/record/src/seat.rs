//! Who acts.

use flagfall_board::Color;
use flagfall_clock::Side;
use std::fmt;

/// Who did or said something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seat {
    /// The player of the white men.
    White,
    /// The player of the black men.
    Black,
    /// The arbiter.
    Arbiter,
    /// White's assistant (4.9, 6.2.6, the blind players' rules).
    WhiteAssistant,
    /// Black's assistant.
    BlackAssistant,
    /// The clock: what it shows to everybody, where flags are called automatically.
    Clock,
}

impl Seat {
    /// All seats.
    pub const ALL: [Seat; 6] = [
        Seat::White,
        Seat::Black,
        Seat::Arbiter,
        Seat::WhiteAssistant,
        Seat::BlackAssistant,
        Seat::Clock,
    ];

    /// The player's colour, for a player; `None` for everybody else.
    #[must_use]
    pub const fn player(self) -> Option<Color> {
        match self {
            Seat::White => Some(Color::White),
            Seat::Black => Some(Color::Black),
            _ => None,
        }
    }

    /// The seat of the player of that colour.
    #[must_use]
    pub const fn of(color: Color) -> Seat {
        match color {
            Color::White => Seat::White,
            Color::Black => Seat::Black,
        }
    }

    /// The word of the wire: `white`, `white_assistant`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Seat::White => "white",
            Seat::Black => "black",
            Seat::Arbiter => "arbiter",
            Seat::WhiteAssistant => "white_assistant",
            Seat::BlackAssistant => "black_assistant",
            Seat::Clock => "clock",
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Seat::White => "White",
            Seat::Black => "Black",
            Seat::Arbiter => "the arbiter",
            Seat::WhiteAssistant => "White's assistant",
            Seat::BlackAssistant => "Black's assistant",
            Seat::Clock => "the clock",
        })
    }
}

/// The side of the clock that belongs to a colour.
#[must_use]
pub const fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

/// The colour whose clock that side is.
#[must_use]
pub const fn color(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}
