//! A mating line by rule of thumb: no search, one line, each move by what it does on the board.
//!
//! The attacker captures whatever he can, makes a queen and brings his king; the defender offers
//! his men and goes to the edge. In most games that ends in mate; where it does not, nothing is
//! said.

use flagfall_board::{Bitboard, Board, Color, Move, Piece, Position, Role, Square, attacks};

/// Moves of both players after which a stroll gives up.
const LONGEST: usize = 80;

/// How many moves that lead nowhere are passed over at a time.
const TRIES: usize = 6;

/// A line of legal moves to a mate by `side`, if strolling finds one.
pub(crate) fn stroll(position: &Position, side: Color) -> Option<Vec<Move>> {
    (0..MOODS).find_map(|mood| stroll_in(position, side, mood))
}

/// How many lines are tried; all but the first stray a little.
const MOODS: u32 = 4;

fn stroll_in(position: &Position, side: Color, mood: u32) -> Option<Vec<Move>> {
    let mut dice = mood.wrapping_mul(0x9e37_79b9);
    let mut now = *position;
    let mut line = Vec::with_capacity(48);
    let mut seen: Vec<Board> = Vec::with_capacity(48);
    while line.len() < LONGEST {
        let moves = now.legal_moves();
        let view = View::of(&now, side)?;
        if now.turn() == side {
            let mate = moves.iter().find(|&&played| view.mates(&now, played));
            if let Some(&mate) = mate {
                line.push(mate);
                return Some(line);
            }
        }
        let mut best: Vec<(i32, Move)> = moves
            .iter()
            .map(|&played| {
                dice = dice.wrapping_mul(0x0019_660d).wrapping_add(0x3c6e_f35f);
                let stray = if mood == 0 {
                    0
                } else {
                    (dice >> 27) as i32 * mood as i32
                };
                (view.worth(&now, played) + stray, played)
            })
            .collect();
        let (next, played) = pick(&now, &mut best, &seen, side)?;
        seen.push(*now.board());
        now = next;
        line.push(played);
    }
    None
}

/// The best move that leads to a new position in which the game goes on.
fn pick(
    now: &Position,
    moves: &mut [(i32, Move)],
    seen: &[Board],
    side: Color,
) -> Option<(Position, Move)> {
    for _ in 0..TRIES {
        let (worth, played) = moves.iter_mut().max_by_key(|(worth, _)| *worth)?;
        if *worth == i32::MIN {
            return None;
        }
        *worth = i32::MIN;
        let next = now.play(*played);
        if has_force(next.board(), side) && !seen.contains(next.board()) && next.has_legal_move() {
            return Some((next, *played));
        }
    }
    None
}

/// Whether a side has what it takes to mate a bare king, or to make it.
pub(crate) fn has_force(board: &Board, side: Color) -> bool {
    let heavy = board.by_role(Role::Pawn) | board.by_role(Role::Rook) | board.by_role(Role::Queen);
    (heavy & board.by_color(side)).any()
}

/// What the moves of one position are judged by.
struct View {
    side: Color,
    king: Square,
    ours: Square,
    attackers: Bitboard,
    defenders: Bitboard,
    occupied: Bitboard,
    has_major: bool,
}

impl View {
    fn of(now: &Position, side: Color) -> Option<View> {
        let board = now.board();
        let attackers = board.by_color(side);
        let majors = board.by_role(Role::Rook) | board.by_role(Role::Queen);
        Some(View {
            side,
            king: board.king(!side)?,
            ours: board.king(side)?,
            attackers,
            defenders: board.by_color(!side),
            occupied: board.occupied(),
            has_major: (majors & attackers).any(),
        })
    }

    /// Whether a move of the attacker's gives check by the man that moves, and mates.
    fn mates(&self, now: &Position, played: Move) -> bool {
        let Some(role) = now.board().role_at(played.from) else {
            return false;
        };
        let role = played.promotion.unwrap_or(role);
        let seen = attacks::of(
            role,
            self.side,
            played.to,
            self.occupied.without(played.from),
        );
        role != Role::King && seen.contains(self.king) && !now.play(played).has_legal_move()
    }

    fn worth(&self, now: &Position, played: Move) -> i32 {
        let Some(Piece { color, role }) = now.piece_at(played.from) else {
            return 0;
        };
        if color == self.side {
            self.attack(now, played, role)
        } else {
            self.help(now, played, role)
        }
    }

    fn attack(&self, now: &Position, played: Move, role: Role) -> i32 {
        let Move {
            from,
            to,
            promotion,
        } = played;
        let mut worth = 0;
        if self.defenders.contains(to) {
            worth += 400 + now.board().role_at(to).map_or(0, value);
        }
        match role {
            Role::Pawn => {
                worth += match promotion {
                    Some(Role::Queen) => 600,
                    Some(_) => -500,
                    None if self.has_major => 0,
                    None => 40 + 10 * advance(self.side, to),
                };
            }
            Role::King => {
                if !self.attackers.contains(to) {
                    worth += net(self.king, to) - net(self.king, from);
                }
            }
            _ => {
                let occupied = self.occupied.without(from);
                let seen = attacks::of(role, self.side, to, occupied);
                if (seen & self.defenders.without(self.king)).any() {
                    worth += 30;
                }
                if seen.contains(self.king) {
                    worth -= 40;
                }
            }
        }
        worth
    }

    fn help(&self, now: &Position, played: Move, role: Role) -> i32 {
        let Move {
            from,
            to,
            promotion,
        } = played;
        let mut worth = 0;
        if self.attackers.contains(to) {
            worth -= match now.board().role_at(to) {
                Some(Role::Queen | Role::Rook) => 600,
                Some(Role::Pawn) => 400,
                _ => 100,
            };
        }
        if role == Role::King {
            return worth + net(to, self.ours) - net(from, self.ours);
        }
        let promoted = promotion.unwrap_or(role);
        if promotion.is_some() {
            worth -= 50 + value(promoted) / 4;
        }
        let occupied = self.occupied.without(from);
        let seen = attacks::of(promoted, !self.side, to, occupied);
        if seen.contains(self.ours) {
            worth -= 80;
        }
        if now.attackers(to, self.side).any() {
            worth += 150;
        }
        worth
    }
}

fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 200,
        Role::Rook => 300,
        Role::Queen => 400,
        Role::King => 0,
    }
}

fn advance(color: Color, square: Square) -> i32 {
    let rank = square.rank().index() as i32;
    match color {
        Color::White => rank,
        Color::Black => 7 - rank,
    }
}

fn edge(square: Square) -> i32 {
    let (file, rank) = (square.file().index() as i32, square.rank().index() as i32);
    file.min(7 - file).min(rank).min(7 - rank)
}

/// King's moves between two squares of an empty board.
fn distance(a: Square, b: Square) -> i32 {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks) as i32
}

/// How near the kings are to a net: the one on the edge, the other facing him.
fn net(king: Square, attacker: Square) -> i32 {
    let apart = distance(king, attacker);
    let edge = edge(king);
    let files = king.file().index().abs_diff(attacker.file().index());
    let ranks = king.rank().index().abs_diff(attacker.rank().index());
    let faces = edge == 0 && matches!((files, ranks), (0, 2) | (2, 0));
    -15 * edge - 10 * apart.max(2) + if faces { 25 } else { 0 }
}
