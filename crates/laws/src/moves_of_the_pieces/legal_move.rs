//! # Which moves are legal (R3.10.1)
//!
//! A move is legal when it meets every clause on the moves of the men, and illegal otherwise. In
//! the order in which they are asked here: whose man it is, castling, own men in the way, the
//! man's way of moving, his own king, the exchange on the last rank.
//!
//! - 1997, 2001: said only of when a move is made: once those clauses are met.
//! - The draft: an article of its own, on the legal move; 2014 adds the illegal one.
//! - 2005, 2009, 2017: renumbered.

use super::{
    Fault, Legality, MovesOfThePieces, bishop, castling, en_passant, intervening, king_step,
    knight, man, occupation, own_king, pawn_capture, pawn_first_move, pawn_step, promotion, queen,
    rook, way,
};
use flagfall_board::{Color, Move, Position, Role, Square};
use flagfall_edition::{Clause, D09, E05, E09, E14, E17, E97, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const LEGAL_MOVE: Clause<()> = Clause::new(
    "R3.10.1",
    "Which moves are legal",
    &[
        since(
            E97,
            "4.7",
            "A move is made once all that Article 3 asks of it is fulfilled.",
            (),
        ),
        renumbered(E05, "4.6", ()),
        since(
            E09,
            "4.6",
            "A move is legal when all that Article 3 asks of it is fulfilled.",
            (),
        ),
        renumbered(D09, "3.10", ()),
        since(
            E14,
            "3.10a",
            "A move is legal when all that the clauses before it ask is fulfilled, and illegal \
             when it fails to.",
            (),
        ),
        renumbered(E17, "3.10.1", ()),
    ],
);

/// Whether what hands did is a legal move. Castling is the king from home to his castling square,
/// or onto his own rook. `before` may be any position whatever, lawful or not.
///
/// ```
/// use flagfall_board::{Position, Role, Square};
/// use flagfall_laws::Rulebook;
/// use flagfall_laws::moves_of_the_pieces::{Legality, judge};
/// # let header = flagfall_record::Header {
/// #     edition: flagfall_edition::E23,
/// #     regulations: Default::default(),
/// #     start: flagfall_record::Start::Usual,
/// #     moves: Vec::new(),
/// #     clocks: None,
/// # };
/// let book = Rulebook::new(&header);
/// let start = Position::initial();
/// let Legality::Illegal(fault) = judge(&book.moves, &start, Square::C1, Square::H6, None, false)
/// else {
///     panic!("a bishop does not jump");
/// };
/// let said = flagfall_words::english(&fault.text);
/// assert_eq!(said, "Between the bishop on c1 and h6 stands the pawn on d2.");
/// assert_eq!(fault.citations[0].to_string(), "3.5, 2023");
/// ```
#[must_use]
pub fn judge(
    law: &MovesOfThePieces,
    before: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
    chess960: bool,
) -> Legality {
    let plain = Move {
        from,
        to,
        promotion,
    };
    if before.is_legal(plain) {
        return Legality::Legal(plain);
    }
    let castling = promotion
        .is_none()
        .then(|| castling::found(before, from, to, chess960));
    match castling.flatten() {
        Some(castling) => Legality::Legal(castling),
        None => Legality::Illegal(fault(law, before, &plain, chess960)),
    }
}

/// The first clause that is broken.
fn fault(law: &MovesOfThePieces, before: &Position, played: &Move, chess960: bool) -> Fault {
    let (from, to) = (played.from, played.to);
    let text = match before.piece_at(from) {
        None => say!("move-no-man", square = from),
        Some(it) if it.color != before.turn() => say!(
            "move-not-his",
            side = before.turn(),
            man = man(before, from)
        ),
        Some(_) if from == to => say!("move-none", man = man(before, from)),
        Some(piece) => {
            return broken(law, before, played, piece.role, chess960).unwrap_or_else(|| {
                let text = match before.piece_at(to) {
                    Some(it) if it.role == Role::King => say!("move-captures-king"),
                    _ => say!("move-cannot", man = man(before, from), to = to),
                };
                Fault::under(&law.legal_move, text)
            });
        }
    };
    Fault::under(&law.legal_move, text)
}

fn broken(
    law: &MovesOfThePieces,
    before: &Position,
    played: &Move,
    role: Role,
    chess960: bool,
) -> Option<Fault> {
    let (from, to) = (played.from, played.to);
    if let Some(wing) = castling::meant(before, from, to, chess960) {
        return castling::fault(law, before, wing);
    }
    occupation::fault(&law.occupation, before, to)
        .or_else(|| geometry(law, before, role, from, to))
        .or_else(|| {
            let is_king = role == Role::King;
            is_king.then(|| king_step::attacked(&law.king_step, &law.own_king, before, from, to))?
        })
        .or_else(|| own_king::fault(&law.own_king, before, from, to))
        .or_else(|| promotion::fault(&law.promotion, before, from, to, played.promotion))
}

/// What is wrong with the man's way of moving.
fn geometry(
    law: &MovesOfThePieces,
    before: &Position,
    role: Role,
    from: Square,
    to: Square,
) -> Option<Fault> {
    let jump = || intervening::fault(&law.intervening, before, from, to);
    match role {
        Role::Pawn => pawn(law, before, from, to),
        Role::Knight => knight::fault(&law.knight, from, to),
        Role::Bishop => bishop::fault(&law.bishop, from, to).or_else(jump),
        Role::Rook => rook::fault(&law.rook, from, to).or_else(jump),
        Role::Queen => queen::fault(&law.queen, from, to).or_else(jump),
        Role::King => king_step::fault(&law.king_step, from, to),
    }
}

fn pawn(law: &MovesOfThePieces, before: &Position, from: Square, to: Square) -> Option<Fault> {
    let (files, ranks) = way(from, to);
    let ahead = match before.turn() {
        Color::White => ranks,
        Color::Black => -ranks,
    };
    match (files.abs(), ahead) {
        (0, 1) => pawn_step::fault(&law.pawn_step, before, to),
        (0, 2) => pawn_first_move::fault(&law.pawn_first_move, before, from, to),
        (1, 1) => match en_passant::passed(before, from, to) {
            // A capture that would bare the own king is no less a capture in passing.
            Some(beside) => own_king::fault(&law.own_king, before, from, to)
                .or_else(|| en_passant::fault(&law.en_passant, before, to, beside)),
            None => pawn_capture::fault(&law.pawn_capture, before, from, to),
        },
        _ => Some(pawn_step::no_way(&law.pawn_step, from, to)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, ids, law, numbers, position};
    use super::*;
    use flagfall_edition::Edition;
    use flagfall_words::english;

    #[test]
    fn it_found_its_own_article_late() {
        let expect = "4.7 4.7 4.6 4.6 3.10 3.10a 3.10.1 3.10.1 3.10.1";
        assert_eq!(numbers(&LEGAL_MOVE), expect);
    }

    #[test]
    fn whose_man_it_is() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        check(fen, "e4e5", "There is no man on e4. [R3.10.1]");
        check(
            fen,
            "e8e7",
            "White has the move, and the king on e8 is not his. [R3.10.1]",
        );
        check(fen, "e2e2", "The pawn on e2 has not moved. [R3.10.1]");
    }

    #[test]
    fn a_king_is_not_captured() {
        check(
            "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1",
            "e4e8",
            "A king is not captured. [R3.10.1]",
        );
    }

    /// Every pair of squares has an answer, and it is the board's: in lawful positions and in
    /// those that only an irregularity makes.
    #[test]
    fn an_answer_to_everything() {
        let fens = [
            "r3k2r/pPpp1ppp/8/3Pp3/8/8/P1PP1PPp/R3K2R w KQkq e6 0 1",
            "8/8/8/3Q4/8/8/8/8 w - - 0 1",
            "4k3/P7/8/8/4R3/8/8/p3K2P w - - 0 1",
            "kk6/8/2R5/8/8/8/8/KK6 b - - 0 1",
            "8/8/8/8/8/8/8/8 w - - 0 1",
        ];
        let law = law(Edition::ALL[0]);
        for before in fens.map(position) {
            for from in Square::ALL {
                for to in Square::ALL {
                    let promotion = Some(Role::Queen)
                        .filter(|_| before.is_legal(Move::promoting(from, to, Role::Queen)));
                    let judged = judge(&law, &before, from, to, promotion, false);
                    match judged {
                        Legality::Legal(played) => assert!(before.is_legal(played)),
                        Legality::Illegal(fault) => {
                            assert!(!before.is_legal(Move::new(from, to)));
                            let said = english(&fault.text);
                            assert!(said.ends_with('.'), "{said}");
                            assert!(ids(&fault.citations).starts_with("R3."));
                        }
                    }
                }
            }
        }
    }
}
