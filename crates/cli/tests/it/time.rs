//! `time`.

use crate::{check, flagfall, flagfall_reading, golden, words};

#[test]
fn a_time_control_is_explained() {
    golden("time.txt", "time 40/90m+30s:30m+30s", 0);
    golden(
        "time-fr.txt",
        "time --lang fr '150m/40 + 60m/20 | 15m b5s'",
        0,
    );
    golden("time-json.txt", "time --json '5m d3s|4m d3s'", 0);
    golden("time-armageddon.txt", "time armageddon", 0);
    golden("time-list.txt", "time --list", 0);
    golden("time-unreadable.txt", "time '15m 10s'", 2);
}

#[test]
fn whatever_way_it_is_written_it_is_the_same() {
    for line in [
        "40/5400+30:1800+30",
        "'90m/40 + 30m + 30s'",
        "90m/40 + 30m + 30s",
        "fide-classical",
        "'90 minutes for 40 moves, then 30 minutes, with 30 seconds per move from move 1'",
        "'40 coups en 90 minutes puis 30 minutes + 30 secondes par coup dès le premier coup'",
        "'white=40/5400+30:1800+30 black=40/5400+30:1800+30'",
    ] {
        let line = format!("time --json {line}");
        check(
            &line,
            0,
            &["\"pgn\":\"40/5400+30:1800+30\"", "\"start_ms\":5430000"],
            &[],
        );
    }
}

/// The bounds of each edition, as the catalogue has them.
#[test]
fn the_class_is_that_of_the_edition() {
    let class = |control: &str| {
        let answer = flagfall(&words(&format!("time --json '{control}'")));
        let from = answer.stdout.find("\"class\":{").expect("a class");
        let text = &answer.stdout[from..];
        text[..=text.find('}').expect("its end")].to_owned()
    };
    for (control, edition, expect) in [
        ("60m", "1997", "rapid"),
        ("60m", "2009", "standard"),
        ("61m", "2005", "standard"),
        ("10m", "2009", "blitz"),
        ("10m", "2014", "blitz"),
        ("10m", "2023", "blitz"),
        ("12m", "2009", "blitz"),
        ("12m", "2014", "rapid"),
        ("3m+2s", "1997", "blitz"),
        ("50m+15s", "2001", "rapid"),
        ("50m+15s", "2005", "standard"),
        ("5m|15m", "2023", "rapid"),
        ("90m/40 + 30m + 30s", "2018", "standard"),
    ] {
        let found = class(control);
        let wanted = format!("\"{edition}\":\"{expect}\"");
        assert!(found.contains(&wanted), "{control}: {found}");
    }
    assert!(class("?").contains("\"2023\":\"unknown\""));
    assert!(class("-").contains("\"2023\":\"standard\""));
}

/// What a draw counts for is a regulation, and goes with any times.
#[test]
fn armageddon_is_a_time_and_a_regulation() {
    let line = "time --json armageddon 6m+2s '|' 5m+2s";
    let setup = "white=360+2 black=300+2 credit=on_count freeze=run_on flag=called counter=shown \
                 draw=black";
    let has = ["\"draw\":\"black\"", "\"pgn\":\"360+2|300+2\"", setup];
    check(line, 0, &has, &[]);
    check(&format!("time --json '{setup}'"), 0, &has, &[]);
    check("time --json '5m | 4m'", 0, &["\"draw\":\"half\""], &[]);
    check("time armageddon 6x", 2, &[], &["cannot be read"]);
}

#[test]
fn controls_are_read_line_by_line() {
    let input = b"5m\n\nno such\n*180\n";
    let answer = flagfall_reading(&words("time --lines --json"), input);
    assert_eq!(answer.status, 2);
    assert_eq!(answer.stdout.lines().count(), 2, "{}", answer.stdout);
    assert!(
        answer.stderr.contains("cannot be read"),
        "{}",
        answer.stderr
    );
    check("time dgt3000-06", 2, &[], &["dgt3000-06/40"]);
    check(
        "time dgt3000-07/40",
        0,
        &["40/7200:3600", "comes to zero"],
        &[],
    );
}

/// A reading that rises by more than the increment; a loss on time while the other was to move.
#[test]
fn the_readings_of_a_game_are_audited() {
    let game = b"[TimeControl \"300+3\"]\n[Result \"1-0\"]\n[Termination \"Time forfeit\"]\n\n\
        1. e4 {[%clk 0:05:00]} e5 {[%clk 0:05:00]} 2. Nf3 {[%clk 0:05:20]} \
        Nc6 {[%clk 0:01:00]} 1-0";
    let answer = flagfall_reading(&words("time --json --audit -"), game);
    assert_eq!(answer.status, 1, "{}", answer.stderr);
    for text in [
        "\"ply\":3,\"side\":\"white\",\"kind\":\"impossible\"",
        "\"expected_ms\":303000",
        "\"verdict\":\"not_running\",\"left_ms\":60000",
        "\"impossible\":1",
    ] {
        assert!(answer.stdout.contains(text), "{text}: {}", answer.stdout);
    }
}
