//! What a move just made has ended.

use super::Desk;
use crate::event::Context;
use crate::state::Game;
use flagfall_board::{Color, Position, Role};
use flagfall_laws::{Answer, Made, Topic, completion, drawn_game};
use flagfall_winnable::{Budget, Verdict, certainly_dead, winnable};

/// So many positions are looked at before a blocked position is left to the arbiter.
const DEAD_BUDGET: Budget = Budget::of_nodes(20_000);

impl Desk<'_> {
    /// What the move just made has ended, if anything. The order is the Laws': mate before all
    /// else (5.1, and 9.6.2 where there is one), a dead position before any count.
    pub(super) fn end_if_ended(&mut self) {
        if let Some((answer, context)) = self.ended_by_the_last_move() {
            // These clauses rule or ask; they never refuse.
            let _ = self.answer(answer, context);
        }
    }

    fn ended_by_the_last_move(&self) -> Option<(Answer, Context)> {
        let ply = self.game.line.last()?;
        let made = Made {
            by: ply.by,
            after: &ply.after,
            legal: ply.mv.is_some(),
            by_the_touch: ply.breach.is_none(),
        };
        if !made.legal {
            return None;
        }
        let answer = self
            .without_a_move(&made)
            .or_else(|| self.dead(&made))
            .or_else(|| self.by_count())?;
        let context = match &answer {
            Answer::Asked(it) if it.topic() == Topic::MateAgainstTouch => {
                Context::MateAgainstTouch(it.about().unwrap_or(ply.by))
            }
            _ => Context::Dead,
        };
        Some((answer, context))
    }

    /// The opponent has no legal move: mate or stalemate.
    fn without_a_move(&self, made: &Made<'_>) -> Option<Answer> {
        if made.after.has_legal_move() {
            return None;
        }
        let law = &self.game.book.completion;
        completion::checkmate(&law.checkmate, made)
            .or_else(|| completion::stalemate(&law.stalemate, made))
    }

    fn dead(&self, made: &Made<'_>) -> Option<Answer> {
        let law = &self.game.book.completion.dead_position;
        let after = made.after;
        let [white, black] = match certainly_dead(after) {
            true => [Verdict::Unwinnable; 2],
            false if is_suspect(after) => {
                Color::ALL.map(|color| winnable(after, color, DEAD_BUDGET).verdict)
            }
            false => return None,
        };
        completion::dead_position(law, made, white, black).or_else(|| {
            let open = [white, black].contains(&Verdict::Winnable);
            let unknown = [white, black].contains(&Verdict::Undetermined);
            let ask = !open && unknown && !asked_since_zeroing(self.game);
            ask.then(|| completion::ask_dead(law).into())
        })
    }

    fn by_count(&self) -> Option<Answer> {
        let law = &self.game.book.drawn_game;
        let halfmoves = self.game.position().halfmoves();
        let fivefold = match &law.fivefold {
            Ok(_) if has_stood(self.game, 5) => {
                drawn_game::fivefold(&law.fivefold, &self.game.history())
            }
            _ => None,
        };
        fivefold
            .or_else(|| drawn_game::seventy_five(&law.seventy_five, halfmoves))
            .map(Answer::Ruled)
    }
}

/// Whether men have stood on the same squares, with the same player to move, so often: only then
/// can the position have.
fn has_stood(game: &Game, times: usize) -> bool {
    let now = game.position();
    // Every return takes four half-moves at least, and none leads back over a capture or a pawn's
    // move. That is not so of moves that are none, and each of those has left a slip.
    let since = now.halfmoves() as usize;
    let reach = match game.slips.is_empty() {
        true if since < 4 * times.saturating_sub(1) => return false,
        true => since,
        false => game.line.len(),
    };
    let men = now.board().occupied();
    let like = |it: &Position| it.board().occupied() == men && it.turn() == now.turn();
    let mut stood = usize::from(like(&game.start));
    for ply in game.line.iter().rev().take(reach + 1) {
        stood += usize::from(like(&ply.after));
        if stood >= times {
            return true;
        }
    }
    false
}

/// Worth a search: few men, or nothing but kings, bishops and pawns that stand in each other's
/// way. Elsewhere somebody can always still mate, or nobody could say within the budget.
fn is_suspect(position: &Position) -> bool {
    let board = position.board();
    let count = |role| board.by_role(role).count();
    if board.occupied().count() <= 4 {
        return true;
    }
    if [Role::Queen, Role::Rook, Role::Knight]
        .into_iter()
        .any(|role| count(role) > 0)
    {
        return false;
    }
    board.by_role(Role::Pawn).into_iter().all(|square| {
        let forward = match board.piece_at(square).map(|man| man.color) {
            Some(Color::White) => 1,
            _ => -1,
        };
        let ahead = square
            .offset(0, forward)
            .and_then(|square| board.piece_at(square));
        ahead.is_some_and(|man| man.role == Role::Pawn)
    })
}

/// The arbiter was asked already, and neither a man nor a pawn has changed since.
fn asked_since_zeroing(game: &Game) -> bool {
    let since = game.position().halfmoves() as usize;
    game.dead_asked_at
        .is_some_and(|at| game.line.len().saturating_sub(at) <= since)
}
