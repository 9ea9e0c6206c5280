//! A position drawn as text.

use crate::position;

fn check(fen: &str, expect: [&str; 10]) {
    let drawn = position(fen).drawing().to_string();
    assert_eq!(drawn, format!("{}\n{fen}", expect.join("\n")));
    assert!(drawn.lines().all(|line| line == line.trim_end()));
}

#[test]
fn men_turn_and_fen() {
    check(
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        [
            "8  r n b . k b n r",
            "7  p p p p . p p p",
            "6  . . . . . . . .",
            "5  . . . . p . . .",
            "4  . . . . . . P q",
            "3  . . . . . P . .",
            "2  P P P P P . . P",
            "1  R N B Q K B N R",
            "   a b c d e f g h",
            "White to move, in check",
        ],
    );
}
