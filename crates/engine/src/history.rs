//! The game so far, as an engine is told it and as its own claims need it.

use flagfall_board::{Move, Position};
use flagfall_client::View;
use flagfall_notation::uci;

/// The positions of a game, from the first or from the last that lawful moves do not lead to.
pub(crate) struct History {
    positions: Vec<Position>,
    moves: Vec<String>,
    chess960: bool,
    /// The last move made is none that the Laws allow.
    pub(crate) last_illegal: bool,
}

impl History {
    /// What the moves of a view lead to from a position; `None` where the position on the board is
    /// none that can be played from.
    pub(crate) fn of(start: &Position, view: &View) -> Option<History> {
        let mut history = History {
            positions: vec![*start],
            moves: Vec::new(),
            chess960: view.chess960,
            last_illegal: false,
        };
        for made in &view.moves {
            let before = history.now();
            let read = uci::read(before, &made.uci, view.chess960);
            history.last_illegal = read.is_err();
            if let Ok(mv) = read {
                history.play(mv);
            }
        }
        // After an illegal move that stands, a restored position or moved men, the board tells.
        if history.now().fen() != view.position.fen {
            let stands = Position::from_fen(&view.position.fen).ok()?;
            history.positions = vec![stands];
            history.moves.clear();
        }
        Some(history)
    }

    fn play(&mut self, mv: Move) {
        let before = *self.now();
        self.moves.push(uci::write(&before, mv, self.chess960));
        self.positions.push(before.play(mv));
    }

    /// The position in which it is to be moved.
    pub(crate) fn now(&self) -> &Position {
        // There is always the first.
        self.positions.last().unwrap_or(&self.positions[0])
    }

    /// How UCI tells it: the first position and the moves.
    pub(crate) fn command(&self) -> String {
        let mut text = format!("position fen {}", self.positions[0].fen());
        if !self.moves.is_empty() {
            text.push_str(" moves ");
            text.push_str(&self.moves.join(" "));
        }
        text
    }

    /// How often a position has stood on the board, this time with it.
    pub(crate) fn times(&self, position: &Position) -> usize {
        let same = |it: &&Position| placement(it) == placement(position);
        self.positions.iter().filter(same).count()
    }

    /// The position after a move, in the way UCI writes it, with the move.
    pub(crate) fn after(&self, text: &str) -> Option<(Move, Position)> {
        let mv = uci::read(self.now(), text, self.chess960).ok()?;
        Some((mv, self.now().play(mv)))
    }
}

/// All of a position but its counters.
fn placement(position: &Position) -> String {
    let fen = position.fen();
    let fields: Vec<&str> = fen.split(' ').take(4).collect();
    fields.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(fen: &str, moves: &str) -> View {
        let moves = moves.split_whitespace().map(|uci| flagfall_client::Made {
            side: String::new(),
            uci: uci.to_owned(),
            completed: true,
        });
        View {
            position: flagfall_client::Position {
                fen: fen.to_owned(),
            },
            moves: moves.collect(),
            ..View::default()
        }
    }

    #[test]
    fn moves_are_told_from_the_first_position() {
        let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        let history = History::of(&Position::initial(), &view(fen, "e2e4 e7e5")).unwrap();
        let start = Position::initial().fen();
        assert_eq!(
            history.command(),
            format!("position fen {start} moves e2e4 e7e5")
        );
        assert!(!history.last_illegal);
    }

    #[test]
    fn an_illegal_move_that_stands_begins_anew() {
        let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        let history = History::of(&Position::initial(), &view(fen, "e2e4 e7e4")).unwrap();
        assert!(history.last_illegal);
        assert_eq!(history.command(), format!("position fen {fen}"));
        assert!(
            History::of(&Position::initial(), &view("8/8/8/8/8/8/8/8 w - - 0 1", "")).is_none()
        );
    }

    #[test]
    fn positions_are_counted() {
        let moves = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
        let mut now = Position::initial();
        for mv in moves.split(' ') {
            now = now.play(uci::read(&now, mv, false).unwrap());
        }
        let history = History::of(&Position::initial(), &view(&now.fen(), moves)).unwrap();
        let (_, next) = history.after("f6g8").unwrap();
        assert_eq!(history.times(&next), 2);
        assert_eq!(history.times(history.now()), 2);
        assert!(history.after("e2e4").is_none());
    }
}
