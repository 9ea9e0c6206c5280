//! Any bytes are games, faults and all: however they are cut into reads, within bounds, with
//! places that lie in the file, and what is written of them is read as the same game.

#![no_main]

use std::io::Read;

use flagfall_notation::pgn::{
    self, Game, Item, Limits, MainLine, Reader, Termination, Token, Tree, Visitor,
};
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
        visit(data, limits, &games);
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

/// What a visitor is told.
#[derive(Default, PartialEq, Debug)]
struct Told {
    items: Vec<(char, Vec<u8>)>,
    result: Option<Termination>,
}

impl Visitor for Told {
    fn begin(&mut self) {
        *self = Told::default();
    }

    fn move_text(&mut self, token: Token<'_>) {
        self.items.push(('m', token.bytes().to_vec()));
    }

    fn comment(&mut self, text: &[u8]) {
        self.items.push(('c', text.to_vec()));
    }

    fn nag(&mut self, number: u8) {
        self.items.push(('n', vec![number]));
    }

    fn open(&mut self) -> pgn::Variation {
        self.items.push(('(', Vec::new()));
        pgn::Variation::Visit
    }

    fn close(&mut self) {
        self.items.push((')', Vec::new()));
    }

    fn result(&mut self, result: Termination) {
        self.result = Some(result);
    }
}

/// A visitor is told what is kept, however the text is cut, and plays what is played.
fn visit(data: &[u8], limits: Limits, games: &[Game]) {
    let mut told = Reader::with_limits(Slow(data), limits);
    let mut played = Reader::with_limits(data, limits);
    let (mut parts, mut line) = (Told::default(), MainLine::new());
    for game in games {
        let found = told.visit(&mut parts).unwrap_or(false);
        // A fault of the file's encoding alone makes a game of nothing.
        assert!(found || game.items().is_empty());
        let kept = game.items().iter().map(|item| match *item {
            Item::Move(span) => ('m', game.bytes(span).to_vec()),
            Item::Comment(span) => ('c', game.bytes(span).to_vec()),
            Item::Nag(number) => ('n', vec![number]),
            Item::Open(_) => ('(', Vec::new()),
            Item::Close(_) => (')', Vec::new()),
        });
        assert!(!found || kept.eq(parts.items.iter().cloned()));
        assert!(!found || parts.result == game.result());
        let found = played.visit(&mut line).unwrap_or(false);
        let replay = pgn::replay(game);
        assert!(!found || line.plies() as usize == replay.moves.len());
        assert!(!found || line.position() == &replay.end);
    }
    assert!(!told.visit(&mut parts).unwrap_or(false));
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
