//! What players say and write, and what an arbiter does.

use crate::acts::{chosen, observed, plain};
use crate::any;
use crate::setting::{chance, one};
use fastrand::Rng;
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_game::Game;
use flagfall_notation::san;
use flagfall_record::{Act, Claim, Correction, DeviceFact, Ground, Penalty, Request, Written};

/// What players say and write.
pub(crate) fn words(rng: &mut Rng, game: &Game) -> Act {
    let intended = |rng: &mut Rng| {
        let mv = chosen(rng, game).map(|mv| san::write(game.position(), mv));
        if chance(rng, 85) {
            mv
        } else {
            Some(any::text(rng))
        }
    };
    match rng.u8(..24) {
        0..=3 => Act::OfferDraw {
            condition: chance(rng, 10).then(|| "if you move first".to_owned()),
        },
        4..=10 => {
            let ground = one(
                rng,
                &[Ground::Repetition, Ground::Repetition, Ground::Fifty],
            );
            let intended = chance(rng, 50).then(|| intended(rng)).flatten();
            Act::Claim(Claim {
                intended,
                ..plain(ground)
            })
        }
        11 => Act::Claim(plain(one(
            rng,
            &[
                Ground::Quickplay,
                Ground::Displaced,
                Ground::Win,
                Ground::Flag,
                Ground::TouchMove,
            ],
        ))),
        12..=14 => match intended(rng) {
            Some(text) => Act::Write(Written::Move(text)),
            None => Act::Write(Written::Mark("(=)".to_owned())),
        },
        15 => Act::StopClocks {
            reason: chance(rng, 50).then(|| "a spare queen".to_owned()),
        },
        16 => {
            Act::Request(Request::from_word(one(rng, Request::WORDS)).unwrap_or(Request::Increment))
        }
        17 => Act::Arrive { area: None },
        18 => Act::Resign,
        19 => Act::Device {
            what: one(
                rng,
                &[DeviceFact::Rings, DeviceFact::Found, DeviceFact::InBag],
            ),
        },
        20 => Act::Sign {
            score: one(rng, &["1-0", "0-1", "1/2-1/2"]).to_owned(),
        },
        21 => Act::Announce {
            text: any::text(rng),
        },
        22 => Act::Seal {
            text: intended(rng).unwrap_or_default() + "?",
        },
        _ => Act::AcceptDraw,
    }
}

/// What an arbiter does of himself.
pub(crate) fn arbiters(rng: &mut Rng, game: &Game) -> Act {
    let side = one(rng, &Color::ALL);
    let small = Millis(rng.i64(1_000..180_000));
    match rng.u8(..16) {
        0..=1 => Act::SetClock {
            side,
            ms: small,
            reason: chance(rng, 50).then(|| "It was set wrongly.".to_owned()),
        },
        2..=4 => Act::Penalise {
            side,
            penalty: one(
                rng,
                &[
                    Penalty::Warning,
                    Penalty::AddOpponentTime,
                    Penalty::TakeTime,
                    Penalty::Loss,
                ],
            ),
            ms: Some(small),
            score: None,
        },
        5 => Act::Restore {
            ply: rng.u32(..=game.plies()),
        },
        6 => Act::Stop,
        7..=8 => observed(
            one(
                rng,
                &[
                    "illegal_move",
                    "touch_move",
                    "illegal_position",
                    "dead_position",
                ],
            ),
            None,
        ),
        9 => observed(
            one(
                rng,
                &[
                    "displaced",
                    "initial_position",
                    "colors_reversed",
                    "board_turned",
                ],
            ),
            None,
        ),
        10 => Act::Declare {
            score: one(rng, &["1-0", "0-1", "1/2-1/2", "0-0", "2-0"]).to_owned(),
        },
        11 => any::named(rng, "adjourn", game.now()).unwrap_or(Act::Stop),
        12 => Act::Resume,
        _ => Act::Correct {
            what: correction(rng, side, small),
            reason: "the clock stood".to_owned(),
        },
    }
}

fn correction(rng: &mut Rng, side: Color, small: Millis) -> Correction {
    match rng.u8(..5) {
        0 => Correction::Moves {
            side,
            moves: rng.u32(..50),
        },
        1 => Correction::Replace {
            white: small,
            black: small + small,
            moves: None,
        },
        2 => Correction::Undo { entry: None },
        3 => Correction::Spare { entry: None },
        _ => Correction::Undo {
            entry: Some(rng.u32(..12)),
        },
    }
}
