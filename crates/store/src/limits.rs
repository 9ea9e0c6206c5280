//! How much the record takes. Everything here comes from outside, so everything has a limit.

use crate::{Append, NewGame, SeatToken, StoreError};

/// The longest body of an entry, in bytes.
pub const MAX_BODY: usize = 64 * 1024;
/// The longest header of a game, in bytes.
pub const MAX_HEADER: usize = 256 * 1024;
/// The most entries of a game.
pub const MAX_ENTRIES: u64 = 20_000;
/// The most that one append may carry, in bytes over all its bodies.
pub const MAX_APPEND: usize = 1024 * 1024;
/// The longest name of a game, in bytes.
pub const MAX_ID: usize = 128;
/// The longest idempotency key, in bytes.
pub const MAX_KEY: usize = 255;
/// The longest name of a seat, in bytes.
pub const MAX_SEAT: usize = 64;
/// The most seats of a game.
pub const MAX_SEATS: usize = 16;
/// The most games that one list returns.
pub const MAX_PAGE: usize = 200;

/// Whether a new game is within the limits.
pub(crate) fn check_game(game: &NewGame) -> Result<(), StoreError> {
    name("id", &game.id, MAX_ID)?;
    at_most("header", game.header.len(), MAX_HEADER)?;
    no_nul("header", &game.header)?;
    at_most("seats", game.tokens.len(), MAX_SEATS)?;
    for (nth, token) in game.tokens.iter().enumerate() {
        check_seat(token)?;
        let others = &game.tokens[..nth];
        if others
            .iter()
            .any(|other| other.seat == token.seat || other.hash == token.hash)
        {
            return Err(StoreError::SameSeat {
                seat: token.seat.clone(),
            });
        }
    }
    Ok(())
}

/// Whether a seat's name is within the limits.
pub(crate) fn check_seat(token: &SeatToken) -> Result<(), StoreError> {
    name("seat", &token.seat, MAX_SEAT)
}

/// Whether an append is within the limits, whatever the game holds.
pub(crate) fn check_append(append: &Append) -> Result<(), StoreError> {
    name("game", &append.game, MAX_ID)?;
    if let Some(key) = &append.key {
        name("key", key, MAX_KEY)?;
    }
    if append.entries.is_empty() {
        return Err(StoreError::Empty { what: "append" });
    }
    for entry in &append.entries {
        at_most("body", entry.body.len(), MAX_BODY)?;
        no_nul("body", &entry.body)?;
    }
    at_most("append", weight(append), MAX_APPEND)
}

/// What an append weighs in the queue, in bytes. An entry weighs something even when empty.
pub(crate) fn weight(append: &Append) -> usize {
    append
        .entries
        .iter()
        .map(|entry| entry.body.len() + 32)
        .sum()
}

fn name(what: &'static str, text: &str, limit: usize) -> Result<(), StoreError> {
    if text.is_empty() {
        return Err(StoreError::Empty { what });
    }
    no_nul(what, text)?;
    at_most(what, text.len(), limit)
}

fn no_nul(what: &'static str, text: &str) -> Result<(), StoreError> {
    match text.contains('\0') {
        true => Err(StoreError::Nul { what }),
        false => Ok(()),
    }
}

fn at_most(what: &'static str, size: usize, limit: usize) -> Result<(), StoreError> {
    if size > limit {
        return Err(StoreError::TooLarge { what, size, limit });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NewEntry;

    fn check(append: &Append, expect: &str) {
        let got = check_append(append).map_or_else(|e| e.to_string(), |()| "fits".to_owned());
        assert_eq!(got, expect);
    }

    fn bodies(sizes: &[usize]) -> Vec<NewEntry> {
        sizes
            .iter()
            .map(|&size| NewEntry::new(0, "x".repeat(size)))
            .collect()
    }

    #[test]
    fn an_append_has_limits() {
        check(&Append::new("g", 0, bodies(&[MAX_BODY])), "fits");
        check(
            &Append::new("g", 0, bodies(&[1, MAX_BODY + 1])),
            "body is too large: 65537, and the most is 65536; send less",
        );
        check(
            &Append::new("g", 0, bodies(&[MAX_BODY; 16])),
            "append is too large: 1049088, and the most is 1048576; send less",
        );
        check(
            &Append::new("g", 0, vec![]),
            "append is empty; give at least one",
        );
        check(
            &Append::new("", 0, bodies(&[1])),
            "game is empty; give at least one",
        );
        check(
            &Append::new("g", 0, bodies(&[1])).keyed(""),
            "key is empty; give at least one",
        );
        check(
            &Append::new("g", 0, bodies(&[1])).keyed("k".repeat(256)),
            "key is too large: 256, and the most is 255; send less",
        );
        check(
            &Append::new("g", 0, vec![NewEntry::new(0, "a\0")]),
            "body holds a NUL, which no record keeps; leave it out",
        );
    }

    #[test]
    fn a_game_has_limits() {
        let seated = |a: &str, b: &str, x, y| {
            check_game(
                &NewGame::new("g", "", 0)
                    .seated(a, [x; 32])
                    .seated(b, [y; 32]),
            )
        };
        assert_eq!(seated("white", "black", 1, 2), Ok(()));
        let same = |seat: &str| {
            Err(StoreError::SameSeat {
                seat: seat.to_owned(),
            })
        };
        assert_eq!(seated("white", "white", 1, 2), same("white"));
        assert_eq!(seated("white", "black", 1, 1), same("black"));
        let long = NewGame::new("g", "h".repeat(MAX_HEADER + 1), 0);
        assert!(matches!(
            check_game(&long),
            Err(StoreError::TooLarge { what: "header", .. })
        ));
        let id = NewGame::new("g".repeat(MAX_ID + 1), "", 0);
        assert!(matches!(
            check_game(&id),
            Err(StoreError::TooLarge { what: "id", .. })
        ));
        let mut full = NewGame::new("g", "", 0);
        for nth in 0..=MAX_SEATS as u8 {
            full = full.seated(nth.to_string(), [nth; 32]);
        }
        assert!(matches!(
            check_game(&full),
            Err(StoreError::TooLarge { what: "seats", .. })
        ));
    }
}
