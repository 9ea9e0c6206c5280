//! # The abbreviations (RC.14)
//!
//! Castling with the rook of the h-file and with that of the a-file, `x`, `+`, `++` or `#`, and
//! `e.p.`. `++` is mate, not a double check.
//!
//! - 1997, draft: not in hand.
//! - 2001: `0-0`; the signs are listed, and nothing is said of leaving them out.
//! - 2009: prints `O-O` in the list (and `0-0` in the sample game), and a note at the end does not
//!   require that check and mate be marked.
//! - 2014: `0-0` again; the signs may be left out.

use super::Sign;
use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E97, absent, since};

/// The signs for castling, check and mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abbreviations {
    /// How castling is printed.
    pub castling: Castling,
    /// `+`, and `++` or `#` for mate.
    pub check: Sign,
}

/// How castling is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Castling {
    /// `0-0` and `0-0-0`.
    Zeros,
    /// `O-O` and `O-O-O`.
    Letters,
}

/// The essential abbreviations.
pub const ABBREVIATIONS: Clause<Abbreviations> = Clause::new(
    "RC.14",
    "The abbreviations",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "E.13",
            "Castling with the rook of the h-file is 0-0, with that of the a-file 0-0-0; x is a \
             capture, + check, ++ or # mate, e.p. a capture in passing.",
            Abbreviations {
                castling: Castling::Zeros,
                check: Sign::Listed,
            },
        ),
        since(
            E09,
            "C.13",
            "Castling with the rook of the h-file is O-O, with that of the a-file O-O-O; x is a \
             capture, + check, ++ or # mate, e.p. a capture in passing. A note at the end of the \
             appendix does not require that check and mate be marked.",
            Abbreviations {
                castling: Castling::Letters,
                check: Sign::Optional,
            },
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "C.13",
            "Castling with the rook of the h-file is 0-0, with that of the a-file 0-0-0; x is a \
             capture, + check, ++ or # mate, e.p. a capture in passing. These four are optional.",
            Abbreviations {
                castling: Castling::Zeros,
                check: Sign::Optional,
            },
        ),
    ],
);

#[test]
fn castling_is_printed_with_zeros_but_for_2009() {
    assert_eq!(
        super::printed(&ABBREVIATIONS),
        "lost E.13 E.13 C.13 lost C.13 C.13 C.13 C.13"
    );
    let law = |edition| {
        let Abbreviations { castling, check } = ABBREVIATIONS.under(edition).unwrap().reading;
        (castling, check)
    };
    assert_eq!(law(E01), (Castling::Zeros, Sign::Listed));
    assert_eq!(law(E09), (Castling::Letters, Sign::Optional));
    assert_eq!(law(E14), (Castling::Zeros, Sign::Optional));
}
