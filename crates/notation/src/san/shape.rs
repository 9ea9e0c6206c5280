//! What a move's text says by itself, before any position is asked.

use flagfall_board::{File, Rank, Role, Square, Wing};

/// The check sign at the end of a move's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// None.
    None,
    /// `+`, or the older `++`.
    Check,
    /// `#`.
    Mate,
}

/// A move as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    /// `O-O`, `O-O-O`.
    Castling(Wing),
    /// A pawn's capture by the two files, as `ed`, `exd`.
    Files(File, File),
    /// Anything else.
    Man(Man),
}

/// A man's move as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Man {
    pub(crate) role: Role,
    /// What is said of the square he comes from.
    pub(crate) file: Option<File>,
    pub(crate) rank: Option<Rank>,
    pub(crate) to: Square,
    pub(crate) promotion: Option<Role>,
    /// Whether a capture is written.
    pub(crate) captures: bool,
}

/// Where a text stops being a move, and what would be one there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Unreadable {
    pub(crate) at: usize,
    pub(crate) expected: &'static str,
}

const fn unreadable<T>(at: usize, expected: &'static str) -> Result<T, Unreadable> {
    Err(Unreadable { at, expected })
}

/// Reads a move's text.
#[inline]
pub(crate) fn shape(text: &[u8]) -> Result<(Shape, Mark), Unreadable> {
    match plain(text) {
        Some((man, mark)) => Ok((Shape::Man(man), mark)),
        None => any_shape(text),
    }
}

/// The moves that most games consist of, as `e4`, `Nf3`, `Bxc6+`, `exd5`, `Rad1`; these at once.
#[inline]
fn plain(text: &[u8]) -> Option<(Man, Mark)> {
    let (body, mark) = match text {
        [body @ .., b'+'] => (body, Mark::Check),
        [body @ .., b'#'] => (body, Mark::Mate),
        _ => (text, Mark::None),
    };
    let (before, file, rank) = match *body {
        [ref before @ .., file, rank] => (before, file, rank),
        _ => return None,
    };
    let to = Square::new(file_of(file)?, rank_of(rank)?);
    let (role, file, captures) = match *before {
        [] => (Role::Pawn, None, false),
        [file @ b'a'..=b'h', b'x'] => (Role::Pawn, file_of(file), true),
        [letter] => (piece(letter)?, None, false),
        [letter, b'x'] => (piece(letter)?, None, true),
        [letter, file] => (piece(letter)?, Some(file_of(file)?), false),
        _ => return None,
    };
    Some((
        Man {
            role,
            file,
            rank: None,
            to,
            promotion: None,
            captures,
        },
        mark,
    ))
}

#[inline]
fn file_of(byte: u8) -> Option<File> {
    File::new(byte.wrapping_sub(b'a'))
}

#[inline]
fn rank_of(byte: u8) -> Option<Rank> {
    Rank::new(byte.wrapping_sub(b'1'))
}

#[inline]
fn piece(byte: u8) -> Option<Role> {
    Some(match byte {
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        _ => return None,
    })
}

fn any_shape(text: &[u8]) -> Result<(Shape, Mark), Unreadable> {
    let start = text.len() - text.trim_ascii_start().len();
    let (end, mark) = undecorated(text, start);
    let body = &text[start..end];
    let Some(&first) = body.first() else {
        return unreadable(start, "a move, as in Nf3, exd5 or O-O");
    };
    if matches!(first, b'O' | b'0' | b'o') {
        let Some(wing) = castling(body) else {
            return unreadable(start, "O-O or O-O-O");
        };
        return Ok((Shape::Castling(wing), mark));
    }
    if let Some((from, to)) = files(body) {
        return Ok((Shape::Files(from, to), mark));
    }
    let man = man(body).map_err(|fault| Unreadable {
        at: start + fault.at,
        ..fault
    })?;
    Ok((Shape::Man(man), mark))
}

/// Where the text ends without check signs, exclamation and question marks and `e.p.`.
fn undecorated(text: &[u8], start: usize) -> (usize, Mark) {
    let mut end = text.len();
    let mut mark = Mark::None;
    while end > start {
        match text[end - 1] {
            b'+' if mark == Mark::None => mark = Mark::Check,
            b'#' => mark = Mark::Mate,
            b'+' | b'!' | b'?' | b' ' => {}
            b'.' | b'p' => {
                let rest = &text[start..end];
                let passing = [&b"e.p."[..], b"ep"]
                    .into_iter()
                    .find(|it| rest.ends_with(it));
                match passing {
                    Some(it) => end -= it.len() - 1,
                    None => return (end, mark),
                }
            }
            _ => return (end, mark),
        }
        end -= 1;
    }
    (end, mark)
}

fn castling(body: &[u8]) -> Option<Wing> {
    let is_o = |byte: &u8| matches!(byte, b'O' | b'0' | b'o');
    match body {
        [a, b'-', b] if is_o(a) && is_o(b) => Some(Wing::KingSide),
        [a, b'-', b, b'-', c] if is_o(a) && is_o(b) && is_o(c) => Some(Wing::QueenSide),
        _ => None,
    }
}

/// The neighbouring files of a pawn's capture.
fn files(body: &[u8]) -> Option<(File, File)> {
    let (from, to) = match *body {
        [from, to] | [from, b'x' | b'X' | b':', to] => (file_of(from)?, file_of(to)?),
        _ => return None,
    };
    (from.index().abs_diff(to.index()) == 1).then_some((from, to))
}

/// The man of a figurine, of either colour: U+2654 to U+265F.
fn figurine(text: &[u8]) -> Option<Role> {
    let [0xe2, 0x99, last] = *text else {
        return None;
    };
    let order = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
    ];
    let at = usize::from(last.checked_sub(0x94)?);
    (at < 12).then(|| order[at % 6])
}

fn man(body: &[u8]) -> Result<Man, Unreadable> {
    let (role, mut at) = match body[0] {
        letter @ b'A'..=b'Z' => match Role::from_letter(letter as char) {
            Some(role) => (role, 1),
            None => return unreadable(0, "a piece letter K, Q, R, B, N"),
        },
        0xe2 if let Some(role) = body.get(..3).and_then(figurine) => (role, 3),
        b'a'..=b'h' => (Role::Pawn, 0),
        b'k' | b'q' | b'r' | b'n' => return unreadable(0, "a piece letter in upper case"),
        _ => return unreadable(0, "a piece letter, a file a-h or castling"),
    };
    let (end, promotion) = promotion(body);
    if end < at + 2 {
        return unreadable(end.max(at), "a square, as in e4");
    }
    let square = (
        File::from_char(body[end - 2] as char),
        Rank::from_char(body[end - 1] as char),
    );
    let (Some(file), Some(rank)) = square else {
        return unreadable(end - 2, "a square a1-h8");
    };
    let to = Square::new(file, rank);
    let end = end - 2;
    let file = body[at..end]
        .first()
        .and_then(|&it| File::from_char(it as char));
    at += usize::from(file.is_some());
    let rank = body[at..end]
        .first()
        .and_then(|&it| Rank::from_char(it as char));
    at += usize::from(rank.is_some());
    let captures = match &body[at..end] {
        [] | [b'-'] => false,
        [b'x' | b'X' | b':'] | [0xc3, 0x97] => true,
        _ => return unreadable(at, "a file, a rank or x, then the square of arrival"),
    };
    Ok(Man {
        role,
        file,
        rank,
        to,
        promotion,
        captures,
    })
}

/// Where the text ends without its promotion, and the promotion: `=Q`, `Q`, `(Q)`, `/Q`, `=♕`.
fn promotion(body: &[u8]) -> (usize, Option<Role>) {
    let inner = body.strip_suffix(b")").unwrap_or(body);
    let bracket = inner.len() < body.len();
    let (before, role) = match *inner {
        [ref before @ .., a, b, c] if figurine(&[a, b, c]).is_some() => {
            (before, figurine(&[a, b, c]))
        }
        [ref before @ .., letter] => (before, Role::from_letter(letter as char)),
        [] => return (body.len(), None),
    };
    let end = match *before {
        [.., b'('] if bracket => before.len() - 1,
        _ if bracket => return (body.len(), None),
        [.., b'=' | b'/'] => before.len() - 1,
        _ => before.len(),
    };
    let digit = end > 1 && matches!(body[end - 1], b'1'..=b'8');
    match role {
        Some(role) if digit => (end, Some(role)),
        _ => (body.len(), None),
    }
}
