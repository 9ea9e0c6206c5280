//! Mates to search for, one after the other.

use super::{FEW, Inquiry, LONG, ROUNDS, SOON, Stage};
use crate::approach::{Approach, Goal};
use crate::cover::Aim;
use crate::quick::is_tight;
use crate::search::Found;
use crate::smother::smothers;

/// Mates of a lone minor man that are searched for, and up to how many positions each: before all
/// else, and where a few shapes have proved nothing.
pub(super) const SMOTHERS: usize = 5;
const SMOTHERS_AGAIN: usize = 4;
const SMOTHERS_IN_ALL: usize = 10;
pub(super) const EACH: u64 = 800;
pub(super) const AGAIN: u64 = 3_000;

/// Mates that a shape may hold, to search for.
pub(super) fn goals(aims: Vec<Aim>) -> Vec<Goal> {
    aims.into_iter()
        .map(|aim| Goal::Aim(Box::new(aim)))
        .collect()
}

impl Inquiry {
    /// The nearest mates of a lone minor man, if the side has nothing else.
    pub(super) fn smothers(&self, most: usize) -> Vec<Goal> {
        let mates = smothers(&self.position, self.side, most).into_iter();
        mates.map(Goal::Smother).collect()
    }

    /// The same for a longer search.
    pub(super) fn smothers_again(&self) -> Vec<Goal> {
        self.smothers(SMOTHERS_AGAIN)
    }

    /// Those behind them, where all else has been tried.
    pub(super) fn smothers_left(&self) -> Vec<Goal> {
        let all = self.smothers(SMOTHERS_IN_ALL).into_iter();
        all.skip(SMOTHERS_AGAIN).collect()
    }

    pub(super) fn aim(&mut self, many: u32, each: u64, then: u64, limit: u64) -> Found {
        if self.aiming.is_none() {
            let Some(aim) = self.aims.get(self.next).filter(|_| many > 0) else {
                if then == 0 {
                    self.stage = Stage::Cover(FEW);
                    return Found::Limit;
                }
                let soon = then > LONG || then > SOON && is_tight(self.position.board());
                self.stage = if soon && self.round < ROUNDS.len() {
                    Stage::Close(then)
                } else {
                    Stage::Search(then)
                };
                return Found::Limit;
            };
            self.aiming = Some(Approach::new(&self.position, self.side, aim.clone()));
            self.next += 1;
        }
        let left = limit - self.spent();
        let Some(aiming) = &mut self.aiming else {
            return Found::Limit;
        };
        if let Some(line) = aiming.run(each.min(aiming.reached() + left)) {
            return Found::Mate(line);
        }
        if aiming.is_spent() || aiming.reached() >= each {
            self.aimed += aiming.reached();
            self.aiming = None;
            self.stage = Stage::Aim(many - 1, each, then);
        }
        Found::Limit
    }
}
