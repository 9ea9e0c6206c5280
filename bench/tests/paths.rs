//! Every library counts what is published, both ways.

use flagfall_bench::paths::ALL;
use flagfall_bench::peers::{
    Cozy, Esca, Flagfall, JordanBray, Library, Owlchess, Shakmaty, each_made,
};

fn check<L: Library>() {
    for paths in ALL {
        let position = if paths.chess960 {
            L::read_chess960(paths.fen)
        } else {
            L::read(paths.fen)
        };
        let (depth, count) = paths.counts[0];
        if let Some(position) = position {
            assert_eq!(
                L::perft(&position, depth),
                count,
                "{} {}",
                L::NAME,
                paths.name
            );
            assert_eq!(
                L::perft_made(&position, depth),
                count,
                "{} {}",
                L::NAME,
                paths.name
            );
            assert_eq!(
                each_made::<L>(&position, depth),
                count,
                "{} {}",
                L::NAME,
                paths.name
            );
        } else {
            assert!(paths.chess960, "{} cannot read {}", L::NAME, paths.fen);
        }
    }
}

#[test]
fn flagfall_counts_what_is_published() {
    check::<Flagfall>();
}

#[test]
fn the_peers_count_what_is_published() {
    check::<Cozy>();
    check::<Shakmaty>();
    check::<JordanBray>();
    check::<Owlchess>();
    check::<Esca>();
}
