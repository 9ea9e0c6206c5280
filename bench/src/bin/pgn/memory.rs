//! How much memory it takes to stream files of any size.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flagfall_notation::pgn::{self, Game, Reader};
use nix::sys::resource::{UsageWho, getrusage};

/// A file, over and over.
struct Again<'a> {
    path: &'a Path,
    file: File,
    left: u32,
}

impl Read for Again<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.file.read(buffer)?;
            if read > 0 || self.left == 0 {
                return Ok(read);
            }
            self.left -= 1;
            self.file = File::open(self.path)?;
        }
    }
}

/// Plays all games of the files, each file once and more often, and prints the peak after each.
pub(super) fn print(files: &[PathBuf]) -> Result<()> {
    println!("| file | times | MB | games | half-moves | peak so far, MiB |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for path in files {
        for times in [1, 4, 16] {
            let file = File::open(path).with_context(|| path.display().to_string())?;
            let size = file.metadata()?.len() * u64::from(times);
            let mut reader = Reader::new(Again {
                path,
                file,
                left: times - 1,
            });
            let mut game = Game::default();
            let (mut games, mut plies) = (0_u64, 0);
            while reader.read_into(&mut game)? {
                games += 1;
                plies += pgn::replay(&game).moves.len();
            }
            // Kibibytes, on Linux.
            let peak = getrusage(UsageWho::RUSAGE_SELF)?.max_rss() as f64 / 1_024.0;
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let size = size as f64 / 1e6;
            println!("| {name} | {times} | {size:.1} | {games} | {plies} | {peak:.1} |");
        }
    }
    Ok(())
}
