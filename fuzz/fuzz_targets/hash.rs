//! A position reached by moves is, and hashes as, the same position read from its FEN; two
//! positions are the same exactly if all that makes them so is the same (9.2.3).

#![no_main]

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use flagfall_board::{Position, Setup};
use flagfall_fuzz::Bytes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let mut position = Position::assume(bytes.setup());
    let mut past = vec![position];
    while !bytes.is_over() && past.len() < 64 {
        let Some(played) = bytes.legal_move(&position) else {
            break;
        };
        position = position.play(played);
        read_anew(&position);
        for earlier in &past {
            compare(earlier, &position);
        }
        past.push(position);
    }
});

fn hash(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn read_anew(position: &Position) {
    let read = Setup::from_fen(&position.shredder_fen()).map(Position::assume);
    let read = read.unwrap_or_else(|error| panic!("{position:?}: {error}"));
    assert_eq!(read, *position);
    assert_eq!(hash(read), hash(position), "{position:?}");
    assert_eq!(read.identity(), position.identity());
    assert_eq!(
        hash(read.identity()),
        hash(position.identity()),
        "{position:?}"
    );
    // The counters belong to no identity.
    let mut setup = position.setup();
    setup.halfmoves = 7;
    setup.fullmoves = 70;
    let other = Position::assume(setup);
    assert_eq!(other.identity(), position.identity());
}

fn compare(one: &Position, other: &Position) {
    let same = one.board() == other.board()
        && one.turn() == other.turn()
        && one.castling() == other.castling()
        && one.en_passant() == other.en_passant();
    assert_eq!(
        one.identity() == other.identity(),
        same,
        "{one:?} {other:?}"
    );
    if same {
        assert_eq!(hash(one.identity()), hash(other.identity()));
    }
}
