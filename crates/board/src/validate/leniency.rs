//! What may be overlooked in a setup, by name.

use core::fmt;
use core::ops::{BitOr, BitOrAssign};

/// The faults of a setup that are overlooked; a set, joined with `|`.
///
/// [`STRICT`](Leniency::STRICT) overlooks nothing. [`PLAYABLE`](Leniency::PLAYABLE), which
/// [`Setup::position`](crate::Setup::position) grants, overlooks what no game can have led to and
/// yet can be played from: a setup is answered as it is written.
///
/// ```
/// use flagfall_board::{Leniency, Setup, SetupFault, Color};
/// let knights = Setup::from_fen("4k3/8/8/8/8/NNNNN3/PPPPPPPP/NNNNK3 w - - 0 1")?;
/// assert!(knights.position().is_ok());
/// let error = knights.position_with(Leniency::STRICT).unwrap_err();
/// assert_eq!(error.faults(), [SetupFault::TooManyMen(Color::White, 18)]);
/// assert!(knights.position_with(Leniency::MATERIAL).is_ok());
/// # Ok::<(), flagfall_board::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Leniency(u16);

impl Leniency {
    /// Nothing is overlooked. What is then accepted may still be out of reach of any game, as no
    /// more than the last move is traced back.
    pub const STRICT: Leniency = Leniency(0);

    /// Kings missing or several (2.2).
    pub const KINGS: Leniency = Leniency(1);
    /// Pawns on the first or last rank (3.7).
    pub const PAWNS: Leniency = Leniency(1 << 1);
    /// The king of the side not to move is attacked (3.9.2).
    pub const TURN: Leniency = Leniency(1 << 2);
    /// Rights to castle without the king or the rook in place (3.8.2.1); they are dropped.
    pub const RIGHTS: Leniency = Leniency(1 << 3);
    /// An en passant square that no pawn can just have passed over (3.7.3.1); it is dropped.
    pub const EN_PASSANT: Leniency = Leniency(1 << 4);

    /// More men than a player starts with, or more promoted ones than pawns are missing (2.2, 3.7).
    pub const MATERIAL: Leniency = Leniency(1 << 5);
    /// Checks that no last move can have given: by three men, by two knights, by two men at once
    /// that no move uncovers, or beside an en passant square by a man that stood there before.
    pub const CHECKS: Leniency = Leniency(1 << 6);
    /// Rights of both players that belong to different first ranks (2.3, Guidelines II).
    pub const ARRAYS: Leniency = Leniency(1 << 7);
    /// Counters that contradict each other or the en passant square.
    pub const COUNTERS: Leniency = Leniency(1 << 8);

    /// Whatever no game can have led to, but can be played from.
    pub const PLAYABLE: Leniency =
        Leniency(Self::MATERIAL.0 | Self::CHECKS.0 | Self::ARRAYS.0 | Self::COUNTERS.0);
    /// Everything: the setup is taken as it stands, as by
    /// [`Position::assume`](crate::Position::assume).
    pub const ALL: Leniency = Leniency((1 << 9) - 1);

    const NAMES: [&'static str; 9] = [
        "KINGS",
        "PAWNS",
        "TURN",
        "RIGHTS",
        "EN_PASSANT",
        "MATERIAL",
        "CHECKS",
        "ARRAYS",
        "COUNTERS",
    ];

    /// Whether everything that `other` overlooks is overlooked here too.
    #[must_use]
    pub const fn contains(self, other: Leniency) -> bool {
        self.0 & other.0 == other.0
    }

    /// This without what `other` overlooks.
    ///
    /// ```
    /// use flagfall_board::Leniency;
    /// let counted = Leniency::PLAYABLE.without(Leniency::COUNTERS);
    /// assert!(counted.contains(Leniency::CHECKS) && !counted.contains(Leniency::COUNTERS));
    /// ```
    #[must_use]
    pub const fn without(self, other: Leniency) -> Leniency {
        Leniency(self.0 & !other.0)
    }
}

impl BitOr for Leniency {
    type Output = Leniency;

    fn bitor(self, other: Leniency) -> Leniency {
        Leniency(self.0 | other.0)
    }
}

impl BitOrAssign for Leniency {
    fn bitor_assign(&mut self, other: Leniency) {
        self.0 |= other.0;
    }
}

impl fmt::Debug for Leniency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Leniency(")?;
        let mut between = "";
        for (bit, name) in Self::NAMES.into_iter().enumerate() {
            if self.0 >> bit & 1 == 1 {
                write!(f, "{between}{name}")?;
                between = " | ";
            }
        }
        f.write_str(")")
    }
}
