//! Time controls in whole words, and the tag that says what PGN cannot.

use flagfall_clock::{Announced, Setup, TimeControl, Tongue};
use proptest::prelude::*;

mod common;
use common::{check, refused, side};

#[test]
fn in_whole_words() {
    let classical = "90m/40 + 30m + 30s";
    for text in [
        "90 minutes for the first 40 moves, followed by 30 minutes for the rest of the game, with \
         an addition of 30 seconds per move starting from move one",
        "40 moves in 90 minutes, then 30 minutes, plus 30 seconds a move from the first move",
        "90 minutes pour les 40 premiers coups, puis 30 minutes pour le reste de la partie, avec \
         un ajout de 30 secondes par coup dès le premier coup",
        "40 coups en 90 min puis 30 min + 30 s par coup à partir du coup 1",
    ] {
        let text = text.replace("a move from", "per move from");
        check(&text, "40/5400+30:1800+30", classical);
    }
    for (text, pgn, spoken) in [
        (
            "120 minutes for 40 moves, then 60 minutes for 20 moves, then 15 minutes with 30 \
             seconds per move from move 61",
            "40/7200:20/3600:900+30",
            "120m/40 : 60m/20 : 15m + 30s",
        ),
        ("61 minutes KO", "3660", "61m"),
        ("10 minutes + 5 secondes par coup", "600+5", "10m + 5s"),
        (
            "1 heure 30 minutes pour toute la partie, 10 s par coup",
            "5400+10",
            "90m + 10s",
        ),
        (
            "5 minutes with a delay of 3 seconds per move",
            "300d3",
            "5m d3s",
        ),
        (
            "5 minutes avec un délai Bronstein de 3 secondes par coup",
            "300b3",
            "5m b3s",
        ),
        ("5 minutes, 3 seconds per move Bronstein", "300b3", "5m b3s"),
        ("White: 5 minutes; Black: 4 minutes", "300|240", "5m | 4m"),
        (
            "Noirs : 4 minutes ; Blancs : 5 minutes",
            "300|240",
            "5m | 4m",
        ),
    ] {
        check(text, pgn, spoken);
    }
}

#[test]
fn words_that_leave_a_doubt_are_refused() {
    refused("40 moves", 1, "a time for these moves");
    refused(
        "90 minutes for 40 moves 30 minutes",
        25,
        "`then` or `per move`",
    );
    refused(
        "90 minutes for 40 moves, then 30 minutes, 30 seconds per move",
        43,
        "the move from which it is given",
    );
    refused(
        "90 minutes for 40 moves, then 30 minutes, 30 seconds per move from move 7",
        43,
        "the first move of a period",
    );
    refused("1000 moves in 90 minutes", 1, "from 1 to 999 moves");
    refused("40 moves in 90", 13, "a unit or `moves` after a number");
    refused("White: 5 minutes", 1, "each side once, at its time");
    refused(
        "90 minutes for 40 knights, then 30 minutes",
        19,
        "a word of time, such as `minutes`, `moves`, `then` or `per move`",
    );
}

#[track_caller]
fn says(text: &str, english: &str, french: &str) {
    let control: TimeControl = text.parse().unwrap_or_else(|it| panic!("{text}: {it}"));
    assert_eq!(control.in_words(Tongue::English), english);
    assert_eq!(control.in_words(Tongue::French), french);
}

#[test]
fn what_is_announced() {
    says(
        "40/120m:30m+30s",
        "120 minutes for 40 moves, then 30 minutes, with 30 seconds per move from move 41",
        "120 minutes pour 40 coups, puis 30 minutes, avec 30 secondes par coup à partir du coup \
         41",
    );
    says(
        "150m/40 + 60m/20",
        "150 minutes for 40 moves, then 60 minutes for every 20 moves",
        "150 minutes pour 40 coups, puis 60 minutes par tranche de 20 coups",
    );
    says(
        "5m|4m b3s",
        "White: 5 minutes; Black: 4 minutes, with a Bronstein delay of 3 seconds per move from \
         move 1",
        "Blancs : 5 minutes ; Noirs : 4 minutes, avec un délai Bronstein de 3 secondes par coup à \
         partir du coup 1",
    );
    says("*3m", "hourglass of 3 minutes", "sablier de 3 minutes");
    says("1m", "1 minute", "1 minute");
}

#[track_caller]
fn setup(text: &str, expect: Result<&str, (usize, &str)>) {
    let found = text.parse::<Setup>().map(|it| it.to_string());
    let found = found.as_deref().map_err(|it| (it.column, it.expected));
    match (found, expect) {
        (Err((column, expected)), Err((at, start))) => {
            assert!(
                column == at && expected.starts_with(start),
                "{text}: {column} {expected}"
            );
        }
        (found, expect) => assert_eq!(found, expect, "{text}"),
    }
}

#[test]
fn what_pgn_has_no_words_for() {
    let full = "white=40/5400+30:1800+30 black=300d2 credit=on_flag freeze=at_zero \
                flag=automatic counter=hidden";
    setup(full, Ok(full));
    setup(
        "black=15 white=15",
        Ok("white=15 black=15 credit=on_count freeze=run_on flag=called counter=shown"),
    );
    setup(
        "white=15 black=10",
        Ok("white=15 black=10 credit=on_count freeze=run_on flag=called counter=shown"),
    );
    setup(
        "white=*180 black=*120",
        Ok("white=*180 black=*120 credit=on_count freeze=run_on flag=called counter=shown"),
    );
    setup("white=300", Err((1, "the time of both sides")));
    setup("white=300 black", Err((11, "`key=value`")));
    setup("white=300 black=300 credit=never", Err((21, "white=, ")));
    setup("white=300 white=300 black=300", Err((11, "white=, ")));
    setup("white=300 black=fast", Err((17, "a time such as")));
    setup("white=300 black=300|200", Err((20, "the time of one side")));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn reading_undoes_saying(
        white in side(), black in side(), even in any::<bool>(), sand in any::<bool>(),
    ) {
        let black = if even { white.clone() } else { black };
        let control = match sand {
            true => TimeControl::sandclock(white[0].base, black[0].base),
            false => TimeControl::new(white, black),
        };
        let Ok(control) = control else { return Ok(()) };
        for tongue in [Tongue::English, Tongue::French] {
            let words = control.in_words(tongue);
            prop_assert_eq!(words.parse(), Ok(control.clone()), "{}", words);
        }
        let setup = Setup::of(control);
        prop_assert_eq!(setup.to_string().parse(), Ok(setup));
    }

    #[test]
    fn any_words_are_read_or_refused_in_place(
        text in "([0-9]{1,3}|minutes|moves|then|per|from|first|delay|sans|à|coup|White|,| ){0,12}",
    ) {
        match text.parse::<Announced>() {
            Ok(it) => prop_assert_eq!(it.to_pgn().parse(), Ok(it)),
            Err(it) => prop_assert!((1..=text.chars().count() + 1).contains(&it.column)),
        }
    }
}
