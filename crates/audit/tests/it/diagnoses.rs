//! Moves that could not be played, and what most likely happened.

use crate::{from, judged};
use flagfall_words::english;

/// The cause, whether it is certain, and the cure, of the first fault.
fn check(text: &str, cause: &str, certain: bool, cure: &str) {
    let checked = judged("2023", text);
    let all = checked.problems.iter();
    let found = all.filter_map(|it| it.diagnosis.as_ref()).next();
    let found = found.unwrap_or_else(|| panic!("no diagnosis: {text}"));
    assert_eq!(
        (found.cause.word(), found.certain, english(&found.cure)),
        (cause, certain, cure.to_owned()),
        "{text}: {found:?}"
    );
}

const OPENING: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6";
const LATER: &str = "Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7";

#[test]
fn kings_in_the_centre_are_a_sign_and_no_moves() {
    let end = |moves: &str, result: &str| format!("{OPENING} {moves} {result}");
    check(
        &end("5. Ke4 Kd5", "1-0"),
        "result_sign",
        true,
        "end the moves before Ke4",
    );
    check(
        &end("5. Kd4 Ke5", "0-1"),
        "result_sign",
        true,
        "end the moves before Kd4",
    );
    check(
        &end("5. Kd4 Kd5", "1/2-1/2"),
        "result_sign",
        true,
        "end the moves before Kd4",
    );
    check(
        &end("5. Ke4 Kd5", "0-1"),
        "result_sign",
        false,
        "end the moves before Ke4",
    );
    check(
        &end("5. Ke4", "1-0"),
        "result_sign",
        false,
        "end the moves before Ke4",
    );
    // A king who stands there already: only the other one's move is illegal.
    let near = from("8/8/4k3/8/8/4K3/P7/8 w - - 0 1", "1. Ke4 Kd5 1-0");
    check(&near, "result_sign", true, "end the moves before Kd5");
}

#[test]
fn castling_in_two_is_told_from_castling_written_as_a_move() {
    check(
        &format!("{OPENING} 5. Kg1 Rf1 {LATER} *"),
        "castling_in_two",
        true,
        "O-O in place of Kg1 Rf1",
    );
    check(
        &format!("{OPENING} 5. Rf1 Kg1 {LATER} *"),
        "castling_in_two",
        true,
        "O-O in place of Rf1 Kg1",
    );
    check(
        &format!("{OPENING} 5. Kg1 {LATER} *"),
        "misread",
        true,
        "O-O in place of Kg1",
    );
}

#[test]
fn what_stands_twice_and_what_is_missing() {
    check(
        &format!("{OPENING} Nf6 5. O-O {LATER} *"),
        "duplicated",
        true,
        "leave out the second Nf6",
    );
    check(
        &format!("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bb5 a6 5. Ba4 Nf6 6. O-O {LATER} *"),
        "duplicated",
        true,
        "leave out the second Bb5 a6",
    );
    check(
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 \
         8. Nb3 Qxd1 9. Rxd1 *",
        "missing",
        true,
        "dxc6 before O-O",
    );
}

#[test]
fn another_square_and_another_man() {
    check(
        &format!("{OPENING} 5. O-O Bb7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Re8 10. d4 Bf8 *"),
        "misread",
        true,
        "Be7 in place of Bb7",
    );
    // The other knight went to d2.
    check(
        "1. d4 d5 2. Nf3 Nf6 3. e3 e6 4. Bd3 Be7 5. Nfd2 O-O 6. O-O c5 7. c3 Nc6 8. Nxf6 *",
        "unclear",
        false,
        "compare the scoresheets",
    );
}

#[test]
fn an_illegal_move_that_stands() {
    // The knight is pinned, and goes all the same; nobody says a word.
    let text = "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. Nc3 Qe7 5. Be2 exd4 6. Qxd4 Nc6 7. Bb5 O-O-O \
                8. Bxc6 bxc6 9. Qa4 Kb8 10. Be3 *";
    assert!(judged("2023", text).problems.is_empty());
    let pinned = from(
        "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1",
        "1. Nc3 Re3+ 2. Kd2 Re7 3. Nd5 Kd7 4. Nxe7 Kxe7 5. Kd3 Kd6 *",
    );
    check(
        &pinned,
        "stands",
        true,
        "none: Nc3 was made, and no objection came in time",
    );
    let castled = from(
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "1. O-O Kd7 2. Rf7+ Ke6 3. Rf1 Ke5 4. Kg2 Ke4 5. Kg3 Ke3 *",
    );
    check(
        &castled,
        "stands",
        true,
        "none: O-O was made, and no objection came in time",
    );
}

#[test]
fn nothing_is_guessed_where_nothing_follows() {
    check(
        "1. e4 e5 2. Bh6 *",
        "unclear",
        false,
        "compare the scoresheets",
    );
}
