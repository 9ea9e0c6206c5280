//! Any text is read as a FEN or refused by place, and what was read prints and reads the same.

#![no_main]

use flagfall_board::{Board, Leniency, Position, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    match Setup::from_fen(&text) {
        Ok(setup) => check(&setup),
        Err(error) => {
            assert!(text.get(error.range()).is_some(), "{error:?}");
            assert!(error.found().len() <= 64 && !error.expected().is_empty());
            assert!(error.to_string().len() < 512);
        }
    }
    if let Ok(board) = text.parse::<Board>() {
        assert_eq!(board.to_string().parse(), Ok(board));
    }
});

fn check(setup: &Setup) {
    let fen = setup.fen();
    assert_eq!(Setup::from_fen(&fen).as_ref(), Ok(setup), "{fen}");
    let position = Position::assume(*setup);
    if position.castling() == setup.castling {
        // The file of a rook that is not there may not tell the wing.
        let fen = setup.shredder_fen();
        assert_eq!(Setup::from_fen(&fen).as_ref(), Ok(setup), "{fen}");
    }
    for fen in [position.fen(), position.shredder_fen()] {
        let read = Setup::from_fen(&fen).map(Position::assume);
        assert_eq!(read, Ok(position), "{fen}");
    }
    assert!(position.drawing().to_string().ends_with(&position.fen()));
    // The more is overlooked, the fewer faults are left; none of those overlooked is named.
    let ladder = [Leniency::STRICT, Leniency::PLAYABLE, Leniency::ALL];
    let judged = ladder.map(|leniency| setup.position_with(leniency));
    assert_eq!(judged[2], Ok(position));
    for (leniency, judged) in ladder.into_iter().zip(judged) {
        match judged {
            Ok(accepted) => assert_eq!(accepted, position),
            Err(error) => {
                assert!(!error.faults().is_empty());
                for fault in error.faults() {
                    assert!(!leniency.contains(fault.leniency()), "{fault}");
                }
            }
        }
    }
    assert!(judged[0].is_err() || judged[1].is_ok());
    assert_eq!(setup.position(), judged[1]);
}
