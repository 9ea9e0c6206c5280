//! The texts a rulebook is made from: one edition, and perhaps one that completes it.

use crate::{Absent, Clause, Edition, Provision};

/// What a rulebook holds for a clause that some edition lacks.
pub type Law<R> = Result<Provision<R>, Missing>;

/// A provision that an edition does not give: which, and why not.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Missing {
    /// The clause's lasting id.
    pub id: &'static str,
    /// The edition asked.
    pub edition: Edition,
    /// Why it gives none.
    pub why: Absent,
}

/// The edition a game is played under and, by a named option, the one that completes it where
/// its text is not in hand.
#[derive(Clone, Copy, Debug)]
pub struct Sources {
    edition: Edition,
    completed_from: Option<Edition>,
}

impl Sources {
    /// One edition and no other.
    #[must_use]
    pub const fn of(edition: Edition) -> Sources {
        Sources {
            edition,
            completed_from: None,
        }
    }

    /// What is not in hand is taken from `other`, and every citation of it says so.
    #[must_use]
    pub const fn completed_from(self, other: Edition) -> Sources {
        Sources {
            completed_from: Some(other),
            ..self
        }
    }

    /// The edition the game is played under.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// What these sources say of a clause.
    ///
    /// # Errors
    /// [`Missing`] when they give no provision, with the reason.
    pub fn law<R: Copy>(&self, clause: &Clause<R>) -> Law<R> {
        clause.under(self.edition).or_else(|why| {
            let missing = Missing {
                id: clause.id(),
                edition: self.edition,
                why,
            };
            let other = match why {
                Absent::NotInHand => self.completed_from.ok_or(missing)?,
                Absent::NotYet | Absent::Repealed => return Err(missing),
            };
            let mut law = clause.under(other).map_err(|_| missing)?;
            law.rule.completes = Some(self.edition);
            Ok(law)
        })
    }

    /// What these sources say of a clause that every edition has.
    ///
    /// # Panics
    /// The clause is not in every edition: a fault of the table, found by the test that makes
    /// the rulebook of each edition.
    pub fn always<R: Copy>(&self, clause: &Clause<R>) -> Provision<R> {
        match self.law(clause) {
            Ok(law) => law,
            Err(missing) => panic!("{} has no provision under {}", missing.id, missing.edition),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{D09, E09, E97, absent, since};

    const CUT: Clause<u8> = Clause::new(
        "R2",
        "Cut",
        &[
            since(E97, "9.5b", "Said.", 1),
            absent(D09, Absent::NotInHand),
        ],
    );

    #[test]
    fn the_draft_is_completed_only_when_asked() {
        assert_eq!(
            Sources::of(D09).law(&CUT).unwrap_err().why,
            Absent::NotInHand
        );
        let law = Sources::of(D09).completed_from(E09).law(&CUT).unwrap();
        assert_eq!(law.rule.to_string(), "9.5b, 2009 (completing 2009-draft)");
    }
}
