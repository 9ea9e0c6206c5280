//! A game that is being adjourned, is adjourned, or has been resumed.

use crate::state::Game;
use flagfall_board::{Color, Position};
use flagfall_clock::{Bonus, Clock, Side};
use flagfall_laws::Intended;
use flagfall_record::{Ms, side};

/// A game that is being adjourned, is adjourned, or has been resumed.
#[derive(Clone, Debug)]
pub struct Adjourned {
    /// How far it has come.
    pub stage: Stage,
    /// Who has to seal his move, or has sealed it.
    pub sealer: Color,
    /// Whether the arbiter told him to.
    pub told: bool,
    /// What was announced of the resumption: date, time and place.
    pub resumption: Option<String>,
    /// What stands on the envelope, once it is sealed.
    pub envelope: Option<Envelope>,
    /// Whether the envelope is missing.
    pub missing: bool,
    /// When play was resumed.
    pub resumed_at: Option<Ms>,
    /// Whether White and Black have come to the board since.
    pub present: [bool; 2],
    /// Whether the player who must reply has offered a draw after the sealing.
    pub offered_after: bool,
    /// How many half-moves had been made before the sealed one.
    pub plies_before: usize,
    /// By how much each clock showed too much when play was resumed.
    pub(crate) too_much: [Ms; 2],
    /// The sealed move as it is written: known to nobody before the envelope is opened.
    pub(crate) sealed: Option<String>,
    /// A move he made on the board after he was told to seal.
    pub(crate) played: Option<Intended>,
    /// The reply, where it was sealed in turn.
    pub(crate) reply: Option<String>,
}

/// How far an adjournment has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The player having the move seals it; his clock runs.
    Sealing,
    /// The envelope is with the arbiter and the clocks stand.
    Adjourned,
    /// Play is resumed and the envelope is not opened yet.
    Resumed,
    /// There is nothing to open, or nothing that can be read: the player who sealed makes on the
    /// board the move he says he sealed.
    ToBePlayed,
    /// The sealed move is on the board.
    Played,
    /// The reply to it is sealed as well, and the player who sealed first is not there yet.
    ReplySealed,
}

/// What stands on the envelope, but for the names, which a game does not know.
#[derive(Clone, Debug)]
pub struct Envelope {
    /// The position immediately before the sealed move.
    pub position: Position,
    /// What White's and Black's clock showed; `None` without a clock.
    pub left: Option<[Ms; 2]>,
    /// The time each has used of what he had until then.
    pub used: Option<[Ms; 2]>,
    /// Who sealed the move.
    pub sealer: Color,
    /// The number of the sealed move.
    pub number: u32,
    /// Whose draw offer stands.
    pub offer: Option<Color>,
    /// When and where play is resumed, as announced.
    pub resumption: Option<String>,
}

impl Adjourned {
    pub(crate) fn new(sealer: Color, told: bool, plies_before: usize) -> Adjourned {
        Adjourned {
            stage: Stage::Sealing,
            sealer,
            told,
            resumption: None,
            envelope: None,
            missing: false,
            resumed_at: None,
            present: [true; 2],
            offered_after: false,
            plies_before,
            too_much: [Ms::ZERO; 2],
            sealed: None,
            played: None,
            reply: None,
        }
    }

    /// Who must reply to the sealed move.
    #[must_use]
    pub fn replier(&self) -> Color {
        !self.sealer
    }

    /// Whether a move has been written and put in the envelope, which nobody may know yet.
    #[must_use]
    pub fn is_sealed(&self) -> bool {
        self.sealed.is_some()
    }

    /// Whether a move is being sealed, or an envelope is still closed: the sealed move's, or that
    /// of the reply.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        match self.stage {
            Stage::Sealing => self.told || self.is_sealed(),
            Stage::Adjourned | Stage::Resumed => self.is_sealed(),
            Stage::ToBePlayed => false,
            Stage::Played | Stage::ReplySealed => self.reply.is_some(),
        }
    }

    /// Whether that player is at the board.
    #[must_use]
    pub const fn is_present(&self, side: Color) -> bool {
        self.present[side as usize]
    }
}

impl Envelope {
    pub(crate) fn of(game: &Game, it: &Adjourned, at: Ms) -> Envelope {
        let clock = game.clock();
        let left = clock.map(|clock| Color::ALL.map(|color| clock.reading(side(color), at)));
        let used = clock.zip(left).map(|(clock, left)| {
            Color::ALL.map(|color| had(clock, side(color), at) - left[color as usize])
        });
        Envelope {
            position: *game.position(),
            left,
            used,
            sealer: it.sealer,
            number: game.position().fullmoves(),
            offer: game.offer(),
            resumption: it.resumption.clone(),
        }
    }
}

/// All the time a player was given until now: the periods begun, and the extra time of his moves.
fn had(clock: &Clock, side: Side, at: Ms) -> Ms {
    let periods = clock.control().periods(side);
    let begun = clock.period(side, at).saturating_add(1);
    let bases = periods.iter().cycle().take(begun).map(|it| it.base);
    let extra = match clock.current(side, at).bonus {
        Bonus::Increment(extra) => extra * i64::from(clock.moves(side).saturating_add(1)),
        Bonus::Bronstein(extra) => extra,
        Bonus::Delay(_) | Bonus::None => Ms::ZERO,
    };
    bases.sum::<Ms>() + extra
}

impl Game {
    /// The adjournment the game is in, or the last one it was resumed from.
    #[must_use]
    pub fn adjournment(&self) -> Option<&Adjourned> {
        self.adjourned.as_deref()
    }
}
