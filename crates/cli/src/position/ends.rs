//! What ends the game in a position, and what a player may claim there.

use flagfall_board::Position;
use flagfall_edition::{Citation, Edition};
use flagfall_laws::{Ending, Rulebook};
use flagfall_record::{Header, Regulations, Start};
use flagfall_winnable::{Budget, dead};
use flagfall_wire::EndJson;

/// The rulebook of an edition, for a standard game without further regulations.
fn book(edition: Edition) -> Rulebook {
    Rulebook::new(&Header {
        edition,
        regulations: Regulations::default(),
        start: Start::Usual,
        moves: Vec::new(),
        clocks: None,
    })
}

/// What ends the game here or may be claimed; and whether the position is dead, where that is
/// decided.
pub(super) fn of(position: &Position, edition: Edition) -> (Vec<EndJson>, Option<bool>) {
    let book = book(edition);
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
    let quiet = position
        .legal_moves()
        .iter()
        .any(|&it| !position.is_zeroing(it));
    let (clause, text) = match halfmoves {
        100.. => (
            &law.fifty_stands,
            format!("{turn} may claim a draw: each player has made 50 moves {since}."),
        ),
        99 if quiet => (
            &law.fifty_with_move,
            format!("{turn} may claim a draw with a move that makes it 50 moves {since}."),
        ),
        _ => return None,
    };
    let clause = clause.as_ref().ok()?;
    Some(EndJson {
        claim: true,
        ..ended(Ending::FiftyMoves, clause.rule, text)
    })
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
