//! What cannot be known from the board, and is asked.

use super::{Hand, Notice, OPEN, Out};
use flagfall_board::{Color, Role, Square};
use serde_json::{Value, json};

/// What is made of a man that was lifted and put back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PutBack {
    /// It is asked: adjusted, or touched.
    #[default]
    Ask,
    /// Nothing.
    Ignore,
    /// He was touched.
    Touched,
}

/// A question that stands open.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    id: String,
    doubt: Doubt,
}

/// What is not known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Doubt {
    /// Why a man was lifted who stands where he stood.
    PutBack(Color, Square),
    /// Which piece stands for the pawn there.
    Promoted(Color, Square),
}

impl Doubt {
    fn text(self) -> String {
        match self {
            Doubt::PutBack(side, square) => format!(
                "The man on {square} was lifted and put back, {} having the move.",
                name(side)
            ),
            Doubt::Promoted(side, square) => {
                format!("Which piece has {} put on {square}?", name(side))
            }
        }
    }

    fn choices(self) -> Vec<&'static str> {
        match self {
            Doubt::PutBack(..) => vec!["nothing", "adjusted", "touched"],
            Doubt::Promoted(..) => vec!["unknown", "queen", "rook", "bishop", "knight"],
        }
    }

    /// Who does what, if that is the answer.
    fn act(self, choice: &str) -> Option<(Color, Value)> {
        match self {
            Doubt::PutBack(side, square) => {
                let squares = [square.to_string()];
                match choice {
                    "adjusted" => Some((side, json!({"act": "adjust", "squares": squares}))),
                    "touched" => Some((side, json!({"act": "touch", "squares": squares}))),
                    _ => None,
                }
            }
            Doubt::Promoted(side, square) => {
                let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
                let role = roles.into_iter().find(|it| it.name() == choice)?;
                let square = square.to_string();
                let act = json!({"act": "exchange", "square": square, "piece": role.name()});
                Some((side, act))
            }
        }
    }
}

fn name(side: Color) -> &'static str {
    match side {
        Color::White => "White",
        Color::Black => "Black",
    }
}

impl Hand {
    /// Answers a question. What is no answer to one that stands open does nothing.
    pub fn answer(&mut self, id: &str, choice: &str) -> Vec<Out> {
        let Some(at) = self.asked.iter().position(|it| it.id == id) else {
            return Vec::new();
        };
        let doubt = self.asked[at].doubt;
        if !doubt.choices().contains(&choice) {
            return Vec::new();
        }
        self.asked.remove(at);
        let mut out = Vec::new();
        if let Some((side, act)) = doubt.act(choice) {
            if let (Doubt::Promoted(_, square), Some(role)) = (doubt, role_of(choice)) {
                let man = flagfall_board::Piece { color: side, role };
                self.men.set(square, Some(man));
            }
            self.acts.push(act);
            self.tell(side, &mut out);
        }
        out
    }

    /// A man stands where he stood.
    pub(super) fn back(&mut self, square: Square, out: &mut Vec<Out>) {
        let side = self.turn;
        match self.put_back {
            PutBack::Ignore => {}
            PutBack::Touched => {
                self.acts.push(super::touch(&[square]));
                self.tell(side, out);
            }
            PutBack::Ask => self.ask(Doubt::PutBack(side, square), out),
        }
    }

    pub(super) fn ask(&mut self, doubt: Doubt, out: &mut Vec<Out>) {
        if self.asked.iter().any(|it| it.doubt == doubt) {
            return;
        }
        if self.asked.len() == OPEN {
            self.asked.pop_front();
        }
        self.questions += 1;
        let id = format!("q{}", self.questions);
        out.push(Out::Notice(Notice::Asked {
            id: id.clone(),
            text: doubt.text(),
            choices: doubt.choices(),
        }));
        self.asked.push_back(Asked { id, doubt });
    }
}

fn role_of(name: &str) -> Option<Role> {
    let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    roles.into_iter().find(|it| it.name() == name)
}
