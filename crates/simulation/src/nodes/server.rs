//! A server: it says that it is there, holds the game while it is sure to have it, hands on what
//! is elsewhere.

use super::Rules;
use super::database::{Append, Call, Reply};
use super::world::Request;
use std::collections::VecDeque;

/// For so long after it began to say so a server is sure to be there, in milliseconds.
const SURE: u64 = 1_900;

/// The game as a server holds it.
struct Loaded {
    tenure: Option<u64>,
    fence: u64,
    acts: Vec<usize>,
    /// The record does not know yet that nobody had it for a while.
    gap: bool,
}

/// What a request waits for.
enum Stage {
    Own { tenure: Option<u64> },
    Read { tenure: Option<u64>, fence: u64 },
    Append(Append),
}

/// What a server does next.
pub(super) enum Deed {
    /// It asks the database; the number comes back with the answer.
    Ask(u64, Call),
    /// It tells whoever asked that the act stands there.
    Tell(Request, usize),
    /// It hands the request on.
    HandOn(Request, u64),
}

/// A server of the three, from its start to its end.
pub(super) struct Server {
    /// Its name in the database; another after each start.
    pub(super) node: u64,
    rules: Rules,
    lapses: u64,
    sure_until: u64,
    /// When it began to say that it is there, while that is not answered.
    pub(super) beating: Option<u64>,
    loaded: Option<Loaded>,
    busy: Option<(Request, Stage)>,
    waiting: VecDeque<Request>,
    /// Answers to earlier questions are not taken for those of later ones.
    question: u64,
    pub(super) asked_at: u64,
}

impl Server {
    pub(super) fn start(node: u64, rules: Rules) -> Self {
        Self {
            node,
            rules,
            lapses: 0,
            sure_until: 0,
            beating: None,
            loaded: None,
            busy: None,
            waiting: VecDeque::new(),
            question: 0,
            asked_at: 0,
        }
    }

    /// The number of its unbroken time, while it is sure.
    fn tenure(&self, now: u64) -> Option<u64> {
        (now < self.sure_until || !self.rules.sure).then_some(self.lapses)
    }

    fn has(&self, now: u64) -> bool {
        let tenure = self.tenure(now);
        let held = self.loaded.as_ref();
        held.is_some_and(|it| tenure.is_some() && (it.tenure == tenure || !self.rules.sure))
    }

    /// The view of the game, if it answers for it.
    pub(super) fn view(&self, now: u64) -> Option<usize> {
        self.has(now)
            .then(|| self.loaded.as_ref().map_or(0, |it| it.acts.len()))
    }

    /// The database knows that it is there.
    pub(super) fn beaten(&mut self, late: u64) {
        let Some(asked) = self.beating.take() else {
            return;
        };
        self.lapses = late;
        self.sure_until = asked + SURE;
    }

    /// Takes a request; what it does at once.
    pub(super) fn take(&mut self, request: Request, now: u64) -> Vec<Deed> {
        self.waiting.push_back(request);
        self.go_on(now)
    }

    /// The database has not answered: whether it did what it was asked is not known.
    pub(super) fn give_up(&mut self, now: u64) -> Vec<Deed> {
        self.busy = None;
        self.loaded = None;
        self.go_on(now)
    }

    pub(super) fn is_busy(&self) -> bool {
        self.busy.is_some()
    }

    fn ask(&mut self, request: Request, stage: Stage, call: Call, now: u64) -> Vec<Deed> {
        self.busy = Some((request, stage));
        self.question += 1;
        self.asked_at = now;
        vec![Deed::Ask(self.question, call)]
    }

    fn go_on(&mut self, now: u64) -> Vec<Deed> {
        if self.busy.is_some() {
            return Vec::new();
        }
        let Some(request) = self.waiting.pop_front() else {
            return Vec::new();
        };
        if !self.has(now) {
            self.loaded = None;
            let tenure = self.tenure(now);
            return self.ask(request, Stage::Own { tenure }, Call::Own, now);
        }
        self.act(request, now)
    }

    fn act(&mut self, request: Request, now: u64) -> Vec<Deed> {
        let Some(held) = &self.loaded else {
            return Vec::new();
        };
        let known = held.acts.iter().position(|it| *it == request.act);
        if let Some(at) = known.filter(|_| self.rules.keys) {
            let mut deeds = vec![Deed::Tell(request, at)];
            deeds.extend(self.go_on(now));
            return deeds;
        }
        let append = Append {
            act: request.act,
            expected: held.acts.len(),
            fence: held.fence,
            gap: held.gap,
        };
        let stage = Stage::Append(append.clone());
        self.ask(request, stage, Call::Append(append), now)
    }

    /// The database has answered.
    pub(super) fn answered(&mut self, question: u64, reply: Reply, now: u64) -> Vec<Deed> {
        if question != self.question {
            return Vec::new();
        }
        let Some((request, stage)) = self.busy.take() else {
            return Vec::new();
        };
        match (stage, reply) {
            (Stage::Own { tenure }, Reply::Here(fence)) => {
                self.ask(request, Stage::Read { tenure, fence }, Call::Read, now)
            }
            (Stage::Own { .. }, Reply::Elsewhere(node)) => {
                let mut deeds = vec![Deed::HandOn(request, node)];
                deeds.extend(self.go_on(now));
                deeds
            }
            (Stage::Read { tenure, fence }, Reply::Entries(acts)) => {
                let gap = fence > 1;
                self.loaded = Some(Loaded {
                    tenure,
                    fence,
                    acts,
                    gap,
                });
                self.act(request, now)
            }
            (Stage::Append(append), Reply::Written(at)) => {
                if let Some(held) = self.loaded.as_mut()
                    && at == held.acts.len()
                {
                    held.acts.push(append.act);
                    held.gap = false;
                }
                let mut deeds = vec![Deed::Tell(request, at)];
                deeds.extend(self.go_on(now));
                deeds
            }
            // It was overtaken, or others wrote: it reads again.
            _ => {
                self.loaded = None;
                self.waiting.push_front(request);
                self.go_on(now)
            }
        }
    }
}
