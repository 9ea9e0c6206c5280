//! A tree out of a game's text.

use super::edit::one_line;
use super::{LineId, Remark, Tree};
use crate::pgn::command::{Command, commands};
use crate::pgn::fault::Fault;
use crate::pgn::game::{Game, Item, Span, Termination};
use crate::pgn::replay::Walk;

/// A line that is being read.
struct Open {
    /// `None` for a variation on nothing, whose moves are left out.
    line: Option<LineId>,
    /// The offset of the first move that could not be played.
    unread: Option<u32>,
}

struct Builder<'a> {
    game: &'a Game,
    tree: Tree,
    open: Vec<Open>,
}

impl Tree {
    /// The tree of a game, and what is irregular in its text. From the first move of a line on
    /// that cannot be played, the rest of that line is kept as its text.
    #[must_use]
    pub fn read(game: &Game) -> (Tree, Vec<Fault>) {
        let mut walk = Walk::new(game);
        let mut builder = Builder {
            game,
            tree: Tree::new(walk.start.position),
            open: vec![Open {
                line: Some(LineId::MAIN),
                unread: None,
            }],
        };
        for &item in game.items() {
            builder.take(item, &mut walk);
        }
        let end = game.result_span().map(|it| it.at);
        builder.finish_line(end.unwrap_or(game.source().len() as u32));
        let mut tree = builder.tree;
        tree.chess960 = walk.start.chess960;
        tree.result = game.result().unwrap_or(Termination::Unknown);
        let variant_said = walk.start.playable;
        for (name, value) in game.tags() {
            let follows = match &*name {
                "Result" => true,
                "FEN" | "SetUp" => walk.start.playable,
                "Variant" => variant_said,
                _ => false,
            };
            if !follows {
                tree.tags.push((name.into_owned(), value.into_owned()));
            }
        }
        let mut faults = walk.into_faults();
        faults.sort_by_key(|fault| fault.byte);
        (tree, faults)
    }
}

impl Builder<'_> {
    fn take(&mut self, item: Item, walk: &mut Walk<'_>) {
        match item {
            Item::Move(span) => self.play(span, walk),
            Item::Open(_) => {
                walk.open();
                let line = self.opened();
                self.open.push(Open { line, unread: None });
            }
            Item::Close(at) => {
                walk.close();
                self.finish_line(at);
                if self.open.len() > 1 {
                    self.open.pop();
                }
            }
            Item::Nag(number) => self.remark(Remark::Nag(number)),
            Item::Comment(span) => {
                let text = self.game.comment(span);
                self.remark(Remark::Comment(text));
            }
        }
    }

    fn play(&mut self, span: Span, walk: &mut Walk<'_>) {
        let step = walk.play(span);
        let Some(open) = self.open.last_mut() else {
            return;
        };
        match (step, open.line) {
            (Some(step), Some(line)) => {
                restore(&mut self.tree, line);
                // The walk has found it legal.
                let _ = self.tree.append(line, step.played);
            }
            (None, _) => {
                open.unread.get_or_insert(span.at);
            }
            (Some(_), None) => {}
        }
    }

    /// The line of a variation that opens here; within text that is kept as such there is none.
    fn opened(&mut self) -> Option<LineId> {
        let open = self.open.last()?;
        let line = open.line.filter(|_| open.unread.is_none())?;
        let last = self.tree.line(line)?.moves.len().checked_sub(1)?;
        self.tree.add_variation(line, last).ok()
    }

    fn remark(&mut self, remark: Remark) {
        let Some(open) = self.open.last().filter(|it| it.unread.is_none()) else {
            return;
        };
        let Some(line) = open.line.and_then(|it| self.tree.line_mut(it).ok()) else {
            return;
        };
        if let Remark::Comment(text) = &remark
            && let Some(rest) = kept(text)
            && line.rest.is_none()
        {
            line.rest = Some(rest);
            return;
        }
        match (line.moves.last_mut(), remark) {
            (Some(last), remark) => last.remarks.push(remark),
            (None, Remark::Comment(text)) => line.comments.push(text),
            // A glyph on no move says nothing.
            (None, _) => {}
        }
    }

    /// A line ends at an offset of the text.
    fn finish_line(&mut self, end: u32) {
        let Some(Open {
            line: Some(line),
            unread,
        }) = self.open.last()
        else {
            return;
        };
        let (line, unread) = (*line, *unread);
        if let Some(from) = unread {
            let span = Span::new(from as usize, end as usize);
            let text = self.game.text(span).into_owned();
            // The line is there: it was opened by this builder.
            let _ = self.tree.set_rest(line, &text);
        }
        let empty =
            |it: &super::Line| it.moves.is_empty() && it.comments.is_empty() && it.rest.is_none();
        if line != LineId::MAIN && self.tree.line(line).is_some_and(empty) {
            let _ = self.tree.remove_variation(line);
        }
    }
}

/// A rest that a move follows after all was an ordinary comment.
fn restore(tree: &mut Tree, id: LineId) {
    let Ok(line) = tree.line_mut(id) else { return };
    let Some(rest) = line.rest.take() else { return };
    let comment = Command::Rest(rest.into()).to_string();
    match line.moves.last_mut() {
        Some(last) => last.remarks.push(Remark::Comment(comment)),
        None => line.comments.push(comment),
    }
}

/// The text that a comment keeps for a line's end, if that is all that it does.
fn kept(comment: &str) -> Option<String> {
    let found = commands(comment).next()?;
    match found.command {
        Command::Rest(text) if found.range == (0..comment.len()) => {
            let text = one_line(&text);
            (!text.is_empty()).then_some(text)
        }
        _ => None,
    }
}
