//! Writing a move in a style.

use flagfall_board::{Move, Position, Role, Wing};

use super::{Capture, Castling, Departure, Mate, Promotion, Style};
use crate::san;

/// What is to be written of the square of departure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) file: bool,
    pub(crate) rank: bool,
}

impl Style {
    /// A legal move of a position in this style.
    ///
    /// The square of departure is named as far as needed to tell the move from other *legal* ones,
    /// unless the style names it always. An illegal move is written in full and without a sign of
    /// check.
    #[must_use]
    pub fn write(&self, position: &Position, played: Move) -> String {
        let mut text = String::with_capacity(8);
        self.push(position, played, &mut text);
        text
    }

    /// As [`write`](Style::write), at the end of a text.
    pub fn push(&self, position: &Position, played: Move, text: &mut String) {
        let legal = position.is_legal(played);
        match position.castling_wing(played).filter(|_| legal) {
            Some(wing) => text.push_str(self.castling_sign(wing)),
            None => self.push_man(position, played, legal, text),
        }
        if legal && (self.check || self.mate != Mate::AsCheck) {
            text.push_str(self.mark(&position.play(played)));
        }
    }

    pub(crate) const fn castling_sign(&self, wing: Wing) -> &'static str {
        match (self.castling, wing) {
            (Castling::Zeros, Wing::KingSide) => "0-0",
            (Castling::Zeros, Wing::QueenSide) => "0-0-0",
            (Castling::Letters, Wing::KingSide) => "O-O",
            (Castling::Letters, Wing::QueenSide) => "O-O-O",
        }
    }

    fn push_man(&self, position: &Position, played: Move, legal: bool, text: &mut String) {
        let Move { from, to, .. } = played;
        let turn = position.turn();
        let role = position.board().role_at(from).unwrap_or(Role::Pawn);
        if role != Role::Pawn {
            text.push_str(self.letter(role, turn));
        }
        let named = if legal {
            self.named(position, played)
        } else {
            Named {
                file: true,
                rank: true,
            }
        };
        if named.file {
            text.push(from.file().to_char());
        }
        if named.rank {
            text.push(from.rank().to_char());
        }
        let captures = if legal {
            position.is_capture(played)
        } else {
            position.board().by_color(!turn).contains(to)
        };
        match self.capture {
            Capture::Cross if captures => text.push('x'),
            Capture::Colon if captures => text.push(':'),
            _ if !legal || (self.departure == Departure::Hyphened && !captures) => text.push('-'),
            _ => {}
        }
        text.push(to.file().to_char());
        text.push(to.rank().to_char());
        if let Some(role) = played.promotion {
            if self.promotion == Promotion::Equals {
                text.push('=');
            }
            text.push_str(self.letter(role, turn));
        }
        if self.en_passant && legal && position.is_en_passant(played) {
            text.push_str(" e.p.");
        }
    }

    /// What is named of the square of departure of a legal move that is no castling.
    pub(crate) fn named(&self, position: &Position, played: Move) -> Named {
        if self.departure != Departure::AsNeeded {
            return Named {
                file: true,
                rank: true,
            };
        }
        let role = position.board().role_at(played.from).unwrap_or(Role::Pawn);
        if role == Role::Pawn {
            let file = position.is_capture(played);
            return Named { file, rank: false };
        }
        let (file, rank) = san::qualifier(position, role, played);
        Named { file, rank }
    }

    /// The sign of check or mate for a move that leads to this position.
    pub(crate) fn mark(&self, after: &Position) -> &'static str {
        if !after.in_check() {
            return "";
        }
        let check = if self.check { "+" } else { "" };
        match self.mate {
            Mate::Hash if !after.has_legal_move() => "#",
            Mate::Pluses if !after.has_legal_move() => "++",
            _ => check,
        }
    }
}
