//! Trees and their export.

use super::*;

#[test]
fn export() {
    let check = |text: &str, expected: &str| {
        let tree = Tree::read(&read_all(text.as_bytes())[0]).0;
        let export = tree.export();
        let (tags, moves) = export.split_once("\n\n").unwrap();
        assert_eq!(moves, format!("{expected}\n\n"), "{text}");
        assert!(tags.starts_with("[Event \""), "{tags}");
        let again = Tree::read(&read_all(export.as_bytes())[0]);
        assert_eq!(again.1, [], "{export}");
        assert_eq!(again.0.line, tree.line, "{export}");
        assert_eq!(again.0.export(), export);
    };
    check("e4 e5", "1. e4 e5 *");
    check(
        "1.e4! {a  b} $14 e5 (1...c5 {x}) 1-0",
        "1. e4 $1 $14 {a b} 1... e5 (1... c5 {x}) 1-0",
    );
    check(
        "{first} 1. e4 ({early} 1. d4 ; a } b\n d5) *",
        "{first} 1. e4 ({early} 1. d4 ; a } b\n1... d5) *",
    );
    check("1. e4 {} (1. d4 (1. c4)) *", "1. e4 {} (1. d4 (1. c4)) *");
    check("1. -- e5 2. e4 *", "1. -- e5 2. e4 *");
    check("1. e4 {100 % sure} *", "1. e4 {100 % sure} *");
    let fen = "[FEN \"4k3/8/8/8/8/8/8/R3K3 b Q - 3 9\"]\n";
    check(&format!("{fen}9... Kf8 O-O-O"), "9... Kf8 10. O-O-O *");
    let words = "word ".repeat(40);
    let text = format!("1. e4 {{{words}}} e5 *");
    let export = Tree::read(&read_all(text.as_bytes())[0]).0.export();
    assert!(
        export.lines().all(|line| line.chars().count() < 80),
        "{export}"
    );
}

#[test]
fn tags_in_order() {
    let text = "[Zeta \"z\"]\n[Black \"B\\\\\"]\n[White \"\\\"A\\\"\"]\n[ECO \"A00\"]\n\
                [Variant \"Chess960\"]\n\
                [FEN \"4k3/8/8/8/8/8/8/5KR1 w G - 0 1\"]\n\n1. O-O 1-0";
    let export = Tree::read(&read_all(text.as_bytes())[0]).0.export();
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
                    [White \"\\\"A\\\"\"]\n[Black \"B\\\\\"]\n[Result \"1-0\"]\n[ECO \"A00\"]\n\
                    [FEN \"4k3/8/8/8/8/8/8/5KR1 w K - 0 1\"]\n[SetUp \"1\"]\n\
                    [Variant \"Chess960\"]\n[Zeta \"z\"]\n\n1. O-O 1-0\n\n";
    assert_eq!(export, expected);
}
