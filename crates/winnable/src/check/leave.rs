//! Every way out of a shape: captures and pawn moves. Each must lead into some shape.

use flagfall_board::{Bitboard, Color, Piece, Rank, Role, Square, attacks};

use super::{View, guards, lanes, seen, some_board, steps};
use crate::certificate::Certificate;
use crate::cover::{ATTACK, DEFEND, Group, Shape};
use crate::material::cannot_mate;

/// What a shape becomes, kings apart.
#[derive(Clone)]
struct Next {
    pawns: [Bitboard; 2],
    groups: Vec<Group>,
    ghosts: Bitboard,
}

/// A move out of the shape of a man other than the king, and the squares it needs empty of kings.
struct Out {
    next: Next,
    clear: Bitboard,
    /// Whether the turn comes back at once, by a capture in passing.
    back: bool,
}

/// Whether every way out of a shape leads into the certificate.
pub(super) fn is_covered(view: &View<'_>, certificate: &Certificate) -> bool {
    [ATTACK, DEFEND].into_iter().all(|turn| {
        if view.pairs(turn).next().is_none() {
            return true;
        }
        let color = view.color(turn);
        let mut out = Vec::new();
        by_groups(view, color, &mut out);
        by_steps(view, color, &mut out);
        by_ghosts(view, color, &mut out);
        by_pawns(view, color, &mut out);
        let men = out.iter().all(|out| leads_on(view, certificate, turn, out));
        men && by_king(view, certificate, turn)
    })
}

/// Whether some shape holds what a move leads to, with every pair of kings there may be.
fn leads_on(view: &View<'_>, certificate: &Certificate, turn: usize, out: &Out) -> bool {
    let Some(targets) = out.next.targets(certificate) else {
        return true;
    };
    let after = if out.back { turn } else { 1 - turn };
    let mut pairs = view
        .pairs(turn)
        .filter(|&(mover, other)| !out.clear.contains(mover) && !out.clear.contains(other));
    pairs.all(|(mover, other)| {
        let (ours, theirs) = if turn == ATTACK {
            (mover, other)
        } else {
            (other, mover)
        };
        let struck = after == DEFEND;
        out.next.is_barred(certificate.side, after, (ours, theirs))
            || holds(&targets, certificate, after, (ours, theirs), struck)
    })
}

/// The king's captures; in check also his steps.
fn by_king(view: &View<'_>, certificate: &Certificate, turn: usize) -> bool {
    let color = view.color(turn);
    let shape = view.shape;
    view.pairs(turn).all(|(king, other)| {
        steps(view, color, king, other).into_iter().all(|to| {
            let mut nexts = Vec::new();
            if shape.check && !view.stands[(!color).index()].contains(to) {
                nexts.push(Next::of(view));
            }
            if shape.pawns[(!color).index()].contains(to) {
                nexts.extend(Next::of(view).without_pawn(!color, to));
            }
            for (index, group) in shape.groups.iter().enumerate() {
                if group.piece.color != color && group.reach.contains(to) {
                    nexts.push(Next::of(view).without(index, to));
                }
            }
            nexts.iter().all(|next| {
                let pair = if turn == ATTACK {
                    (to, other)
                } else {
                    (other, to)
                };
                let targets = next.targets(certificate);
                targets.is_none_or(|targets| holds(&targets, certificate, 1 - turn, pair, false))
            })
        })
    })
}

/// Whether one of these shapes has a pair of kings, or the player who moved would be in check.
fn holds(
    targets: &[usize],
    certificate: &Certificate,
    turn: usize,
    (ours, theirs): (Square, Square),
    struck: bool,
) -> bool {
    let side = certificate.side;
    targets.iter().any(|&index| {
        let shape = &certificate.shapes[index];
        let in_check = if turn == DEFEND {
            guards(shape.pawns, &shape.groups, !side).contains(ours)
        } else {
            guards(shape.pawns, &shape.groups, side).contains(theirs)
        };
        let has = shape.kings[turn][ours.index()].contains(theirs)
            && (!struck || shape.struck[ours.index()].contains(theirs));
        in_check || has
    })
}

/// Captures by the other men.
fn by_groups(view: &View<'_>, color: Color, out: &mut Vec<Out>) {
    let shape = view.shape;
    for (index, group) in shape.groups.iter().enumerate() {
        if group.piece.color != color {
            continue;
        }
        let seen = seen(group, view.occupied) & view.onto;
        for to in seen & shape.pawns[(!color).index()] {
            let next = Next::of(view).arrived(index, to);
            out.extend(next.without_pawn(!color, to).map(Out::plain(to.bit())));
        }
        for (other, target) in shape.groups.iter().enumerate() {
            if target.piece.color == color {
                continue;
            }
            for to in seen & target.reach {
                let next = Next::of(view).arrived(index, to).without(other, to);
                out.push(Out::plain(to.bit())(next));
            }
        }
    }
}

/// Moves that capture nothing: of men that are held, and in check of all.
fn by_steps(view: &View<'_>, color: Color, out: &mut Vec<Out>) {
    for (index, group) in view.shape.groups.iter().enumerate() {
        if group.piece.color == color && (group.held || view.shape.check) {
            for to in seen(group, view.occupied) & view.onto & !view.occupied {
                out.push(Out::plain(to.bit())(Next::of(view).arrived(index, to)));
            }
        }
    }
}

/// Moves of the defender's men of whom nothing is known: each captures wherever it likes, and comes
/// between where that answers a check. Afterwards they may be anywhere.
fn by_ghosts(view: &View<'_>, color: Color, out: &mut Vec<Out>) {
    let shape = view.shape;
    if color == view.side || shape.ghosts.is_empty() {
        return;
    }
    let anywhere = |at: Square, next: Next| {
        let ghosts = !(view.stands[0] | view.stands[1]).without(at);
        Out::plain(at.bit())(Next { ghosts, ..next })
    };
    for at in view.onto {
        let nexts = Next::of(view).without_pawn(view.side, at).into_iter();
        out.extend(nexts.map(|next| anywhere(at, next)));
        for (index, group) in shape.groups.iter().enumerate() {
            if group.piece.color == view.side && group.reach.contains(at) {
                out.push(anywhere(at, Next::of(view).without(index, at)));
            }
        }
        if shape.check && !view.stands.iter().any(|it| it.contains(at)) {
            out.push(anywhere(at, Next::of(view)));
        }
    }
}

/// Pawn moves of every kind.
fn by_pawns(view: &View<'_>, color: Color, out: &mut Vec<Out>) {
    let shape = view.shape;
    let them = !color;
    for from in shape.pawns[color.index()] {
        let without = |next: Next| next.without_pawn(color, from);
        for to in attacks::pawn(color, from) & view.onto {
            let mut nexts = Vec::new();
            if color == view.side && shape.ghosts.contains(to) {
                nexts.push(Next::of(view));
            }
            if shape.pawns[them.index()].contains(to) {
                nexts.extend(Next::of(view).without_pawn(them, to));
            }
            for (index, group) in shape.groups.iter().enumerate() {
                if group.piece.color == them && group.reach.contains(to) {
                    nexts.push(Next::of(view).without(index, to));
                }
            }
            for next in nexts.into_iter().filter_map(without) {
                let nexts = next.with_pawn(color, to).into_iter();
                out.extend(nexts.map(Out::plain(to.bit())));
            }
        }
        pushes(view, color, from, out);
    }
}

/// A pawn's steps, and its capture in passing after two.
fn pushes(view: &View<'_>, color: Color, from: Square, out: &mut Vec<Out>) {
    let ahead = if color == Color::White { 1 } else { -1 };
    let free = |at: &Square| !(view.stands[0] | view.stands[1]).contains(*at);
    let Some(one) = from.offset(0, ahead).filter(free) else {
        return;
    };
    let Some(gone) = Next::of(view).without_pawn(color, from) else {
        return;
    };
    if view.onto.contains(one) {
        let nexts = gone.clone().with_pawn(color, one).into_iter();
        out.extend(nexts.map(Out::plain(one.bit())));
    }
    let second = if color == Color::White { 1 } else { 6 };
    let two = one.offset(0, ahead).filter(free);
    let two = two.filter(|two| from.rank().index() == second && view.onto.contains(*two));
    let Some(two) = two else {
        return;
    };
    let clear = one.bit() | two.bit();
    let nexts = gone.clone().with_pawn(color, two).into_iter();
    out.extend(nexts.map(Out::plain(clear)));
    if color == view.side && view.shape.ghosts.any() {
        let ghosts = !(view.stands[0] | view.stands[1]).without(from);
        out.push(Out {
            next: Next {
                ghosts,
                ..gone.clone()
            },
            clear,
            back: true,
        });
    }
    for by in attacks::pawn(color, one) & view.shape.pawns[(!color).index()] {
        let taken = gone.clone().without_pawn(!color, by);
        for next in taken
            .into_iter()
            .flat_map(|next| next.with_pawn(!color, one))
        {
            out.push(Out {
                next,
                clear,
                back: true,
            });
        }
    }
}

impl Out {
    fn plain(clear: Bitboard) -> impl Fn(Next) -> Out {
        move |next| Out {
            next,
            clear,
            back: false,
        }
    }
}

impl Next {
    fn of(view: &View<'_>) -> Next {
        Next {
            pawns: view.shape.pawns,
            groups: view.shape.groups.clone(),
            ghosts: view.shape.ghosts,
        }
    }

    /// Whether the player who moved would be in check for certain.
    fn is_barred(&self, side: Color, turn: usize, (ours, theirs): (Square, Square)) -> bool {
        if turn == DEFEND {
            guards(self.pawns, &self.groups, !side).contains(ours)
        } else {
            guards(self.pawns, &self.groups, side).contains(theirs)
        }
    }

    fn without_pawn(mut self, color: Color, at: Square) -> Option<Next> {
        let pawns = &mut self.pawns[color.index()];
        let there = pawns.contains(at);
        *pawns = pawns.without(at);
        there.then_some(self)
    }

    /// A pawn arrives, as every man that it may be.
    fn with_pawn(self, color: Color, at: Square) -> Vec<Next> {
        if at.rank() != Rank::FIRST && at.rank() != Rank::EIGHTH {
            let mut next = self;
            next.pawns[color.index()] = next.pawns[color.index()].with(at);
            return vec![next];
        }
        let promoted = |role| {
            let mut next = self.clone();
            next.groups.push(Group {
                piece: Piece { color, role },
                count: 1,
                reach: at.bit(),
                held: false,
            });
            next
        };
        Role::PROMOTIONS.into_iter().map(promoted).collect()
    }

    /// One of a group has gone to a square.
    fn arrived(mut self, index: usize, to: Square) -> Next {
        let group = &mut self.groups[index];
        group.reach = if group.count == 1 {
            to.bit()
        } else {
            group.reach.with(to)
        };
        self
    }

    /// One of a group has been captured on a square; the group may be empty then.
    fn without(mut self, index: usize, at: Square) -> Next {
        let group = &mut self.groups[index];
        if group.reach.count() == group.count {
            group.reach = group.reach.without(at);
        }
        group.count -= 1;
        self
    }

    /// Whether a shape has room for these men and pawns.
    fn fits(&self, shape: &Shape, men: &[Group], side: Color) -> bool {
        let (ours, theirs) = (side.index(), (!side).index());
        let more = self.pawns[theirs] & !shape.pawns[theirs];
        shape.pawns[ours] == self.pawns[ours]
            && (shape.pawns[theirs] & !self.pawns[theirs]).is_empty()
            && ((more | self.ghosts) & !shape.ghosts).is_empty()
            && hold(shape, men, side)
    }

    /// The shapes with these men that have room for them; `None` if none is needed.
    fn targets(&self, certificate: &Certificate) -> Option<Vec<usize>> {
        let pawns = self.pawns[0] | self.pawns[1];
        let men: Vec<Group> = self
            .groups
            .iter()
            .filter(|group| group.count > 0)
            .map(|group| Group {
                reach: group.reach & !pawns,
                ..*group
            })
            .collect();
        let impossible = men.iter().any(|group| group.reach.count() < group.count);
        let side = certificate.side;
        let armed = men.iter().any(|group| group.piece.color == side);
        let armed = armed || self.pawns[side.index()].any();
        // Against men of whom nothing is known only the bare king is sure not to mate.
        let known = self.ghosts.is_empty() || !armed;
        if impossible || known && cannot_mate(&some_board(self.pawns, &men), side) {
            return None;
        }
        let shapes = certificate.shapes.iter().enumerate();
        let fitting = shapes.filter(|(_, shape)| self.fits(shape, &men, side));
        Some(fitting.map(|(index, _)| index).collect())
    }
}

/// Whether each of these men has his place in the groups, and no place stays empty; a man of the
/// defender's needs none where nothing need be known of him.
fn hold(shape: &Shape, men: &[Group], side: Color) -> bool {
    let groups = shape.groups.iter().filter(|group| !group.is_pawn());
    let groups: Vec<&Group> = groups.collect();
    let mut left: Vec<u32> = groups.iter().map(|group| group.count).collect();
    let mut others = men.iter().filter(|man| !man.is_pawn());
    let placed = others.all(|man| {
        let ghost = man.piece.color != side && (man.reach & !shape.ghosts).is_empty();
        let place = groups
            .iter()
            .position(|group| group.piece == man.piece && (man.reach & !group.reach).is_empty());
        let Some(place) = place else {
            return ghost;
        };
        let enough = left[place] >= man.count;
        left[place] = left[place].saturating_sub(man.count);
        enough
    });
    placed && left.iter().all(|&left| left == 0) && lanes::hold(shape, men)
}
