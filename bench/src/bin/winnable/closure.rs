//! Every position that legal moves lead to, as sets: for the men where they stand, a bit for each
//! pair of kings and each player to move. Written apart from the solver, and plainer: what is legal
//! is worked out for every square of a king from what all men attack.

mod block;

use core::hash::{BuildHasherDefault, Hasher};
use std::collections::{HashMap, HashSet};

use flagfall_board::{Bitboard, Board, Color, Identity, Piece, Position, Role, Square};

use super::structures::bare;
use block::{Block, Pairs, legal};

/// Whether some series of legal moves ends in mate by `side`; `None` if there are more positions
/// than `cap` and no mate among those seen, or somebody may castle.
pub(crate) fn mates(position: &Position, side: Color, cap: usize) -> Option<bool> {
    if !position.castling().is_empty() {
        return None;
    }
    let mut whole = Whole {
        side,
        ..Whole::default()
    };
    whole.single(position);
    while !whole.mate {
        if let Some(next) = whole.passing.pop() {
            for &played in &next.legal_moves() {
                whole.single(&next.play(played));
            }
        } else if let Some(index) = whole.open.pop() {
            whole.expand(index);
        } else {
            return Some(false);
        }
        if whole.count > cap {
            return whole.mate.then_some(true);
        }
    }
    Some(true)
}

/// All that has been reached.
struct Whole {
    side: Color,
    blocks: Vec<Block>,
    known: HashMap<Board, usize, Build>,
    open: Vec<usize>,
    /// Positions with a capture in passing, those to be looked at and all.
    passing: Vec<Position>,
    passed: HashSet<Identity, Build>,
    count: usize,
    mate: bool,
}

impl Default for Whole {
    fn default() -> Whole {
        Whole {
            side: Color::White,
            blocks: Vec::new(),
            known: HashMap::default(),
            open: Vec::new(),
            passing: Vec::new(),
            passed: HashSet::default(),
            count: 0,
            mate: false,
        }
    }
}

impl Whole {
    /// Takes in one position.
    fn single(&mut self, now: &Position) {
        if now.is_checkmate() {
            // Either way nothing follows.
            self.mate |= now.turn() != self.side;
            return;
        }
        if now.en_passant().is_some() {
            if self.passed.insert(now.identity()) {
                self.count += 1;
                self.passing.push(*now);
            }
            return;
        }
        let mut men = *now.board();
        let (Some(white), Some(black)) = (men.king(Color::White), men.king(Color::Black)) else {
            return;
        };
        men.set(white, None);
        men.set(black, None);
        let mut pairs = [Bitboard::EMPTY; 64];
        pairs[white.index()] = black.bit();
        self.enter(&men, now.turn(), &pairs);
    }

    fn block(&mut self, men: &Board) -> usize {
        if let Some(&index) = self.known.get(men) {
            return index;
        }
        self.blocks.push(Block {
            men: *men,
            seen: [[Bitboard::EMPTY; 64]; 2],
            fresh: [[Bitboard::EMPTY; 64]; 2],
            legal: legal(men),
            waits: false,
        });
        self.known.insert(*men, self.blocks.len() - 1);
        self.blocks.len() - 1
    }

    /// Takes in those of the pairs that are legal with that player to move, and gives them.
    fn enter(&mut self, men: &Board, turn: Color, pairs: &Pairs) -> Pairs {
        let index = self.block(men);
        let block = &mut self.blocks[index];
        let mut legal = *pairs;
        for (king, pairs) in legal.iter_mut().enumerate() {
            *pairs &= block.legal[turn.index()][king];
            let new = *pairs & !block.seen[turn.index()][king];
            if new.any() {
                self.count += new.count() as usize;
                block.seen[turn.index()][king] |= new;
                block.fresh[turn.index()][king] |= new;
                if !core::mem::replace(&mut block.waits, true) {
                    self.open.push(index);
                }
            }
        }
        legal
    }

    /// Makes every move from what is new in a block.
    fn expand(&mut self, index: usize) {
        let block = &mut self.blocks[index];
        block.waits = false;
        let fresh = core::mem::replace(&mut block.fresh, [[Bitboard::EMPTY; 64]; 2]);
        let (men, legal) = (block.men, block.legal);
        for turn in Color::ALL {
            let pairs = &fresh[turn.index()];
            if pairs.iter().all(|pairs| pairs.is_empty()) {
                continue;
            }
            let mut moved = [Bitboard::EMPTY; 64];
            for step in block::king_steps(&men, turn, pairs) {
                let came = self.enter(&step.men, !turn, &step.pairs);
                block::stepped(turn, pairs, &came, &mut moved);
            }
            for step in block::man_steps(&men, turn, pairs) {
                let came = self.enter(&step.men, !turn, &step.pairs);
                for king in 0..64 {
                    moved[king] |= came[king];
                }
            }
            for (from, to) in block::double_steps(&men, turn) {
                self.double(&men, turn, pairs, (from, to), &mut moved);
            }
            if turn != self.side {
                // No move, and the other could take the king if he had the move.
                let other = &legal[(!turn).index()];
                let mated = |king: usize| (pairs[king] & !moved[king] & !other[king]).any();
                self.mate |= (0..64).any(mated);
            }
        }
    }

    /// A pawn's two steps past an enemy pawn: the positions one by one.
    fn double(
        &mut self,
        men: &Board,
        turn: Color,
        pairs: &Pairs,
        (from, to): (Square, Square),
        moved: &mut Pairs,
    ) {
        for white in Square::ALL {
            for black in pairs[white.index()] {
                let mut board = *men;
                for (color, at) in [(Color::White, white), (Color::Black, black)] {
                    let role = Role::King;
                    board.set(at, Some(Piece { color, role }));
                }
                let setup = bare(board, turn);
                let played = flagfall_board::Move::new(from, to);
                if let Some(next) = Position::assume(setup).try_play(played) {
                    moved[white.index()] = moved[white.index()].with(black);
                    self.single(&next);
                }
            }
        }
    }
}

type Build = BuildHasherDefault<Mix>;

/// A quick hash; which boards are the same is decided by themselves.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word)
            .wrapping_mul(0xff51_afd7_ed55_8ccd)
            .rotate_left(29);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
