//! Taking a move's text apart, without a position.

use flagfall_board::{File, Rank, Role, Square, Wing};

use super::leniency::{Leniencies, Leniency};
use super::letters::{Letters, is_hyphen, lookalike};
use crate::language::{Language, ORDER};
use crate::san::{Man, Shape};
use crate::style::{Men, Style, figurine};
use flagfall_board::Color;

/// What a text says.
#[derive(Debug, Clone)]
pub(super) struct Token {
    pub(super) said: Said,
    /// The leniencies that the text needs whatever the position.
    pub(super) used: Leniencies,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Said {
    Pass,
    Squares(Square, Square, Option<Role>),
    Move(Shape),
}

/// What follows and surrounds a move, and the signs in it.
#[derive(Debug, Clone, Default)]
pub(super) struct Signs {
    pub(super) mark: String,
    pub(super) en_passant: bool,
    pub(super) offers_draw: bool,
}

/// Where a text stops being a move, and what would be one there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) at: usize,
    pub(super) expected: &'static str,
}

/// Everything that a text may say, the likeliest first; never empty.
pub(super) fn tokens(style: &Style, text: &str) -> Result<(Vec<Token>, Signs), Fault> {
    let far = Fault {
        at: 0,
        expected: "a move, which is shorter",
    };
    let letters = Letters::of(text).ok_or(far)?;
    let (start, numbered) = after_number(&letters.letters);
    let mut used = letters.used;
    used.add_if(numbered, Leniency::Number);
    let mut signs = Signs::default();
    let end = before_signs(&letters.letters, start, &mut signs, &mut used);
    let body = &letters.letters[start..end];
    let fault = |at: usize, expected| Fault {
        at: letters.byte(start + at),
        expected,
    };
    if body.is_empty() {
        return Err(fault(0, "a move, as in Nf3, exd5 or O-O"));
    }
    if is_pass(body) {
        let used = used.with(Leniency::Pass);
        let said = Said::Pass;
        return Ok((vec![Token { said, used }], signs));
    }
    if let Some(wing) = castling(body) {
        let said = Said::Move(Shape::Castling(wing));
        return Ok((vec![Token { said, used }], signs));
    }
    let mut found = Vec::new();
    let squares = squares(body);
    let promotes = matches!(squares, Some(Said::Squares(_, _, Some(_))));
    let alone = squares.map(|said| Token {
        said,
        used: used.with(Leniency::Squares),
    });
    if promotes {
        found.extend(alone.clone());
    }
    let mut worst: Option<(usize, &'static str)> = None;
    for (length, role, how) in men(style, body) {
        match rest(style, role, body, length) {
            Ok((shape, more)) => found.push(Token {
                said: Said::Move(shape),
                used: used | how | more,
            }),
            Err(at) => worst = Some(worst.map_or(at, |old| if old.0 < at.0 { at } else { old })),
        }
    }
    if !promotes {
        found.extend(alone);
    }
    match worst {
        Some((at, expected)) if found.is_empty() => Err(fault(at, expected)),
        _ => Ok((found, signs)),
    }
}

/// Where the move begins after its number: `12.`, `12...`.
fn after_number(letters: &[char]) -> (usize, bool) {
    let blank = |it: &&char| it.is_whitespace();
    let start = letters.iter().take_while(blank).count();
    let digits = letters[start..].iter().take_while(|it| it.is_ascii_digit());
    let digits = start + digits.count();
    let dot = |it: &&char| matches!(it, '.' | '…');
    let dots = digits + letters[digits..].iter().take_while(dot).count();
    if digits == start || dots == digits {
        return (start, false);
    }
    (
        dots + letters[dots..].iter().take_while(blank).count(),
        true,
    )
}

/// Where the move ends before the signs after it.
fn before_signs(letters: &[char], start: usize, signs: &mut Signs, used: &mut Leniencies) -> usize {
    let mut end = letters.len();
    loop {
        let text = &letters[start..end];
        let ends = |sign: &str| {
            let length = sign.chars().count();
            let at = text.len().checked_sub(length);
            at.is_some_and(|at| text[at..].iter().copied().eq(sign.chars()))
        };
        match text {
            [.., last] if last.is_whitespace() => end -= 1,
            [.., '!' | '?' | '‼' | '⁇' | '⁈' | '⁉'] => {
                used.add_if(true, Leniency::Annotation);
                end -= 1;
            }
            [.., sign @ ('+' | '#' | '‡' | '†' | '≠')] if signs.mark.len() < 8 => {
                signs.mark.insert(0, *sign);
                end -= 1;
            }
            _ if ends("(=)") && !signs.offers_draw => {
                signs.offers_draw = true;
                end -= 3;
            }
            _ if !signs.en_passant && in_passing(&ends, text).is_some() => {
                signs.en_passant = true;
                end -= in_passing(&ends, text).unwrap_or(0);
            }
            _ => match glyph(text) {
                Some(length) => {
                    used.add_if(true, Leniency::Annotation);
                    end -= length;
                }
                None => return end,
            },
        }
    }
}

/// The length of an `e.p.` at the end of a text, however it is spelled, after a rank.
fn in_passing(ends: &dyn Fn(&str) -> bool, text: &[char]) -> Option<usize> {
    let spelled = ["(e.p.)", "(ep)", "e. p.", "e.p.", "e.p", "ep", "E.P.", "EP"];
    let found = spelled.into_iter().find(|it| ends(it))?.chars().count();
    let before = text[..text.len() - found].iter().rev();
    let rank = before.copied().find(|it| !it.is_whitespace())?;
    matches!(rank, '1'..='8').then_some(found)
}

/// The length of a numeric glyph at the end of a text: `$14`.
fn glyph(text: &[char]) -> Option<usize> {
    let digits = text.iter().rev().take_while(|it| it.is_ascii_digit());
    let digits = digits.count();
    let sign = text.len().checked_sub(digits + 1)?;
    (digits > 0 && text[sign] == '$').then_some(digits + 1)
}

fn is_pass(body: &[char]) -> bool {
    let text: String = body.iter().collect();
    matches!(
        &*text,
        "--" | "Z0" | "z0" | "@@@@" | "0000" | "null" | "pass"
    )
}

fn castling(body: &[char]) -> Option<Wing> {
    let is_o = |it: &char| matches!(lookalike(*it), 'O' | 'o' | '0');
    let circles = body.iter().filter(|it| is_o(it)).count();
    let joined = body.len() == circles;
    let parted = body.len() == 2 * circles - usize::from(circles > 0)
        && body.iter().step_by(2).all(is_o)
        && body.iter().skip(1).step_by(2).all(|it| is_hyphen(*it));
    match circles {
        2 if joined || parted => Some(Wing::KingSide),
        3 if joined || parted => Some(Wing::QueenSide),
        _ => None,
    }
}

/// The squares alone, as engines are told them.
fn squares(body: &[char]) -> Option<Said> {
    let text: String = body.iter().collect();
    let (from, to, promotion) = crate::uci::squares(&text).ok()?;
    Some(Said::Squares(from, to, promotion))
}

/// A beginning that names a man: its length, the man, and the leniency that takes.
type Beginning = (usize, Role, Leniencies);

/// What the text may begin with, the longest first; a pawn that has no letter last but for those
/// that need a lower-case letter.
fn men(style: &Style, body: &[char]) -> Vec<Beginning> {
    let mut found: Vec<Beginning> = spelled(style, body).collect();
    found.sort_by_key(|(length, _, used)| {
        let last = used.allows(Leniency::LowerCase) || used.allows(Leniency::Lookalikes);
        (last, core::cmp::Reverse(*length))
    });
    found.dedup_by_key(|(length, role, _)| (*length, *role));
    let pawn = (0, Role::Pawn, Leniencies::NONE);
    let later = |it: &Beginning| it.2.allows(Leniency::LowerCase);
    let at = found.iter().position(later).unwrap_or(found.len());
    found.insert(at, pawn);
    found
}

/// Each spelling of a man that a text begins with.
fn spelled<'a>(style: &'a Style, body: &'a [char]) -> impl Iterator<Item = Beginning> + 'a {
    let language = style.language().unwrap_or(Language::ENGLISH);
    let lookalikes = language.is_of_another_script();
    let letters = language.spellings().filter_map(move |(letter, role)| {
        let (length, mut used) = begins(body, letter, lookalikes)?;
        used.add_if(role == Role::Pawn, Leniency::PawnLetter);
        used.add_if(language.letter(role) != letter, Leniency::Spelling);
        used.add_if(!matches!(style.men, Men::Letters(_)), Leniency::Figurines);
        Some((length, role, used))
    });
    let figurines = ORDER.into_iter().filter_map(move |role| {
        let is = |color| begins(body, figurine(role, color), false).is_some();
        let (white, black) = (is(Color::White), is(Color::Black));
        let mut used = Leniencies::NONE;
        used.add_if(role == Role::Pawn, Leniency::PawnLetter);
        used.add_if(matches!(style.men, Men::Letters(_)), Leniency::Figurines);
        (white || black).then_some((1, role, used))
    });
    letters.chain(figurines)
}

/// Whether a text begins with a letter, or with one that differs in case or only looks like it.
fn begins(body: &[char], letter: &str, lookalikes: bool) -> Option<(usize, Leniencies)> {
    let length = letter.chars().count();
    let text = body.get(..length)?;
    let pairs = || text.iter().copied().zip(letter.chars());
    if pairs().all(|(one, other)| one == other) {
        return Some((length, Leniencies::NONE));
    }
    if lookalikes && pairs().all(|(one, other)| lookalike(one) == lookalike(other)) {
        return Some((length, Leniencies::NONE.with(Leniency::Lookalikes)));
    }
    let same = |(one, other): (char, char)| one.to_lowercase().eq(other.to_lowercase());
    pairs()
        .all(same)
        .then_some((length, Leniencies::NONE.with(Leniency::LowerCase)))
}

/// A sign between or after squares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    File(File),
    Rank(Rank),
    Capture,
    Hyphen,
}

/// What follows the man: the squares, the capture, the promotion.
fn rest(
    style: &Style,
    role: Role,
    body: &[char],
    start: usize,
) -> Result<(Shape, Leniencies), (usize, &'static str)> {
    let mut used = Leniencies::NONE;
    let mut parts = Vec::new();
    for letter in &body[start..] {
        match part(*letter) {
            Some((part, plain)) => {
                used.add_if(!plain, Leniency::Lookalikes);
                parts.push(part);
            }
            None => break,
        }
    }
    let all = parts.len();
    if let [Part::File(from), Part::File(to)] | [Part::File(from), Part::Capture, Part::File(to)] =
        parts[..]
        && role == Role::Pawn
        && start + all == body.len()
        && from.index().abs_diff(to.index()) == 1
    {
        return Ok((Shape::Files(from, to), used.with(Leniency::PawnFiles)));
    }
    while matches!(
        parts.last(),
        Some(Part::File(_) | Part::Capture | Part::Hyphen)
    ) {
        parts.pop();
    }
    let [before @ .., Part::File(file), Part::Rank(rank)] = parts.as_slice() else {
        let at = start + all.min(parts.len());
        let expected = match start + all {
            0 => "a piece letter, a file a-h or castling",
            _ => "a square, as in e4",
        };
        return Err((at, expected));
    };
    let mut before = before;
    let mut captures = false;
    while let [rest @ .., sign @ (Part::Capture | Part::Hyphen)] = before {
        captures |= *sign == Part::Capture;
        before = rest;
    }
    let (from_file, from_rank) = match before {
        [] => (None, None),
        [Part::File(file)] => (Some(*file), None),
        [Part::Rank(rank)] => (None, Some(*rank)),
        [Part::File(file), Part::Rank(rank)] => (Some(*file), Some(*rank)),
        _ => return Err((start, "a file, a rank or x, then the square of arrival")),
    };
    let end = start + parts.len();
    let promotion = promotion(style, &body[end..]);
    let (promotion, how) = promotion.ok_or((end, "the piece promoted to, or the end"))?;
    let man = Man {
        role,
        file: from_file,
        rank: from_rank,
        to: Square::new(*file, *rank),
        promotion,
        captures,
    };
    Ok((Shape::Man(man), used | how))
}

/// What a letter between squares is, and whether it is plainly that.
fn part(letter: char) -> Option<(Part, bool)> {
    let latin = lookalike(letter);
    let plain = latin == letter;
    let part = match latin {
        'a'..='h' => Part::File(File::from_char(latin)?),
        '1'..='8' => Part::Rank(Rank::from_char(latin)?),
        'x' | 'X' | ':' | '×' | '∶' | '✕' => Part::Capture,
        _ if is_hyphen(letter) => Part::Hyphen,
        _ => return None,
    };
    Some((part, plain || part == Part::Capture))
}

/// The promotion that a text ends with: `=Q`, `Q`, `(Q)`, `/Q`; none if it is empty.
fn promotion(style: &Style, text: &[char]) -> Option<(Option<Role>, Leniencies)> {
    let piece = match text {
        [] => return Some((None, Leniencies::NONE)),
        ['=', '(', piece @ .., ')'] | ['(', '=', piece @ .., ')'] | ['(', piece @ .., ')'] => piece,
        ['=' | '/', piece @ ..] => piece,
        piece => piece,
    };
    let whole = spelled(style, piece).filter(|(length, ..)| *length == piece.len());
    let (_, role, used) = whole.min_by_key(|(.., used)| used.allows(Leniency::LowerCase))?;
    Some((Some(role), used))
}
