//! An event as it stands: what follows from its log.

use crate::check::check;
use crate::round::{Board, Entered, Round};
use crate::{About, Act, Bye, Date, Entry, Number, Pairing, Player, Points, Refused};
use std::collections::BTreeMap;

/// An event as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    about: About,
    players: BTreeMap<Number, Player>,
    withdrawn: BTreeMap<Number, u16>,
    rounds: BTreeMap<u16, Round>,
    seq: u64,
    at_ms: i64,
}

impl Event {
    /// Takes the next line of the log.
    ///
    /// # Errors
    /// [`Refused`], and the event is as it was.
    pub fn take(&mut self, entry: Entry) -> Result<(), Refused> {
        check(self, &entry)?;
        self.evolve(entry);
        Ok(())
    }

    /// What it is.
    #[must_use]
    pub fn about(&self) -> &About {
        &self.about
    }

    /// Who plays, by number.
    #[must_use]
    pub fn players(&self) -> &BTreeMap<Number, Player> {
        &self.players
    }

    /// The player of that number.
    #[must_use]
    pub fn player(&self, number: Number) -> Option<&Player> {
        self.players.get(&number)
    }

    /// The first round that a player is not paired in any more.
    #[must_use]
    pub fn withdrawn_from(&self, number: Number) -> Option<u16> {
        self.withdrawn.get(&number).copied()
    }

    /// The rounds that have been paired, by number.
    #[must_use]
    pub fn rounds(&self) -> &BTreeMap<u16, Round> {
        &self.rounds
    }

    /// A round.
    #[must_use]
    pub fn round(&self, number: u16) -> Option<&Round> {
        self.rounds.get(&number)
    }

    /// A board of a round.
    #[must_use]
    pub fn board(&self, round: u16, board: u16) -> Option<&Board> {
        self.rounds.get(&round)?.boards.get(&board)
    }

    /// The round that is played: the first with a board on which nothing is decided, or the last.
    #[must_use]
    pub fn current(&self) -> Option<u16> {
        let mut rounds = self.rounds.iter();
        let open = rounds.find(|(_, round)| round.open().next().is_some());
        let last = self.rounds.last_key_value().map(|(number, _)| *number);
        open.map(|(number, _)| *number).or(last)
    }

    /// How many lines its log has.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// When the last line was entered, in milliseconds since 1970.
    #[must_use]
    pub fn at_ms(&self) -> i64 {
        self.at_ms
    }

    /// The day of a round: its own, or else that of an event of one day.
    #[must_use]
    pub fn day(&self, round: u16) -> Option<Date> {
        let of_one_day = self
            .about
            .from
            .filter(|it| self.about.to.is_none_or(|to| to == *it));
        self.rounds.get(&round)?.date.or(of_one_day)
    }

    /// What a player has in a round: `None` where nothing is decided yet. One who is not in the
    /// round at all gets nothing.
    #[must_use]
    pub fn points(&self, round: u16, player: Number) -> Option<Points> {
        let round = self.rounds.get(&round)?;
        match round.board_of(player) {
            Some((_, board)) if board.white == player => board.score().map(|it| it.white()),
            Some((_, board)) => board.score().map(|it| it.black()),
            None => Some(
                round
                    .byes
                    .get(&player)
                    .map_or(Points::Loss, |it| it.points()),
            ),
        }
    }

    /// What a player has in the rounds before this one, in half points, as a game is usually
    /// scored: 1, ½, 0.
    #[must_use]
    pub fn halves_before(&self, round: u16, player: Number) -> u32 {
        let halves = |points| match points {
            Points::Win => 2,
            Points::Draw => 1,
            Points::Loss => 0,
        };
        let before = self.rounds.range(..round);
        before
            .filter_map(|(number, _)| self.points(*number, player))
            .map(halves)
            .sum()
    }

    /// On which board of which round a game is played.
    #[must_use]
    pub fn place_of(&self, game: &str) -> Option<(u16, u16)> {
        self.rounds.iter().find_map(|(number, round)| {
            let mut boards = round.boards.iter();
            let found = boards.find(|(_, board)| board.games.iter().any(|it| it == game));
            found.map(|(board, _)| (*number, *board))
        })
    }

    /// The event without the results that were entered after an instant, in milliseconds since
    /// 1970: what those see who see it later.
    #[must_use]
    pub fn until(&self, at_ms: i64) -> Event {
        let mut event = self.clone();
        for board in event
            .rounds
            .values_mut()
            .flat_map(|it| it.boards.values_mut())
        {
            board.entered.retain(|it| it.at_ms <= at_ms);
        }
        event
    }

    /// Judges nothing: what comes here has been checked.
    fn evolve(&mut self, entry: Entry) {
        self.seq += 1;
        self.at_ms = entry.at_ms;
        let (seq, at_ms, by) = (self.seq, entry.at_ms, entry.by);
        match entry.act {
            Act::Settle(about) => self.about = about.tidied().unwrap_or_default(),
            Act::Enter(players) => {
                for player in players.into_iter().filter_map(|it| it.tidied().ok()) {
                    self.withdrawn.remove(&player.number);
                    self.players.insert(player.number, player);
                }
            }
            Act::Withdraw {
                player, from_round, ..
            } => {
                self.withdrawn.insert(player, from_round);
            }
            Act::Pair(pairing) => self.pair(pairing),
            Act::Start { round, games } => {
                for started in games {
                    if let Some(board) = self.board_mut(round, started.board) {
                        board.games.push(started.game);
                    }
                }
            }
            Act::Score {
                round,
                board,
                score,
                reason,
            } => {
                if let Some(board) = self.board_mut(round, board) {
                    board.entered.push(Entered {
                        seq,
                        at_ms,
                        by,
                        score,
                        reason,
                    });
                }
            }
            Act::Note { .. } => {}
        }
    }

    fn board_mut(&mut self, round: u16, board: u16) -> Option<&mut Board> {
        self.rounds.get_mut(&round)?.boards.get_mut(&board)
    }

    /// Boards on which something has happened stay; the others are as the pairing has them.
    fn pair(&mut self, pairing: Pairing) {
        let round = self.rounds.entry(pairing.round).or_default();
        round.boards.retain(|_, board| board.is_touched());
        for pair in pairing.pairs {
            round.boards.entry(pair.board).or_insert(Board {
                white: pair.white,
                black: pair.black,
                games: Vec::new(),
                entered: Vec::new(),
            });
        }
        let byes: BTreeMap<Number, Bye> = pairing.byes.into_iter().collect();
        round.byes = byes;
        round.date = pairing.date.or(round.date);
        if !pairing.time.is_empty() {
            round.time = pairing.time;
        }
    }
}
