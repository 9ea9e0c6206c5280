//! What is asked, and the answers that are known.

use anyhow::{Context, Result, ensure};
use flagfall_bench::peers::Library;
use flagfall_board::{Move, Position, Rank, Role, Square};
use flagfall_notation::san;

/// How many pairs of squares are asked of in each position.
const PAIRS: usize = 64;

/// The work, and the answers as Flagfall gives them; a peer that differs ends the run.
pub(crate) struct Work {
    pub(crate) fens: Vec<String>,
    /// From a man of the player to move to anywhere, by place in `fens`.
    pub(crate) pairs: Vec<(usize, usize, usize)>,
    pub(crate) pairs_legal: u64,
    /// Each legal move as text, by place in `fens`.
    pub(crate) texts: Vec<(usize, String)>,
    /// How long all the texts are together.
    pub(crate) letters: u64,
    pub(crate) moves: u64,
}

impl Work {
    pub(crate) fn new(positions: &[Position]) -> Work {
        let mut work = Work {
            fens: positions.iter().map(Position::fen).collect(),
            pairs: Vec::new(),
            pairs_legal: 0,
            texts: Vec::new(),
            letters: 0,
            moves: 0,
        };
        let mut chance = fastrand::Rng::with_seed(8);
        for (at, position) in positions.iter().enumerate() {
            for &played in &position.legal_moves() {
                let text = san::write(position, played);
                work.letters += text.len() as u64;
                work.texts.push((at, text));
                work.moves += 1;
            }
            for _ in 0..PAIRS {
                let Some(played) = pair(position, &mut chance) else {
                    continue;
                };
                work.pairs_legal += u64::from(position.is_legal(played));
                work.pairs
                    .push((at, played.from.index(), played.to.index()));
            }
        }
        work
    }
}

/// A man of the player to move, and anywhere; but nothing that libraries write differently:
/// castling, and a pawn that reaches the last rank.
fn pair(position: &Position, chance: &mut fastrand::Rng) -> Option<Move> {
    let own: Vec<Square> = position
        .board()
        .by_color(position.turn())
        .into_iter()
        .collect();
    let from = *chance.choice(&own)?;
    let to = *chance.choice(&Square::ALL)?;
    let files = from.file().index().abs_diff(to.file().index());
    let differs = match position.board().role_at(from)? {
        Role::King => files > 1 || position.board().by_color(position.turn()).contains(to),
        Role::Pawn => to.rank() == Rank::home(!position.turn()),
        _ => false,
    };
    (!differs).then(|| Move::new(from, to))
}

/// The positions as a library reads them.
pub(crate) fn positions<L: Library>(work: &Work) -> Result<Vec<L::Position>> {
    let read = |fen: &String| L::read(fen).with_context(|| format!("{} refuses {fen}", L::NAME));
    work.fens.iter().map(read).collect()
}

/// Whether what a library writes is what was read: the men, the player to move, the rights; and
/// how long all of it is. Libraries differ about the en passant square that nobody can use, and one
/// writes no counters.
pub(crate) fn check_written(
    name: &str,
    work: &Work,
    texts: impl Iterator<Item = String>,
) -> Result<u64> {
    let mut letters = 0;
    for (fen, text) in work.fens.iter().zip(texts) {
        let three = |text: &str| {
            text.split(' ')
                .take(3)
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        ensure!(three(fen) == three(&text), "{name} writes {text} for {fen}");
        letters += text.len() as u64;
    }
    Ok(letters)
}
