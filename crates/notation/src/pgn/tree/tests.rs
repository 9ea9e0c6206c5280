//! Trees: their export, and how they are edited.

use flagfall_board::{Move, Square};

use super::*;
use crate::pgn::{read_all, replay};

/// The tree of a text.
fn tree(text: &str) -> Tree {
    Tree::read(&read_all(text.as_bytes())[0]).0
}

/// The movetext of a tree, after a round trip that changed nothing.
#[track_caller]
fn moves(tree: &Tree) -> String {
    let export = tree.export();
    let again = Tree::read(&read_all(export.as_bytes())[0]);
    assert_eq!(again.1, [], "{export}");
    assert!(again.0.same_moves(tree), "{export}");
    assert_eq!(again.0.export(), export);
    let (tags, moves) = export.split_once("\n\n").unwrap();
    assert!(tags.starts_with("[Event \""), "{tags}");
    moves.strip_suffix("\n\n").unwrap().to_owned()
}

#[test]
fn export() {
    let check = |text: &str, expected: &str| assert_eq!(moves(&tree(text)), expected, "{text}");
    check("e4 e5", "1. e4 e5 *");
    check(
        "1.e4! {a  b} $14 e5 (1...c5 {x}) 1-0",
        "1. e4 $1 {a b} $14 1... e5 (1... c5 {x}) 1-0",
    );
    check(
        "{first} 1. e4 ({early} 1. d4 ; a } b\n d5) *",
        "{first} 1. e4 ({early} 1. d4 ; a } b\n1... d5) *",
    );
    check("1. e4 (1. d4 ; }\n) e5 *", "1. e4 (1. d4 ; }\n) 1... e5 *");
    check("1. e4 {} (1. d4 (1. c4)) *", "1. e4 {} (1. d4 (1. c4)) *");
    // Where a comment stands among the variations is kept.
    check(
        "1. e4 {a} (1. d4) {b} (1. c4) {c} e5 *",
        "1. e4 {a} (1. d4) {b} (1. c4) {c} 1... e5 *",
    );
    check("1. e4 ({only words}) *", "1. e4 ({only words}) *");
    check("1. e4 () e5 *", "1. e4 e5 *");
    check("1. -- e5 2. e4 *", "1. -- e5 2. e4 *");
    check("1. e4 {100 % sure} *", "1. e4 {100 % sure} *");
    let fen = "[FEN \"4k3/8/8/8/8/8/8/R3K3 b Q - 3 9\"]\n";
    check(&format!("{fen}9... Kf8 O-O-O"), "9... Kf8 10. O-O-O *");
    let words = "word ".repeat(40);
    let export = tree(&format!("1. e4 {{{words}}} e5 *")).export();
    let columns = export.lines().map(|line| line.chars().count()).max();
    assert!(columns.is_some_and(|it| (75..80).contains(&it)), "{export}");
}

#[test]
fn tags_in_order() {
    let text = "[Zeta \"z\"]\n[Black \"B\\\\\"]\n[White \"\\\"A\\\"\"]\n[ECO \"A00\"]\n\
                [Variant \"Chess960\"]\n\
                [FEN \"4k3/8/8/8/8/8/8/5KR1 w G - 0 1\"]\n\n1. O-O 1-0";
    let export = tree(text).export();
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
                    [White \"\\\"A\\\"\"]\n[Black \"B\\\\\"]\n[Result \"1-0\"]\n[ECO \"A00\"]\n\
                    [FEN \"4k3/8/8/8/8/8/8/5KR1 w K - 0 1\"]\n[SetUp \"1\"]\n\
                    [Variant \"Chess960\"]\n[Zeta \"z\"]\n\n1. O-O 1-0\n\n";
    assert_eq!(export, expected);
    let reduced = tree(text).export_reduced();
    assert!(!reduced.contains("ECO") && reduced.contains("FEN"));
}

#[test]
fn what_could_not_be_played_is_kept() {
    let check = |text: &str, rest: &str, expected: &str| {
        let tree = tree(text);
        assert_eq!(tree.main().rest(), Some(rest), "{text}");
        assert_eq!(moves(&tree), expected, "{text}");
        assert_eq!(
            tree.main().moves().len(),
            replay(&read_all(text.as_bytes())[0]).moves.len()
        );
    };
    check(
        "1. e4 e5 2. Ke3 {so} (2. d4) Nc6 1-0",
        "Ke3 {so} (2. d4) Nc6",
        "1. e4 e5 {[%rest Ke3 {so%7D (2. d4) Nc6]} 1-0",
    );
    check("1. Ke5", "Ke5", "{[%rest Ke5]} *");
    let atomic = tree("[Variant \"Atomic\"]\n\n1. e4 d5 {x} 2. exd5 *");
    assert_eq!(atomic.main().rest(), Some("e4 d5 {x} 2. exd5"));
    assert_eq!(atomic.tag("Variant"), Some("Atomic"));
    let inner = tree("1. e4 (1. d4 Ke5 2. c4) e5 *");
    let text = "1. e4 (1. d4 {[%rest Ke5 2. c4]}) 1... e5 *";
    assert_eq!(moves(&inner), text);
    // Moves after it show that it was no more than a comment.
    assert_eq!(
        moves(&tree("1. e4 {[%rest x]} e5 *")),
        "1. e4 {[%rest x]} 1... e5 *"
    );
}

#[test]
fn editing() {
    let mut tree = Tree::new(Position::initial());
    let e4 = Move::new(Square::E2, Square::E4);
    let d4 = Move::new(Square::D2, Square::D4);
    let e5 = Move::new(Square::E7, Square::E5);
    assert_eq!(tree.push(LineId::MAIN, Some(e4)), Ok(0));
    assert_eq!(tree.push(LineId::MAIN, Some(e4)), Err(EditError::NotLegal));
    assert_eq!(tree.push(LineId::MAIN, Some(e5)), Ok(1));
    let queens = tree.add_variation(LineId::MAIN, 0).unwrap();
    assert_eq!(tree.push(queens, Some(d4)), Ok(0));
    let inner = tree.add_variation(queens, 0).unwrap();
    assert_eq!(tree.push(inner, None), Ok(0));
    tree.add_comment_before(queens, "or\n so").unwrap();
    tree.add_nag(queens, 0, 5).unwrap();
    tree.set_clock(LineId::MAIN, 1, 61_500).unwrap();
    tree.add_comment(LineId::MAIN, 1, "late").unwrap();
    tree.set_clock(LineId::MAIN, 1, 60_000).unwrap();
    assert_eq!(tree.main().moves()[1].clock(), Some(60_000));
    let text = "1. e4 ({or so} 1. d4 (1. --) $5) 1... e5 {[%clk 0:01:00]} {late} *";
    assert_eq!(moves(&tree), text);

    tree.promote(queens).unwrap();
    let text = "{or so} 1. d4 (1. --) $5 (1. e4 1... e5 {[%clk 0:01:00]} {late}) *";
    assert_eq!(moves(&tree), text.replace("1... ", ""));
    tree.promote(queens).unwrap();
    let text = "1. e4 (1. --) ({or so} 1. d4 $5) 1... e5 {[%clk 0:01:00]} {late} *";
    assert_eq!(moves(&tree), text);
    tree.remove_remark(LineId::MAIN, 1, 1).unwrap();
    tree.remove_variation(queens).unwrap();
    assert_eq!(moves(&tree), "1. e4 (1. --) 1... e5 {[%clk 0:01:00]} *");
    assert_eq!(tree.push(queens, Some(d4)), Err(EditError::NoSuchLine));
    assert_eq!(tree.promote(LineId::MAIN), Err(EditError::MainLine));
    tree.truncate(LineId::MAIN, 0).unwrap();
    assert_eq!(
        (moves(&tree).as_str(), tree.line(inner).is_none()),
        ("*", true)
    );
    tree.set_rest(LineId::MAIN, "huh").unwrap();
    assert_eq!(tree.push(LineId::MAIN, Some(e4)), Err(EditError::Unread));
}

#[test]
fn positions() {
    let tree = tree("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5)) 2. d4 *");
    let inner = tree.line(LineId(1)).unwrap().moves()[1].variations().next();
    let now = tree.position(inner.unwrap(), 2).unwrap();
    assert!(
        now.fen()
            .starts_with("rnbqkbnr/pp2pppp/8/2pp4/4P3/2P5/PP1P1PPP")
    );
    assert_eq!(tree.position(LineId::MAIN, 4), None);
}
