//! A game read move by move, in whatever language and however leniently, with what is written
//! about it.

use flagfall_board::{Move, Position};
use flagfall_notation::Reader;
use flagfall_notation::pgn::{Game, Item, Location, Start, Termination};
use flagfall_notation::style::DRAW_OFFER;

/// A game read.
pub(super) struct Transcript {
    pub(super) start: Position,
    pub(super) chess960: bool,
    pub(super) parts: Vec<Part>,
    pub(super) result: Termination,
    pub(super) trouble: Vec<Trouble>,
}

/// A part of a game.
pub(super) enum Part {
    /// A move of a position; `None` for a turn passed.
    Move(Position, Option<Move>),
    /// A draw offered with the move before it.
    Offer,
    Comment(String),
    /// The text of a move that could not be read; its line goes no further.
    Unread(String),
    Nag(u8),
    Open,
    Close,
}

/// A move that could not be read.
pub(super) struct Trouble {
    pub(super) ply: u32,
    pub(super) place: Location,
    pub(super) message: String,
}

/// Where a line of play stands.
struct Level {
    /// `None` after a move that could not be read.
    now: Option<Position>,
    before: Option<Position>,
    plies: u32,
}

/// The texts of the moves of a game's own line.
pub(super) fn main_line(game: &Game) -> Vec<String> {
    let mut depth = 0_usize;
    let mut texts = Vec::new();
    for item in game.items() {
        match item {
            Item::Open(_) => depth += 1,
            Item::Close(_) => depth = depth.saturating_sub(1),
            Item::Move(span) if depth == 0 => texts.push(game.text(*span).into_owned()),
            _ => {}
        }
    }
    texts
}

impl Transcript {
    /// Reads a game. A line ends before the first move that cannot be read, and says so.
    pub(super) fn read(game: &Game, start: &Start, reader: &Reader) -> Transcript {
        let mut read = Transcript {
            start: start.position,
            chess960: start.chess960,
            parts: Vec::with_capacity(game.items().len()),
            result: game.result().unwrap_or(Termination::Unknown),
            trouble: Vec::new(),
        };
        let mut levels = vec![Level {
            now: Some(start.position),
            before: None,
            plies: 0,
        }];
        let mut items = game.items();
        while let Some((item, rest)) = items.split_first() {
            items = rest;
            if let [Item::Nag(10), Item::Close(_), after @ ..] = rest
                && matches!(item, Item::Open(_))
            {
                // What stands in the file is `(=)`.
                read.parts.push(Part::Offer);
                items = after;
                continue;
            }
            read.add(game, item, reader, &mut levels);
        }
        read
    }

    fn add(&mut self, game: &Game, item: &Item, reader: &Reader, levels: &mut Vec<Level>) {
        let Some(level) = levels.last_mut() else {
            return;
        };
        let goes_on = level.now.is_some();
        match item {
            Item::Move(span) => {
                level.before = level.now;
                level.plies += 1;
                let Some(now) = level.now else { return };
                let text = game.text(*span);
                match reader.read(&now, &text) {
                    Ok(reading) => {
                        self.parts.push(Part::Move(now, reading.played));
                        if reading.offers_draw {
                            self.parts.push(Part::Offer);
                        }
                        level.now = Some(reading.play(&now));
                    }
                    Err(error) => {
                        // What could be played in its place has no place without it.
                        (level.now, level.before) = (None, None);
                        let token: String = text.chars().take(20).collect();
                        self.parts.push(Part::Unread(token.clone()));
                        self.trouble.push(Trouble {
                            ply: level.plies,
                            place: game.location(span.at),
                            message: format!("{token}: {error}"),
                        });
                    }
                }
            }
            Item::Comment(span) if goes_on => {
                let comment = game.comment(*span);
                self.parts.push(match comment == DRAW_OFFER {
                    true => Part::Offer,
                    false => Part::Comment(comment),
                });
            }
            Item::Nag(number) if goes_on => self.parts.push(Part::Nag(*number)),
            Item::Comment(_) | Item::Nag(_) => {}
            Item::Open(_) => {
                let (now, plies) = (level.before, level.plies.saturating_sub(1));
                levels.push(Level {
                    now,
                    before: None,
                    plies,
                });
                self.parts.push(Part::Open);
            }
            Item::Close(_) => {
                if levels.len() > 1 {
                    levels.pop();
                    // Nothing of it could be read.
                    match self.parts.last() {
                        Some(Part::Open) => drop(self.parts.pop()),
                        _ => self.parts.push(Part::Close),
                    }
                }
            }
        }
    }

    /// The moves of the game's own line, each with the position before it.
    pub(super) fn main(&self) -> impl Iterator<Item = (&Position, Option<Move>)> {
        let mut depth = 0_usize;
        self.parts.iter().filter_map(move |part| match part {
            Part::Open => {
                depth += 1;
                None
            }
            Part::Close => {
                depth = depth.saturating_sub(1);
                None
            }
            Part::Move(before, played) if depth == 0 => Some((before, *played)),
            _ => None,
        })
    }

    /// Whether there is more than moves.
    pub(super) fn has_remarks(&self) -> bool {
        let remark = |it: &Part| matches!(it, Part::Comment(_) | Part::Nag(_) | Part::Open);
        self.parts.iter().any(remark)
    }
}
