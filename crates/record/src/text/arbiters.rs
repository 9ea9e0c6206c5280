//! What the arbiter does, out of text.

use super::correct;
use super::read::{Read, Reader};
use super::write::FOR_THE_LINE;
use crate::{Act, Answer, Observation, Penalty, Sides};
use flagfall_board::Color;

impl<'a> Reader<'a> {
    pub(super) fn observation(&self, text: &'a str) -> Read<Act> {
        let dated = text.rsplit_once(" since half-move ");
        let dated = dated.and_then(|(seen, digits)| Some((seen, digits.trim().parse().ok()?)));
        let (text, ply) = match dated {
            Some((seen, ply)) => (seen, Some(ply)),
            None => (text, None),
        };
        let (what, side) = [
            (" of White", Sides::White),
            (" of Black", Sides::Black),
            (" of both", Sides::Both),
        ]
        .into_iter()
        .find_map(|(end, side)| text.strip_suffix(end).map(|what| (what, Some(side))))
        .unwrap_or((text, None));
        Ok(Act::Observe(Observation {
            what: self.some(what, "what is seen")?,
            side,
            ply,
        }))
    }

    pub(super) fn answer(&self, text: &'a str) -> Read<Act> {
        let (question, rest) = self.pair(text, ": ", "`q1: keep`")?;
        let (choice, ms) = match rest.split_once(", ") {
            Some((choice, time)) => (choice, Some(self.time(time)?)),
            None => (rest, None),
        };
        let (question, choice) = (question.to_owned(), self.some(choice, "a choice")?);
        Ok(Act::Answer(Answer {
            question,
            choice,
            ms,
        }))
    }

    pub(super) fn restore(&self, text: &'a str) -> Read<Act> {
        let number = text
            .strip_prefix("half-move ")
            .and_then(|digits| digits.parse().ok());
        number
            .map(|ply| Act::Restore { ply })
            .ok_or_else(|| self.error(text, "`half-move` and a number"))
    }

    pub(super) fn penalty(&self, text: &'a str) -> Read<Act> {
        let (side, rest) = self.side(text)?;
        let mut parts = rest.strip_prefix(": ").unwrap_or(rest).split(", ");
        let word = parts.next().unwrap_or("");
        let penalty = Penalty::from_word(word)
            .ok_or_else(|| self.error(text, format!("one of: {}", Penalty::WORDS.join(" "))))?;
        let (mut ms, mut score) = (None, None);
        for part in parts {
            match part.split_once(' ') {
                Some(("time", time)) => ms = Some(self.time(time)?),
                Some(("score", text)) => score = Some(self.some(text, "a score")?),
                _ => return Err(self.error(part, "`time 2:00` or `score 1/2`")),
            }
        }
        Ok(Act::Penalise {
            side,
            penalty,
            ms,
            score,
        })
    }

    pub(super) fn given(&self, text: &'a str) -> Read<Act> {
        let (done, reason) = correct::parted(text);
        let line = done.strip_suffix(FOR_THE_LINE).filter(|_| reason.is_none());
        let (whom, time) = self.pair(line.unwrap_or(done), " ", "`White 5:00`")?;
        if line.is_some() {
            let side = Color::ALL.into_iter().find(|it| it.to_string() == whom);
            let side = side.ok_or_else(|| self.error(whom, "White or Black"))?;
            let ms = self.time(time)?;
            return Ok(Act::Lag { side, ms });
        }
        let side = match whom {
            "White" => Sides::White,
            "Black" => Sides::Black,
            "both" => Sides::Both,
            _ => return Err(self.error(whom, "White, Black or both")),
        };
        Ok(Act::GiveTime {
            side,
            ms: self.time(time)?,
            reason: reason.map(|it| self.some(it, "a reason")).transpose()?,
        })
    }
}
