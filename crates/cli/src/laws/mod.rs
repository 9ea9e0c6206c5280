//! `flagfall laws`: the clauses in plain words.

mod cases;
mod compare;
mod explain;
mod json;
mod list;
mod search;

use crate::args::edition;
use crate::failure::{Done, Failure, Status};
use crate::term::Out;
use clap::Args;
use flagfall_casebook::Casebook;
use flagfall_edition::{Absent, E23, Edition, Listing, Printed, Row};
use flagfall_laws::{Group, catalogue};
use flagfall_say::{Text, say};

const EXAMPLES: &str = "\
Examples:
  flagfall laws                       every clause with its number today
  flagfall laws --edition 1997        as it was numbered then, in that order
  flagfall laws 9.5                   the clauses printed under 9.5, through all editions
  flagfall laws 9.5b --edition 2009   what 9.5b said in 2009
  flagfall laws R9.5b --json          one clause by its lasting id, as JSON
  flagfall laws touch king            the clauses that speak of touching and of the king
  flagfall laws --edition 2009 --compare 2017
                                      what changed from 2009 to 2017, clause by clause
  flagfall laws 9.2 --compare 1997    what changed in 9.2 since 1997
  flagfall laws 9.5b --lang fr        in French

What has a digit is an article or an id; anything else is words to look for, all of which must
occur. The sentences are ours, not the wording of FIDE.";

/// The width of a line of law, in characters.
const MEASURE: usize = 66;

/// Say what a clause says, in plain words, edition by edition, and which cases turn on it
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Laws {
    /// An article as an edition prints it (9.2, 9.5b), a lasting id (R9.5b), or words to look for
    #[arg(value_name = "CLAUSE|WORDS")]
    clause: Vec<String>,
    /// Only what this edition says, by its own numbers
    #[arg(long, value_name = "ID", value_parser = edition)]
    edition: Option<Edition>,
    /// What differs between this edition and the one of --edition, today's if that is not given
    #[arg(long, value_name = "ID", value_parser = edition)]
    compare: Option<Edition>,
    /// Print one JSON object a clause
    #[arg(long)]
    json: bool,
}

/// What was asked for.
struct Asked {
    /// Which clauses.
    wanted: Wanted,
    /// In which edition; in all where none was named.
    edition: Option<Edition>,
}

enum Wanted {
    /// All of them.
    All,
    /// Those of an article, or of an id.
    Clause(String),
    /// Those in which all these words occur, folded as [`flagfall_words::fold`] does.
    Words(Vec<String>),
}

impl Asked {
    fn of(args: &Laws) -> Asked {
        let text = args.clause.join(" ");
        let text = text.trim();
        let wanted = match text {
            "" => Wanted::All,
            _ if text.contains(|it: char| it.is_ascii_digit()) => Wanted::Clause(text.to_owned()),
            _ => Wanted::Words(text.split_whitespace().map(flagfall_words::fold).collect()),
        };
        Asked {
            wanted,
            edition: args.edition,
        }
    }

    /// The rows of the edition asked for, or all of them.
    fn rows<'a>(&self, clause: &'a Listing) -> Vec<&'a Row> {
        let all = || clause.rows.iter().collect();
        self.edition
            .map_or_else(all, |it| clause.row(it).into_iter().collect())
    }

    /// Whether a clause is one that was asked for.
    fn is_meant(&self, clause: &Listing, out: &Out) -> bool {
        let mut rows = self.rows(clause).into_iter();
        match &self.wanted {
            Wanted::All => rows.any(|row| row.article.is_ok()) || self.edition.is_none(),
            Wanted::Clause(text) if text.eq_ignore_ascii_case(clause.id) => true,
            Wanted::Clause(text) => rows.any(|row| row.article.is_ok_and(|it| is_under(it, text))),
            Wanted::Words(words) => {
                flagfall_words::is_in(clause, &self.rows(clause), words, out.lang)
            }
        }
    }
}

/// Prints the clauses asked for.
pub(crate) fn run(args: &Laws, out: &mut Out) -> Done {
    let asked = Asked::of(args);
    if let Some(other) = args.compare {
        return compare::run(&asked, other, args.json, out);
    }
    let groups = meant(&asked, out);
    if groups.is_empty() {
        return Err(unknown(&asked, out));
    }
    if args.json {
        let book = Casebook::built_in();
        for group in &groups {
            for clause in &group.clauses {
                out.json(&json::of(group, clause, &asked, book, out.lang))?;
            }
        }
        return Ok(Status::Clean);
    }
    match &asked.wanted {
        Wanted::All => list::print(&groups, &asked, out)?,
        Wanted::Words(words) => search::print(&groups, &asked, words, out)?,
        Wanted::Clause(_) => {
            let book = Casebook::built_in();
            for clause in groups.iter().flat_map(|group| &group.clauses) {
                explain::print(clause, &asked, book, out)?;
            }
        }
    }
    Ok(Status::Clean)
}

/// The clauses asked for, article by article.
fn meant(asked: &Asked, out: &Out) -> Vec<Group> {
    let mut groups = catalogue();
    for group in &mut groups {
        group.clauses.retain(|clause| asked.is_meant(clause, out));
    }
    groups.retain(|group| !group.clauses.is_empty());
    // As that edition prints them; what it does not print comes last, as we file it.
    let edition = asked.edition.unwrap_or(E23);
    let place = |clause: &Listing| {
        let article = clause.row(edition).and_then(|row| row.article.ok());
        (article.is_none(), article.map(Printed::of))
    };
    for group in &mut groups {
        group.clauses.sort_by_key(place);
    }
    // An article stands where most of it is printed, though a clause of it be in the Preface.
    groups.sort_by_key(|group| group.clauses.get(group.clauses.len() / 2).map(place));
    groups
}

/// Whether an article is the one named or a part of it: 9.5b of 9.5, but not 9.50.
fn is_under(article: &str, text: &str) -> bool {
    let digit = |it: char| it.is_ascii_digit();
    match article.strip_prefix(text) {
        Some(rest) => !(rest.starts_with(digit) && text.ends_with(digit)),
        None => false,
    }
}

fn unknown(asked: &Asked, out: &Out) -> Failure {
    let what = match (&asked.wanted, asked.edition) {
        (Wanted::Words(words), _) => say!("laws-no-such-words", words = words.join(" ")),
        (Wanted::Clause(text), Some(edition)) => {
            say!("laws-not-printed-in", edition = edition, clause = text)
        }
        (Wanted::Clause(text), None) => say!("laws-not-printed", clause = text),
        (Wanted::All, _) => say!("laws-nothing"),
    };
    Failure::unusable(out.say(&what)).hint(out.say(&say!("laws-hint")))
}

/// Why an edition says nothing of a clause.
fn absent(why: Absent) -> Text {
    match why {
        Absent::NotYet => say!("laws-not-yet"),
        Absent::Repealed => say!("laws-repealed"),
        Absent::NotInHand => say!("laws-not-in-hand"),
    }
}

/// What an edition says of a clause, or why it says nothing.
fn says(clause: &Listing, row: &Row, out: &Out) -> String {
    match row.article {
        Ok(_) => flagfall_words::says(out.lang, clause, row),
        Err(why) => out.say(&absent(why)),
    }
}

#[test]
fn an_article_holds_its_parts() {
    assert!(is_under("9.5b", "9.5"));
    assert!(is_under("9.5", "9.5"));
    assert!(is_under("9.5.3", "9.5"));
    assert!(!is_under("9.50", "9.5"));
    assert!(!is_under("19.5", "9.5"));
}
