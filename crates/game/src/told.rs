//! What somebody did or said, as it is told: the same in every language.

use flagfall_record::{Act, Claim, Correction, Observation, Seat, Sides, Written};
use flagfall_say::{Arg, San, Text, say};

/// An act as a sentence without its full stop: *White plays Nf3*, *les Blancs jouent Cf3*.
/// `chosen` is what an answer says, where what was asked is known; else its word is told.
///
/// ```
/// use flagfall_game::told;
/// use flagfall_record::{Act, Seat};
///
/// let text = told(Seat::White, &Act::Resign, None);
/// assert_eq!(flagfall_words::english(&text), "White resigns");
/// ```
#[must_use]
pub fn told(by: Seat, act: &Act, chosen: Option<Text>) -> Text {
    let who = by.word();
    match act {
        Act::Observe(seen) => observed(who, seen),
        Act::Claim(it) => claimed(who, it),
        Act::Answer(it) => {
            let choice = chosen.map_or_else(|| Arg::from(line(&it.choice)), Arg::from);
            let question = &it.question;
            match it.ms {
                None => say!("act-answers", by = who, id = question, choice = choice),
                Some(time) => say!(
                    "act-answers-time",
                    by = who,
                    id = question,
                    choice = choice,
                    time = time
                ),
            }
        }
        Act::Stop if by != Seat::Arbiter => say!("act-stops-as-arbiter", by = who),
        Act::StopClocks { reason: None } if by == Seat::Arbiter => {
            say!("act-stops-as-player", by = who)
        }
        _ if act.is_on_the_board() => by_hand(who, act),
        _ => players(who, act).unwrap_or_else(|| arbiters(who, act)),
    }
}

/// What hands do to men.
fn by_hand(by: &'static str, act: &Act) -> Text {
    match act {
        Act::Adjust { squares } => say!("act-adjusts", by = by, squares = squares.clone()),
        Act::Touch {
            squares,
            accidental: false,
        } => say!("act-touches", by = by, squares = squares.clone()),
        Act::Touch { squares, .. } => {
            say!(
                "act-touches-by-accident",
                by = by,
                squares = squares.clone()
            )
        }
        Act::Lift { squares } => say!("act-lifts", by = by, squares = squares.clone()),
        Act::Release { from, to } => say!("act-releases", by = by, from = from, to = to),
        Act::Remove { square } => say!("act-removes", by = by, square = square),
        Act::Exchange { square, role } => {
            say!("act-exchanges", by = by, man = role, square = square)
        }
        Act::Move { text, hands: 1 } => say!("act-plays", by = by, move = San(line(text))),
        Act::Move { text, .. } => say!("act-plays-both-hands", by = by, move = San(line(text))),
        Act::Displace { squares } => say!("act-displaces", by = by, squares = squares.clone()),
        _ => Text::default(),
    }
}

/// What a player does beside the board, and his assistant; `None` for what only an arbiter does.
fn players(by: &'static str, act: &Act) -> Option<Text> {
    Some(match act {
        Act::Press {
            other_hand,
            without_move,
        } => match (other_hand, without_move) {
            (false, false) => say!("act-presses", by = by),
            (true, false) => say!("act-presses-other-hand", by = by),
            (false, true) => say!("act-presses-no-move", by = by),
            (true, true) => say!("act-presses-other-hand-no-move", by = by),
        },
        Act::Write(Written::Move(text)) => say!("act-writes", by = by, text = line(text)),
        Act::Write(Written::Mark(text)) => say!("act-marks", by = by, text = line(text)),
        Act::OfferDraw { condition } => with_colon(
            match condition {
                None => say!("act-offers", by = by),
                Some(_) => say!("act-offers-on", by = by),
            },
            condition.as_deref(),
        ),
        Act::AcceptDraw => say!("act-accepts", by = by),
        Act::DeclineDraw => say!("act-declines", by = by),
        Act::Resign => say!("act-resigns", by = by),
        Act::Request(it) => say!("act-asks", by = by, what = it.word()),
        Act::StopClocks { reason } => with_colon(say!("act-stops", by = by), reason.as_deref()),
        Act::Arrive { area: None } => say!("act-arrives", by = by),
        Act::Arrive { area: Some(it) } => say!("act-arrives-at", by = by, area = line(it)),
        Act::Leave { area, permitted } => {
            let leaves = match area {
                None => say!("act-leaves", by = by),
                Some(it) => say!("act-leaves-for", by = by, area = line(it)),
            };
            match permitted {
                true => say!("act-permitted", done = leaves),
                false => leaves,
            }
        }
        Act::Device { what } => say!("act-device", by = by, what = what.word()),
        Act::Appeal { reason } => with_colon(say!("act-appeals", by = by), reason.as_deref()),
        Act::Seal { text } => say!("act-seals", by = by, text = line(text)),
        Act::Sign { score } => say!("act-signs", by = by, score = line(score)),
        Act::Announce { text } => say!("act-announces", by = by, text = line(text)),
        _ => return None,
    })
}

fn arbiters(by: &'static str, act: &Act) -> Text {
    match act {
        Act::GiveTime { side, ms, reason } => {
            let gives = match side.one() {
                Some(side) => say!("act-gives", by = by, side = side, time = *ms),
                None => say!("act-gives-both", by = by, time = *ms),
            };
            because(gives, reason.as_deref())
        }
        Act::Stop => say!("act-stops", by = by),
        Act::Start { side: None } => say!("act-starts", by = by),
        Act::Start { side: Some(side) } => say!("act-starts-side", by = by, side = side),
        Act::SetClock { side, ms, reason } => {
            let sets = say!("act-sets", by = by, side = side, time = *ms);
            because(sets, reason.as_deref())
        }
        Act::Correct { what, reason } => because(corrected(by, what), Some(reason)),
        Act::Outage { since } => say!("act-was-away", by = by, time = *since),
        Act::Lag { side, ms } => say!("act-gives-for-line", by = by, side = side, time = *ms),
        Act::Restore { ply } => say!("act-restores", by = by, ply = *ply),
        Act::Penalise {
            side,
            penalty,
            ms,
            score,
        } => {
            let word = penalty.word();
            let mut text = say!("act-penalises", by = by, side = side, penalty = word);
            if let Some(time) = ms {
                text = say!("act-penalises-time", done = text, time = *time);
            }
            if let Some(score) = score {
                text = say!("act-penalises-score", done = text, score = line(score));
            }
            text
        }
        Act::Adjourn { resumption: None } => say!("act-adjourns", by = by),
        Act::Adjourn {
            resumption: Some(it),
        } => say!("act-adjourns-until", by = by, until = line(it)),
        Act::Resume => say!("act-resumes", by = by),
        Act::Declare { score } => say!("act-declares", by = by, score = line(score)),
        _ => Text::default(),
    }
}

fn corrected(by: &'static str, what: &Correction) -> Text {
    match what {
        Correction::Moves { side, moves } => {
            say!("act-sets-counter", by = by, side = side, moves = *moves)
        }
        Correction::Replace {
            white,
            black,
            moves,
        } => {
            let (white, black) = (Arg::Time(*white), Arg::Time(*black));
            let replaces = say!("act-replaces", by = by, white = white, black = black);
            match moves {
                None => replaces,
                Some((white, black)) => {
                    say!(
                        "act-replaces-counted",
                        done = replaces,
                        white = *white,
                        black = *black
                    )
                }
            }
        }
        Correction::Install(control) => {
            say!("act-installs", by = by, control = control.to_string())
        }
        Correction::Undo { entry: None } => say!("act-undoes-last", by = by),
        Correction::Undo { entry: Some(it) } => say!("act-undoes", by = by, number = *it),
        Correction::Spare { entry: None } => say!("act-spares-last", by = by),
        Correction::Spare { entry: Some(it) } => say!("act-spares", by = by, number = *it),
    }
}

fn observed(by: &'static str, seen: &Observation) -> Text {
    let mut text = say!("act-observes", by = by, what = line(&seen.what));
    text = match seen.side.map(Sides::one) {
        None => text,
        Some(None) => say!("act-of-both", done = text),
        Some(Some(side)) => say!("act-of", done = text, side = side),
    };
    match seen.ply {
        None => text,
        Some(ply) => say!("act-since", done = text, ply = ply),
    }
}

fn claimed(by: &'static str, it: &Claim) -> Text {
    let mut text = say!("act-claims", by = by, ground = it.ground.word());
    if let Some(intended) = &it.intended {
        text = say!("act-claims-written", done = text, move = San(line(intended)));
    }
    if it.by_display {
        text = say!("act-claims-display", done = text);
    }
    with_colon(text, it.detail.as_deref())
}

/// With what was said besides.
fn with_colon(done: Text, words: Option<&str>) -> Text {
    match words {
        None => done,
        Some(words) => say!("act-saying", done = done, words = line(words)),
    }
}

fn because(done: Text, reason: Option<&str>) -> Text {
    match reason {
        None => done,
        Some(reason) => say!("act-because", done = done, reason = line(reason)),
    }
}

/// An act is one line: breaks within a text become spaces.
fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_clock::Millis;
    use flagfall_record::text;
    use flagfall_words::{Lang, faults, say_in};

    fn in_lang(lang: Lang, written: &str) -> String {
        let entry = text::read(written, Millis::ZERO);
        let entry = entry.unwrap_or_else(|error| panic!("{written}: {error}"));
        let text = told(entry.by, &entry.act, None);
        assert_eq!(faults(lang, &text), [""; 0], "{written}");
        say_in(lang, &text)
    }

    /// In English an act is told as the record writes it, and in French it has a line of its own.
    #[test]
    fn every_act_has_a_line() {
        for written in include_str!("told/acts.txt").lines() {
            assert_eq!(in_lang(Lang::En, written), written);
            let french = in_lang(Lang::Fr, written);
            let subjects = ["Les ", "L’", "La "];
            assert!(subjects.iter().any(|it| french.starts_with(it)), "{french}");
            // What somebody said in his own words stays as he said it.
            let french = french.split(['\u{202f}', '(']).next().unwrap_or_default();
            let english = [" on ", " of ", " with ", "White", "Black"];
            assert!(!english.iter().any(|it| french.contains(it)), "{french}");
        }
    }

    #[test]
    fn what_the_record_has_a_word_for_is_told_in_words() {
        for (written, english, french) in [
            (
                "White touches e1, h1",
                "White touches e1 and h1",
                "Les Blancs touchent e1 et h1",
            ),
            (
                "The arbiter observes flag of White",
                "The arbiter observes a fallen flag of White",
                "L’arbitre constate une chute du drapeau de la part des Blancs",
            ),
            (
                "The arbiter penalises Black: add_opponent_time, time 2:00",
                "The arbiter penalises Black: time for the opponent, time 2:00",
                "L’arbitre pénalise les Noirs\u{202f}: du temps pour l’adversaire, temps 2:00",
            ),
            (
                "Black claims repetition, having written Ng8",
                "Black claims repetition, having written Ng8",
                "Les Noirs réclament la nulle par répétition, ayant écrit Cg8",
            ),
            (
                "White puts a queen on e8",
                "White puts a queen on e8",
                "Les Blancs posent une dame en e8",
            ),
        ] {
            assert_eq!(in_lang(Lang::En, written), english);
            assert_eq!(in_lang(Lang::Fr, written), french);
        }
    }

    /// What the arbiter answers is told as it is asked: in the words of the choice.
    #[test]
    fn an_answer_is_told_in_its_words() {
        let entry = text::read("The arbiter answers q1: reject", Millis::ZERO).unwrap();
        let choice = flagfall_laws::Topic::ClaimForm.label("reject");
        let text = told(entry.by, &entry.act, choice);
        let found = Lang::ALL.map(|lang| say_in(lang, &text));
        let expect = [
            "The arbiter answers q1: Reject the claim",
            "L’arbitre répond à q1\u{202f}: Rejeter la réclamation",
        ];
        assert_eq!(found, expect);
    }
}
