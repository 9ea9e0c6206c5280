//! The result: as the tag has it, as the moves end with it, as the Laws have it.

use crate::walk::End;
use crate::{Note, NoteKind, Problem, ProblemKind};
use flagfall_board::{Color, Position};
use flagfall_laws::chessclock::can_win;
use flagfall_laws::{Ending, Rulebook};
use flagfall_notation::pgn::{self, Game, Replay, Span, Termination};
use flagfall_winnable::{Budget, Verdict, winnable};

/// What may be spent on whether the winner on time can mate.
const ON_TIME: Budget = Budget::of_nodes(20_000);

/// The result of a game, and where it is written.
pub(crate) struct Written {
    marker: Option<Termination>,
    tag: Option<String>,
    /// Where the game's text says how it ended: the marker, or else its last move.
    place: Span,
}

impl Written {
    /// As the game has it.
    pub(crate) fn of(game: &Game, replay: &Replay) -> Written {
        let last = replay.moves.last().map(|it| it.span).unwrap_or_default();
        Written {
            marker: game.result(),
            tag: game.tag("Result").map(|it| it.trim().to_owned()),
            place: game.result_span().unwrap_or(last),
        }
    }

    /// The result in a word.
    pub(crate) fn token(&self) -> String {
        match (self.marker, &self.tag) {
            (Some(marker), _) => marker.token().to_owned(),
            (None, Some(tag)) if !tag.is_empty() => tag.clone(),
            _ => Termination::Unknown.token().to_owned(),
        }
    }

    fn says(&self) -> Option<Termination> {
        self.marker
            .or_else(|| Termination::read(self.tag.as_deref()?))
    }

    fn problem(&self, kind: ProblemKind, message: String, game: &Game, replay: &Replay) -> Problem {
        Problem {
            kind,
            ply: replay.moves.len(),
            place: game.location(self.place.at),
            token: game.text(self.place).into_owned(),
            message,
            expected: String::new(),
            nearest: Vec::new(),
            fen: None,
            article: None,
        }
    }
}

/// The tag and the end of the moves must agree.
pub(crate) fn disagreement(written: &Written, game: &Game, replay: &Replay) -> Option<Problem> {
    let tag = written.tag.as_deref()?;
    let (marker, said) = (written.marker?, Termination::read(tag)?);
    (marker != said).then(|| {
        let message =
            format!("the tag Result says {said}, and the moves end with {marker}; they must agree");
        written.problem(ProblemKind::ResultDisagrees, message, game, replay)
    })
}

/// A tag that PGN would write in another way.
pub(crate) fn nonstandard(written: &Written, replay: &Replay) -> Option<Note> {
    let tag = written.tag.as_deref()?;
    let standard = Termination::read(tag).is_some_and(|it| it.token() == tag);
    (!standard && !tag.is_empty() && tag != "?").then_some(Note {
        kind: NoteKind::Text(pgn::NoteKind::NonstandardResult),
        ply: replay.moves.len(),
        article: None,
    })
}

/// What ended the game on the board must be what the result says.
pub(crate) fn contradiction(
    written: &Written,
    end: &End,
    game: &Game,
    replay: &Replay,
) -> Option<Problem> {
    let due = match end.ending {
        // Mate is the last move, so that the side to move has lost.
        Ending::Checkmate => won(!replay.end.turn()),
        _ => Termination::Draw,
    };
    let said = written.says()?;
    // A position set up to be shown, and no game.
    let shown = replay.moves.is_empty() && said == Termination::Unknown;
    if said == due || shown {
        return None;
    }
    let message = format!(
        "the game ended {} after half-move {}, so that its result is {due} and not {said}",
        flagfall_words::english(&end.ending.text()),
        end.ply,
    );
    let kind = ProblemKind::ResultContradictsPosition;
    Some(Problem {
        fen: Some(replay.end.fen()),
        article: Some(end.cite),
        ..written.problem(kind, message, game, replay)
    })
}

fn won(side: Color) -> Termination {
    match side {
        Color::White => Termination::WhiteWins,
        Color::Black => Termination::BlackWins,
    }
}

/// Who wins on time must be able to mate; where nobody wins, the opponent of the player who had
/// the move must not be able to. Only what is proved is said.
pub(crate) fn on_time(
    written: &Written,
    game: &Game,
    replay: &Replay,
    book: &Rulebook,
) -> Option<Problem> {
    let ended = game.tag("Termination")?.to_lowercase();
    if !["time forfeit", "on time"]
        .iter()
        .any(|it| ended.contains(it))
    {
        return None;
    }
    let position = &replay.end;
    let kind = ProblemKind::FlagResultNotLawful;
    let problem = |message: String, article| Problem {
        fen: Some(position.fen()),
        article: Some(article),
        ..written.problem(kind, message, game, replay)
    };
    let winner = match written.says()? {
        Termination::WhiteWins => Color::White,
        Termination::BlackWins => Color::Black,
        Termination::Draw => {
            let opponent = !position.turn();
            let message = format!(
                "{}'s time ran out and {opponent} could still give mate, so that {opponent} has \
                 won: {}",
                position.turn(),
                won(opponent),
            );
            let could = verdict(book, position, opponent) == Verdict::Winnable;
            return could.then(|| problem(message, book.chessclock.losing.rule));
        }
        Termination::Unknown => return None,
    };
    if verdict(book, position, winner) != Verdict::Unwinnable {
        return None;
    }
    let message = format!(
        "{winner} cannot give mate by any series of legal moves, so that the game is drawn when \
         {}'s time runs out",
        !winner,
    );
    Some(problem(message, book.chessclock.helpless.rule))
}

fn verdict(book: &Rulebook, position: &Position, side: Color) -> Verdict {
    let can_mate = winnable(position, side, ON_TIME).verdict;
    can_win(&book.chessclock, side, can_mate, position)
}
