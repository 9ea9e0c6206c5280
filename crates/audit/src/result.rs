//! The result: as the tag has it, as the moves end with it, as the Laws have it.

use crate::dead::is_helpless;
use crate::lines::{mating_line, shown};
use crate::tags::Tags;
use crate::termination::Said;
use crate::walk::End;
use crate::{Note, NoteKind, Problem, ProblemKind};
use flagfall_board::{Color, Position};
use flagfall_laws::chessclock::can_win;
use flagfall_laws::completion::{agreement, resignation};
use flagfall_laws::{Answer, Ending, Rulebook};
use flagfall_notation::pgn::{self, Game, Replay, Span, Termination};
use flagfall_winnable::{Budget, Verdict, winnable};
use std::borrow::Cow;

/// What may be spent on whether the winner on time can mate.
const ON_TIME: Budget = Budget::of_nodes(100_000);

/// The result of a game as it is written, and where.
pub(crate) struct Written<'a> {
    pub(crate) game: &'a Game,
    pub(crate) replay: &'a Replay,
    marker: Option<Termination>,
    tag: Option<&'a str>,
    tagged: Option<Termination>,
    /// Where the game's text says how it ended: the marker, or else its last move.
    place: Span,
}

impl<'a> Written<'a> {
    /// As the game has it.
    pub(crate) fn of(game: &'a Game, tags: &'a Tags<'_>, replay: &'a Replay) -> Written<'a> {
        let last = || replay.moves.last().map(|it| it.span).unwrap_or_default();
        let tag = tags.result.as_deref();
        Written {
            game,
            replay,
            marker: game.result(),
            tagged: tag.and_then(|it| Termination::read(it.trim())),
            tag,
            place: game.result_span().unwrap_or_else(last),
        }
    }

    /// The result in a word.
    pub(crate) fn token(&self) -> Cow<'static, str> {
        match (self.marker, self.tag) {
            (Some(marker), _) => marker.token().into(),
            (None, Some(tag)) if !tag.trim().is_empty() => tag.trim().to_owned().into(),
            _ => Termination::Unknown.token().into(),
        }
    }

    pub(crate) fn says(&self) -> Option<Termination> {
        self.marker.or(self.tagged)
    }

    /// Who won, if anybody did.
    pub(crate) fn winner(&self) -> Option<Color> {
        match self.says()? {
            Termination::WhiteWins => Some(Color::White),
            Termination::BlackWins => Some(Color::Black),
            Termination::Draw | Termination::Unknown => None,
        }
    }

    fn problem(&self, kind: ProblemKind, message: String) -> Problem {
        let place = self.game.location(self.place.at);
        let mut problem = Problem::new(kind, self.replay.moves.len(), place, message);
        problem.token = self.game.text(self.place).into_owned();
        problem
    }
}

/// The tag and the end of the moves must agree.
pub(crate) fn disagreement(written: &Written<'_>) -> Option<Problem> {
    let (marker, said) = (written.marker?, written.tagged?);
    (marker != said).then(|| {
        let message =
            format!("the tag Result says {said}, and the moves end with {marker}; they must agree");
        written.problem(ProblemKind::ResultDisagrees, message)
    })
}

/// A tag that PGN would write in another way.
pub(crate) fn nonstandard(written: &Written<'_>) -> Option<Note> {
    let tag = written.tag?.trim();
    let standard = written.tagged.is_some_and(|it| it.token() == tag);
    (!standard && !tag.is_empty() && tag != "?").then_some(Note {
        kind: NoteKind::Text(pgn::NoteKind::NonstandardResult),
        ply: written.replay.moves.len(),
        article: None,
    })
}

/// What ended the game on the board must be what the result says.
pub(crate) fn contradiction(written: &Written<'_>, end: &End) -> Option<Problem> {
    let due = match end.ending {
        // Mate is the last move, so that the side to move has lost.
        Ending::Checkmate => won(!written.replay.end.turn()),
        _ => Termination::Draw,
    };
    let said = written.says()?;
    // A position set up to be shown, and no game.
    let shown = written.replay.moves.is_empty() && said == Termination::Unknown;
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
        fen: Some(written.replay.end.fen()),
        article: Some(end.cite),
        ..written.problem(kind, message)
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
pub(crate) fn on_time(written: &Written<'_>, book: &Rulebook) -> Option<Problem> {
    let position = &written.replay.end;
    let kind = ProblemKind::FlagResultNotLawful;
    let problem = |message: String, article| Problem {
        fen: Some(position.fen()),
        article: Some(article),
        ..written.problem(kind, message)
    };
    if let Some(winner) = written.winner() {
        let can_mate = winnable(position, winner, ON_TIME).verdict;
        let verdict = can_win(&book.chessclock, winner, can_mate, position);
        if verdict != Verdict::Unwinnable {
            return None;
        }
        let message = format!(
            "{winner} cannot give mate by any series of legal moves, so that the game is drawn \
             when {}'s time runs out",
            !winner,
        );
        return Some(problem(message, book.chessclock.helpless.rule));
    }
    let opponent = !position.turn();
    let drawn = written.says()? == Termination::Draw;
    if !drawn {
        return None;
    }
    // What is said here must be proved.
    let can_mate = winnable(position, opponent, ON_TIME).verdict;
    if can_win(&book.chessclock, opponent, can_mate, position) != Verdict::Winnable {
        return None;
    }
    let line = mating_line(position, opponent).unwrap_or_default();
    let message = format!(
        "{}'s time ran out and {opponent} could still give mate, so that {opponent} has won: {}; \
         a mate: {}",
        position.turn(),
        won(opponent),
        shown(&line),
    );
    Some(Problem {
        line,
        ..problem(message, book.chessclock.losing.rule)
    })
}

/// A game that ended neither on the board nor on time nor by a decision was resigned or agreed
/// drawn: then the winner must be able to mate where the Laws ask for it, and both must have
/// moved.
pub(crate) fn by_the_players(
    said: Said,
    written: &Written<'_>,
    book: &Rulebook,
) -> Option<Problem> {
    match written.winner() {
        Some(winner) if matches!(said, Said::Nothing | Said::Resignation) => {
            resigned(winner, written, book)
        }
        None if matches!(said, Said::Nothing | Said::Agreement) => agreed(written, book),
        _ => None,
    }
}

fn resigned(winner: Color, written: &Written<'_>, book: &Rulebook) -> Option<Problem> {
    let position = &written.replay.end;
    if written.replay.moves.is_empty() {
        return None;
    }
    // Most editions do not ask, and then nobody need find out.
    let law = &book.completion.resignation;
    let Answer::Ruled(ruling) = resignation(law, !winner, Verdict::Unwinnable) else {
        return None;
    };
    if ruling.outcome()?.ending != Ending::CannotMate || !is_helpless(position, winner) {
        return None;
    }
    let message = format!(
        "{winner} cannot give mate by any series of legal moves, so that the game is drawn if {} \
         resigns, and also if his time runs out",
        !winner,
    );
    Some(Problem {
        fen: Some(position.fen()),
        article: ruling.citations().first().copied(),
        ..written.problem(ProblemKind::ResignationResultNotLawful, message)
    })
}

/// One half-move is a game that was begun; none may be one whose moves are not recorded.
fn agreed(written: &Written<'_>, book: &Rulebook) -> Option<Problem> {
    let begun = written.replay.moves.len() == 1 && written.replay.start == Position::initial();
    if !begun || written.says()? != Termination::Draw {
        return None;
    }
    let Answer::Refused(refusal) = agreement(&book.completion.agreement, 1) else {
        return None;
    };
    let message = flagfall_words::english(refusal.text());
    let message = message.trim_end_matches('.').to_owned();
    Some(Problem {
        fen: Some(written.replay.end.fen()),
        article: Some(book.completion.agreement.rule),
        ..written.problem(ProblemKind::AgreementTooEarly, message)
    })
}
