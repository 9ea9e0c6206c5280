//! Cells: letters, lowered figures, and their characters in files for embossers.

use flagfall_board::{File, Rank, Role};

/// The blank cell.
pub(super) const BLANK: char = '\u{2800}';
pub(super) const CAPTURE: char = '⠰';
pub(super) const CHECK: char = '⠘';
pub(super) const CAPTURE_WITH_CHECK: char = '⠸';
pub(super) const MATE: &str = "⠜⠍";
pub(super) const SHORT: &str = "⠕⠤⠕";
pub(super) const LONG: &str = "⠕⠤⠕⠤⠕";

const LETTERS: [char; 26] = [
    '⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓', '⠊', '⠚', '⠅', '⠇', '⠍', '⠝', '⠕', '⠏', '⠟', '⠗', '⠎',
    '⠞', '⠥', '⠧', '⠺', '⠭', '⠽', '⠵',
];

/// 0 to 9.
const LOWERED: [char; 10] = ['⠴', '⠂', '⠆', '⠒', '⠲', '⠢', '⠖', '⠶', '⠦', '⠔'];

/// The characters of the cells of six dots, in the order of their dots.
const BRF: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// The cell of a small letter.
pub(super) fn letter(letter: char) -> Option<char> {
    let at = (letter as usize).checked_sub('a' as usize)?;
    LETTERS.get(at).copied()
}

pub(super) fn lowered(figure: u32) -> char {
    LOWERED[(figure % 10) as usize]
}

pub(super) fn file(file: File) -> char {
    LETTERS[file.index()]
}

pub(super) fn rank(rank: Rank) -> char {
    LOWERED[rank.index() + 1]
}

pub(super) fn file_of(cell: char) -> Option<File> {
    let at = LETTERS[..8].iter().position(|it| *it == cell)?;
    File::new(at as u8)
}

pub(super) fn rank_of(cell: char) -> Option<Rank> {
    let at = LOWERED[1..9].iter().position(|it| *it == cell)?;
    Rank::new(at as u8)
}

/// The cell of a piece; a pawn has none.
pub(super) fn piece(role: Role) -> Option<char> {
    Some(match role {
        Role::King => '⠅',
        Role::Queen => '⠟',
        Role::Rook => '⠗',
        Role::Bishop => '⠇',
        Role::Knight => '⠎',
        Role::Pawn => return None,
    })
}

pub(super) fn role_of(cell: char) -> Option<Role> {
    let pieces = Role::ALL.into_iter();
    pieces.rev().find(|role| piece(*role) == Some(cell))
}

/// Braille cells as the characters of a file for embossers; line breaks stay. What is no cell of
/// six dots becomes `=`, the cell with all of them.
///
/// ```
/// use flagfall_notation::braille::{from_brf, to_brf};
/// assert_eq!(to_brf("⠂⠀⠑⠲⠀⠑⠢"), "1 E4 E5");
/// assert_eq!(from_brf("1 e4 E5").as_deref(), Ok("⠂⠀⠑⠲⠀⠑⠢"));
/// ```
#[must_use]
pub fn to_brf(cells: &str) -> String {
    let ascii = |cell: char| match u32::from(cell).checked_sub(0x2800) {
        Some(dots) if dots < 64 => char::from(BRF[dots as usize]),
        _ if matches!(cell, '\n' | '\r' | '\u{c}' | ' ') => cell,
        _ => '=',
    };
    // Lowered figures are the ASCII figures, and letters the ASCII letters.
    cells.chars().map(ascii).collect()
}

/// The cells of a file for embossers, in upper or lower case; line breaks stay.
///
/// # Errors
///
/// The byte, from 0, of the first character that is no cell.
pub fn from_brf(text: &str) -> Result<String, usize> {
    let mut cells = String::with_capacity(text.len() * 3);
    for (at, letter) in text.char_indices() {
        let upper = letter.to_ascii_uppercase();
        let cell = BRF.iter().position(|it| char::from(*it) == upper);
        match cell.and_then(|dots| char::from_u32(0x2800 + dots as u32)) {
            Some(cell) => cells.push(cell),
            None if matches!(letter, '\n' | '\r' | '\u{c}') => cells.push(letter),
            None => return Err(at),
        }
    }
    Ok(cells)
}
