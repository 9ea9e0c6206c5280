//! # The chess clock (R6.1.1)
//!
//! A chess clock is two clocks in one, of which never more than one runs. A flag falls when a
//! player's time is used up.
//!
//! - 1997: each dial has its flag by 6.3, the fall is explained here.
//! - 2001: the flag is defined here.

use flagfall_edition::{Clause, E01, E97, since};

/// What a chess clock is, and its flag.
pub const DISPLAY: Clause<()> = Clause::new(
    "R6.1.1",
    "The chess clock",
    &[
        since(
            E97,
            "6.1",
            "A chess clock is two clocks in one case, of which at most one goes; each has a flag \
             that drops once its time is used up.",
            (),
        ),
        since(
            E01,
            "6.1",
            "A chess clock is two displays of time, of which at most one goes; each has a flag \
             that drops once its time is used up.",
            (),
        ),
    ],
);

#[test]
fn it_is_at_the_head_of_the_article_in_every_edition() {
    let printed = super::printed(&DISPLAY);
    assert_eq!(printed, "6.1 6.1 6.1 6.1 6.1 6.1 6.1 6.1 6.1");
}
