//! The form of moves that an edition prescribes: its appendix on notation, made a style.

use crate::failure::Failure;
use flagfall_edition::{Absent, Citation, Edition, Law, Sources};
use flagfall_laws::notation::{self, Notation, Sign};
use flagfall_notation::style::{Capture, Castling, Departure, Mate, Promotion, Style};

/// What may be chosen where the Laws leave a choice.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    /// Every sign that may be left out is.
    pub(super) short: bool,
    /// The square of departure is always named.
    pub(super) long: bool,
}

/// How an edition has moves written, in English letters.
pub(super) fn style(edition: Edition, choice: Choice) -> Result<Style, Failure> {
    let law = Notation::new(&Sources::of(edition));
    let moves = in_hand(law.a_move)?;
    let captures = in_hand(law.captures)?;
    let signs = in_hand(law.abbreviations)?;
    in_hand(law.promotion)?;
    let departure = match (choice.long, moves.reading) {
        (false, _) => Departure::AsNeeded,
        (true, notation::Departure::MayBeNamed) => Departure::Joined,
        (true, notation::Departure::AsNeeded) => return Err(no_long_form(moves.rule)),
    };
    let capture = captures.reading;
    let optional = [capture.cross, capture.en_passant, signs.reading.check];
    if choice.short && optional.iter().all(|it| *it != Sign::Optional) {
        return Err(no_short_form(captures.rule, signs.rule));
    }
    let written = |sign: Sign| !(choice.short && sign == Sign::Optional);
    let check = written(signs.reading.check);
    Ok(Style {
        departure,
        castling: match signs.reading.castling {
            notation::Castling::Zeros => Castling::Zeros,
            notation::Castling::Letters => Castling::Letters,
        },
        capture: match written(capture.cross) {
            true => Capture::Cross,
            false => Capture::Unmarked,
        },
        promotion: Promotion::Bare,
        en_passant: written(capture.en_passant),
        check,
        mate: if check { Mate::Hash } else { Mate::AsCheck },
        ..Style::OFFICIAL
    })
}

fn in_hand<R>(law: Law<R>) -> Result<flagfall_edition::Provision<R>, Failure> {
    law.map_err(|missing| {
        let flagfall_edition::Missing {
            id, edition, why, ..
        } = missing;
        let what = match why {
            Absent::NotInHand => "is not in hand",
            Absent::NotYet | Absent::Repealed => "is nothing",
        };
        Failure::unusable(format!("what {edition} says of notation ({id}) {what}"))
            .hint("Name another edition with --edition; flagfall laws RC.9 shows what each says.")
    })
}

fn no_long_form(rule: Citation) -> Failure {
    Failure::unusable(format!("{rule} has no form with the square of departure"))
        .hint("Name an edition from 2014 on, or leave --edition out.")
}

fn no_short_form(captures: Citation, signs: Citation) -> Failure {
    Failure::unusable(format!("{captures} and {signs} leave no sign out"))
        .hint("Name an edition from 2009 on, or leave --short out.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_board::{Move, Position, Role, Square};

    const FULL: Choice = Choice {
        short: false,
        long: false,
    };
    const SHORT: Choice = Choice {
        short: true,
        long: false,
    };
    const LONG: Choice = Choice {
        short: false,
        long: true,
    };

    /// A capture in passing, a promotion with mate and one with check, and castling.
    fn sample(style: &Style) -> String {
        let at = |fen| Position::from_fen(fen).unwrap();
        let moves = [
            (
                at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
                Move::new(Square::E5, Square::D6),
            ),
            (
                at("k7/2P5/1K6/8/8/8/8/8 w - - 0 1"),
                Move::promoting(Square::C7, Square::C8, Role::Queen),
            ),
            (
                at("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"),
                Move::new(Square::E1, Square::A1),
            ),
            (
                at("3nk3/8/8/8/8/8/8/3RK3 w - - 0 1"),
                Move::new(Square::D1, Square::D8),
            ),
        ];
        moves
            .map(|(now, played)| style.write(&now, played))
            .join(" ")
    }

    fn check(edition: &str, choice: Choice, expected: &str) {
        let edition = crate::args::edition(edition).unwrap();
        let found = match style(edition, choice) {
            Ok(style) => sample(&style),
            Err(failure) => failure.to_string(),
        };
        assert!(found.starts_with(expected), "{edition}: {found}");
    }

    #[test]
    fn each_edition_in_full() {
        check("2001", FULL, "exd6 e.p. c8Q# 0-0-0 Rxd8+");
        check("2005", FULL, "exd6 e.p. c8Q# 0-0-0 Rxd8+");
        check("2009", FULL, "exd6 e.p. c8Q# O-O-O Rxd8+");
        for later in ["2014", "2017", "2018", "2023"] {
            check(later, FULL, "exd6 e.p. c8Q# 0-0-0 Rxd8+");
        }
        for lost in ["1997", "2009-draft"] {
            check(lost, FULL, &format!("what {lost} says of notation"));
        }
    }

    #[test]
    fn what_may_be_left_out_is() {
        check("2001", SHORT, "E.9, 2001 and E.13, 2001 leave no sign out");
        check("2005", SHORT, "E.9, 2005 and E.13, 2005 leave no sign out");
        check("2009", SHORT, "ed6 e.p. c8Q O-O-O Rd8");
        for later in ["2014", "2017", "2018", "2023"] {
            check(later, SHORT, "ed6 c8Q 0-0-0 Rd8");
        }
    }

    #[test]
    fn the_square_of_departure() {
        check("2009", LONG, "C.8, 2009 has no form with the square");
        for later in ["2014", "2017", "2018", "2023"] {
            check(later, LONG, "e5xd6 e.p. c7c8Q# 0-0-0 Rd1xd8+");
        }
    }

    #[test]
    fn that_of_today_is_the_official_one() {
        let today = crate::args::edition(crate::args::TODAY).unwrap();
        assert_eq!(style(today, FULL).unwrap(), Style::OFFICIAL);
        assert_eq!(style(today, SHORT).unwrap(), Style::SHORT);
    }
}
