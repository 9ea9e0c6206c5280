//! Why a fallen flag lost the game, or did not: the moves to the mate, or what rules one out.

use super::Look;
use flagfall_board::{Color, Position};
use flagfall_game::Game;
use flagfall_laws::{Ending, Score};
use flagfall_notation::san;
use flagfall_winnable::{Answer, Budget, Verdict, winnable};
use serde::Serialize;

/// Whether a side could mate, and what shows it.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Proof {
    side: &'static str,
    verdict: &'static str,
    text: String,
    /// The moves to the mate; empty where it stands, or there is none.
    line: Vec<Step>,
}

/// A move of the line, with its number, and what stands on the board after it.
#[derive(Clone, Debug, Serialize)]
struct Step {
    text: String,
    placement: String,
}

/// What shows that the result is right, where it turns on who can mate.
pub(crate) fn found(game: &Game) -> Vec<(Color, Answer)> {
    let Some(ended) = game.ended() else {
        return Vec::new();
    };
    let asked: Vec<Color> = match ended.outcome.ending {
        Ending::Flagfall if ended.outcome.white == Score::Win => vec![Color::White],
        Ending::Flagfall if ended.outcome.black == Score::Win => vec![Color::Black],
        Ending::CannotMate | Ending::DeadPosition => Color::ALL.to_vec(),
        _ => Vec::new(),
    };
    let lost = ended.outcome.ending == Ending::Flagfall;
    let shows = if lost {
        Verdict::Winnable
    } else {
        Verdict::Unwinnable
    };
    asked
        .into_iter()
        .map(|side| (side, winnable(game.position(), side, Budget::IN_PLAY)))
        .filter(|(_, answer)| answer.verdict == shows)
        .collect()
}

/// The same in the language of whoever looks.
pub(super) fn of(look: &Look<'_>) -> Vec<Proof> {
    let position = look.table.game.position();
    let proved = look.table.proof();
    let told = proved.iter().map(|(side, answer)| Proof {
        side: side.name(),
        verdict: match answer.verdict {
            Verdict::Winnable => "winnable",
            _ => "unwinnable",
        },
        text: look.say(&flagfall_wire::reason(*side, answer.reason(position))),
        line: steps(position, answer),
    });
    told.collect()
}

fn steps(position: &Position, answer: &Answer) -> Vec<Step> {
    let mut now = *position;
    let mut steps = Vec::new();
    for &played in answer.line.iter().flatten() {
        let Some(next) = now.try_play(played) else {
            break;
        };
        let number = match (now.turn(), steps.is_empty()) {
            (Color::White, _) => format!("{}.\u{a0}", now.fullmoves()),
            (Color::Black, true) => format!("{}…\u{a0}", now.fullmoves()),
            (Color::Black, false) => String::new(),
        };
        let fen = next.fen();
        steps.push(Step {
            text: number + &san::write(&now, played),
            placement: fen.split(' ').next().unwrap_or_default().to_owned(),
        });
        now = next;
    }
    steps
}
