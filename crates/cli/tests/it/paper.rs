//! `flagfall scoresheet`.

use super::check;

#[test]
fn a_scoresheet_is_a_pdf() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.pdf");
    let out = out.to_str().unwrap();
    for line in [
        "tests/data/claim.json",
        "tests/data/claim.json --of black --paper a4 --lang fr",
        "tests/data/claim.json --rulings --white Ann",
        "tests/data/clean.pgn --lang de",
        "tests/data/clean.pgn --lang figurine --paper letter",
        "--blank 2 --event Club",
    ] {
        check(&format!("scoresheet {line} -o {out}"), 0, &[], &[]);
        let pdf = std::fs::read(out).unwrap();
        assert!(
            pdf.starts_with(b"%PDF-") && pdf.ends_with(b"%%EOF"),
            "{line}"
        );
        std::fs::remove_file(out).unwrap();
    }
}

#[test]
fn what_cannot_be_printed_is_said() {
    for (line, status, says) in [
        (
            "tests/data/clean.pgn -o x.pdf --of white",
            2,
            "--of goes with game files",
        ),
        (
            "tests/data/clean.pgn -o x.pdf --lang xx",
            2,
            "there are no letters",
        ),
        (
            "tests/data/bad-square.json -o x.pdf",
            2,
            "docs/game-file.md",
        ),
        ("--blank 2 -o /no/such/folder/x.pdf", 2, "cannot be written"),
        ("-o x.pdf", 2, "<FILE>"),
        (
            "tests/data/clean.pgn -o x.pdf --paper a3",
            2,
            "a4, a5 and letter",
        ),
    ] {
        check(&format!("scoresheet {line}"), status, &[], &[says]);
    }
}
