//! What the tag `Termination` says of how a game ended.

use crate::dead::is_helpless;
use crate::lines::mating_line;
use crate::memo::Memo;
use crate::result::Written;
use crate::tags::Tags;
use crate::walk::Walked;
use crate::{Problem, ProblemKind};
use flagfall_board::{Color, Position};
use flagfall_laws::Ending;
use flagfall_notation::pgn::{Game, Replay, Termination};

/// Half-moves without a capture or a pawn's move after which the next may be the last that a
/// claim needs.
const NEARLY_FIFTY: u32 = 99;

/// What a text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// Nothing that bears on the board.
    Nothing,
    Time,
    Checkmate,
    Stalemate,
    Repetition,
    Fifty,
    NoMatingMaterial,
    Resignation,
    Agreement,
    /// Decided otherwise: by adjudication, a default, an irregularity.
    Otherwise,
    Unterminated,
}

/// What each word means, in the order in which they are looked for.
const WORDS: [(&str, Said); 27] = [
    ("time forfeit", Said::Time),
    ("on time", Said::Time),
    ("timeout", Said::Time),
    ("adjudicat", Said::Otherwise),
    ("draw rule", Said::Otherwise),
    ("win rule", Said::Otherwise),
    ("stalemate", Said::Stalemate),
    ("checkmate", Said::Checkmate),
    ("white mates", Said::Checkmate),
    ("black mates", Said::Checkmate),
    ("repetition", Said::Repetition),
    ("3-fold rep", Said::Repetition),
    ("fifty", Said::Fifty),
    ("50-move", Said::Fifty),
    ("50 move", Said::Fifty),
    ("insufficient", Said::NoMatingMaterial),
    ("resign", Said::Resignation),
    ("agree", Said::Agreement),
    ("unterminated", Said::Unterminated),
    ("in progress", Said::Unterminated),
    ("abandon", Said::Otherwise),
    ("disconnect", Said::Otherwise),
    ("infraction", Said::Otherwise),
    ("illegal", Said::Otherwise),
    ("forfeit", Said::Otherwise),
    ("emergency", Said::Otherwise),
    ("death", Said::Otherwise),
];

/// What the tags of a game say.
pub(crate) fn said(tags: &Tags<'_>, memo: &mut Memo<Said>) -> Said {
    let mut of = |text: Option<&str>| {
        let said = *memo.get(text?, meaning);
        (said != Said::Nothing).then_some(said)
    };
    of(tags.termination.as_deref())
        .or_else(|| of(tags.details.as_deref()))
        .unwrap_or(Said::Nothing)
}

fn meaning(text: &str) -> Said {
    let text = text.to_ascii_lowercase();
    let word = WORDS.iter().find(|(word, _)| text.contains(word));
    word.map_or(Said::Nothing, |(_, said)| *said)
}

/// Holds what is said against the last position and the result.
pub(crate) fn disagreement(said: Said, walked: &Walked, written: &Written<'_>) -> Option<Problem> {
    let (game, replay) = (written.game, written.replay);
    let end = &replay.end;
    let ending = walked.end.map(|it| it.ending);
    let decided = written.says().is_some_and(|it| it != Termination::Unknown);
    let mut line = Vec::new();
    let found = match said {
        Said::Checkmate if ending != Some(Ending::Checkmate) => {
            "the last position is no checkmate".to_owned()
        }
        Said::Stalemate if !end.is_stalemate() => "the last position is no stalemate".to_owned(),
        Said::Repetition if !(walked.repeats || recurs_with_a_move(replay)) => {
            "the last position has not stood three times, nor does a move lead to one that has"
                .to_owned()
        }
        Said::Fifty if end.halfmoves() < NEARLY_FIFTY => format!(
            "only {} half-moves without a capture or a pawn's move were made",
            end.halfmoves()
        ),
        Said::NoMatingMaterial => {
            let able = Color::ALL.into_iter().find(|it| !is_helpless(end, *it))?;
            line = mating_line(end, able)?;
            format!("{able} can still give mate")
        }
        Said::Unterminated if decided => {
            format!("the result is {}", written.token())
        }
        Said::Time | Said::Resignation | Said::Agreement if ending == Some(Ending::Checkmate) => {
            "the last move is checkmate, which ended the game before".to_owned()
        }
        _ => return None,
    };
    let (text, at) = tag(game)?;
    let message = format!("the tag says {text:?}, and {found}");
    let mut problem = Problem::new(
        ProblemKind::TerminationDisagrees,
        replay.moves.len(),
        game.location(at),
        message,
    );
    problem.token = text;
    problem.fen = Some(end.fen());
    problem.line = line;
    Some(problem)
}

/// What the tag says that says something, and where it stands.
fn tag(game: &Game) -> Option<(String, u32)> {
    let names = ["Termination", "TerminationDetails"].into_iter();
    let telling = |name: &&str| {
        game.tag(name)
            .is_some_and(|it| meaning(&it) != Said::Nothing)
    };
    let name = names.into_iter().find(telling)?;
    Some((game.tag(name)?.into_owned(), game.tag_at(name)?))
}

/// Whether a legal move leads to a position that has stood twice before: that can be claimed as
/// well.
fn recurs_with_a_move(replay: &Replay) -> bool {
    let mut now = replay.start;
    let mut history = vec![now.identity()];
    for played in replay.moves.iter().filter_map(|it| it.played) {
        now = now.play(played);
        history.push(now.identity());
    }
    let stood = |next: &Position| {
        let identity = next.identity();
        history.iter().filter(|it| **it == identity).count() >= 2
    };
    now.legal_moves()
        .into_iter()
        .any(|played| stood(&now.play(played)))
}
