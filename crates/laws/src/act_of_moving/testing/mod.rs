//! What the tests of several clauses share: hands written down, and what they led to.

use super::{ActOfMoving, Duty, Obligation, Pending, Progress, obligation, progress};
use crate::Hand;
use crate::moves_of_the_pieces::testing::{ids, position, square};
use flagfall_board::Role;
use flagfall_edition::{Edition, Sources};

/// The article of one edition.
pub(super) fn law(edition: Edition) -> ActOfMoving {
    ActOfMoving::new(&Sources::of(edition))
}

/// What a hand did: `e1` touched, `e1g1` released, `-d5` removed, `=e8Q` exchanged.
pub(super) fn hand(did: &str) -> Hand {
    let mut hand = Hand::default();
    for word in did.split_whitespace() {
        match (&word[..1], word.len()) {
            ("-", _) => hand.removed.push(square(&word[1..])),
            ("=", _) => {
                let role = word.chars().nth(3).and_then(Role::from_letter).unwrap();
                hand.exchanged.push((square(&word[1..3]), role));
            }
            (_, 2) => hand.touched.push(square(word)),
            _ => {
                let (from, to) = (square(&word[..2]), square(&word[2..]));
                hand.touched.push(from);
                hand.released.push((from, to));
            }
        }
    }
    hand
}

/// What a hand is bound to, if to anything.
pub(super) fn bound(edition: Edition, fen: &str, did: &str) -> Option<Obligation> {
    obligation(&law(edition), &position(fen), &hand(did), false)
}

/// `move e2: e2d3 e2f3 [R4.3a]`, or `free`; more than four moves are counted.
pub(super) fn duty(edition: Edition, fen: &str, did: &str) -> String {
    let Some(bound) = bound(edition, fen, did) else {
        return "free".to_owned();
    };
    let duty = match &bound.duty {
        Duty::Move(square) => format!("move {square}"),
        Duty::Capture(square) => format!("capture {square}"),
        Duty::Play(intended) => format!("play {}", intended.san),
    };
    let mut moves: Vec<String> = bound
        .moves
        .iter()
        .map(|it| {
            let role = it.promotion.map(|role| role.letter().to_string());
            format!("{}{}{}", it.from, it.to, role.unwrap_or_default())
        })
        .collect();
    moves.sort();
    let moves = match moves.len() {
        0..5 => moves.join(" "),
        many => format!("{many} moves"),
    };
    format!("{duty}: {moves} [{}]", ids(&bound.citations))
}

/// The same duty in each of some editions.
pub(super) fn check(editions: &[Edition], fen: &str, did: &str, expect: &str) {
    for &edition in editions {
        assert_eq!(duty(edition, fen, did), expect, "{did} in {edition}");
    }
}

/// How far a hand has come, in each of some editions.
pub(super) fn check_made(editions: &[Edition], fen: &str, did: &str, expect: &str) {
    for &edition in editions {
        let progress = progress(&law(edition), &position(fen), &hand(did), false);
        assert_eq!(shown(progress), expect, "{did} in {edition}");
    }
}

/// `nothing`, `pending O-O`, `pending =e8`, `pending xd5`, `made e7e8Q`.
pub(super) fn shown(progress: Progress) -> String {
    match progress {
        Progress::Nothing => "nothing".to_owned(),
        Progress::Pending(Pending::Castling(wing)) => format!("pending {}", wing.name()),
        Progress::Pending(Pending::Promotion(square)) => format!("pending ={square}"),
        Progress::Pending(Pending::Capture(square)) => format!("pending x{square}"),
        Progress::Made {
            from,
            to,
            promotion,
        } => {
            let role = promotion.map(|role| role.letter().to_string());
            format!("made {from}{to}{}", role.unwrap_or_default())
        }
    }
}
