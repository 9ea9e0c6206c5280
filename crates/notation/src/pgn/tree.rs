//! A game as data: its tags, its moves, and the variations and comments on them.

use flagfall_board::{Move, Position};

use super::fault::Fault;
use super::game::{Game, Item, Termination};
use super::replay::Walk;

/// A game with all that is written about it, apart from any text.
///
/// It is read from a [`Game`] and written in PGN's export form. What is written is read as the
/// same tree, with the six tags that every game has first, `?` where nothing is known.
///
/// ```
/// use flagfall_notation::pgn::{self, Tree};
/// let game = pgn::read_all(b"1.e4 {best by test} (1.d4 d5) c5 1/2-1/2").remove(0);
/// let (tree, faults) = Tree::read(&game);
/// assert!(faults.is_empty());
/// let text = tree.export();
/// assert!(text.ends_with("\n\n1. e4 {best by test} (1. d4 d5) 1... c5 1/2-1/2\n\n"));
/// let (again, _) = Tree::read(&pgn::read_all(text.as_bytes())[0]);
/// assert_eq!((&again.line, again.tag("White")), (&tree.line, Some("?")));
/// assert_eq!(again.export(), text);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    /// The tags but for `Result`, `FEN`, `SetUp` and the `Variant` that says Chess960, which follow
    /// from the fields below.
    pub tags: Vec<(String, String)>,
    /// Where the game starts from.
    pub start: Position,
    /// Whether castling is that of Chess960.
    pub chess960: bool,
    /// The game's moves.
    pub line: Line,
    /// How it ended.
    pub result: Termination,
}

/// A line of play: the game's, or a variation's.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<Written>,
}

/// A move and what is written about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The move; `None` for a turn passed.
    pub played: Option<Move>,
    /// Numeric annotation glyphs.
    pub nags: Vec<u8>,
    /// Comments, each in one line.
    pub comments: Vec<String>,
    /// What could have been played in its place.
    pub variations: Vec<Line>,
}

impl From<Move> for Written {
    fn from(played: Move) -> Written {
        Written {
            played: Some(played),
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        }
    }
}

impl Tree {
    /// A game without moves from a position.
    #[must_use]
    pub fn new(start: Position) -> Tree {
        Tree {
            tags: Vec::new(),
            start,
            chess960: false,
            line: Line::default(),
            result: Termination::Unknown,
        }
    }

    /// The tree of a game, and what is irregular in its text. A line ends before the first move
    /// that cannot be played, and what is written after that is left out.
    #[must_use]
    pub fn read(game: &Game) -> (Tree, Vec<Fault>) {
        let mut walk = Walk::new(game);
        let mut lines = vec![Line::default()];
        for &item in game.items() {
            if let Item::Open(_) = item {
                walk.open();
                lines.push(Line::default());
            } else if let Item::Close(_) = item {
                walk.close();
                close(&mut lines, walk.is_stopped());
            } else if let Some(line) = lines.last_mut() {
                add(game, item, &mut walk, line);
            }
        }
        let mut tree = Tree::new(walk.start.position);
        tree.chess960 = walk.start.chess960;
        tree.line = lines.into_iter().next().unwrap_or_default();
        tree.result = game.result().unwrap_or(Termination::Unknown);
        let variant_said = walk.start.playable;
        for (name, value) in game.tags() {
            let follows = match &*name {
                "Result" | "FEN" | "SetUp" => true,
                "Variant" => variant_said,
                _ => false,
            };
            if !follows {
                tree.tags.push((name.into_owned(), value.into_owned()));
            }
        }
        (tree, walk.faults)
    }

    /// A tag's value, by its name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// Adds a move, glyph or comment to its line.
fn add(game: &Game, item: Item, walk: &mut Walk<'_>, line: &mut Line) {
    match item {
        Item::Move(span) => {
            if let Some(step) = walk.play(span) {
                let mut written = Written::from(Move::new(
                    flagfall_board::Square::A1,
                    flagfall_board::Square::A1,
                ));
                written.played = step.played;
                line.moves.push(written);
            }
        }
        _ if walk.is_stopped() => {}
        Item::Nag(number) => {
            if let Some(last) = line.moves.last_mut() {
                last.nags.push(number);
            }
        }
        Item::Comment(span) => {
            let comments = match line.moves.last_mut() {
                Some(last) => &mut last.comments,
                None => &mut line.comments,
            };
            comments.push(game.comment(span));
        }
        Item::Open(_) | Item::Close(_) => {}
    }
}

/// Puts a variation that ends to the move it replaces, unless that move could not be played.
fn close(lines: &mut Vec<Line>, stopped: bool) {
    let Some(variation) = lines.pop() else { return };
    let parent = lines.last_mut().and_then(|line| line.moves.last_mut());
    if let Some(replaced) = parent
        && !stopped
        && variation != Line::default()
    {
        replaced.variations.push(variation);
    }
}
