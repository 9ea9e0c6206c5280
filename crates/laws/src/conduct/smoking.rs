//! # Smoking (R12.3c)
//!
//! Only in the section of the venue that the arbiter has set aside for it.
//!
//! - 2005, 2009: renumbered only.
//! - Draft: its article on conduct is lost.
//! - 2014, 2017: renumbered only.
//! - 2018: electronic cigarettes too.

use flagfall_edition::{
    Absent, Clause, D09, E05, E09, E14, E17, E18, E97, Provision, absent, renumbered, since,
};

/// Where one may smoke.
pub const SMOKING: Clause<Smoke> = Clause::new(
    "R12.3c",
    "Smoking",
    &[
        since(
            E97,
            "12.4",
            "Smoking is permitted only where the arbiter has set a place aside for it.",
            Smoke::Tobacco,
        ),
        renumbered(E05, "12.5", Smoke::Tobacco),
        renumbered(E09, "12.3c", Smoke::Tobacco),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "11.3c", Smoke::Tobacco),
        renumbered(E17, "11.3.4", Smoke::Tobacco),
        since(
            E18,
            "11.3.4",
            "Smoking, electronic cigarettes included, is permitted only where the arbiter has set \
             a place aside for it.",
            Smoke::ElectronicToo,
        ),
    ],
);

/// What counts as smoking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Smoke {
    /// Tobacco; of anything else the text says nothing.
    Tobacco,
    /// An electronic cigarette too.
    ElectronicToo,
}

/// Whether the clause speaks of it.
#[must_use]
pub fn is_smoking(law: &Provision<Smoke>, electronic: bool) -> bool {
    match law.reading {
        Smoke::Tobacco => !electronic,
        Smoke::ElectronicToo => true,
    }
}

/// Case A11-14.
#[test]
fn electronic_cigarettes_came_last() {
    use flagfall_edition::Edition;
    for edition in Edition::ALL {
        let Ok(law) = SMOKING.under(edition) else {
            continue;
        };
        assert!(is_smoking(&law, false), "{edition}");
    }
    let electronic = |edition| is_smoking(&SMOKING.under(edition).unwrap(), true);
    assert!(!electronic(E97) && !electronic(E17));
    assert!(electronic(E18) && electronic(flagfall_edition::E23));
    let printed = crate::chessclock::printed(&SMOKING);
    assert_eq!(
        printed,
        "12.4 12.4 12.5 12.3c lost 11.3c 11.3.4 11.3.4 11.3.4"
    );
}
