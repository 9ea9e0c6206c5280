//! Which legal moves a text comes nearest to: what a slip of the pen was meant for.

use flagfall_board::Position;

use super::write::write;

/// How many are named at most.
const NAMED: usize = 4;
/// A text longer than this, in characters, resembles no move.
const LENGTH: usize = 16;
/// The cost up to which a text resembles a move: a wrong letter and a missing one.
const COST: u32 = 5;

/// The legal moves whose texts are most like this one, the nearest first; none if none is like it.
pub(crate) fn nearest(position: &Position, text: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(text);
    let moves = position.legal_moves();
    nearest_of(&text, moves.iter().map(|&played| write(position, played)))
}

/// Of some moves' texts, those most like this one.
pub(crate) fn nearest_of(text: &str, moves: impl Iterator<Item = String>) -> Vec<String> {
    let Some(wanted) = bare(text) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for written in moves {
        if let Some(cost) = bare(&written).map(|it| distance(&wanted, &it))
            && cost <= COST
        {
            found.push((cost, written));
        }
    }
    found.sort();
    let least = found.first().map_or(0, |(cost, _)| *cost);
    // A wrong capital is surely meant for its right one; one wrong letter may be another's too.
    let limit = least + u32::from(matches!(least, 2 | 3));
    let near = found.into_iter().take_while(|(cost, _)| *cost <= limit);
    near.map(|(_, written)| written).take(NAMED).collect()
}

/// The text without what says nothing of squares and men.
fn bare(text: &str) -> Option<Vec<char>> {
    let ends = |it: char| matches!(it, '+' | '#' | '!' | '?') || it.is_whitespace();
    let text = text.trim_matches(ends);
    let zeros = text.starts_with("0-0");
    let letters = text
        .chars()
        .map(|it| if zeros && it == '0' { 'O' } else { it });
    let letters: Vec<char> = letters.take(LENGTH + 1).collect();
    let says = letters.len() <= LENGTH && letters.iter().any(|it| it.is_alphanumeric());
    says.then_some(letters)
}

/// What it costs to make one text of the other.
fn distance(from: &[char], to: &[char]) -> u32 {
    let mut above: Vec<u32> = vec![0];
    for letter in to {
        above.push(above.last().map_or(0, |it| it + lone(*letter)));
    }
    for letter in from {
        let mut row = vec![above[0] + lone(*letter)];
        for (at, other) in to.iter().enumerate() {
            let put = row[at] + lone(*other);
            let left_out = above[at + 1] + lone(*letter);
            let changed = above[at] + change(*letter, *other);
            row.push(put.min(left_out).min(changed));
        }
        above = row;
    }
    above.last().copied().unwrap_or(u32::MAX)
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
    } else if one.to_lowercase().eq(other.to_lowercase()) {
        1
    } else if neighbors('a', 'h') || neighbors('1', '8') {
        2
    } else {
        3
    }
}
