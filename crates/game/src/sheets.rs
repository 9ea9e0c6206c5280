//! The scoresheets: what stands on them, what is missing, and who need not write.
//!
//! Where the page writes them, both are complete at any time. Where the players keep them by
//! hand (the option `scoresheets` = `by_hand`), what stands there is what they wrote, and how far
//! they lag follows from it.

use crate::evolve::hand_of;
use crate::line::Line;
use crate::state::Game;
use flagfall_board::Color;
use flagfall_edition::Citation;
use flagfall_laws::recording::{Sheet, is_released};
use flagfall_record::{Act, Entry, Ms, Seat, Written, side};

/// The sign of an offer.
const OFFER: &str = "(=)";

/// What an act puts on a scoresheet.
pub(crate) fn written(game: &mut Game, entry: &Entry) {
    let Act::Write(written) = &entry.act else {
        return;
    };
    let Some(by) = hand_of(entry.by) else {
        let moves = matches!(written, Written::Move(_));
        game.arbiter_records |= entry.by == Seat::Arbiter && moves;
        return;
    };
    match written {
        Written::Move(text) => wrote(game, by, text),
        Written::Mark(mark) => {
            if let Some(last) = game.sheets[by as usize].last_mut() {
                last.push_str(" ");
                last.push_str(mark);
            }
        }
    }
    let complete = missing(game, by) == 0 && offers_missing(game, by) == 0;
    if complete && game.must_record[by as usize].is_some() {
        game.must_record[by as usize] = None;
    }
}

/// A player writes the first move that is missing; or else the move he intends where he has the
/// move, and over the one he made where not.
fn wrote(game: &mut Game, by: Color, text: &str) {
    if missing(game, by) > 0 {
        game.sheets[by as usize].push(text.into());
        return;
    }
    if game.turn() == by {
        game.written[by as usize] = Some(text.to_owned());
        return;
    }
    let own = game.line.iter().rposition(|ply| ply.by == by);
    if let Some(line) = own.and_then(|at| game.sheets[by as usize].get_mut(at)) {
        *line = text.into();
    }
}

/// A move is made. The mover's scoresheet carries it as he wrote it, if he did; the page writes
/// the rest, unless the players do.
pub(crate) fn write_down(game: &mut Game, by: Color, san: &Line) {
    let made = game.line.len();
    let answered = game.line.last().map(|ply| &ply.san);
    let own = game.written[by as usize].as_ref();
    let own = own.filter(|text| answered.is_none_or(|it| **it != ***text));
    let own = own.map(|text| Line::from(text.as_str()));
    if game.written[by as usize].is_some() {
        game.written[by as usize] = None;
    }
    if !game.by_hand {
        game.sheets[by as usize].push(own.unwrap_or_else(|| san.clone()));
        game.sheets[!by as usize].push(san.clone());
    } else if let Some(text) = own.filter(|_| game.sheets[by as usize].len() == made) {
        game.sheets[by as usize].push(text);
    }
}

/// A draw is offered: the page marks it on both scoresheets, unless the players do.
pub(crate) fn offered(game: &mut Game, by: Color) {
    if game.offer != Some(by) {
        game.offers = game.offers.saturating_add(1);
    }
    game.offer = Some(by);
    if game.by_hand {
        return;
    }
    for sheet in &mut game.sheets {
        if let Some(last) = sheet.last_mut().filter(|line| !line.ends_with(OFFER)) {
            last.push_str(" ");
            last.push_str(OFFER);
        }
    }
}

/// Remembers that a player was short of time in the period under way.
pub(crate) fn note_time(game: &mut Game) {
    let below = game.book.recording.waiver.reading.below;
    for color in Color::ALL {
        if left(game, color, game.now).is_some_and(|left| left < below) {
            game.short[color as usize] = Some(period_of(game, color));
        }
    }
}

/// The later of the periods the players are in.
pub(crate) fn period(game: &Game) -> usize {
    let periods = Color::ALL.map(|color| period_of(game, color));
    periods[0].max(periods[1])
}

fn period_of(game: &Game, color: Color) -> usize {
    period_at(game, color, game.now)
}

fn period_at(game: &Game, color: Color, at: Ms) -> usize {
    let clock = game.clock();
    clock.map_or(0, |clock| clock.period(side(color), at))
}

fn left(game: &Game, color: Color, at: Ms) -> Option<Ms> {
    let clock = game.clock()?;
    Some(clock.reading(side(color), at))
}

/// How many half-moves are missing on a scoresheet.
fn missing(game: &Game, color: Color) -> usize {
    let kept = game.sheets[color as usize].len();
    game.line.len().saturating_sub(kept)
}

/// How many offers are not marked on a scoresheet that is kept by hand.
fn offers_missing(game: &Game, color: Color) -> usize {
    if !game.by_hand {
        return 0;
    }
    let sheet = &game.sheets[color as usize];
    let marked: usize = sheet.iter().map(|line| line.matches(OFFER).count()).sum();
    (game.offers as usize).saturating_sub(marked)
}

impl Game {
    /// How many half-moves are missing on a player's scoresheet, where he keeps it by hand.
    #[must_use]
    pub fn unrecorded(&self, of: Color) -> Option<usize> {
        self.by_hand.then(|| missing(self, of))
    }

    /// A player's scoresheet, and what bears on his duty to keep it at an instant.
    #[must_use]
    pub fn sheet(&self, of: Color, at: Ms) -> Sheet {
        let sheet = self.own_sheet(of, at);
        let opponent = self.own_sheet(!of, at);
        let released = is_released(&self.book.recording.waiver, &opponent);
        Sheet {
            opponent_stopped: released && opponent.missing.is_some_and(|it| it > 1),
            ..sheet
        }
    }

    fn own_sheet(&self, of: Color, at: Ms) -> Sheet {
        let clock = self.clock();
        let extra = clock.map(|clock| clock.current(side(of), at).bonus.amount());
        let short = self.short[of as usize];
        Sheet {
            by: of,
            has_the_move: self.turn() == of,
            missing: self.unrecorded(of),
            offers: offers_missing(self, of),
            left: left(self, of, at),
            extra: extra.unwrap_or(Ms::ZERO),
            was_short: short == Some(period_at(self, of, at)),
            opponent_stopped: false,
        }
    }

    /// Who must bring his scoresheet up to date: by a ruling, or because he has the move and has
    /// not recorded his own move before. With the clauses that say so.
    #[must_use]
    pub fn must_record(&self) -> Vec<(Color, Vec<Citation>)> {
        let due = |color: Color| {
            let ruled = self.must_record[color as usize].clone();
            ruled.or_else(|| self.book.recording.due(&self.sheet(color, self.now)))
        };
        let bound = |color| due(color).map(|citations| (color, citations));
        Color::ALL.into_iter().filter_map(bound).collect()
    }
}
