//! The referee: acts in, rulings out.

use crate::laws::read_edition;
use crate::winnable::language;
use crate::{Thrown, error, text, value};
use flagfall_casebook::{Case, Found};
use flagfall_game::{Game, replay};
use flagfall_wire::{ActJson, Came, GameFile, GameResult, RegulationsJson};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// No case file is longer, in bytes.
const LONGEST: usize = 4 << 20;

/// Replays a game file (an object or its JSON) and answers every ruling, refusal and question,
/// and how the game stands; under another edition than the file's, where one is named.
///
/// @throws where the file cannot be read, naming the place.
#[wasm_bindgen(unchecked_return_type = "GameResult")]
pub fn rule(
    #[wasm_bindgen(unchecked_param_type = "GameFile | string")] file: &JsValue,
    edition: Option<String>,
    lang: Option<String>,
) -> Thrown<JsValue> {
    let mut file = GameFile::parse(&text(file)?).map_err(error)?;
    if let Some(edition) = edition {
        file.edition = edition;
    }
    let game = file.read().map_err(error)?;
    let replay = replay(game.header, &game.entries).map_err(error)?;
    let lang = language(lang.as_deref())?;
    value(&GameResult::of(&replay.game, &replay.events, lang))
}

#[derive(Serialize)]
struct CaseJson {
    title: String,
    line: usize,
    /// The same as a game file, under the edition.
    file: GameFile,
    edition: &'static str,
    ruling: String,
    cites: Vec<String>,
    expected: Option<Expected>,
    agrees: Option<bool>,
    result: GameResult,
}

#[derive(Serialize)]
struct Expected {
    ruling: String,
    cites: Vec<String>,
}

/// Replays the cases of a casebook's file (Markdown) under every edition of their tables, or
/// under the one named, and holds what is ruled against the tables.
#[wasm_bindgen(js_name = ruleCases, unchecked_return_type = "CaseRuled[]")]
pub fn rule_cases(
    markdown: &str,
    edition: Option<String>,
    lang: Option<String>,
) -> Thrown<JsValue> {
    if markdown.len() > LONGEST {
        return Err(error(format!(
            "a file of cases has at most {LONGEST} bytes"
        )));
    }
    let lang = language(lang.as_deref())?;
    let only = edition.as_deref().map(read_edition).transpose()?;
    let cases = Case::read_all(markdown)
        .map_err(|it| error(format!("line {}: {}", it.line, it.message)))?;
    let mut all = Vec::new();
    for case in &cases {
        let table = case.rows.iter().flat_map(|row| row.editions.clone());
        let editions = only.map_or_else(|| table.collect(), |it| vec![it]);
        for edition in editions {
            let replay = replay(case.header(edition), &case.acts).map_err(error)?;
            let found = Found::of(&replay, case.shows_clocks);
            let row = case.row(edition);
            all.push(CaseJson {
                title: case.title.clone(),
                line: case.line,
                file: GameFile::write(&case.header(edition), &case.acts),
                edition: edition.id(),
                agrees: row.map(|it| it.says(&found)),
                expected: row.map(|it| Expected {
                    ruling: it.ruling.clone(),
                    cites: it.cites.clone(),
                }),
                ruling: found.ruling,
                cites: found.cites,
                result: GameResult::of(&replay.game, &replay.events, lang),
            });
        }
    }
    value(&all)
}

/// Replays one case of a casebook's file (Markdown), or a game file (JSON), act by act: what was
/// done, what came of it with its clauses, the men and the clocks after it. `number` is that of
/// the case in its file, from 1; without an edition the newest of the case's table is taken, or
/// the game's own.
///
/// @throws where the text cannot be read, naming the line or the place in the object.
#[wasm_bindgen(unchecked_return_type = "Replayed")]
pub fn replayed(
    text: &str,
    edition: Option<String>,
    lang: Option<String>,
    number: Option<u32>,
) -> Thrown<JsValue> {
    let lang = language(lang.as_deref())?;
    let edition = edition.as_deref().map(read_edition).transpose()?;
    let number = number.map(|it| it as usize);
    let it = flagfall_casebook::replayed(text, number, edition, lang).map_err(error)?;
    value(&it)
}

/// A game at the arbiter's desk, act by act.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Referee {
    game: Game,
    events: Vec<Vec<flagfall_game::Event>>,
    file: GameFile,
}

#[wasm_bindgen]
impl Referee {
    /// A game under the header of a game file; acts that it holds are done at once.
    ///
    /// @throws where the file cannot be read, or no game can begin so.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "GameFile | string")] file: &JsValue,
    ) -> Thrown<Referee> {
        let file = GameFile::parse(&text(file)?).map_err(error)?;
        let read = file.read().map_err(error)?;
        let replay = replay(read.header, &read.entries).map_err(error)?;
        Ok(Referee {
            game: replay.game,
            events: replay.events,
            file,
        })
    }

    /// Does one act, and answers what is ruled, refused and asked.
    ///
    /// @throws where the act cannot be read; then nothing has happened.
    #[wasm_bindgen(unchecked_return_type = "Came")]
    pub fn act(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Act | string")] act: &JsValue,
        lang: Option<String>,
    ) -> Thrown<JsValue> {
        let lang = language(lang.as_deref())?;
        let act: ActJson = serde_json::from_str(&text(act)?).map_err(error)?;
        let entry = act.read(self.game.now(), None).map_err(error)?;
        let events = self.game.act(&entry);
        let number = self.events.len();
        let came = Came::of(number, &events, &self.game.header().regulations, lang);
        self.events.push(events);
        self.file.acts.push(ActJson::write(&entry));
        value(&came)
    }

    /// Everything ruled, refused and asked so far, and how the game stands.
    #[wasm_bindgen(unchecked_return_type = "GameResult")]
    pub fn result(&self, lang: Option<String>) -> Thrown<JsValue> {
        let lang = language(lang.as_deref())?;
        value(&GameResult::of(&self.game, &self.events, lang))
    }

    /// The position in which the last move was made.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> crate::position::Position {
        crate::position::Position {
            board: *self.game.position(),
            chess960: self.game.is_chess960(),
        }
    }

    /// Whether the game has ended.
    #[wasm_bindgen(getter, js_name = isOver)]
    pub fn is_over(&self) -> bool {
        self.game.ended().is_some()
    }

    /// The game file, with every act, for `flagfall rule` and for `rule()`.
    #[wasm_bindgen(unchecked_return_type = "GameFile")]
    pub fn file(&self) -> Thrown<JsValue> {
        value(&self.file)
    }
}

/// What regulations an object or its JSON means, every value written out.
///
/// @throws where they cannot be read, naming the place.
#[wasm_bindgen(unchecked_return_type = "Regulations")]
pub fn regulations(
    #[wasm_bindgen(unchecked_param_type = "Regulations | string")] given: &JsValue,
) -> Thrown<JsValue> {
    let read: RegulationsJson = serde_json::from_str(&text(given)?).map_err(error)?;
    let read = read.read().map_err(error)?;
    value(&RegulationsJson::write(&read))
}
