//! `check`: its files, its shares, its other forms.

use crate::{check, flagfall, flagfall_reading};
use std::fs;

const FAULTY: &str = "[White \"Anna\"]\n[Black \"Boris\"]\n[Date \"2010.01.01\"]\n\n\
    1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *\n\n\
    [White \"Clara\"]\n[Black \"Denis\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2\n\n";

/// A file of many games, some of them faulty, in lines of both kinds.
fn many() -> String {
    let clean = "[White \"Ines\"]\r\n\r\n1. e4 e5 2. Nf3 {[%clk 0:01:00]} *\r\n\r\n";
    (0..60)
        .map(|at| if at % 7 == 3 { FAULTY } else { clean })
        .collect()
}

#[test]
fn shares_put_together_are_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("a.pgn"), many()).unwrap();
    fs::write(path("b.pgn"), FAULTY).unwrap();
    fs::write(
        path("c.pgn"),
        zstd::encode_all(many().as_bytes(), 3).unwrap(),
    )
    .unwrap();
    let files = ["a.pgn", "b.pgn", "c.pgn"].map(path);
    let files = files.each_ref().map(String::as_str);
    let whole = flagfall(&[&["check", "--json"], &files[..]].concat());
    for of in [1, 2, 5, 40] {
        let mut names = Vec::new();
        for index in 1..=of {
            let shard = format!("{index}/{of}");
            let args = [&["check", "--json", "--shard", &shard], &files[..]].concat();
            let name = path(&format!("{index}-{of}.ndjson"));
            fs::write(&name, flagfall(&args).stdout).unwrap();
            names.push(name);
        }
        // In whatever order they come.
        names.reverse();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let merged = flagfall(&[&["check", "--merge", "--json"], &names[..]].concat());
        let without_time = |text: &str| -> Vec<String> {
            let cut = |it: &str| it.split("\"seconds\"").next().unwrap_or("").to_owned();
            text.lines().map(cut).collect()
        };
        assert_eq!(
            without_time(&merged.stdout),
            without_time(&whole.stdout),
            "{of}"
        );
        assert_eq!(merged.status, 1);
        if of > 1 {
            let some = flagfall(&[&["check", "--merge"], &names[1..]].concat());
            assert_eq!(some.status, 2, "{}", some.stderr);
        }
    }
    check("check --shard 0/2 tests/data/clean.pgn", 2, &[], &["1/N"]);
    check("check --shard 1/2 -", 2, &[], &["standard input"]);
}

#[test]
fn what_is_certain_is_mended_in_a_copy() {
    let folder = tempfile::tempdir().unwrap();
    let from = folder.path().join("from.pgn");
    let to = folder.path().join("to.pgn");
    fs::write(&from, many()).unwrap();
    let (from_name, to_name) = (from.to_str().unwrap(), to.to_str().unwrap());
    let answer = flagfall(&["check", "--fix", to_name, from_name]);
    assert_eq!(answer.status, 1);
    assert_eq!(fs::read_to_string(&from).unwrap(), many());
    let mended = fs::read_to_string(&to).unwrap();
    let comment = "Nf6 { flagfall: Nf6 left out (duplicated) } 5. O-O";
    assert!(mended.contains(comment), "{mended}");
    // The draw after mate is not: it may be the moves that are wrong.
    assert!(mended.contains("Qh4# 1/2-1/2"));
    let again = flagfall(&["check", to_name]);
    assert!(!again.stdout.contains("illegal_move"), "{}", again.stdout);
    assert!(again.stdout.contains("result_contradicts_position"));
    let over = flagfall(&["check", "--fix", from_name, from_name]);
    assert_eq!(over.status, 2);
    assert_eq!(fs::read_to_string(&from).unwrap(), many());
}

#[test]
fn each_game_by_the_laws_of_its_day() {
    let args = ["check", "--json", "--edition", "by-date", "-"];
    let answer = flagfall_reading(&args, FAULTY.as_bytes());
    let lines: Vec<&str> = answer.stdout.lines().collect();
    assert!(lines[0].contains("\"edition\":\"2009\""), "{}", lines[0]);
    assert!(lines[1].contains("edition_assumed"), "{}", lines[1]);
    check("check --edition 1996 -", 2, &[], &["by-date"]);
}

#[test]
fn reports_are_written_beside_what_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (html, sarif) = (path("r.html"), path("r.sarif"));
    let args = ["check", "--html", &html, "--sarif", &sarif, "-"];
    let bad = FAULTY.replace("Anna", "<b>Anna</b>");
    flagfall_reading(&args, bad.as_bytes());
    let page = fs::read_to_string(html).unwrap();
    assert!(page.contains("&lt;b&gt;Anna") && !page.contains("<b>Anna"));
    assert!(page.contains("<svg class=\"board\"") && !page.contains("http"));
    let log: serde_json::Value = serde_json::from_str(&fs::read_to_string(sarif).unwrap()).unwrap();
    let results = &log["runs"][0]["results"];
    assert_eq!(results[0]["ruleId"], "illegal_move");
    let region = &results[0]["locations"][0]["physicalLocation"]["region"];
    assert_eq!(region["startLine"], 5);
    let answer = flagfall_reading(&["check", "--github", "-"], FAULTY.as_bytes());
    let first = answer.stdout.lines().next().unwrap();
    assert!(first.starts_with("::error file=-,line=5,col="), "{first}");
}

#[test]
fn examples_are_bounded_and_can_be_grouped() {
    let text = many();
    let answer = flagfall_reading(&["check", "--examples", "1", "-"], text.as_bytes());
    assert!(
        answer
            .stdout
            .contains("illegal_move: 8 more are only counted"),
        "{}",
        answer.stdout
    );
    let grouped = flagfall_reading(&["check", "--grouped", "-"], text.as_bytes());
    let at = |kind: &str| grouped.stdout.find(&format!(": {kind}:")).unwrap();
    let last = grouped.stdout.rfind(": illegal_move:").unwrap();
    assert!(last < at("result_contradicts_position"));
}

#[cfg(feature = "tables")]
#[test]
fn tables_have_a_row_for_each_game_and_each_problem() {
    use arrow_array::Array;
    use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.parquet");
    let args = ["check", "--parquet", out.to_str().unwrap(), "-"];
    flagfall_reading(&args, many().as_bytes());
    let rows = |name: &str, column: &str| -> Vec<String> {
        let file = fs::File::open(folder.path().join(name)).unwrap();
        let reader = ParquetRecordBatchReaderBuilder::try_new(file)
            .unwrap()
            .build()
            .unwrap();
        let mut all = Vec::new();
        for batch in reader.map(Result::unwrap) {
            let column = batch.column_by_name(column).unwrap();
            let text = column
                .as_any()
                .downcast_ref::<arrow_array::StringArray>()
                .unwrap();
            all.extend((0..text.len()).map(|at| text.value(at).to_owned()));
        }
        all
    };
    assert_eq!(rows("out.parquet", "white").len(), 69);
    let kinds = rows("out.problems.parquet", "kind");
    assert_eq!(kinds.iter().filter(|it| *it == "illegal_move").count(), 9);
}
