//! pgn-reader, alone and with shakmaty.

use std::hint::black_box;
use std::ops::ControlFlow;

use pgn_reader::{Nag, Outcome, RawComment, RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

/// Visits everything, and counts the moves.
struct Visit(u64);

impl Visitor for Visit {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        black_box((name, value.as_bytes()));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        black_box(&san);
        self.0 += 1;
        ControlFlow::Continue(())
    }

    fn comment(&mut self, (): &mut (), comment: RawComment<'_>) -> ControlFlow<()> {
        black_box(comment.as_bytes());
        ControlFlow::Continue(())
    }

    fn nag(&mut self, (): &mut (), nag: Nag) -> ControlFlow<()> {
        black_box(nag);
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(false))
    }

    fn outcome(&mut self, (): &mut (), outcome: Outcome) -> ControlFlow<()> {
        black_box(outcome);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}

/// Counts the moves of all lines.
pub(super) fn visit(bytes: &[u8]) -> u64 {
    let mut reader = Reader::new(bytes);
    let mut visit = Visit(0);
    // A slice can always be read.
    while let Ok(Some(())) = reader.read_game(&mut visit) {}
    visit.0
}

/// Makes the moves of a game's own line, and counts them.
struct Replay(u64);

impl Visitor for Replay {
    type Tags = (CastlingMode, Option<Fen>);
    type Movetext = Option<Chess>;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Self::Tags> {
        ControlFlow::Continue((CastlingMode::Standard, None))
    }

    fn tag(&mut self, tags: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        match name {
            b"FEN" => tags.1 = Fen::from_ascii(value.as_bytes()).ok(),
            b"Variant" => tags.0 = CastlingMode::Chess960,
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Self::Tags) -> ControlFlow<(), Option<Chess>> {
        ControlFlow::Continue(match tags.1 {
            None => Some(Chess::default()),
            Some(fen) => fen.into_position(tags.0).ok(),
        })
    }

    fn san(&mut self, position: &mut Option<Chess>, san: SanPlus) -> ControlFlow<()> {
        if let Some(now) = position {
            match san.san.to_move(now) {
                Ok(played) => {
                    now.play_unchecked(played);
                    self.0 += 1;
                }
                Err(_) => *position = None,
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: &mut Option<Chess>) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, position: Option<Chess>) {
        black_box(position);
    }
}

/// Makes the moves of each game's own line, and tells how many could be made.
pub(super) fn replay_each(bytes: &[u8], mut tell: impl FnMut(u64)) {
    let mut reader = Reader::new(bytes);
    let mut replay = Replay(0);
    // A slice can always be read.
    while let Ok(Some(())) = reader.read_game(&mut replay) {
        tell(std::mem::take(&mut replay.0));
    }
}

/// Makes the moves of each game's own line, and counts those of all games.
pub(super) fn replay(bytes: &[u8]) -> u64 {
    let mut plies = 0;
    replay_each(bytes, |more| plies += more);
    plies
}
