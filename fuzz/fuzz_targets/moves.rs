//! Any two squares and promotion are a legal move exactly if they are in the list, and every other
//! road to the moves agrees: now and then one that was written apart.

#![no_main]

use flagfall_board::{Bitboard, Color, Move, Position, Role, Square, perft};
use flagfall_fuzz::Bytes;
use libfuzzer_sys::fuzz_target;

#[path = "../../crates/board/tests/it/oracle.rs"]
mod oracle;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let position = Position::assume(bytes.setup());
    let moves = position.legal_moves();
    let mut targets = [Bitboard::EMPTY; 64];
    for played in &moves {
        let from = &mut targets[played.from.index()];
        *from = from.with(played.to);
        assert!(position.is_legal(*played), "{played} {position:?}");
        assert!(position.try_play(*played).is_some());
    }
    for from in Square::ALL {
        assert_eq!(
            position.legal_targets(from),
            targets[from.index()],
            "{from} {position:?}"
        );
    }
    assert_eq!(position.has_legal_move(), !moves.is_empty());
    assert_eq!(perft(&position, 1), moves.len() as u64);
    let mut sorted = moves.to_vec();
    sorted.sort_unstable();
    assert!(
        sorted.windows(2).all(|pair| pair[0] != pair[1]),
        "twice: {position:?}"
    );
    if bytes.below(8) == 0 {
        // It goes from square to square, and takes its time.
        assert_eq!(sorted, oracle::legal_moves(&position), "{position:?}");
        for color in Color::ALL {
            let expect = oracle::in_check(position.board(), color);
            assert_eq!(position.is_check_on(color), expect, "{position:?}");
        }
    }
    let check = |played: Move| {
        let listed = sorted.binary_search(&played).is_ok();
        assert_eq!(position.is_legal(played), listed, "{played} {position:?}");
        assert_eq!(position.try_play(played).is_some(), listed);
    };
    // Every move from one square, and some of any kind.
    let from = bytes.any_move().from;
    for to in Square::ALL {
        for promotion in Role::ALL.into_iter().map(Some).chain([None]) {
            check(Move {
                from,
                to,
                promotion,
            });
        }
    }
    while !bytes.is_over() {
        check(bytes.any_move());
    }
});
