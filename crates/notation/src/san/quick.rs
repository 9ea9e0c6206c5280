//! The plain forms of a move, of which games consist, read all bytes at once: `e4`, `exd5`, `Nf3`,
//! `Nxf3+`, `Nbd7`, `R1xe2#`. Whatever else there is, [`shape`](super::shape) reads.

use flagfall_board::{Bitboard, Move, Position, Role, Square};

use super::shape::Mark;

/// A move in a plain form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Quick {
    role: Role,
    to: Square,
    /// What is said of the square of departure.
    among: Bitboard,
    /// Whether anything is said of it where a short move says nothing.
    pub(crate) names_departure: bool,
    /// The check sign.
    pub(crate) mark: Mark,
}

impl Quick {
    /// Makes the move if one man alone can arrive so; `None` leaves the position as it is, and
    /// open why.
    #[inline]
    pub(crate) fn play(&self, position: &mut Position) -> Option<Move> {
        position.arrive(self.role, self.to, self.among)
    }

    /// As [`Quick::play`], where it is plain that the text says no more of the square of departure
    /// than it must.
    #[inline]
    pub(crate) fn play_tersely(&self, position: &mut Position) -> Option<Move> {
        if !self.names_departure {
            return self.play(position);
        }
        let (mut next, mut other) = (*position, *position);
        let played = self.play(&mut next)?;
        let other = other.arrive(self.role, self.to, !played.from.bit())?;
        let file = played.from.file();
        let by_file = self.among == Bitboard::file(file);
        (by_file == (other.from.file() != file)).then(|| *position = next)?;
        Some(played)
    }
}

/// A text of up to eight bytes as a number, the first byte lowest.
#[inline]
pub(crate) fn word(text: &[u8]) -> u64 {
    let mut bytes = [0; 8];
    let length = text.len().min(8);
    bytes[..length].copy_from_slice(&text[..length]);
    u64::from_le_bytes(bytes)
}

/// Reads the text of `length` bytes whose [`word`] is given.
#[inline(always)]
pub(crate) fn quick(word: u64, length: usize) -> Option<Quick> {
    if !(2..=7).contains(&length) {
        return None;
    }
    let byte = |at: usize| (word >> (8 * (at & 7))) as u8;
    let last = byte(length - 1);
    let is_marked = (last == b'+') | (last == b'#');
    let end = length - usize::from(is_marked);
    let mark = if last == b'#' {
        Mark::Mate
    } else {
        Mark::Check
    };
    let mark = if is_marked { mark } else { Mark::None };
    let file = byte(end.wrapping_sub(2)).wrapping_sub(b'a');
    let rank = byte(end.wrapping_sub(1)).wrapping_sub(b'1');
    if (file | rank) >= 8 {
        return None;
    }
    let to = *Square::ALL.get(usize::from(rank * 8 + file))?;
    let first = byte(0);
    if first >= b'a' {
        let captures = (end == 4) & (byte(1) == b'x');
        let among = Bitboard(AMONG[usize::from(first)]);
        return ((end == 2) | captures && first <= b'h').then_some(Quick {
            role: Role::Pawn,
            to,
            among,
            names_departure: false,
            mark,
        });
    }
    let role = PIECES[usize::from(first & 31)]?;
    // Up to two letters between the piece and the square; of two the second must be `x`.
    let before = end.wrapping_sub(3);
    let between = word >> 8 & ((1 << (8 * (before & 7))) - 1);
    let (one, two) = (between as u8, (between >> 8) as u8);
    let among = AMONG[usize::from(one)];
    let fits = (before < 2) | ((before == 2) & (two == b'x') & (one != b'x'));
    (fits && first & 0xe0 == 0x40 && among != 0).then_some(Quick {
        role,
        to,
        among: Bitboard(among),
        names_departure: among != !0,
        mark,
    })
}

/// The squares that a letter between a piece and a square leaves; `x`, and no letter, leave all.
static AMONG: [u64; 256] = {
    let mut table = [0; 256];
    table[0] = !0;
    table[b'x' as usize] = !0;
    let mut at = 0;
    while at < 8 {
        table[b'a' as usize + at] = 0x0101_0101_0101_0101 << at;
        table[b'1' as usize + at] = 0xff << (8 * at);
        at += 1;
    }
    table
};

/// The pieces by the low five bits of their letters.
static PIECES: [Option<Role>; 32] = {
    let mut table = [None; 32];
    table[b'N' as usize & 31] = Some(Role::Knight);
    table[b'B' as usize & 31] = Some(Role::Bishop);
    table[b'R' as usize & 31] = Some(Role::Rook);
    table[b'Q' as usize & 31] = Some(Role::Queen);
    table[b'K' as usize & 31] = Some(Role::King);
    table
};

#[cfg(test)]
mod tests {
    use super::super::shape::{Man, Shape, shape};
    use super::*;

    fn read(text: &str) -> Option<Quick> {
        quick(word(text.as_bytes()), text.len())
    }

    /// What a shape says of the square of departure.
    fn among(man: &Man) -> Bitboard {
        let file = match (man.role, man.file) {
            (Role::Pawn, None) => Some(man.to.file()),
            (_, file) => file,
        };
        let file = file.map_or(Bitboard::ALL, Bitboard::file);
        file & man.rank.map_or(Bitboard::ALL, Bitboard::rank)
    }

    #[test]
    fn plain_forms_are_read_as_the_shapes_they_are() {
        let alphabet = "NBRQKPOabhx18+#=-09 \u{e9}";
        let mut texts: Vec<String> = vec![String::new()];
        let mut quick = 0;
        for _ in 0..5 {
            texts = texts
                .iter()
                .filter(|text| text.len() < 6)
                .flat_map(|text| alphabet.chars().map(move |it| format!("{text}{it}")))
                .filter(|text| text.chars().count() < 4 || !text.contains([' ', 'P', '0', '9']))
                .collect();
            for text in &texts {
                let Some(found) = read(text) else { continue };
                quick += 1;
                let (Shape::Man(man), mark) = shape(text.as_bytes()).unwrap() else {
                    panic!("{text} is no man's move");
                };
                let expected = Quick {
                    role: man.role,
                    to: man.to,
                    among: among(&man),
                    names_departure: man.role != Role::Pawn
                        && (man.file.is_some() || man.rank.is_some()),
                    mark,
                };
                assert_eq!(found, expected, "{text}");
                assert_eq!(man.promotion, None);
            }
        }
        assert!(quick > 800, "{quick}");
    }

    #[test]
    fn what_is_plain_and_what_is_not() {
        for text in ["e4", "exd5+", "Nf3", "Bxc6#", "Rad1", "R1xe2+", "Kxa8"] {
            assert!(read(text).is_some(), "{text}");
        }
        let others = [
            "", "e", "e8=Q", "O-O", "Ng1f3", "nf3", "ed", "e9", "Nxbd7", "N", "+", "Pe4", "--",
        ];
        for text in others {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
