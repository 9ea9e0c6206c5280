//! Where a game starts from, and by which rules: what the tags say of it.

use flagfall_board::{Position, Setup};

use super::fault::{Fault, FaultKind};
use super::game::Game;

/// Where a game starts from, as its tags say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// The position.
    pub position: Position,
    /// Whether castling is that of Chess960.
    pub chess960: bool,
    /// Whether there is a game to be played from here: the rules are those of chess and the
    /// position could be read.
    pub playable: bool,
    /// What is wrong with the tags.
    pub faults: Vec<Fault>,
}

/// Where a game starts from: the `FEN` tag's position, if there is one, and the `Variant`'s
/// castling.
#[must_use]
pub fn start(game: &Game) -> Start {
    let mut start = Start {
        position: Position::initial(),
        chess960: false,
        playable: true,
        faults: Vec::new(),
    };
    if let Some(variant) = game.tag("Variant") {
        let plain: String = variant
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .collect::<String>()
            .to_lowercase();
        match plain.as_str() {
            "" | "standard" | "chess" | "normal" | "fromposition" | "regular" | "classical"
            | "orthodox" => {}
            "chess960" | "fischerandom" | "fischerandomchess" | "fischerrandom"
            | "fischerrandomchess" | "frc" | "freestyle" | "freestylechess" | "960"
            | "doublefischerandom" | "dfrc" => start.chess960 = true,
            _ => {
                start.playable = false;
                let says = format!(
                    "{variant} is another game than chess; its moves are kept and not judged"
                );
                start.faults.push(tag_fault(
                    game,
                    "Variant",
                    FaultKind::BadTag,
                    &variant,
                    says,
                ));
            }
        }
    }
    match game.tag("FEN") {
        Some(fen) => set_up(game, fen.trim(), &mut start),
        None if game.tag("SetUp").is_some_and(|value| value.trim() == "1") => {
            let says = "a position is announced and no FEN tag gives it".to_owned();
            start
                .faults
                .push(tag_fault(game, "SetUp", FaultKind::BadTag, "1", says));
            start.playable = false;
        }
        None => {}
    }
    start
}

fn set_up(game: &Game, fen: &str, start: &mut Start) {
    let says = match Setup::from_fen(fen) {
        Err(error) => {
            start.playable = false;
            error.to_string()
        }
        Ok(setup) => {
            start.position = Position::assume(setup);
            match setup.position() {
                Ok(_) => return,
                Err(error) => error.to_string(),
            }
        }
    };
    start
        .faults
        .push(tag_fault(game, "FEN", FaultKind::BadFen, fen, says));
}

fn tag_fault(game: &Game, tag: &str, kind: FaultKind, token: &str, message: String) -> Fault {
    let place = game.location(game.tag_location(tag).unwrap_or_default());
    Fault {
        token: token.chars().take(100).collect(),
        message,
        ..Fault::at(kind, place)
    }
}
