//! The report as a page: figures, then examples of each kind, with the board where there is one.
//! One file, without scripts, that asks nobody for anything.

use super::count::grouped;
use super::report::Sink;
use flagfall_board::{Color, Position, Role, Square};
use flagfall_say::{Text, say};
use flagfall_wire::{CheckedGame, ProblemJson, Summary};
use flagfall_words::{Lang, say_in};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const STYLE: &str = include_str!("report.css");
const MEN: &str = include_str!("men.svg");

/// The report, as it is gathered.
pub(super) struct Html {
    to: File,
    path: PathBuf,
    laws: Text,
    lang: Lang,
    /// How many examples of each kind are shown.
    examples: usize,
    kinds: BTreeMap<String, Vec<String>>,
}

impl Html {
    /// Begins the file.
    pub(super) fn create(
        path: &Path,
        (laws, lang): (Text, Lang),
        examples: usize,
    ) -> io::Result<Html> {
        Ok(Html {
            to: File::create(path)?,
            path: path.to_owned(),
            laws,
            lang,
            examples,
            kinds: BTreeMap::new(),
        })
    }
}

impl Sink for Html {
    fn take(&mut self, game: &CheckedGame) -> io::Result<()> {
        for it in &game.problems {
            let shown = self.kinds.entry(it.kind.clone()).or_default();
            if shown.len() < self.examples {
                shown.push(example(game, it, self.lang));
            }
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>, summary: &Summary) -> io::Result<()> {
        let mut page = String::new();
        // Writing into a string cannot fail.
        let _ = self.head(&mut page, summary);
        for (kind, examples) in &self.kinds {
            let count = summary.problems.get(kind).copied().unwrap_or_default();
            let more = count.saturating_sub(examples.len() as u64);
            let _ = write!(page, "<h2 id=\"{kind}\">{}</h2>", title(kind, self.lang));
            let shown = match more {
                0 => grouped(count),
                _ => say_in(
                    self.lang,
                    &say!(
                        "report-first",
                        number = examples.len(),
                        value = grouped(count)
                    ),
                ),
            };
            let _ = writeln!(page, "<p class=\"dim\"><code>{kind}</code>, {shown}</p>");
            examples.iter().for_each(|it| page.push_str(it));
        }
        page.push_str("</body></html>\n");
        self.to.write_all(page.as_bytes())?;
        self.to.flush()
    }
}

impl Html {
    fn head(&self, page: &mut String, all: &Summary) -> std::fmt::Result {
        let name = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let name = escaped(&name);
        let said = |text: &Text| escaped(&say_in(self.lang, text));
        let (tag, heading) = (self.lang.tag(), said(&say!("report-title")));
        write!(
            page,
            "<!doctype html>\n<html lang=\"{tag}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <title>{name}: {}</title>\n<style>{STYLE}</style></head>\
             <body>\n<svg width=\"0\" height=\"0\" aria-hidden=\"true\">{MEN}</svg>\n",
            said(&say!("report-name"))
        )?;
        let figures = say!(
            "report-figures",
            laws = &self.laws,
            games = grouped(all.games as u64),
            plies = grouped(all.plies),
            files = say!("report-files", count = all.files),
            value = grouped(all.games_with_problems as u64)
        );
        let figures = said(&figures);
        writeln!(page, "<h1>{heading}</h1>\n<p class=\"dim\">{figures}</p>")?;
        page.push_str("<div class=\"tables\">\n");
        if !all.problems.is_empty() {
            let caption = said(&say!("report-problems"));
            table(page, &caption, &all.problems, (true, self.lang))?;
        }
        if !all.notes.is_empty() {
            let caption = said(&say!("report-notes"));
            table(page, &caption, &all.notes, (false, self.lang))?;
        }
        page.push_str("</div>\n");
        Ok(())
    }
}

fn table(
    page: &mut String,
    caption: &str,
    rows: &BTreeMap<String, u64>,
    (linked, lang): (bool, Lang),
) -> std::fmt::Result {
    write!(page, "<table><caption>{caption}</caption>")?;
    for (kind, count) in rows {
        let name = match linked {
            true => format!("<a href=\"#{kind}\">{}</a>", title(kind, lang)),
            false => title(kind, lang),
        };
        let count = grouped(*count);
        write!(page, "<tr><td>{name}</td><td class=\"n\">{count}</td></tr>")?;
    }
    page.push_str("</table>\n");
    Ok(())
}

/// The word of the wire as a heading.
fn title(kind: &str, lang: Lang) -> String {
    let text = say!("report-kind", what = kind);
    escaped(&sentence(&say_in(lang, &text).replace('_', " ")))
}

/// A text as it begins a sentence.
fn sentence(text: &str) -> String {
    let mut text = text.to_owned();
    // A move keeps its small letter.
    let is_word = text.as_bytes().get(1).is_some_and(u8::is_ascii_lowercase);
    if let Some(first) = text.get_mut(..1).filter(|_| is_word) {
        first.make_ascii_uppercase();
    }
    text
}

fn example(game: &CheckedGame, it: &ProblemJson, lang: Lang) -> String {
    let board = it
        .fen
        .as_deref()
        .and_then(|fen| Position::from_fen(fen).ok());
    let mut text = String::new();
    let class = if board.is_some() {
        ""
    } else {
        " class=\"bare\""
    };
    let _ = write!(text, "<article{class}>");
    if let Some(position) = &board {
        draw(&mut text, position, lang);
    }
    let (white, black) = (escaped(&game.white), escaped(&game.black));
    let place = format!("{}:{}:{}", game.file, it.line, it.column);
    let cite = it.article.as_ref().map(|article| {
        format!(
            " <span class=\"dim\">({}, {})</span>",
            escaped(article),
            game.edition
        )
    });
    let _ = write!(
        text,
        "<div><p><strong>{white} – {black}</strong>, {}, {}: \
         <code class=\"kind\">{}</code></p><p>{}{}</p>",
        escaped(&game.result),
        escaped(&say_in(lang, &say!("check-half-move", number = it.ply))),
        escaped(&it.token),
        escaped(&sentence(&it.message)),
        cite.unwrap_or_default(),
    );
    let told = it.diagnosis.as_ref().filter(|it| it.cause != "unclear");
    if let Some(found) = told {
        let told = say!(
            "check-diagnosis",
            what = if found.certain { "certain" } else { "likely" },
            text = say!("cause", what = &found.cause),
            other = &found.cure,
            why = &found.evidence
        );
        let _ = write!(
            text,
            "<p class=\"likely\">{} (<code>{}</code>).</p>",
            escaped(&sentence(&say_in(lang, &told))),
            found.cause,
        );
    }
    let _ = write!(
        text,
        "<p class=\"dim\"><code>{}</code>, {}",
        escaped(&place),
        escaped(&say_in(lang, &say!("report-game", number = game.game)))
    );
    if let Some(fen) = &it.fen {
        let _ = write!(text, "<br><code>{}</code>", escaped(fen));
    }
    text.push_str("</p></div></article>\n");
    text
}

/// The board, from White's side.
fn draw(text: &mut String, position: &Position, lang: Lang) {
    let label = escaped(&say_in(
        lang,
        &say!("report-position", value = position.fen()),
    ));
    let _ = write!(
        text,
        "<svg class=\"board\" viewBox=\"0 0 800 800\" role=\"img\" aria-label=\"{label}\">\
         <rect class=\"dark\" width=\"800\" height=\"800\"/><path class=\"light\" d=\""
    );
    let light = Square::ALL.into_iter().filter(|it| it.is_light());
    for (x, y) in light.map(corner) {
        let _ = write!(text, "M{x} {y}h100v100h-100z");
    }
    text.push_str("\"/>");
    for square in Square::ALL {
        let Some(man) = position.piece_at(square) else {
            continue;
        };
        let (x, y) = corner(square);
        let color = if man.color == Color::White {
            "white"
        } else {
            "black"
        };
        let letter = letter(man.role);
        let _ = write!(
            text,
            "<use href=\"#{letter}\" class=\"{color}\" x=\"{x}\" y=\"{y}\" width=\"100\" \
             height=\"100\"/>"
        );
    }
    text.push_str("</svg>");
}

fn letter(role: Role) -> char {
    match role {
        Role::Pawn => 'p',
        Role::Knight => 'n',
        Role::Bishop => 'b',
        Role::Rook => 'r',
        Role::Queen => 'q',
        Role::King => 'k',
    }
}

fn corner(square: Square) -> (usize, usize) {
    let (file, rank) = (square.index() % 8, square.index() / 8);
    (file * 100, (7 - rank) * 100)
}

/// A text from outside within a page.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for it in text.chars() {
        match it {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(it),
        }
    }
    safe
}

#[test]
fn nothing_from_outside_becomes_a_tag() {
    assert_eq!(escaped("<b>\"A&B'"), "&lt;b&gt;&quot;A&amp;B&#39;");
    assert_eq!(title("illegal_move", Lang::En), "Illegal move");
    assert_eq!(title("illegal_move", Lang::Fr), "Coup illégal");
}
