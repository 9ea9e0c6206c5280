//! What is tried where nothing else has helped: all shapes there are, and the mates of many.

use super::{Inquiry, MANY, SHAPE, Stage, goals};
use crate::cover::{Aim, Cover, Covered, Glimpse, aims};
use crate::search::Found;

/// Shapes where nothing else has helped and none yet may hold a mate.
const MOST: usize = 1_500;

/// Shapes that may hold a mate looked into at last, and mates aimed at then.
const HOPES: usize = 40;
const AIMS: usize = 60;

impl Inquiry {
    pub(super) fn last(&mut self, then: u64, limit: u64) -> Found {
        if self.hopeful.is_none() && self.cover.is_some() {
            let left = limit.saturating_sub(self.spent()) / SHAPE + 1;
            let settled = self.cover.as_ref().map_or(0, Cover::len);
            let most = MOST.min(settled.saturating_add(left as usize));
            if self.widen(most) {
                return Found::Nothing;
            }
            let settled = self.cover.as_ref().map_or(0, Cover::len);
            if self.hopeful.is_none() && settled < MOST {
                return Found::Limit;
            }
        }
        self.stage = Stage::Aim(16, then / 4, then);
        if !core::mem::replace(&mut self.imagined, true) {
            self.imagine();
            let left = self.smothers_left();
            self.stage = Stage::Aim((left.len() + AIMS) as u32, 2_000, then);
            self.aims.extend(left);
        }
        Found::Limit
    }

    /// Finds mates that some of the shapes may hold.
    fn imagine(&mut self) {
        let Some(shape) = self.hopeful.take() else {
            return;
        };
        let (position, side) = (&self.position, self.side);
        let mut found = aims(&shape, side, position, Glimpse::LAST);
        if let Some(mut cover) = self.cover.take() {
            cover.pass(&shape);
            let most = cover.len() + MANY;
            let mut settled = 0;
            for _ in 0..HOPES {
                let Covered::Mate(shape) = cover.run(most, &mut settled) else {
                    break;
                };
                cover.pass(&shape);
                let some = aims(&shape, side, position, Glimpse::QUICK);
                found.extend(some.into_iter().take(2));
            }
            self.shapes += SHAPE * settled;
        }
        let distance = |aim: &Aim| aim.sight(position).distance;
        found.sort_by_cached_key(distance);
        found.truncate(AIMS);
        self.aims = goals(found);
        self.next = 0;
    }
}
