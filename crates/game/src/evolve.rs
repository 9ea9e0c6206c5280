//! One event further. Nothing here judges, and nothing here can fail.

use crate::adjourned::{Adjourned, Stage};
use crate::event::{Context, Event};
use crate::kept::Held;
use crate::line::Line;
use crate::state::{Binding, Cancelled, Counts, Displacement, Ended, Game, Ply, Said};
use crate::state::{Slip, SlipKind};
use crate::{sheets, tally, timing};
use flagfall_board::{Color, Move, Position, Role, Square};
use flagfall_clock::{Bonus, ClockAct, Hand, Period, Side, TimeControl};
use flagfall_laws::act_of_moving::{Duty, Obligation};
use flagfall_laws::{Decision, Ruling};
use flagfall_notation::san;
use flagfall_record::{Act, Entry, Ground, Ms, Request, Seat, side};
use flagfall_say::Text;
use std::sync::Arc;

/// Takes the game one event further.
pub fn evolve(game: &mut Game, event: &Event) {
    happen(game, event);
    game.settle();
}

/// As [`evolve`], in the middle of an act that may yet be taken back.
pub(crate) fn happen(game: &mut Game, event: &Event) {
    match event {
        Event::Acted(entry) => acted(game, entry),
        Event::TimeIs(at) => game.now = (*at).max(game.now),
        Event::HandIs(hand) => {
            let turn = game.turn() as usize;
            game.touched[turn] |= !hand.touched.is_empty();
            game.hand.set(hand.clone());
        }
        Event::Made(ply) => made(game, ply),
        Event::Said(said) => game.said.set(said.clone()),
        Event::TakenUp => taken_up(game),
        Event::Completed(index) => completed(game, *index),
        Event::Pressed(by) => {
            clocked(game, timing::player(*by), ClockAct::Press(side(*by)));
            game.stopped_by = None;
        }
        Event::Slipped(kind, by) => slipped(game, *kind, *by),
        Event::Bound(it) => bound(game, it),
        Event::Displaced(by, squares) => displaced(game, *by, squares),
        Event::PutRight => game.displaced.set(None),
        Event::SlipSettled(index) => {
            if let Some(slip) = game.slips.get_mut(*index) {
                slip.settled = true;
            }
        }
        Event::Counted(kind, by) => game.counted[*by as usize].push(*kind),
        Event::Offered(by) => sheets::offered(game, *by),
        Event::OfferClosed => game.offer = None,
        Event::FlagFell(whose) => {
            game.flags[*whose as usize] = true;
            clocked(game, Hand::Arbiter, ClockAct::ObserveFlag(side(*whose)));
        }
        Event::Adjournment(it) => adjourning(game, it),
        Event::NoLongerAdjourned => game.adjourned.set(None),
        Event::ClockEntered(hand, act, reason) => {
            timing::corrected(game, *hand, (**act).clone(), Text::quoted(reason));
        }
        Event::ClocksStopped => stop(game),
        Event::ClockStarted(whose) => start(game, *whose),
        Event::Ruled(ruling) => {
            tally::claim(game, ruling);
            for decision in ruling.decisions() {
                apply(game, decision, ruling);
            }
        }
        Event::Refused(_) => {}
        Event::Asked(question) => {
            game.asked += 1;
            if question.context == Context::Dead {
                game.dead_asked_at = Some(game.line.len());
            }
            game.chess960_asked |= question.context == Context::Chess960;
            game.questions.push((**question).clone());
        }
        Event::FlagPassed => game.flags_passed = sheets::period(game),
        Event::Signed(by, result) => game.signed[*by as usize] = Some(*result),
        Event::Settled(id) => game.questions.retain(|open| open.id != *id),
    }
}

fn made(game: &mut Game, ply: &Ply) {
    sheets::write_down(game, ply.by, &ply.san);
    if !game.bindings.is_empty() {
        game.bindings.retain(|binding| binding.side != ply.by);
    }
    game.touched[!ply.by as usize] = false;
    game.hand.set(Held::default());
    if !game.said.is_nothing() {
        game.said.set(Said::default());
    }
    game.counts.made[ply.by as usize] += 1;
    game.line.push(ply.clone());
}

/// An entry on the clock that needs no saying why.
fn clocked(game: &mut Game, hand: Hand, act: ClockAct) {
    timing::enter(game, hand, act, Text::default());
}

fn bound(game: &mut Game, it: &Obligation) {
    game.bindings.retain(|binding| binding.side != it.side);
    game.bindings.push(Binding {
        side: it.side,
        duty: it.duty.clone(),
        moves: it.moves.clone(),
        citations: it.citations.clone(),
    });
}

fn displaced(game: &mut Game, by: Color, squares: &[Square]) {
    let running = timing::running(game, game.now);
    game.displaced.set(Some(Displacement {
        by,
        squares: squares.to_vec(),
        on_the_opponents_time: running == Some(!by),
        plies: game.line.len(),
    }));
}

/// A sealed move is completed when the clock is stopped, though it is not on the board yet: it is
/// counted from then on.
fn adjourning(game: &mut Game, it: &Arc<Adjourned>) {
    let ahead = |it: &Adjourned| match it.stage {
        Stage::Sealing | Stage::Played => [0; 2],
        Stage::ReplySealed => counted_for(it.replier()),
        Stage::Adjourned | Stage::Resumed | Stage::ToBePlayed => counted_for(game.turn()),
    };
    let before = game.adjourned.as_deref().map_or([0; 2], ahead);
    let after = ahead(it);
    for (counter, (before, after)) in game.counters.iter_mut().zip(before.iter().zip(after)) {
        *counter += after - before;
    }
    game.adjourned.set(Some(Arc::clone(it)));
    if it.stage == Stage::Adjourned {
        timing::count_moves(game);
    }
}

/// One move ahead for that player.
const fn counted_for(side: Color) -> [i64; 2] {
    match side {
        Color::White => [1, 0],
        Color::Black => [0, 1],
    }
}

fn slipped(game: &mut Game, kind: SlipKind, by: Color) {
    let plies_before = match kind {
        SlipKind::IllegalMove(at) | SlipKind::Unpromoted(at, _) | SlipKind::TwoHands(at) => at,
        SlipKind::EmptyPress => game.line.len(),
    };
    game.slips.push(Slip {
        by,
        kind,
        plies_before,
        settled: false,
    });
    timing::count_moves(game);
}

fn acted(game: &mut Game, entry: &Entry) {
    game.now = entry.at.max(game.now);
    game.arbiter_acted = entry.by == Seat::Arbiter;
    game.claiming = None;
    sheets::note_time(game);
    sheets::written(game, entry);
    if let Some(whose) = hand_of(entry.by).filter(|_| entry.by.player().is_none()) {
        game.assisted[whose as usize] = true;
    }
    let Some(by) = entry.by.player() else { return };
    game.acted[by as usize] = true;
    match &entry.act {
        Act::StopClocks { .. } => game.stopped_by = Some(by),
        Act::OfferDraw { .. } => tally::offer(game, by),
        Act::Claim(claim) => {
            let draw = matches!(claim.ground, Ground::Repetition | Ground::Fifty);
            game.claiming = Some((by, draw));
        }
        Act::Request(Request::Scoresheet) => game.looked[by as usize] += 1,
        _ => {}
    }
}

fn taken_up(game: &mut Game) {
    if let Some(ply) = game.line.pop() {
        game.hand.set(ply.hand);
        let made = game.line.len();
        game.counts = Counts::of(&game.line);
        game.slips.retain(|slip| slip.plies_before < made);
        for sheet in &mut game.sheets {
            sheet.truncate(made);
        }
    }
}

fn completed(game: &mut Game, index: usize) {
    let now = game.now;
    let Some(by) = game.line.get(index).map(|ply| ply.by) else {
        return;
    };
    let pressed = game.clock().map(|clock| clock.reading(side(by), now));
    if let Some(ply) = game.line.get_mut(index) {
        game.counts.completed[by as usize] += u32::from(!ply.completed);
        ply.completed = true;
        ply.reading = pressed;
    }
    timing::count_moves(game);
}

fn stop(game: &mut Game) {
    timing::enter(game, Hand::Arbiter, ClockAct::Stop, Text::default());
}

fn start(game: &mut Game, whose: Color) {
    timing::enter(
        game,
        Hand::Arbiter,
        ClockAct::Start(side(whose)),
        Text::default(),
    );
    game.stopped_by = None;
}

fn apply(game: &mut Game, decision: &Decision, ruling: &Ruling) {
    match decision {
        Decision::AddTime(whose, time) => ruled(game, ClockAct::Add(side(*whose), *time), ruling),
        Decision::TakeTime(whose, time) => ruled(game, ClockAct::Take(side(*whose), *time), ruling),
        Decision::SetTime(whose, time) => ruled(game, ClockAct::Set(side(*whose), *time), ruling),
        Decision::StopClocks => stop(game),
        Decision::StartClock(whose) => start(game, *whose),
        Decision::Restore(plies) => restore(game, *plies as usize),
        Decision::MustPlay(whose, it) => bind(game, *whose, Duty::Play(it.clone()), ruling),
        Decision::MustMove(whose, square) => bind(game, *whose, Duty::Move(*square), ruling),
        Decision::MustCapture(whose, square) => bind(game, *whose, Duty::Capture(*square), ruling),
        Decision::ReplaceByQueen(square) => replace_by_queen(game, *square),
        Decision::MustRecord(whose) => {
            game.must_record[*whose as usize] = Some(ruling.citations().to_vec());
        }
        Decision::CountsAs(whose, number) => counts_as(game, *whose, *number, ruling),
        Decision::ClaimPostponed(by) => game.postponed = Some(*by),
        Decision::Refer(by) => game.referred = Some(*by),
        Decision::ExtraEachMove(time) => extra_each_move(game, *time, ruling),
        Decision::End(outcome) => {
            stop(game);
            game.offer = None;
            game.postponed = None;
            game.referred = None;
            game.questions.clear();
            game.ended.set(Some(Ended {
                outcome: *outcome,
                citations: ruling.citations().to_vec(),
                text: ruling.text(),
            }));
        }
        Decision::NewGame => {
            stop(game);
            game.offer = None;
            game.questions.clear();
            game.cancelled.set(Some(Cancelled {
                citations: ruling.citations().to_vec(),
                text: ruling.text(),
            }));
        }
        Decision::MustUseAssistant(_) => game.assistant_told = true,
        Decision::Warn(_)
        | Decision::Fine(_)
        | Decision::AppealAdmitted(_)
        | Decision::Points(..)
        | Decision::Continue
        | Decision::ClaimUpheld
        | Decision::ClaimRejected
        | Decision::PlayWritten(..)
        | Decision::MustSeal(_)
        | Decision::Adjourn(_)
        | Decision::PlaySealed(..) => {}
    }
}

/// The next move of that player's is the one of that number: so many are counted before it.
fn counts_as(game: &mut Game, whose: Color, number: u32, ruling: &Ruling) {
    let moves = number.saturating_sub(1);
    let act = ClockAct::SetMoves(side(whose), moves);
    timing::corrected(game, Hand::Arbiter, act, ruling.text());
}

/// Both get so much more with each move from the next one on.
fn extra_each_move(game: &mut Game, time: Ms, ruling: &Ruling) {
    let Some(control) = game.clock().map(|clock| clock.control().clone()) else {
        return;
    };
    let more = |side| {
        let with = |period: &Period| match period.bonus {
            Bonus::None => Period {
                bonus: Bonus::Increment(time),
                ..*period
            },
            _ => *period,
        };
        control.periods(side).iter().map(with).collect()
    };
    if let Ok(control) = TimeControl::new(more(Side::White), more(Side::Black)) {
        ruled(game, ClockAct::Install(Box::new(control)), ruling);
    }
}

/// Time by a ruling: where the arbiter acted, a correction of his, and the facts of the ruling are
/// its reason. Where a player did, the Laws themselves give and take it.
fn ruled(game: &mut Game, act: ClockAct, ruling: &Ruling) {
    let facts = ruling.facts();
    let reason = match facts.is_empty() {
        true => ruling.text(),
        false => facts.clone(),
    };
    let hand = match game.arbiter_acted {
        true => Hand::Arbiter,
        false => Hand::Device,
    };
    timing::enter(game, hand, act, reason);
}

/// The position before a half-move, with its history and its counts.
fn restore(game: &mut Game, plies: usize) {
    game.line.truncate(plies);
    game.counts = Counts::of(&game.line);
    for sheet in &mut game.sheets {
        sheet.truncate(plies);
    }
    game.hand.set(Held::default());
    *game.written = [None, None];
    game.touched = [false; 2];
    game.bindings.clear();
    game.adjourned.set(None);
    game.said.set(Said::default());
    game.slips.retain(|slip| slip.plies_before < plies);
    timing::count_moves(game);
}

fn bind(game: &mut Game, whose: Color, duty: Duty, ruling: &Ruling) {
    let moves = satisfying(game.position(), &duty);
    let citations = ruling.citations().to_vec();
    game.bindings.push(Binding {
        side: whose,
        duty,
        moves,
        citations,
    });
}

fn satisfying(position: &Position, duty: &Duty) -> Vec<Move> {
    let legal = position.legal_moves();
    let wanted = |mv: &&Move| match duty {
        Duty::Move(square) => mv.from == *square,
        Duty::Capture(square) => position.captured_square(**mv) == Some(*square),
        Duty::Play(intended) => **mv == intended.mv,
    };
    legal.iter().filter(wanted).copied().collect()
}

/// The pawn left on the last rank becomes a queen; the move itself stands.
fn replace_by_queen(game: &mut Game, square: Square) {
    let before = *game.position_before(game.line.len().saturating_sub(1));
    let Some(ply) = game.line.last_mut() else {
        return;
    };
    let wanted =
        |mv: &&Move| (mv.from, mv.to, mv.promotion) == (ply.from, square, Some(Role::Queen));
    if let Some(mv) = before.legal_moves().iter().find(wanted).copied() {
        // As a promotion to a queen it is legal, and may end the game.
        ply.mv = Some(mv);
        ply.san = Line::from(san::write(&before, mv).as_str());
        ply.after = before.play(mv);
        ply.promotion = mv.promotion;
        ply.fault = None;
        return;
    }
    let mut setup = ply.after.setup();
    if let Some(mut man) = setup.board.piece_at(square) {
        man.role = Role::Queen;
        setup.board.set(square, Some(man));
        ply.after = Position::assume(setup);
        ply.promotion = Some(Role::Queen);
        ply.fault = None;
        ply.san.push_str("=Q");
    }
}

/// The player a seat's hand moves for: his assistant's acts on the board are his.
pub(crate) fn hand_of(seat: Seat) -> Option<Color> {
    match seat {
        Seat::White | Seat::WhiteAssistant => Some(Color::White),
        Seat::Black | Seat::BlackAssistant => Some(Color::Black),
        Seat::Arbiter | Seat::Clock => None,
    }
}
