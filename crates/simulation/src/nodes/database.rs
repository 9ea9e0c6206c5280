//! The database: each call is one transaction, and they come one after the other.

use super::Rules;
use std::collections::BTreeMap;

/// So long after it last said so a server's games may be taken, in milliseconds.
const LEASE: i64 = 2_000;

/// What a server asks.
#[derive(Clone, Debug)]
pub(super) enum Call {
    /// It is there.
    Beat,
    /// It wants the game.
    Own,
    /// It reads the game.
    Read,
    /// It writes an act.
    Append(Append),
}

/// An act about to be written.
#[derive(Clone, Debug)]
pub(super) struct Append {
    pub(super) act: usize,
    pub(super) expected: usize,
    pub(super) fence: u64,
    /// It tells of the time without a server.
    pub(super) gap: bool,
}

/// What the database says.
#[derive(Clone, Debug)]
pub(super) enum Reply {
    /// How often it was late in all: an answer that is lost is told by the next.
    Beat(u64),
    /// The game is the asker's, under this fence.
    Here(u64),
    /// The game is that node's.
    Elsewhere(u64),
    /// The acts that stand there.
    Entries(Vec<usize>),
    /// It stands there, with so many entries before it.
    Written(usize),
    /// It was not written.
    Refused,
}

/// An act as it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) act: usize,
    pub(super) fence: u64,
    /// Under which fence the game had been given away when this was written.
    pub(super) given: u64,
    pub(super) gap: bool,
}

#[derive(Default)]
pub(super) struct Database {
    rules: Rules,
    /// Until when each node is there, by this clock, and how often it was late.
    nodes: BTreeMap<u64, (i64, u64)>,
    lease: Option<(u64, u64)>,
    pub(super) entries: Vec<Entry>,
    /// By how much its clock is ahead of what it should be.
    pub(super) ahead: i64,
}

impl Database {
    pub(super) fn new(rules: Rules) -> Self {
        Self {
            rules,
            ..Self::default()
        }
    }

    /// How often the game was given to another.
    pub(super) fn fence(&self) -> u64 {
        self.lease.map_or(0, |it| it.1)
    }

    pub(super) fn answer(&mut self, node: u64, call: &Call, now: u64) -> Reply {
        let now = i64::try_from(now).unwrap_or(i64::MAX) + self.ahead;
        match call {
            Call::Beat => {
                let (until, late) = self.nodes.entry(node).or_insert((i64::MAX, 0));
                *late += u64::from(*until <= now);
                *until = now + LEASE;
                Reply::Beat(*late)
            }
            Call::Own => match self.lease {
                Some((owner, _)) if owner != node && self.is_there(owner, now) => {
                    Reply::Elsewhere(owner)
                }
                before => {
                    let fence = before.map_or(1, |it| it.1 + 1);
                    self.lease = Some((node, fence));
                    Reply::Here(fence)
                }
            },
            Call::Read => Reply::Entries(self.entries.iter().map(|it| it.act).collect()),
            Call::Append(append) => self.append(append),
        }
    }

    fn append(&mut self, append: &Append) -> Reply {
        if self.rules.fence && append.fence != self.fence() {
            return Reply::Refused;
        }
        let known = self.entries.iter().position(|it| it.act == append.act);
        if let Some(at) = known.filter(|_| self.rules.keys) {
            return Reply::Written(at);
        }
        if append.expected != self.entries.len() {
            return Reply::Refused;
        }
        self.entries.push(Entry {
            act: append.act,
            fence: append.fence,
            given: self.fence(),
            gap: append.gap,
        });
        Reply::Written(append.expected)
    }

    fn is_there(&self, node: u64, now: i64) -> bool {
        self.nodes.get(&node).is_some_and(|it| it.0 > now)
    }
}
