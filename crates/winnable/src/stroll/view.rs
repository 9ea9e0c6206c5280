//! What a move does on the board, for a stroll.

use flagfall_board::{Bitboard, Board, Color, Move, Position, Role, Square, attacks};

use crate::cover::pawn_attacks;

/// What the moves of one position are judged by.
pub(super) struct View {
    side: Color,
    /// The king who is to be mated, and that of the attacker.
    king: Square,
    ours: Square,
    attackers: Bitboard,
    defenders: Bitboard,
    occupied: Bitboard,
    has_major: bool,
    /// From where a man of each kind gives check to the player who has not the move.
    checks: [Bitboard; 6],
    /// What the attackers see.
    seen: Bitboard,
    /// Without a queen or rook: who stands in a pawn's way.
    mark: Option<Square>,
}

impl View {
    pub(super) fn of(now: &Position, side: Color, marks: bool) -> Option<View> {
        let board = now.board();
        let attackers = board.by_color(side);
        let occupied = board.occupied();
        let majors = board.by_role(Role::Rook) | board.by_role(Role::Queen);
        let has_major = (majors & attackers).any();
        let (king, ours) = (board.king(!side)?, board.king(side)?);
        let checked = if now.turn() == side { king } else { ours };
        Some(View {
            side,
            king,
            ours,
            attackers,
            defenders: board.by_color(!side),
            occupied,
            has_major,
            checks: checks(now.turn(), checked, occupied),
            seen: seen(board, attackers, side),
            mark: if has_major || !marks {
                None
            } else {
                in_the_way(board, side)
            },
        })
    }

    /// Whether a move of the attacker's gives check by the man that moves, and mates.
    pub(super) fn mates(&self, now: &Position, played: Move) -> bool {
        let Some(role) = now.board().role_at(played.from) else {
            return false;
        };
        let checks = match played.promotion {
            // The pawn itself may have been in the way.
            Some(role) => {
                let occupied = self.occupied.without(played.from);
                attacks::of(role, self.side, played.to, occupied).contains(self.king)
            }
            None => self.checks[role.index()].contains(played.to),
        };
        checks && role != Role::King && now.play(played).is_checkmate()
    }

    /// A mate by a piece.
    pub(super) fn mate(&self, now: &Position) -> Option<Move> {
        let board = now.board();
        let free = !self.attackers;
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            for from in board.by_role(role) & self.attackers {
                let seen = attacks::of(role, self.side, from, self.occupied);
                for to in seen & self.checks[role.index()] & free {
                    let played = Move::new(from, to);
                    if now.is_legal(played) && now.play(played).is_checkmate() {
                        return Some(played);
                    }
                }
            }
        }
        None
    }

    /// Captures, the best first, until one is taken.
    pub(super) fn takes(&self, now: &Position, tell: &mut impl FnMut(Move) -> bool) -> bool {
        let board = now.board();
        let hanging = self.seen & self.defenders.without(self.king);
        if hanging.is_empty() {
            return false;
        }
        for role in [
            Role::Queen,
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Pawn,
        ] {
            for to in board.by_role(role) & hanging {
                for from in board.attackers(to, self.occupied) & self.attackers {
                    if tell(queening(board, from, to)) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The pawn that gets on without anybody in its way: queens, or steps while there is nothing
    /// heavier.
    pub(super) fn pushes(&self, now: &Position, tell: &mut impl FnMut(Move) -> bool) -> bool {
        let pawns = now.board().by_role(Role::Pawn) & self.attackers;
        let (step, ready) = match self.side {
            Color::White => (1, Bitboard(0xff << 48)),
            Color::Black => (-1, Bitboard(0xff << 8)),
        };
        let ready = pawns & ready;
        for from in ready {
            if let Some(to) = from
                .offset(0, step)
                .filter(|to| !self.occupied.contains(*to))
                && tell(Move::promoting(from, to, Role::Queen))
            {
                return true;
            }
        }
        if self.has_major {
            return false;
        }
        // The foremost first.
        let pawns = pawns & !ready;
        let foremost = match self.side {
            Color::White => pawns.last(),
            Color::Black => pawns.first(),
        };
        foremost.is_some_and(|from| {
            let free = |at: Square| at.offset(0, step).filter(|to| !self.occupied.contains(*to));
            let one = free(from);
            let home = advance(self.side, from) == 1;
            let two = one.and_then(free).filter(|_| home);
            [two, one]
                .into_iter()
                .flatten()
                .any(|to| tell(Move::new(from, to)))
        })
    }

    /// A step of the attacker's king that brings him nearer.
    pub(super) fn nears(&self, tell: &mut impl FnMut(Move) -> bool) -> bool {
        let here = self.brings(self.ours);
        let free = attacks::king(self.ours) & !self.attackers & !attacks::king(self.king);
        let nearer = free.into_iter().map(|to| (self.brings(to), to));
        let best = nearer.max_by_key(|it| it.0).filter(|it| it.0 > here);
        best.is_some_and(|(_, to)| tell(Move::new(self.ours, to)))
    }

    /// The step of the defender's king that brings him nearest to a net.
    pub(super) fn steps(&self, better: bool, tell: &mut impl FnMut(Move) -> bool) -> bool {
        let here = net(self.king, self.ours);
        let free = attacks::king(self.king) & !self.occupied & !self.seen;
        let steps = free.into_iter().map(|to| (net(to, self.ours), to));
        let best = steps.max_by_key(|it| it.0);
        best.filter(|it| !better || it.0 > here)
            .is_some_and(|(_, to)| tell(Move::new(self.king, to)))
    }

    /// Whether a man of the defender's can be captured, or he has none.
    pub(super) fn has_offered(&self) -> bool {
        let others = self.defenders.without(self.king);
        others.is_empty() || (others & self.seen).any()
    }

    /// Men of the defender's offered to be captured, the heaviest first.
    pub(super) fn offers(&self, now: &Position, tell: &mut impl FnMut(Move) -> bool) -> bool {
        let board = now.board();
        let others = self.defenders.without(self.king);
        for role in [Role::Queen, Role::Rook, Role::Knight, Role::Bishop] {
            for from in board.by_role(role) & others {
                let seen = attacks::of(role, !self.side, from, self.occupied);
                for to in seen & self.seen & !self.occupied & !self.checks[role.index()] {
                    if tell(Move::new(from, to)) {
                        return true;
                    }
                }
            }
        }
        let pawns = board.by_role(Role::Pawn) & others;
        let step = if self.side == Color::White { -1 } else { 1 };
        for from in pawns {
            if let Some(to) = from.offset(0, step)
                && self.seen.contains(to)
                && !self.occupied.contains(to)
                && tell(Move::new(from, to))
            {
                return true;
            }
        }
        false
    }

    pub(super) fn worth(&self, now: &Position, played: Move) -> i32 {
        let Some(role) = now.board().role_at(played.from) else {
            return 0;
        };
        if now.turn() == self.side {
            self.attack(now, played, role)
        } else {
            self.help(now, played, role)
        }
    }

    fn attack(&self, now: &Position, played: Move, role: Role) -> i32 {
        let mut worth = 0;
        if self.defenders.contains(played.to) {
            worth += 400 + now.board().role_at(played.to).map_or(0, value);
        }
        match role {
            Role::Pawn => {
                worth += match played.promotion {
                    Some(Role::Queen) => 600,
                    Some(_) => -500,
                    None if self.has_major => 0,
                    None => 40 + 10 * advance(self.side, played.to),
                };
            }
            Role::King => {
                if !self.attackers.contains(played.to) {
                    worth += self.brings(played.to) - self.brings(played.from);
                }
            }
            _ if worth > 0 => {}
            _ => {
                let occupied = self.occupied.without(played.from);
                let seen = attacks::of(role, self.side, played.to, occupied);
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

    /// What it is worth that the attacker's king stands here.
    fn brings(&self, at: Square) -> i32 {
        match self.mark {
            Some(mark) => -15 * distance(at, mark),
            None => net(self.king, at),
        }
    }

    fn help(&self, now: &Position, played: Move, role: Role) -> i32 {
        let mut worth = 0;
        if self.attackers.contains(played.to) {
            worth -= match now.board().role_at(played.to) {
                Some(Role::Queen | Role::Rook) => 600,
                Some(Role::Pawn) => 400,
                _ => 100,
            };
        }
        if role == Role::King {
            return worth + net(played.to, self.ours) - net(played.from, self.ours);
        }
        let promoted = played.promotion.unwrap_or(role);
        if played.promotion.is_some() {
            worth -= 50 + value(promoted) / 4;
        }
        if self.checks[promoted.index()].contains(played.to) {
            worth -= 80;
        }
        if self.seen.contains(played.to) {
            worth += 150;
        }
        worth
    }
}

/// A move, by which a pawn on the last rank becomes a queen.
fn queening(board: &Board, from: Square, to: Square) -> Move {
    let last = matches!(to.rank().index(), 0 | 7);
    if last && board.role_at(from) == Some(Role::Pawn) {
        Move::promoting(from, to, Role::Queen)
    } else {
        Move::new(from, to)
    }
}

/// From where a man of each kind checks the other's king, in the order of [`Role::ALL`].
fn checks(by: Color, king: Square, occupied: Bitboard) -> [Bitboard; 6] {
    let (bishop, rook) = (
        attacks::bishop(king, occupied),
        attacks::rook(king, occupied),
    );
    [
        attacks::pawn(!by, king),
        attacks::knight(king),
        bishop,
        rook,
        bishop | rook,
        Bitboard::EMPTY,
    ]
}

/// What these men see.
fn seen(board: &Board, men: Bitboard, side: Color) -> Bitboard {
    let occupied = board.occupied();
    let of = |role| board.by_role(role) & men;
    let queens = of(Role::Queen);
    let mut seen = pawn_attacks(side, of(Role::Pawn));
    for at in of(Role::King) {
        seen |= attacks::king(at);
    }
    for at in of(Role::Knight) {
        seen |= attacks::knight(at);
    }
    for at in of(Role::Bishop) | queens {
        seen |= attacks::bishop(at, occupied);
    }
    for at in of(Role::Rook) | queens {
        seen |= attacks::rook(at, occupied);
    }
    seen
}

/// The defender's man in the way of the pawn that has the least before it, if somebody is in its
/// way.
fn in_the_way(board: &Board, side: Color) -> Option<Square> {
    let pawns = board.by_role(Role::Pawn) & board.by_color(side);
    let step = if side == Color::White { 1 } else { -1 };
    let before = |pawn: Square| {
        let (mut men, mut steps, mut first, mut at) = (0, 0, None, pawn);
        while let Some(next) = at.offset(0, step) {
            if board.occupied().contains(next) {
                men += 1;
                first = first.or(Some(next));
            }
            steps += 1;
            at = next;
        }
        (4 * men + steps, first)
    };
    let (_, first) = pawns.into_iter().map(before).min_by_key(|it| it.0)?;
    first.filter(|at| board.by_color(!side).contains(*at))
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
