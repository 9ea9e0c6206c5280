//! Whether a line can be entered in the log.

use crate::limits::{MAX_BOARDS, MAX_LONG, MAX_NAME, MAX_PLAYERS, MAX_ROUNDS};
use crate::text::fits;
use crate::{Act, Entry, Event, Number, Pairing, Player, Reason, Refused, Role, Score, Started};
use std::collections::{BTreeMap, BTreeSet};

/// Whether the line can follow what the event is.
pub(crate) fn check(event: &Event, entry: &Entry) -> Result<(), Refused> {
    short("by", &entry.by.name, MAX_NAME)?;
    match &entry.act {
        Act::Settle(about) => about.clone().tidied().map(|_| ()),
        Act::Enter(players) => enter(event, players),
        Act::Withdraw {
            player,
            from_round,
            reason,
        } => {
            known(event, *player)?;
            within("from_round", *from_round, MAX_ROUNDS)?;
            reasonable(reason)?;
            given(reason)
        }
        Act::Pair(pairing) => pair(event, pairing),
        Act::Start { round, games } => start(event, *round, games),
        Act::Score {
            round,
            board,
            score,
            reason,
        } => scored(event, entry, (*round, *board), *score, reason),
        Act::Note { round, board, text } => {
            short("text", text, MAX_LONG)?;
            if text.trim().is_empty() {
                return Err(Refused::NoReason);
            }
            match (round, board) {
                (Some(round), Some(board)) => there(event, *round, *board),
                (Some(round), None) if event.round(*round).is_none() => {
                    Err(Refused::NoRound(*round))
                }
                _ => Ok(()),
            }
        }
    }
}

fn enter(event: &Event, players: &[Player]) -> Result<(), Refused> {
    let mut seen = BTreeSet::new();
    for player in players {
        player.clone().tidied()?;
        if !seen.insert(player.number) {
            return Err(Refused::Twice(player.number));
        }
    }
    let fresh = seen.iter().filter(|it| event.player(**it).is_none());
    let in_all = event.players().len() + fresh.count();
    if players.is_empty() || in_all > MAX_PLAYERS {
        return Err(Refused::Field {
            what: "players",
            expected: format!("1 to {MAX_PLAYERS} in all"),
            found: in_all.to_string(),
        });
    }
    Ok(())
}

fn pair(event: &Event, pairing: &Pairing) -> Result<(), Refused> {
    within("round", pairing.round, MAX_ROUNDS)?;
    reasonable(&pairing.reason)?;
    short("time", &pairing.time, MAX_NAME)?;
    let mut seated = BTreeSet::new();
    let mut seat = |number: Number| -> Result<(), Refused> {
        known(event, number)?;
        let gone = event.withdrawn_from(number);
        match seated.insert(number) {
            false => Err(Refused::Twice(number)),
            true if gone.is_some_and(|it| it <= pairing.round) => Err(Refused::Withdrawn(number)),
            true => Ok(()),
        }
    };
    let mut boards = BTreeMap::new();
    for pair in &pairing.pairs {
        within("board", pair.board, MAX_BOARDS)?;
        if pair.white == pair.black {
            return Err(Refused::Himself(pair.white));
        }
        seat(pair.white)?;
        seat(pair.black)?;
        if boards
            .insert(pair.board, (pair.white, pair.black))
            .is_some()
        {
            return Err(Refused::BoardTwice(pair.board));
        }
    }
    for (number, _) in &pairing.byes {
        known(event, *number)?;
        if !seated.insert(*number) {
            return Err(Refused::Twice(*number));
        }
    }
    let Some(round) = event.round(pairing.round) else {
        return Ok(());
    };
    for (number, board) in round.boards.iter().filter(|(_, it)| it.is_touched()) {
        if boards.get(number) != Some(&(board.white, board.black)) {
            return Err(Refused::Touched {
                round: pairing.round,
                board: *number,
            });
        }
    }
    given(&pairing.reason)
}

fn start(event: &Event, round: u16, games: &[Started]) -> Result<(), Refused> {
    let mut boards = BTreeSet::new();
    let mut named = BTreeSet::new();
    for started in games {
        there(event, round, started.board)?;
        short("game", &started.game, MAX_NAME)?;
        if !boards.insert(started.board) {
            return Err(Refused::BoardTwice(started.board));
        }
        let game = started.game.as_str();
        if !named.insert(game) || event.place_of(game).is_some() {
            return Err(Refused::GameTwice(started.game.clone()));
        }
    }
    match games.is_empty() {
        true => Err(Refused::Same),
        false => Ok(()),
    }
}

fn scored(
    event: &Event,
    entry: &Entry,
    (round, board): (u16, u16),
    score: Option<Score>,
    reason: &Reason,
) -> Result<(), Refused> {
    there(event, round, board)?;
    reasonable(reason)?;
    let Some(board) = event.board(round, board) else {
        return Err(Refused::NoBoard { round, board });
    };
    if entry.by.role == Role::Game {
        return Ok(());
    }
    match (board.score(), score) {
        (None, None) => Err(Refused::NothingToTakeBack),
        (standing, new) if standing == new => Err(Refused::Same),
        _ if board.entered.is_empty() => Ok(()),
        _ => given(reason),
    }
}

fn there(event: &Event, round: u16, board: u16) -> Result<(), Refused> {
    let round_of = event.round(round).ok_or(Refused::NoRound(round))?;
    match round_of.boards.contains_key(&board) {
        true => Ok(()),
        false => Err(Refused::NoBoard { round, board }),
    }
}

fn known(event: &Event, number: Number) -> Result<(), Refused> {
    match event.player(number) {
        Some(_) => Ok(()),
        None => Err(Refused::NoPlayer(number)),
    }
}

fn given(reason: &Reason) -> Result<(), Refused> {
    match reason.is_empty() {
        true => Err(Refused::NoReason),
        false => Ok(()),
    }
}

fn reasonable(reason: &Reason) -> Result<(), Refused> {
    short("reason", &reason.text, MAX_LONG)?;
    let words = reason.ground.iter().chain(reason.cites.iter().flatten());
    for word in words {
        short("cites", word, MAX_NAME)?;
    }
    match reason.cites.len() {
        0..=20 => Ok(()),
        many => Err(Refused::Field {
            what: "cites",
            expected: "at most 20".to_owned(),
            found: many.to_string(),
        }),
    }
}

fn within(what: &'static str, number: u16, most: u16) -> Result<(), Refused> {
    match (1..=most).contains(&number) {
        true => Ok(()),
        false => Err(Refused::Field {
            what,
            expected: format!("1 to {most}"),
            found: number.to_string(),
        }),
    }
}

fn short(what: &'static str, text: &str, most: usize) -> Result<(), Refused> {
    match fits(text, most) {
        true => Ok(()),
        false => Err(Refused::Field {
            what,
            expected: format!("at most {most} characters"),
            found: text.to_owned(),
        }),
    }
}
