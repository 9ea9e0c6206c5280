//! What shakmaty does of the same work: each move read and made, and perhaps written.

use std::hint::black_box;

use shakmaty::san::{San, SanPlus};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position};

use crate::records::Record;

/// Each move read as SAN and made.
pub(super) fn san(records: &[Record]) -> u64 {
    let mut made = 0;
    for record in records {
        let mut now = Chess::default();
        for it in &record.moves {
            let san = SanPlus::from_ascii(it.san.as_bytes()).ok();
            let Some(played) = san.and_then(|it| it.san.to_move(&now).ok()) else {
                break;
            };
            now.play_unchecked(played);
            made += 1;
        }
        black_box(&now);
    }
    made
}

/// Each move read as SAN, written with its check sign, and made.
pub(super) fn san_and_back(records: &[Record]) -> u64 {
    let mut made = 0;
    for record in records {
        let mut now = Chess::default();
        for it in &record.moves {
            let san = San::from_ascii(it.san.trim_end_matches(['+', '#']).as_bytes()).ok();
            let Some(played) = san.and_then(|it| it.to_move(&now).ok()) else {
                break;
            };
            black_box(SanPlus::from_move_and_play_unchecked(&mut now, played).to_string());
            made += 1;
        }
        black_box(&now);
    }
    made
}

/// Each move read as UCI and made.
pub(super) fn uci(records: &[Record]) -> u64 {
    let mut made = 0;
    for record in records {
        let mut now = Chess::default();
        for it in &record.moves {
            let uci = UciMove::from_ascii(it.uci.as_bytes()).ok();
            let Some(played) = uci.and_then(|it| it.to_move(&now).ok()) else {
                break;
            };
            now.play_unchecked(played);
            made += 1;
        }
        black_box(&now);
    }
    made
}
