//! `--explain`: what is in force for a game, and what was put in place of what.

use crate::term::{BLUE, BOLD, DIM, Out, wrap};
use flagfall_edition::Citation;
use flagfall_game::Game;
use flagfall_laws::{Rulebook, catalogue, in_force};
use flagfall_record::{Class, Header, Supervision};
use flagfall_say::{Text, say};
use flagfall_wire::{Cite, GameResult};
use flagfall_words::{Lang, title};
use serde::Serialize;
use std::io::{self, Write};

/// The width of a title, in characters.
const MEASURE: usize = 60;

/// A result, and what was in force.
#[derive(Serialize)]
pub(super) struct Explained {
    #[serde(flatten)]
    result: GameResult,
    /// The class the game falls under.
    class: &'static str,
    /// The clauses in force.
    in_force: Vec<ProvisionJson>,
    /// What an appendix put in place of what an article says.
    replaced: Vec<ReplacedJson>,
}

#[derive(Serialize)]
struct ProvisionJson {
    clause: &'static str,
    article: &'static str,
    edition: &'static str,
    title: String,
}

#[derive(Serialize)]
struct ReplacedJson {
    rule: Cite,
    by: Cite,
}

impl Explained {
    /// The result of a game with the provisions it was ruled under.
    pub(super) fn of(result: GameResult, game: &Game, lang: Lang) -> Explained {
        let (header, book) = (game.header(), game.book());
        let groups = catalogue();
        let all = in_force(header, book, &groups);
        let provisions = all.iter().flat_map(|it| &it.1).map(|it| ProvisionJson {
            clause: it.clause.id,
            article: it.row.article.unwrap_or(""),
            edition: it.row.edition.id(),
            title: title(lang, it.clause),
        });
        let replaced = book.replaced().into_iter().map(|it| ReplacedJson {
            rule: Cite::from(&it.rule),
            by: Cite::from(&it.by),
        });
        Explained {
            result,
            class: class_word(book.class),
            in_force: provisions.collect(),
            replaced: replaced.collect(),
        }
    }
}

const fn class_word(class: Class) -> &'static str {
    match class {
        Class::Standard => "standard",
        Class::Rapid => "rapid",
        Class::Blitz => "blitz",
    }
}

/// Prints what is in force, what is replaced, and the clauses article by article.
pub(super) fn print(header: &Header, book: &Rulebook, out: &mut Out) -> io::Result<()> {
    let groups = catalogue();
    let all = in_force(header, book, &groups);
    let count: usize = all.iter().map(|it| it.1.len()).sum();
    heading(&say!("explain-in-force", count = count), out)?;
    let class = say!("explain-class", class = class_word(book.class));
    let watched = say!(
        "explain-supervision",
        word = match header.regulations.supervision {
            Supervision::Adequate => "adequate",
            Supervision::Inadequate => "inadequate",
            Supervision::None => "none",
        }
    );
    let line = out.say(&class.then(watched));
    writeln!(out, "  {line}")?;
    for (name, value) in &header.regulations.options {
        let option = out.say(&say!("explain-option", name = name, value = value));
        writeln!(out, "  {option}")?;
    }
    writeln!(out)?;
    replaced(book, out)?;
    for (group, provisions) in &all {
        heading(&group.title, out)?;
        for it in provisions {
            let article = it.row.article.unwrap_or("");
            let mut says = title(out.lang, it.clause);
            if it.completes {
                let from = out.say(&say!("explain-completed", edition = it.row.edition));
                says.push_str(&format!(" ({from})"));
            }
            provision(article, &says, out)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn heading(text: &Text, out: &mut Out) -> io::Result<()> {
    let text = out.say(text);
    let text = out.paint.text(BOLD, text);
    writeln!(out, "{text}")
}

/// What an appendix put in place of what an article says.
fn replaced(book: &Rulebook, out: &mut Out) -> io::Result<()> {
    let found = book.replaced();
    if found.is_empty() {
        let none = out.say(&say!("explain-nothing-replaced"));
        let none = out.paint.text(DIM, none);
        return writeln!(out, "  {none}\n");
    }
    heading(&say!("explain-replaced"), out)?;
    let groups = catalogue();
    let clauses = || groups.iter().flat_map(|it| &it.clauses);
    for it in found {
        let name = |cite: &Citation| {
            let clause = clauses().find(|clause| clause.id == cite.id);
            clause.map_or_else(String::new, |clause| title(out.lang, clause))
        };
        let by = say!("explain-by", article = it.by.article, title = name(&it.by));
        provision(it.rule.article, &name(&it.rule), out)?;
        for line in wrap(&out.say(&by), MEASURE) {
            writeln!(out, "{:15}{line}", "")?;
        }
    }
    writeln!(out)
}

/// An article and what it is about.
fn provision(article: &str, says: &str, out: &mut Out) -> io::Result<()> {
    let article = out.paint.text(BLUE, format!("{article:<12}"));
    let lines = wrap(says, MEASURE);
    writeln!(out, "  {article} {}", lines[0])?;
    lines[1..]
        .iter()
        .try_for_each(|line| writeln!(out, "{:15}{line}", ""))
}
