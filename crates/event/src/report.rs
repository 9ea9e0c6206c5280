//! What a file of another program says of an event, and what of it is new.

use crate::{About, Act, Bye, Date, Event, Number, Pair, Pairing, Player, Reason, Score};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What a file says of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// What it says of the event as a whole; `None` where it says nothing of it.
    pub about: Option<About>,
    /// The players, by number.
    pub players: Vec<Player>,
    /// The rounds, in order.
    pub rounds: Vec<Reported>,
}

/// A round in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reported {
    /// Its number.
    pub round: u16,
    /// Its day.
    pub date: Option<Date>,
    /// Its pairs in order, with the result where there is one. A board without a number takes
    /// the next one that is free.
    pub pairs: Vec<(Option<u16>, Number, Number, Option<Score>)>,
    /// Who does not play.
    pub byes: Vec<(Number, Bye)>,
}

/// A file that says something else than the event: nothing of it is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagrees {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// What stands in the event.
    pub stands: String,
    /// What stands in the file.
    pub found: String,
}

impl fmt::Display for Disagrees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Disagrees {
            round,
            board,
            stands,
            found,
        } = self;
        write!(
            f,
            "round {round}, board {board}: the event has {stands} and the file has {found}; \
             nothing was entered. Change that board by itself, with a reason, or correct the file"
        )
    }
}

impl std::error::Error for Disagrees {}

impl Report {
    /// The lines that enter it in an event: what the event has already is left out, and what it
    /// has otherwise is not overwritten.
    ///
    /// # Errors
    /// [`Disagrees`] where a board on which something has happened is another one in the file.
    pub fn news(&self, event: &Event) -> Result<Vec<Act>, Disagrees> {
        let mut acts = Vec::new();
        if let Some(about) = self.about.as_ref().filter(|_| event.seq() == 0) {
            acts.push(Act::Settle(about.clone()));
        }
        let fresh = |player: &&Player| event.player(player.number) != Some(*player);
        let fresh: Vec<Player> = self.players.iter().filter(fresh).cloned().collect();
        acts.extend(fresh.chunks(100).map(|some| Act::Enter(some.to_vec())));
        for reported in &self.rounds {
            reported.news(event, &mut acts)?;
        }
        Ok(acts)
    }
}

impl Reported {
    fn news(&self, event: &Event, acts: &mut Vec<Act>) -> Result<(), Disagrees> {
        let standing = event.round(self.round);
        let mut numbers = BTreeMap::new();
        for (number, board) in standing.iter().flat_map(|it| &it.boards) {
            numbers.insert((board.white, board.black), *number);
        }
        let touched = standing.iter().flat_map(|it| &it.boards);
        let touched: Vec<_> = touched.filter(|(_, it)| it.is_touched()).collect();
        for (number, board) in &touched {
            let mut pairs = self.pairs.iter();
            if !pairs.any(|it| (it.1, it.2) == (board.white, board.black)) {
                return Err(Disagrees {
                    round: self.round,
                    board: **number,
                    stands: format!("{} against {}", board.white, board.black),
                    found: "another pairing".to_owned(),
                });
            }
        }
        let mut taken: BTreeSet<u16> = self.pairs.iter().filter_map(|it| it.0).collect();
        taken.extend(touched.iter().map(|(number, _)| **number));
        let mut next = 1;
        let mut pairs = Vec::new();
        for (board, white, black, _) in &self.pairs {
            let kept = numbers.get(&(*white, *black)).copied();
            let board = kept.or(*board).unwrap_or_else(|| {
                while taken.contains(&next) || numbers.values().any(|it| *it == next) {
                    next += 1;
                }
                taken.insert(next);
                next
            });
            let (white, black) = (*white, *black);
            pairs.push(Pair {
                board,
                white,
                black,
            });
        }
        pairs.sort_by_key(|pair| pair.board);
        if let Some(pairing) = self.pairing(event, pairs.clone()) {
            acts.push(Act::Pair(pairing));
        }
        self.scores(event, &pairs, acts)
    }

    /// The pairing, where it is another one than the event has.
    fn pairing(&self, event: &Event, pairs: Vec<Pair>) -> Option<Pairing> {
        let byes: BTreeMap<Number, Bye> = self.byes.iter().copied().collect();
        let standing = event.round(self.round);
        if let Some(round) = standing {
            let same = round.boards.len() == pairs.len()
                && pairs.iter().all(|pair| {
                    let board = round.boards.get(&pair.board);
                    board.is_some_and(|it| (it.white, it.black) == (pair.white, pair.black))
                });
            if same && round.byes == byes && (self.date.is_none() || self.date == round.date) {
                return None;
            }
        }
        let reason = standing.map_or_else(Reason::default, |_| Reason::plain("as the file has it"));
        Some(Pairing {
            round: self.round,
            date: self.date,
            time: String::new(),
            pairs,
            byes: byes.into_iter().collect(),
            reason,
        })
    }

    fn scores(&self, event: &Event, pairs: &[Pair], acts: &mut Vec<Act>) -> Result<(), Disagrees> {
        for (_, white, black, score) in &self.pairs {
            let pair = pairs
                .iter()
                .find(|it| (it.white, it.black) == (*white, *black));
            let (Some(pair), Some(score)) = (pair, score) else {
                continue;
            };
            let stands = event
                .board(self.round, pair.board)
                .and_then(|it| it.score());
            match stands {
                Some(stands) if stands != *score => {
                    return Err(Disagrees {
                        round: self.round,
                        board: pair.board,
                        stands: stands.to_string(),
                        found: score.to_string(),
                    });
                }
                Some(_) => {}
                None => acts.push(Act::Score {
                    round: self.round,
                    board: pair.board,
                    score: Some(*score),
                    reason: Reason::plain("from a file"),
                }),
            }
        }
        Ok(())
    }
}
