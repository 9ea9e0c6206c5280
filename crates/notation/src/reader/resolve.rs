//! Holding what a text says against a position.

use flagfall_board::{Move, Position};

use super::leniency::{Leniencies, Leniency};
use super::token::{Fault, Said, Signs, Token, tokens};
use super::{ReadError, Reader, Reading};
use crate::san::{self, Reason, SanError, Shape};
use crate::style::{Castling, Departure, Promotion, Style};

pub(super) fn read(reader: &Reader, position: &Position, text: &str) -> Result<Reading, ReadError> {
    let found = match find(reader, position, text) {
        Ok(found) => found,
        Err(error) => return Err(ReadError::Move(respelled(reader, position, text, error))),
    };
    let needs = found.used.beyond(reader.allowed);
    if needs.is_empty() {
        return Ok(found);
    }
    let instead = match found.played {
        Some(played) => reader.style.write(position, played),
        None => "a move".to_owned(),
    };
    Err(ReadError::NotAllowed { needs, instead })
}

/// The likeliest reading of a text, whatever leniencies it needs. An error does not yet say what
/// is near.
pub(super) fn find(reader: &Reader, position: &Position, text: &str) -> Result<Reading, SanError> {
    let style = &reader.style;
    let (tokens, signs) = tokens(style, text).map_err(|fault| unreadable(text, fault))?;
    let mut first: Option<Reading> = None;
    let mut error = None;
    for token in &tokens {
        match play(position, token) {
            Ok(played) => {
                let used = used(style, position, played, token, &signs, text);
                let offers_draw = signs.offers_draw;
                let reading = Reading {
                    played,
                    used,
                    offers_draw,
                };
                if used.beyond(reader.allowed).is_empty() {
                    return Ok(reading);
                }
                first.get_or_insert(reading);
            }
            Err(other) => {
                error.get_or_insert(other);
            }
        }
    }
    match (first, error) {
        (Some(reading), _) => Ok(reading),
        (None, Some(error)) => Err(error),
        (None, None) => Err(unreadable(
            text,
            Fault {
                at: 0,
                expected: "a move",
            },
        )),
    }
}

fn play(position: &Position, token: &Token) -> Result<Option<Move>, SanError> {
    match &token.said {
        Said::Pass if position.in_check() => Err(SanError::Illegal {
            reason: Reason::KingAttacked,
            instead: Vec::new(),
            near: Vec::new(),
        }),
        Said::Pass => Ok(None),
        Said::Move(shape) => san::play(position, shape).map(Some),
        Said::Squares(from, to, promotion) => {
            match crate::uci::between(position, *from, *to, *promotion) {
                Ok(played) => Ok(Some(played)),
                Err(legal) => {
                    let mut instead = Vec::new();
                    instead.extend(legal.iter().map(|it| san::write(position, *it)));
                    let to = *to;
                    let role = position.piece_at(*from).map(|it| it.role);
                    let role = role.unwrap_or(flagfall_board::Role::Pawn);
                    let reason = match instead.is_empty() {
                        true => Reason::NoSuchMan { role, to },
                        false => Reason::PromotionMissing,
                    };
                    let near = Vec::new();
                    Err(SanError::Illegal {
                        reason,
                        instead,
                        near,
                    })
                }
            }
        }
    }
}

/// What a text needs to be read as a move.
fn used(
    style: &Style,
    position: &Position,
    played: Option<Move>,
    token: &Token,
    signs: &Signs,
    text: &str,
) -> Leniencies {
    let Some(played) = played else {
        return token.used;
    };
    let expected = style.write(position, played);
    let bare = text.trim().strip_suffix(crate::style::DRAW_OFFER);
    let bare = bare.map_or(text, |it| it.strip_suffix(' ').unwrap_or(it));
    if bare == expected {
        return Leniencies::NONE;
    }
    let mut used = token.used;
    let mark = style.mark(&position.play(played));
    used.add_if(signs.mark != mark, Leniency::CheckSign);
    let passing = style.en_passant && position.is_en_passant(played);
    let misspelled = passing && signs.en_passant && !bare.contains(" e.p.");
    used.add_if(
        signs.en_passant != passing || misspelled,
        Leniency::EnPassantSign,
    );
    match &token.said {
        Said::Move(Shape::Castling(wing)) => {
            let sign = style.castling_sign(*wing);
            used.add_if(!bare.contains(sign), Leniency::Castling);
            let longer =
                style.castling == Castling::Letters && bare.contains("O-O-O") && sign == "O-O";
            used.add_if(longer, Leniency::Castling);
        }
        Said::Move(Shape::Man(man)) => {
            let body = before_mark(bare);
            let sign = |signs: &[char]| body.contains(signs);
            let crosses = sign(&['x']);
            let captures = position.is_capture(played);
            let signed = expected.contains('x') || expected.contains(':');
            used.add_if(man.captures != signed, Leniency::CaptureSign);
            let same = !signed || expected.contains('x') == crosses;
            used.add_if(man.captures && !same, Leniency::CaptureSign);
            let hyphen = style.departure == Departure::Hyphened && !captures;
            used.add_if(
                body.contains(super::letters::is_hyphen) != hyphen,
                Leniency::Hyphen,
            );
            let named = style.named(position, played);
            let says = (man.file.is_some(), man.rank.is_some());
            used.add_if(says != (named.file, named.rank), Leniency::Departure);
            if played.promotion.is_some() {
                let equals = style.promotion == Promotion::Equals;
                let other = sign(&['(', '/']) || sign(&['=']) != equals;
                used.add_if(other, Leniency::PromotionSign);
            }
        }
        _ => {}
    }
    // Whatever else it is, it is not the form's.
    used.add_if(used.is_empty(), Leniency::Blanks);
    used
}

/// The text without the signs that follow the squares and the promotion.
fn before_mark(text: &str) -> &str {
    text.trim_end_matches(['+', '#', '!', '?', ' '])
}

fn unreadable(text: &str, fault: Fault) -> SanError {
    let rest = text.get(fault.at..).unwrap_or_default();
    SanError::Unreadable {
        at: fault.at,
        found: rest.chars().next(),
        expected: fault.expected,
        near: Vec::new(),
    }
}

/// The error with what is near, all in the reader's style.
fn respelled(reader: &Reader, position: &Position, text: &str, error: SanError) -> SanError {
    let style = &reader.style;
    let respell = |moves: Vec<String>| {
        let read = |text: &String| san::read(position, text).map(|it| style.write(position, it));
        moves.iter().filter_map(|it| read(it).ok()).collect()
    };
    let near = || {
        let unmarked = style.unmarked();
        let bare = |played, written: &mut String| unmarked.push(position, played, written);
        let full = |played| style.write(position, played);
        san::nearest_of(text, &position.legal_moves(), bare, full)
    };
    match error {
        SanError::Ambiguous { candidates } => SanError::Ambiguous {
            candidates: respell(candidates),
        },
        SanError::Illegal {
            reason, instead, ..
        } if instead.is_empty() => SanError::Illegal {
            reason,
            instead,
            near: near(),
        },
        SanError::Illegal {
            reason, instead, ..
        } => SanError::Illegal {
            reason,
            instead: respell(instead),
            near: Vec::new(),
        },
        SanError::Unreadable {
            at,
            found,
            expected,
            ..
        } => SanError::Unreadable {
            at,
            found,
            expected,
            near: near(),
        },
    }
}
