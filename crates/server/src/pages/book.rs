//! The book: `docs/` as pages, in the order of `docs/SUMMARY.md`; built in, and read offline.

use super::words::Words;
use super::{not_found, page};
use askama::Template;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use flagfall_say::say;
use include_dir::{Dir, include_dir};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use std::sync::OnceLock;

static DOCS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/docs");

/// Pages for whom they are for.
struct Part {
    title: String,
    pages: Vec<Entry>,
}

struct Entry {
    title: String,
    /// Its file below `docs/`.
    file: String,
}

#[derive(Template)]
#[template(path = "book.html")]
struct BookPage {
    words: Words,
    title: String,
    /// What stands there, as HTML of our own making.
    text: String,
    parts: Vec<PartView>,
    before: Option<Link>,
    next: Option<Link>,
}

struct PartView {
    title: String,
    links: Vec<Link>,
}

#[derive(Clone)]
struct Link {
    title: String,
    href: String,
    current: bool,
}

/// `GET /docs`: the first page.
pub(super) async fn first(words: Words) -> Response {
    let first = contents().iter().flat_map(|part| &part.pages).next();
    match first.and_then(|it| text_of(&it.file)) {
        Some((file, text)) => shown(words, file, text),
        None => not_found(words, &say!("page-no-page", path = "/docs")),
    }
}

/// `GET /docs/{path}`: a page, or a picture of one.
pub(super) async fn at(Path(path): Path<String>, words: Words) -> Response {
    if let Some(picture) = path
        .ends_with(".png")
        .then(|| DOCS.get_file(&path))
        .flatten()
    {
        let kind = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "no-cache")];
        return (kind, picture.contents()).into_response();
    }
    let file = [format!("{path}.md"), format!("{path}/README.md")];
    match file.iter().find_map(|file| text_of(file)) {
        Some((file, text)) => shown(words, file, text),
        None => {
            let path: String = path.chars().take(80).collect();
            not_found(words, &say!("page-no-page", path = format!("/docs/{path}")))
        }
    }
}

fn shown(words: Words, file: &str, text: &str) -> Response {
    let lang = words.lang;
    let link = |it: &Entry| Link {
        title: it.title.clone(),
        href: address(&it.file),
        current: it.file == file,
    };
    let part = |part: &Part| PartView {
        title: part.title.clone(),
        links: part.pages.iter().map(link).collect(),
    };
    let parts: Vec<PartView> = contents().iter().map(part).collect();
    let all: Vec<&Link> = parts.iter().flat_map(|part| &part.links).collect();
    let place = all.iter().position(|it| it.current);
    let beside = |by: fn(usize) -> Option<usize>| {
        let found = place.and_then(by).and_then(|at| all.get(at));
        found.map(|it| (**it).clone())
    };
    let (before, next) = (
        beside(|at| at.checked_sub(1)),
        beside(|at| at.checked_add(1)),
    );
    let (title, text) = rendered(file, text);
    let book = BookPage {
        words,
        title,
        text,
        parts,
        before,
        next,
    };
    page(&book, lang)
}

fn text_of(file: &str) -> Option<(&'static str, &'static str)> {
    let file = DOCS.get_file(file)?;
    Some((file.path().to_str()?, file.contents_utf8()?))
}

/// Where a file of `docs/` is read.
fn address(file: &str) -> String {
    let path = file.strip_suffix(".md").unwrap_or(file);
    format!("/docs/{}", path.strip_suffix("/README").unwrap_or(path))
}

/// What `SUMMARY.md` names, in its order.
fn contents() -> &'static [Part] {
    static CONTENTS: OnceLock<Vec<Part>> = OnceLock::new();
    CONTENTS.get_or_init(|| {
        let (_, text) = text_of("SUMMARY.md").unwrap_or_default();
        let mut parts: Vec<Part> = Vec::new();
        let (mut said, mut file) = (String::new(), None);
        for event in Parser::new(text) {
            match event {
                Event::Start(Tag::Heading { .. }) => said.clear(),
                Event::End(TagEnd::Heading(_)) => parts.push(Part {
                    title: said.clone(),
                    pages: Vec::new(),
                }),
                Event::Start(Tag::Link { dest_url, .. }) => {
                    said.clear();
                    file = Some(dest_url.to_string());
                }
                Event::End(TagEnd::Link) => {
                    if let (Some(part), Some(file)) = (parts.last_mut(), file.take()) {
                        let title = said.clone();
                        part.pages.push(Entry { title, file });
                    }
                }
                Event::Text(text) | Event::Code(text) => said.push_str(&text),
                _ => {}
            }
        }
        parts
    })
}

/// A page's title, and its text as HTML. Markup of another kind in it is shown as it is written.
fn rendered(file: &str, text: &str) -> (String, String) {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let mut events: Vec<Event<'_>> = Vec::new();
    let (mut title, mut heading, mut said) = (String::new(), None, String::new());
    for event in Parser::new_ext(text, options) {
        let event = match event {
            Event::Start(Tag::Heading { .. }) => {
                heading = Some(events.len());
                said.clear();
                event
            }
            Event::End(TagEnd::Heading(level)) => {
                if level == HeadingLevel::H1 && title.is_empty() {
                    title.clone_from(&said);
                }
                name(&mut events, heading.take(), level, &said);
                event
            }
            Event::Start(mut tag @ (Tag::Link { .. } | Tag::Image { .. })) => {
                if let Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. } = &mut tag {
                    *dest_url = followed(file, std::mem::replace(dest_url, "".into()));
                }
                Event::Start(tag)
            }
            // Where a column stands is for the style, which no page carries in its text.
            Event::Start(Tag::Table(columns)) => {
                let columns = columns.iter().map(|_| pulldown_cmark::Alignment::None);
                Event::Start(Tag::Table(columns.collect()))
            }
            Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
            Event::Code(code) => {
                said.push_str(&code);
                match code.strip_prefix("docs/").and_then(text_of) {
                    Some((file, _)) => linked(&code, file),
                    None => Event::Code(code),
                }
            }
            Event::Text(text) => {
                said.push_str(&text);
                Event::Text(text)
            }
            other => other,
        };
        events.push(event);
    }
    let mut page = String::new();
    html::push_html(&mut page, events.into_iter());
    // A head without words heads nothing; what is scrolled sideways is reached by keys too.
    let page = page.replace("<th></th>", "<td></td>");
    (title, page.replace("<pre>", "<pre tabindex=\"0\">"))
}

/// A page that is named as a file is one to go to.
fn linked(code: &str, file: &str) -> Event<'static> {
    let href = address(file);
    Event::InlineHtml(format!("<a href=\"{href}\"><code>{code}</code></a>").into())
}

/// A heading gets the name by which it is linked to.
fn name(events: &mut [Event<'_>], at: Option<usize>, level: HeadingLevel, said: &str) {
    let place = at.and_then(|at| events.get_mut(at));
    if let Some(place) = place {
        *place = Event::Start(Tag::Heading {
            level,
            id: Some(slug(said).into()),
            classes: Vec::new(),
            attrs: Vec::new(),
        });
    }
}

/// `the-first-page`, of `The first page`.
fn slug(said: &str) -> String {
    let kept = |it: char| it.is_alphanumeric() || it == '-' || it == '_';
    let words = said.to_lowercase().replace(' ', "-");
    words.chars().filter(|it| kept(*it)).collect()
}

/// Where a link leads that stands in a file: to the page of another, or out.
fn followed<'a>(file: &str, link: CowStr<'a>) -> CowStr<'a> {
    if link.contains("://") || link.starts_with(['#', '/']) {
        return link;
    }
    let (path, place) = match link.split_once('#') {
        Some((path, place)) => (path, format!("#{place}")),
        None => (&*link, String::new()),
    };
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." | "" => {}
            other => parts.push(other),
        }
    }
    let found = parts.join("/");
    match found.ends_with(".md") {
        true => format!("{}{place}", address(&found)).into(),
        false => format!("/docs/{found}").into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn files<'a>(dir: &'a Dir<'a>) -> Vec<&'a str> {
        let own = dir.files().filter_map(|it| it.path().to_str());
        own.chain(dir.dirs().flat_map(files)).collect()
    }

    fn check(file: &str, text: &str, expect: &str) {
        assert_eq!(rendered(file, text).1.trim_end(), expect, "{text}");
    }

    #[test]
    fn links_lead_to_pages() {
        check(
            "clock.md",
            "[a](pgn.md#it)",
            "<p><a href=\"/docs/pgn#it\">a</a></p>",
        );
        check(
            "decisions/0001-x.md",
            "[a](../clock.md)",
            "<p><a href=\"/docs/clock\">a</a></p>",
        );
        check(
            "clock.md",
            "[a](interpretations/README.md)",
            "<p><a href=\"/docs/interpretations\">a</a></p>",
        );
        check(
            "clock.md",
            "![a](images/clock.png)",
            "<p><img src=\"/docs/images/clock.png\" alt=\"a\" /></p>",
        );
        check(
            "pgn.md",
            "see `docs/clock.md`",
            "<p>see <a href=\"/docs/clock\"><code>docs/clock.md</code></a></p>",
        );
    }

    #[test]
    fn nothing_runs_and_nothing_is_styled_here() {
        check("a.md", "a <b>b</b>", "<p>a &lt;b&gt;b&lt;/b&gt;</p>");
        let (_, table) = rendered("a.md", "|a|\n|--:|\n|1|\n");
        assert!(!table.contains("style"), "{table}");
    }

    /// Every link between pages leads to one that is there, and to a heading that it has.
    #[test]
    fn no_link_leads_nowhere() {
        let mut pages = BTreeSet::new();
        let mut places = BTreeSet::new();
        let mut links = Vec::new();
        for file in files(&DOCS) {
            let Some((file, text)) = text_of(file).filter(|_| file.ends_with(".md")) else {
                pages.insert(format!("/docs/{file}"));
                continue;
            };
            pages.insert(address(file));
            let html = rendered(file, text).1;
            for id in html.split(" id=\"").skip(1) {
                let id = id.split('"').next().unwrap_or_default();
                places.insert(format!("{}#{id}", address(file)));
            }
            let hrefs = html.split(" href=\"").skip(1);
            for href in hrefs.chain(html.split(" src=\"").skip(1)) {
                let href = href.split('"').next().unwrap_or_default();
                let within = href.starts_with('#').then(|| address(file) + href);
                links.push((file, within.unwrap_or_else(|| href.to_owned())));
            }
        }
        for (file, link) in links.iter().filter(|(_, link)| !link.contains("://")) {
            let known = pages.contains(link) || places.contains(link);
            assert!(known, "{file} links to {link}");
        }
    }

    #[test]
    fn the_contents_name_what_is_there() {
        let all: Vec<&Entry> = contents().iter().flat_map(|part| &part.pages).collect();
        assert!(all.len() > 30, "{}", all.len());
        for it in all {
            let (_, text) = text_of(&it.file).unwrap_or_else(|| panic!("{}", it.file));
            assert_ne!(rendered(&it.file, text).0, "", "{} has no title", it.file);
        }
    }
}
