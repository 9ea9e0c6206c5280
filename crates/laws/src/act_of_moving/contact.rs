//! # Any other contact (R4.2.3)
//!
//! Contact with a man that is neither announced adjusting nor clearly an accident counts as
//! intent. A man taken by mistake is no accident.
//!
//! - 2017: new. Before, whether a touch was meant is for the arbiter to find.

use super::ActOfMoving;
use crate::{Question, Topic};
use flagfall_board::{Color, Square};
use flagfall_edition::{Clause, E17, since};
use flagfall_say::say;

/// The clause.
pub const CONTACT: Clause<()> = Clause::new(
    "R4.2.3",
    "Any other contact",
    &[since(
        E17,
        "4.2.2",
        "Any other contact with a man, unless it is clearly accidental, counts as intent.",
        (),
    )],
);

/// What to ask the arbiter about a touch that may not have been meant; `None` where the Laws
/// settle it themselves.
#[must_use]
pub fn ask_intent(law: &ActOfMoving, by: Color, square: Square) -> Option<Question> {
    law.contact.is_err().then(|| {
        let text = say!("contact-on-purpose", side = by, square = square);
        Question::under(&law.own_men, Topic::Intent, Some(by), text)
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::law;
    use super::*;
    use crate::moves_of_the_pieces::testing::{ids, numbers};
    use flagfall_edition::{Absent, D09, E01, E05, E09, E14, E18, E23, E97};
    use flagfall_words::english;

    #[test]
    fn since_it_stands_nobody_need_be_asked() {
        assert_eq!(numbers(&CONTACT), "– – – – – – 4.2.2 4.2.2 4.2.2");
        assert_eq!(CONTACT.under(E14).unwrap_err(), Absent::NotYet);
        for edition in [E97, E01, E05, E09, D09, E14] {
            let asked = ask_intent(&law(edition), Color::White, Square::C4).unwrap();
            assert_eq!(
                english(asked.text()),
                "Did White touch the man on c4 on purpose?"
            );
            assert_eq!(ids(asked.citations()), "R4.3a");
        }
        for edition in [E17, E18, E23] {
            assert!(ask_intent(&law(edition), Color::White, Square::C4).is_none());
        }
    }
}
