//! From a game to what is printed of it.

use crate::envelope::Envelope;
use crate::rulings::{Ruled, Rulings};
use crate::scoresheet::{Cell, Head, Note, Score, Scoresheet};
use flagfall_board::{Color, Role};
use flagfall_clock::Millis;
use flagfall_edition::Edition;
use flagfall_game::{Game, Ply};
use flagfall_notation::pgn::{EDITION_TAG, Event, LineId, Termination, Tree};
use flagfall_notation::style::Style;
use flagfall_record::text::write_time;
use flagfall_say::say;
use flagfall_wire::{Cite, OutcomeJson};
use flagfall_words::{Lang, say_in};

/// What a game does not know of itself: who plays, and where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// Who has the white men.
    pub white: String,
    /// Who has the black men.
    pub black: String,
    /// The competition.
    pub event: String,
    /// The date.
    pub date: String,
    /// The round.
    pub round: String,
    /// The board.
    pub board: String,
}

/// Something ruled, and how many half-moves stood when it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuledAt {
    /// How many half-moves stood.
    pub plies: usize,
    /// When, on the game's own time.
    pub at: Option<Millis>,
    /// What was done or asked for, in a line.
    pub act: String,
    /// The ruling.
    pub text: String,
    /// What it rests on.
    pub cites: Vec<Cite>,
}

/// The scoresheet of a game as it was played, or, where `of` is named, as that player has written
/// it himself.
#[must_use]
pub fn played(
    game: &Game,
    names: &Names,
    of: Option<Color>,
    style: &Style,
    ruled: &[RuledAt],
    lang: Lang,
) -> Scoresheet {
    let own = of.map(|side| game.scoresheet(side));
    let black_first = game.start().turn() == Color::Black;
    let cell = |(index, ply): (usize, &Ply)| {
        let text = match own {
            Some(lines) => lines.get(index).map(|line| line.to_string()),
            None => Some(written(game, index, ply, style)),
        };
        Cell {
            text: text.unwrap_or_default(),
            clock: ply.reading.map(whole_seconds),
            marks: marks(ruled, index + 1),
        }
    };
    let cells: Vec<Cell> = game.moves().iter().enumerate().map(cell).collect();
    Scoresheet {
        head: head(game, names, lang),
        first: game.start().fullmoves(),
        moves: paired(cells, black_first),
        score: score(game, lang),
        notes: notes(game, style, ruled),
    }
}

/// The scoresheet of a game that was read from PGN. From a move that could not be read on, there
/// stands what the file has.
#[must_use]
pub fn transcribed(tree: &Tree, style: &Style, lang: Lang) -> Scoresheet {
    let black_first = tree.start().turn() == Color::Black;
    let steps = tree.events().filter_map(|event| match event {
        Event::Move(step) if step.line == LineId::MAIN => Some(step),
        _ => None,
    });
    let moves = steps.zip(tree.main().moves());
    let mut cells: Vec<Cell> = moves
        .map(|(step, made)| Cell {
            text: match step.played {
                Some(played) => style.write(&step.before, played),
                None => "--".to_owned(),
            },
            clock: made
                .clock()
                .map(|ms| whole_seconds(Millis(i64::try_from(ms).unwrap_or(0)))),
            marks: String::new(),
        })
        .collect();
    cells.extend(tree.main().rest().map(|rest| Cell {
        text: format!("{rest} ?"),
        ..Cell::default()
    }));
    let known = |name: &str| {
        let value = tree.tag(name).unwrap_or_default();
        let said = value.chars().any(|it| !matches!(it, '?' | '.' | '-'));
        if said {
            value.to_owned()
        } else {
            String::new()
        }
    };
    let (white, black) = match tree.result {
        Termination::WhiteWins => ("1", "0"),
        Termination::BlackWins => ("0", "1"),
        Termination::Draw => ("½", "½"),
        Termination::Unknown => ("", ""),
    };
    let edition = tree.tag(EDITION_TAG).and_then(Edition::from_id);
    let laws = edition.map(|it| say_in(lang, &say!("print-laws", edition = it)));
    let under = [Some(known("TimeControl")), laws];
    let under: Vec<String> = under
        .into_iter()
        .flatten()
        .filter(|it| it.len() > 1)
        .collect();
    Scoresheet {
        head: Head {
            event: known("Event"),
            date: known("Date"),
            round: known("Round"),
            board: known("Board"),
            white: known("White"),
            black: known("Black"),
            under: under.join("   "),
        },
        first: tree.start().fullmoves(),
        moves: paired(cells, black_first),
        score: Score {
            white: white.to_owned(),
            black: black.to_owned(),
            how: String::new(),
        },
        notes: Vec::new(),
    }
}

/// The moves two by two; where Black has the first, White's place is empty.
fn paired(cells: Vec<Cell>, black_first: bool) -> Vec<(Cell, Cell)> {
    let empty = black_first.then(Cell::default);
    let mut cells = empty.into_iter().chain(cells);
    let mut pairs = Vec::new();
    while let Some(white) = cells.next() {
        pairs.push((white, cells.next().unwrap_or_default()));
    }
    pairs
}

/// The rulings of a game on paper.
#[must_use]
pub fn ruled(game: &Game, names: &Names, style: &Style, ruled: &[RuledAt], lang: Lang) -> Rulings {
    let of = |it: &RuledAt| Ruled {
        time: it.at.map(write_time).unwrap_or_default(),
        after: place(game, it.plies, style),
        act: it.act.clone(),
        text: it.text.clone(),
        cites: cited(&it.cites),
    };
    Rulings {
        head: head(game, names, lang),
        ruled: ruled.iter().map(of).collect(),
        score: score(game, lang),
    }
}

/// The envelope of an adjourned game; `None` where no move has been sealed.
#[must_use]
pub fn envelope_of(game: &Game, names: &Names) -> Option<Envelope> {
    let sealed = game.adjournment()?.envelope.as_ref()?;
    let used = |side: Color| {
        let used = sealed.used.map(|used| used[side as usize]);
        used.map(write_time).unwrap_or_default()
    };
    Some(Envelope {
        white: names.white.clone(),
        black: names.black.clone(),
        position: sealed.position,
        white_used: used(Color::White),
        black_used: used(Color::Black),
        sealed_by: sealed.sealer,
        number: sealed.number,
        offer: sealed.offer,
        resumption: sealed.resumption.clone().unwrap_or_default(),
    })
}

fn head(game: &Game, names: &Names, lang: Lang) -> Head {
    let header = game.header();
    let control = header.regulations.time_control.as_ref();
    let laws = say_in(lang, &say!("print-laws", edition = header.edition));
    Head {
        event: names.event.clone(),
        date: names.date.clone(),
        round: names.round.clone(),
        board: names.board.clone(),
        white: names.white.clone(),
        black: names.black.clone(),
        under: match control {
            Some(control) => format!("{}   {laws}", control.to_spoken()),
            None => laws,
        },
    }
}

fn score(game: &Game, lang: Lang) -> Score {
    let Some(ended) = game.ended() else {
        return Score::default();
    };
    let under = &game.header().regulations;
    let outcome = OutcomeJson::of(&ended.outcome, &ended.citations, under, lang);
    let how = match cited(&outcome.cites) {
        cites if cites.is_empty() => outcome.text.clone(),
        cites => format!("{} ({cites})", outcome.text),
    };
    Score {
        white: half(&outcome.white),
        black: half(&outcome.black),
        how,
    }
}

/// Half a point as it is written by hand.
fn half(points: &str) -> String {
    points.replace("1/2", "½")
}

/// A move as a player would write it who has noticed nothing: an illegal one looks like any
/// other, or else the scoresheet would tell what only the arbiter may know.
#[must_use]
pub fn plain_san(ply: &Ply) -> String {
    match ply.mv {
        Some(_) => ply.san.to_string(),
        None => looking_legal(ply, |role| role.letter().to_string()),
    }
}

/// A move as it is written in a style, and an illegal one as if it were legal.
fn written(game: &Game, index: usize, ply: &Ply, style: &Style) -> String {
    match ply.mv {
        Some(played) => style.write(game.position_before(index), played),
        None => looking_legal(ply, |role| style.letter(role, ply.by).to_owned()),
    }
}

fn looking_legal(ply: &Ply, letter: impl Fn(Role) -> String) -> String {
    // The record writes a pawn without a letter.
    let role = ply.san.chars().next().and_then(|first| {
        let role = Role::from_letter(first.to_ascii_lowercase());
        role.filter(|_| first.is_ascii_uppercase())
    });
    let mut text = match role {
        Some(role) => format!("{}{}", letter(role), ply.to),
        None if ply.from.file() == ply.to.file() => ply.to.to_string(),
        None => format!("{}x{}", ply.from.file(), ply.to),
    };
    if let Some(role) = ply.promotion.filter(|role| *role != Role::Pawn) {
        text.push('=');
        text.push_str(&letter(role));
    }
    text
}

/// `12... Ng8`; empty before the first move.
fn place(game: &Game, plies: usize, style: &Style) -> String {
    let Some(index) = plies.checked_sub(1) else {
        return String::new();
    };
    let Some(ply) = game.moves().get(index) else {
        return String::new();
    };
    let before = game.position_before(index);
    let dots = match before.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    let text = written(game, index, ply, style);
    format!("{}{dots} {text}", before.fullmoves())
}

fn notes(game: &Game, style: &Style, ruled: &[RuledAt]) -> Vec<Note> {
    let note = |(number, it): (usize, &RuledAt)| Note {
        mark: letter(number),
        at: place(game, it.plies, style),
        text: it.text.clone(),
        cites: cited(&it.cites),
    };
    ruled.iter().enumerate().map(note).collect()
}

/// The letters of what was ruled while so many half-moves stood.
fn marks(ruled: &[RuledAt], plies: usize) -> String {
    let there = ruled.iter().enumerate().filter(|(_, it)| it.plies == plies);
    let letters: Vec<String> = there.map(|(number, _)| letter(number)).collect();
    letters.join(" ")
}

/// `a` to `z`, then `aa`, `ab` …
fn letter(number: usize) -> String {
    let (rounds, at) = (number / 26, number % 26);
    let last = char::from(b'a' + u8::try_from(at).unwrap_or_default());
    match rounds.checked_sub(1) {
        Some(more) => format!("{}{last}", letter(more)),
        None => last.to_string(),
    }
}

/// `9.5b, 2009; 9.2a`: the edition is named once while it stays the same.
fn cited(cites: &[Cite]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut last = None;
    for cite in cites {
        parts.push(match last == Some(&cite.edition) {
            true => cite.article.clone(),
            false => format!("{}, {}", cite.article, cite.edition),
        });
        last = Some(&cite.edition);
    }
    parts.join("; ")
}

/// A reading as a clock without tenths shows it: a second that has begun counts.
fn whole_seconds(reading: Millis) -> String {
    write_time(Millis(reading.0.max(0).div_euclid(1000) * 1000))
}

#[test]
fn notes_are_lettered_as_far_as_it_takes() {
    for (number, expect) in [(0, "a"), (25, "z"), (26, "aa"), (27, "ab"), (702, "aaa")] {
        assert_eq!(letter(number), expect);
    }
}
