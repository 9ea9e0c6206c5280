//! Whether an act would be refused, asked of a copy of the game that serves again and again.

use super::Desk;
use crate::event::Event;
use crate::state::Game;
use flagfall_laws::Refusal;
use flagfall_record::Entry;

/// Why an act would be refused now, if it would be: what [`decide`](super::decide) says of it, for
/// whoever asks after many acts and wants no copy of the game for each. `copy` is a copy of `game`,
/// and stays one.
///
/// ```
/// use flagfall_clock::Millis;
/// use flagfall_game::{Game, refusal};
/// use flagfall_laws::Reason;
/// use flagfall_record::{Act, Entry, Header, Regulations, Seat, Start};
///
/// let game = Game::new(Header {
///     edition: flagfall_edition::E23,
///     regulations: Regulations::default(),
///     start: Start::Usual,
///     moves: Vec::new(),
///     clocks: None,
/// })?;
/// let mut copy = game.clone();
/// let mut why = |by, act| refusal(&game, &mut copy, &Entry { at: Millis::ZERO, by, act });
/// assert_eq!(why(Seat::White, Act::Resign).map(|it| it.reason()), None);
/// assert_eq!(why(Seat::White, Act::Stop).map(|it| it.reason()), Some(Reason::NotThisSeat));
/// # Ok::<(), flagfall_game::HeaderError>(())
/// ```
#[must_use]
pub fn refusal(game: &Game, copy: &mut Game, entry: &Entry) -> Option<Refusal> {
    let mut desk = Desk {
        mark: copy.mark(),
        before: 0,
        events: Vec::new(),
        game: copy,
        entry,
    };
    let taken = desk.take();
    let Desk {
        mark,
        before,
        events,
        game: copy,
        ..
    } = desk;
    // What came before the act itself has been settled: there is no way back from it.
    if before > 0 {
        *copy = game.clone();
    } else {
        copy.back(&mark);
        copy.settle();
    }
    // Of a refused act nothing else stays; one that was taken may have been refused in part.
    taken.err().or_else(|| {
        events.into_iter().find_map(|event| match event {
            Event::Refused(refusal) => Some(refusal),
            _ => None,
        })
    })
}
