//! Endings of few men in which mate is hardly ever forced: where it is, to the last position.
//!
//! The draft of 2009 names them (6.9(i)): a bishop, or a knight, or two knights against a bare
//! king. For one man of the opponent's, every placing was worked out backwards from the mates;
//! `table.txt` holds those from which mate is forced, seen with White as the side that gives it and
//! mirror images once. `cargo xtask endings` makes it.

mod place;
mod refuge;
mod retro;
mod steps;

use crate::fold::Build;
use flagfall_board::{Color, Position, Role};
use place::Ending;
pub(crate) use refuge::Refuge;
use retro::Tables;
use std::collections::HashSet;
use std::fmt::Write;
use std::sync::OnceLock;

const TABLE: &str = include_str!("table.txt");

/// Who stands against whom.
const NAMED: [(&[Role], &[Role]); 10] = [
    (&[Role::Bishop], &[Role::Queen]),
    (&[Role::Bishop], &[Role::Rook]),
    (&[Role::Bishop], &[Role::Bishop]),
    (&[Role::Bishop], &[Role::Knight]),
    (&[Role::Bishop], &[Role::Pawn]),
    (&[Role::Knight], &[Role::Queen]),
    (&[Role::Knight], &[Role::Rook]),
    (&[Role::Knight], &[Role::Bishop]),
    (&[Role::Knight], &[Role::Knight]),
    (&[Role::Knight, Role::Knight], &[]),
];

/// The endings in the order of [`NAMED`], and the placings of the table.
struct Known {
    endings: Vec<Ending>,
    forced: HashSet<(usize, Color, usize), Build>,
}

/// Whether `side` forces mate from here; `None` where the ending is not in the table.
pub(crate) fn forces_mate(position: &Position, side: Color) -> Option<bool> {
    static KNOWN: OnceLock<Known> = OnceLock::new();
    if position.board().occupied().count() != 4 || !position.castling().is_empty() {
        return None;
    }
    let known = KNOWN.get_or_init(known);
    let ending = Ending::of(position.board(), side)?;
    let at = known.endings.iter().position(|it| *it == ending)?;
    let place = ending.read(position, side)?;
    let number = ending.number(&place);
    Some(known.forced.contains(&(at, place.turn, number)))
}

fn known() -> Known {
    let endings: Vec<Ending> = NAMED
        .iter()
        .filter_map(|(ours, theirs)| Ending::new(ours, theirs))
        .collect();
    let forced = TABLE.lines().filter_map(|line| {
        let position = Position::from_fen(line).ok()?;
        let ending = Ending::of(position.board(), Color::White)?;
        let at = endings.iter().position(|it| *it == ending)?;
        let place = ending.read(&position, Color::White)?;
        Some((at, place.turn, ending.number(&place)))
    });
    let forced = forced.collect();
    Known { endings, forced }
}

/// The table made anew: for each ending a remark with its count and its longest mate, and the
/// positions. `told` hears each remark as soon as it is known.
#[must_use]
pub fn endings_table(mut told: impl FnMut(&str)) -> String {
    let mut text = String::new();
    let mut tables = Tables::default();
    for ending in NAMED.iter().filter_map(|it| Ending::new(it.0, it.1)) {
        tables.make(&ending);
        let forced = tables.forced(&ending);
        let longest = forced.iter().map(|it| it.1).max().unwrap_or(0);
        let remark = format!(
            "# {}: {} of {} placings, mate in {} moves of both players at most\n",
            ending.name(),
            forced.len(),
            Tables::placings(&ending),
            longest
        );
        told(&remark);
        text.push_str(&remark);
        for (place, _) in forced {
            let _ = writeln!(text, "{}", ending.position(&place).fen());
        }
    }
    text
}

/// Every placing of the table, and of each of its endings one of so many.
#[cfg(test)]
pub(crate) fn sample(every: usize) -> impl Iterator<Item = Position> {
    let forced = TABLE.lines().filter_map(|it| Position::from_fen(it).ok());
    let endings = NAMED.iter().filter_map(|it| Ending::new(it.0, it.1));
    let others = endings.flat_map(move |ending| {
        let numbers = (0..ending.size()).step_by(every);
        let placings = numbers.flat_map(|number| Color::ALL.map(|turn| (number, turn)));
        let placings = placings.filter_map(|(number, turn)| {
            let placing = ending.place(number, turn)?;
            Some(ending.position(&placing))
        });
        placings.collect::<Vec<_>>()
    });
    forced.chain(others)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_as_it_was_made() {
        assert!(
            endings_table(|_| ()) == TABLE,
            "made anew it differs; look into it, then run `cargo xtask endings`"
        );
    }

    #[test]
    fn each_position_of_the_table_is_found_in_it_from_either_side() {
        for line in TABLE.lines().filter(|it| !it.starts_with('#')) {
            let position = Position::from_fen(line).unwrap();
            assert_eq!(forces_mate(&position, Color::White), Some(true), "{line}");
            let mut words = line.split(' ');
            let (board, turn) = (words.next().unwrap(), words.next().unwrap());
            let turned: Vec<String> = board.split('/').rev().map(swapped).collect();
            let turn = if turn == "w" { "b" } else { "w" };
            let turned = format!("{} {turn} - - 0 1", turned.join("/"));
            let position = Position::from_fen(&turned).unwrap();
            assert_eq!(forces_mate(&position, Color::Black), Some(true), "{turned}");
        }
    }

    fn swapped(rank: &str) -> String {
        let swap = |it: char| match it.is_ascii_uppercase() {
            true => it.to_ascii_lowercase(),
            false => it.to_ascii_uppercase(),
        };
        rank.chars().map(swap).collect()
    }
}
