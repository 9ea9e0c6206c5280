//! Why a game cannot begin.

use flagfall_edition::Citation;
use flagfall_laws::federations::Inadmissible;
use std::fmt;

/// Why a game cannot begin: what stands before the first act makes no sense.
#[derive(Clone, Debug)]
pub enum HeaderError {
    /// The start position may not be played.
    Start(String),
    /// A move of those already completed means nothing in its position.
    Move {
        /// Which, counting from 1.
        number: usize,
        /// As it was written.
        text: String,
        /// Why it means nothing.
        why: String,
    },
    /// Readings were given for a game without a clock.
    NoClock,
    /// The rules of the federation that the event has taken cannot govern the game: why, and
    /// what that rests on.
    Federation(Inadmissible, Vec<Citation>),
}

impl fmt::Display for HeaderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeaderError::Start(why) => write!(f, "start position: {why}"),
            HeaderError::Move { number, text, why } => {
                write!(f, "half-move {number} of `moves`, `{text}`: {why}")
            }
            HeaderError::Federation(why, cites) => {
                f.write_str(inadmissible(*why))?;
                for cite in cites {
                    write!(f, " [{cite}]")?;
                }
                Ok(())
            }
            HeaderError::NoClock => f.write_str(
                "`clocks` gives readings, but the game has no time control: add \
                 `regulations.time_control`",
            ),
        }
    }
}

impl std::error::Error for HeaderError {}

const fn inadmissible(why: Inadmissible) -> &'static str {
    match why {
        Inadmissible::Rated => {
            "`options.federation`: an event that FIDE rates is played by the Laws alone; leave \
             out `federation` or `fide_rated`"
        }
        Inadmissible::Abroad => {
            "`options.federation`: a federation's own rules hold in its own territory; leave out \
             `federation` or `territory`"
        }
        Inadmissible::NotInHand => {
            "`options.federation`: that federation's text is in hand with the Laws of 2001 and \
             2005 only"
        }
        Inadmissible::Unknown => "`options.federation` takes `ffe_61`",
        Inadmissible::OtherTime => {
            "`options.federation`: that federation's game has 61 minutes for all moves, `61m`"
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Game;
    use flagfall_edition::{E01, E23, Edition};
    use flagfall_record::{Header, Regulations, Start};

    fn check(edition: Edition, control: &str, options: &[(&str, &str)], expect: &str) {
        let options = options.iter().map(|(k, v)| ((*k).into(), (*v).into()));
        let begun = Game::new(Header {
            edition,
            regulations: Regulations {
                time_control: Some(control.parse().unwrap()),
                options: options.collect(),
                ..Regulations::default()
            },
            start: Start::Usual,
            moves: Vec::new(),
            clocks: None,
        });
        let found = begun.map_or_else(|error| error.to_string(), |_| "begins".to_owned());
        assert!(found.contains(expect), "{found}");
    }

    #[test]
    fn a_federation_s_game_begins_where_the_preface_admits_it() {
        let ffe = ("federation", "ffe_61");
        check(E01, "61m", &[ffe], "begins");
        check(E01, "61m", &[ffe, ("fide_rated", "true")], "the Laws alone");
        check(
            E01,
            "61m",
            &[ffe, ("fide_rated", "true")],
            "[Preface, 2001]",
        );
        check(
            E01,
            "61m",
            &[ffe, ("territory", "abroad")],
            "its own territory",
        );
        check(E01, "60m", &[ffe], "61 minutes for all moves");
        check(E23, "61m", &[ffe], "2001 and 2005 only");
        check(E01, "61m", &[("federation", "x")], "takes `ffe_61`");
    }
}
