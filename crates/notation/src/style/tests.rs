//! The sample game of the Laws (C.13, later C.15) in every form, and what each style does.

use flagfall_board::Position;

use super::*;
use crate::{Reader, iccf, uci};

/// The moves of the sample game, as engines are told them.
const SAMPLE: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 \
                      f8e7 b1d2 e8g8 e1c1 f8e8 c1b1";

/// The sample game in a style.
fn sample(style: &Style) -> Vec<String> {
    let mut now = Position::initial();
    let mut texts = Vec::new();
    for squares in SAMPLE.split_whitespace() {
        let played = uci::read(&now, squares, false).unwrap();
        texts.push(style.write(&now, played));
        now = now.play(played);
    }
    texts
}

/// The style writes the sample game so, and reads it back strictly.
fn check(style: &Style, expected: &str) {
    let texts = sample(style);
    assert_eq!(
        texts.join(", "),
        expected.split_whitespace().collect::<Vec<_>>().join(" ")
    );
    let mut now = Position::initial();
    for (text, squares) in texts.iter().zip(SAMPLE.split_whitespace()) {
        let played = uci::read(&now, squares, false).unwrap();
        let reading = Reader::strict(*style).read(&now, text).unwrap();
        assert_eq!(
            (reading.played, reading.used.is_empty()),
            (Some(played), true),
            "{text}"
        );
        now = now.play(played);
    }
}

fn spelled(style: Style, code: &str) -> Style {
    style.spelled_in(Language::from_code(code).unwrap())
}

#[test]
fn the_sample_game_as_the_laws_print_it() {
    check(
        &Style::OFFICIAL,
        "e4, e5, Nf3, Nf6, d4, exd4, e5, Ne4, Qxd4, d5, exd6 e.p., Nxd6, Bg5, Nc6, Qe3+, Be7, \
         Nbd2, 0-0, 0-0-0, Re8, Kb1",
    );
    // The edition of 2009 prints letters for zeros.
    let letters = Style {
        castling: Castling::Letters,
        ..Style::OFFICIAL
    };
    check(
        &letters,
        "e4, e5, Nf3, Nf6, d4, exd4, e5, Ne4, Qxd4, d5, exd6 e.p., Nxd6, Bg5, Nc6, Qe3+, Be7, \
         Nbd2, O-O, O-O-O, Re8, Kb1",
    );
    // Without the signs that may be left out, as later editions print it a second time.
    check(
        &Style::SHORT,
        "e4, e5, Nf3, Nf6, d4, ed4, e5, Ne4, Qd4, d5, ed6, Nd6, Bg5, Nc6, Qe3, Be7, Nbd2, 0-0, \
         0-0-0, Re8, Kb1",
    );
    // And in the long form, the third time.
    let long = Style {
        departure: Departure::Joined,
        ..Style::OFFICIAL
    };
    check(
        &long,
        "e2e4, e7e5, Ng1f3, Ng8f6, d2d4, e5xd4, e4e5, Nf6e4, Qd1xd4, d7d5, e5xd6 e.p., Ne4xd6, \
         Bc1g5, Nb8c6, Qd4e3+, Bf8e7, Nb1d2, 0-0, 0-0-0, Rf8e8, Kc1b1",
    );
}

#[test]
fn the_sample_game_in_other_forms() {
    check(
        &Style::PGN,
        "e4, e5, Nf3, Nf6, d4, exd4, e5, Ne4, Qxd4, d5, exd6, Nxd6, Bg5, Nc6, Qe3+, Be7, Nbd2, \
         O-O, O-O-O, Re8, Kb1",
    );
    check(
        &Style::LONG,
        "e2-e4, e7-e5, Ng1-f3, Ng8-f6, d2-d4, e5xd4, e4-e5, Nf6-e4, Qd1xd4, d7-d5, e5xd6, Ne4xd6, \
         Bc1-g5, Nb8-c6, Qd4-e3+, Bf8-e7, Nb1-d2, O-O, O-O-O, Rf8-e8, Kc1-b1",
    );
    check(
        &Style::FIGURINE,
        "e4, e5, ♘f3, ♘f6, d4, exd4, e5, ♘e4, ♕xd4, d5, exd6, ♘xd6, ♗g5, ♘c6, ♕e3+, ♗e7, ♘bd2, \
         O-O, O-O-O, ♖e8, ♔b1",
    );
    let both = Style {
        men: Men::TwoFigurines,
        ..Style::FIGURINE
    };
    check(
        &both,
        "e4, e5, ♘f3, ♞f6, d4, exd4, e5, ♞e4, ♕xd4, d5, exd6, ♞xd6, ♗g5, ♞c6, ♕e3+, ♝e7, ♘bd2, \
         O-O, O-O-O, ♜e8, ♔b1",
    );
    check(
        &spelled(Style::OFFICIAL, "fr"),
        "e4, e5, Cf3, Cf6, d4, exd4, e5, Ce4, Dxd4, d5, exd6 e.p., Cxd6, Fg5, Cc6, De3+, Fe7, \
         Cbd2, 0-0, 0-0-0, Te8, Rb1",
    );
    check(
        &spelled(Style::OFFICIAL, "de"),
        "e4, e5, Sf3, Sf6, d4, exd4, e5, Se4, Dxd4, d5, exd6 e.p., Sxd6, Lg5, Sc6, De3+, Le7, \
         Sbd2, 0-0, 0-0-0, Te8, Kb1",
    );
    check(
        &spelled(Style::PGN, "ru"),
        "e4, e5, Кf3, Кf6, d4, exd4, e5, Кe4, Фxd4, d5, exd6, Кxd6, Сg5, Кc6, Фe3+, Сe7, Кbd2, \
         O-O, O-O-O, Лe8, Крb1",
    );
}

#[test]
fn the_sample_game_in_squares() {
    let mut now = Position::initial();
    let mut figures = Vec::new();
    for squares in SAMPLE.split_whitespace() {
        let played = uci::read(&now, squares, false).unwrap();
        assert_eq!(uci::write(&now, played, false), squares);
        figures.push(iccf::write(&now, played, false));
        now = now.play(played);
    }
    let expected = "5254 5755 7163 7866 4244 5544 5455 6654 4144 4745 5546 5446 3175 2836 4453 \
                    6857 2142 5878 5131 6858 3121";
    assert_eq!(
        figures.join(" "),
        expected.split_whitespace().collect::<Vec<_>>().join(" ")
    );
}

#[test]
fn promotion_mate_and_signs() {
    let writes = |style: &Style, fen: &str, squares: &str, expected: &str| {
        let position = Position::from_fen(fen).unwrap();
        let played = uci::read(&position, squares, true).unwrap();
        assert_eq!(style.write(&position, played), expected);
    };
    let pawn = "3r4/2P5/8/8/8/8/k6K/8 w - - 0 1";
    writes(&Style::OFFICIAL, pawn, "c7d8q", "cxd8Q");
    writes(&Style::SHORT, pawn, "c7d8q", "cd8Q");
    writes(&Style::PGN, pawn, "c7c8n", "c8=N");
    writes(&Style::FIGURINE, pawn, "c7d8r", "cxd8=♖");
    writes(&Style::LONG, pawn, "c7c8b", "c7-c8=B");
    writes(&spelled(Style::OFFICIAL, "fr"), pawn, "c7d8b", "cxd8F");
    let colon = Style {
        capture: Capture::Colon,
        mate: Mate::Pluses,
        ..Style::OFFICIAL
    };
    writes(&colon, pawn, "c7d8q", "c:d8Q");
    let mate = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    writes(&colon, mate, "a1a8", "Ra8++");
    writes(&Style::OFFICIAL, mate, "a1a8", "Ra8#");
    writes(&Style::SHORT, mate, "a1a8", "Ra8");
    let as_check = Style {
        mate: Mate::AsCheck,
        ..Style::OFFICIAL
    };
    writes(&as_check, mate, "a1a8", "Ra8+");
    writes(
        &Style::OFFICIAL,
        "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
        "e1h1",
        "0-0+",
    );
    writes(
        &Style::OFFICIAL,
        "4k3/8/8/8/8/8/8/5KR1 w G - 0 1",
        "f1g1",
        "0-0",
    );
}

#[test]
fn what_is_not_legal_is_written_in_full() {
    let start = Position::initial();
    let (from, to, promotion) = uci::squares("g1e4").unwrap();
    let illegal = flagfall_board::Move {
        from,
        to,
        promotion,
    };
    assert_eq!(Style::OFFICIAL.write(&start, illegal), "Ng1-e4");
    assert_eq!(Style::FIGURINE.write(&start, illegal), "♘g1-e4");
}
