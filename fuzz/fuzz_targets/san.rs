//! Any text is read as a move or refused by place, in PGN's form and in any language; a move that
//! is read is legal, and is written and read as itself. The first bytes choose the position and
//! the language.

#![no_main]

use flagfall_board::Position;
use flagfall_notation::reader::Leniencies;
use flagfall_notation::{Language, Reader, Style, braille, iccf, san, uci};
use libfuzzer_sys::fuzz_target;

const FENS: [&str; 4] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN2p/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
    "7k/p7/R3N2R/2B5/1N3N2/2B1B3/Q2R2R1/2Q1Q2K w - - 0 1",
];

fuzz_target!(|data: &[u8]| {
    let [fen, language, rest @ ..] = data else {
        return;
    };
    let text = String::from_utf8_lossy(rest);
    let Ok(now) = Position::from_fen(FENS[usize::from(fen % 4)]) else {
        return;
    };
    let language = &Language::ALL[usize::from(*language) % Language::ALL.len()];
    match san::read(&now, &text) {
        Ok(played) => {
            assert!(now.is_legal(played));
            assert_eq!(san::read(&now, &san::write(&now, played)), Ok(played));
        }
        Err(error) => assert!(error.might_be().len() <= 64 && !error.to_string().is_empty()),
    }
    for style in [Style::PGN, Style::OFFICIAL, Style::LONG].map(|it| it.spelled_in(language)) {
        let all = Reader {
            style,
            allowed: Leniencies::ALL,
        };
        if let Ok(reading) = all.read(&now, &text)
            && let Some(played) = reading.played
        {
            assert!(now.is_legal(played));
            let written = style.write(&now, played);
            let again = Reader::strict(style).read(&now, &written);
            assert_eq!(again.map(|it| it.played), Ok(Some(played)), "{written}");
        }
        if let Ok(reading) = Reader::strict(style).read(&now, &text) {
            assert!(reading.used.is_empty());
        }
    }
    let _ = (
        uci::read(&now, &text, true),
        iccf::read(&now, &text),
        braille::read(&now, &text),
    );
});
