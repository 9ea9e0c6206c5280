//! To whom the parser tells what it finds: to a game that keeps it, or to a visitor.

use super::game::{Item, Span, Termination};
use super::visit::{Token, Variation, Visitor};
use crate::san;

/// One who is told the parts of a game as they are found. All spans are of the bytes given.
pub(super) trait Sink {
    /// Whether the game's text is wanted when it has been read.
    const KEEPS: bool;

    /// A game begins; whatever was told since the last end counts for nothing.
    fn begin(&mut self);

    fn tag(&mut self, name: &[u8], value: &[u8]);

    fn item(&mut self, bytes: &[u8], item: Item);

    /// A move, from one offset to another.
    fn plain_move(&mut self, bytes: &[u8], from: usize, to: usize);

    /// A variation opens; whether it is wanted.
    fn open(&mut self, at: usize) -> Variation;

    /// A move of a variation that is not wanted.
    fn skipped_move(&mut self, bytes: &[u8], span: Span);

    fn result(&mut self, result: Termination);

    /// Whether something told or skipped so far could be a move.
    fn has_move(&self, bytes: &[u8]) -> bool;

    /// What was told so far is no game; its comments still belong to the one that follows.
    fn drop_prose(&mut self, bytes: &[u8]);
}

/// The parts as they are kept with a game.
pub(super) struct Kept(pub(super) Vec<Item>);

impl Sink for Kept {
    const KEEPS: bool = true;

    fn begin(&mut self) {
        self.0.clear();
    }

    #[inline]
    fn tag(&mut self, _: &[u8], _: &[u8]) {}

    #[inline(always)]
    fn item(&mut self, _: &[u8], item: Item) {
        self.0.push(item);
    }

    #[inline(always)]
    fn plain_move(&mut self, _: &[u8], from: usize, to: usize) {
        self.0.push(Item::Move(Span::new(from, to)));
    }

    fn open(&mut self, at: usize) -> Variation {
        self.0.push(Item::Open(at as u32));
        Variation::Visit
    }

    fn skipped_move(&mut self, _: &[u8], _: Span) {}

    fn result(&mut self, _: Termination) {}

    fn has_move(&self, bytes: &[u8]) -> bool {
        self.0.iter().any(|item| match item {
            Item::Move(span) => san::is_readable(slice(bytes, *span)),
            _ => false,
        })
    }

    fn drop_prose(&mut self, _: &[u8]) {
        self.0.retain(|item| matches!(item, Item::Comment(_)));
    }
}

/// A visitor who is told, and whether the game has anything that could be a move.
pub(super) struct Told<'v, V> {
    visitor: &'v mut V,
    has_move: bool,
    /// The comments told before that.
    comments: Vec<Span>,
}

impl<'v, V: Visitor> Told<'v, V> {
    pub(super) fn new(visitor: &'v mut V) -> Told<'v, V> {
        Told {
            visitor,
            has_move: false,
            comments: Vec::new(),
        }
    }
}

impl<V: Visitor> Sink for Told<'_, V> {
    const KEEPS: bool = false;

    fn begin(&mut self) {
        self.has_move = false;
        self.comments.clear();
        self.visitor.begin();
    }

    #[inline(always)]
    fn tag(&mut self, name: &[u8], value: &[u8]) {
        self.visitor.tag(name, value);
    }

    #[inline(always)]
    fn item(&mut self, bytes: &[u8], item: Item) {
        match item {
            Item::Move(span) => {
                let from = span.at as usize;
                self.plain_move(bytes, from, from + span.len as usize);
            }
            Item::Comment(span) => {
                if !self.has_move {
                    self.comments.push(span);
                }
                self.visitor.comment(slice(bytes, span));
            }
            Item::Nag(number) => self.visitor.nag(number),
            Item::Open(_) => {}
            Item::Close(_) => self.visitor.close(),
        }
    }

    #[inline(always)]
    fn plain_move(&mut self, bytes: &[u8], from: usize, to: usize) {
        let token = Token::new(bytes, from, to);
        if !self.has_move {
            self.has_move = san::is_readable(token.bytes());
        }
        self.visitor.move_text(token);
    }

    fn open(&mut self, _: usize) -> Variation {
        self.visitor.open()
    }

    #[inline]
    fn skipped_move(&mut self, bytes: &[u8], span: Span) {
        self.has_move = self.has_move || san::is_readable(slice(bytes, span));
    }

    fn result(&mut self, result: Termination) {
        self.visitor.result(result);
    }

    fn has_move(&self, _: &[u8]) -> bool {
        self.has_move
    }

    fn drop_prose(&mut self, bytes: &[u8]) {
        let comments = core::mem::take(&mut self.comments);
        self.begin();
        for span in comments {
            self.item(bytes, Item::Comment(span));
        }
    }
}

#[inline(always)]
fn slice(bytes: &[u8], span: Span) -> &[u8] {
    &bytes[span.at as usize..][..span.len as usize]
}
