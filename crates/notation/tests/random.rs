//! Whatever the input: what is written is read as itself, and no bytes make the reader panic.

mod common;

use flagfall_board::{Move, Position, Setup};
use flagfall_notation::pgn::{self, EditError, LineId, Termination, Tree};
use flagfall_notation::{read_move, san, uci};
use proptest::prelude::*;

/// Plays legal moves that the choices pick, from a Chess960 start position.
fn playout(number: u16, choices: &[u16]) -> Vec<(Position, Move)> {
    let setup = Setup::chess960(number % 960).unwrap_or_else(Setup::initial);
    common::play(Position::assume(setup), choices)
}

/// A tree whose moves, comments and variations the choices decide.
fn tree(number: u16, choices: &[u16], comments: &[String]) -> Tree {
    let game = playout(number, choices);
    let start = game.first().map_or_else(Position::initial, |&(now, _)| now);
    let mut tree = Tree::new(start);
    let tags = ["Event", "Site", "Date", "Round", "White", "Black"];
    let text = |at: usize| {
        comments
            .get(at % comments.len().max(1))
            .cloned()
            .unwrap_or_default()
    };
    tree.tags = tags
        .iter()
        .enumerate()
        .map(|(at, tag)| ((*tag).to_owned(), text(at)))
        .collect();
    tree.chess960 = true;
    tree.result = Termination::Draw;
    for (at, (now, played)) in game.into_iter().enumerate() {
        tree.push(LineId::MAIN, Some(played)).expect("it is legal");
        let done = decorate(&mut tree, at, &now, &text(at));
        done.expect("the move is there");
    }
    tree
}

/// Writes something about a move of the game.
fn decorate(tree: &mut Tree, at: usize, now: &Position, text: &str) -> Result<(), EditError> {
    let main = LineId::MAIN;
    if at.is_multiple_of(3) {
        tree.add_comment(main, at, text)?;
        tree.add_nag(main, at, at as u8)?;
    }
    if at % 4 == 1 {
        let others = now.legal_moves();
        let variation = tree.add_variation(main, at)?;
        tree.push(variation, Some(others[at % others.len()]))?;
        tree.add_comment_before(variation, text)?;
    }
    if at % 5 == 2 {
        tree.set_clock(main, at, at as u64 * 10)?;
    }
    if at % 7 == 6 && at > 9 {
        let fallen = tree.main().moves()[at - 1].variations().next();
        fallen.map_or(Ok(()), |it| {
            tree.promote(it).and_then(|()| tree.promote(it))
        })?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn moves_are_read_as_written(
        number: u16,
        choices in prop::collection::vec(any::<u16>(), 0..80),
    ) {
        for (now, played) in playout(number, &choices) {
            let text = san::write(&now, played);
            prop_assert_eq!(san::read(&now, &text), Ok(played), "{} in {:?}", text, now);
            for chess960 in [false, true] {
                let text = uci::write(&now, played, chess960);
                let steps_aside = !chess960 && now.castling_wing(played).is_some();
                let read = read_move(&now, &text, chess960);
                // In orthodox writing a Chess960 castling may look like a step of the king.
                prop_assert!(read == Ok(played) || steps_aside, "{} in {:?}", text, now);
            }
            let reading = san::read_closely(&now, &text);
            prop_assert!(reading.is_ok_and(|reading| !reading.over_disambiguated));
        }
    }

    #[test]
    fn no_other_legal_move_is_written_alike(
        number: u16,
        choices in prop::collection::vec(any::<u16>(), 0..60),
    ) {
        if let Some((now, _)) = playout(number, &choices).pop() {
            let mut texts: Vec<_> =
                now.legal_moves().iter().map(|&played| san::write(&now, played)).collect();
            texts.sort();
            let count = texts.len();
            texts.dedup();
            prop_assert_eq!(texts.len(), count);
        }
    }

    #[test]
    fn a_move_text_never_panics(text in "\\PC{0,12}", squares in "[a-hKQRBNOox0-9=+#()-]{0,9}") {
        let now = Position::initial();
        let _ = (read_move(&now, &text, true), read_move(&now, &squares, false));
    }

    #[test]
    fn trees_are_read_as_written(
        number: u16,
        choices in prop::collection::vec(any::<u16>(), 1..60),
        comments in prop::collection::vec("[ -~é½%;\\[\\]\"\\\\]{0,90}", 1..6),
    ) {
        let tree = tree(number, &choices, &comments);
        let text = tree.export();
        let games = pgn::read_all(text.as_bytes());
        prop_assert_eq!(games.len(), 1, "{}", text);
        let (read, faults) = Tree::read(&games[0]);
        prop_assert_eq!(faults, [], "{}", text);
        prop_assert!(read == tree, "{}", text);
        prop_assert_eq!(read.export(), text);
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        read(&bytes);
    }

    #[test]
    fn no_text_makes_the_reader_panic(
        parts in prop::collection::vec(prop::sample::select(PARTS), 0..60),
    ) {
        read(parts.concat().as_bytes());
    }
}

const PARTS: &[&str] = &[
    "[Event \"x\"]",
    "[FEN \"",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "\"]",
    "\n",
    "\r\n",
    "\r",
    "\n\n",
    " ",
    "1. ",
    "e4 ",
    "e5 ",
    "Nf3",
    "(",
    ")",
    "{",
    "}",
    ";",
    "%",
    "$",
    "$1",
    "!?",
    "*",
    "1-0",
    "½-½",
    "--",
    "O-O",
    "<",
    ">",
    "[",
    "]",
    "\"",
    "\\",
    "ü",
    "\u{feff}",
    "e.p.",
    "1/2",
    "0",
    "...",
];

/// Reads, plays and writes whatever it is; places lie within the text.
fn read(bytes: &[u8]) {
    for game in pgn::read_all(bytes) {
        let replay = pgn::replay(&game);
        for fault in &replay.faults {
            assert!(fault.byte <= bytes.len() as u64 && fault.line > 0 && fault.column > 0);
        }
        let (tree, _) = Tree::read(&game);
        let again = pgn::read_all(tree.export().as_bytes());
        assert_eq!(again.len(), 1, "{}", tree.export());
    }
}
