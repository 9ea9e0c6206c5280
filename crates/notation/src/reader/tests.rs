//! Tables of texts: what is read, under which leniencies, and what is refused with which cure.

use flagfall_board::{Position, Square};

use super::*;
use crate::{san, uci};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PAWN: &str = "3r4/2P5/8/8/8/8/k6K/8 w - - 0 1";
const PASSING: &str = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";

fn style(code: &str) -> Style {
    Style::PGN.spelled_in(Language::from_code(code).unwrap())
}

/// With every leniency the text is this move and needs these; strictly it is refused, with the
/// move as the style writes it, unless it needs none.
fn check(style: Style, fen: &str, text: &str, squares: &str, needs: &[Leniency]) {
    let position = Position::from_fen(fen).unwrap();
    let played = uci::read(&position, squares, true).unwrap();
    let all = Reader {
        style,
        allowed: Leniencies::ALL,
    };
    let reading = all
        .read(&position, text)
        .unwrap_or_else(|it| panic!("{text}: {it}"));
    assert_eq!(reading.played, Some(played), "{text}");
    assert_eq!(reading.used.iter().collect::<Vec<_>>(), needs, "{text}");
    match Reader::strict(style).read(&position, text) {
        Ok(_) => assert!(needs.is_empty(), "{text}"),
        Err(ReadError::NotAllowed { instead, .. }) => {
            assert_eq!(instead, style.write(&position, played), "{text}");
        }
        Err(error) => panic!("{text}: {error}"),
    }
}

/// The text is refused with this sentence.
fn refused(reader: Reader, fen: &str, text: &str, expected: &str) {
    let position = Position::from_fen(fen).unwrap();
    let error = reader.read(&position, text).expect_err(text);
    assert_eq!(error.to_string(), expected, "{text}");
}

#[test]
fn every_leniency_has_its_name() {
    use Leniency::*;
    let pgn = Style::PGN;
    check(pgn, START, "Nf3", "g1f3", &[]);
    check(pgn, CASTLES, "0-0", "e1h1", &[Castling]);
    check(pgn, CASTLES, "o-o-o", "e1a1", &[Castling]);
    check(pgn, CASTLES, "O–O", "e1h1", &[Castling]);
    check(pgn, CASTLES, "OO", "e1h1", &[Castling]);
    check(pgn, PAWN, "cd8=Q", "c7d8q", &[CaptureSign]);
    check(pgn, PAWN, "c:d8=Q", "c7d8q", &[CaptureSign]);
    check(pgn, START, "Nxf3", "g1f3", &[CaptureSign]);
    check(pgn, START, "Nf3+", "g1f3", &[CheckSign]);
    check(
        pgn,
        "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
        "Ra8",
        "a1a8",
        &[CheckSign],
    );
    check(
        pgn,
        "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
        "Ra8++",
        "a1a8",
        &[CheckSign],
    );
    for text in ["cxd8Q", "cxd8(Q)", "cxd8/Q"] {
        check(pgn, PAWN, text, "c7d8q", &[PromotionSign]);
    }
    for text in ["exd6 e.p.", "exd6e.p.", "exd6ep", "exd6 (e.p.)"] {
        check(pgn, PASSING, text, "e5d6", &[EnPassantSign]);
    }
    check(pgn, PASSING, "ed", "e5d6", &[PawnFiles]);
    check(pgn, START, "Ng1f3", "g1f3", &[Departure]);
    check(pgn, START, "e2-e4", "e2e4", &[Departure, Hyphen]);
    check(pgn, START, "N-f3", "g1f3", &[Hyphen]);
    check(pgn, START, "Pe4", "e2e4", &[PawnLetter]);
    check(pgn, START, "♘f3", "g1f3", &[Figurines]);
    check(pgn, START, "♙e4", "e2e4", &[PawnLetter, Figurines]);
    check(pgn, START, "Ktf3", "g1f3", &[Spelling]);
    check(pgn, START, "nf3", "g1f3", &[LowerCase]);
    check(pgn, START, "е4", "e2e4", &[Lookalikes]);
    check(pgn, START, "e٤", "e2e4", &[Digits]);
    check(pgn, START, "g1f3", "g1f3", &[Squares]);
    check(pgn, PAWN, "c7d8q", "c7d8q", &[Squares]);
    for text in ["Nf3!?", "Nf3 $5", "Nf3‼"] {
        check(pgn, START, text, "g1f3", &[Annotation]);
    }
    check(pgn, START, "1. Nf3", "g1f3", &[Number]);
    check(pgn, START, " Nf3", "g1f3", &[Blanks]);
    check(pgn, START, "N\u{200e}f3", "g1f3", &[Blanks]);
    assert_eq!(Leniency::ALL.len(), Leniencies::ALL.iter().count());
}

#[test]
fn the_laws_own_form_is_strict_too() {
    use Leniency::*;
    let official = Style::OFFICIAL;
    check(official, CASTLES, "0-0-0", "e1a1", &[]);
    check(official, CASTLES, "O-O-O", "e1a1", &[Castling]);
    check(official, PAWN, "cxd8Q", "c7d8q", &[]);
    check(official, PAWN, "cxd8=Q", "c7d8q", &[PromotionSign]);
    check(official, PASSING, "exd6 e.p.", "e5d6", &[]);
    check(official, PASSING, "exd6", "e5d6", &[EnPassantSign]);
    check(official, PASSING, "exd6ep", "e5d6", &[EnPassantSign]);
    check(Style::LONG, START, "e4", "e2e4", &[Departure, Hyphen]);
    check(Style::LONG, START, "Ng1f3", "g1f3", &[Hyphen]);
    check(Style::SHORT, PASSING, "ed6", "e5d6", &[]);
    check(Style::SHORT, PASSING, "exd6", "e5d6", &[CaptureSign]);
    check(Style::FIGURINE, START, "♘f3", "g1f3", &[]);
    check(Style::FIGURINE, START, "♞f3", "g1f3", &[Blanks]);
    check(Style::FIGURINE, START, "Nf3", "g1f3", &[Figurines]);
}

#[test]
fn other_languages() {
    use Leniency::*;
    check(style("de"), START, "Sf3", "g1f3", &[]);
    check(style("de"), START, "Be4", "e2e4", &[PawnLetter]);
    check(style("fr"), START, "Cf3", "g1f3", &[]);
    check(style("fr"), PAWN, "cxd8=F", "c7d8b", &[]);
    check(style("ru"), START, "Кf3", "g1f3", &[]);
    check(style("ru"), START, "Kf3", "g1f3", &[Lookalikes]);
    check(style("ru"), CASTLES, "Крe2", "e1e2", &[]);
    check(style("ru"), CASTLES, "Kpe2", "e1e2", &[Lookalikes]);
    check(style("el"), START, "Ιf3", "g1f3", &[]);
    check(style("sq"), START, "Kaf3", "g1f3", &[]);
    check(style("he"), START, "פf3", "g1f3", &[]);
    check(style("hi"), START, "घोf३", "g1f3", &[Digits]);
    check(style("hi"), START, "Gf3", "g1f3", &[Spelling]);
    check(style("zh"), START, "馬f3", "g1f3", &[Spelling]);
    check(style("tr"), CASTLES, "Şe2", "e1e2", &[]);
    check(style("tr"), CASTLES, "şe2", "e1e2", &[LowerCase]);
    check(style("be"), CASTLES, "Лдa5", "a1a5", &[]);
    // A knight in Russian, which looks like a king in English: never taken for one.
    let english = Reader::lenient(Style::PGN);
    assert!(english.read(&Position::initial(), "Кf3").is_err());
}

#[test]
fn lower_case_is_offered_and_not_guessed() {
    let fen = "rnbqkbnr/ppp1pppp/8/3p4/2P1P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 2";
    let lenient = Reader::lenient(Style::PGN);
    let case = "the piece's letter is in lower case";
    refused(
        lenient,
        fen,
        "nf6",
        &format!("not as it should be written: {case}; write Nf6"),
    );
    // A letter that is a file is one, and a bishop only where no pawn can do it.
    let both = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
    let named = Reader {
        allowed: lenient.allowed.with(Leniency::LowerCase),
        ..lenient
    };
    let played = |text: &str| {
        named
            .read(&Position::from_fen(both).unwrap(), text)
            .unwrap()
            .played
    };
    assert_eq!(played("bxc3"), Some(Move::new(Square::B2, Square::C3)));
    assert_eq!(played("Bxc3"), Some(Move::new(Square::D2, Square::C3)));
    assert_eq!(played("be3"), Some(Move::new(Square::D2, Square::E3)));
    refused(
        lenient,
        both,
        "be3",
        &format!("not as it should be written: {case}; write Be3"),
    );
}

#[test]
fn refused_with_what_it_might_have_been() {
    let strict = Reader::strict(Style::PGN);
    let german = Reader::of(Language::from_code("de").unwrap());
    refused(
        strict,
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "Kg1",
        "not a legal move: no king of the player's can go to g1; legal: O-O",
    );
    refused(
        german,
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        "Sd2",
        "more than one move fits; write Sbd2 or Sfd2",
    );
    let letter = "a piece letter, a file a-h or castling";
    refused(
        german,
        START,
        "Nf3",
        &format!("not a move at byte 0: found 'N', expected {letter}; perhaps f3 or Sf3"),
    );
    refused(
        german,
        START,
        "Sf9",
        "not a move at byte 1: found 'f', expected a square, as in e4; perhaps Sf3",
    );
    refused(
        strict,
        START,
        "",
        "not a move: it ends at byte 0, expected a move, as in Nf3, exd5 or O-O",
    );
    let long = "e4".repeat(40);
    refused(
        strict,
        START,
        &long,
        "not a move at byte 0: found 'e', expected a move, which is shorter",
    );
    // Squares from which nothing goes there, and a promotion that is not named.
    let lenient = Reader::lenient(Style::PGN);
    refused(
        lenient,
        START,
        "g1g3",
        "not a legal move: no pawn of the player's can go to g3; perhaps g3",
    );
    refused(
        lenient,
        PAWN,
        "c7-c8",
        "not a legal move: the piece that the pawn is exchanged for is missing; legal: c8=Q, c8=R, \
         c8=B, c8=N",
    );
}

#[test]
fn a_turn_passed_and_a_draw_offered() {
    let start = Position::initial();
    let lenient = Reader::lenient(Style::PGN);
    for text in ["--", "Z0", "1... --"] {
        let reading = lenient.read(&start, text).unwrap();
        assert_eq!(reading.played, None, "{text}");
        assert!(reading.used.allows(Leniency::Pass), "{text}");
        let after = reading.play(&start);
        assert_eq!(after.turn(), flagfall_board::Color::Black);
    }
    assert!(Reader::strict(Style::PGN).read(&start, "--").is_err());
    let check = Position::from_fen("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1").unwrap();
    assert!(lenient.read(&check, "--").is_err());
    for text in ["Nf3 (=)", "Nf3(=)"] {
        let reading = Reader::strict(Style::OFFICIAL).read(&start, text).unwrap();
        assert!(reading.offers_draw && reading.used.is_empty(), "{text}");
    }
    assert!(!lenient.read(&start, "Nf3").unwrap().offers_draw);
}

#[test]
fn what_pgn_writes_is_what_the_style_writes() {
    let fens = [START, CASTLES, PAWN, PASSING];
    for position in fens.map(|fen| Position::from_fen(fen).unwrap()) {
        for &played in &position.legal_moves() {
            assert_eq!(
                Style::PGN.write(&position, played),
                san::write(&position, played)
            );
        }
    }
}
