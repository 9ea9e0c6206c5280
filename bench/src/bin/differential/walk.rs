//! Games of one kind, compared at every position.

use std::collections::{HashSet, VecDeque};
use std::fmt::Write as _;

use anyhow::{Context, Result};
use flagfall_board::{Move, Position};

use crate::compare::{Refusal, Trace, Trio};
use crate::kinds::Kind;

/// How many positions back it is asked whether one has come again.
const REMEMBERED: usize = 12;

/// What was met, of one kind.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tally {
    games: u64,
    positions: u64,
    moves: u64,
    checks: u64,
    mates: u64,
    stalemates: u64,
    castlings: u64,
    en_passants: u64,
    promotions: u64,
    recurrences: u64,
    /// Starts that Flagfall can play from and one of the peers refuses.
    refused: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.positions += other.positions;
        self.moves += other.moves;
        self.checks += other.checks;
        self.mates += other.mates;
        self.stalemates += other.stalemates;
        self.castlings += other.castlings;
        self.en_passants += other.en_passants;
        self.promotions += other.promotions;
        self.recurrences += other.recurrences;
        self.refused += other.refused;
    }

    fn note(&mut self, position: &Position) {
        self.positions += 1;
        self.moves += position.legal_moves().len() as u64;
        self.checks += u64::from(position.in_check());
        self.mates += u64::from(position.is_checkmate());
        self.stalemates += u64::from(position.is_stalemate());
    }

    fn note_move(&mut self, position: &Position, played: Move) {
        self.castlings += u64::from(position.castling_wing(played).is_some());
        self.en_passants += u64::from(position.is_en_passant(played));
        self.promotions += u64::from(played.promotion.is_some());
    }
}

/// Walks through as many positions as are asked for, always the same for the same numbers.
pub(crate) fn chunk(
    kind: Kind,
    seed: u64,
    number: u64,
    positions: u64,
    seen: &mut HashSet<u64>,
) -> Result<Tally> {
    let mut chance = chance(kind, seed, number);
    let mut tally = Tally::default();
    while tally.positions < positions {
        let trio = match Trio::start(&kind.start(&mut chance)) {
            Ok(trio) => trio,
            Err(Refusal::Ours) => continue,
            Err(Refusal::Peer) => {
                tally.refused += 1;
                continue;
            }
        };
        game(kind, trio, positions, &mut chance, &mut tally, seen)
            .with_context(|| format!("in a game of kind {:?}, chunk {number}", kind.name()))
            .map_err(|error| anyhow::anyhow!("{error:#}"))?;
    }
    Ok(tally)
}

/// What a chunk's games are drawn from: neighbours must not be alike.
pub(crate) fn chance(kind: Kind, seed: u64, number: u64) -> fastrand::Rng {
    let mut mixer = fastrand::Rng::with_seed(seed);
    let own = mixer.u64(..) ^ (number << 8 | kind as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    fastrand::Rng::with_seed(own)
}

fn game(
    kind: Kind,
    mut trio: Trio,
    positions: u64,
    chance: &mut fastrand::Rng,
    tally: &mut Tally,
    seen: &mut HashSet<u64>,
) -> Result<()> {
    tally.games += 1;
    let mut traces: VecDeque<Trace> = VecDeque::with_capacity(REMEMBERED + 1);
    for _ in 0..kind.plies() {
        let trace = trio.compare()?;
        tally.note(&trio.ours);
        seen.insert(trio.key());
        for earlier in &traces {
            tally.recurrences += u64::from(Trio::recurs(&trace, earlier, &trio.ours)?);
        }
        traces.push_front(trace);
        traces.truncate(REMEMBERED);
        if tally.positions == positions {
            break;
        }
        let Some(played) = choose(kind, &trio.ours, chance) else {
            break;
        };
        tally.note_move(&trio.ours, played);
        trio.play(played)?;
    }
    Ok(())
}

/// A legal move, by the kind's weights; `None` if there is none.
pub(crate) fn choose(kind: Kind, position: &Position, chance: &mut fastrand::Rng) -> Option<Move> {
    let moves = position.legal_moves();
    let weights = moves.iter().map(|&it| kind.weight(position, it));
    let total: u32 = weights.clone().sum();
    if total == 0 {
        return None;
    }
    let mut left = chance.u32(..total);
    for (&played, weight) in moves.iter().zip(weights) {
        if left < weight {
            return Some(played);
        }
        left -= weight;
    }
    None
}

/// The counts by kind, as a table.
pub(crate) fn report(kinds: &[Kind], tallies: &[Tally], distinct: usize) -> String {
    let mut text = String::from(
        "| games | played | positions | legal moves | check | mate | stalemate | castled | \
         en passant | promoted | came again | start refused by a peer |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    let mut all = Tally::default();
    tallies.iter().for_each(|it| all.add(it));
    let rows = kinds.iter().map(|kind| kind.name()).chain(["all"]);
    for (name, it) in rows.zip(tallies.iter().chain([&all])) {
        let figures = [
            it.games,
            it.positions,
            it.moves,
            it.checks,
            it.mates,
            it.stalemates,
            it.castlings,
            it.en_passants,
            it.promotions,
            it.recurrences,
            it.refused,
        ];
        let figures = figures.map(|it| it.to_string()).join(" | ");
        let _ = writeln!(text, "| {name} | {figures} |"); // writing to a string cannot fail
    }
    let _ = writeln!(text, "\n{distinct} different positions; no difference.");
    text
}
