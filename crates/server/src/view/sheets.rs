//! Scoresheets, as the arbiter's desk sees them.

use super::cites;
use super::desk::Notice;
use flagfall_game::Game;
use flagfall_record::Sides;
use flagfall_say::say;
use serde_json::json;

/// What may be observed of scoresheets: that something cannot be shown, only once a period has
/// ended.
pub(super) fn observed(game: &Game) -> Vec<&'static str> {
    let mut words = vec!["unrecorded", "written_ahead"];
    let ended = game
        .clock()
        .is_some_and(|clock| clock.passed(game.now()).is_some());
    if ended {
        words.push("moves_unproven");
    }
    words
}

/// Who may not move before he has recorded.
pub(super) fn notices(game: &Game) -> Vec<Notice> {
    let behind = game.must_record().into_iter().map(|(side, citations)| {
        let word = match side {
            flagfall_board::Color::White => Sides::White,
            flagfall_board::Color::Black => Sides::Black,
        };
        Notice {
            text: say!("notice-must-record", side = side),
            cites: cites(&citations),
            act: Some(json!({"act": "observe", "what": "unrecorded", "side": word.word()})),
            may: None,
        }
    });
    behind.collect()
}
