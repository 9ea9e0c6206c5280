//! A game as a story: act by act, what was ruled on each and by which clause, and how it stands.

use super::{Rule, explain};
use crate::term::{BLUE, BOLD, DIM, Out, Painted, RED, YELLOW, harmless, wrap};
use flagfall_clock::Millis;
use flagfall_game::{Replay, told};
use flagfall_record::{Act, Entry, Ms, text};
use flagfall_say::{Text, say};
use flagfall_wire::{Cite, GameResult, QuestionJson};
use flagfall_words::edition_title;
use std::io::{self, Write};

/// The width of what is said of an act, in characters: with its margin it fits 80 columns.
const MEASURE: usize = 62;
/// The width of what is said of how the game stands.
const WIDE: usize = 66;

/// Prints the story of a game.
pub(super) fn print(
    name: &str,
    entries: &[Entry],
    replay: &Replay,
    result: &GameResult,
    args: &Rule,
    out: &mut Out,
) -> io::Result<()> {
    let paint = out.paint;
    let edition = replay.game.header().edition;
    let title = out.say(&say!("rule-title", file = name, edition = edition));
    writeln!(out, "{}", paint.text(BOLD, title))?;
    let about = edition_title(out.lang, edition);
    writeln!(out, "{}\n", paint.text(DIM, about))?;
    if args.explain {
        explain::print(replay.game.header(), replay.game.book(), out)?;
    }
    let mut since = Ms::ZERO;
    for (number, entry) in entries.iter().enumerate() {
        act(number, entry, since, result, out)?;
        since = entry.at;
        came(number, result, out)?;
    }
    if !entries.is_empty() {
        writeln!(out)?;
    }
    standing(result, out)
}

/// One act, on a line of its own, or on as many as it takes.
fn act(
    number: usize,
    entry: &Entry,
    since: Ms,
    result: &GameResult,
    out: &mut Out,
) -> io::Result<()> {
    let paint = out.paint;
    let at = match number == 0 || entry.at != since {
        true => text::write_time(entry.at),
        false => String::new(),
    };
    let number = paint.text(DIM, format!("{number:>4}"));
    let at = paint.text(DIM, format!("{at:>9}"));
    let act = told_of(entry, result.questions.iter(), out);
    let lines = wrap(&act, MEASURE);
    writeln!(out, "{number} {at}  {}", lines[0])?;
    lines[1..]
        .iter()
        .try_for_each(|line| writeln!(out, "{:18}{line}", ""))
}

/// What somebody did or said; an answer in the words of what was asked.
pub(super) fn told_of<'a>(
    entry: &Entry,
    mut asked: impl Iterator<Item = &'a QuestionJson>,
    out: &Out,
) -> String {
    let chosen = match &entry.act {
        Act::Answer(answer) => asked.find_map(|it| {
            let mut answers = it.choices.iter().zip(&it.labels);
            let is_meant = it.id == answer.question;
            let label = answers
                .find(|(choice, _)| is_meant && **choice == answer.choice)?
                .1;
            Some(Text::quoted(label))
        }),
        _ => None,
    };
    harmless(&out.say(&told(entry.by, &entry.act, chosen)))
}

/// What was ruled, refused and asked on an act.
fn came(number: usize, result: &GameResult, out: &mut Out) -> io::Result<()> {
    for it in result.rulings.iter().filter(|it| it.act == number) {
        said("", &it.text, &it.cites, out)?;
    }
    let refused = out.say(&say!("rule-refused"));
    for it in result.refusals.iter().filter(|it| it.act == number) {
        said(&refused, &it.text, &it.cites, out)?;
    }
    for it in result.questions.iter().filter(|it| it.act == number) {
        let what = out.say(&say!("rule-question", id = &it.id));
        said(&what, &it.text, &it.cites, out)?;
        let answer = |(choice, label): (&String, &String)| {
            let plain = choice.eq_ignore_ascii_case(label);
            if plain {
                choice.clone()
            } else {
                format!("{choice} ({label})")
            }
        };
        let answers: Vec<String> = it.choices.iter().zip(&it.labels).map(answer).collect();
        let answers = out.say(&say!("rule-answers", answers = answers.join(", ")));
        said("", &answers, &[], out)?;
    }
    Ok(())
}

/// A text below its act, with what it is and the articles it rests on, which stay together.
fn said(what: &str, text: &str, cites: &[Cite], out: &mut Out) -> io::Result<()> {
    let gap = if what.is_empty() { "" } else { " " };
    let mut lines = wrap(&format!("{what}{gap}{text}"), MEASURE);
    let paint = out.paint;
    if let (Some(cites), Some(last)) = (written(cites, out), lines.last_mut()) {
        if last.chars().count() + cites.chars().count() < MEASURE {
            last.push_str(&format!(" {}", paint.text(BLUE, cites)));
        } else {
            lines.extend(
                wrap(&cites, MEASURE)
                    .iter()
                    .map(|it| paint.text(BLUE, it).to_string()),
            );
        }
    }
    if let (Some(first), false) = (lines.first_mut(), what.is_empty()) {
        let rest = first.strip_prefix(what).unwrap_or(first).to_owned();
        *first = format!("{}{rest}", paint.text(YELLOW, what));
    }
    lines
        .iter()
        .try_for_each(|line| writeln!(out, "{:17}{line}", ""))
}

/// `(9.5b, 2009; 9.2a)`: the edition is named once while it stays the same.
fn written(cites: &[Cite], out: &Out) -> Option<String> {
    let mut parts = Vec::new();
    let mut last = None;
    for cite in cites {
        let edition = (&cite.edition, &cite.completes);
        let mut part = cite.article.clone();
        if last != Some(edition) {
            part.push_str(", ");
            part.push_str(&match &cite.completes {
                Some(other) => out.say(&say!(
                    "rule-completing",
                    edition = &cite.edition,
                    other = other
                )),
                None => cite.edition.clone(),
            });
        }
        last = Some(edition);
        parts.push(part);
    }
    (!parts.is_empty()).then(|| format!("({})", parts.join("; ")))
}

/// How the game stands after the last act.
fn standing(result: &GameResult, out: &mut Out) -> io::Result<()> {
    let place = &result.position;
    fact(&say!("rule-position"), &place.fen, &[], out)?;
    let after = out.say(&say!("rule-after", plies = place.plies));
    writeln!(out, "{:12}{after}", "")?;
    if let Some(clocks) = &result.clocks {
        let running = clocks.running.as_deref().unwrap_or("none");
        let (white, black) = (Millis(clocks.white_ms), Millis(clocks.black_ms));
        let says = out.say(&say!(
            "rule-clocks",
            white = white,
            black = black,
            running = running
        ));
        fact(&say!("rule-clocks-label"), &says, &[], out)?;
    }
    for it in &result.obligations {
        fact(&say!("rule-bound"), &it.text, &it.cites, out)?;
    }
    let counted = result.illegal_moves;
    if counted.white + counted.black > 0 {
        let (white, black) = (counted.white, counted.black);
        let says = out.say(&say!("rule-counted", white = white, black = black));
        fact(&say!("rule-illegal"), &says, &[], out)?;
    }
    match &result.outcome {
        None => {
            let on = out.say(&say!("rule-game-is-on"));
            fact(&say!("rule-outcome"), &on, &[], out)
        }
        Some(it) => {
            let unplayed = match it.unplayed {
                true => format!(" ({})", out.say(&say!("rule-not-played"))),
                false => String::new(),
            };
            let says = format!("{}-{}{unplayed}  {}", it.white, it.black, it.text);
            fact(&say!("rule-outcome"), &says, &it.cites, out)
        }
    }
}

/// One thing about how the game stands, under its label; what ends the game is red.
fn fact(label: &Text, text: &str, cites: &[Cite], out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let label = format!("{:<9}", out.say(label));
    let mut lines: Vec<String> = match text.split_once("  ") {
        Some((score, rest)) => {
            let red: Painted<&str> = paint.text(RED, score);
            let mut lines = wrap(rest, WIDE - score.chars().count() - 2);
            lines[0] = format!("{red}  {}", lines[0]);
            lines
        }
        None => wrap(text, WIDE),
    };
    if let Some(cites) = written(cites, out) {
        let last = lines.last().map_or(0, |it| it.chars().count());
        let painted = paint.text(BLUE, &cites).to_string();
        match lines.last_mut() {
            Some(line) if last + cites.chars().count() < WIDE => {
                line.push(' ');
                line.push_str(&painted);
            }
            _ => lines.push(painted),
        }
    }
    writeln!(out, "  {} {}", paint.text(DIM, label), lines[0])?;
    lines[1..]
        .iter()
        .try_for_each(|line| writeln!(out, "{:12}{line}", ""))
}
