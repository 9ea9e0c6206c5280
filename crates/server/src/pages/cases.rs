//! The casebook on pages: each case act by act, with what was ruled and the men as they stand.

use super::words::Words;
use super::{not_found, page};
use askama::Template;
use axum::extract::{Path, Query};
use axum::response::Response;
use flagfall_board::Color;
use flagfall_casebook::{Case, Casebook, Placed};
use flagfall_edition::{Edition, Listing};
use flagfall_game::{Event, Game, told};
use flagfall_record::text::write_time;
use flagfall_say::say;
use flagfall_wire::{Came, Cite};
use flagfall_words::Lang;
use serde::Serialize;

use super::laws::Asked;

/// A clause's case, as its page names it.
pub(super) struct CaseLink {
    pub(super) title: String,
    pub(super) href: String,
    pub(super) editions: String,
}

/// A link to an edition's reading of the case.
struct Reading {
    edition: &'static str,
    href: String,
    ruling: String,
    cites: String,
    current: bool,
}

/// What one act came to.
struct Step {
    act: String,
    came: Vec<Ruled>,
    clocks: String,
}

struct Ruled {
    kind: &'static str,
    text: String,
    cites: Vec<Cite>,
}

/// What the board shows: the position before the acts, and after each.
#[derive(Serialize)]
struct Shown {
    text: String,
    placement: String,
}

#[derive(Template)]
#[template(path = "case.html")]
struct CasePage {
    words: Words,
    topic: String,
    title: String,
    edition: &'static str,
    terms: String,
    moves: String,
    steps: Vec<Step>,
    boards: String,
    readings: Vec<Reading>,
    replay: String,
}

/// The number of a case in its file, from 1.
fn number_of(placed: &Placed) -> usize {
    let before = |it: &&Placed| it.path == placed.path && it.case.line <= placed.case.line;
    Casebook::built_in().cases().iter().filter(before).count()
}

/// The cases that turn on a clause.
pub(super) fn of(clause: &Listing, asked: Edition, lang: Lang) -> Vec<CaseLink> {
    let found = Casebook::built_in().of(clause, None).into_iter();
    let link = found.map(|it| {
        let last = it.editions.last().copied();
        let at = if asked.is_among(&it.editions) {
            Some(asked)
        } else {
            last
        };
        let editions: Vec<&str> = it.editions.iter().map(|edition| edition.id()).collect();
        CaseLink {
            title: it.placed.case.title(lang).to_owned(),
            href: href(it.placed, at.map_or("", Edition::id)),
            editions: editions.join(" "),
        }
    });
    link.collect()
}

fn href(placed: &Placed, edition: &str) -> String {
    let file = placed.path.trim_end_matches(".md");
    let number = number_of(placed);
    format!("/laws/cases/{file}/{number}?edition={edition}")
}

/// One case, under one edition.
pub(super) async fn case(
    Path((folder, file, number)): Path<(String, String, usize)>,
    Query(asked): Query<Asked>,
    words: Words,
) -> Response {
    let name = format!("{folder}/{file}.md");
    let mut within = Casebook::built_in()
        .cases()
        .iter()
        .filter(|it| it.path == name);
    let found = number.checked_sub(1).and_then(|at| within.nth(at));
    let Some(placed) = found else {
        return not_found(words, &say!("page-no-case"));
    };
    let case = &placed.case;
    let last = case
        .rows
        .last()
        .and_then(|row| row.editions.last())
        .copied();
    let named = asked.edition.as_deref().and_then(Edition::from_id);
    let Some(edition) = named.filter(|it| case.row(*it).is_some()).or(last) else {
        return not_found(words, &say!("page-no-case"));
    };
    let lang = words.lang;
    let Some((steps, boards)) = played(&words, case, edition) else {
        return not_found(words, &say!("page-no-case"));
    };
    let json = serde_json::to_string(&boards).unwrap_or_default();
    let under = &case.regulations;
    let terms = under.time_control.as_ref().map(ToString::to_string);
    let options = under
        .options
        .iter()
        .map(|(name, value)| format!("{name} = {value}"));
    let case_page = CasePage {
        topic: case.topic(lang).to_owned(),
        title: case.title(lang).to_owned(),
        edition: edition.id(),
        terms: terms
            .into_iter()
            .chain(options)
            .collect::<Vec<_>>()
            .join(" · "),
        moves: case.moves.join(" "),
        replay: format!(
            "/rule?case={folder}/{file}&number={number}&edition={}",
            edition.id()
        ),
        steps,
        boards: json.replace('<', "\\u003c"),
        readings: readings(placed, edition, lang),
        words,
    };
    page(&case_page, lang)
}

fn readings(placed: &Placed, current: Edition, lang: Lang) -> Vec<Reading> {
    let of = |edition: Edition| {
        let row = placed.case.row(edition)?;
        Some(Reading {
            edition: edition.id(),
            href: href(placed, edition.id()),
            ruling: row.said(lang),
            cites: row.cites.join(" "),
            current: edition.is_among(&[current]),
        })
    };
    Edition::ALL.into_iter().filter_map(of).collect()
}

/// The case replayed: `None` where its game cannot begin.
fn played(words: &Words, case: &Case, edition: Edition) -> Option<(Vec<Step>, Vec<Shown>)> {
    let lang = words.lang;
    let mut game = Game::new(case.header(edition)).ok()?;
    let mut boards = vec![Shown {
        text: words.say("case-before"),
        placement: placement(&game),
    }];
    let mut steps = Vec::new();
    for (at, entry) in case.acts.iter().enumerate() {
        let events = game.act(entry);
        let act = words.text(&told(entry.by, &entry.act, None));
        let came = Came::of(at, &events, &case.regulations, lang);
        boards.push(Shown {
            text: act.clone(),
            placement: placement(&game),
        });
        steps.push(Step {
            act,
            came: ruled(words, came, &events),
            clocks: clocks(words, &game),
        });
    }
    Some((steps, boards))
}

fn ruled(words: &Words, came: Came, events: &[Event]) -> Vec<Ruled> {
    let rulings = came
        .rulings
        .into_iter()
        .map(|it| ("ruling", it.text, it.cites));
    let refusals = came
        .refusals
        .into_iter()
        .map(|it| ("refusal", it.text, it.cites));
    let asked = came
        .questions
        .into_iter()
        .map(|it| ("question", it.text, it.cites));
    let mut found: Vec<Ruled> = rulings
        .chain(refusals)
        .chain(asked)
        .map(|(kind, text, cites)| Ruled { kind, text, cites })
        .collect();
    if found.is_empty() && events.is_empty() {
        let text = words.say("case-nothing");
        let cites = Vec::new();
        found.push(Ruled {
            kind: "act",
            text,
            cites,
        });
    }
    found
}

fn clocks(words: &Words, game: &Game) -> String {
    let Some(at) = game.clocks(game.now()) else {
        return String::new();
    };
    let (white, black) = (write_time(at.white), write_time(at.black));
    let running = match at.running {
        Some(Color::White) => words.say("page-white"),
        Some(Color::Black) => words.say("page-black"),
        None => "–".to_owned(),
    };
    words.text(&say!(
        "case-clocks",
        white = white,
        black = black,
        whose = running
    ))
}

fn placement(game: &Game) -> String {
    let mut setup = game.position().setup();
    setup.board = game.board();
    let fen = setup.fen();
    fen.split(' ').next().unwrap_or_default().to_owned()
}
