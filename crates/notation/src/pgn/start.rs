//! Where a game starts from, and by which rules: what the tags say of it.

use std::sync::LazyLock;

use flagfall_board::{Position, Setup};

use super::fault::{Fault, FaultKind};
use super::game::Game;

/// Where nearly every game starts from, set up once.
static USUAL: LazyLock<Position> = LazyLock::new(Position::initial);

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

impl Start {
    fn usual() -> Start {
        Start {
            position: *USUAL,
            chess960: false,
            playable: true,
            faults: Vec::new(),
        }
    }
}

/// Where a game starts from: the `FEN` tag's position, if there is one, and the `Variant`'s
/// castling.
#[must_use]
pub fn start(game: &Game) -> Start {
    let [variant, fen, set_up] = game.tags_named(["Variant", "FEN", "SetUp"]);
    if variant.is_none() && fen.is_none() && set_up.is_none() {
        return Start::usual();
    }
    let (mut start, wrong) = from_tags(variant.as_deref(), fen.as_deref(), set_up.as_deref());
    for wrong in wrong {
        start.faults.push(fault(game, wrong));
    }
    start
}

/// What is wrong with a tag that says where a game starts from.
pub(super) struct Wrong {
    tag: &'static str,
    kind: FaultKind,
    token: String,
    message: String,
}

/// Where a game starts from by the values of its tags `Variant`, `FEN` and `SetUp`.
pub(super) fn from_tags(
    variant: Option<&str>,
    fen: Option<&str>,
    set_up: Option<&str>,
) -> (Start, Vec<Wrong>) {
    let mut start = Start::usual();
    let mut wrong = Vec::new();
    let mut push = |tag, kind, token: &str, message| {
        let token = token.to_owned();
        wrong.push(Wrong {
            tag,
            kind,
            token,
            message,
        });
    };
    if let Some(variant) = variant {
        match is_chess960(variant) {
            Some(chess960) => start.chess960 = chess960,
            None => {
                start.playable = false;
                let says = "is another game than chess; its moves are kept and not judged";
                let says = format!("{variant} {says}");
                push("Variant", FaultKind::BadTag, variant, says);
            }
        }
    }
    if let Some(fen) = fen.map(str::trim) {
        if let Err(says) = place_men(fen, &mut start) {
            push("FEN", FaultKind::BadFen, fen, says);
        }
    } else if set_up.is_some_and(|value| value.trim() == "1") {
        let says = "a position is announced and no FEN tag gives it".to_owned();
        push("SetUp", FaultKind::BadTag, "1", says);
        start.playable = false;
    }
    (start, wrong)
}

/// Whether a variant is Chess960 and not what everybody plays; `None` if it is another game.
fn is_chess960(variant: &str) -> Option<bool> {
    let letters = variant.chars().filter(char::is_ascii_alphanumeric);
    let plain: String = letters.collect::<String>().to_lowercase();
    match plain.as_str() {
        "" | "standard" | "chess" | "normal" | "fromposition" | "regular" | "classical"
        | "orthodox" => Some(false),
        "chess960" | "fischerandom" | "fischerandomchess" | "fischerrandom"
        | "fischerrandomchess" | "frc" | "freestyle" | "freestylechess" | "960"
        | "doublefischerandom" | "dfrc" => Some(true),
        _ => None,
    }
}

/// Starts from a FEN; an error says what is wrong with it.
fn place_men(fen: &str, start: &mut Start) -> Result<(), String> {
    let setup = Setup::from_fen(fen).map_err(|error| {
        start.playable = false;
        error.to_string()
    })?;
    start.position = Position::assume(setup);
    let judged = setup.position();
    judged.map(|_| ()).map_err(|error| error.to_string())
}

fn fault(game: &Game, wrong: Wrong) -> Fault {
    let place = game.location(game.tag_at(wrong.tag).unwrap_or_default());
    Fault {
        token: wrong.token.chars().take(100).collect(),
        message: wrong.message,
        ..Fault::at(wrong.kind, place)
    }
}
