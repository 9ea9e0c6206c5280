//! Every kind of fault as it is shown: what, where, what should stand there and what is near it.

use flagfall_notation::pgn::{self, FaultKind, Limits, Reader};

/// The texts and what is said of each, as kept in `diagnostics.txt`. With FLAGFALL_BLESS set what
/// is said is kept, to be read through before it is committed.
#[test]
fn every_fault_is_shown() {
    let shown: String = TEXTS.iter().map(|text| show(text)).collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/diagnostics.txt");
    if std::env::var_os("FLAGFALL_BLESS").is_some() {
        std::fs::write(path, &shown).expect("the folder of the tests");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(
        shown, kept,
        "if it is better now, run with FLAGFALL_BLESS=1"
    );
    for kind in KINDS {
        assert!(shown.contains(&format!(": {kind}: ")), "{kind}");
    }
}

const KINDS: [FaultKind; 10] = [
    FaultKind::IllegalMove,
    FaultKind::AmbiguousMove,
    FaultKind::UnreadableToken,
    FaultKind::UnterminatedComment,
    FaultKind::UnbalancedVariation,
    FaultKind::BadTag,
    FaultKind::BadFen,
    FaultKind::BadEncoding,
    FaultKind::ResultMissing,
    FaultKind::Truncated,
];

/// Limits that short texts can meet.
const LIMITS: Limits = Limits {
    game_bytes: 120,
    comment_bytes: 40,
    depth: 3,
    tags: 4,
    faults: 20,
};

fn show(text: &[u8]) -> String {
    let mut shown = String::new();
    for game in Reader::with_limits(text, LIMITS).map_while(Result::ok) {
        for fault in pgn::replay(&game).faults {
            shown.push_str(&format!("{fault}\n"));
            if let Some(snippet) = fault.snippet(&game) {
                shown.push_str(&format!("{snippet}\n"));
            }
            if !fault.expected.is_empty() {
                shown.push_str(&format!("       = expected: {}\n", fault.expected));
            }
            if !fault.nearest.is_empty() {
                shown.push_str(&format!("       = nearest: {}\n", fault.nearest.join(", ")));
            }
        }
    }
    shown + "\n"
}

const TEXTS: &[&[u8]] = &[
    b"1. e4 e5 2. Ke3 Nc6 *",
    b"1. e4 e5 2. nf3 *",
    b"1. e4 e5 2. O-O *",
    b"1. e4 d5 2. ed6 *",
    b"1. d4 d5 2. Nf3 c6 3. Nd2 *",
    b"1. e4 e5 2. Kx9 *",
    b"1. e4 e5 2. Nf3 (2. Ke3) *",
    "1. e4 {ü} & e5 *".as_bytes(),
    b"1. e4 <x> e5 [%clk 1] $999 *",
    b"1. e4 e5 {never closed\n\n[Event \"b\"]\n\n1. d4 *",
    b"1. e4 {never",
    b"1. e4 (1. d4 *\n\n1. c4 ) *",
    b"(1. e4) 1. d4 *",
    b"1. e4 (1. d4 (1. c4 (1. b4 (1. a4)))) *",
    b"[Event x]\n[Site \"y]\n[Date \"z\"\n[Round \"The \"1\"\"]\n\n*",
    b"[A \"\"]\n[A \"\"]\n[B \"\"]\n[C \"\"]\n[D \"\"]\n[E \"\"]\n\n*",
    b"[SetUp \"1\"]\n\n1. e4 *",
    b"[Variant \"Atomic\"]\n\n1. e4 *",
    b"[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *",
    b"[FEN \"rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\"]\n\n*",
    b"[White \"M\xfcller\"]\n\n1. e4 *",
    b"\xff\xfe1\0.\0 \0*\0",
    b"1. e4 e5\n\n[Event \"b\"]\n\n*",
    b"[Event \"a\"]\n\n[Event \"b\"]\n\n*",
    b"Dear friend, see below\n[Event \"b\"]\n\n*",
    b"1. e4 {a comment that is longer than forty bytes, as some are} e5 *",
    b"1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6 5. Ng1 Ng8 6. Nf3 Nf6 7. Ng1 Ng8 8. Nf3 Nf6 9. Ng1 \
      Ng8 10. Nf3 Nf6 11. Ng1 Ng8 *",
    b"1. e4 \x1b[31mred\x1b[0m e5 *",
];
