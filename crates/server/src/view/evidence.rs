//! What a claim of a draw rests on, once it has been made: the positions that are the same, side
//! by side, or the count since the last capture or pawn move.
//!
//! Nobody is shown it before he claims: to find it is the player's own affair.

use super::Look;
use crate::hub::Done;
use crate::words::plain_san;
use flagfall_board::Position;
use flagfall_game::Game;
use flagfall_notation::read_move;
use flagfall_say::{San, Text, say};
use serde::Serialize;

/// So many positions are shown at most, the newest.
const MOST: usize = 6;

/// What a claim rests on.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Evidence {
    ground: &'static str,
    text: String,
    /// The positions that are the same, in order; of a count, those at its ends.
    boards: Vec<Shown>,
}

/// A position of the game, and the move that led to it.
#[derive(Clone, Debug, Serialize)]
struct Shown {
    text: String,
    placement: String,
}

/// What the claim at the present position rests on.
pub(super) fn of(look: &Look<'_>) -> Option<Evidence> {
    let game = &look.table.game;
    let claim = look.table.done.iter().rev().find(|it| is_draw(it))?;
    let told = look
        .table
        .told
        .iter()
        .rev()
        .find(|it| it.seq == claim.seq)?;
    if told.ply != game.plies() {
        return None;
    }
    let intended = claim.json.intended.as_deref();
    let after = intended.map(|text| played(game, text));
    // What was intended and is no move leads to no position.
    let then = match after {
        None => None,
        Some(next) => Some((next?, intended.unwrap_or_default())),
    };
    match claim.json.ground.as_deref() {
        Some("fifty") => Some(fifty(look, then)),
        _ => Some(repetition(look, then)),
    }
}

fn is_draw(done: &Done) -> bool {
    let ground = done.json.ground.as_deref();
    done.json.act == "claim" && matches!(ground, Some("repetition" | "fifty"))
}

fn played(game: &Game, text: &str) -> Option<Position> {
    let position = game.position();
    let mv = read_move(position, text, game.is_chess960()).ok()?;
    Some(position.play(mv))
}

fn repetition(look: &Look<'_>, then: Option<(Position, &str)>) -> Evidence {
    let game = &look.table.game;
    let position = then
        .as_ref()
        .map_or_else(|| game.position(), |(next, _)| next);
    let wanted = position.identity();
    let same = game.history().into_iter().enumerate();
    let same = same.filter(|(_, it)| *it == wanted);
    let mut boards: Vec<Shown> = same.map(|(ply, _)| standing(look, ply)).collect();
    if let Some((next, text)) = &then {
        boards.push(intended(look, next, text));
    }
    let text = look.say(&say!("evidence-same", times = boards.len() as i64));
    boards.drain(..boards.len().saturating_sub(MOST));
    Evidence {
        ground: "repetition",
        text,
        boards,
    }
}

fn fifty(look: &Look<'_>, then: Option<(Position, &str)>) -> Evidence {
    let game = &look.table.game;
    let position = then
        .as_ref()
        .map_or_else(|| game.position(), |(next, _)| next);
    let count = position.halfmoves();
    let quiet = game.position().halfmoves();
    let since = game.plies().saturating_sub(quiet) as usize;
    let mut boards = vec![standing(look, since)];
    boards.push(match &then {
        Some((next, text)) => intended(look, next, text),
        None => standing(look, game.plies() as usize),
    });
    let text = say!(
        "evidence-quiet",
        moves = i64::from(count / 2),
        count = i64::from(count)
    );
    Evidence {
        ground: "fifty",
        text: look.say(&text),
        boards,
    }
}

/// The position after that many half-moves.
fn standing(look: &Look<'_>, ply: usize) -> Shown {
    let game = &look.table.game;
    let last = ply.checked_sub(1).and_then(|last| game.moves().get(last));
    let text: Text = match last {
        None => say!("evidence-start"),
        Some(made) => {
            let number = i64::try_from(ply.div_ceil(2)).unwrap_or(i64::MAX);
            let san = plain_san(made);
            say!("evidence-after", number = number, move = San(&san))
        }
    };
    Shown {
        text: look.say(&text),
        placement: placement(game.position_before(ply)),
    }
}

fn intended(look: &Look<'_>, next: &Position, text: &str) -> Shown {
    Shown {
        text: look.say(&say!("evidence-intended", move = San(text))),
        placement: placement(next),
    }
}

fn placement(position: &Position) -> String {
    let fen = position.fen();
    fen.split(' ').next().unwrap_or_default().to_owned()
}
