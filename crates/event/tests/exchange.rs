//! Events as other programs write and read them, and what is refused of them.
#![allow(clippy::unwrap_used)]

use flagfall_event::{
    About, Act, By, Bye, Date, Entry, Event, Number, Pair, Pairing, Player, Reason, Report, Score,
    Sex, csv, trf,
};
use proptest::prelude::*;

fn take(event: &mut Event, act: Act) -> Result<(), String> {
    let entry = Entry {
        at_ms: 1,
        by: By::arbiter("Ann"),
        act,
    };
    event.take(entry).map_err(|refused| refused.to_string())
}

fn number(number: u16) -> Number {
    Number::new(number).unwrap()
}

fn scored(round: u16, board: u16, score: &str, reason: &str) -> Act {
    Act::Score {
        round,
        board,
        score: Score::read(score),
        reason: Reason::plain(reason),
    }
}

fn paired(round: u16, pairs: &[(u16, u16, u16)], byes: &[(u16, Bye)]) -> Act {
    let pair = |(board, white, black): &(u16, u16, u16)| Pair {
        board: *board,
        white: number(*white),
        black: number(*black),
    };
    Act::Pair(Pairing {
        round,
        pairs: pairs.iter().map(pair).collect(),
        byes: byes.iter().map(|(it, bye)| (number(*it), *bye)).collect(),
        ..Pairing::default()
    })
}

/// Five players, two rounds played and a third one paired.
fn club() -> Event {
    let mut event = Event::default();
    let mut players: Vec<Player> = [
        "Polgár, Judit",
        "Nepomniachtchi, Ian",
        "Żukowski, Łukasz",
        "Short, Nigel",
        "Ó Briain, Seán",
    ]
    .iter()
    .zip(1..)
    .map(|(name, number)| Player::named(number, name))
    .collect();
    players[0].title = "WGM".to_owned();
    players[0].sex = Some(Sex::Woman);
    players[0].rating = Some(2675);
    players[0].fide = Some(700_070);
    players[0].federation = "HUN".to_owned();
    players[0].born = Date::read("1976-07-23");
    players[1].title = "GM".to_owned();
    players[1].born = Date::read("1990");
    let about = About {
        name: "Club championship".to_owned(),
        place: "Ghent".to_owned(),
        federation: "BEL".to_owned(),
        from: Date::read("2026-03-01"),
        to: Date::read("2026-03-08"),
        chief_arbiter: "Ann Arbiter".to_owned(),
        deputies: vec!["Ben Bode".to_owned()],
        kind: "Individual: Swiss-System".to_owned(),
        rounds: Some(5),
        time_control: "5400+30".to_owned(),
        ..About::default()
    };
    for act in [
        Act::Settle(about),
        Act::Enter(players),
        paired(1, &[(1, 1, 3), (2, 4, 2)], &[(5, Bye::Allocated)]),
        scored(1, 1, "1-0", ""),
        scored(1, 2, "0F-1F", ""),
        paired(2, &[(1, 2, 1), (2, 3, 5)], &[(4, Bye::Half)]),
        scored(2, 1, "1/2-1/2", ""),
        scored(2, 2, "0-0", ""),
        paired(3, &[(1, 1, 5), (2, 3, 2)], &[(4, Bye::Zero)]),
    ] {
        take(&mut event, act).unwrap();
    }
    event
}

/// An event in which what a file says was entered.
fn entered(report: &Report, mut event: Event) -> Event {
    for act in report.news(&event).unwrap() {
        take(&mut event, act).unwrap();
    }
    event
}

#[test]
fn the_report_file_stands_in_its_columns() {
    let written = trf::write(&club(), 3, trf::Version::Sixteen, None);
    assert!(written.lines().count() == written.matches("\r\n").count());
    let row = |number: usize| {
        let head = format!("001 {number:>4} ");
        let mut rows = written.lines();
        rows.find(|it| it.starts_with(&head)).unwrap().to_owned()
    };
    assert_eq!(
        row(1),
        concat!(
            "001    1 wWGM Polgár, Judit                     2675 HUN ",
            "     700070 1976/07/23  1.5    1",
            "     3 w 1     2 b =     5 w"
        )
    );
    assert_eq!(
        row(4),
        concat!(
            "001    4      Short, Nigel                               ",
            "                        0.5    4",
            "     2 w -  0000 - H  0000 - Z"
        )
    );
    for (code, text) in [
        ("012", "Club championship"),
        ("062", "5"),
        ("072", "1"),
        ("102", "Ann Arbiter"),
        ("122", "5400+30"),
        ("XXR", "5"),
    ] {
        assert!(written.contains(&format!("{code} {text}\r\n")), "{code}");
    }
    let newer = trf::write(&club(), 2, trf::Version::TwentySix, Some("5400+30"));
    for line in ["142 5\r\n", "222 5400+30\r\n", "240 Z 003    4\r\n"] {
        assert!(newer.contains(line), "{line}{newer}");
    }
}

#[test]
fn what_was_written_is_read_again() {
    let event = club();
    for version in [trf::Version::Sixteen, trf::Version::TwentySix] {
        let written = trf::write(&event, 3, version, Some("5400+30"));
        let report = trf::read(&written).unwrap();
        let again = entered(&report, Event::default());
        assert_eq!(trf::write(&again, 3, version, Some("5400+30")), written);
        assert_eq!(again.players(), event.players());
        assert_eq!(report.news(&event).unwrap(), vec![], "nothing of it is new");
        let bare = written.replace('\n', "");
        assert_eq!(
            trf::read(&bare).unwrap(),
            report,
            "lines that end with CR alone"
        );
    }
    let table = csv::write_players(&event);
    assert_eq!(
        csv::players(&table).unwrap(),
        event.players().values().cloned().collect::<Vec<_>>()
    );
    let mut players = Event::default();
    let everybody = event.players().values().cloned().collect();
    take(&mut players, Act::Enter(everybody)).unwrap();
    let results = csv::write_results(&event, None);
    let again = entered(&csv::pairings(&results, &players).unwrap(), players);
    for (number, round) in event.rounds() {
        let other = again.round(*number).unwrap();
        assert_eq!(other.byes, round.byes);
        for (board, it) in &round.boards {
            let other = &other.boards[board];
            assert_eq!(
                (other.white, other.black, other.score()),
                (it.white, it.black, it.score())
            );
        }
    }
}

#[test]
fn a_file_takes_nothing_from_a_board() {
    let mut event = club();
    let file = trf::write(&event, 3, trf::Version::Sixteen, None);
    let other = file.replace("3 w 1     2 b =", "3 w 0     2 b =");
    let other = other.replace("1 b 0     5 w 0", "1 b 1     5 w 0");
    let report = trf::read(&other).unwrap();
    let error = report.news(&event).unwrap_err().to_string();
    assert!(
        error.starts_with("round 1, board 1: the event has 1-0 and the file has 0-1"),
        "{error}"
    );
    // The next result comes in, and the rest stays as it is.
    let more = file
        .replace("5 w\r\n", "5 w 1\r\n")
        .replace("2 w\r\n", "2 w 1\r\n");
    let more = more
        .replace("1 b\r\n", "1 b 0\r\n")
        .replace("3 b\r\n", "3 b 0\r\n");
    let news = trf::read(&more).unwrap().news(&event).unwrap();
    assert_eq!(news.len(), 2, "{news:?}");
    for act in news {
        take(&mut event, act).unwrap();
    }
    assert_eq!(event.board(3, 2).unwrap().score(), Score::read("1-0"));
}

#[test]
fn what_cannot_be_read_is_named_with_its_place() {
    let row = |name: &str, rest: &str| {
        format!("001    1 mGM  {name:<33} 2700 ENG      400041 1971/11/17  0.5    1{rest}")
    };
    let bad = |text: String, expect: &str| {
        let error = trf::read(&text).unwrap_err().to_string();
        assert!(error.starts_with(expect), "{error}");
    };
    bad(String::new(), "expected players");
    bad("042 soon".to_owned(), "line 1, column 5: expected a day");
    bad(row("", ""), "line 1, column 15: expected name");
    bad(
        row("A", "     2 w 1"),
        "line 1, column 95: expected a player of whom",
    );
    bad(
        row("A", "  0000 - X"),
        "line 1, column 99: expected one of U F H Z",
    );
    bad(row("A", "     2 x 1"), "line 1, column 97: expected w or b");
    bad(
        row("A", "    2z w 1"),
        "line 1, column 94: expected the number of a player",
    );
    bad(
        row("A", "") + "\n" + &row("B", ""),
        "line 2, column 8: expected a number that no other player has",
    );
    let event = club();
    for (text, expect) in [
        ("white\n1\n", "line 1: expected a column named `black`"),
        (
            "white,black\n1,9\n",
            "line 2, column 2: expected in `black`",
        ),
        (
            "white,black,result\n1,2,3-0\n",
            "line 2, column 3: expected in `result`",
        ),
        (
            "white,black,board\n1,2,0\n",
            "line 2, column 3: expected in `board` 1 to 2000",
        ),
        (
            "white,black\n,\n1,x\n",
            "line 3, column 2: expected in `black`",
        ),
        ("", "line 1: expected a first line"),
    ] {
        let error = csv::pairings(text, &event).unwrap_err().to_string();
        assert!(error.starts_with(expect), "{text}: {error}");
    }
}

#[test]
fn what_stands_on_a_board_is_not_lost() {
    let mut event = club();
    let again = paired(1, &[(1, 2, 3), (2, 4, 1)], &[]);
    assert!(
        take(&mut event, again)
            .unwrap_err()
            .contains("its pairing stays")
    );
    let (same, back) = (scored(1, 1, "1-0", "why"), scored(1, 1, "*", ""));
    assert!(
        take(&mut event, same)
            .unwrap_err()
            .contains("stands already")
    );
    assert!(take(&mut event, back).unwrap_err().starts_with("reason"));
    take(&mut event, scored(1, 1, "*", "wrong board")).unwrap();
    take(&mut event, scored(1, 1, "0-1", "the right one")).unwrap();
    let board = event.board(1, 1).unwrap();
    let entered: Vec<Option<Score>> = board.entered.iter().map(|it| it.score).collect();
    assert_eq!(entered, [Score::read("1-0"), None, Score::read("0-1")]);
    assert_eq!(board.entered[2].reason.text, "the right one");
    // An empty pairing leaves what was played.
    let Act::Pair(mut empty) = paired(3, &[], &[]) else {
        unreachable!()
    };
    empty.reason = Reason::plain("cancelled");
    take(&mut event, Act::Pair(empty)).unwrap();
    assert_eq!(event.round(3).unwrap().boards.len(), 0);
    assert_eq!(event.round(1).unwrap().boards.len(), 2);
}

proptest! {
    /// Whatever the text, it is read or a fault names a place.
    #[test]
    fn nothing_makes_the_readers_panic(text in "(?s).{0,400}") {
        drop(trf::read(&text));
        drop(csv::players(&text));
        drop(csv::pairings(&text, &club()));
        let _ = Score::read(&text);
        let _ = Date::read(&text);
    }

    /// Nor does a file that is nearly one.
    #[test]
    fn nor_does_a_damaged_file(at in 0_usize..2_000, with in "(?s).{0,6}") {
        let file = trf::write(&club(), 3, trf::Version::TwentySix, None);
        let mut signs: Vec<char> = file.chars().collect();
        let at = at.min(signs.len());
        signs.splice(at..(at + 2).min(signs.len()), with.chars());
        let text: String = signs.into_iter().collect();
        if let Ok(report) = trf::read(&text) {
            drop(report.news(&club()));
            drop(report.news(&Event::default()));
        }
        if let Err(fault) = trf::read(&text) {
            prop_assert!(fault.line <= text.lines().count() + 1);
        }
    }
}
