//! Whether what is written is read as the same game.

use std::fs::File;
use std::path::Path;

use anyhow::{Context, Result, bail};
use flagfall_notation::pgn::{self, Reader, Tree};

/// Writes every game of a file and reads it again; prints how many there were.
///
/// # Errors
///
/// The first game that is not the same, with both texts.
pub(super) fn print(path: &Path) -> Result<()> {
    let file = File::open(path).with_context(|| path.display().to_string())?;
    let (mut games, mut faulty) = (0_u64, 0_u64);
    for game in Reader::new(file) {
        let game = game?;
        let (tree, faults) = Tree::read(&game);
        let text = tree.export();
        let again = pgn::read_all(text.as_bytes());
        let [again] = &again[..] else {
            bail!(
                "{} games are read where one was written:\n{text}",
                again.len()
            );
        };
        let (read, _) = Tree::read(again);
        let same_tags = tree
            .tags
            .iter()
            .all(|(name, value)| read.tag(name) == Some(value));
        if !read.same_moves(&tree) || !same_tags || read.export() != text {
            let source = String::from_utf8_lossy(game.source());
            bail!(
                "another game is read than was written:\n{source}\n{text}\n{}",
                read.export()
            );
        }
        games += 1;
        faulty += u64::from(!faults.is_empty());
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    println!("{name}: {games} games are read as written, {faulty} of them with faults");
    Ok(())
}
