//! A refused act leaves nothing behind: the game as it stood before, and the way back to it.

use crate::state::{Game, Ply};
use crate::trail::Trail;
use flagfall_clock::{ClockLog, ClockMark};
use flagfall_say::Text;

/// The game as it stood before an act.
///
/// The lists that grow with the game keep by themselves what is changed in them; all the rest is
/// small, and is copied whole. So whatever else a game comes to hold is taken back as well.
pub(crate) struct Mark {
    rest: Box<Game>,
    clock: Option<ClockMark>,
}

/// What grows with the game.
struct Lists {
    line: Trail<Ply>,
    sheets: [Trail<String>; 2],
    clock: Option<Box<ClockLog>>,
    clock_reasons: Trail<(usize, Text)>,
}

impl Game {
    /// The game as it stands, to come back to.
    pub(crate) fn mark(&mut self) -> Mark {
        self.line.mark();
        self.clock_reasons.mark();
        for sheet in &mut self.sheets {
            sheet.mark();
        }
        let lists = self.lists();
        let rest = Box::new(self.clone());
        let clock = lists.clock.as_ref().map(|log| log.mark());
        self.put(lists);
        Mark { rest, clock }
    }

    /// Back to where the game stood.
    pub(crate) fn back(&mut self, mark: Mark) {
        let mut lists = self.lists();
        lists.line.back();
        lists.clock_reasons.back();
        for sheet in &mut lists.sheets {
            sheet.back();
        }
        if let (Some(log), Some(mark)) = (&mut lists.clock, mark.clock) {
            log.back(mark);
        }
        *self = *mark.rest;
        self.put(lists);
    }

    /// What has happened since the mark stays.
    pub(crate) fn settle(&mut self) {
        self.line.settle();
        self.clock_reasons.settle();
        for sheet in &mut self.sheets {
            sheet.settle();
        }
    }

    fn lists(&mut self) -> Lists {
        Lists {
            line: std::mem::take(&mut self.line),
            sheets: std::mem::take(&mut self.sheets),
            clock: self.clock.take(),
            clock_reasons: std::mem::take(&mut self.clock_reasons),
        }
    }

    fn put(&mut self, lists: Lists) {
        self.line = lists.line;
        self.sheets = lists.sheets;
        self.clock = lists.clock;
        self.clock_reasons = lists.clock_reasons;
    }
}
