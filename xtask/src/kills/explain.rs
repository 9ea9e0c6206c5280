//! Where each act of a record comes from: it was acknowledged, or it was in flight when the
//! server was killed, or the clock called a flag, or settled a question by a proof, or told after
//! a restart since when the server had been away. Anything else was invented; an acknowledged act
//! that is not there was lost.

use super::breach::Breach;
use serde_json::Value;
use std::collections::HashSet;

/// What is known of a game from without.
pub(super) struct Evidence<'a> {
    /// The acts that were acknowledged, in order, each with the number of its entry.
    pub(super) answered: Vec<(u64, &'a Value)>,
    /// The requests that are not: the acts of each, and the entry after which it was sent.
    pub(super) open: Vec<(Vec<Value>, u64)>,
    /// Whether the clock may call a flag by itself.
    pub(super) automatic: bool,
    /// How often the server was started again: of so many outages at most the clock tells.
    pub(super) restarts: usize,
}

/// A record explained.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Explained {
    /// At which place of the record each acknowledged act stands.
    pub(super) places: Vec<usize>,
    /// Which of the open requests stand in the record.
    pub(super) kept: Vec<bool>,
    /// How many flags the clock called.
    pub(super) flags: usize,
}

/// Explains a record, acts without their instants.
///
/// The acknowledged acts must stand there all and in their order. Requests in flight stand
/// there whole or not at all, and after everything that was acknowledged before they were sent.
///
/// # Errors
/// [`Breach`] counts what was lost and what was invented.
pub(super) fn explain(record: &[Value], known: &Evidence<'_>) -> Result<Explained, Breach> {
    let mut search = Search {
        record,
        known,
        failed: HashSet::new(),
        way: Vec::new(),
    };
    let outages = record.iter().filter(|it| is_outage(it)).count();
    let proofs: Vec<_> = record.iter().filter_map(proved).collect();
    let once = proofs.iter().collect::<HashSet<_>>().len() == proofs.len();
    if outages > known.restarts || !once || !search.from(0, 0, 0) {
        return Err(astray(record, known));
    }
    let mut explained = Explained {
        places: Vec::new(),
        kept: vec![false; known.open.len()],
        flags: 0,
    };
    let mut at = 0;
    for step in search.way {
        match step {
            Step::Answered => {
                explained.places.push(at);
                at += 1;
            }
            Step::Flag => {
                explained.flags += 1;
                at += 1;
            }
            Step::Outage | Step::Proof => at += 1,
            Step::Open(which) => {
                explained.kept[which] = true;
                at += known.open[which].0.len();
            }
        }
    }
    Ok(explained)
}

#[derive(Clone, Copy)]
enum Step {
    Answered,
    Flag,
    Outage,
    Proof,
    Open(usize),
}

/// A search of all ways to explain a record. There are few: at any time no more requests are
/// open than there are clients.
struct Search<'a> {
    record: &'a [Value],
    known: &'a Evidence<'a>,
    failed: HashSet<(usize, u64)>,
    way: Vec<Step>,
}

impl Search<'_> {
    /// Explains the record from a place on, given how many acknowledged acts stand before it
    /// and which open requests.
    fn from(&mut self, at: usize, answered: usize, used: u64) -> bool {
        let Some(act) = self.record.get(at) else {
            return answered == self.known.answered.len();
        };
        if self.failed.contains(&(at, used)) {
            return false;
        }
        let next = self.known.answered.get(answered);
        if next.is_some_and(|(_, it)| *it == act)
            && self.step(Step::Answered, at + 1, answered + 1, used)
        {
            return true;
        }
        let last = answered
            .checked_sub(1)
            .map_or(0, |it| self.known.answered[it].0);
        for which in 0..self.known.open.len() {
            let (acts, after) = &self.known.open[which];
            // What was acknowledged before it was sent stands before it.
            let in_time = last >= *after || next.is_none();
            let fits = !acts.is_empty() && self.record[at..].starts_with(acts);
            if used & (1 << which) == 0
                && in_time
                && fits
                && self.step(
                    Step::Open(which),
                    at + acts.len(),
                    answered,
                    used | 1 << which,
                )
            {
                return true;
            }
        }
        if self.known.automatic && is_flag(act) && self.step(Step::Flag, at + 1, answered, used) {
            return true;
        }
        if is_outage(act) && self.step(Step::Outage, at + 1, answered, used) {
            return true;
        }
        if proved(act).is_some() && self.step(Step::Proof, at + 1, answered, used) {
            return true;
        }
        self.failed.insert((at, used));
        false
    }

    fn step(&mut self, step: Step, at: usize, answered: usize, used: u64) -> bool {
        self.way.push(step);
        let found = self.from(at, answered, used);
        if !found {
            self.way.pop();
        }
        found
    }
}

/// Whether the clock calls a flag.
pub(super) fn is_flag(act: &Value) -> bool {
    act["by"] == "clock" && act["act"] == "observe" && act["what"] == "flag"
}

/// Whether the clock tells since when the server was away.
fn is_outage(act: &Value) -> bool {
    act["by"] == "clock" && act["act"] == "outage"
}

/// Which question the clock settles by a proof of who can mate; it settles none twice.
fn proved(act: &Value) -> Option<&str> {
    let settles = act["by"] == "clock" && act["act"] == "answer";
    let choice = act["choice"].as_str()?;
    let question = act["question"].as_str()?;
    (settles && ["yes", "no"].contains(&choice)).then_some(question)
}

/// Counts what is wrong with a record that cannot be explained, regardless of the order.
fn astray(record: &[Value], known: &Evidence<'_>) -> Breach {
    let mut left: Vec<&Value> = record.iter().collect();
    let mut take = |act: &Value| {
        let found = left.iter().position(|it| *it == act);
        found.map(|at| left.swap_remove(at)).is_some()
    };
    let answered = known.answered.iter().map(|(_, act)| *act);
    let lost: Vec<&Value> = answered.filter(|act| !take(act)).collect();
    for (acts, _) in &known.open {
        for act in acts {
            take(act);
        }
    }
    left.retain(|act| !(known.automatic && is_flag(act)));
    let mut outages = known.restarts;
    left.retain(|act| {
        let explained = is_outage(act) && outages > 0;
        outages -= usize::from(explained);
        !explained
    });
    let mut settled = HashSet::new();
    left.retain(|act| !proved(act).is_some_and(|question| settled.insert(question)));
    let first = lost.first().copied().or(left.first().copied());
    let what = match first {
        Some(act) => format!(
            "{} acknowledged acts are gone and {} acts came from nowhere, among them {act}",
            lost.len(),
            left.len()
        ),
        None => "the acts do not stand in the order in which they were acknowledged, or half \
                 of a request stands there"
            .to_owned(),
    };
    Breach::new(what).counting(lost.len(), left.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Acts are letters; an open request is written `ab@2`, sent after entry 2.
    fn check(record: &str, answered: &str, open: &[&str], expect: Result<&[bool], (usize, usize)>) {
        let acts = |text: &str| text.chars().map(|it| json!(it)).collect::<Vec<Value>>();
        let known = acts(answered);
        let evidence = Evidence {
            answered: (1..).zip(&known).collect(),
            open: open
                .iter()
                .map(|it| {
                    let (text, after) = it.split_once('@').unwrap();
                    (acts(text), after.parse().unwrap())
                })
                .collect(),
            automatic: false,
            restarts: 0,
        };
        let found = explain(&acts(record), &evidence);
        let found = found.map(|it| it.kept).map_err(|it| (it.lost, it.invented));
        assert_eq!(
            found,
            expect.map(<[bool]>::to_vec),
            "{record} {answered} {open:?}"
        );
    }

    #[test]
    fn what_was_acknowledged_stands_and_nothing_else() {
        check("", "", &[], Ok(&[]));
        check("abc", "abc", &[], Ok(&[]));
        check("ab", "abc", &[], Err((1, 0)));
        check("abcd", "abc", &[], Err((0, 1)));
        check("abb", "ab", &[], Err((0, 1)));
        check("acb", "abc", &[], Err((0, 0)));
        check("axc", "abc", &[], Err((1, 1)));
    }

    #[test]
    fn what_was_in_flight_stands_whole_or_not_at_all() {
        check("ab", "ab", &["x@2"], Ok(&[false]));
        check("abx", "ab", &["x@2"], Ok(&[true]));
        check("axb", "ab", &["x@1"], Ok(&[true]));
        check("abxy", "ab", &["xy@2"], Ok(&[true]));
        check("abx", "ab", &["xy@2"], Err((0, 0)));
        check("axby", "ab", &["xy@0"], Err((0, 0)));
        check("abxx", "ab", &["x@2"], Err((0, 1)));
        check("xab", "ab", &["x@2"], Err((0, 0)));
        check(
            "abzx",
            "ab",
            &["x@2", "yz@0", "z@2"],
            Ok(&[true, false, true]),
        );
        check("aab", "ab", &["a@0"], Ok(&[true]));
    }

    #[test]
    fn the_clock_calls_flags_proves_and_tells_of_outages_where_it_may_and_does_nothing_else() {
        let flag = json!({"by": "clock", "act": "observe", "what": "flag"});
        let other = json!({"by": "clock", "act": "resign"});
        let away = json!({"by": "clock", "act": "outage", "since_ms": 334});
        let claimed = json!({"by": "arbiter", "act": "outage", "since_ms": 334});
        let explained = |record: &[&Value], automatic, restarts| {
            let record: Vec<Value> = record.iter().copied().cloned().collect();
            let known = Evidence {
                answered: Vec::new(),
                open: Vec::new(),
                automatic,
                restarts,
            };
            explain(&record, &known).map(|it| it.flags)
        };
        assert_eq!(explained(&[&flag], true, 0).unwrap(), 1);
        assert_eq!(explained(&[&flag], false, 1).unwrap_err().invented, 1);
        assert_eq!(explained(&[&other], true, 1).unwrap_err().invented, 1);
        assert_eq!(explained(&[&away, &flag], true, 1).unwrap(), 1);
        assert_eq!(explained(&[&away], true, 0).unwrap_err().invented, 1);
        assert_eq!(explained(&[&away, &away], true, 1).unwrap_err().invented, 1);
        assert_eq!(explained(&[&claimed], true, 1).unwrap_err().invented, 1);
        let answer = |by: &str, question: &str| {
            let mut act = json!({"act": "answer", "choice": "yes"});
            act["by"] = by.into();
            act["question"] = question.into();
            act
        };
        let (one, other) = (answer("clock", "q3"), answer("clock", "q4"));
        assert_eq!(explained(&[&one, &other, &flag], true, 0).unwrap(), 1);
        assert_eq!(explained(&[&one, &one], true, 0).unwrap_err().invented, 1);
        let arbiters = answer("arbiter", "q3");
        assert_eq!(explained(&[&arbiters], true, 0).unwrap_err().invented, 1);
    }
}
