//! A game judged.

use crate::result::{self, Written};
use crate::walk::{End, Walked, walk};
use crate::{Checked, Note, NoteKind, Problem, ProblemKind, clocks, moves};
use flagfall_edition::Edition;
use flagfall_laws::{Ending, Rulebook};
use flagfall_notation::pgn::{self, FaultKind, Game, Replay};
use flagfall_record::{Header, Regulations, Start};

/// The rulebook of an edition for games of which nothing else is known.
#[must_use]
pub fn rulebook(edition: Edition) -> Rulebook {
    Rulebook::new(&Header {
        edition,
        regulations: Regulations::default(),
        start: Start::Usual,
        moves: Vec::new(),
        clocks: None,
    })
}

/// Holds a game against the Laws. The first move that is not legal ends the judging of its moves,
/// for nothing after it is known to have been played from any position.
#[must_use]
pub fn judge(game: &Game, book: &Rulebook) -> Checked {
    let replay = pgn::replay(game);
    let written = Written::of(game, &replay);
    let sound = replay.faults.iter().all(|it| it.kind != FaultKind::BadFen);
    let walked = if sound {
        walk(&replay, book)
    } else {
        Walked::default()
    };
    let mut problems = Vec::new();
    let stopped = replay.faults.iter().any(moves::is_move);
    for fault in &replay.faults {
        problems.push(moves::problem(fault, game, &replay, book));
    }
    if let Some(end) = &walked.end {
        played_on(end, game, &replay, &mut problems);
    }
    if sound && !stopped && is_playable(game, &replay) {
        if let Some(end) = &walked.end {
            problems.extend(result::contradiction(&written, end, game, &replay));
        } else {
            problems.extend(result::on_time(&written, game, &replay, book));
        }
    }
    problems.extend(result::disagreement(&written, game, &replay));
    let clocks = clocks::told(game, &replay);
    problems.extend(clocks.problems);
    problems.sort_by_key(|it| it.place.byte);
    unlisted(game, &mut problems);
    Checked {
        start: game.start(),
        white: name(game, "White"),
        black: name(game, "Black"),
        result: written.token(),
        plies: replay.moves.len(),
        final_fen: replay.end.fen(),
        ended_by: walked.end.map(|it| it.ending),
        problems,
        notes: notes(&replay, [walked.notes, clocks.notes].concat(), &written),
        forfeit: clocks.forfeit,
    }
}

fn name(game: &Game, tag: &str) -> String {
    game.tag(tag)
        .map_or_else(|| "?".to_owned(), std::borrow::Cow::into_owned)
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
        problems.push(Problem {
            kind: ProblemKind::PlayedOnAfterEnd,
            ply: end.ply + 1,
            place: game.location(next.span.at),
            message: says(&token),
            token,
            expected: String::new(),
            nearest: Vec::new(),
            fen: Some(end.position.fen()),
            article: Some(end.cite),
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

fn notes(replay: &Replay, walked: Vec<Note>, written: &Written) -> Vec<Note> {
    let text = replay.notes.iter().filter(|it| it.depth == 0);
    let text = text.map(|it| Note {
        kind: NoteKind::Text(it.kind),
        ply: it.ply as usize,
        article: None,
    });
    let mut notes: Vec<Note> = text.collect();
    notes.extend(walked);
    let nonstandard = NoteKind::Text(pgn::NoteKind::NonstandardResult);
    if notes.iter().all(|it| it.kind != nonstandard) {
        notes.extend(result::nonstandard(written, replay));
    }
    notes.sort_by_key(|it| it.ply);
    notes
}
