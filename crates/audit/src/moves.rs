//! The reader's faults, with the position and the article where there is one.

use crate::{Problem, ProblemKind};
use flagfall_board::{Bitboard, Position, Role, Square, attacks};
use flagfall_edition::Citation;
use flagfall_laws::Rulebook;
use flagfall_laws::moves_of_the_pieces::{Legality, judge};
use flagfall_notation::pgn::{Fault, FaultKind, Game, Item, Location, Replay};
use flagfall_notation::uci;

/// A fault of the text as a problem.
pub(crate) fn problem(fault: &Fault, game: &Game, replay: &Replay, book: &Rulebook) -> Problem {
    let mut problem = Problem {
        kind: ProblemKind::Text(fault.kind),
        ply: fault
            .ply
            .map_or_else(|| ply_at(fault, game, replay), |ply| ply as usize),
        place: Location {
            line: fault.line,
            column: fault.column,
            byte: fault.byte,
        },
        token: fault.token.clone(),
        message: fault.message.clone(),
        expected: fault.expected.clone(),
        nearest: fault.nearest.clone(),
        fen: None,
        article: None,
        diagnosis: None,
        line: Vec::new(),
    };
    if fault.depth > 0 {
        problem.message = format!("in a variation: {}", fault.message);
        return problem;
    }
    if is_move(fault) {
        stopped(&mut problem, fault, game, replay, book);
    }
    problem
}

/// Whether the fault is a move that ended the judging.
pub(crate) fn is_move(fault: &Fault) -> bool {
    let move_like = matches!(
        fault.kind,
        FaultKind::IllegalMove | FaultKind::AmbiguousMove | FaultKind::UnreadableToken
    );
    move_like && fault.ply.is_some() && fault.depth == 0
}

/// The half-moves before a fault that is not itself a move.
fn ply_at(fault: &Fault, game: &Game, replay: &Replay) -> usize {
    let within = fault.byte.saturating_sub(game.location(0).byte);
    let before = |span: u32| u64::from(span) < within;
    replay
        .moves
        .iter()
        .take_while(|it| before(it.span.at))
        .count()
}

fn stopped(problem: &mut Problem, fault: &Fault, game: &Game, replay: &Replay, book: &Rulebook) {
    let position = &replay.end;
    problem.fen = Some(position.fen());
    if fault.kind == FaultKind::IllegalMove {
        let law = broken(&fault.token, position, replay.chess960, book);
        let says = ["; legal: ", "; perhaps "].into_iter();
        let cure = says.filter_map(|it| fault.message.find(it)).min();
        let (text, cure) = fault.message.split_at(cure.unwrap_or(fault.message.len()));
        let (text, cite) = law.unwrap_or_else(|| {
            let text = text.strip_prefix("not a legal move: ").unwrap_or(text);
            (text.to_owned(), book.moves.legal_move.rule)
        });
        problem.message = format!("{}{cure}", text.trim_end_matches('.'));
        problem.article = Some(cite);
    }
    let rest = unjudged(game, replay);
    if rest > 0 {
        let are = if rest == 1 {
            "half-move after it is"
        } else {
            "half-moves after it are"
        };
        problem
            .message
            .push_str(&format!("; the {rest} {are} not judged"));
    }
}

/// How many moves of the game follow the one that could not be played.
fn unjudged(game: &Game, replay: &Replay) -> usize {
    let mut depth = 0_usize;
    let mut moves = 0_usize;
    for item in game.items() {
        match item {
            Item::Open(_) => depth += 1,
            Item::Close(_) => depth = depth.saturating_sub(1),
            Item::Move(_) if depth == 0 => moves += 1,
            _ => {}
        }
    }
    moves.saturating_sub(replay.moves.len() + 1)
}

/// The clause that a move breaks, where its text leaves no doubt which man is meant.
fn broken(
    token: &str,
    position: &Position,
    chess960: bool,
    book: &Rulebook,
) -> Option<(String, Citation)> {
    let (from, to, promotion) = squares(token, position)?;
    match judge(&book.moves, position, from, to, promotion, chess960) {
        Legality::Legal(_) => None,
        Legality::Illegal(fault) => Some((
            flagfall_words::english(&fault.text),
            *fault.citations.first()?,
        )),
    }
}

/// From where to where a text moves a man: if in squares, those; else the only man of that kind
/// that it can mean.
pub(crate) fn squares(token: &str, position: &Position) -> Option<(Square, Square, Option<Role>)> {
    let token = token.trim_end_matches(['+', '#', '!', '?']);
    if let Ok(squares) = uci::squares(token) {
        return Some(squares);
    }
    let turn = position.turn();
    if token.starts_with(['O', '0', 'o']) {
        let king = position.board().king(turn)?;
        let step = if token.len() > 3 { -2 } else { 2 };
        return Some((king, king.offset(step, 0)?, None));
    }
    let (body, promotion) = match token.split_once('=') {
        Some((body, role)) => (body, Some(Role::from_letter(role.chars().next()?)?)),
        None => (token, None),
    };
    let role = match body.chars().next()? {
        letter if letter.is_ascii_uppercase() => Role::from_letter(letter)?,
        _ => Role::Pawn,
    };
    let at = body.len().checked_sub(2)?;
    let to: Square = body.get(at..)?.parse().ok()?;
    let named = body
        .get(..at)?
        .trim_end_matches('x')
        .trim_start_matches(|it: char| it.is_ascii_uppercase());
    let fits = |square: &Square| {
        let name = square.to_string();
        named.chars().all(|it| name.contains(it))
    };
    let own = position.board().by_color(turn) & position.board().by_role(role);
    let men = || own.into_iter().filter(fits);
    // On an empty board only some of the men could go there at all.
    let reaches = |from: &Square| match role {
        Role::Pawn if named.is_empty() => from.file() == to.file(),
        Role::Pawn => true,
        _ => attacks::of(role, turn, *from, Bitboard::EMPTY).contains(to),
    };
    let from = one(&mut men().filter(reaches)).or_else(|| one(&mut men()))?;
    Some((from, to, promotion))
}

fn one(men: &mut impl Iterator<Item = Square>) -> Option<Square> {
    let first = men.next()?;
    men.next().is_none().then_some(first)
}
