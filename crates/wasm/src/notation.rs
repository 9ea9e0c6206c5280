//! Moves in the letters of other languages, and in other styles.

use crate::position::Position;
use crate::{Thrown, error, value};
use flagfall_notation::{Language, Reader, Style, uci};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[derive(Serialize)]
struct LanguageJson {
    code: &'static str,
    name: &'static str,
    letters: [&'static str; 6],
}

/// Every language whose letters are known: king, queen, rook, bishop, knight, pawn.
#[wasm_bindgen(unchecked_return_type = "Language[]")]
pub fn languages() -> Thrown<JsValue> {
    use flagfall_board::Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    let men = [King, Queen, Rook, Bishop, Knight, Pawn];
    let all = Language::ALL.iter().map(|it| LanguageJson {
        code: it.code,
        name: it.name,
        letters: men.map(|role| it.letter(role)),
    });
    value(&all.collect::<Vec<_>>())
}

#[wasm_bindgen]
impl Position {
    /// The move, in UCI, that a text in the letters of a language stands for: `Sf3` in `de`.
    /// Handwriting is read kindly: `0-0`, `e8D`, a missing `x`.
    ///
    /// @throws where it stands for no legal move, or for several.
    #[wasm_bindgen(js_name = readMove)]
    pub fn read_move(&self, text: &str, lang: Option<String>) -> Thrown<String> {
        let reader = Reader::of(language(lang.as_deref())?);
        let reading = reader.read(&self.board, text).map_err(error)?;
        let passed = || error("expected a move, found a turn passed");
        let played = reading.played.ok_or_else(passed)?;
        Ok(uci::write(&self.board, played, self.chess960))
    }

    /// A legal move, in SAN or UCI, in a style and the letters of a language.
    #[wasm_bindgen(js_name = writeMove)]
    pub fn write_move(
        &self,
        played: &str,
        #[wasm_bindgen(unchecked_param_type = "Style | undefined | null")] style: Option<String>,
        lang: Option<String>,
    ) -> Thrown<String> {
        let style = match style.as_deref() {
            None | Some("pgn") => Style::PGN,
            Some("official") => Style::OFFICIAL,
            Some("short") => Style::SHORT,
            Some("long") => Style::LONG,
            Some("figurine") => Style::FIGURINE,
            Some(other) => {
                let known = "pgn, official, short, long, figurine";
                return Err(error(format!("expected one of: {known}, found `{other}`")));
            }
        };
        let style = match lang.as_deref() {
            None => style,
            lang => style.spelled_in(language(lang)?),
        };
        Ok(style.write(&self.board, self.read(played)?))
    }
}

fn language(code: Option<&str>) -> Thrown<&'static Language> {
    let Some(code) = code else {
        return Ok(Language::ENGLISH);
    };
    let unknown = || {
        error(format!(
            "no letters are known for `{code}`; see languages()"
        ))
    };
    Language::from_code(code).ok_or_else(unknown)
}
