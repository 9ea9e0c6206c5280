//! Whatever is played: what any notation writes, it reads as the same move, and no text makes a
//! reader panic.

mod common;

use flagfall_board::{Move, Position, Setup};
use flagfall_notation::language::recognize;
use flagfall_notation::reader::{Leniencies, Leniency};
use flagfall_notation::spoken::Tongue;
use flagfall_notation::style::{Capture, Castling, Departure, Mate, Men, Promotion};
use flagfall_notation::{Language, Reader, Style, braille, iccf, uci};
use proptest::prelude::*;

/// Positions in which pawns promote, twins abound, and pawns take in passing.
const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN2p/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "7k/1P1P1P2/8/2pPpP2/QNQNQ3/8/1p1p1p2/7K w - c6 0 2",
    "k7/p7/R3N2R/2B5/1N3N2/2B1B3/Q2R2R1/2Q1Q2K w - - 0 1",
    "8/2P1P1k1/8/8/1pPp4/8/5K2/8 b - c3 0 1",
];

/// Plays legal moves that the choices pick, from one of the positions or a start of Chess960.
fn playout(number: u16, choices: &[u16]) -> Vec<(Position, Move)> {
    let start = match STARTS.get(usize::from(number % 12)) {
        Some(fen) => Position::from_fen(fen).expect("a position"),
        None => Position::assume(Setup::chess960(number % 960).expect("a number")),
    };
    common::play(start, choices)
}

/// A choice for each ply of each game.
fn mixed(ply: u32, number: u16) -> u16 {
    let mixed = (ply + 1).wrapping_mul(0x9e37_79b1) ^ u32::from(number).wrapping_mul(0x85eb_ca6b);
    (mixed >> 16) as u16
}

/// Every way to combine the parts of a style, but for its men.
fn styles() -> Vec<Style> {
    let mut styles = vec![Style::PGN];
    let mut vary = |change: &dyn Fn(Style) -> Vec<Style>| {
        styles = styles.iter().flat_map(|it| change(*it)).collect();
    };
    vary(&|it| {
        let all = [Departure::AsNeeded, Departure::Joined, Departure::Hyphened];
        all.map(|departure| Style { departure, ..it }).to_vec()
    });
    vary(&|it| {
        let all = [Castling::Zeros, Castling::Letters];
        all.map(|castling| Style { castling, ..it }).to_vec()
    });
    vary(&|it| {
        let all = [Capture::Cross, Capture::Colon, Capture::Unmarked];
        all.map(|capture| Style { capture, ..it }).to_vec()
    });
    vary(&|it| {
        let all = [Promotion::Bare, Promotion::Equals];
        all.map(|promotion| Style { promotion, ..it }).to_vec()
    });
    vary(&|it| {
        let all = [false, true];
        all.map(|en_passant| Style { en_passant, ..it }).to_vec()
    });
    vary(&|it| {
        let all = [
            (false, Mate::AsCheck),
            (true, Mate::Hash),
            (true, Mate::Pluses),
        ];
        all.map(|(check, mate)| Style { check, mate, ..it })
            .to_vec()
    });
    styles
}

/// The move is written and read strictly as itself.
fn holds(style: Style, now: &Position, played: Move) {
    let text = style.write(now, played);
    let reading = Reader::strict(style).read(now, &text);
    assert!(
        reading.as_ref().is_ok_and(|it| it.played == Some(played)),
        "{text} in {} ({style:?}): {reading:?}",
        now.fen()
    );
}

#[test]
fn every_style_in_every_language() {
    let styles = styles();
    let men: Vec<Men> = Language::ALL
        .iter()
        .map(Men::Letters)
        .chain([Men::Figurines, Men::TwoFigurines])
        .collect();
    for number in 0..12 {
        let choices: Vec<u16> = (0..24).map(|it| mixed(it, number)).collect();
        for (at, (now, _)) in playout(number, &choices).into_iter().enumerate() {
            let legal = now.legal_moves();
            for (place, &played) in legal.iter().enumerate() {
                // Each move in one language of each style, another for the next.
                for (turn, style) in styles.iter().enumerate() {
                    if (turn + place + at) % 9 == 0 {
                        let men = men[(turn + place * 5 + at) % men.len()];
                        holds(Style { men, ..*style }, &now, played);
                    }
                }
                let language = &Language::ALL[(place + at * 31) % Language::ALL.len()];
                holds(Style::OFFICIAL.spelled_in(language), &now, played);
            }
        }
    }
}

#[test]
fn every_language_in_the_usual_styles() {
    for fen in STARTS {
        let now = Position::from_fen(fen).unwrap();
        for language in Language::ALL {
            for style in [Style::PGN, Style::OFFICIAL, Style::SHORT, Style::LONG] {
                for &played in &now.legal_moves() {
                    holds(style.spelled_in(language), &now, played);
                }
            }
        }
    }
}

#[test]
fn what_is_announced_is_understood() {
    for number in 0..16 {
        let choices: Vec<u16> = (0..30).map(|it| mixed(it, number)).collect();
        for (now, _) in playout(number, &choices) {
            for &played in &now.legal_moves() {
                for tongue in Tongue::ALL {
                    for words in [
                        tongue.announce(&now, played),
                        tongue.announce_in_full(&now, played),
                    ] {
                        let heard = tongue.understand(&now, &words);
                        assert_eq!(heard, Ok(played), "{words} in {}", now.fen());
                    }
                }
            }
        }
    }
}

#[test]
fn cells_and_figures_are_read_as_written() {
    for number in 0..16 {
        let choices: Vec<u16> = (0..30).map(|it| mixed(it, number)).collect();
        for (now, _) in playout(number, &choices) {
            for &played in &now.legal_moves() {
                let cells = braille::write(&now, played);
                assert_eq!(
                    braille::read(&now, &cells),
                    Ok(played),
                    "{cells} in {}",
                    now.fen()
                );
                let brf = braille::to_brf(&cells);
                assert_eq!(
                    braille::read(&now, &brf),
                    Ok(played),
                    "{brf} in {}",
                    now.fen()
                );
                for text in [
                    uci::write(&now, played, true),
                    iccf::write(&now, played, true),
                ] {
                    let digits = text.starts_with(|it: char| it.is_ascii_digit());
                    let read = match digits {
                        true => iccf::read(&now, &text).ok(),
                        false => uci::read(&now, &text, true).ok(),
                    };
                    assert_eq!(read, Some(played), "{text} in {}", now.fen());
                }
            }
        }
    }
}

#[test]
fn no_two_moves_are_said_or_written_alike() {
    for fen in STARTS {
        let now = Position::from_fen(fen).unwrap();
        let legal = now.legal_moves();
        let differ = |texts: Vec<String>| {
            let mut sorted = texts.clone();
            sorted.sort();
            sorted.dedup();
            assert_eq!(sorted.len(), texts.len(), "{fen}");
        };
        for tongue in Tongue::ALL {
            differ(legal.iter().map(|&it| tongue.announce(&now, it)).collect());
        }
        differ(legal.iter().map(|&it| braille::write(&now, it)).collect());
        for language in Language::ALL {
            let style = Style::SHORT.spelled_in(language);
            differ(legal.iter().map(|&it| style.write(&now, it)).collect());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_game_is_recognized_in_the_language_it_is_written_in(
        number: u16,
        choices in prop::collection::vec(any::<u16>(), 1..40),
        which in 0..Language::ALL.len(),
    ) {
        let game = playout(number, &choices);
        let language = &Language::ALL[which];
        let style = Style::PGN.spelled_in(language);
        let texts: Vec<String> =
            game.iter().map(|(now, played)| style.write(now, *played)).collect();
        let found = recognize(&game[0].0, texts.iter().map(String::as_str));
        prop_assert_eq!(found.read, texts.len());
        let codes: Vec<&str> = found.candidates.iter().map(|it| it.language.code).collect();
        prop_assert!(codes.contains(&language.code), "{} not in {codes:?}", language.code);
    }

    #[test]
    fn what_differs_from_the_form_needs_a_leniency(
        number: u16,
        choices in prop::collection::vec(any::<u16>(), 1..40),
        which in 0..7_usize,
        written in 0..144_usize,
    ) {
        let styles = styles();
        let style = styles[written % styles.len()];
        let reader = Reader { style, allowed: Leniencies::ALL };
        for (now, played) in playout(number, &choices) {
            let other = [
                Style::PGN, Style::OFFICIAL, Style::SHORT, Style::LONG, Style::FIGURINE,
                styles[which], styles[143 - which],
            ][which];
            let text = other.write(&now, played);
            let reading = reader.read(&now, &text);
            prop_assert!(reading.is_ok(), "{} in {}: {:?}", text, now.fen(), reading);
            let reading = reading.unwrap();
            prop_assert_eq!(reading.played, Some(played), "{} in {}", &text, now.fen());
            let same = text == style.write(&now, played);
            prop_assert_eq!(reading.used.is_empty(), same, "{}", text);
            prop_assert!(!reading.used.allows(Leniency::LowerCase));
        }
    }

    #[test]
    fn no_text_makes_a_reader_panic(
        number: u16,
        choices in prop::collection::vec(any::<u16>(), 0..12),
        text in "\\PC{0,14}",
        signs in "[a-hKQRBNOox0-9=+#()\\-е٤♘♞.!?$ ]{0,12}",
        cells in "[⠀-⠿]{0,9}",
        words in prop::collection::vec(prop::sample::select(WORDS), 0..9),
        which in 0..Language::ALL.len(),
    ) {
        let now = playout(number, &choices).pop().map_or_else(Position::initial, |it| it.0);
        let style = Style::OFFICIAL.spelled_in(&Language::ALL[which]);
        let reader = Reader { style, allowed: Leniencies::ALL };
        let words = words.join(" ");
        for text in [&text, &signs, &cells, &words] {
            let _ = (reader.read(&now, text), Reader::strict(style).read(&now, text));
            let _ = (iccf::read(&now, text), braille::read(&now, text));
            let _ = (braille::text(text), braille::to_brf(text), braille::from_brf(text));
            for tongue in Tongue::ALL {
                let _ = tongue.understand(&now, text);
            }
            let _ = Language::from_code(text);
        }
    }
}

const WORDS: &[&str] = &[
    "knight", "Springer", "cavalier", "e", "4", "vier", "Eva", "takes", "schlägt", "prend", "to",
    "castles", "short", "lange", "roque", "king", "side", "check", "queen", "promotes", "d8", "a",
    "en", "passant", "ß", "é", "🂡", "'", "f3g5",
];
