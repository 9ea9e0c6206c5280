//! The table.

use super::words::{Words, extra};
use crate::term::{BLUE, BOLD, DIM, Out};
use flagfall_clock::{Credit, DrawCounts, Millis, Setup, Side, Tongue};
use flagfall_edition::Edition;
use flagfall_wire::TimeJson;
use flagfall_words::Lang;
use std::io::{self, Write};

const LABEL: usize = 13;

/// Prints what follows from a time control.
pub(super) fn print(
    found: &TimeJson,
    setup: Option<&Setup>,
    lang: Lang,
    out: &mut Out,
) -> io::Result<()> {
    let words = Words::of(lang);
    let paint = out.paint;
    let Some(setup) = setup else {
        let says = match found.pgn.as_str() {
            "-" => words.untimed,
            _ => words.unknown,
        };
        writeln!(out, "{}", paint.text(BOLD, says))?;
        return tag(out, &format!("[TimeControl \"{}\"]", found.pgn));
    };
    let control = &setup.control;
    writeln!(out, "{}", paint.text(BOLD, &found.spoken))?;
    writeln!(out, "{}", control.in_words(tongue(lang)))?;
    if control.is_sandclock() {
        writeln!(out, "{}", paint.text(DIM, words.sand))?;
    }
    if setup.draw == DrawCounts::Black {
        writeln!(out, "{}", paint.text(BOLD, words.armageddon))?;
        writeln!(out, "{}", paint.text(DIM, words.armageddon_by))?;
    }
    if setup.credit == Credit::OnFlag && control.periods(Side::White).len() > 1 {
        writeln!(out, "{}", paint.text(DIM, words.at_zero))?;
    }
    writeln!(out)?;
    if control.is_even() {
        side(setup, Side::White, lang, out)?;
    } else {
        for (one, name) in [(Side::White, words.white), (Side::Black, words.black)] {
            writeln!(out, "{}", paint.text(BOLD, name))?;
            side(setup, one, lang, out)?;
        }
    }
    for line in classes(found, words) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    tag(out, &format!("[TimeControl \"{}\"]", found.pgn))?;
    if found.strict && *setup == Setup::of(control.clone()) {
        return writeln!(out, "{}", paint.text(DIM, words.strict));
    }
    writeln!(out, "{}", paint.text(DIM, words.beyond))?;
    let setup = found.setup.as_deref().unwrap_or_default();
    tag(out, &format!("[ClockSetup \"{setup}\"]"))
}

fn tag(out: &mut Out, text: &str) -> io::Result<()> {
    let painted = out.paint.text(BLUE, text);
    writeln!(out, "{painted}")
}

fn tongue(lang: Lang) -> Tongue {
    match lang {
        Lang::En => Tongue::English,
        Lang::Fr => Tongue::French,
    }
}

/// What one side has, and when it is added.
fn side(setup: &Setup, side: Side, lang: Lang, out: &mut Out) -> io::Result<()> {
    let words = Words::of(lang);
    let control = &setup.control;
    let starts = control.start(side).to_string();
    writeln!(out, "{:<LABEL$} {starts:>9}", words.starts)?;
    let mut first = 1;
    let periods = control.periods(side);
    for (number, period) in periods.iter().enumerate() {
        let last = first + period.moves.unwrap_or(0);
        let span = match period.moves {
            Some(_) => format!("{} {first}–{}", words.moves, last - 1),
            None => format!("{} {first}–", words.moves),
        };
        let mut notes = vec![extra(lang, period.bonus)];
        if number > 0 {
            notes.push(match setup.credit {
                Credit::OnCount => format!("{} {}", words.added, first - 1),
                Credit::OnFlag => words.added_at_zero.to_owned(),
            });
        }
        if let (Some(moves), true) = (period.moves, number + 1 == periods.len()) {
            notes.push(format!("{} {moves} {}", words.repeats, words.moves));
        }
        notes.retain(|it| !it.is_empty());
        let line = format!(
            "{span:<LABEL$} {:>9}   {}",
            period.base.to_string(),
            notes.join(", ")
        );
        writeln!(out, "{}", line.trim_end())?;
        first = last;
    }
    for moves in [40, 60] {
        let total: Millis = control.available(side, moves);
        let label = format!("{moves} {}", words.moves);
        writeln!(
            out,
            "{label:<LABEL$} {:>9}   {}",
            total.to_string(),
            words.total
        )?;
    }
    Ok(())
}

/// The class, with the editions in which it is that.
fn classes(found: &TimeJson, words: &Words) -> Vec<String> {
    let editions: Vec<&str> = Edition::ALL.iter().map(|it| it.id()).collect();
    let of = |id: &&str| found.class.get(id).copied().unwrap_or("unknown");
    let mut label = words.class;
    let mut lines = Vec::new();
    for (class, _) in words.classes {
        let those: Vec<&str> = editions
            .iter()
            .copied()
            .filter(|id| of(id) == class)
            .collect();
        if those.is_empty() {
            continue;
        }
        let when = match those.len() == editions.len() {
            true => words.always.to_owned(),
            false => those.join(", "),
        };
        lines.push(format!(
            "{label:<LABEL$} {:>9}   {when}",
            words.class_word(class)
        ));
        label = "";
    }
    lines
}
