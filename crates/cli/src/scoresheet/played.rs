//! A game file, replayed to be printed.

use crate::failure::Failure;
use crate::input::Source;
use flagfall_board::Color;
use flagfall_game::{Game, told};
use flagfall_notation::style::Style;
use flagfall_print::{Names, Paper, Printed, RuledAt, Scoresheet, played, ruled};
use flagfall_wire::{Came, GameFile};
use flagfall_words::{Lang, say_in};

/// The scoresheet of a game file.
pub(super) fn sheet(
    source: &Source,
    names: &Names,
    of: Option<Color>,
    style: &Style,
    lang: Lang,
) -> Result<Scoresheet, Failure> {
    let (game, rulings) = replayed(source, lang)?;
    Ok(played(&game, names, of, style, &rulings, lang))
}

/// Its rulings, printed.
pub(super) fn rulings(
    source: &Source,
    names: &Names,
    style: &Style,
    paper: Paper,
    lang: Lang,
) -> Result<Printed, Failure> {
    let (game, rulings) = replayed(source, lang)?;
    let sheet = ruled(&game, names, style, &rulings, lang);
    super::printed(flagfall_print::rulings(&sheet, paper, lang))
}

/// The game at its end, and what was ruled in it.
fn replayed(source: &Source, lang: Lang) -> Result<(Game, Vec<RuledAt>), Failure> {
    let text = source.text()?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let unusable = |what: String| {
        Failure::unusable(format!("{}: {what}", source.name()))
            .hint("docs/game-file.md describes the game file; `flagfall rule` shows the place.")
    };
    let file = GameFile::parse(text).map_err(|error| unusable(error.to_string()))?;
    let file = file.read().map_err(|error| unusable(error.to_string()))?;
    let mut game = Game::new(file.header).map_err(|error| unusable(error.to_string()))?;
    let mut rulings = Vec::new();
    for (number, entry) in file.entries.iter().enumerate() {
        let events = game.act(entry);
        let came = Came::of(number, &events, &game.header().regulations, lang);
        rulings.extend(came.rulings.into_iter().map(|it| RuledAt {
            plies: game.moves().len(),
            at: game.clock().map(|_| entry.at),
            act: say_in(lang, &told(entry.by, &entry.act, None)),
            text: it.text,
            cites: it.cites,
        }));
    }
    Ok((game, rulings))
}
