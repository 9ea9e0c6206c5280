//! How a position was reached, so that the line to it can be told.

use flagfall_board::Move;

/// A step on the way: the number of the position before, and the move from there.
pub(crate) trait Step {
    fn before(&self) -> (u32, Move);
}

/// The moves from the first position to one, and the one that mates from there.
pub(crate) fn line(nodes: &[impl Step], mut index: u32, last: Move) -> Vec<Move> {
    let mut line = vec![last];
    while index != 0 {
        let (parent, played) = nodes[index as usize].before();
        line.push(played);
        index = parent;
    }
    line.reverse();
    line
}
