//! Random games and random heaps of men: the same answers by every road, and never a panic.

use flagfall_board::{
    Bitboard, Board, CastlingRights, Color, File, Move, Piece, Position, Role, Setup, Square, Wing,
    perft,
};
use proptest::prelude::*;

use crate::oracle;

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

/// Men anywhere, a few to very many; kings rarely one each.
fn heap() -> impl Strategy<Value = Board> {
    let man = (0..64usize, 0..6usize, color());
    proptest::collection::vec(man, 0..80).prop_map(|men| {
        let mut board = Board::empty();
        for (square, role, color) in men {
            board.set(
                Square::ALL[square],
                Some(Piece {
                    color,
                    role: Role::ALL[role],
                }),
            );
        }
        board
    })
}

/// One king each, on the home rank half of the time, and men around.
fn near_legal() -> impl Strategy<Value = Board> {
    let man = (0..64usize, 0..5usize, color());
    let kings = (0..64usize, 0..64usize, any::<bool>());
    (proptest::collection::vec(man, 0..24), kings).prop_map(|(men, (white, black, home))| {
        let mut board = Board::empty();
        for (square, role, color) in men {
            board.set(
                Square::ALL[square],
                Some(Piece {
                    color,
                    role: Role::ALL[role],
                }),
            );
        }
        let king = |color| {
            Some(Piece {
                color,
                role: Role::King,
            })
        };
        let (white, black) = if home {
            (white % 8, 56 + black % 8)
        } else {
            (white, black)
        };
        board.set(Square::ALL[white], king(Color::White));
        board.set(Square::ALL[black], king(Color::Black));
        board
    })
}

fn setup(board: impl Strategy<Value = Board>) -> impl Strategy<Value = Setup> {
    let files = proptest::array::uniform4(0..9u8);
    let counters = (any::<u32>(), any::<u32>());
    let passed = proptest::option::of(0..64usize);
    (board, color(), files, passed, counters, any::<bool>()).prop_map(
        |(board, turn, files, passed, (halfmoves, fullmoves), true_rooks)| {
            let mut castling = CastlingRights::NONE;
            for (n, file) in files.into_iter().enumerate() {
                let (color, wing) = (Color::ALL[n / 2], Wing::ALL[n % 2]);
                let rook = Piece {
                    color,
                    role: Role::Rook,
                };
                let rooks = board.by_piece(rook) & home(color);
                let own = rooks.first().filter(|_| true_rooks).map(Square::file);
                if let Some(file) = own.or(File::new(file)) {
                    castling.set(color, wing, file);
                }
            }
            let en_passant = passed.map(|index| Square::ALL[index]);
            Setup {
                board,
                turn,
                castling,
                en_passant,
                halfmoves,
                fullmoves,
            }
        },
    )
}

fn home(color: Color) -> Bitboard {
    Bitboard::rank(flagfall_board::Rank::home(color))
}

fn sorted(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort();
    moves
}

/// Every from, to and promotion there is.
fn triples() -> impl Iterator<Item = Move> {
    let promotions = || Role::ALL.into_iter().map(Some).chain([None]);
    Square::ALL.into_iter().flat_map(move |from| {
        Square::ALL.into_iter().flat_map(move |to| {
            promotions().map(move |promotion| Move {
                from,
                to,
                promotion,
            })
        })
    })
}

/// All that must hold of any position whatever.
fn check(position: &Position) {
    let moves = sorted(position);
    assert_eq!(moves, oracle::legal_moves(position), "{position:?}");
    assert_eq!(perft(position, 1), moves.len() as u64);
    assert_eq!(position.has_legal_move(), !moves.is_empty());
    let allowed: Vec<Move> = triples()
        .filter(|&played| position.is_legal(played))
        .collect();
    assert_eq!(allowed.len(), moves.len(), "{position:?}");
    assert!(
        allowed
            .iter()
            .all(|played| moves.binary_search(played).is_ok()),
        "{position:?}"
    );
    for color in Color::ALL {
        assert_eq!(
            position.is_check_on(color),
            oracle::in_check(position.board(), color)
        );
    }
    let mate = position.in_check() && moves.is_empty();
    assert_eq!(position.is_checkmate(), mate);
    assert_eq!(
        position.is_stalemate(),
        !position.in_check() && moves.is_empty()
    );
    for fen in [position.fen(), position.shredder_fen()] {
        assert_eq!(
            Setup::from_fen(&fen).as_ref(),
            Ok(&position.setup()),
            "{fen}"
        );
    }
    assert_eq!(Position::assume(position.setup()), *position);
    for &played in &moves {
        check_move(position, played);
    }
}

fn check_move(position: &Position, played: Move) {
    let next = position.play(played);
    let us = position.turn();
    assert!(!next.is_check_on(us), "{played} {position:?}");
    assert_eq!(next.turn(), !us);
    assert_eq!(position.try_play(played), Some(next));
    let men = position.board().occupied().count();
    let captured = u32::from(position.is_capture(played));
    assert_eq!(
        next.board().occupied().count(),
        men - captured,
        "{played} {position:?}"
    );
    if let Some(square) = position.captured_square(played) {
        assert!(position.board().by_color(!us).contains(square));
    }
    let counted = position.halfmoves().saturating_add(1);
    assert_eq!(
        next.halfmoves(),
        if position.is_zeroing(played) {
            0
        } else {
            counted
        }
    );
    if next.en_passant().is_some() {
        let moves = next.legal_moves();
        assert!(
            moves.iter().any(|&played| next.is_en_passant(played)),
            "{next:?}"
        );
    }
    // What is dropped on assuming is never there after a move.
    assert_eq!(
        Position::assume(next.setup()),
        next,
        "{played} {position:?}"
    );
}

/// A text one slip away from a FEN.
fn slip() -> impl Strategy<Value = String> {
    let fen = prop_oneof![setup(heap()), setup(near_legal())].prop_map(|setup| setup.fen());
    let slips = ["", "1", "8", "k", "R", "/", " ", "-", "é"];
    (fen, any::<usize>(), 0..=1usize, 0..slips.len()).prop_map(move |(fen, at, cut, n)| {
        let at = at % fen.len();
        format!("{}{}{}", &fen[..at], slips[n], &fen[at + cut..])
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    #[test]
    fn heaps_are_answered_for(setup in setup(heap())) {
        check(&Position::assume(setup));
    }

    #[test]
    fn near_legal_boards_are_answered_for(setup in setup(near_legal())) {
        check(&Position::assume(setup));
    }

    #[test]
    fn what_can_be_played_from_is_kept(setup in setup(near_legal())) {
        if let Ok(position) = setup.position() {
            let kept = position.setup();
            prop_assert_eq!((kept.board, kept.castling), (setup.board, setup.castling));
            check(&position);
        }
    }

    #[test]
    fn playouts(number in 0..960u16, choices in proptest::collection::vec(any::<u16>(), 1..120)) {
        let mut position = Setup::chess960(number).unwrap().position().unwrap();
        for choice in choices {
            let moves = position.legal_moves();
            let Some(&played) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
            position = position.play(played);
            prop_assert_eq!(position.setup().position(), Ok(position));
        }
        check(&position);
    }

    #[test]
    fn any_text_is_answered_for(text in "\\PC{0,90}") {
        if let Err(error) = Setup::from_fen(&text) {
            prop_assert!(text.get(error.range()).is_some());
            prop_assert!(!error.to_string().is_empty());
        }
    }

    #[test]
    fn slips_are_answered_for(text in slip()) {
        match Setup::from_fen(&text) {
            Ok(setup) => check(&Position::assume(setup)),
            Err(error) => prop_assert!(text.get(error.range()).is_some(), "{}", error),
        }
    }
}

#[test]
fn more_than_256_moves() {
    let ring = "QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/QQQQQQQQ w - - 0 1";
    let position = Position::assume(Setup::from_fen(ring).unwrap());
    assert_eq!(position.legal_moves().len(), 288);
    check(&position);
}
