//! Positions of real games: one of each game, from all its phases in turn.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use flagfall_board::Position;
use flagfall_notation::pgn;

/// How far the place of the chosen position moves from game to game; prime, so that games of any
/// usual length are visited at all their plies.
const STRIDE: usize = 37;

/// At most `count` positions of the orthodox games of a PGN file, one of each game.
///
/// # Errors
///
/// The file cannot be read, or no game of it was played from the usual array.
pub fn positions(file: &Path, count: usize) -> Result<Vec<Position>> {
    let opened = File::open(file).with_context(|| format!("cannot open {}", file.display()))?;
    let mut reader = pgn::Reader::new(BufReader::new(opened));
    let mut game = pgn::Game::default();
    let mut positions = Vec::with_capacity(count);
    let mut read = 0;
    while positions.len() < count && reader.read_into(&mut game)? {
        if game.tag("FEN").is_some() {
            continue;
        }
        let replay = pgn::replay(&game);
        if replay.moves.is_empty() {
            continue;
        }
        let ply = read * STRIDE % replay.moves.len();
        let moves = replay.moves[..ply].iter().filter_map(|it| it.played);
        positions.push(moves.fold(replay.start, |position, played| position.play(played)));
        read += 1;
    }
    ensure!(
        !positions.is_empty(),
        "{} holds no game from the usual array; give a PGN file of whole games",
        file.display()
    );
    Ok(positions)
}
