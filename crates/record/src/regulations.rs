//! What the Laws let the event settle.

use crate::Ms;
use crate::words::words;
use flagfall_clock::{Counter, Credit, DrawCounts, FlagCall, Freeze, Setup, TimeControl};
use std::collections::BTreeMap;

/// What the Laws let the event settle before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regulations {
    /// The time control; `None` for a game without a clock (Articles 1–5 alone).
    pub time_control: Option<TimeControl>,
    /// The class, where the event states it; else it follows from the time control.
    pub class: Option<Class>,
    /// Whether the game has an arbiter, and how closely he watches it.
    pub supervision: Supervision,
    /// How late a player may come; `None` where the event does not say.
    pub default_time: Option<Ms>,
    /// What the event says of draws by agreement (9.1a).
    pub agreement: AgreementLimit,
    /// Whether the quickplay finish applies, where it must be announced.
    pub quickplay_finish: Option<bool>,
    /// How a flag comes to count.
    pub flag: Flag,
    /// Whether touch-move is played.
    pub touch: bool,
    /// Whether a move is completed by a press or of itself.
    pub press: Press,
    /// What a win, a draw and a loss score.
    pub points: Points,
    /// When the next period's time is credited.
    pub credit: Credit,
    /// What the clocks do once a player's time is used up.
    pub freeze: Freeze,
    /// Whether the players see the counter of moves (6.14, 13.6).
    pub counter: Counter,
    /// What a draw counts for: half a point each, or, in Armageddon, a win for Black.
    pub draw: DrawCounts,
    /// Which unlawful acts the board itself will not take: an option of ours, not of the Laws.
    pub guard: Guard,
    /// The most that is given back at a press for the time it was on its way; `None` where nothing
    /// is: an option of ours, not of the Laws.
    pub lag_credit: Option<Ms>,
    /// When the game was to start, in game time.
    pub scheduled_start: Option<Ms>,
    /// When the session ends, in game time.
    pub session_end: Option<Ms>,
    /// The catalogue's switches, by name.
    pub options: BTreeMap<String, String>,
}

impl Default for Regulations {
    fn default() -> Regulations {
        Regulations {
            time_control: None,
            class: None,
            supervision: Supervision::Adequate,
            default_time: None,
            agreement: AgreementLimit::None,
            quickplay_finish: None,
            flag: Flag::Called,
            touch: true,
            press: Press::Manual,
            points: Points::default(),
            credit: Credit::OnCount,
            freeze: Freeze::RunOn,
            counter: Counter::Shown,
            draw: DrawCounts::Half,
            guard: Guard::None,
            lag_credit: None,
            scheduled_start: None,
            session_end: None,
            options: BTreeMap::new(),
        }
    }
}

impl Regulations {
    /// Whether the switch of that name has that value.
    #[must_use]
    pub fn option_is(&self, name: &str, value: &str) -> bool {
        self.options.get(name).is_some_and(|set| set == value)
    }

    /// How the clock is set, if the game has one.
    ///
    /// ```
    /// use flagfall_clock::DrawCounts;
    /// use flagfall_record::Regulations;
    ///
    /// let armageddon = Regulations {
    ///     time_control: Some("5m|4m".parse()?),
    ///     draw: DrawCounts::Black,
    ///     ..Regulations::default()
    /// };
    /// let setup = armageddon.clock_setup().unwrap();
    /// assert!(setup.to_string().ends_with("draw=black"));
    /// # Ok::<(), flagfall_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn clock_setup(&self) -> Option<Setup> {
        Some(Setup {
            control: self.time_control.clone()?,
            credit: self.credit,
            freeze: self.freeze,
            flag: match self.flag {
                Flag::Called => FlagCall::Called,
                Flag::Automatic => FlagCall::Automatic,
            },
            counter: self.counter,
            draw: self.draw,
        })
    }
}

/// Which rules of time the game falls under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// The competition rules as they stand.
    Standard,
    /// The rapid appendix.
    Rapid,
    /// The blitz appendix.
    Blitz,
}

/// How closely the game is watched (the rapid and blitz appendices).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// As the appendices ask for, or a standard game with its arbiter.
    Adequate,
    /// An arbiter, with more boards than he can watch.
    Inadequate,
    /// No arbiter in the venue.
    None,
}

/// How a flag comes to count (6.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flag {
    /// When a player claims it or the arbiter observes it.
    Called,
    /// At once: the arbiter's assistant, the clock itself, observes it.
    Automatic,
}

/// What completes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// The player's press.
    Manual,
    /// The board presses for him the moment the move is made.
    Automatic,
}

/// Which unlawful acts the board itself will not take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Guard {
    /// None: what hands do is recorded, lawful or not.
    None,
    /// Acts against an obligation of Article 4.
    Touch,
    /// Unlawful releases too, as play servers do.
    Moves,
}

/// What the event says of draws by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgreementLimit {
    /// Nothing.
    None,
    /// Not before that move of each player.
    FromMove(u32),
    /// Not at all without the arbiter's consent.
    Never,
}

/// What a win, a draw and a loss score, as the event writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// For a win: `1`.
    pub win: String,
    /// For a draw: `1/2`.
    pub draw: String,
    /// For a loss: `0`.
    pub loss: String,
}

impl Default for Points {
    fn default() -> Points {
        Points {
            win: "1".to_owned(),
            draw: "1/2".to_owned(),
            loss: "0".to_owned(),
        }
    }
}

words!(Class: Class::Standard = "standard", Class::Rapid = "rapid", Class::Blitz = "blitz");
words!(Supervision:
    Supervision::Adequate = "adequate",
    Supervision::Inadequate = "inadequate",
    Supervision::None = "none",
);
words!(Flag: Flag::Called = "called", Flag::Automatic = "automatic");
words!(Press: Press::Manual = "manual", Press::Automatic = "automatic");
words!(Guard: Guard::None = "none", Guard::Touch = "touch", Guard::Moves = "moves");
