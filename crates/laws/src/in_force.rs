//! What is in force for one game, and what was put in place of what: to be explained to people.

use crate::{Group, Rulebook};
use flagfall_edition::{Absent, Citation, E09, Listing, Provision, Row};
use flagfall_record::{Class, Header};

/// A provision whose place another has taken for one game.
#[derive(Clone, Copy, Debug)]
pub struct Replaced {
    /// What the article says of it.
    pub rule: Citation,
    /// What the appendix says instead.
    pub by: Citation,
}

/// A clause that is in force for a game, and where its text is printed.
#[derive(Clone, Copy, Debug)]
pub struct InForce<'a> {
    /// The clause.
    pub clause: &'a Listing,
    /// The row of the edition that gives it.
    pub row: &'a Row,
    /// Whether that edition only completes the one that is played under.
    pub completes: bool,
}

impl Rulebook {
    /// The provisions whose place an appendix has taken in this game.
    #[must_use]
    pub fn replaced(&self) -> Vec<Replaced> {
        fn of<R>(law: &Provision<R>) -> Option<Replaced> {
            let by = law.exception?;
            Some(Replaced { rule: law.rule, by })
        }
        let irregularities = &self.irregularities;
        let found = [
            of(&self.chessclock.flagfall),
            self.chessclock.both_flags_drawn.as_ref().ok().and_then(of),
            self.chessclock.wrong_setting.as_ref().ok().and_then(of),
            of(&irregularities.set_up),
            of(&irregularities.board_turned),
            of(&irregularities.window),
            of(&irregularities.found_displaced),
            of(&irregularities.price),
            self.drawn_game.wrong.as_ref().ok().and_then(of),
        ];
        found.into_iter().flatten().collect()
    }
}

/// The clauses in force for a game, article by article: those that its edition prints, and those
/// that complete it. What governs another class of game is left out.
#[must_use]
pub fn in_force<'a>(
    header: &Header,
    book: &Rulebook,
    groups: &'a [Group],
) -> Vec<(&'a Group, Vec<InForce<'a>>)> {
    let completed = header.regulations.option_is("completed", E09.id());
    let row = |clause: &'a Listing| {
        let own = clause.row(header.edition)?;
        match own.article {
            Ok(_) => Some((own, false)),
            Err(Absent::NotInHand) if completed => {
                let other = clause.row(E09).filter(|it| it.article.is_ok())?;
                Some((other, true))
            }
            Err(_) => None,
        }
    };
    let of = |group: &'a Group| {
        let clauses = group.clauses.iter().filter(|it| governs(book, it.id));
        let found = clauses.filter_map(|clause| {
            let (row, completes) = row(clause)?;
            Some(InForce {
                clause,
                row,
                completes,
            })
        });
        (group, found.collect::<Vec<_>>())
    };
    let all = groups.iter().map(of);
    all.filter(|it| !it.1.is_empty()).collect()
}

/// Whether a clause has a say in the game: one of an appendix only where that governs it.
fn governs(book: &Rulebook, id: &str) -> bool {
    let added = &book.rapid_and_blitz;
    fn rule<R>(law: Option<&Provision<R>>) -> Option<Citation> {
        law.map(|it| it.rule)
    }
    match id {
        "RA.2" => book.recording.not_required.is_some(),
        "RA.5" => !matches!(book.class, Class::Standard),
        "R8.4.3" => book.recording.throughout.is_some(),
        "R8.4.4" => book.recording.both_released.is_some(),
        "R61.1" | "R61.2" | "R61.3" => book.federations.time.is_some(),
        "RA.1" | "RA.3" | "RA.3p" => matches!(book.class, Class::Rapid),
        "RB.1" | "RB.2" | "RB.2p" | "RB.3b" => matches!(book.class, Class::Blitz),
        _ if !id.starts_with("RA.") && !id.starts_with("RB.") => true,
        _ => {
            let found = [
                rule(added.set_up_limit.as_ref()),
                rule(added.looking.as_ref()),
                rule(added.setting_limit.as_ref()),
                rule(added.touch_on_request.as_ref()),
                rule(added.before_touching.as_ref()),
                rule(added.illegal_moves.as_ref()),
                rule(added.flag.as_ref()),
                rule(added.own_flag.as_ref()),
                rule(added.both_flags.as_ref()),
                rule(added.illegal_position.as_ref()),
                rule(added.blitz_illegal_moves.as_ref()),
            ];
            found.into_iter().flatten().any(|it| it.id == id)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;
    use flagfall_edition::Edition;
    use flagfall_record::{Regulations, Start, Supervision};

    fn header(edition: Edition, class: Class, supervision: Supervision) -> Header {
        Header {
            edition,
            regulations: Regulations {
                class: Some(class),
                supervision,
                ..Regulations::default()
            },
            start: Start::Usual,
            moves: Vec::new(),
            clocks: None,
        }
    }

    /// Whatever can have an exception is looked at: none more stands in the whole rulebook.
    #[test]
    fn no_exception_is_overlooked() {
        for edition in Edition::ALL {
            for class in [Class::Standard, Class::Rapid, Class::Blitz] {
                for supervision in [
                    Supervision::Adequate,
                    Supervision::Inadequate,
                    Supervision::None,
                ] {
                    let book = Rulebook::new(&header(edition, class, supervision));
                    let shown = format!("{book:?}");
                    let there = shown.matches("exception: Some(").count();
                    assert_eq!(book.replaced().len(), there, "{edition} {class:?}");
                }
            }
        }
    }

    #[test]
    fn blitz_of_today_has_its_appendix() {
        let header = header(flagfall_edition::E23, Class::Blitz, Supervision::Inadequate);
        let book = Rulebook::new(&header);
        let groups = catalogue();
        let all = in_force(&header, &book, &groups);
        let ids: Vec<&str> = all
            .iter()
            .flat_map(|it| it.1.iter().map(|it| it.clause.id))
            .collect();
        assert!(ids.contains(&"R4.3a") && ids.contains(&"RB.1"));
        assert!(!ids.contains(&"RA.1"), "rapid play is another class");
    }
}
