//! # Captures (RC.9)
//!
//! `x` stands before the square of arrival. A pawn names the file it leaves. A capture in passing
//! ends on the square where the pawn arrives, and `e.p.` follows.
//!
//! - 1997, draft: not in hand.
//! - 2001: both signs are prescribed.
//! - 2009: a note at the end of the appendix does not require the sign of capture.
//! - 2014: both signs are the player's choice.

use super::Sign;
use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E97, absent, since};

/// The signs of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaptureSigns {
    /// `x`.
    pub cross: Sign,
    /// `e.p.`, after a capture in passing.
    pub en_passant: Sign,
}

/// How a capture is written.
pub const CAPTURES: Clause<CaptureSigns> = Clause::new(
    "RC.9",
    "How a capture is written",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "E.9",
            "A capture has an x before the square of arrival: Bxe5. A pawn that captures is \
             named by the file it leaves: dxe5. In passing, the square is that on which the pawn \
             arrives, and e.p. is added: exd6 e.p.",
            CaptureSigns {
                cross: Sign::Prescribed,
                en_passant: Sign::Prescribed,
            },
        ),
        since(
            E09,
            "C.9",
            "A capture has an x before the square of arrival: Bxe5. A pawn that captures is \
             named by the file it leaves: dxe5. In passing, the square is that on which the pawn \
             arrives, and e.p. is added: exd6 e.p. A note at the end of the appendix does not \
             require that a capture be marked.",
            CaptureSigns {
                cross: Sign::Optional,
                en_passant: Sign::Prescribed,
            },
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "C.9",
            "An x may stand before the square of arrival: Bxe5 or Be5. A pawn that captures is \
             named by the file it leaves: dxe5 or de5. In passing, the square is that on which \
             the pawn arrives, and e.p. may be added: exd6 e.p.",
            CaptureSigns {
                cross: Sign::Optional,
                en_passant: Sign::Optional,
            },
        ),
    ],
);

#[test]
fn the_signs_become_optional_one_after_the_other() {
    assert_eq!(
        super::printed(&CAPTURES),
        "lost E.9 E.9 C.9 lost C.9 C.9 C.9 C.9"
    );
    let signs = |edition| {
        let CaptureSigns { cross, en_passant } = CAPTURES.under(edition).unwrap().reading;
        [cross, en_passant]
    };
    assert_eq!(signs(E01), [Sign::Prescribed, Sign::Prescribed]);
    assert_eq!(signs(E09), [Sign::Optional, Sign::Prescribed]);
    assert_eq!(signs(E14), [Sign::Optional, Sign::Optional]);
}
