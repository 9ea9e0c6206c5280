//! A game as PGN: what its tags can say of it, and its moves with the readings and remarks.

use flagfall_board::Color;
use flagfall_clock::Setup;
use flagfall_game::{Game, Ply};
use flagfall_laws::Ending;
use flagfall_notation::in_lines;
use flagfall_notation::pgn::{EDITION_TAG, Termination, Tree, clk};

/// A game with these tags, those that follow from the game itself, and this result. Each move is
/// as `san` writes it; `remarks` are the words of what was said while so many half-moves stood.
#[must_use]
pub fn pgn(
    game: &Game,
    mut tags: Vec<(String, String)>,
    result: Termination,
    san: impl Fn(&Ply) -> String,
    remarks: impl Fn(usize) -> Vec<String>,
) -> String {
    let mut tree = Tree::new(*game.start());
    tree.chess960 = game.is_chess960();
    tags.extend(own_tags(game));
    tree.tags = tags;
    tree.result = result;
    let exported = tree.export();
    // The moves may be such as the export form cannot hold: only its tags are taken.
    let tags = exported.split("\n\n").next().unwrap_or_default();
    let moves = movetext(game, san, remarks, result.token());
    format!("{tags}\n\n{moves}\n")
}

/// The tags that follow from the game itself, names and places left out.
fn own_tags(game: &Game) -> Vec<(String, String)> {
    let control = game.header().regulations.time_control.as_ref();
    let ending = game.ended().map(|ended| ended.outcome.ending);
    let tags = [
        Some((
            "TimeControl",
            control.map_or("-".to_owned(), |it| it.to_pgn()),
        )),
        setup(game).map(|setup| ("ClockSetup", setup)),
        Some(("Termination", termination(ending).to_owned())),
        Some(("PlyCount", game.plies().to_string())),
        Some((EDITION_TAG, game.header().edition.to_string())),
    ];
    let tags = tags.into_iter().flatten();
    tags.map(|(name, value)| (name.to_owned(), value)).collect()
}

/// What the tag `TimeControl` cannot say of the clock, in a tag of our own: nothing where it says
/// all.
fn setup(game: &Game) -> Option<String> {
    let setup = game.header().regulations.clock_setup()?;
    let plain = setup.control.is_strict_pgn() && setup == Setup::of(setup.control.clone());
    (!plain).then(|| setup.to_string())
}

/// The words that PGN has for how a game ended.
fn termination(ending: Option<Ending>) -> &'static str {
    match ending {
        None => "unterminated",
        Some(Ending::Flagfall | Ending::BothFlags) => "time forfeit",
        Some(Ending::IllegalMoves | Ending::Conduct | Ending::Device | Ending::IllegalPosition) => {
            "rules infraction"
        }
        Some(Ending::Arbiter | Ending::Quickplay | Ending::SealedMove) => "adjudication",
        Some(Ending::DefaultTime) => "abandoned",
        Some(_) => "normal",
    }
}

/// The moves, numbered, each with the reading at which it was completed, in lines.
fn movetext(
    game: &Game,
    san: impl Fn(&Ply) -> String,
    remarks: impl Fn(usize) -> Vec<String>,
    result: &str,
) -> String {
    let mut words = remarks(0);
    let mut numbered = false;
    for (index, ply) in game.moves().iter().enumerate() {
        let number = game.position_before(index).fullmoves();
        match ply.by {
            Color::White => words.push(format!("{number}.")),
            Color::Black if !numbered => words.push(format!("{number}...")),
            Color::Black => {}
        }
        words.push(san(ply));
        let reading = ply
            .reading
            .and_then(|reading| u64::try_from(reading.0).ok());
        words.extend(reading.map(|reading| format!("{{{}}}", clk(reading))));
        let said = remarks(index + 1);
        numbered = reading.is_none() && said.is_empty();
        words.extend(said);
    }
    words.push(result.to_owned());
    in_lines(&words)
}
