//! One position in three libraries, and whether they say the same of it.

use anyhow::{Result, bail, ensure};
use arrayvec::ArrayVec;
use cozy_chess::GameStatus;
use flagfall_board::{Identity, Move, Position, Role, Setup};
use shakmaty::fen::Fen;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, EnPassantMode, Position as _};

/// A move as a number: from, to, and what is promoted to. Castling is the king to his rook.
type Code = u16;
type Codes = ArrayVec<Code, 256>;

/// A position as each library has it.
#[derive(Clone)]
pub(crate) struct Trio {
    pub(crate) ours: Position,
    cozy: cozy_chess::Board,
    shakmaty: shakmaty::Chess,
}

/// What a position is remembered by, to see whether it comes again.
pub(crate) struct Trace {
    ours: Identity,
    cozy: CozySame,
    shakmaty: Zobrist64,
}

/// Why a start is not played from.
pub(crate) enum Refusal {
    Ours,
    Peer,
}

impl Trio {
    /// A start, if all three can play from it.
    pub(crate) fn start(setup: &Setup) -> Result<Trio, Refusal> {
        let ours = setup.position().map_err(|_| Refusal::Ours)?;
        let fen = ours.shredder_fen();
        let cozy = cozy_chess::Board::from_fen(&fen, true).map_err(|_| Refusal::Peer)?;
        let read = Fen::from_ascii(fen.as_bytes()).map_err(|_| Refusal::Peer)?;
        let shakmaty = read
            .into_position(CastlingMode::Chess960)
            .map_err(|_| Refusal::Peer)?;
        Ok(Trio {
            ours,
            cozy,
            shakmaty,
        })
    }

    /// The number by which the run counts how many positions were different ones.
    pub(crate) fn key(&self) -> u64 {
        self.cozy.hash()
    }

    /// Everything that is compared of one position; what it is remembered by.
    pub(crate) fn compare(&self) -> Result<Trace> {
        let moves = self.moves()?;
        self.ends(moves.is_empty())?;
        self.texts()?;
        Ok(Trace {
            ours: self.ours.identity(),
            cozy: cozy_same(&self.cozy),
            shakmaty: self.shakmaty.zobrist_hash(EnPassantMode::Legal),
        })
    }

    fn moves(&self) -> Result<Codes> {
        let list = self.ours.legal_moves();
        let ours = sorted(list.iter().map(|&it| code(it)));
        let mut cozy = Codes::new();
        self.cozy.generate_moves(|set| {
            cozy.extend(set.into_iter().map(cozy_code));
            false
        });
        let cozy = sorted(cozy.into_iter());
        let shakmaty = sorted(
            self.shakmaty
                .legal_moves()
                .iter()
                .map(|&it| shakmaty_code(it)),
        );
        for (name, peer) in [("cozy-chess", cozy), ("shakmaty", shakmaty)] {
            if ours != peer {
                bail!(
                    "legal moves differ from {name}'s in {}\n  Flagfall: {}\n  {name}: {}",
                    self.ours.shredder_fen(),
                    texts(&ours),
                    texts(&peer)
                );
            }
        }
        for &played in &list {
            ensure!(
                self.ours.is_legal(played),
                "{played} is listed and said to be illegal in {}",
                self.ours.shredder_fen()
            );
        }
        Ok(ours)
    }

    /// Check, mate and stalemate.
    fn ends(&self, stuck: bool) -> Result<()> {
        let fen = || self.ours.shredder_fen();
        let checkers = self.ours.checkers().0;
        let peers = [self.cozy.checkers().0, u64::from(self.shakmaty.checkers())];
        ensure!(
            peers == [checkers; 2],
            "who gives check differs in {}: {checkers:#x}, {peers:#x?}",
            fen()
        );
        let ours = (self.ours.is_checkmate(), self.ours.is_stalemate());
        let shakmaty = (self.shakmaty.is_checkmate(), self.shakmaty.is_stalemate());
        // cozy-chess takes fifty moves for a draw as well.
        let won = self.cozy.status() == GameStatus::Won;
        let cozy = (won, stuck && !won);
        ensure!(
            ours == shakmaty && ours == cozy && self.ours.has_legal_move() != stuck,
            "mate or stalemate differs in {}: {ours:?}, {cozy:?}, {shakmaty:?}",
            fen()
        );
        Ok(())
    }

    /// FEN written and read.
    fn texts(&self) -> Result<()> {
        let (fen, shredder) = (self.ours.fen(), self.ours.shredder_fen());
        for text in [&fen, &shredder] {
            let read = Position::from_fen(text);
            ensure!(
                read == Ok(self.ours),
                "{text} is not read as it was written: {read:?}"
            );
        }
        let peer = Fen::from_position(&self.shakmaty, EnPassantMode::Legal).to_string();
        ensure!(fen == peer, "shakmaty writes {peer}, Flagfall {fen}");
        // It refuses clocks beyond fifty moves.
        if self.ours.halfmoves() <= 100 {
            let read = cozy_chess::Board::from_fen(&shredder, true);
            let same = read.is_ok_and(|it| {
                cozy_same(&it) == cozy_same(&self.cozy)
                    && it.halfmove_clock() == self.cozy.halfmove_clock()
                    && it.fullmove_number() == self.cozy.fullmove_number()
            });
            ensure!(same, "cozy-chess reads another position from {shredder}");
        }
        Ok(())
    }

    /// Whether all three say the same of whether this position has been there before.
    pub(crate) fn recurs(trace: &Trace, earlier: &Trace, fen: &Position) -> Result<bool> {
        let ours = trace.ours == earlier.ours;
        let cozy = trace.cozy == earlier.cozy;
        let shakmaty = trace.shakmaty == earlier.shakmaty;
        ensure!(
            ours == cozy && ours == shakmaty,
            "whether {} has been there before differs: {ours}, {cozy}, {shakmaty}",
            fen.shredder_fen()
        );
        Ok(ours)
    }

    /// Plays a legal move in all three.
    pub(crate) fn play(&mut self, played: Move) -> Result<()> {
        let wanted = code(played);
        let moves = self.shakmaty.legal_moves();
        let Some(&theirs) = moves.iter().find(|&&it| shakmaty_code(it) == wanted) else {
            bail!("shakmaty does not know {played}");
        };
        self.shakmaty.play_unchecked(theirs);
        let promotion = played.promotion.and_then(|role| {
            let pieces = cozy_chess::Piece::ALL.into_iter();
            pieces.skip(1).nth(order(role).checked_sub(1)?)
        });
        self.cozy.play_unchecked(cozy_chess::Move {
            from: cozy_chess::Square::index(played.from.index()),
            to: cozy_chess::Square::index(played.to.index()),
            promotion,
        });
        self.ours = self.ours.play(played);
        Ok(())
    }
}

/// By what cozy-chess says that two positions are the same: men, turn and rights by its number, and
/// the file of a capture in passing that is legal. Its own question takes any man beside the pawn
/// for one that captures so.
type CozySame = (u64, Option<cozy_chess::File>);

fn cozy_same(board: &cozy_chess::Board) -> CozySame {
    let file = board.en_passant().filter(|&file| {
        let rank = cozy_chess::Rank::Sixth.relative_to(board.side_to_move());
        let target = cozy_chess::Square::new(file, rank);
        let pawns = board.pieces(cozy_chess::Piece::Pawn);
        board.generate_moves_for(pawns, |set| set.to.has(target))
    });
    (board.hash_without_ep(), file)
}

/// 1 for a knight to 4 for a queen, as all three order them.
fn order(role: Role) -> usize {
    match role {
        Role::Pawn | Role::King => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
    }
}

fn coded(from: usize, to: usize, promotion: usize) -> Code {
    (from | to << 6 | promotion << 12) as Code
}

fn code(played: Move) -> Code {
    let promotion = played.promotion.map_or(0, order);
    coded(played.from.index(), played.to.index(), promotion)
}

fn cozy_code(played: cozy_chess::Move) -> Code {
    let promotion = played.promotion.map_or(0, |it| it as usize);
    coded(played.from as usize, played.to as usize, promotion)
}

fn shakmaty_code(played: shakmaty::Move) -> Code {
    let from = played.from().map_or(0, usize::from);
    let promotion = played.promotion().map_or(0, |it| usize::from(it) - 1);
    coded(from, usize::from(played.to()), promotion)
}

fn sorted(codes: impl Iterator<Item = Code>) -> Codes {
    let mut codes: Codes = codes.collect();
    codes.sort_unstable();
    codes
}

fn texts(codes: &Codes) -> String {
    let square = |at: u16| {
        let file = char::from(b'a' + (at % 8) as u8);
        format!("{file}{}", at / 8 % 8 + 1)
    };
    let text = |&it: &Code| {
        let promotion = ["", "n", "b", "r", "q"][usize::from(it >> 12) % 5];
        format!("{}{}{promotion}", square(it & 63), square(it >> 6 & 63))
    };
    codes.iter().map(text).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trio(fen: &str) -> Trio {
        Trio::start(&Setup::from_fen(fen).unwrap()).ok().unwrap()
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1";
    const WITHOUT_A_RIGHT: &str = "r3k2r/8/8/8/8/8/8/R3K2R w HAh - 0 1";
    const WITH_ALL: &str = "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1";
    const MATED: &str = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";

    #[test]
    fn what_is_the_same_is_found_to_be() {
        for fen in [START, WITHOUT_A_RIGHT, WITH_ALL, MATED] {
            assert!(trio(fen).compare().is_ok(), "{fen}");
        }
    }

    #[test]
    fn what_differs_is_found_whoever_is_wrong() {
        for (one, other) in [(START, MATED), (WITH_ALL, WITHOUT_A_RIGHT)] {
            let (one, other) = (trio(one), trio(other));
            let ours = Trio {
                ours: other.ours,
                ..one.clone()
            };
            let cozy = Trio {
                cozy: other.cozy,
                ..one.clone()
            };
            let shakmaty = Trio {
                shakmaty: other.shakmaty,
                ..one
            };
            for mixed in [ours, cozy, shakmaty] {
                assert!(mixed.compare().is_err());
            }
        }
    }

    #[test]
    fn a_right_lost_is_another_position() {
        let [all, without] = [WITH_ALL, WITHOUT_A_RIGHT].map(|fen| trio(fen).compare().unwrap());
        let position = trio(WITH_ALL).ours;
        assert!(!Trio::recurs(&all, &without, &position).unwrap());
        assert!(Trio::recurs(&all, &all, &position).unwrap());
    }
}
