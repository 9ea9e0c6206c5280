//! # Until when an illegal move is put right (R7.4a4, R6.13.2)
//!
//! In standard play there is no limit: at any time before the game ends. The rapid and blitz
//! appendices set one.
//!
//! - Draft: proposes as an alternative that an irregularity stands once both players have
//!   completed ten moves after it. The option `irregularity_limit_moves` = `10` plays so.

use super::Irregularities;
use crate::{Reason, Refusal};
use flagfall_edition::{
    Absent, Clause, D09, E01, E14, E17, E97, Provision, Sources, absent, renumbered, since,
};
use flagfall_record::Regulations;
use flagfall_say::say;

/// Until when an illegal move may be found.
pub const WINDOW: Clause<Window> = Clause::new(
    "R7.4a4",
    "Until when an illegal move is put right",
    &[
        since(
            E97,
            "7.4",
            "An illegal move is put right whenever it is found during the game.",
            Window::WhileTheGameLasts,
        ),
        renumbered(E01, "7.4a", Window::WhileTheGameLasts),
        renumbered(D09, "7.5a", Window::WhileTheGameLasts),
        renumbered(E14, "7.5a", Window::WhileTheGameLasts),
        renumbered(E17, "7.5.1", Window::WhileTheGameLasts),
    ],
);

/// The alternative that the draft proposes, in force by an option only.
pub const MOVES_OF_BOTH: Clause<u32> = Clause::new(
    "R6.13.2",
    "An irregularity that stood too long",
    &[
        since(
            D09,
            "7.1",
            "A proposed alternative: an irregularity can no longer be corrected once both \
             players have completed ten moves after it.",
            10,
        ),
        absent(E14, Absent::Repealed),
    ],
);

/// Until when an illegal move may be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// While the game lasts.
    WhileTheGameLasts,
    /// Until the opponent has made his own next move.
    UntilNextMove,
    /// Until both players have completed so many moves after it.
    UntilMovesOfBoth(u32),
}

/// What has happened since the irregularity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Since {
    /// Moves that the opponent has made.
    pub opponent_made: u32,
    /// Moves completed by the player who completed fewer.
    pub both_completed: u32,
}

/// Whether an illegal move may still be put right.
///
/// # Errors
/// [`Refusal`] once it is too late.
pub fn in_time(law: &Irregularities, since: Since) -> Result<(), Refusal> {
    stands(&law.window, since)
}

/// Whether what a clause puts right may still be put right.
pub(super) fn stands(law: &Provision<Window>, since: Since) -> Result<(), Refusal> {
    let late = match law.reading {
        Window::WhileTheGameLasts => false,
        Window::UntilNextMove => since.opponent_made > 0,
        Window::UntilMovesOfBoth(moves) => since.both_completed >= moves,
    };
    if late { Err(late_for(law)) } else { Ok(()) }
}

/// It is too late to put an illegal move right.
#[must_use]
pub fn too_late(law: &Irregularities) -> Refusal {
    late_for(&law.window)
}

fn late_for(law: &Provision<Window>) -> Refusal {
    let text = match law.reading {
        Window::WhileTheGameLasts => say!("window-while-it-lasts"),
        Window::UntilNextMove => say!("window-next-move"),
        Window::UntilMovesOfBoth(moves) => say!("window-moves-of-both", moves = moves),
    };
    Refusal::under(law, Reason::RightLost, text)
}

/// The draft's alternative, in the place of a clause's own limit: by an option, and where the
/// edition proposes it.
pub(super) fn limited<R>(
    law: &mut Provision<R>,
    alternative: Option<&Provision<u32>>,
    limit: impl FnOnce(&mut R, u32),
) {
    if let Some(alternative) = alternative {
        law.rule = alternative.rule;
        limit(&mut law.reading, alternative.reading);
    }
}

/// The draft's alternative, where the event plays by it.
pub(super) fn alternative(sources: &Sources, regulations: &Regulations) -> Option<Provision<u32>> {
    let chosen = regulations.option_is("irregularity_limit_moves", "10");
    sources.law(&MOVES_OF_BOTH).ok().filter(|_| chosen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use crate::irregularities::{under, under_option};
    use flagfall_edition::{E23, Edition};

    fn check(law: &Irregularities, opponent_made: u32, both_completed: u32, expect: Option<&str>) {
        let since = Since {
            opponent_made,
            both_completed,
        };
        let refusal = in_time(law, since).err();
        let article = refusal.map(|it| {
            assert_eq!(it.reason(), Reason::RightLost);
            it.citations()[0].to_string()
        });
        assert_eq!(article.as_deref(), expect);
    }

    /// Cases A7-35, A7-36.
    #[test]
    fn in_standard_play_there_is_no_limit() {
        for edition in Edition::ALL {
            check(&under(edition), 60, 60, None);
        }
        assert_eq!(
            printed(&WINDOW),
            "7.4 7.4a 7.4a 7.4a 7.5a 7.5a 7.5.1 7.5.1 7.5.1"
        );
    }

    #[test]
    fn an_appendix_may_let_it_stand_after_the_reply() {
        let mut law = under(E23);
        law.window.reading = Window::UntilNextMove;
        check(&law, 0, 0, None);
        check(&law, 1, 0, Some("7.5.1, 2023"));
    }

    #[test]
    fn ten_moves_by_both_under_the_draft_s_alternative() {
        let option = [("irregularity_limit_moves", "10")];
        let law = under_option(D09, &option);
        check(&law, 10, 9, None);
        check(&law, 10, 10, Some("7.1, 2009-draft"));
        check(&under_option(E14, &option), 10, 10, None);
        check(&under(D09), 10, 10, None);
        assert_eq!(
            printed(&MOVES_OF_BOTH),
            "no no no no 7.1 gone gone gone gone"
        );
    }
}
