//! What `flagfall rule` prints of a game.

use crate::corrections::{CorrectionJson, corrections};
use crate::{
    AdjournmentJson, Came, Cite, OutcomeJson, QuestionJson, RefusalJson, RulingJson, cites,
};
use flagfall_board::Color;
use flagfall_edition::Citation;
use flagfall_game::{Event, Game};
use flagfall_laws::act_of_moving::Duty;
use flagfall_notation::uci;
use flagfall_say::say;
use flagfall_words::{Lang, say_in};
use serde::Serialize;

/// Everything that came of a game's acts, and how the game stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameResult {
    /// The edition.
    pub edition: String,
    /// What was ruled, in order.
    pub rulings: Vec<RulingJson>,
    /// What was refused, in order.
    pub refusals: Vec<RefusalJson>,
    /// What was asked, in order.
    pub questions: Vec<QuestionJson>,
    /// How the game ended; `null` while it is on.
    pub outcome: Option<OutcomeJson>,
    /// Why the game was cancelled, so that a new one is played; left out where it was not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cancelled: Option<CancelledJson>,
    /// The position in which the last move was made.
    pub position: PlaceJson,
    /// The readings at the last act; `null` without a clock.
    pub clocks: Option<StandingJson>,
    /// The corrections of the clock, in order; left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<CorrectionJson>,
    /// `external_decision` where a claim has ended the game and its result is still to be
    /// decided by an arbiter elsewhere; left out otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending: Option<String>,
    /// The adjournment the game is in, or the last it was resumed from; left out where there
    /// was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjournment: Option<AdjournmentJson>,
    /// What binds a player.
    pub obligations: Vec<ObligationJson>,
    /// The illegal moves counted.
    pub illegal_moves: TallyJson,
}

/// A game that was broken off and does not count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CancelledJson {
    /// The clauses it rests on.
    pub cites: Vec<Cite>,
    /// Why, in words.
    pub text: String,
}

/// A position and how many half-moves led to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceJson {
    /// The position.
    pub fen: String,
    /// The half-moves made.
    pub plies: u32,
}

/// Both clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandingJson {
    /// White's reading.
    pub white_ms: i64,
    /// Black's.
    pub black_ms: i64,
    /// Whose runs.
    pub running: Option<String>,
}

/// What binds a player, and the moves that satisfy it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObligationJson {
    /// Whom.
    pub side: String,
    /// `must_move`, `must_capture`, `must_play` or `must_record`.
    pub kind: String,
    /// The man that must move or be captured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub square: Option<String>,
    /// The move that must be played, in SAN.
    #[serde(skip_serializing_if = "Option::is_none", rename = "move")]
    pub mv: Option<String>,
    /// The UCI of every move that satisfies it.
    pub moves: Vec<String>,
    /// The obligation in words.
    pub text: String,
    /// The clauses it rests on.
    pub cites: Vec<Cite>,
}

/// The illegal moves counted against each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TallyJson {
    /// Against White.
    pub white: u32,
    /// Against Black.
    pub black: u32,
}

impl GameResult {
    /// The result of a game, from how it stands and what came of each act, its sentences in a
    /// language.
    #[must_use]
    pub fn of(game: &Game, events: &[Vec<Event>], lang: Lang) -> GameResult {
        let under = &game.header().regulations;
        let mut all = Came::default();
        for (act, events) in events.iter().enumerate() {
            let came = Came::of(act, events, under, lang);
            all.rulings.extend(came.rulings);
            all.refusals.extend(came.refusals);
            all.questions.extend(came.questions);
        }
        GameResult {
            edition: game.header().edition.id().to_owned(),
            rulings: all.rulings,
            refusals: all.refusals,
            questions: all.questions,
            outcome: game
                .ended()
                .map(|ended| OutcomeJson::of(&ended.outcome, &ended.citations, under, lang)),
            cancelled: game.cancelled().map(|it| CancelledJson {
                cites: cites(&it.citations),
                text: say_in(lang, &it.text),
            }),
            position: PlaceJson {
                fen: game.position().fen(),
                plies: game.plies(),
            },
            clocks: StandingJson::of(game),
            corrections: corrections(game, lang),
            adjournment: game.adjournment().map(AdjournmentJson::of),
            obligations: obligations(game, lang),
            pending: game
                .referred_claim()
                .map(|_| "external_decision".to_owned()),
            illegal_moves: TallyJson {
                white: game.illegal_moves(Color::White),
                black: game.illegal_moves(Color::Black),
            },
        }
    }
}

impl StandingJson {
    /// The clocks at the game's last act.
    #[must_use]
    pub fn of(game: &Game) -> Option<StandingJson> {
        game.clocks(game.now()).map(|clocks| StandingJson {
            white_ms: clocks.white.0,
            black_ms: clocks.black.0,
            running: clocks.running.map(|side| side.name().to_owned()),
        })
    }
}

/// What binds the player having the move, and who must bring his scoresheet up to date.
#[must_use]
pub fn obligations(game: &Game, lang: Lang) -> Vec<ObligationJson> {
    if game.ended().is_some() {
        return Vec::new();
    }
    let position = game.position();
    let of = |it: flagfall_laws::act_of_moving::Obligation| {
        let (kind, square, mv) = match &it.duty {
            Duty::Move(square) => ("must_move", Some(square.to_string()), None),
            Duty::Capture(square) => ("must_capture", Some(square.to_string()), None),
            Duty::Play(intended) => ("must_play", None, Some(intended.san.clone())),
        };
        let moves = it
            .moves
            .iter()
            .map(|mv| uci::write(position, *mv, game.is_chess960()));
        ObligationJson {
            side: it.side.name().to_owned(),
            kind: kind.to_owned(),
            square,
            mv,
            moves: moves.collect(),
            text: say_in(lang, &it.text),
            cites: cites(&it.citations),
        }
    };
    let records = game.must_record().into_iter().map(must_record);
    game.obligation()
        .map(of)
        .into_iter()
        .chain(records)
        .collect()
}

/// The duty to bring the scoresheet up to date: no move on the board satisfies it.
fn must_record((side, citations): (Color, Vec<Citation>)) -> ObligationJson {
    ObligationJson {
        side: side.name().to_owned(),
        kind: "must_record".to_owned(),
        square: None,
        mv: None,
        moves: Vec::new(),
        text: flagfall_words::english(&say!("decision-must-record", side = side)),
        cites: cites(&citations),
    }
}
