//! Of a record that breaks an invariant, the acts that it takes.

use crate::Record;
use crate::check::{Breach, Depth, examine};
use flagfall_record::{Regulations, Start};

/// So many smaller records are tried at most.
const TRIES: usize = 3_000;

/// The smallest record found that breaks the same invariant, and how it does.
#[must_use]
pub fn shrink(record: Record, breach: Breach, depth: Depth) -> (Record, Breach) {
    // What shows in every hundredth act only must show wherever it is now.
    let depth = if depth == Depth::SOME {
        Depth::ALL
    } else {
        depth
    };
    let mut best = (record, breach);
    let mut tries = TRIES;
    let mut size = best.0.entries.len().div_ceil(2).max(1);
    loop {
        let mut at = 0;
        let mut smaller = false;
        while at < best.0.entries.len() && tries > 0 {
            tries -= 1;
            let mut record = best.0.clone();
            let end = (at + size).min(record.entries.len());
            record.entries.drain(at..end);
            match again(record, &best.1, depth) {
                Some(found) => {
                    best = found;
                    smaller = true;
                }
                None => at += size,
            }
        }
        if tries == 0 || (size == 1 && !smaller) {
            return plainer(best, depth);
        }
        size = size.div_ceil(2);
    }
}

fn again(record: Record, breach: &Breach, depth: Depth) -> Option<(Record, Breach)> {
    let found = examine(&record, depth).err()?;
    (found.kind() == breach.kind()).then_some((record, found))
}

/// The same with as much as can be of what is usual.
fn plainer(mut best: (Record, Breach), depth: Depth) -> (Record, Breach) {
    type Plain = fn(&mut Record);
    let usual: [Plain; 8] = [
        |it| {
            it.header.regulations = Regulations {
                time_control: it.header.regulations.time_control.clone(),
                ..Regulations::default()
            };
        },
        |it| it.header.regulations.options.clear(),
        |it| it.header.regulations.class = None,
        |it| it.header.regulations.supervision = Regulations::default().supervision,
        |it| it.header.regulations.guard = Regulations::default().guard,
        |it| it.header.start = Start::Usual,
        |it| it.header.moves.clear(),
        |it| it.header.clocks = None,
    ];
    for make in usual {
        let mut record = best.0.clone();
        make(&mut record);
        if let Some(found) = again(record, &best.1, depth) {
            best = found;
        }
    }
    best
}
