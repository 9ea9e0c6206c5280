//! Nothing is cut off, nothing is lost, and the same comes out each time.

use crate::{
    BoardLine, Cell, Envelope, EventHead, Head, Note, Paper, Printed, RoundReport, RoundSheet,
    Ruled, Rulings, Score, Scoresheet, SeatCard, envelope, round_report, rulings, scoresheets,
};
use flagfall_board::{Color, Position};
use flagfall_words::Lang;

const LONG: &str = "Bartholomäus Featherstonehaugh-Wriothesley de la Montagne Sainte-Geneviève";

fn head() -> Head {
    Head {
        event: LONG.repeat(2),
        date: "2026-11-30".to_owned(),
        round: "12345678901234567890".to_owned(),
        board: "123".to_owned(),
        white: LONG.to_owned(),
        black: "Ω".repeat(200),
        under: "120m/40+30s : 60m/20+30s : 15m+30s   Laws of 2009-draft".repeat(2),
    }
}

fn score() -> Score {
    Score {
        white: "½".to_owned(),
        black: "½".to_owned(),
        how: "The game is drawn by the fivefold repetition of a position. ".repeat(6),
    }
}

fn sheet(moves: usize, notes: usize) -> Scoresheet {
    let cell = Cell {
        text: "Rd1xd8+ e.p. (=)".to_owned(),
        clock: Some("-100:59:59".to_owned()),
        marks: "a b c d e f g".to_owned(),
    };
    let note = Note {
        mark: "aa".to_owned(),
        at: "112... Rd1xd8+".to_owned(),
        text: format!("{} {}", "W".repeat(300), "A long story. ".repeat(40)),
        cites: "9.5b, 2009; 9.2a".to_owned(),
    };
    Scoresheet {
        head: head(),
        first: 1,
        moves: vec![(cell.clone(), cell); moves],
        score: score(),
        notes: vec![note; notes],
    }
}

fn envelope_of(seven: &str) -> Envelope {
    Envelope {
        white: seven.to_owned(),
        black: seven.to_owned(),
        position: Position::initial(),
        white_used: "1:59:59".to_owned(),
        black_used: "2:00:00".to_owned(),
        sealed_by: Color::Black,
        number: 41,
        offer: Some(Color::White),
        resumption: seven.to_owned(),
    }
}

/// Every paper and language, with as much on it as anybody could put there.
#[test]
fn nothing_is_printed_beside_the_paper() {
    let ruled = Ruled {
        time: "1:59:59.999".to_owned(),
        after: "112... Rd1xd8+".to_owned(),
        act: LONG.repeat(5),
        text: "A long story. ".repeat(100),
        cites: "9.5b, 2009; 9.2a".repeat(20),
    };
    let ruled = Rulings {
        head: head(),
        ruled: vec![ruled; 8],
        score: score(),
    };
    for paper in Paper::ALL {
        for lang in Lang::ALL {
            let many = [sheet(0, 0), sheet(61, 4)];
            for canvas in [
                crate::scoresheet::drawn(&many, paper, lang).unwrap(),
                crate::rulings::drawn(&ruled, paper, lang).unwrap(),
                crate::rulings::drawn(&Rulings::default(), paper, lang).unwrap(),
                crate::envelope::drawn(&envelope_of(&LONG.repeat(2)), paper, lang).unwrap(),
                crate::envelope::drawn(&envelope_of(""), paper, lang).unwrap(),
            ] {
                assert_eq!(canvas.outside(), Vec::<String>::new(), "{paper} {lang:?}");
            }
        }
    }
}

fn lines(many: usize) -> Vec<BoardLine> {
    let line = BoardLine {
        board: "2000".to_owned(),
        white: LONG.to_owned(),
        black: "Ω".repeat(80),
        result: "1/2F-1/2F".to_owned(),
        remark: LONG.repeat(3),
    };
    vec![line; many]
}

fn event_head() -> EventHead {
    EventHead {
        event: LONG.repeat(2),
        about: LONG.repeat(2),
        round: "99".to_owned(),
        under: LONG.to_owned(),
        arbiter: LONG.repeat(3),
    }
}

/// What is printed of an event stays on the paper, whatever stands in it.
#[test]
fn nothing_of_an_event_is_printed_beside_the_paper() {
    let ruled = Ruled {
        after: "112... Rd1xd8+".to_owned(),
        text: "A long story. ".repeat(60),
        cites: "9.5b, 2009; 9.2a".repeat(20),
        ..Ruled::default()
    };
    let card = SeatCard {
        event: LONG.repeat(2),
        round: "99".to_owned(),
        board: "2000".to_owned(),
        white: (LONG.to_owned(), LONG.to_owned()),
        black: (LONG.to_owned(), LONG.to_owned()),
        under: LONG.repeat(2),
        clocks: ("100:59:59".to_owned(), "100:59:59".to_owned()),
        codes: ["https://chess.example/g/abcdefghijklmnop#t=0123456789abcdefghjkmnpqrstvwxyz"; 2]
            .map(str::to_owned),
    };
    let sheet = RoundSheet {
        head: event_head(),
        with_results: true,
        boards: lines(24),
        byes: vec![(LONG.to_owned(), "½".to_owned()); 9],
    };
    let report = RoundReport {
        head: event_head(),
        boards: lines(3),
        ruled: vec![(LONG.repeat(2), vec![ruled; 2]); 3],
        changes: vec![LONG.repeat(6); 2],
        notes: vec!["x".repeat(1000)],
    };
    for paper in Paper::ALL {
        for lang in Lang::ALL {
            for canvas in [
                crate::cards::drawn(&vec![card.clone(); 5], paper, lang).unwrap(),
                crate::cards::drawn(&[], paper, lang).unwrap(),
                crate::round::drawn(&sheet, paper, lang).unwrap(),
                crate::round::drawn(&RoundSheet::default(), paper, lang).unwrap(),
                crate::report::drawn(&report, paper, lang).unwrap(),
                crate::report::drawn(&RoundReport::default(), paper, lang).unwrap(),
            ] {
                assert_eq!(canvas.outside(), Vec::<String>::new(), "{paper} {lang:?}");
            }
        }
    }
    let printed = round_report(&report, Paper::A4, Lang::Fr).unwrap();
    assert!(printed.missing.is_empty(), "{:?}", printed.missing);
}

#[test]
fn a_game_takes_as_many_sheets_as_it_needs() {
    for (moves, notes, expect) in [(0, 0, 1), (60, 0, 1), (61, 0, 2), (181, 0, 4), (1, 1, 2)] {
        let sheets = [sheet(moves, notes)];
        let printed = scoresheets(&sheets, Paper::A5, Lang::En).unwrap();
        assert_eq!(printed.sheets, expect, "{moves} moves, {notes} notes");
    }
}

/// The standard for accessible documents is checked by the library as it writes; that it was
/// asked for is seen in the document.
#[test]
fn the_same_bytes_come_out_and_say_that_they_are_accessible() {
    let print = || -> [Printed; 3] {
        [
            scoresheets(&[sheet(3, 1)], Paper::A5, Lang::Fr).unwrap(),
            rulings(&Rulings::default(), Paper::A4, Lang::Fr).unwrap(),
            envelope(&envelope_of("Jusupow"), Paper::Letter, Lang::Fr).unwrap(),
        ]
    };
    let (once, again) = (print(), print());
    assert_eq!(once, again);
    for printed in once {
        assert!(printed.missing.is_empty(), "{:?}", printed.missing);
        for mark in ["pdfuaid:part", "<rdf:li>fr</rdf:li>", "/Lang"] {
            let found = printed
                .pdf
                .windows(mark.len())
                .any(|it| it == mark.as_bytes());
            assert!(found, "{mark}");
        }
    }
}
