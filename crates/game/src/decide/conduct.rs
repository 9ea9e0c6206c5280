//! What players do beside the board, and what the arbiter sees of it.

use super::{Desk, Taken};
use crate::event::{Context, Help};
use flagfall_board::Color;
use flagfall_edition::Law;
use flagfall_laws::arbiter::number_of_moves;
use flagfall_laws::conduct::{self, Appeal, Conduct, Device, Leaving};
use flagfall_laws::{Answer, Ending, Question, Reason, Refusal, Score, Topic, chessclock};
use flagfall_record::{DeviceFact, Request, Sides, Supervision};
use flagfall_say::{Text, say};

impl Desk<'_> {
    /// A device of a player's rang, or was found.
    pub(super) fn device(&mut self, by: Color, what: DeviceFact) -> Taken {
        let regulations = &self.game.header.regulations;
        let it = Device {
            side: by,
            what,
            opponent_can_mate: self.can_mate(!by),
            bag_allowed: regulations.option_is("device_in_bag", "allowed"),
            milder: regulations.option_is("device_penalty", "milder"),
        };
        let book = &self.game.book;
        let answer = match conduct::device(&book.conduct, &book.arbiter, &it) {
            Ok(answer) => answer,
            Err(no) if no.reason() == Reason::NoSuchRule => {
                self.acted();
                return self.unregulated(by, say!("device-unregulated", side = by));
            }
            Err(no) => return Err(no),
        };
        let context = match &answer {
            Answer::Asked(asked) if asked.topic() == Topic::CanMate => Context::Device(by),
            Answer::Asked(asked) if asked.topic() == Topic::ScoreOfOpponent => {
                Context::Score(by, Ending::Device)
            }
            _ => Context::Open(None),
        };
        self.acted();
        if !matches!(context, Context::Open(_)) {
            self.happens(crate::Event::ClocksStopped);
        }
        self.answer(answer, context)
    }

    /// A player leaves the board for somewhere; with permission he may.
    pub(super) fn leave(&mut self, by: Color, area: Option<&str>, permitted: bool) -> Taken {
        let regulations = &self.game.header.regulations;
        if permitted || matches!(regulations.supervision, Supervision::None) {
            self.acted();
            return Ok(());
        }
        let it = Leaving {
            side: by,
            has_the_move: self.game.turn() == by,
            area,
            reported: regulations.option_is("leaving_reported", "required"),
            designated: regulations
                .options
                .get("designated_places")
                .map(String::as_str),
        };
        let book = &self.game.book;
        let asked = conduct::leaving(&book.conduct, &book.arbiter, &it);
        self.acted();
        // Whoever goes has gone, whether or not the text on it is in hand.
        if let Ok(Some(question)) = asked {
            self.ask(question, Context::Open(None));
        }
        Ok(())
    }

    /// A player appeals, while the game lasts or afterwards.
    pub(super) fn appeal(&mut self, by: Color) -> Taken {
        let ended = self.game.ended.as_ref().map(|it| it.outcome.ending);
        let it = Appeal {
            by,
            ruled_out: self.game.header.regulations.option_is("appeal", "none"),
            quickplay_finish: ended == Some(Ending::Quickplay),
        };
        let ruling = conduct::appeal(&self.game.book.conduct, &it)?;
        self.acted();
        self.rule(ruling);
        Ok(())
    }

    /// A player asks the arbiter for something.
    pub(super) fn request(&mut self, by: Color, what: Request) -> Taken {
        let book = &self.game.book;
        match what {
            Request::ClockPlacement => return Err(chessclock::placed(&book.chessclock.placement)),
            Request::MoveNumber => {
                let flag_fell = self.game.flags.contains(&true);
                number_of_moves(&book.arbiter, flag_fell)?;
            }
            Request::Device => {
                if let Some(no) = conduct::may_use(&book.conduct) {
                    return Err(no);
                }
                self.acted();
                return self.unregulated(by, say!("device-wanted", side = by));
            }
            Request::Explanation => {
                let explained = book.conduct.explaining;
                self.acted();
                if let Ok(law) = explained {
                    self.rule(conduct::explain(&law, by));
                }
                return Ok(());
            }
            Request::Increment => return self.request_extra(by),
            Request::Scoresheet => return self.request_sheet(by),
            Request::WritingAssistant => return self.request_assistant(by, Help::Writing),
            Request::ClockAssistant => return self.request_assistant(by, Help::Clock),
            Request::Deduction => return self.request_deduction(by),
            Request::SparePiece => {}
        }
        self.acted();
        Ok(())
    }

    /// What the arbiter sees of a player's conduct; `None` where the word is none of these.
    pub(super) fn observe_conduct(&mut self, what: &str, side: Option<Sides>) -> Option<Taken> {
        let whose = side.and_then(Sides::one);
        Some(match what {
            "refusal" if side == Some(Sides::Both) => self.both_refuse(),
            "refusal" => self.of_one(whose).and_then(|side| self.refuses(side)),
            "distraction" => self.of_one(whose).and_then(|side| self.distracts(side)),
            "smoking" => self.of_one(whose).and_then(|side| self.smokes(side, false)),
            "e_cigarette" => self.of_one(whose).and_then(|side| self.smokes(side, true)),
            "disrepute" => self.of_one(whose).and_then(|side| {
                self.breaks(|it| &it.bearing, side, say!("seen-bearing", side = side))
            }),
            "notes" => self.of_one(whose).and_then(|side| {
                self.breaks(|it| &it.notes, side, say!("seen-notes", side = side))
            }),
            "inspection_refused" => self.of_one(whose).and_then(|side| {
                let facts = say!("seen-inspection", side = side);
                self.breaks(|it| &it.inspecting, side, facts)
            }),
            _ => return None,
        })
    }

    /// The one player whom something is seen of.
    pub(super) fn of_one(&self, whose: Option<Color>) -> Result<Color, Refusal> {
        whose.ok_or_else(|| Refusal::plain(Reason::NotSo, say!("side-needed")))
    }

    fn both_refuse(&mut self) -> Taken {
        let ruling = conduct::both_refusing(&self.game.book.conduct)?;
        self.acted();
        self.rule(ruling);
        Ok(())
    }

    fn refuses(&mut self, side: Color) -> Taken {
        let question = conduct::refusing(&self.game.book.conduct, side)?;
        self.acted();
        self.happens(crate::Event::ClocksStopped);
        self.ask(question, Context::Score(side, Ending::Conduct));
        Ok(())
    }

    fn distracts(&mut self, side: Color) -> Taken {
        let book = &self.game.book;
        let counted = self.game.tally[side as usize].evidence;
        let question = conduct::distraction(&book.conduct, &book.arbiter, side, counted)?;
        self.asked_of(question)
    }

    fn smokes(&mut self, side: Color, electronic: bool) -> Taken {
        let smoking = self.game.book.conduct.smoking;
        if let Ok(law) = &smoking
            && !conduct::is_smoking(law, electronic)
        {
            self.acted();
            return self.unregulated(side, say!("electronic-unregulated", side = side));
        }
        self.breaks(|it| &it.smoking, side, say!("seen-smoking", side = side))
    }

    fn breaks<R>(&mut self, clause: fn(&Conduct) -> &Law<R>, side: Color, facts: Text) -> Taken {
        let book = &self.game.book;
        let law = &book.conduct;
        let question = conduct::broken(law, &book.arbiter, clause(law), side, facts)?;
        self.asked_of(question)
    }

    fn asked_of(&mut self, question: Question) -> Taken {
        self.acted();
        self.ask(question, Context::Open(None));
        Ok(())
    }

    /// What the opponent of a player scores who lost by his conduct or his device.
    pub(super) fn score_settled(&mut self, side: Color, ending: Ending, score: Score) {
        let law = &self.game.book.conduct;
        let ruling = match ending {
            Ending::Device => {
                let law = law.device_price.as_ref().ok();
                law.map(|law| conduct::lost_by_device(law, side, score))
            }
            _ => {
                let law = law.refusing.as_ref().ok();
                law.map(|law| conduct::lost_by_conduct(law, side, score))
            }
        };
        // It was asked under that clause, so the clause is there.
        if let Some(ruling) = ruling {
            self.rule(ruling);
        }
    }
}
