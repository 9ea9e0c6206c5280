//! What players and an arbiter do who know the Laws, and what they do wrong.

use crate::setting::{chance, one};
use crate::words::{arbiters, words};
use fastrand::Rng;
use flagfall_board::{Color, Move, Role, Square};
use flagfall_clock::Millis;
use flagfall_game::Game;
use flagfall_notation::{san, uci};
use flagfall_record::{Act, Answer, Claim, Ground, Observation, Seat, Sides, Written, side};
use std::collections::VecDeque;

/// What is done next: an act and who does it.
type Step = (Seat, Act);

/// Something that makes sense as the game stands; hands may begin what they go on with in `plan`.
pub(crate) fn sensible(rng: &mut Rng, game: &Game, now: Millis, plan: &mut VecDeque<Step>) -> Step {
    if let Some(step) = called_for(rng, game, now) {
        return step;
    }
    let by = game.turn();
    match rng.u8(..100) {
        0..=73 => go_on(rng, game, plan),
        74..=77 => wrongly(rng, game),
        78..=89 => (Seat::of(one(rng, &Color::ALL)), words(rng, game)),
        90..=93 => (Seat::of(by), hands(rng, game, by)),
        _ => (Seat::Arbiter, arbiters(rng, game)),
    }
}

const PRESS: Act = Act::Press {
    other_hand: false,
    without_move: false,
};

/// What is due: an answer, a press, a flag, a claim that is right.
fn called_for(rng: &mut Rng, game: &Game, now: Millis) -> Option<Step> {
    if !game.questions().is_empty() && chance(rng, 50) {
        return Some((Seat::Arbiter, answer(rng, game)));
    }
    if let Some(clock) = game.clock() {
        let down = Color::ALL.map(|it| clock.overstep(side(it), now).is_some());
        if down != [false; 2] && chance(rng, 35) {
            return Some(flag(rng, down));
        }
        if clock.running_at(now).is_none() && game.is_on() && chance(rng, 60) {
            let side = one(rng, &[None, Some(game.turn())]);
            return Some((Seat::Arbiter, Act::Start { side }));
        }
    }
    let last = game.moves().last();
    if let Some(ply) = last.filter(|it| !it.completed && it.by != game.turn())
        && game.clock().is_some()
        && chance(rng, 72)
    {
        return Some((Seat::of(ply.by), PRESS));
    }
    let slip = game.slips().iter().find(|it| !it.settled);
    if let Some(slip) = slip.filter(|_| chance(rng, 35)) {
        return Some(claimed(rng, !slip.by, Ground::IllegalMove, "illegal_move"));
    }
    if let Some(ply) = last.filter(|it| it.breach.is_some() && chance(rng, 40)) {
        return Some(claimed(rng, !ply.by, Ground::TouchMove, "touch_move"));
    }
    let offer = game.offer().filter(|_| chance(rng, 25))?;
    let accept = chance(rng, 20);
    let act = if accept {
        Act::AcceptDraw
    } else {
        Act::DeclineDraw
    };
    Some((Seat::of(!offer), act))
}

fn claimed(rng: &mut Rng, by: Color, ground: Ground, what: &str) -> Step {
    if chance(rng, 60) {
        return (Seat::of(by), Act::Claim(plain(ground)));
    }
    let side = one(rng, &[None, Some(Sides::White), Some(Sides::Black)]);
    (Seat::Arbiter, observed(what, side))
}

fn flag(rng: &mut Rng, down: [bool; 2]) -> Step {
    let whose = if down[0] { Color::White } else { Color::Black };
    let sides = match whose {
        Color::White => Sides::White,
        Color::Black => Sides::Black,
    };
    let both = down == [true; 2];
    match rng.u8(..10) {
        0..=4 => (Seat::of(!whose), Act::Claim(plain(Ground::Flag))),
        5..=7 => (Seat::Arbiter, observed("flag", Some(sides))),
        8 if both => (Seat::Arbiter, observed("flag", Some(Sides::Both))),
        _ => (Seat::Clock, observed("flag", None)),
    }
}

/// What the arbiter, or the clock, sees.
pub(crate) fn observed(what: &str, side: Option<Sides>) -> Act {
    Act::Observe(Observation {
        what: what.to_owned(),
        side,
        ply: None,
    })
}

/// A claim without more.
pub(crate) fn plain(ground: Ground) -> Claim {
    Claim {
        ground,
        intended: None,
        detail: None,
        by_display: false,
    }
}

fn answer(rng: &mut Rng, game: &Game) -> Act {
    let questions = game.questions();
    let open = &questions[rng.usize(..questions.len())];
    let ms = chance(rng, 30).then(|| Millis(rng.i64(0..600_000)));
    Act::Answer(Answer {
        question: open.id.clone(),
        choice: one(rng, open.question.topic().choices()).to_owned(),
        ms,
    })
}

/// The player having the move moves: as a text, or hand by hand.
fn go_on(rng: &mut Rng, game: &Game, plan: &mut VecDeque<Step>) -> Step {
    let by = game.turn();
    let Some(mv) = chosen(rng, game) else {
        return (Seat::of(by), Act::Resign);
    };
    let seat = if chance(rng, 3) {
        assistant(by)
    } else {
        Seat::of(by)
    };
    let position = game.position();
    let text = match rng.u8(..10) {
        0..=4 => san::write(position, mv),
        5..=6 => uci::write(position, mv, game.is_chess960()),
        _ => {
            by_hand(rng, game, mv, seat, plan);
            return plan.pop_front().unwrap_or((seat, PRESS));
        }
    };
    if chance(rng, 12) {
        plan.push_back((seat, Act::Write(Written::Move(text.clone()))));
    }
    let hands = if chance(rng, 3) { 2 } else { 1 };
    (seat, Act::Move { text, hands })
}

fn assistant(of: Color) -> Seat {
    match of {
        Color::White => Seat::WhiteAssistant,
        Color::Black => Seat::BlackAssistant,
    }
}

/// Mostly any legal move; often back where the man came from, so that positions repeat.
pub(crate) fn chosen(rng: &mut Rng, game: &Game) -> Option<Move> {
    let position = game.position();
    let legal = position.legal_moves();
    let moves = game.moves();
    let bound = game.obligation().filter(|_| chance(rng, 85));
    if let Some(bound) = bound.filter(|it| !it.moves.is_empty()) {
        return Some(bound.moves[rng.usize(..bound.moves.len())]);
    }
    let own = moves.len().checked_sub(2).map(|at| &moves[at]);
    if let Some(own) = own.filter(|_| chance(rng, 45)) {
        let back = |it: &&Move| (it.from, it.to) == (own.to, own.from);
        if let Some(mv) = legal.iter().find(back) {
            return Some(*mv);
        }
    }
    if chance(rng, 25) {
        let sharp = |it: &&Move| it.promotion.is_some() || position.captured_square(**it).is_some();
        let sharp: Vec<&Move> = legal.iter().filter(sharp).collect();
        if !sharp.is_empty() {
            return Some(*sharp[rng.usize(..sharp.len())]);
        }
    }
    (!legal.is_empty()).then(|| legal[rng.usize(..legal.len())])
}

/// Touched, released, taken off, exchanged, in one of several orders, perhaps not to the end.
fn by_hand(rng: &mut Rng, game: &Game, mv: Move, seat: Seat, plan: &mut VecDeque<Step>) {
    let position = game.position();
    let touch = |squares: Vec<Square>| Act::Touch {
        squares,
        accidental: false,
    };
    let mut acts = Vec::new();
    if let Some(wing) = position.castling_wing(mv) {
        let by = position.turn();
        let king = (mv.from, wing.king_target(by));
        let rook = (mv.to, wing.rook_target(by));
        let order = if chance(rng, 75) {
            [king, rook]
        } else {
            [rook, king]
        };
        for (from, to) in order {
            if chance(rng, 50) {
                acts.push(touch(vec![from]));
            }
            acts.push(Act::Release { from, to });
        }
    } else {
        let captured = position.captured_square(mv);
        let touched: Vec<Square> = match rng.u8(..4) {
            0 => captured.into_iter().chain([mv.from]).collect(),
            1 => vec![mv.from],
            _ => [mv.from].into_iter().chain(captured).collect(),
        };
        acts.push(touch(touched));
        acts.extend(captured.map(|square| Act::Remove { square }));
        acts.push(Act::Release {
            from: mv.from,
            to: mv.to,
        });
        let piece = |role| Act::Exchange {
            square: mv.to,
            role,
        };
        acts.extend(mv.promotion.map(piece));
        if chance(rng, 15) {
            let at = rng.usize(..acts.len());
            acts.swap(0, at);
        }
    }
    if chance(rng, 12) {
        acts.truncate(rng.usize(1..=acts.len()));
    }
    plan.extend(acts.into_iter().map(|it| (seat, it)));
}

/// A man of his own where it may not go, a press without a move, the wrong player.
fn wrongly(rng: &mut Rng, game: &Game) -> Step {
    let by = if chance(rng, 85) {
        game.turn()
    } else {
        !game.turn()
    };
    if chance(rng, 20) {
        let without_move = rng.bool();
        let other_hand = rng.bool();
        return (
            Seat::of(by),
            Act::Press {
                other_hand,
                without_move,
            },
        );
    }
    let men: Vec<Square> = game.board().by_color(by).into_iter().collect();
    if men.is_empty() {
        return (Seat::of(by), PRESS);
    }
    let (from, to) = (one(rng, &men), one(rng, &Square::ALL));
    let act = match rng.u8(..3) {
        0 => Act::Release { from, to },
        _ => Act::Move {
            text: format!("{from}{to}"),
            hands: 1,
        },
    };
    (Seat::of(by), act)
}

fn hands(rng: &mut Rng, game: &Game, by: Color) -> Act {
    let men: Vec<Square> = game.board().occupied().into_iter().collect();
    if men.is_empty() {
        return PRESS;
    }
    let squares = (0..rng.usize(1..3)).map(|_| one(rng, &men)).collect();
    let own = game.board().by_color(by).into_iter().next();
    match rng.u8(..6) {
        0 => Act::Adjust { squares },
        1 => Act::Displace { squares },
        2 => Act::Exchange {
            square: own.unwrap_or(one(rng, &men)),
            role: one(rng, &Role::ALL),
        },
        it => Act::Touch {
            squares,
            accidental: it == 3,
        },
    }
}
