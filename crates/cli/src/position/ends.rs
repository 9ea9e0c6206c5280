//! What ends the game in a position, and what a player may claim there.

use flagfall_audit::rulebook;
use flagfall_board::{Move, Position};
use flagfall_clock::Millis;
use flagfall_edition::{Citation, Edition};
use flagfall_laws::drawn_game::{DrawClaim, DrawnGame, claim_fifty};
use flagfall_laws::{Answer, Ending, Intended, Rulebook};
use flagfall_notation::san;
use flagfall_winnable::{Budget, dead};
use flagfall_wire::EndJson;

/// What ends the game here or may be claimed; and whether the position is dead, where that is
/// decided.
pub(super) fn of(position: &Position, edition: Edition) -> (Vec<EndJson>, Option<bool>) {
    let book = rulebook(edition);
    let (turn, law) = (position.turn(), &book.completion);
    if position.is_checkmate() {
        let text = format!("{turn} is checkmated. {} has won.", !turn);
        let end = ended(Ending::Checkmate, law.checkmate.rule, text);
        return (vec![end], Some(false));
    }
    if position.is_stalemate() {
        let text = format!("{turn} is stalemated. The game is drawn.");
        return (
            vec![ended(Ending::Stalemate, law.stalemate.rule, text)],
            Some(true),
        );
    }
    let dead = dead(position, Budget::default());
    let mut ends = Vec::new();
    if dead == Some(true) {
        let text = "Neither player can give mate by any series of legal moves. The game is drawn.";
        ends.push(ended(Ending::DeadPosition, law.dead_position.rule, text));
    }
    ends.extend(counted(position, &book));
    (ends, dead)
}

/// What the count of moves without a capture or a pawn's move comes to.
fn counted(position: &Position, book: &Rulebook) -> Option<EndJson> {
    let (turn, law) = (position.turn(), &book.drawn_game);
    let halfmoves = position.halfmoves();
    let since = "without a capture and without the move of a pawn";
    if let Ok(seventy_five) = &law.seventy_five
        && halfmoves >= 2 * seventy_five.reading.moves_each
    {
        let each = seventy_five.reading.moves_each;
        let text = format!("Each player has made {each} moves {since}. The game is drawn.");
        return Some(ended(Ending::SeventyFiveMoves, seventy_five.rule, text));
    }
    if let Some(cite) = claimed(position, law, None) {
        let text = format!("{turn} may claim a draw by the fifty-move rule.");
        return Some(claim(cite, text));
    }
    let moves = position.legal_moves();
    let quiet = moves.iter().find(|it| !position.is_zeroing(**it))?;
    let cite = claimed(position, law, Some(*quiet))?;
    let text = format!(
        "{turn} may claim a draw by the fifty-move rule with a move that he first writes down, \
         neither a capture nor the move of a pawn."
    );
    Some(claim(cite, text))
}

/// The clause by which a claim of fifty moves is upheld, made with that move or without one.
fn claimed(position: &Position, law: &DrawnGame, intended: Option<Move>) -> Option<Citation> {
    let after = intended.map(|it| position.play(it).identity());
    let intended = intended.map(|mv| Intended {
        mv,
        san: san::write(position, mv),
    });
    let claim = DrawClaim {
        by: position.turn(),
        has_the_move: true,
        history: &[position.identity()],
        halfmoves: position.halfmoves(),
        intended: intended.as_ref(),
        after_intended: after.as_ref(),
        intended_is_zeroing: false,
        unreadable: false,
        left: Millis::minutes(60),
        has_touched: false,
        already_played: false,
    };
    match claim_fifty(law, &claim) {
        Answer::Ruled(ruling) if ruling.outcome().is_some() => ruling.citations().first().copied(),
        _ => None,
    }
}

fn claim(cite: Citation, text: String) -> EndJson {
    EndJson {
        claim: true,
        ..ended(Ending::FiftyMoves, cite, text)
    }
}

fn ended(ending: Ending, cite: Citation, text: impl Into<String>) -> EndJson {
    EndJson {
        ground: ending.word().to_owned(),
        claim: false,
        article: cite.article.to_owned(),
        edition: cite.edition.id().to_owned(),
        text: text.into(),
    }
}
