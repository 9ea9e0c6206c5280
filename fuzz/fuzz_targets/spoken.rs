//! Any words are understood as a legal move or answered; what is understood is announced and
//! understood again as itself. The first byte chooses the position.

#![no_main]

use flagfall_board::Position;
use flagfall_notation::spoken::Tongue;
use libfuzzer_sys::fuzz_target;

const FENS: [&str; 3] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN2p/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "7k/p7/R3N2R/2B5/1N3N2/2B1B3/Q2R2R1/2Q1Q2K w - - 0 1",
];

fuzz_target!(|data: &[u8]| {
    let [fen, rest @ ..] = data else { return };
    let text = String::from_utf8_lossy(rest);
    let Ok(now) = Position::from_fen(FENS[usize::from(fen % 3)]) else {
        return;
    };
    for tongue in Tongue::ALL {
        match tongue.understand(&now, &text) {
            Ok(played) => {
                assert!(now.is_legal(played));
                for words in [
                    tongue.announce(&now, played),
                    tongue.announce_in_full(&now, played),
                ] {
                    assert_eq!(tongue.understand(&now, &words), Ok(played), "{words}");
                }
            }
            Err(error) => assert!(error.might_be().len() <= 8 && error.to_string().len() < 2048),
        }
    }
});
