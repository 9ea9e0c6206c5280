//! What goes wrong in a run: chosen once, from the seed.

use fastrand::Rng;

/// How many servers there are.
pub(super) const SERVERS: usize = 3;
/// Until then things go wrong; afterwards the game must go on. In milliseconds.
pub(super) const UNTIL: u64 = 20_000;

/// The two ends of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Player,
    Server(usize),
    Database,
}

/// Something that goes wrong.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fault {
    /// A server is killed, and started again after so long.
    Kill { server: usize, away: u64 },
    /// A server stands still for so long.
    Stop { server: usize, away: u64 },
    /// Nothing goes over a link for so long.
    Cut { link: (End, End), away: u64 },
    /// The database's clock jumps.
    Jump { by: i64 },
    /// Whoever has the game is killed: nothing else goes wrong in such a run.
    KillOwner,
}

/// The faults of a run, and how messages fare.
pub(super) struct Weather {
    /// When, and what.
    pub(super) faults: Vec<(u64, Fault)>,
    /// A message takes from one millisecond to this.
    pub(super) delay: u64,
    /// So many of a thousand messages are lost.
    pub(super) lost: u64,
    /// So many of a thousand come much later.
    pub(super) late: u64,
    /// Whether one server is killed and all else is well.
    pub(super) is_calm: bool,
}

impl Weather {
    pub(super) fn choose(rng: &mut Rng) -> Weather {
        if rng.u8(..4) == 0 {
            return Weather {
                faults: vec![(rng.u64(2_000..6_000), Fault::KillOwner)],
                delay: 5,
                lost: 0,
                late: 0,
                is_calm: true,
            };
        }
        let count = rng.usize(1..8);
        let mut faults: Vec<_> = (0..count).map(|_| (rng.u64(..UNTIL), fault(rng))).collect();
        faults.sort_by_key(|it| it.0);
        Weather {
            faults,
            delay: [3, 30, 300][rng.usize(..3)],
            lost: [0, 10, 60][rng.usize(..3)],
            late: [0, 10, 30][rng.usize(..3)],
            is_calm: false,
        }
    }

    /// Whether the database's clock jumps.
    pub(super) fn jumps(&self) -> bool {
        let jump = |it: &(u64, Fault)| matches!(it.1, Fault::Jump { .. });
        self.faults.iter().any(jump)
    }

    /// How long a message takes; `None` for one that is lost.
    pub(super) fn way(&self, rng: &mut Rng) -> Option<u64> {
        let takes = 1 + rng.u64(..self.delay);
        match rng.u64(..1_000) {
            luck if luck < self.lost => None,
            luck if luck < self.lost + self.late => Some(takes + rng.u64(..3_000)),
            _ => Some(takes),
        }
    }
}

fn fault(rng: &mut Rng) -> Fault {
    let server = rng.usize(..SERVERS);
    let away = rng.u64(100..6_000);
    match rng.u8(..10) {
        0..3 => Fault::Kill { server, away },
        3..6 => Fault::Stop { server, away },
        6..9 => {
            let other = match rng.usize(..SERVERS + 2) {
                it if it < SERVERS && it != server => End::Server(it),
                it if it % 2 == 0 => End::Database,
                _ => End::Player,
            };
            let link = (End::Server(server), other);
            Fault::Cut { link, away }
        }
        _ => Fault::Jump {
            by: rng.i64(-5_000..5_000),
        },
    }
}
