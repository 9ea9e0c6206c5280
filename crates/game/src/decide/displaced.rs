//! Men that were displaced, by a player or by nobody knows whom.

use super::{Desk, Taken};
use crate::event::{Context, Event};
use crate::state::Displacement;
use flagfall_board::Color;
use flagfall_laws::irregularities::{
    Displaced, Since, clock_restarted, displaced_by_player, displaced_times, found_displaced,
};
use flagfall_laws::{Reason, Refusal, chessclock};
use flagfall_say::say;

impl Desk<'_> {
    /// A player calls the arbiter: men were displaced.
    pub(super) fn claim_displaced(&mut self, by: Color) -> Taken {
        match Option::clone(&self.game.displaced) {
            Some(known) => {
                self.acted();
                self.displaced_by(&known)
            }
            None => self.displaced_since(self.game.plies(), Some(by)),
        }
    }

    /// The arbiter sees that men stand wrongly, and perhaps who displaced them, and when.
    pub(super) fn observe_displaced(&mut self, by: Option<Color>, ply: Option<u32>) -> Taken {
        if let Some(ply) = ply {
            return self.displaced_since(ply, None);
        }
        let known = Option::clone(&self.game.displaced);
        let known = known.filter(|it| by.is_none_or(|by| by == it.by));
        let seen = by.map(|by| Displacement {
            by,
            squares: Vec::new(),
            on_the_opponents_time: crate::timing::running(self.game, self.entry.at) == Some(!by),
            plies: self.game.line.len(),
        });
        match known.or(seen) {
            Some(it) => {
                self.acted();
                self.displaced_by(&it)
            }
            None => self.displaced_since(self.game.plies(), None),
        }
    }

    fn displaced_by(&mut self, it: &Displacement) -> Taken {
        let fact = fact(it);
        let law = self.game.book.irregularities.displacing;
        self.rule(displaced_by_player(&law, &fact));
        self.happens(Event::PutRight);
        if let Some(question) = displaced_times(&law, &fact)
            && self.game.clock.is_some()
        {
            self.ask(question, Context::Times(!it.by));
            self.hold_clocks(it.by);
        }
        Ok(())
    }

    /// Men have stood wrongly since so many half-moves were made: that position is restored.
    fn displaced_since(&mut self, ply: u32, claimed_by: Option<Color>) -> Taken {
        let made = self.game.plies();
        if ply > made {
            let text = say!("only-so-many-made", made = made);
            return Err(Refusal::plain(Reason::NotSo, text));
        }
        let later = &self.game.line[ply as usize..];
        let by = |color| later.iter().filter(move |it| it.by == color);
        let completed = |color| by(color).filter(|it| it.completed).count() as u32;
        let since = Since {
            // Only a claimant can lose his right by moving.
            opponent_made: claimed_by.map_or(0, |color| by(color).count() as u32),
            both_completed: completed(Color::White).min(completed(Color::Black)),
        };
        let ruling = found_displaced(&self.game.book.irregularities, ply, since)?;
        self.acted();
        self.rule(ruling);
        self.happens(Event::PutRight);
        if self.game.clock.is_some() {
            let times = chessclock::ask_times(&self.game.book.chessclock.times);
            self.ask(times, Context::Times(self.game.turn()));
        }
        self.hold_clocks(self.game.turn());
        Ok(())
    }

    /// He presses without having moved because his opponent has displaced men: where the edition
    /// gives him that, it is no press but a start of the other clock. Says whether it was so.
    pub(super) fn restarts_the_displacers(&mut self, by: Color, without_move: bool) -> bool {
        let moved = self.has_made_unpressed(by);
        let known = Option::clone(&self.game.displaced);
        let known = known.filter(|it| it.by == !by && it.plies == self.game.line.len());
        let Some(known) = known.filter(|_| without_move || !moved) else {
            return false;
        };
        let law = self.game.book.irregularities.displacing;
        let Some(ruling) = clock_restarted(&law, &fact(&known)) else {
            return false;
        };
        self.acted();
        self.rule(ruling);
        self.happens(Event::PutRight);
        true
    }
}

fn fact(it: &Displacement) -> Displaced<'_> {
    Displaced {
        by: it.by,
        squares: &it.squares,
        on_the_opponents_time: it.on_the_opponents_time,
    }
}
