//! Which Laws a game falls under.

use flagfall_audit::{By, Judge, judge, rulebook};
use flagfall_edition::Edition;
use flagfall_notation::pgn;

fn check(tags: &str, edition: &str, class: &str, notes: &[&str]) {
    let text = format!("{tags}\n\n1. e4 e5 *");
    let game = &pgn::read_all(text.as_bytes())[0];
    let checked = Judge::new(By::Date).judge(game);
    let found: Vec<&str> = checked.notes.iter().map(|it| it.kind.word()).collect();
    let class_found = format!("{:?}", checked.class);
    assert_eq!(
        (checked.edition.id(), class_found.as_str(), &found[..]),
        (edition, class, notes),
        "{tags}"
    );
}

#[test]
fn the_day_tells_the_edition() {
    check("[Date \"2009.06.30\"]", "2005", "Standard", &[]);
    check("[Date \"2009.07.01\"]", "2009", "Standard", &[]);
    check("[Date \"2024.??.??\"]", "2023", "Standard", &[]);
    check(
        "[Date \"????.??.??\"]\n[UTCDate \"2015.01.02\"]",
        "2014",
        "Standard",
        &[],
    );
    check("[EventDate \"2017.08.01\"]", "2017", "Standard", &[]);
    let assumed = ["edition_assumed"];
    check("[Date \"1972.07.11\"]", "1997", "Standard", &assumed);
    check("[White \"Anna\"]", "2023", "Standard", &assumed);
}

#[test]
fn the_time_control_tells_the_class() {
    let dated = |control: &str| format!("[Date \"2023.05.01\"]\n[TimeControl \"{control}\"]");
    check(&dated("180+2"), "2023", "Blitz", &[]);
    check(&dated("900+10"), "2023", "Rapid", &[]);
    check(&dated("40/5400+30:1800+30"), "2023", "Standard", &[]);
    check(&dated("?"), "2023", "Standard", &[]);
    check(&dated("soon"), "2023", "Standard", &["time_control_unread"]);
}

#[test]
fn one_edition_judges_as_a_rulebook_does() {
    let text = b"1. f3 e5 2. g4 Qh4# 1-0";
    let game = &pgn::read_all(text)[0];
    let edition = Edition::from_id("2009").unwrap();
    let one = Judge::new(By::Edition(edition)).judge(game);
    let other = judge(game, &rulebook(edition));
    assert_eq!(one.problems.len(), other.problems.len());
    assert_eq!(one.problems[0].article.unwrap().to_string(), "5.1a, 2009");
}
