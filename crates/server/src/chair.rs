//! The four chairs at a game, each opened by a token of its own.

use crate::stored::Side;
use flagfall_board::Color;
use flagfall_record::Seat;

/// Where whoever holds a token sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Chair {
    /// The player of the white men.
    White,
    /// The player of the black men.
    Black,
    /// The arbiter.
    Arbiter,
    /// Anybody who looks on.
    Spectator,
}

impl Chair {
    /// All four.
    pub(crate) const ALL: [Chair; 4] =
        [Chair::White, Chair::Black, Chair::Arbiter, Chair::Spectator];

    /// The word of the wire.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Chair::White => "white",
            Chair::Black => "black",
            Chair::Arbiter => "arbiter",
            Chair::Spectator => "spectator",
        }
    }

    /// The chair of that word.
    pub(crate) fn from_word(word: &str) -> Option<Chair> {
        Chair::ALL.into_iter().find(|chair| chair.word() == word)
    }

    /// Its place among the four.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The player's colour, for a player.
    pub(crate) const fn player(self) -> Option<Color> {
        match self {
            Chair::White => Some(Color::White),
            Chair::Black => Some(Color::Black),
            Chair::Arbiter | Chair::Spectator => None,
        }
    }

    /// Who acts where an act from here names nobody; a spectator does not act.
    pub(crate) const fn seat(self) -> Option<Seat> {
        match self {
            Chair::White => Some(Seat::White),
            Chair::Black => Some(Seat::Black),
            Chair::Arbiter => Some(Seat::Arbiter),
            Chair::Spectator => None,
        }
    }

    /// Whether an act of that seat may come from here. Where one device serves both players,
    /// either player's token acts for both; nobody acts for the clock.
    pub(crate) fn may_act_for(self, seat: Seat, one_device: bool) -> bool {
        let color = match seat {
            Seat::White | Seat::WhiteAssistant => Color::White,
            Seat::Black | Seat::BlackAssistant => Color::Black,
            Seat::Arbiter => return self == Chair::Arbiter,
            Seat::Clock => return false,
        };
        self.player().is_some_and(|own| own == color || one_device)
    }
}

impl From<Side> for Chair {
    fn from(side: Side) -> Chair {
        match side {
            Side::White => Chair::White,
            Side::Black => Chair::Black,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_chair_acts_for_its_own() {
        let check = |chair: Chair, one_device, expect: [bool; 6]| {
            let found = Seat::ALL.map(|seat| chair.may_act_for(seat, one_device));
            assert_eq!(found, expect, "{chair:?}, one device: {one_device}");
        };
        // In the order white, black, arbiter, White's and Black's assistant, clock.
        check(
            Chair::White,
            false,
            [true, false, false, true, false, false],
        );
        check(Chair::White, true, [true, true, false, true, true, false]);
        check(
            Chair::Arbiter,
            true,
            [false, false, true, false, false, false],
        );
        check(Chair::Spectator, true, [false; 6]);
        assert_eq!(Chair::from_word("black"), Some(Chair::Black));
        assert_eq!(Chair::from_word("clock"), None);
    }
}
