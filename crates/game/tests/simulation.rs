//! Two players, an arbiter and a clock who may do anything at all, from one seed.

use flagfall_board::{Color, Role, Square};
use flagfall_clock::{Millis, TimeControl};
use flagfall_edition::Edition;
use flagfall_game::{Event, Game, decide, evolve, replay};
use flagfall_laws::Reason;
use flagfall_record::{
    Act, Answer, Claim, DeviceFact, Entry, Flag, Ground, Guard, Header, Observation, Penalty,
    Press, Regulations, Request, Seat, Sides, Start, Supervision, Written,
};
use proptest::prelude::*;

fn header(edition: Edition, regulations: Regulations) -> Header {
    Header {
        edition,
        regulations,
        start: Start::Usual,
        moves: Vec::new(),
        clocks: None,
    }
}

fn regulations() -> impl Strategy<Value = Regulations> {
    let control = prop_oneof![
        Just(None),
        Just(Some("5m")),
        Just(Some("3m+2s")),
        Just(Some("40/2m+1s:1m")),
        Just(Some("90s d3s")),
    ];
    (control, 0..3usize, any::<[bool; 4]>(), 0..3usize).prop_map(
        |(control, supervision, [automatic, press, touch, completed], guard)| {
            let mut regulations = Regulations {
                time_control: control.map(|text| text.parse::<TimeControl>().expect("a control")),
                supervision: [
                    Supervision::Adequate,
                    Supervision::Inadequate,
                    Supervision::None,
                ][supervision],
                flag: if automatic {
                    Flag::Automatic
                } else {
                    Flag::Called
                },
                press: if press {
                    Press::Automatic
                } else {
                    Press::Manual
                },
                guard: [Guard::None, Guard::Touch, Guard::Moves][guard],
                touch,
                ..Regulations::default()
            };
            if completed {
                regulations
                    .options
                    .insert("completed".to_owned(), "2009".to_owned());
            }
            regulations
        },
    )
}

fn square() -> impl Strategy<Value = Square> {
    (0..64usize).prop_map(|index| Square::ALL[index])
}

fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("Nf3".to_owned()),
        Just("e4".to_owned()),
        Just("e2e4".to_owned()),
        Just("g8f6".to_owned()),
        Just("e1g1".to_owned()),
        Just("a7a8q".to_owned()),
        Just("O-O".to_owned()),
        "[a-h][1-8][a-h][1-8]",
        "\\PC{0,6}",
    ]
}

fn hands() -> impl Strategy<Value = Act> {
    prop_oneof![
        prop::collection::vec(square(), 1..3).prop_map(|squares| Act::Adjust { squares }),
        (prop::collection::vec(square(), 1..4), any::<bool>()).prop_map(|(squares, accidental)| {
            Act::Touch {
                squares,
                accidental,
            }
        }),
        (square(), square()).prop_map(|(from, to)| Act::Release { from, to }),
        square().prop_map(|square| Act::Remove { square }),
        (square(), 0..6usize).prop_map(|(square, role)| Act::Exchange {
            square,
            role: Role::ALL[role]
        }),
        (texts(), 1..3u8).prop_map(|(text, hands)| Act::Move { text, hands }),
        any::<[bool; 2]>().prop_map(|[other_hand, without_move]| Act::Press {
            other_hand,
            without_move
        }),
        Just(Act::Press {
            other_hand: false,
            without_move: false
        }),
    ]
}

fn words() -> impl Strategy<Value = Act> {
    let grounds = [
        Ground::Repetition,
        Ground::Fifty,
        Ground::Flag,
        Ground::IllegalMove,
        Ground::TouchMove,
        Ground::Quickplay,
        Ground::Displaced,
        Ground::Times,
        Ground::Win,
        Ground::ClockSetting,
    ];
    prop_oneof![
        (0..10usize, prop::option::of(texts()), any::<bool>()).prop_map(
            move |(ground, intended, by_display)| {
                Act::Claim(Claim {
                    ground: grounds[ground],
                    intended,
                    detail: None,
                    by_display,
                })
            }
        ),
        texts().prop_map(|text| Act::Write(Written::Move(text))),
        texts().prop_map(|text| Act::Seal { text }),
        Just(Act::OfferDraw { condition: None }),
        Just(Act::OfferDraw {
            condition: Some("if you move first".to_owned())
        }),
        Just(Act::AcceptDraw),
        Just(Act::DeclineDraw),
        Just(Act::StopClocks { reason: None }),
        Just(Act::StopClocks {
            reason: Some("a bell".to_owned())
        }),
        Just(Act::Arrive { area: None }),
        Just(Act::Request(Request::Increment)),
        (0..3usize).prop_map(|at| Act::Device {
            what: [DeviceFact::Rings, DeviceFact::Found, DeviceFact::InBag][at],
        }),
        (square(), any::<bool>()).prop_map(|(square, both)| Act::Displace {
            squares: if both {
                vec![square, square]
            } else {
                vec![square]
            },
        }),
        any::<bool>().prop_map(|permitted| Act::Leave {
            area: None,
            permitted,
        }),
        Just(Act::Appeal { reason: None }),
    ]
}

fn arbiters() -> impl Strategy<Value = Act> {
    let what = prop_oneof![
        Just("flag"),
        Just("illegal_move"),
        Just("touch_move"),
        Just("dead_position"),
        Just("displaced"),
        Just("colors_reversed"),
        Just("board_turned"),
        Just("illegal_position"),
        Just("initial_position"),
        Just("envelope_missing"),
        Just("something else"),
    ];
    let side = prop_oneof![Just(Color::White), Just(Color::Black)];
    let sides = prop_oneof![
        Just(None),
        Just(Some(Sides::White)),
        Just(Some(Sides::Both))
    ];
    let choices = prop_oneof![
        Just("keep"),
        Just("set"),
        Just("yes"),
        Just("no"),
        Just("loss"),
        Just("as_written")
    ];
    let time = (-500_000i64..500_000).prop_map(Millis);
    prop_oneof![
        (what, sides, prop::option::of(0..9u32)).prop_map(|(what, side, ply)| {
            Act::Observe(Observation {
                what: what.to_owned(),
                side,
                ply,
            })
        }),
        (1..4u32, choices, prop::option::of(time.clone())).prop_map(|(question, choice, ms)| {
            Act::Answer(Answer {
                question: format!("q{question}"),
                choice: choice.to_owned(),
                ms,
            })
        }),
        prop::option::of(side.clone()).prop_map(|side| Act::Start { side }),
        Just(Act::Stop),
        Just(Act::Adjourn { resumption: None }),
        Just(Act::Resume),
        (side.clone(), time).prop_map(|(side, ms)| Act::SetClock {
            side,
            ms,
            reason: None
        }),
        (0..8u32).prop_map(|ply| Act::Restore { ply }),
        side.prop_map(|side| Act::Penalise {
            side,
            penalty: Penalty::Warning,
            ms: None,
            score: None
        }),
    ]
}

fn entries() -> impl Strategy<Value = Vec<Entry>> {
    let player = prop_oneof![Just(Seat::White), Just(Seat::Black)];
    let anyone = (0..6usize).prop_map(|seat| Seat::ALL[seat]);
    let step = prop_oneof![
        12 => (player.clone(), hands()),
        3 => (player, words()),
        2 => (Just(Seat::Arbiter), arbiters()),
        1 => (anyone, hands()),
    ];
    prop::collection::vec((step, 0..20_000i64), 1..60).prop_map(|steps| {
        let mut at = 0;
        let stamp = |((by, act), gap)| {
            at += gap;
            Entry {
                at: Millis(at),
                by,
                act,
            }
        };
        steps.into_iter().map(stamp).collect()
    })
}

/// Hands that only play: some legal move of the player having it, by its UCI.
fn play(game: &mut Game, picks: &[usize]) -> Vec<Vec<Event>> {
    let mut came = Vec::new();
    for (index, pick) in picks.iter().enumerate() {
        let turn = game.turn();
        let moves = game.position().legal_moves();
        let Some(mv) = moves.get(pick % moves.len().max(1)) else {
            break;
        };
        let at = Millis(index as i64 * 700);
        let text = flagfall_notation::uci::write(game.position(), *mv, false);
        came.push(game.act(&Entry {
            at,
            by: Seat::of(turn),
            act: Act::Move { text, hands: 1 },
        }));
        let press = Act::Press {
            other_hand: false,
            without_move: false,
        };
        came.push(game.act(&Entry {
            at,
            by: Seat::of(turn),
            act: press,
        }));
    }
    came
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    #[test]
    fn every_act_is_answered_and_a_replay_says_the_same(
        edition in 0..9usize,
        regulations in regulations(),
        entries in entries(),
    ) {
        let header = header(Edition::ALL[edition], regulations);
        let mut game = Game::new(header.clone()).expect("the usual array may be played");
        let mut in_place = game.clone();
        let mut events = Vec::new();
        for entry in &entries {
            let was = format!("{game:?}");
            let came = decide(&game, entry);
            prop_assert_eq!(&was, &format!("{:?}", game), "decide changes nothing");
            prop_assert!(!came.is_empty(), "no answer to {:?}", entry);
            let over = game.ended().is_some();
            let refused = came.iter().any(|event| matches!(
                event, Event::Refused(refusal) if refusal.reason() == Reason::GameOver
            ));
            let spoken = matches!(entry.act, Act::Sign { .. } | Act::Announce { .. });
            prop_assert!(!over || refused || spoken, "a finished game admits nothing");
            for event in &came {
                evolve(&mut game, event);
            }
            // In place it comes to the same, also where the act was refused half-way.
            prop_assert_eq!(format!("{:?}", in_place.act(entry)), format!("{came:?}"));
            prop_assert_eq!(format!("{in_place:?}"), format!("{game:?}"), "after {:?}", entry);
            events.push(came);
        }
        let again = replay(header, &entries).expect("it began once already");
        prop_assert_eq!(format!("{:?}", again.events), format!("{events:?}"));
        prop_assert_eq!(format!("{:?}", again.game), format!("{game:?}"));
    }

    #[test]
    fn lawful_play_is_never_refused_and_time_is_conserved(
        edition in 0..9usize,
        picks in prop::collection::vec(any::<usize>(), 1..90),
    ) {
        let control = Some("60m".parse::<TimeControl>().expect("a control"));
        let regulations = Regulations { time_control: control, ..Regulations::default() };
        let mut game = Game::new(header(Edition::ALL[edition], regulations)).expect("it begins");
        let came = play(&mut game, &picks);
        let ended = game.ended().is_some();
        for event in came.iter().flatten() {
            if let Event::Refused(refusal) = event {
                prop_assert!(ended && refusal.reason() == Reason::GameOver, "{}", refusal);
            }
        }
        prop_assert!(game.moves().iter().all(|ply| ply.mv.is_some() && ply.breach.is_none()));
        let clocks = game.clocks(game.now()).expect("it has a clock");
        let spent = Millis(clocks.white.0 + clocks.black.0);
        prop_assert_eq!(spent, Millis::minutes(120) - game.now());
    }
}
