//! What stands on the board and on the scoresheets.

use crate::chair::Chair;
use crate::words::plain_san;
use flagfall_board::{Color, Role};
use flagfall_game::{Game, Line, Ply};
use flagfall_laws::Hand;
use flagfall_laws::act_of_moving::{Pending, Progress};
use flagfall_notation::uci;
use flagfall_record::Press;
use serde::Serialize;
use std::borrow::Cow;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Serialize)]
pub(crate) struct PositionView {
    fen: String,
    plies: u32,
    check: bool,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct FromTo {
    from: String,
    to: String,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct HandView {
    touched: Vec<String>,
    from: Option<String>,
    to: Option<String>,
    pending: Option<&'static str>,
    promotion_square: Option<String>,
    made: bool,
    press_due: Option<&'static str>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct MoveView<'a> {
    ply: usize,
    side: &'static str,
    san: Cow<'a, str>,
    uci: String,
    completed: bool,
    clock_ms: Option<i64>,
    legal: Option<bool>,
}

/// The position in which the last move was made.
pub(super) fn position(game: &Game) -> PositionView {
    let position = game.position();
    PositionView {
        fen: position.fen(),
        plies: game.plies(),
        check: position.in_check(),
    }
}

/// The men as they physically stand, in mid-move too.
pub(super) fn placement(game: &Game) -> String {
    let mut setup = game.position().setup();
    setup.board = game.board();
    let fen = setup.fen();
    fen.split(' ').next().unwrap_or_default().to_owned()
}

/// Between which squares the last move was made.
pub(super) fn last_move(game: &Game) -> Option<FromTo> {
    game.moves().last().map(|ply| FromTo {
        from: ply.from.to_string(),
        to: ply.to.to_string(),
    })
}

/// What the hand has done since the last move was made, and whose press is due.
pub(super) fn hand(game: &Game) -> HandView {
    let hand = game.hand();
    let last = hand.released.last();
    let (pending, promotion_square) = match game.progress() {
        Progress::Pending(Pending::Castling(_)) => (Some("castling"), None),
        Progress::Pending(Pending::Capture(_)) => (Some("capture"), None),
        Progress::Pending(Pending::Promotion(square)) => {
            (Some("promotion"), Some(square.to_string()))
        }
        Progress::Nothing | Progress::Made { .. } => (None, None),
    };
    let press_due = press_due(game);
    HandView {
        touched: hand.touched.iter().map(ToString::to_string).collect(),
        from: last.map(|(from, _)| from.to_string()),
        to: last.map(|(_, to)| to.to_string()),
        pending,
        promotion_square,
        made: press_due.is_some() && *hand == Hand::default(),
        press_due: press_due.map(Color::name),
    }
}

/// Who has made a move and not yet pressed.
pub(super) fn press_due(game: &Game) -> Option<Color> {
    let regulations = &game.header().regulations;
    if game.clock().is_none() || regulations.press == Press::Automatic || !game.is_on() {
        return None;
    }
    let last = game.moves().last().filter(|ply| !ply.completed);
    last.map(|ply| ply.by)
}

/// The moves made. Whether each is legal is for the arbiter to know.
pub(super) fn moves(game: &Game, arbiter: bool) -> Vec<MoveView<'_>> {
    let moves = game.moves().iter().enumerate();
    moves
        .map(|(index, ply)| MoveView {
            ply: index + 1,
            side: ply.by.name(),
            san: match ply.mv {
                Some(_) => Cow::Borrowed(&*ply.san),
                None => Cow::Owned(plain_san(ply)),
            },
            uci: uci_of(game, index, ply),
            completed: ply.completed,
            clock_ms: ply.reading.map(|reading| reading.0),
            legal: arbiter.then_some(ply.mv.is_some()),
        })
        .collect()
}

fn uci_of(game: &Game, index: usize, ply: &Ply) -> String {
    match ply.mv {
        Some(mv) => uci::write(game.position_before(index), mv, game.is_chess960()),
        None => {
            let letter = ply
                .promotion
                .map(|role: Role| role.letter().to_ascii_lowercase());
            let letter = letter.map(String::from).unwrap_or_default();
            format!("{}{}{letter}", ply.from, ply.to)
        }
    }
}

/// What stands on the scoresheets, a move written for a claim among it: both are open to players
/// and arbiter, as at the board.
pub(super) fn scoresheets<'a>(
    game: &'a Game,
    chair: Chair,
) -> BTreeMap<&'static str, Vec<Cow<'a, str>>> {
    if chair == Chair::Spectator {
        return BTreeMap::new();
    }
    let sheet = |color: Color| {
        let lines = game.scoresheet(color).iter().enumerate();
        let plain = |(index, line): (usize, &'a Line)| match game.moves().get(index) {
            Some(ply) if ply.mv.is_none() => match line.strip_prefix(&*ply.san) {
                Some(rest) => Cow::Owned(plain_san(ply) + rest),
                None => Cow::Borrowed(&**line),
            },
            _ => Cow::Borrowed(&**line),
        };
        // What he writes while he seals his move goes into the envelope.
        let sealing = game
            .adjournment()
            .is_some_and(|it| it.sealer == color && it.is_closed());
        let ahead = game.written_ahead(color).filter(|_| !sealing);
        let ahead = ahead.map(Cow::Borrowed);
        (color.name(), lines.map(plain).chain(ahead).collect())
    };
    Color::ALL.map(sheet).into()
}
