//! Announcing a move.

use flagfall_board::{Move, Position, Role, Square, Wing};

use super::Tongue;
use super::words::{MEN, Said};
use crate::style::{Departure, Style};

impl Tongue {
    /// A legal move as it is announced, as shortly as is clear: the square of departure is named
    /// where the move could be mistaken for another legal one. Capture, promotion, check and mate
    /// are announced.
    ///
    /// ```
    /// use flagfall_board::{Move, Position, Role, Square};
    /// use flagfall_notation::spoken::Tongue;
    /// let position = Position::from_fen("3r2k1/2P5/8/8/8/8/8/6K1 w - - 0 1")?;
    /// let queens = Move::promoting(Square::C7, Square::D8, Role::Queen);
    /// let says = Tongue::Phonetic.announce(&position, queens);
    /// assert_eq!(says, "Cesar schlägt David acht Dame, Schach");
    /// # Ok::<(), flagfall_board::FenOrSetupError>(())
    /// ```
    #[must_use]
    pub fn announce(self, position: &Position, played: Move) -> String {
        self.say(position, played, Departure::AsNeeded)
    }

    /// As [`announce`](Tongue::announce), with the man and the square of departure always named.
    #[must_use]
    pub fn announce_in_full(self, position: &Position, played: Move) -> String {
        self.say(position, played, Departure::Joined)
    }

    fn say(self, position: &Position, played: Move, departure: Departure) -> String {
        let said = self.said();
        let legal = position.is_legal(played);
        let mut words: Vec<String> = Vec::new();
        match position.castling_wing(played).filter(|_| legal) {
            Some(Wing::KingSide) => words.push(said.short.to_owned()),
            Some(Wing::QueenSide) => words.push(said.long.to_owned()),
            None => say_man(said, position, played, departure, &mut words),
        }
        let mut text = words.join(" ");
        if legal {
            let next = position.play(played);
            if next.in_check() {
                let mates = !next.has_legal_move();
                text.push_str(", ");
                text.push_str(if mates { said.mate } else { said.check });
            }
        }
        text
    }
}

fn say_man(
    said: &Said,
    position: &Position,
    played: Move,
    departure: Departure,
    words: &mut Vec<String>,
) {
    let Move { from, to, .. } = played;
    let legal = position.is_legal(played);
    let role = position.board().role_at(from).unwrap_or(Role::Pawn);
    let in_full = departure != Departure::AsNeeded || !legal;
    if role != Role::Pawn || in_full {
        words.push(man(said, role).to_owned());
    }
    let style = Style {
        departure: if in_full {
            Departure::Joined
        } else {
            departure
        },
        ..Style::PGN
    };
    let named = style.named(position, played);
    let file = said.files[from.file().index()];
    let rank = said.ranks[from.rank().index()];
    match (named.file, named.rank) {
        (true, true) => words.push(square(said, from)),
        (true, false) => words.push(file.to_owned()),
        (false, true) => words.push(rank.to_owned()),
        (false, false) => {}
    }
    if position.is_capture(played) {
        words.push(said.takes.to_owned());
    }
    words.push(square(said, to));
    if legal && position.is_en_passant(played) {
        words.push(said.en_passant.to_owned());
    }
    if let Some(role) = played.promotion {
        if !said.promotes.is_empty() {
            words.push(said.promotes.to_owned());
        }
        words.push(man(said, role).to_owned());
    }
}

fn man(said: &Said, role: Role) -> &'static str {
    let at = MEN.iter().position(|it| *it == role);
    said.men[at.unwrap_or(5)]
}

fn square(said: &Said, square: Square) -> String {
    let (file, rank) = (square.file().index(), square.rank().index());
    [said.files[file], said.joint, said.ranks[rank]].concat()
}
