//! What a claim of a draw rests on: the positions that are the same, side by side, and the moves
//! since a pawn was moved or a man taken. The arbiter counts with his own eyes.
//!
//! The players are shown it once the claim is made, and not before: to find it is their own affair.

use super::Look;
use flagfall_board::{Color, Position};
use flagfall_game::Game;
use flagfall_laws::drawn_game::occurrences;
use flagfall_notation::read_move;
use flagfall_say::{San, Text, say};
use flagfall_wire::ActJson;
use serde::Serialize;

/// So many positions are drawn at the board at most, the newest.
const MOST: usize = 6;

/// What a claim of a draw rests on.
#[derive(Serialize)]
pub(super) struct Evidence {
    /// The ground of the claim that was made at this position; else what the page may show.
    ground: Option<String>,
    /// Who claimed.
    by: Option<&'static str>,
    /// The move that the claimant wrote, and which was not on the board.
    intended: Option<String>,
    /// The positions that are the same as the one counted, in order, that one included.
    positions: Vec<Same>,
    /// The moves by both players since a pawn was moved or a man taken, in half-moves.
    halfmoves: u32,
    /// Where that count began.
    since: Same,
    /// The position that is counted.
    here: Same,
}

/// A position, and after which move it stood.
#[derive(Serialize)]
struct Same {
    /// How many half-moves had been made; one more than there are for an intended move.
    ply: u32,
    /// The move after which it stood, as `12… Re8`; nothing for the start.
    after: String,
    /// The men, as FEN writes them.
    placement: String,
    /// Who had the move.
    turn: &'static str,
}

/// A claim of a draw as it is drawn at the board.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Drawn {
    ground: String,
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

/// What the claim at the present position rests on, for everybody at the board.
pub(super) fn at_the_board(look: &Look<'_>) -> Option<Drawn> {
    let (claim, _, plies) = last_claim(look)?;
    let found = (plies == look.table.game.plies()).then(|| of(look))?;
    // What was intended and is no move leads to no position.
    if claim.intended.is_some() != found.intended.is_some() {
        return None;
    }
    let ground = found.ground?;
    let (text, boards) = match ground.as_str() {
        "fifty" => {
            let count = i64::from(found.halfmoves);
            let text = say!("evidence-quiet", moves = count / 2, count = count);
            (text, vec![found.since, found.here])
        }
        _ => {
            let times = found.positions.len();
            let shown = found.positions.into_iter().skip(times.saturating_sub(MOST));
            let times = i64::try_from(times).unwrap_or(i64::MAX);
            (say!("evidence-same", times = times), shown.collect())
        }
    };
    let shown = |same: Same| {
        let text: Text = match found.intended.as_deref() {
            Some(written) if same.ply > plies => say!("evidence-intended", move = San(written)),
            _ if same.ply == 0 => say!("evidence-start"),
            _ => {
                return Shown {
                    text: same.after,
                    placement: same.placement,
                };
            }
        };
        Shown {
            text: look.say(&text),
            placement: same.placement,
        }
    };
    Some(Drawn {
        text: look.say(&text),
        boards: boards.into_iter().map(shown).collect(),
        ground,
    })
}

/// What there is to be counted at the last claim of a draw, or in the present position.
pub(super) fn of(look: &Look<'_>) -> Evidence {
    let game = &look.table.game;
    let claim = last_claim(look);
    let plies = claim.as_ref().map_or(game.plies(), |(_, _, plies)| *plies);
    let stood = before(game, plies);
    let intended = claim.as_ref().and_then(|(json, ..)| {
        let text = json.intended.as_deref()?;
        let mv = read_move(&stood, text, game.is_chess960()).ok()?;
        Some((text.to_owned(), stood.play(mv)))
    });
    let (counted, at) = match &intended {
        Some((_, position)) => (*position, plies + 1),
        None => (stood, plies),
    };
    let mut history = game.history();
    history.truncate(plies as usize + 1);
    if intended.is_some() {
        history.push(counted.identity());
    }
    let written = intended.map(|it| it.0);
    let same = |ply: u32| {
        let position = if ply == at {
            counted
        } else {
            before(game, ply)
        };
        Same {
            ply,
            after: after(look, ply, written.as_deref().filter(|_| ply > plies)),
            placement: men(&position),
            turn: position.turn().name(),
        }
    };
    let alike = match &game.book().drawn_game.sameness {
        Ok(law) => occurrences(law, &history),
        Err(_) => Vec::new(),
    };
    let halfmoves = counted.halfmoves();
    Evidence {
        ground: claim.as_ref().and_then(|(json, ..)| json.ground.clone()),
        by: claim.as_ref().map(|(_, by, _)| *by),
        positions: alike.into_iter().map(same).collect(),
        halfmoves,
        since: same(at.saturating_sub(halfmoves)),
        here: same(at),
        intended: written,
    }
}

/// The last claim of a draw, while no more than the move after it has been made.
fn last_claim(look: &Look<'_>) -> Option<(ActJson, &'static str, u32)> {
    let table = look.table;
    let draws = |it: &str| matches!(it, "repetition" | "fifty");
    let claims = table.done.iter().rev().filter(|done| done.act() == "claim");
    let (claim, json) = claims
        .map(|done| (done, done.json()))
        .find(|(_, json)| json.ground.as_deref().is_some_and(draws))?;
    let plies = table.game.plies();
    let near = claim.plies <= plies && claim.plies + 1 >= plies;
    near.then(|| (json, claim.by.word(), claim.plies))
}

/// The position after so many half-moves.
fn before(game: &Game, ply: u32) -> Position {
    match ply {
        0 => *game.start(),
        _ if ply >= game.plies() => *game.position(),
        _ => *game.position_before(ply as usize),
    }
}

fn men(position: &Position) -> String {
    let fen = position.fen();
    fen.split(' ').next().unwrap_or_default().to_owned()
}

/// `12. Nf3`, `12… Re8`.
fn after(look: &Look<'_>, ply: u32, written: Option<&str>) -> String {
    let Some(index) = ply.checked_sub(1) else {
        return String::new();
    };
    let game = &look.table.game;
    let made = game.moves().get(index as usize);
    let san = written.map(str::to_owned);
    let san = san.or_else(|| made.map(crate::words::plain_san));
    let Some(san) = san else {
        return String::new();
    };
    let index = index + u32::from(game.start().turn() == Color::Black);
    let number = index / 2 + game.start().fullmoves();
    let dots = if index.is_multiple_of(2) { "." } else { "…" };
    look.say(&say!("case-after", number = number, dots = dots, move = San(san)))
}
