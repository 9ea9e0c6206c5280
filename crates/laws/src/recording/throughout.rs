//! # With thirty seconds a move all is recorded (R8.4.3)
//!
//! The draft's alternative says in so many words what follows from the other text: who gets
//! thirty seconds or more with each move records throughout.
//!
//! - Draft: its alternative 8.4; the switch `increment30_always_record` sets it. Never printed
//!   else.

use super::Sheet;
use flagfall_clock::Millis;
use flagfall_edition::{Absent, Clause, D09, E14, absent, since};

/// Who gets thirty seconds or more with each move records throughout.
pub const THROUGHOUT: Clause<Millis> = Clause::new(
    "R8.4.3",
    "With thirty seconds a move all is recorded",
    &[
        since(
            D09,
            "8.4",
            "In an alternative of the draft: where thirty seconds or more are added with each \
             move, the players keep score throughout.",
            Millis::seconds(30),
        ),
        absent(E14, Absent::Repealed),
    ],
);

/// Whether the player is bound by it.
#[must_use]
pub(super) fn binds(extra: Millis, sheet: &Sheet) -> bool {
    sheet.extra >= extra
}

#[cfg(test)]
mod tests {
    use super::super::testing::{observed_with, printed, sheet};
    use super::*;

    #[test]
    fn the_switch_names_the_alternative() {
        let plenty = Sheet {
            left: Some(Millis::seconds(100)),
            extra: Millis::seconds(30),
            ..sheet()
        };
        let found = observed_with(D09, "increment30_always_record", "true", &plenty);
        let by = "2009-draft";
        let expect = format!("White records [8.1a, {by}; 8.1c, {by}; 8.4, {by}]");
        assert_eq!(found, expect);
        let found = observed_with(D09, "increment30_always_record", "false", &plenty);
        assert_eq!(found, format!("White records [8.1a, {by}; 8.1c, {by}]"));
        assert_eq!(printed(&THROUGHOUT), "no no no no 8.4 gone gone gone gone");
    }
}
