//! Any bytes are games, faults and all: however they are cut into reads, within bounds, with
//! places that lie in the file, and what is written of them is read as the same game.

#![no_main]

use std::io::Read;

use flagfall_notation::pgn::{self, Game, Limits, Reader, Tree};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let usual = Limits::default();
    let tight = Limits {
        game_bytes: 512,
        comment_bytes: 16,
        depth: 3,
        tags: 3,
        faults: 5,
    };
    for limits in [usual, tight] {
        let games: Vec<Game> = Reader::with_limits(data, limits)
            .map_while(Result::ok)
            .collect();
        let slowly = Reader::with_limits(Slow(data), limits).map_while(Result::ok);
        assert!(
            slowly.eq(games.iter().cloned()),
            "reads of another length matter"
        );
        for game in &games {
            check(game, data.len(), limits);
        }
    }
});

/// Gives three bytes at a time.
struct Slow<'a>(&'a [u8]);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let length = buffer.len().min(3);
        self.0.read(&mut buffer[..length])
    }
}

fn check(game: &Game, length: usize, limits: Limits) {
    assert!(game.faults().len() <= limits.faults + 1);
    assert!(game.tags().count() <= limits.tags);
    let replay = pgn::replay(game);
    for fault in &replay.faults {
        let inside = fault.byte as usize <= length;
        assert!(inside && fault.line > 0 && fault.column > 0, "{fault}");
        let shown = fault
            .snippet(game)
            .map_or_else(String::new, |it| it.to_string());
        assert!(!shown.contains('\u{1b}'), "{shown}");
    }
    let (tree, _) = Tree::read(game);
    assert_eq!(tree.main().moves().len(), replay.moves.len());
    let text = tree.export();
    let games = pgn::read_all(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    let (again, _) = Tree::read(&games[0]);
    assert!(again.same_moves(&tree), "{text}\n{}", again.export());
    assert_eq!(again.export(), text);
    assert_eq!(pgn::read_all(tree.export_reduced().as_bytes()).len(), 1);
}
