//! The Laws of Chess: a folder an article, a file a clause, and all editions in that file.
//!
//! Folders bear the titles of the articles, for titles lasted from 1997 on and numbers did not.
//! A clause's function takes the [`Provision`](flagfall_edition::Provision) in force and the
//! facts, and answers with a [`Ruling`], a [`Refusal`] or a [`Question`]; it decides one clause
//! at a time. Which clause is asked first is for the `game` crate to say.
#![forbid(unsafe_code)]

pub mod nature_and_objectives;

pub mod moves_of_the_pieces;

pub mod act_of_moving;

pub mod completion;

pub mod chessclock;

pub mod irregularities;

pub mod drawn_game;

pub mod points;
pub mod quickplay_finish;

pub mod conduct;

pub mod recording;

pub mod federations;

pub mod arbiter;

pub mod adjournment;

pub mod blind_players;

pub mod chess960;

pub mod rapid_and_blitz;

pub mod notation;

mod answer;
mod facts;
mod few;
mod in_force;
mod outcome;
mod question;
mod refusal;
mod rulebook;
mod ruling;

pub use answer::Answer;
pub use facts::{Hand, Intended, Made};
pub use few::Few;
pub use in_force::{InForce, Replaced, in_force};
pub use outcome::{Ending, Outcome, Score};
pub use question::{Question, Topic};
pub use refusal::{Reason, Refusal};
pub use rulebook::{Group, Rulebook, catalogue};
pub use ruling::{Decision, Ruling};
