//! # What a game scores (R11.1)
//!
//! One point for a win, by forfeit too; none for a loss, by forfeit too; half a point for a draw.
//! Where the arbiter decides what an opponent scores there are other results: half a point against
//! nothing, or nothing for either.
//!
//! - 1997: says no more.
//! - 2001: unless it was announced otherwise beforehand, three points, one and none for instance.
//! - Draft: its article on points is lost.
//! - 2014: Article 11 became Article 10.

use flagfall_edition::{Absent, Clause, D09, E01, E14, E97, absent, renumbered, since};

/// What a win, a draw and a loss score.
pub const SCORES: Clause<Announced> = Clause::new(
    "R11.1",
    "What a game scores",
    &[
        since(
            E97,
            "11.1",
            "A win, by forfeit too, scores one point, a loss, by forfeit too, none, a draw half a \
             point.",
            Announced::NothingIsSaid,
        ),
        since(
            E01,
            "11.1",
            "Unless it was announced otherwise beforehand a win, by forfeit too, scores one \
             point, a loss, by forfeit too, none, a draw half a point.",
            Announced::Prevails,
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "10.1", Announced::Prevails),
    ],
);

/// What is said of an event that announces other points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announced {
    /// Nothing: what an event scores is then no matter of the Laws.
    NothingIsSaid,
    /// What was announced prevails.
    Prevails,
}

#[test]
fn other_points_may_be_announced_since_the_second_edition() {
    use flagfall_edition::{E05, E23};
    let reading = |edition| SCORES.under(edition).unwrap().reading;
    assert_eq!(reading(E97), Announced::NothingIsSaid);
    assert_eq!(reading(E05), Announced::Prevails);
    assert_eq!(reading(E23), Announced::Prevails);
    let printed = crate::chessclock::printed(&SCORES);
    assert_eq!(printed, "11.1 11.1 11.1 11.1 lost 10.1 10.1 10.1 10.1");
}
