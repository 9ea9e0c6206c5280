//! The results of a round that were changed: from what, to what, by whom, when and why.

use crate::pgn::printed;
use crate::pulse::time_of_day;
use crate::words::sentence;
use flagfall_event::{Role, Round, Score};
use flagfall_say::{Text, say};
use flagfall_words::{Lang, say_in};

/// Each change in a sentence, in the order of the boards.
pub(crate) fn changes(round: &Round, lang: Lang) -> Vec<String> {
    let said = |text: &Text| say_in(lang, text);
    let result = |it: Option<Score>| match it {
        None => said(&say!("print-no-result")),
        Some(it) => printed(&it.to_string()),
    };
    let mut changes = Vec::new();
    for (number, board) in &round.boards {
        for pair in board.entered.windows(2) {
            let who = match pair[1].by.role {
                Role::Arbiter => pair[1].by.name.clone(),
                Role::Game => said(&say!("print-board")),
            };
            let day = crate::pgn::date(pair[1].at_ms).replace('.', "-");
            let why = match pair[1].reason.text.as_str() {
                "" => pair[1].reason.ground.clone().unwrap_or_default(),
                text => text.to_owned(),
            };
            let text = say!(
                "print-changed",
                board = *number,
                from = result(pair[0].score),
                to = result(pair[1].score),
                who = who,
                when = format!("{day} {}", time_of_day(pair[1].at_ms)),
                why = why
            );
            changes.push(sentence(said(&text)));
        }
    }
    changes
}
