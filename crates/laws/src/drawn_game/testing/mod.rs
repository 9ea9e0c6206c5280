//! What the tests of several clauses share: games told in squares, and claims made in them.

use super::{DrawClaim, DrawnGame, occurrences};
use crate::{Answer, Intended, Reason, Refusal};
use flagfall_board::{Identity, Move, Position, Role, Square};
use flagfall_clock::Millis;
use flagfall_edition::{Absent, Clause, E01, E05, E09, E14, E17, E18, E23, E97, Edition, Sources};
use flagfall_record::Regulations;
use flagfall_words::english;

/// The editions that were in force: all but the draft.
pub(crate) const ADOPTED: [Edition; 8] = [E97, E01, E05, E09, E14, E17, E18, E23];

/// The article under one edition.
pub(crate) fn law(edition: Edition) -> DrawnGame {
    DrawnGame::new(&Sources::of(edition), &Regulations::default())
}

/// The numbers of a clause in all editions; `no`, `gone` and `lost` where there is none.
pub(crate) fn printed<R>(clause: &Clause<R>) -> String {
    let rows = clause.listing().rows;
    let numbers = rows.iter().map(|row| match row.article {
        Ok(article) => article,
        Err(Absent::NotYet) => "no",
        Err(Absent::Repealed) => "gone",
        Err(Absent::NotInHand) => "lost",
    });
    numbers.collect::<Vec<_>>().join(" ")
}

/// What a refusal rests on.
pub(crate) fn short(refusal: &Refusal) -> String {
    if refusal.reason() == Reason::NotEncoded {
        return "not in hand".to_owned();
    }
    let cited = refusal.citations().iter().map(ToString::to_string);
    cited.collect::<Vec<_>>().join("; ")
}

/// A move by its squares: `g1f3`, `b7b8n`; castling is king to rook.
fn read(text: &str) -> Move {
    let square = |at: usize| -> Square { text[at..at + 2].parse().unwrap() };
    Move {
        from: square(0),
        to: square(2),
        promotion: text
            .chars()
            .nth(4)
            .and_then(|it| Role::from_letter(it.to_ascii_uppercase())),
    }
}

/// A move as intended, written by its squares.
pub(crate) fn intended(text: &str) -> Intended {
    Intended {
        mv: read(text),
        san: text.to_owned(),
    }
}

/// The positions of a game, in order.
pub(crate) struct Story(Vec<Position>);

impl Story {
    /// A game from the usual array.
    pub(crate) fn of(moves: &str) -> Story {
        Story::from("", moves)
    }

    /// A game from a position; the usual array if none is written.
    pub(crate) fn from(fen: &str, moves: &str) -> Story {
        let mut positions = vec![match fen {
            "" => Position::initial(),
            fen => Position::from_fen(fen).unwrap(),
        }];
        for text in moves.split_whitespace() {
            let next = positions[positions.len() - 1].try_play(read(text));
            positions.push(next.unwrap_or_else(|| panic!("{text} is not legal")));
        }
        Story(positions)
    }

    /// What the clauses see of it.
    pub(crate) fn history(&self) -> Vec<Identity> {
        self.0.iter().map(Position::identity).collect()
    }

    /// The position which that move would produce.
    pub(crate) fn after(&self, text: &str) -> Identity {
        self.present().play(read(text)).identity()
    }

    fn present(&self) -> &Position {
        &self.0[self.0.len() - 1]
    }

    /// A claim by the player having the move, with ten minutes left: the answer in short.
    pub(crate) fn claims(
        &self,
        clause: fn(&DrawnGame, &DrawClaim<'_>) -> Answer,
        law: &DrawnGame,
        text: Option<&str>,
    ) -> String {
        let mv = text.map(intended);
        let after = text.map(|text| self.after(text));
        self.claims_with(clause, law, |claim| DrawClaim {
            intended: mv.as_ref(),
            after_intended: after.as_ref(),
            intended_is_zeroing: text.is_some_and(|text| self.present().is_zeroing(read(text))),
            ..claim
        })
    }

    /// A claim whose facts differ from the usual ones: the answer in short.
    pub(crate) fn claims_with<'a>(
        &self,
        clause: fn(&DrawnGame, &DrawClaim<'_>) -> Answer,
        law: &DrawnGame,
        change: impl FnOnce(DrawClaim<'a>) -> DrawClaim<'a>,
    ) -> String {
        match self.answer(clause, law, change) {
            Answer::Ruled(ruling) => ruling.to_string(),
            Answer::Refused(it) => format!("{} {}", it.reason().word(), short(&it)),
            Answer::Asked(question) => question.topic().word().to_owned(),
        }
    }

    /// The same, in words.
    pub(crate) fn told<'a>(
        &self,
        clause: fn(&DrawnGame, &DrawClaim<'_>) -> Answer,
        law: &DrawnGame,
        change: impl FnOnce(DrawClaim<'a>) -> DrawClaim<'a>,
    ) -> String {
        match self.answer(clause, law, change) {
            Answer::Ruled(ruling) => english(&ruling.text()),
            Answer::Refused(refusal) => english(refusal.text()),
            Answer::Asked(question) => english(question.text()),
        }
    }

    fn answer<'a>(
        &self,
        clause: fn(&DrawnGame, &DrawClaim<'_>) -> Answer,
        law: &DrawnGame,
        change: impl FnOnce(DrawClaim<'a>) -> DrawClaim<'a>,
    ) -> Answer {
        let history = self.history();
        let claim = change(DrawClaim {
            by: self.present().turn(),
            has_the_move: true,
            history: &[],
            halfmoves: self.present().halfmoves(),
            intended: None,
            after_intended: None,
            intended_is_zeroing: false,
            unreadable: false,
            left: Millis::minutes(10),
            has_touched: false,
            already_played: false,
        });
        let claim = DrawClaim {
            history: &history,
            ..claim
        };
        clause(law, &claim)
    }
}

/// The plies at which the last position of a game occurs, under every edition in hand.
pub(crate) fn occurs(fen: &str, moves: &str, expect: &[u32]) {
    let story = Story::from(fen, moves);
    for edition in ADOPTED {
        let law = law(edition).sameness.unwrap();
        assert_eq!(occurrences(&law, &story.history()), expect, "{edition}");
    }
}
