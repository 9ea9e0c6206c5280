//! The casebook on French pages: no heading and no short ruling of a case stands there in English.

use crate::client::Server;
use flagfall_casebook::Casebook;
use flagfall_laws::catalogue;
use flagfall_words::Lang;
use std::collections::BTreeSet;

#[tokio::test]
async fn a_case_is_told_in_french_on_its_page() {
    let server = Server::start().await;
    let (mut path, mut number) = ("", 0);
    for placed in Casebook::built_in().cases() {
        number = if placed.path == path { number + 1 } else { 1 };
        path = placed.path;
        let file = path.trim_end_matches(".md");
        let page = format!("/laws/cases/{file}/{number}?lang=fr");
        let answer = server.get(&page, "").await;
        assert_eq!(answer.status, 200, "{page}");
        let case = &placed.case;
        let holds = |text: &str| answer.text.contains(&format!(">{}<", escaped(text)));
        assert!(
            holds(case.title(Lang::Fr)),
            "{page}: {}",
            case.title(Lang::Fr)
        );
        assert!(
            holds(case.topic(Lang::Fr)),
            "{page}: {}",
            case.topic(Lang::Fr)
        );
        let rulings = case.rows.iter().map(|row| &row.ruling);
        for english in rulings.chain([&case.title, &case.topic]) {
            assert!(!holds(english), "{page}: {english}");
        }
    }
}

#[tokio::test]
async fn a_clause_lists_its_cases_in_french() {
    let server = Server::start().await;
    let cases = Casebook::built_in().cases().iter();
    let french: BTreeSet<String> = cases.map(|it| escaped(it.case.title(Lang::Fr))).collect();
    let mut listed = 0;
    for clause in catalogue().into_iter().flat_map(|it| it.clauses) {
        let page = format!("/laws/{}?lang=fr", clause.id);
        let text = server.get(&page, "").await.text;
        for rest in text.split("<span class=\"what\" lang=\"fr\">").skip(1) {
            let title = rest.split("</span>").next().unwrap();
            assert!(french.contains(title), "{page}: {title}");
            listed += 1;
        }
    }
    assert!(listed > 500, "{listed} cases are listed");
}

/// As a page holds it.
fn escaped(text: &str) -> String {
    let signs = text.chars().map(|it| match it {
        '&' => "&#38;".to_owned(),
        '<' => "&#60;".to_owned(),
        '>' => "&#62;".to_owned(),
        '"' => "&#34;".to_owned(),
        '\'' => "&#39;".to_owned(),
        other => other.to_string(),
    });
    signs.collect()
}
