//! # Neither player is at the resumption (RG.10.1)
//!
//! The player who must reply loses the time until he comes.
//!
//! - To 2009: no such clause; his clock runs by the one on his absence (RG.9b).
//! - 2014: where the default time is not nothing, unless the event or the arbiter decides
//!   otherwise. 2017: renumbered.

use flagfall_edition::{Clause, E14, E17, renumbered, since};

/// Neither player is at the resumption.
pub const NEITHER_PRESENT: Clause<()> = Clause::new(
    "RG.10.1",
    "Neither player is at the resumption",
    &[
        since(
            E14,
            "E.11",
            "If the default time is not nothing and neither player is there at the resumption, \
             the player who must reply to the sealed move loses all the time until he comes, \
             unless the rules of the competition or the arbiter decide otherwise.",
            (),
        ),
        renumbered(E17, "I.11", ()),
    ],
);

#[test]
fn it_came_in_2014() {
    assert_eq!(
        super::printed(&NEITHER_PRESENT),
        "no no no no no E.11 I.11 I.11 I.11"
    );
}
