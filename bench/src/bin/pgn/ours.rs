//! Flagfall's own work: games told to a visitor, and games kept.

use std::hint::black_box;

use flagfall_audit::{By, Judge};
use flagfall_edition::Edition;
use flagfall_notation::pgn::{
    self, Game, Item, MainLine, Reader, Replay, Termination, Token, Visitor,
};

/// Takes every part of a game as its bytes, and counts the moves.
#[derive(Default)]
struct Visit {
    moves: u64,
    all: u64,
}

impl Visitor for Visit {
    fn begin(&mut self) {
        self.moves = 0;
    }

    fn tag(&mut self, name: &[u8], value: &[u8]) {
        black_box((name, value));
    }

    fn move_text(&mut self, token: Token<'_>) {
        black_box(token.bytes());
        self.moves += 1;
    }

    fn comment(&mut self, text: &[u8]) {
        black_box(text);
    }

    fn nag(&mut self, number: u8) {
        black_box(number);
    }

    fn result(&mut self, result: Termination) {
        black_box(result);
    }

    fn end(&mut self, _: &[pgn::Fault]) {
        self.all += self.moves;
    }
}

/// Counts the moves of all lines as they pass by.
pub(super) fn visit(bytes: &[u8]) -> u64 {
    let mut reader = Reader::new(bytes);
    let mut visit = Visit::default();
    // A slice can always be read.
    while reader.visit(&mut visit).unwrap_or(false) {}
    visit.all
}

/// Makes the moves of each game's own line as they pass by, and tells how many they are.
pub(super) fn play_each(bytes: &[u8], mut tell: impl FnMut(u64)) {
    let mut reader = Reader::new(bytes);
    let mut line = MainLine::new();
    // A slice can always be read.
    while reader.visit(&mut line).unwrap_or(false) {
        tell(u64::from(line.plies()));
    }
}

/// Makes the moves of each game's own line, and counts those of all games.
pub(super) fn play(bytes: &[u8]) -> u64 {
    let mut plies = 0;
    play_each(bytes, |more| plies += more);
    plies
}

/// Each game in turn, in one that is used again.
fn each(bytes: &[u8], mut act: impl FnMut(&Game)) {
    let mut reader = Reader::new(bytes);
    let mut game = Game::default();
    // A slice can always be read.
    while reader.read_into(&mut game).unwrap_or(false) {
        act(&game);
    }
}

/// Keeps each game, and counts the moves of all lines.
pub(super) fn keep(bytes: &[u8]) -> u64 {
    let mut moves = 0;
    each(bytes, |game| {
        let written = game.items().iter();
        moves += written.filter(|it| matches!(it, Item::Move(_))).count() as u64;
    });
    moves
}

/// Keeps each game and judges it, variations, check signs and clocks too; counts the moves of the
/// games' own lines.
pub(super) fn judge(bytes: &[u8]) -> u64 {
    let mut moves = 0;
    let mut replay = Replay::default();
    each(bytes, |game| {
        pgn::replay_into(game, &mut replay, |_, _| {});
        moves += replay.moves.len() as u64;
    });
    moves
}

/// Holds each game against the Laws of today as `flagfall check` does; counts the moves of the
/// games' own lines.
pub(super) fn audit(bytes: &[u8]) -> u64 {
    let Some(edition) = Edition::from_id("2023") else {
        return 0;
    };
    let mut judge = Judge::new(By::Edition(edition));
    let mut moves = 0;
    each(bytes, |game| {
        moves += black_box(judge.judge(game)).plies as u64;
    });
    moves
}
