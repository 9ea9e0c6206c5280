//! Writing a game in a notation.

use super::transcript::{Part, Transcript};
use flagfall_board::{Color, Move, Position};
use flagfall_notation::braille::{Scoresheet, to_brf};
use flagfall_notation::pgn::{self, Game, Tree};
use flagfall_notation::spoken::Tongue;
use flagfall_notation::style::{DRAW_OFFER, Style};
use flagfall_notation::{iccf, in_lines, uci};

/// A notation of whole games.
pub(super) enum Form {
    /// The export form of PGN.
    Pgn,
    /// Tags as they stand, then the moves in a style.
    Algebraic(Style),
    /// A game a line, as engines are told it.
    Uci,
    /// A game a line, in figures.
    Iccf,
    /// A move a line, as it is announced; in full or not.
    Spoken(Tongue, bool),
    /// A scoresheet.
    Braille {
        /// In the characters of embossers.
        brf: bool,
    },
}

impl Form {
    /// Whether comments and variations have a place in it.
    pub(super) fn holds_remarks(&self) -> bool {
        matches!(self, Form::Pgn | Form::Algebraic(_))
    }

    /// Whether each game is one line, or brings its own blank line.
    pub(super) fn is_a_line(&self) -> bool {
        matches!(self, Form::Pgn | Form::Uci | Form::Iccf)
    }

    /// The game's text, with the line break at its end.
    pub(super) fn write(&self, game: &Game, read: &Transcript) -> String {
        match self {
            Form::Pgn => {
                let text = tags(game) + &algebraic(read, &Style::PGN, true);
                let games = pgn::read_all(text.as_bytes());
                games.first().map_or(text, |it| Tree::read(it).0.export())
            }
            Form::Algebraic(style) => tags(game) + &algebraic(read, style, false),
            Form::Uci => squares(
                read,
                |now, played| uci::write(now, played, read.chess960),
                false,
            ),
            Form::Iccf => squares(
                read,
                |now, played| iccf::write(now, played, read.chess960),
                true,
            ),
            Form::Spoken(tongue, full) => spoken(game, read, *tongue, *full),
            Form::Braille { brf } => {
                let sheet = sheet(game, read).write();
                if *brf { to_brf(&sheet) } else { sheet }
            }
        }
    }
}

/// The tags as they stand, and a blank line if there are any.
fn tags(game: &Game) -> String {
    let mut text = String::new();
    for (name, value) in game.tags() {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let value: String = value
            .chars()
            .map(|it| if it.is_control() { ' ' } else { it })
            .collect();
        text.push_str(&format!("[{name} \"{value}\"]\n"));
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// The moves in a style, numbered, with everything that is written about them, in lines.
fn algebraic(read: &Transcript, style: &Style, as_pgn: bool) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut open = String::new();
    let mut numbered = vec![false];
    let push = |words: &mut Vec<String>, open: &mut String, word: &str| {
        words.push(std::mem::take(open) + word);
    };
    for part in &read.parts {
        let counted = numbered.last().copied().unwrap_or(false);
        let mut counts = true;
        match part {
            Part::Move(before, played) => {
                if before.turn() == Color::White {
                    push(&mut words, &mut open, &format!("{}.", before.fullmoves()));
                } else if !counted {
                    push(&mut words, &mut open, &format!("{}...", before.fullmoves()));
                }
                let text = played.map_or("--".to_owned(), |it| style.write(before, it));
                push(&mut words, &mut open, &text);
            }
            Part::Nag(number) => push(&mut words, &mut open, &format!("${number}")),
            Part::Offer if !as_pgn => push(&mut words, &mut open, DRAW_OFFER),
            Part::Offer => push(&mut words, &mut open, &format!("{{{DRAW_OFFER}}}")),
            Part::Comment(comment) => {
                counts = false;
                remark(comment, &mut |word| push(&mut words, &mut open, word));
            }
            Part::Unread(token) => {
                let says = format!("not converted from {token} on");
                remark(&says, &mut |word| push(&mut words, &mut open, word));
            }
            Part::Open => {
                open.push('(');
                numbered.push(false);
                counts = false;
            }
            Part::Close => {
                numbered.pop();
                counts = false;
                match words.last_mut() {
                    Some(last) => last.push(')'),
                    None => push(&mut words, &mut open, ")"),
                }
            }
        }
        if let Some(last) = numbered.last_mut() {
            *last = counts;
        }
    }
    push(&mut words, &mut open, read.result.token());
    in_lines(&words)
}

/// A comment in braces, word by word.
fn remark(comment: &str, push: &mut dyn FnMut(&str)) {
    let comment = format!("{{{}}}", comment.replace('}', ")"));
    comment.split_whitespace().for_each(push);
}

/// The moves of the game's own line, in one line.
fn squares(read: &Transcript, write: impl Fn(&Position, Move) -> String, numbers: bool) -> String {
    let mut words = Vec::new();
    if read.start != Position::initial() {
        words.push(format!("fen {} moves", read.start.fen()));
    }
    for (at, (before, played)) in read.main().enumerate() {
        let white = before.turn() == Color::White;
        if numbers && (white || at == 0) {
            let dots = if white { "." } else { "..." };
            words.push(format!("{}{dots}", before.fullmoves()));
        }
        words.push(played.map_or("0000".to_owned(), |it| write(before, it)));
    }
    words.join(" ") + "\n"
}

fn players(game: &Game) -> Option<String> {
    match (game.tag("White"), game.tag("Black")) {
        (Some(white), Some(black)) => Some(format!("{white} - {black}")),
        _ => None,
    }
}

fn spoken(game: &Game, read: &Transcript, tongue: Tongue, full: bool) -> String {
    let mut text = String::new();
    if let Some(players) = players(game) {
        text.push_str(&crate::term::harmless(&players));
        text.push('\n');
    }
    for (before, played) in read.main() {
        let words = match played {
            Some(played) if full => tongue.announce_in_full(before, played),
            Some(played) => tongue.announce(before, played),
            None => "--".to_owned(),
        };
        let dots = if before.turn() == Color::White {
            "."
        } else {
            "..."
        };
        text.push_str(&format!("{}{dots} {words}\n", before.fullmoves()));
    }
    text.push_str(read.result.token());
    text.push('\n');
    text
}

fn sheet(game: &Game, read: &Transcript) -> Scoresheet {
    let named = ["Event", "Date"].into_iter().filter_map(|it| game.tag(it));
    let known = named.filter(|it| !it.starts_with('?')).map(String::from);
    Scoresheet {
        headings: players(game).into_iter().chain(known).collect(),
        start: read.start,
        moves: read.main().map_while(|(_, played)| played).collect(),
        result: read.result,
    }
}
