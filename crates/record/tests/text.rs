//! The text form of acts: read as written, and refused with the place.

use flagfall_clock::Millis;
use flagfall_record::text;
use proptest::prelude::*;

/// Reading a line and writing it gives the same line.
fn check(line: &str) {
    let entry = text::read(line, Millis::ZERO).unwrap_or_else(|error| panic!("{line}: {error}"));
    assert_eq!(text::write(&entry, Millis::ZERO), line);
}

#[test]
fn every_entry_on_the_clock_has_a_line() {
    for line in [
        "The arbiter sets White's clock to 5:00 because it was set wrongly",
        "The arbiter sets Black's counter to 12 because the lever was wrong",
        "The arbiter replaces the clock by 1:30:00 and 1:25:00, moves 12 and 11 because it broke",
        "The arbiter replaces the clock by 1:30:00 and 1:25:00 because it broke",
        "The arbiter installs 90m + 30s because it was set wrongly",
        "The arbiter undoes entry 3 because of a mistake",
        "The arbiter undoes the last entry because of a mistake",
        "The arbiter spares outage 3 because the hall was dark",
        "The clock was away since 1:30",
        "The clock gives White 0:00.250 for the line",
    ] {
        check(line);
    }
}

#[test]
fn every_act_has_a_line() {
    for line in [
        "White touches e1, h1",
        "White touches by accident e1",
        "Black adjusts d8",
        "White releases e2 on e4",
        "White removes d5",
        "White puts a queen on e8",
        "White plays Nf3",
        "White plays with both hands e1g1",
        "Black displaces a7, b8",
        "White presses",
        "White presses with the other hand",
        "White presses without a move",
        "White presses with the other hand and without a move",
        "Black writes Ng8",
        "Black marks (=)",
        "White offers a draw",
        "White offers a draw on condition: you move first",
        "Black accepts the draw",
        "Black declines the draw",
        "Black resigns",
        "White asks for a scoresheet",
        "White asks for an increment",
        "White asks for an explanation",
        "White asks for a spare piece",
        "Black claims repetition, having written Ng8",
        "Black claims fifty moves",
        "at 2:00:00 Black claims the flag",
        "Black claims an illegal move: the castling",
        "Black claims touch-move",
        "Black claims the quickplay finish",
        "Black claims displaced men",
        "Black claims wrong times",
        "Black claims a win",
        "White stops the clocks",
        "White stops the clocks: the promotion piece is missing",
        "White lifts e2",
        "White arrives",
        "White arrives at the smoking area",
        "White leaves",
        "White leaves for the rest room",
        "Black has a device that rings",
        "Black has a device found on him",
        "White seals Re1",
        "White signs 1-0",
        "White announces Springer Felix drei",
        "White's assistant presses",
        "The clock observes flag of White",
        "The arbiter observes flag of both",
        "The arbiter observes illegal_move",
        "The arbiter answers q1: keep",
        "The arbiter answers q2: set, 3:00",
        "The arbiter starts the clock",
        "The arbiter starts White's clock",
        "The arbiter stops the clocks",
        "The arbiter sets Black's clock to 1:02:05",
        "The arbiter restores half-move 12",
        "The arbiter penalises White: warning",
        "The arbiter penalises Black: add_opponent_time, time 2:00",
        "The arbiter penalises Black: loss, score 1/2",
        "The arbiter adjourns the game",
        "The arbiter adjourns the game until 20 May, 10:00, the small hall",
        "The arbiter resumes the game",
        "The arbiter declares 1/2-1/2",
        "at 0:01.500 White presses",
    ] {
        check(line);
    }
}

#[test]
fn what_is_no_act_is_refused_with_its_place() {
    for (line, column, expected) in [
        ("Green plays e4", 1, "White"),
        ("White touches e9", 15, "square"),
        ("White touches e1, x", 18, "square"),
        ("White dances", 7, "verb"),
        ("White plays", 12, "a move"),
        ("at 99 White presses", 4, "instant"),
        ("Black claims everything", 14, "repetition"),
        ("The arbiter sets the clock", 18, "White or Black"),
        ("The arbiter penalises White: frown", 23, "warning"),
    ] {
        let error = text::read(line, Millis::ZERO).unwrap_err();
        assert!(error.expected.contains(expected), "{line}: {error}");
        assert_eq!(error.column, column, "{line}: {error}");
    }
}

proptest! {
    #[test]
    fn nothing_panics(
        line in "(at [0-9:.]{0,8} )?(White|The arbiter|Black's assistant)? ?\\PC{0,60}",
    ) {
        if let Ok(entry) = text::read(&line, Millis(7)) {
            let written = text::write(&entry, Millis(7));
            prop_assert_eq!(text::read(&written, Millis(7)), Ok(entry));
        }
    }
}
