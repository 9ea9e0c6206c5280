//! After a kill: is the game exactly as acknowledged?

use super::breach::Breach;
use super::explain::{Evidence, Explained, explain, is_flag};
use super::http::{Api, Reply};
use super::model::{ARBITER, Game, Known, Request};
use serde_json::Value;

/// What was found at one game.
pub(super) struct Found {
    /// Which of the open requests stand in the record.
    pub(super) kept: Vec<bool>,
    /// How many flags the clock has called in all.
    pub(super) flags: usize,
}

/// Holds the record of a game, as the server has it now, against what was acknowledged; `open`
/// are the requests to this game that were not.
///
/// # Errors
/// [`Breach`], the first that is found.
pub(super) fn check(api: &Api, game: &Game, open: &[&Request]) -> Result<Found, Breach> {
    let file = get(api, game, &format!("{}.json", game.id))?;
    if let Some(found) = unchanged(&game.known(), &file, open) {
        return Ok(found);
    }
    let (file, view) = with_view(api, game, file)?;
    let mut known = game.known();
    let found = compare(game, &mut known, &file, &view, open);
    found.map_err(|breach| {
        let (lost, invented) = (breach.lost, breach.invented);
        game.breach(breach.to_string()).counting(lost, invented)
    })
}

/// What was found of a game of which nothing was heard since, if its record says the same.
fn unchanged(known: &Known, file: &Value, open: &[&Request]) -> Option<Found> {
    let acts = file["acts"].as_array()?;
    let same = *acts == known.found && known.settled == known.answered.len();
    let unheard = same && known.head.is_some() && open.is_empty();
    unheard.then(|| Found {
        kept: Vec::new(),
        flags: acts.iter().filter(|it| is_flag(it)).count(),
    })
}

/// The record and the view, of one moment: the clock may call a flag between the two.
fn with_view(api: &Api, game: &Game, file: Value) -> Result<(Value, Value), Breach> {
    let mut before = file;
    loop {
        let view = get(api, game, &game.id)?;
        let file = get(api, game, &format!("{}.json", game.id))?;
        if file == before {
            return Ok((file, view));
        }
        before = file;
    }
}

fn get(api: &Api, game: &Game, path: &str) -> Result<Value, Breach> {
    match api.get(path, &game.tokens[ARBITER]) {
        Reply::Done(value) => Ok(value),
        // A game that was acknowledged and is not there is lost with all its acts.
        Reply::Refused(404, _) => {
            let lost = game.known().answered.len();
            Err(game.breach("the game is gone").counting(lost, 0))
        }
        other => Err(game.breach(format!("{path} was answered with {other}"))),
    }
}

fn compare(
    game: &Game,
    known: &mut Known,
    file: &Value,
    view: &Value,
    open: &[&Request],
) -> Result<Found, Breach> {
    let acts = file["acts"].as_array().cloned().unwrap_or_default();
    same_head(game, known, file)?;
    stays(&known.found, &acts)?;
    let record = without_instants(&acts)?;
    let evidence = Evidence {
        answered: known
            .answered
            .iter()
            .map(|(seq, it)| (*seq, &it.act))
            .collect(),
        open: open
            .iter()
            .map(|it| (it.recorded().collect(), it.after))
            .collect(),
        automatic: game.setting["regulations"]["flag"] == "automatic",
        restarts: known.restarts as usize,
    };
    let explained = explain(&record, &evidence)?;
    numbered(known, &explained, acts.len(), view)?;
    known.judged.follow(file)?;
    known
        .judged
        .bears_out(known.answered.values(), &explained.places)?;
    known.judged.is_shown_in(view)?;
    known.found = acts;
    known.settled = known.answered.len();
    known.view = view.clone();
    Ok(Found {
        kept: explained.kept,
        flags: explained.flags,
    })
}

/// What stands before the acts is what the game was set up with, and never changes.
fn same_head(game: &Game, known: &mut Known, file: &Value) -> Result<(), Breach> {
    let mut head = file.clone();
    head.as_object_mut().map(|it| it.remove("acts"));
    if known.head.is_none() {
        let asked = &game.setting["regulations"];
        let regulations = asked.as_object().into_iter().flatten();
        let changed = regulations
            .filter(|(key, value)| head["regulations"][key] != **value)
            .map(|(key, _)| key.as_str());
        let fields = ["edition", "start", "moves", "clocks"].into_iter();
        let fields = fields.filter(|key| head[key] != game.setting[key]);
        if let Some(key) = fields.chain(changed).next() {
            let what = format!("`{key}` is not what the game was set up with");
            return Err(Breach::new(what));
        }
    }
    let before = known.head.get_or_insert_with(|| head.clone());
    match *before == head {
        true => Ok(()),
        false => Err(Breach::new(
            "what stands before the acts has changed".to_owned(),
        )),
    }
}

/// What was once in the record stays as it was, and where it was.
fn stays(before: &[Value], now: &[Value]) -> Result<(), Breach> {
    let same = before.iter().zip(now).take_while(|(old, new)| old == new);
    let same = same.count();
    if same == before.len() {
        return Ok(());
    }
    let what = format!(
        "act {same} was {} and is {}",
        before[same],
        now.get(same).unwrap_or(&Value::Null)
    );
    Err(Breach::new(what).counting(before.len() - same, 0))
}

/// The acts without their instants, which never decrease.
fn without_instants(acts: &[Value]) -> Result<Vec<Value>, Breach> {
    let mut since = 0;
    let mut record = Vec::with_capacity(acts.len());
    for (index, act) in acts.iter().enumerate() {
        let at = act["at_ms"].as_i64().unwrap_or(-1);
        if at < since {
            return Err(Breach::new(format!(
                "act {index} is at {at} ms, after {since} ms"
            )));
        }
        since = at;
        let mut act = act.clone();
        act.as_object_mut().map(|it| it.remove("at_ms"));
        record.push(act);
    }
    Ok(record)
}

/// The numbers of the entries have no gaps: besides the acts there is one entry by which
/// the game began, and at most one for each time that the server was away.
fn numbered(known: &Known, explained: &Explained, acts: usize, view: &Value) -> Result<(), Breach> {
    let seq = view["seq"].as_u64().unwrap_or(0);
    if known.begun && seq == 0 {
        return Err(Breach::new(
            "the game had begun, and has not any more".to_owned(),
        ));
    }
    let mut others = 0;
    let numbers = known
        .answered
        .keys()
        .copied()
        .zip(explained.places.iter().copied());
    let end = std::iter::once((seq, acts.wrapping_sub(1)));
    for (number, place) in numbers.chain(end.filter(|_| acts > 0)) {
        let found = number.checked_sub(place as u64 + 1);
        let Some(found) = found.filter(|it| (others..=1 + known.restarts).contains(it)) else {
            let what = format!("act {place} is entry {number}: entries are missing or too many");
            return Err(Breach::new(what));
        };
        others = found;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::judged::Judged;
    use super::*;
    use serde_json::json;

    /// A game of three acts as an honest server keeps and answers it: the record, the view,
    /// and a game that knows of the first `answered` of them.
    fn staged(answered: usize) -> (Game, Value, Value) {
        let setting = json!({"edition": "2023", "regulations": {"time_control": "15m+10s"}});
        let mut file = setting.clone();
        file["acts"] = json!([
            {"at_ms": 0, "by": "white", "act": "move", "move": "e4"},
            {"at_ms": 0, "by": "white", "act": "press"},
            {"at_ms": 900, "by": "white", "act": "claim", "ground": "repetition"},
        ]);
        let mut judged = Judged::default();
        judged.follow(&file).unwrap();
        let view = json!({
            "seq": 4,
            "started": true,
            "position": {"fen": judged.fen().unwrap(), "plies": 1},
            "questions": [],
            "outcome": null,
        });
        let created = json!({
            "id": "g",
            "tokens": {"white": "w", "black": "b", "arbiter": "a"},
        });
        let game = Game::new(setting, &created).unwrap();
        for (index, act) in without_instants(file["acts"].as_array().unwrap())
            .unwrap()
            .into_iter()
            .enumerate()
            .take(answered)
        {
            let mut result = json!(judged.came[index]);
            result["seq"] = json!(index + 2);
            let request = request(vec![act], 0);
            let answer = json!({"results": [result], "view": view});
            game.acknowledge(&request, &answer).unwrap();
        }
        (game, file, view)
    }

    fn request(acts: Vec<Value>, after: u64) -> Request {
        Request {
            key: "k".to_owned(),
            seat: 0,
            acts,
            after,
            in_flight: true,
        }
    }

    /// What is said of the staged game, all of it acknowledged, once the record or the view
    /// was changed.
    fn check(change: impl FnOnce(&mut Value, &mut Value), expect: &str) {
        let (game, mut file, mut view) = staged(3);
        change(&mut file, &mut view);
        let said = match compare(&game, &mut game.known(), &file, &view, &[]) {
            Ok(_) => "as acknowledged".to_owned(),
            Err(breach) => format!("{} {} {breach}", breach.lost, breach.invented),
        };
        assert!(said.contains(expect), "{expect}: {said}");
    }

    #[test]
    fn a_record_that_was_changed_is_noticed() {
        check(|_, _| {}, "as acknowledged");
        check(
            |file, _| {
                file["acts"].as_array_mut().unwrap().pop();
            },
            "1 0",
        );
        check(
            |file, _| {
                let acts = file["acts"].as_array_mut().unwrap();
                acts.push(acts[2].clone());
            },
            "0 1",
        );
        check(|file, _| file["acts"][0]["move"] = "d4".into(), "1 1");
        check(|file, _| file["acts"][2]["at_ms"] = json!(-1), "after 0 ms");
        check(|file, _| file["edition"] = "2018".into(), "`edition`");
        check(|_, view| view["position"]["plies"] = json!(2), "half-moves");
        check(|_, view| view["seq"] = json!(3), "entries are missing");
        check(|_, view| view["seq"] = json!(5), "too many");
    }

    #[test]
    fn an_answer_that_the_record_does_not_bear_out_is_noticed() {
        let (game, file, view) = staged(3);
        for answered in game.known().answered.values_mut() {
            if answered.came["refusals"][0].is_object() {
                answered.came["refusals"][0]["text"] = "Granted.".into();
            }
        }
        let found = compare(&game, &mut game.known(), &file, &view, &[]);
        assert!(found.is_err_and(|it| it.to_string().contains("Granted.")));
    }

    #[test]
    fn what_was_once_found_stays_though_nobody_was_answered() {
        let (game, mut file, view) = staged(2);
        let last = json!({"act": "claim", "ground": "repetition"});
        let claim = request(vec![last], 3);
        let found = compare(&game, &mut game.known(), &file, &view, &[&claim]).unwrap();
        assert_eq!(found.kept, [true]);
        file["acts"].as_array_mut().unwrap().pop();
        let gone = compare(&game, &mut game.known(), &file, &view, &[&claim]);
        assert_eq!(gone.err().map(|it| it.lost), Some(1));
    }
}
