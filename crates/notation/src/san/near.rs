//! Which legal moves a text comes nearest to: what a slip of the pen was meant for.

use flagfall_board::{Move, Position};

use super::write::{push_unmarked, write};

/// How many are named at most.
const NAMED: usize = 4;
/// A text longer than this, in characters, resembles no move.
const LENGTH: usize = 16;
/// A text longer than this, in bytes, is not even looked at.
const BYTES: usize = 256;
/// The cost up to which a text resembles a move: a wrong letter and a missing one.
const COST: u32 = 5;

/// The legal moves whose texts are most like this one, the nearest first; none if none is like it.
pub(crate) fn nearest(position: &Position, text: &[u8]) -> Vec<String> {
    if text.len() > BYTES {
        return Vec::new();
    }
    let text = String::from_utf8_lossy(text);
    let bare = |played, written: &mut String| push_unmarked(position, played, written);
    let full = |played| write(position, played);
    nearest_of(&text, &position.legal_moves(), bare, full)
}

/// Of some moves, those whose texts are most like this one.
///
/// `bare` writes a move to compare it, without a sign of check, which costs most to find out and
/// is not compared; `full` writes the few that are named.
pub(crate) fn nearest_of(
    text: &str,
    moves: &[Move],
    bare: impl Fn(Move, &mut String),
    full: impl Fn(Move) -> String,
) -> Vec<String> {
    let Some(wanted) = Letters::of(text) else {
        return Vec::new();
    };
    let mut found: Vec<(u32, String, Move)> = Vec::new();
    let mut limit = COST;
    let mut written = String::with_capacity(LENGTH);
    for &played in moves {
        written.clear();
        bare(played, &mut written);
        let cost = Letters::of(&written).and_then(|it| distance(&wanted, &it, limit));
        if let Some(cost) = cost {
            // No more than one above the least is ever named.
            limit = limit.min(cost + 1);
            found.push((cost, written.clone(), played));
        }
    }
    found.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
    let least = found.first().map_or(0, |(cost, ..)| *cost);
    // A wrong capital is surely meant for its right one; one wrong letter may be another's too.
    let limit = least + u32::from(matches!(least, 2 | 3));
    let near = found.into_iter().take_while(|(cost, ..)| *cost <= limit);
    near.map(|(.., played)| full(played)).take(NAMED).collect()
}

/// A text without what says nothing of squares and men.
struct Letters {
    all: [char; LENGTH],
    len: usize,
}

impl Letters {
    /// None if there are too many, or only signs.
    fn of(text: &str) -> Option<Letters> {
        if text.len() > BYTES {
            return None;
        }
        let ends = |it: char| matches!(it, '+' | '#' | '!' | '?') || it.is_whitespace();
        let text = text.trim_matches(ends);
        let zeros = text.starts_with("0-0");
        let mut letters = Letters {
            all: ['\0'; LENGTH],
            len: 0,
        };
        for letter in text.chars() {
            let letter = if zeros && letter == '0' { 'O' } else { letter };
            *letters.all.get_mut(letters.len)? = letter;
            letters.len += 1;
        }
        let says = letters.as_slice().iter().any(|it| it.is_alphanumeric());
        says.then_some(letters)
    }

    fn as_slice(&self) -> &[char] {
        &self.all[..self.len]
    }
}

/// What it costs to make one text of the other; nothing if it is more than the limit.
fn distance(from: &Letters, to: &Letters, limit: u32) -> Option<u32> {
    let to = to.as_slice();
    let mut above = [0_u32; LENGTH + 1];
    for (at, letter) in to.iter().enumerate() {
        above[at + 1] = above[at] + lone(*letter);
    }
    for letter in from.as_slice() {
        let alone = lone(*letter);
        let mut row = [above[0] + alone; LENGTH + 1];
        let mut least = row[0];
        for (at, other) in to.iter().enumerate() {
            let put = row[at] + lone(*other);
            let left_out = above[at + 1] + alone;
            let changed = above[at] + change(*letter, *other);
            row[at + 1] = put.min(left_out).min(changed);
            least = least.min(row[at + 1]);
        }
        if least > limit {
            return None;
        }
        above = row;
    }
    Some(above[to.len()]).filter(|it| *it <= limit)
}

/// A letter too many or too few: signs are often left out.
fn lone(letter: char) -> u32 {
    if letter.is_alphanumeric() { 2 } else { 1 }
}

fn change(one: char, other: char) -> u32 {
    let code = |it: char| u32::from(it);
    let neighbors = |first: char, last: char| {
        (first..=last).contains(&one)
            && (first..=last).contains(&other)
            && code(one).abs_diff(code(other)) == 1
    };
    if one == other {
        0
    } else if same_but_for_case(one, other) {
        1
    } else if neighbors('a', 'h') || neighbors('1', '8') {
        2
    } else {
        3
    }
}

fn same_but_for_case(one: char, other: char) -> bool {
    match one.is_ascii() && other.is_ascii() {
        true => one.eq_ignore_ascii_case(&other),
        false => one.to_lowercase().eq(other.to_lowercase()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN2p/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
        let position = Position::from_fen(fen).expect("a position");
        assert_eq!(nearest(&position, text.as_bytes()), expected, "{text}");
    }

    #[test]
    fn the_nearest_come_first_and_no_others() {
        check("nxd7", &["Nxd7"]);
        check("0-0", &["O-O"]);
        check("Qf6+", &["Qf5", "Qxf6", "Qf4"]);
        check("Nd4", &["Nc4", "Nd3", "Na4", "Nd1"]);
        check("zz", &[]);
    }

    #[test]
    fn what_is_too_long_resembles_nothing() {
        check("", &[]);
        check("++!?", &[]);
        check("Nxd7++++++++!!!!!!!!   ", &["Nxd7"]);
        check(&"N".repeat(17), &[]);
        check(&("Nxd7".to_owned() + &"!".repeat(300)), &[]);
        check(&"é".repeat(100_000), &[]);
    }
}
