//! Can this side still mate, and is the position dead?

use crate::position::Position;
use crate::{Thrown, error, value};
use flagfall_board::Color;
use flagfall_notation::{san, uci};
use flagfall_winnable::{Budget, Verdict, dead, winnable};
use flagfall_words::{Lang, is_loaded, say_in};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WinnableJson {
    verdict: &'static str,
    /// Why, in a sentence.
    text: String,
    /// The moves to the mate, in UCI; `null` where there is none.
    line: Option<Vec<String>>,
    /// The same in SAN.
    san_line: Option<Vec<String>>,
    /// How many positions were looked at.
    nodes: u64,
}

#[wasm_bindgen]
impl Position {
    /// Whether a side can still mate by any series of legal moves (6.9), with the moves or the
    /// reason. `nodes` is how many positions may be looked at, 60,000 without.
    #[wasm_bindgen(js_name = winnable, unchecked_return_type = "Winnable")]
    pub fn can_win(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Side")] side: &str,
        nodes: Option<u32>,
        lang: Option<String>,
    ) -> Thrown<JsValue> {
        let expected = || error(format!("expected white or black, found `{side}`"));
        let side = Color::ALL.into_iter().find(|it| it.name() == side);
        let side = side.ok_or_else(expected)?;
        let answer = winnable(&self.board, side, budget(nodes));
        let why = flagfall_wire::reason(side, answer.reason(&self.board));
        let lines = answer.line.as_ref().map(|line| {
            let mut now = self.board;
            let step = |&mv: &flagfall_board::Move| {
                let written = (uci::write(&now, mv, self.chess960), san::write(&now, mv));
                now = now.try_play(mv).unwrap_or(now);
                written
            };
            line.iter().map(step).unzip()
        });
        let (line, san_line) = lines.map_or((None, None), |(one, two)| (Some(one), Some(two)));
        value(&WinnableJson {
            verdict: match answer.verdict {
                Verdict::Winnable => "winnable",
                Verdict::Unwinnable => "unwinnable",
                Verdict::Undetermined => "undetermined",
            },
            text: say_in(language(lang.as_deref())?, &why),
            line,
            san_line,
            nodes: answer.nodes,
        })
    }

    /// Whether neither side can mate (5.2.2); undefined where so many positions do not settle it.
    #[wasm_bindgen(js_name = isDead)]
    pub fn is_dead(&self, nodes: Option<u32>) -> Option<bool> {
        dead(&self.board, budget(nodes))
    }
}

fn budget(nodes: Option<u32>) -> Budget {
    nodes.map_or(Budget::IN_PLAY, Budget::of_nodes)
}

/// The language in which to speak, English without one.
pub(crate) fn language(tag: Option<&str>) -> Thrown<Lang> {
    let Some(tag) = tag else {
        return Ok(Lang::En);
    };
    let known = Lang::ALL.map(Lang::tag).join(" ");
    let lang = Lang::of(tag);
    let lang = lang.ok_or_else(|| error(format!("expected one of: {known}, found `{tag}`")))?;
    match is_loaded(lang) {
        true => Ok(lang),
        false => Err(not_loaded(lang, "what is said in")),
    }
}

/// The error where words are missing, and the way out.
pub(crate) fn not_loaded(lang: Lang, what: &str) -> JsValue {
    error(format!(
        "{what} `{lang}` is not loaded: fetch flagfall-{lang}.ftl, which lies beside the module, \
         and give its text to addLanguage(\"{lang}\", text)"
    ))
}

/// Takes the words of a language, the text of `flagfall-fr.ftl` or `flagfall-en.ftl`, which lie
/// beside the module. Without it there is no French, and English has all but what the Laws say
/// (`laws`). In Node all is there from the beginning.
///
/// @throws where the text is not that of the language.
#[wasm_bindgen(js_name = addLanguage)]
pub fn add_language(lang: &str, text: &str) -> Thrown<()> {
    let known = Lang::ALL.map(Lang::tag).join(" ");
    let unknown = || error(format!("expected one of: {known}, found `{lang}`"));
    let lang = Lang::of(lang).ok_or_else(unknown)?;
    flagfall_words::load(lang, text).map_err(error)
}
