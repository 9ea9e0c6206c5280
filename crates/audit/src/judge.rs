//! A game judged.

use crate::clocks::Readings;
use crate::memo::Memo;
use crate::result::{self, Written};
use crate::tags::Tags;
use crate::termination::{self, Said};
use crate::walk::{End, Walked, Watch, at_the_end, walk};
use crate::{Checked, Note, NoteKind, Problem, ProblemKind, clocks, dead, diagnosis, moves};
use flagfall_edition::Edition;
use flagfall_laws::{Ending, Rulebook};
use flagfall_notation::pgn::{self, FaultKind, Game, Replay};
use flagfall_record::{Header, Regulations, Start};

/// The rulebook of an edition for games of which nothing else is known.
#[must_use]
pub fn rulebook(edition: Edition) -> Rulebook {
    book(edition, Regulations::default())
}

/// The rulebook of an edition under an event's regulations.
pub(crate) fn book(edition: Edition, regulations: Regulations) -> Rulebook {
    Rulebook::new(&Header {
        edition,
        regulations,
        start: Start::Usual,
        moves: Vec::new(),
        clocks: None,
    })
}

/// Holds a game against the Laws. The first move that is not legal ends the judging of its moves,
/// for nothing after it is known to have been played from any position.
#[must_use]
pub fn judge(game: &Game, book: &Rulebook) -> Checked {
    Desk::default().judge(game, &Tags::of(game), book)
}

/// What a judge of many games works with, again and again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Desk {
    replay: Replay,
    watch: Watch,
    readings: Readings,
    said: Memo<Said>,
}

impl Desk {
    /// As [`judge`].
    pub(crate) fn judge(&mut self, game: &Game, tags: &Tags<'_>, book: &Rulebook) -> Checked {
        let watch = &mut self.watch;
        watch.clear();
        pgn::replay_into(game, &mut self.replay, |_, after| watch.see(after));
        let mut walked = Walked::default();
        let replay = &self.replay;
        let sound = replay.faults.iter().all(|it| it.kind != FaultKind::BadFen);
        if sound {
            walked = match watch.suspicious {
                true => walk(replay, book),
                false => at_the_end(replay, book),
            };
            dead::find(replay, book, &mut walked);
        }
        let said = termination::said(tags, &mut self.said);
        let clocks = self.readings.told(game, tags, replay);
        held(Held {
            game,
            tags,
            replay,
            book,
            walked,
            sound,
            said,
            clocks,
        })
    }
}

/// A game that was played through, with all that is asked of it.
struct Held<'a> {
    game: &'a Game,
    tags: &'a Tags<'a>,
    replay: &'a Replay,
    book: &'a Rulebook,
    walked: Walked,
    /// Whether it starts from a position of the Laws.
    sound: bool,
    said: Said,
    clocks: clocks::Told,
}

/// Holds what was found against what is written.
fn held(held: Held<'_>) -> Checked {
    let Held {
        game,
        tags,
        replay,
        book,
        walked,
        sound,
        said,
        clocks,
    } = held;
    let written = Written::of(game, tags, replay);
    let mut problems = Vec::new();
    let mut stopped = false;
    for fault in &replay.faults {
        stopped |= moves::is_move(fault);
        problems.push(moves::problem(fault, game, replay, book));
    }
    if let Some(end) = &walked.end {
        played_on(end, game, replay, &mut problems);
    }
    if stopped {
        diagnosis::add(&mut problems, game, replay, book);
    } else if sound && is_playable(game, replay) {
        ended(said, &walked, &written, book, &mut problems);
    }
    problems.extend(result::disagreement(&written));
    problems.extend(clocks.problems);
    problems.sort_by_key(|it| it.place.byte);
    unlisted(game, &mut problems);
    let mut notes = walked.notes;
    notes.extend(clocks.notes);
    if !stopped {
        notes.extend(counted(game, tags, replay));
    }
    Checked {
        start: game.start(),
        edition: book.edition,
        class: book.class,
        result: written.token(),
        plies: replay.moves.len(),
        end: replay.end,
        ended_by: walked.end.map(|it| it.ending),
        problems,
        notes: in_order(replay, notes, &written),
        forfeit: clocks.forfeit,
    }
}

/// How the game ended, held against what is said of it.
fn ended(
    said: Said,
    walked: &Walked,
    written: &Written<'_>,
    book: &Rulebook,
    problems: &mut Vec<Problem>,
) {
    match &walked.end {
        Some(end) => problems.extend(result::contradiction(written, end)),
        None if said == Said::Time => {
            problems.extend(result::on_time(written, book));
        }
        None => problems.extend(result::by_the_players(said, written, book)),
    }
    if said != Said::Nothing {
        problems.extend(termination::disagreement(said, walked, written));
    }
}

/// Whether the moves are those of chess, from a position that could be read.
fn is_playable(game: &Game, replay: &Replay) -> bool {
    !replay.moves.is_empty() || pgn::start(game).playable
}

/// Moves after the end. After mate and stalemate the first of them cannot be played; after the
/// other endings they can, and are judged as moves.
fn played_on(end: &End, game: &Game, replay: &Replay, problems: &mut Vec<Problem>) {
    let says = |token: &str| {
        let by = flagfall_words::english(&end.ending.text());
        format!("the game had ended {by} before {token} was played; end the moves there")
    };
    if matches!(end.ending, Ending::Checkmate | Ending::Stalemate) {
        let next = replay.moves.len() + 1;
        let is_next = |it: &&mut Problem| it.ply == next && matches!(it.kind, ProblemKind::Text(_));
        let fault = problems
            .iter_mut()
            .filter(is_next)
            .find(|it| it.fen.is_some());
        if let Some(problem) = fault {
            problem.kind = ProblemKind::PlayedOnAfterEnd;
            problem.message = says(&problem.token);
            problem.expected = String::new();
            problem.nearest = Vec::new();
            problem.article = Some(end.cite);
        }
        return;
    }
    if let Some(next) = replay.moves.get(end.ply) {
        let token = game.text(next.span).into_owned();
        let kind = ProblemKind::PlayedOnAfterEnd;
        let place = game.location(next.span.at);
        let message = says(&token);
        problems.push(Problem {
            token,
            fen: Some(end.position.fen()),
            article: Some(end.cite),
            ..Problem::new(kind, end.ply + 1, place, message)
        });
    }
}

/// Faults beyond those listed are not passed over in silence.
fn unlisted(game: &Game, problems: &mut [Problem]) {
    let more = game.faults_unlisted();
    if let (Some(last), true) = (problems.last_mut(), more > 0) {
        last.message
            .push_str(&format!("; {more} more faults of this game are not listed"));
    }
}

/// What the count of moves has to say: a wrong one, or none at all.
fn counted(game: &Game, tags: &Tags<'_>, replay: &Replay) -> Option<Note> {
    let plies = replay.moves.len();
    let note = |kind| Note {
        kind,
        ply: plies,
        article: None,
    };
    let is_result = game
        .result()
        .is_some_and(|it| it != pgn::Termination::Unknown);
    if plies == 0 && is_result {
        return Some(note(NoteKind::Unplayed));
    }
    let tag: usize = tags.ply_count.as_ref()?.trim().parse().ok()?;
    (tag != plies).then(|| note(NoteKind::PlyCountWrong))
}

fn in_order(replay: &Replay, mut notes: Vec<Note>, written: &Written<'_>) -> Vec<Note> {
    let text = replay.notes.iter().filter(|it| it.depth == 0);
    let text = text.map(|it| Note {
        kind: NoteKind::Text(it.kind),
        ply: it.ply as usize,
        article: None,
    });
    notes.splice(0..0, text);
    let nonstandard = NoteKind::Text(pgn::NoteKind::NonstandardResult);
    if notes.iter().all(|it| it.kind != nonstandard) {
        notes.extend(result::nonstandard(written));
    }
    notes.sort_by_key(|it| it.ply);
    notes
}
