//! The acts of a request: whose each is, and what came of it.

use super::Done;
use super::begin::BEGIN;
use super::owner::{Acts, Taken};
use crate::problem::Problem;
use flagfall_record::Seat;
use flagfall_wire::ActJson;
use std::sync::Arc;

/// The acts with the seat each is meant for, without an instant: the server stamps the time.
pub(super) fn filled(acts: &Acts, one_device: bool) -> Result<Vec<ActJson>, Problem> {
    let Some(own) = acts.chair.seat() else {
        let detail = "A spectator looks on. Acts come from the players and the arbiter.";
        return Err(Problem::forbidden(detail));
    };
    let fill = |(index, act): (usize, &ActJson)| {
        let mut act = act.clone();
        act.at_ms = None;
        let word = act.by.get_or_insert_with(|| own.word().to_owned());
        let seat = Seat::ALL.into_iter().find(|seat| seat.word() == word);
        match seat {
            None => Err(Problem::bad_request(format!(
                "acts[{index}].by: there is no seat `{word}`."
            ))),
            Some(seat) if acts.chair.may_act_for(seat, one_device) => Ok(act),
            Some(seat) => Err(Problem::forbidden(format!(
                "acts[{index}].by: {} does not act for {seat}.",
                acts.chair.seat().unwrap_or(own)
            ))),
        }
    };
    acts.acts.iter().enumerate().map(fill).collect()
}

/// Whether a key, with the chair that it came from, is of our own making.
pub(super) fn is_ours(key: &str) -> bool {
    key.split_once(':')
        .is_some_and(|(_, key)| key.starts_with('~'))
}

/// The seat an act is meant for.
pub(super) fn by(act: &ActJson) -> Seat {
    let word = act.by.as_deref().unwrap_or("");
    let seat = Seat::ALL.into_iter().find(|seat| seat.word() == word);
    seat.unwrap_or(Seat::Arbiter)
}

/// What came of each act that was asked for, in the order asked.
pub(super) fn in_order<'a>(
    wanted: &[ActJson],
    done: impl Iterator<Item = &'a Arc<Done>>,
    seq: u64,
) -> Vec<Taken> {
    let mut done = done;
    let taken = |act: &ActJson| match act.act == BEGIN {
        true => Some(Taken::Begun(seq)),
        false => done.next().map(|done| Taken::Act(Arc::clone(done))),
    };
    wanted.iter().filter_map(taken).collect()
}
