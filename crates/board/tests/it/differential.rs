//! The same games on two boards: what this crate says and what cozy-chess, written by others, says.
//!
//! The games are random but seeded. They begin at the usual array, at those of Chess960, at two
//! different ones for White and Black, and at every position of the perft tables.

use std::collections::BTreeMap;

use flagfall_board::{Color, Move, Position, Role, Setup, Square, Wing};

/// Positions compared in one run.
const POSITIONS: u32 = 200_000;
/// Half-moves after which a game is broken off.
const PLIES: u32 = 160;

/// A small generator of random numbers (SplitMix64).
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.roll() % limit.max(1) as u64) as usize
    }

    fn pick<T: Copy>(&mut self, among: &[T]) -> Option<T> {
        among.get(self.below(among.len())).copied()
    }
}

/// What the players of a game are after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Aim {
    Anything,
    /// Checks and captures.
    Attack,
    /// Castling, captures in passing and what prepares them, promotions to any piece.
    Rarities,
    /// The kings go about.
    KingWalk,
    /// Back to where the man came from, so that positions come again.
    Shuffle,
}

const AIMS: [Aim; 5] = [
    Aim::Anything,
    Aim::Attack,
    Aim::Rarities,
    Aim::KingWalk,
    Aim::Shuffle,
];

impl Aim {
    fn wants(self, position: &Position, played: Move, own_last: Option<Move>) -> bool {
        let role = position.piece_at(played.from).map(|piece| piece.role);
        match self {
            Aim::Anything => true,
            Aim::Attack => position.is_capture(played) || position.play(played).in_check(),
            Aim::Rarities => {
                position.castling_wing(played).is_some()
                    || position.is_en_passant(played)
                    || played.promotion.is_some()
                    || position.play(played).en_passant().is_some()
            }
            Aim::KingWalk => role == Some(Role::King),
            Aim::Shuffle => own_last.is_some_and(|last| {
                (last.from, last.to) == (played.to, played.from) && last.promotion.is_none()
            }),
        }
    }

    fn choose(self, position: &Position, own_last: Option<Move>, dice: &mut Dice) -> Option<Move> {
        let moves = position.legal_moves();
        let wanted: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|&played| self.wants(position, played, own_last))
            .collect();
        let among = if wanted.is_empty() || dice.below(4) == 0 {
            &*moves
        } else {
            &wanted
        };
        dice.pick(among)
    }
}

/// How a move reads on both boards.
type Plain = (usize, usize, Option<usize>);

fn plain(played: Move) -> Plain {
    (
        played.from.index(),
        played.to.index(),
        played.promotion.map(Role::index),
    )
}

fn their_plain(played: cozy_chess::Move) -> Plain {
    let promotion = played.promotion.map(|piece| piece as usize);
    (played.from as usize, played.to as usize, promotion)
}

/// The other program's board from our FEN; it counts half-moves up to a hundred only.
fn read(position: &Position) -> Result<cozy_chess::Board, cozy_chess::FenParseError> {
    let mut setup = position.setup();
    setup.halfmoves = setup.halfmoves.min(100);
    cozy_chess::Board::from_fen(&setup.shredder_fen(), true)
}

/// Whether two of the other program's positions are the same (9.2.3). Its own `same_position`
/// takes a queen's move to the square passed over for a capture in passing.
fn same(one: &cozy_chess::Board, other: &cozy_chess::Board) -> bool {
    one.hash_without_ep() == other.hash_without_ep() && passing(one) == passing(other)
}

/// The file on which a pawn can be captured in passing, if that is legal.
fn passing(board: &cozy_chess::Board) -> Option<cozy_chess::File> {
    let file = board.en_passant()?;
    let rank = cozy_chess::Rank::Sixth.relative_to(board.side_to_move());
    let square = cozy_chess::Square::new(file, rank);
    let pawns = board.pieces(cozy_chess::Piece::Pawn);
    let near = cozy_chess::get_pawn_attacks(square, !board.side_to_move());
    let legal = |from| {
        board.is_legal(cozy_chess::Move {
            from,
            to: square,
            promotion: None,
        })
    };
    (near & pawns).into_iter().any(legal).then_some(file)
}

/// A game on both boards.
struct Game {
    ours: Position,
    theirs: cozy_chess::Board,
    past: Vec<(Position, cozy_chess::Board)>,
}

impl Game {
    fn new(ours: Position) -> Game {
        let fen = ours.shredder_fen();
        let theirs = read(&ours).unwrap_or_else(|error| panic!("{fen}: {error}"));
        Game {
            ours,
            theirs,
            past: Vec::new(),
        }
    }

    /// The moves, the checks, the end, the text, and which earlier positions are the same.
    fn check(&self, tally: &mut BTreeMap<&'static str, u32>) {
        let (ours, theirs) = (&self.ours, &self.theirs);
        let mut moves: Vec<Plain> = ours.legal_moves().iter().copied().map(plain).collect();
        let mut listed = Vec::with_capacity(moves.len());
        theirs.generate_moves(|set| {
            listed.extend(set.into_iter().map(their_plain));
            false
        });
        moves.sort_unstable();
        listed.sort_unstable();
        assert_eq!(moves, listed, "{ours:?}");
        assert_eq!(ours.checkers().0, theirs.checkers().0, "{ours:?}");
        assert_eq!(ours.in_check(), !theirs.checkers().is_empty());
        let ended = listed.is_empty();
        assert_eq!(ours.is_checkmate(), ended && ours.in_check(), "{ours:?}");
        assert_eq!(ours.is_stalemate(), ended && !ours.in_check(), "{ours:?}");
        let fen = ours.shredder_fen();
        let reread = read(ours).unwrap();
        assert!(same(&reread, theirs), "{fen} {theirs}");
        assert_eq!(Position::from_fen(&fen).as_ref(), Ok(ours));
        assert_eq!(
            ours.halfmoves().min(100),
            u32::from(theirs.halfmove_clock()),
            "{fen}"
        );
        for (our_past, their_past) in self.past.iter().rev().take(8) {
            let repeated = our_past.identity() == ours.identity();
            assert_eq!(repeated, same(their_past, theirs), "{fen} {our_past:?}");
            *tally.entry("same").or_default() += u32::from(repeated);
        }
        *tally.entry("check").or_default() += u32::from(ours.in_check());
        *tally.entry("mate").or_default() += u32::from(ours.is_checkmate());
        *tally.entry("stalemate").or_default() += u32::from(ours.is_stalemate());
    }

    fn play(&mut self, played: Move, tally: &mut BTreeMap<&'static str, u32>) {
        *tally.entry("castling").or_default() +=
            u32::from(self.ours.castling_wing(played).is_some());
        *tally.entry("in passing").or_default() += u32::from(self.ours.is_en_passant(played));
        *tally.entry("promotion").or_default() += u32::from(played.promotion.is_some());
        self.past.push((self.ours, self.theirs.clone()));
        let found = |listed: &cozy_chess::Move| their_plain(*listed) == plain(played);
        let mut theirs = None;
        self.theirs.generate_moves(|set| {
            theirs = theirs.or(set.into_iter().find(found));
            theirs.is_some()
        });
        self.theirs.play_unchecked(theirs.unwrap());
        self.ours = self.ours.play(played);
    }
}

/// Where games begin: the usual array, Chess960, different arrays for the two, the tables.
fn begin(dice: &mut Dice, tables: &[Position]) -> Position {
    let number = |dice: &mut Dice| dice.below(960) as u16;
    match dice.below(4) {
        0 => Position::initial(),
        1 => Setup::chess960(number(dice)).unwrap().position().unwrap(),
        2 => {
            let mut setup = Setup::chess960(number(dice)).unwrap();
            let other = Setup::chess960(number(dice)).unwrap();
            for square in Square::ALL
                .into_iter()
                .filter(|square| square.index() >= 48)
            {
                setup.board.set(square, other.board.piece_at(square));
            }
            for wing in Wing::ALL {
                let rook = other.castling.file(Color::Black, wing).unwrap();
                setup.castling.set(Color::Black, wing, rook);
            }
            setup.position().unwrap()
        }
        _ => dice.pick(tables).unwrap(),
    }
}

/// Whether the other program, too, plays from such a position.
fn is_common_ground(position: &Position) -> bool {
    position.checkers().count() <= 2
        && Color::ALL
            .into_iter()
            .all(|color| position.board().by_color(color).count() <= 16)
        && read(position).is_ok()
}

#[test]
fn another_program_agrees() {
    let mut dice = Dice(0x0f1a_6fa1);
    let tables: Vec<Position> = crate::perft::positions().filter(is_common_ground).collect();
    assert!(
        tables.len() > 150,
        "{} positions are played from",
        tables.len()
    );
    let mut tally = BTreeMap::new();
    let mut compared = 0;
    while compared < POSITIONS {
        let mut game = Game::new(begin(&mut dice, &tables));
        let aim = dice.pick(&AIMS).unwrap();
        let mut last = [None; 2];
        for _ in 0..PLIES {
            game.check(&mut tally);
            compared += 1;
            let turn = game.ours.turn().index();
            let Some(played) = aim.choose(&game.ours, last[turn], &mut dice) else {
                break;
            };
            game.play(played, &mut tally);
            last[turn] = Some(played);
        }
    }
    for kind in [
        "same",
        "check",
        "mate",
        "stalemate",
        "castling",
        "in passing",
        "promotion",
    ] {
        let seen = tally.get(kind).copied().unwrap_or_default();
        assert!(seen >= 10, "{kind} came up {seen} times only: {tally:?}");
    }
}
