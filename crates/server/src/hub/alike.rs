//! Games that begin alike share what never changes in them: all of a round are played under one
//! rulebook, and it is by far the largest thing in a game.

use super::table::Unreadable;
use flagfall_game::Game;
use flagfall_wire::GameFile;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

/// So many beginnings are remembered; then it is begun anew.
const MOST: usize = 256;

/// The game of such a file, before its first act.
///
/// # Errors
/// [`Unreadable`] when such a game cannot begin.
pub(super) fn begin(file: &GameFile) -> Result<Game, Unreadable> {
    static KNOWN: LazyLock<Mutex<HashMap<Box<str>, Game>>> = LazyLock::new(Mutex::default);
    let lock = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let name = serde_json::to_string(file).map_err(|error| Unreadable::Line(0, error.to_string()));
    let name = name?.into_boxed_str();
    if let Some(game) = lock().get(&name) {
        return Ok(game.clone());
    }
    let read = file.read().map_err(Unreadable::Setting)?;
    let game = Game::new(read.header).map_err(Unreadable::Header)?;
    let mut known = lock();
    if known.len() >= MOST {
        known.clear();
    }
    known.insert(name, game.clone());
    Ok(game)
}

#[test]
fn games_of_one_file_share_their_rulebook_and_no_others() {
    let of = |text: &str| begin(&serde_json::from_str(text).unwrap()).unwrap();
    let file = r#"{"edition":"2009","regulations":{"time_control":"90m"}}"#;
    let (one, other) = (of(file), of(file));
    assert!(std::ptr::eq(one.book(), other.book()));
    assert!(std::ptr::eq(one.header(), other.header()));
    let later = of(r#"{"edition":"2023","regulations":{"time_control":"90m"}}"#);
    assert!(!std::ptr::eq(one.book(), later.book()));
    assert_ne!(one.header().edition.id(), later.header().edition.id());
}
