//! Are these men enough to come to a position in which mate cannot be avoided?
//!
//! So the blitz rules of 1997 ask who claims a win: with the opponent's help he must be able to
//! reach a position in which the opponent has the move and is mated at the next whatever he plays.
//! It is stricter than [`winnable`](crate::winnable): two knights can mate a bare king, but never
//! so.
//! And it asks for men, not for where they stand.
//!
//! Few men decide it, and for them every placing was looked through: `table.txt` holds a position
//! for each class that has one. `cargo xtask forces` makes it.

mod search;

use crate::Verdict;
use crate::material::cannot_mate;
use flagfall_board::{Board, Color, Position, Role, Square};
use search::{Man, Men, unavoidable};

/// Each class that was looked through: `N v P`, and a position, or `-` where there is none.
const TABLE: &str = include_str!("table.txt");

/// The classes of the table. Bishops of the opponent stand on squares of the same colour as ours
/// (`b`) or of the other (`B`), where we have one.
const CLASSES: [&str; 44] = [
    "N v -", "N v P", "N v N", "N v B", "N v R", "N v Q", "NN v -", "NNN v -", "NN v N", "NN v B",
    "NN v R", "NN v Q", "B v -", "B v P", "B v N", "B v B", "B v b", "B v R", "B v Q", "N v NN",
    "N v NB", "N v NR", "N v NQ", "N v BB", "N v BR", "N v BQ", "N v RR", "N v RQ", "N v QQ",
    "B v PP", "B v PN", "B v PB", "B v Pb", "B v PR", "B v PQ", "B v NN", "B v NB", "B v Nb",
    "B v NR", "B v NQ", "B v BB", "B v Bb", "B v BR", "B v BQ",
];

/// Whether the men of `side` are enough to come, with the opponent's help, to a position in which
/// the opponent has the move and cannot avoid being mated at the next: undetermined where the
/// opponent has more men than were looked through, and no fewer of them would do.
///
/// ```
/// use flagfall_board::{Color, Position};
/// use flagfall_winnable::{Verdict, can_force};
/// let force = |fen: &str| can_force(&Position::from_fen(fen).unwrap(), Color::White);
/// // A rook is enough against a knight, two knights against nothing are not.
/// assert_eq!(force("8/8/4k3/8/3n4/8/5K1R/8 w - - 0 1"), Verdict::Winnable);
/// assert_eq!(force("8/8/4k3/8/8/8/5K1N/7N w - - 0 1"), Verdict::Unwinnable);
/// ```
#[must_use]
pub fn can_force(position: &Position, side: Color) -> Verdict {
    let board = position.board();
    let ours = board.by_color(side);
    let count = |role| (ours & board.by_role(role)).count();
    if count(Role::Pawn) + count(Role::Rook) + count(Role::Queen) > 0 {
        return Verdict::Winnable;
    }
    let (knights, bishops) = (count(Role::Knight), count(Role::Bishop));
    let light = (ours & board.by_role(Role::Bishop))
        .into_iter()
        .map(Square::is_light)
        .collect::<Vec<_>>();
    let both_colors = light.contains(&true) && light.contains(&false);
    if both_colors || (knights > 0 && bishops > 0) {
        return Verdict::Winnable;
    }
    let ours: &[&str] = match (knights, bishops) {
        (0, 0) => return Verdict::Unwinnable,
        (1, 0) => &["N"],
        (2, 0) => &["N", "NN"],
        (_, 0) => &["N", "NN", "NNN"],
        _ => &["B"],
    };
    let theirs = against(board, side, light.first().copied());
    let found = |ours: &&str| classes(ours, &theirs).flatten().any(|class| stands(&class));
    if ours.iter().any(found) {
        return Verdict::Winnable;
    }
    let exhausted = ours.iter().all(|ours| {
        let mut classes = classes(ours, &theirs);
        classes.all(|either| either.iter().any(|class| line(class).is_some()))
    });
    match cannot_mate(board, side) || (theirs.len() <= 2 && exhausted) {
        true => Verdict::Unwinnable,
        false => Verdict::Undetermined,
    }
}

/// What each of the opponent's men may be: himself, or what a pawn becomes. `light` is the colour
/// of our bishops' squares, where we have one.
fn against(board: &Board, side: Color, light: Option<bool>) -> Vec<&'static [char]> {
    let men = board.by_color(!side) & !board.by_role(Role::King);
    let kinds = |square: Square| -> &'static [char] {
        match board.role_at(square) {
            Some(Role::Pawn) => &['P', 'N', 'B', 'b', 'R', 'Q'],
            Some(Role::Knight) => &['N'],
            Some(Role::Bishop) if light == Some(square.is_light()) => &['b'],
            Some(Role::Bishop) => &['B'],
            Some(Role::Rook) => &['R'],
            _ => &['Q'],
        }
    };
    men.into_iter().map(kinds).collect()
}

/// The classes of these men against none of theirs, one, or two: the others can be captured first,
/// with their player's help. Two men are named in either order.
fn classes<'a>(
    ours: &'a str,
    theirs: &'a [&'static [char]],
) -> impl Iterator<Item = Vec<String>> + 'a {
    let named = move |men: String| format!("{ours} v {men}");
    let alone = theirs.iter().flat_map(|it| it.iter());
    let pairs = theirs.iter().enumerate().flat_map(move |(at, one)| {
        let others = move || theirs[at + 1..].iter().flat_map(|it| it.iter());
        one.iter()
            .flat_map(move |one| others().map(move |other| (*one, *other)))
    });
    std::iter::once(vec![named("-".to_owned())])
        .chain(alone.map(move |one| vec![named(one.to_string())]))
        .chain(pairs.map(move |(one, other)| {
            vec![
                named(format!("{one}{other}")),
                named(format!("{other}{one}")),
            ]
        }))
}

/// Whether the table holds a position of that class.
fn stands(class: &str) -> bool {
    line(class).is_some_and(|found| found != "-")
}

/// What the table says of a class; `None` where it was not looked through.
fn line(class: &str) -> Option<&'static str> {
    let mut lines = TABLE.lines().filter_map(|line| line.split_once(": "));
    lines
        .find(|(name, _)| *name == class)
        .map(|(_, found)| found)
}

/// The table anew, a line a class: those named are looked through again, all if none is; the others
/// stay as they are. A class of five men takes a minute or more.
///
/// `progress` is told of each line as it is done.
pub fn forces_table(only: &[&str], mut progress: impl FnMut(&str)) -> String {
    let mut table = String::new();
    for class in CLASSES {
        let known = line(class);
        let again = only.is_empty() || only.contains(&class);
        let found = match (again, known) {
            (false, None) => continue,
            (false, Some(known)) => known.to_owned(),
            (true, _) => row(class),
        };
        let line = format!("{class}: {found}\n");
        progress(&line);
        table.push_str(&line);
    }
    table
}

/// A position of that class, or `-`.
fn row(class: &str) -> String {
    let (ours, theirs) = class.split_once(" v ").unwrap_or((class, "-"));
    let bishop = ours.contains('B');
    let man = |name: char| {
        let bishops = name.eq_ignore_ascii_case(&'b') && bishop;
        Some(Man {
            role: role(name)?,
            same: bishops.then_some(name == 'b'),
        })
    };
    let theirs: Vec<Man> = theirs.chars().filter_map(man).collect();
    let ours: Vec<Role> = ours.chars().filter_map(role).collect();
    let men = Men {
        ours: &ours,
        theirs: &theirs,
    };
    unavoidable(men).map_or_else(|| "-".to_owned(), |found| found.fen())
}

fn role(name: char) -> Option<Role> {
    let letter = name.to_ascii_uppercase();
    Role::ALL.into_iter().find(|it| it.letter() == letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever the opponent, who has the move, plays: he is mated at the next.
    #[test]
    fn each_position_of_the_table_is_such_a_one() {
        let mut classes: Vec<&str> = Vec::new();
        for (class, found) in TABLE.lines().filter_map(|line| line.split_once(": ")) {
            classes.push(class);
            if found == "-" {
                continue;
            }
            let position = Position::from_fen(found).unwrap();
            assert_eq!(position.turn(), Color::Black, "{class}");
            let replies = position.legal_moves();
            assert!(!replies.is_empty(), "{class}");
            for reply in replies.iter() {
                let next = position.play(*reply);
                let answers = next.legal_moves();
                let mates = answers.iter().any(|it| next.play(*it).is_checkmate());
                assert!(mates, "{class}: {found}, {reply}");
            }
        }
        assert!(classes.iter().all(|it| CLASSES.contains(it)));
    }

    /// What of it can be looked through quickly is what the table says.
    #[test]
    fn the_table_is_what_is_found() {
        for class in ["N v -", "B v -", "NN v -", "N v P"] {
            assert_eq!(line(class), Some(row(class).as_str()), "{class}");
        }
    }

    fn check(fen: &str, side: Color, expect: Verdict) {
        let position = Position::from_fen(fen).unwrap();
        assert_eq!(can_force(&position, side), expect, "{fen}");
    }

    #[test]
    fn men_enough() {
        let (white, black) = (Color::White, Color::Black);
        check("8/8/4k3/8/3n4/8/5K1R/8 w - - 0 1", white, Verdict::Winnable);
        check(
            "8/8/4k3/8/3n4/8/5K1R/8 w - - 0 1",
            black,
            Verdict::Unwinnable,
        );
        check("8/8/4k3/8/8/8/5KNN/8 w - - 0 1", white, Verdict::Unwinnable);
        check("8/8/4k3/4n3/8/8/5KNN/8 w - - 0 1", white, Verdict::Winnable);
        check("8/8/4k3/4p3/8/8/5KN1/8 w - - 0 1", white, Verdict::Winnable);
        check(
            "8/8/4k3/4q3/8/8/5KN1/8 w - - 0 1",
            white,
            Verdict::Unwinnable,
        );
        check("8/8/4k3/8/8/8/5KBB/8 w - - 0 1", white, Verdict::Winnable);
        check(
            "8/8/4k3/8/8/8/4BKB1/8 w - - 0 1",
            white,
            Verdict::Unwinnable,
        );
        check("8/8/4k3/8/8/8/5K2/8 w - - 0 1", white, Verdict::Unwinnable);
        check(
            "8/8/2rrk3/3r4/8/8/5KN1/8 w - - 0 1",
            white,
            Verdict::Undetermined,
        );
    }
}
