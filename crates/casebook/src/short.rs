//! The short form in which tables have rulings, said in a language.

use flagfall_board::Color;
use flagfall_say::{Arg, San, Text, say};
use flagfall_words::{Lang, say_in};

/// A ruling of a table in that language: `White +3:00; Black plays Ng8`. What is in no table is
/// left as it is.
pub(crate) fn said(ruling: &str, lang: Lang) -> String {
    let mut said = String::new();
    for part in ruling.split("; ") {
        // In French a semicolon stands apart, and what follows it begins small.
        let text = match part_of(part) {
            Some(text) => say_in(lang, &text),
            None => part.to_owned(),
        };
        match (said.is_empty(), lang) {
            (true, _) => said = text,
            (false, Lang::En) => said.extend(["; ", &text]),
            (false, Lang::Fr) => {
                let mut signs = text.chars();
                let first = signs.next().into_iter().flat_map(char::to_lowercase);
                said.push_str(" ; ");
                said.extend(first.chain(signs));
            }
        }
    }
    said
}

fn part_of(part: &str) -> Option<Text> {
    let words: Vec<&str> = part.split(' ').collect();
    let (first, rest) = words.split_first()?;
    let owner = first.strip_suffix("'s");
    let named = owner.unwrap_or(first);
    match Color::ALL.into_iter().find(|it| it.to_string() == named) {
        Some(side) if owner.is_some() => owned(side, rest),
        Some(side) => done(side, rest),
        None => plain(&words),
    }
}

/// What a side does, gets or must do.
fn done(side: Color, words: &[&str]) -> Option<Text> {
    Some(match *words {
        ["=", time] => say!("short-set", side = side, value = time),
        ["points", change] => say!("short-points", side = side, value = change),
        ["moves", square] => say!("short-moves", side = side, value = square),
        ["captures", square] => say!("short-captures", side = side, value = square),
        ["plays", san] => say!("short-plays", side = side, move = San(san)),
        ["obliged", "to", "move", at] => say!("short-must-move", side = side, value = at),
        ["obliged", "to", "capture", at] => say!("short-must-capture", side = side, value = at),
        ["obliged", "to", "play", san] => say!("short-must-play", side = side, move = San(san)),
        ["obliged", "to", "record"] => say!("short-must-record", side = side),
        ["needs", "an", "assistant"] => say!("short-needs-assistant", side = side),
        [what @ ("warned" | "fined" | "records" | "seals")] => {
            say!("short-does", side = side, what = what)
        }
        [change] if change.starts_with(['+', '-']) => {
            say!("short-time", side = side, value = change)
        }
        _ => return None,
    })
}

/// What becomes of something that is a side's.
fn owned(side: Color, words: &[&str]) -> Option<Text> {
    Some(match *words {
        ["appeal", "admitted"] => say!("short-appeal", side = side),
        ["clock", "runs"] => say!("short-runs", side = side),
        ["move", "sealed"] => say!("short-sealed", side = side),
        ["next", "is", "move", number] => say!("short-counts", side = side, value = number),
        ["sealed", san, "played"] => say!("short-opened", side = side, move = San(san)),
        ["written", san, "made"] => say!("short-written", side = side, move = San(san)),
        _ => return None,
    })
}

/// What is nobody's.
fn plain(words: &[&str]) -> Option<Text> {
    Some(match *words {
        ["nothing"] => say!("short-nothing"),
        ["not", "in", "hand"] => say!("short-not-in-hand"),
        ["new", "game"] => say!("short-new-game"),
        ["game", "continues"] => say!("short-continues"),
        ["clocks", "stopped"] => say!("short-stopped"),
        ["claim", what] => say!("short-claim", what = what),
        ["restore", ply] => say!("short-restore", value = ply),
        ["queen", "on", square] => say!("short-queen", value = square),
        ["referred", "for", side] => say!("short-referred", side = color(side)?),
        ["both", time, "a", "move"] => say!("short-each-move", value = time),
        ["asks", what] => say!("short-asks", what = what),
        ["refused", what] => say!("short-refused", what = what),
        ["clocks", white, black, ref running @ ..] => {
            let whose = match running {
                ["both", "stand"] => "none",
                ["White's", "runs"] => Color::White.name(),
                ["Black's", "runs"] => Color::Black.name(),
                _ => return None,
            };
            let black = black.strip_suffix(',')?;
            say!("short-clocks", white = white, black = black, whose = whose)
        }
        [score, what] if score.contains('-') => say!("short-ends", score = score, what = what),
        _ => return None,
    })
}

fn color(name: &str) -> Option<Arg> {
    let found = Color::ALL.into_iter().find(|it| it.to_string() == name);
    found.map(Arg::from)
}
