//! A game in progress: what follows from its record so far.

use crate::HeaderError;
use crate::adjourned::Adjourned;
use crate::event::OpenQuestion;
use crate::kept::{Held, Kept, KeptClock};
use crate::line::Line;
use crate::trail::Trail;
use flagfall_board::{Color, Move, Position, Role, Square};
use flagfall_clock::{Clock, ClockLog};
use flagfall_edition::Citation;
use flagfall_laws::act_of_moving::{Duty, Obligation};
use flagfall_laws::conduct::Evidence;
use flagfall_laws::irregularities::IllegalKind;
use flagfall_laws::moves_of_the_pieces::Fault;
use flagfall_laws::{Outcome, Rulebook, Score, federations};
use flagfall_notation::{read_move, san};
use flagfall_record::{Header, Ms};
use flagfall_say::Text;
use std::sync::Arc;

/// A game in progress. It is derived: everything in it follows from the record.
///
/// Before each act it is marked, to be taken back if the act is refused: `mark.rs` says of every
/// field how.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) header: Arc<Header>,
    pub(crate) book: Arc<Rulebook>,
    pub(crate) start: Position,
    pub(crate) chess960: bool,
    pub(crate) line: Trail<Ply>,
    pub(crate) given: usize,
    pub(crate) counts: Counts,
    pub(crate) hand: Kept<Held>,
    pub(crate) clock: KeptClock,
    /// What the entries of the clock rest on, by their numbers.
    pub(crate) clock_reasons: Trail<(usize, Text)>,
    /// Whether the last act was the arbiter's.
    pub(crate) arbiter_acted: bool,
    /// By how much the arbiter has set each counter apart from the moves completed.
    pub(crate) counters: [i64; 2],
    pub(crate) now: Ms,
    pub(crate) ended: Kept<Option<Ended>>,
    pub(crate) cancelled: Kept<Option<Cancelled>>,
    pub(crate) displaced: Kept<Option<Displacement>>,
    pub(crate) tally: [Tally; 2],
    /// Who claims in the act at hand, and whether a draw.
    pub(crate) claiming: Option<(Color, bool)>,
    pub(crate) offer: Option<Color>,
    pub(crate) bindings: Kept<Vec<Binding>>,
    pub(crate) slips: Kept<Vec<Slip>>,
    pub(crate) counted: Kept<[Vec<SlipKind>; 2]>,
    pub(crate) flags: [bool; 2],
    pub(crate) questions: Kept<Vec<OpenQuestion>>,
    pub(crate) asked: u32,
    pub(crate) sheets: [Trail<Line>; 2],
    pub(crate) written: Kept<[Option<String>; 2]>,
    pub(crate) touched: [bool; 2],
    pub(crate) acted: [bool; 2],
    pub(crate) stopped_by: Option<Color>,
    pub(crate) dead_asked_at: Option<usize>,
    /// Whether the players keep their scoresheets themselves, and the page writes nothing.
    pub(crate) by_hand: bool,
    /// The period in which a player had less time than releases him from recording.
    pub(crate) short: [Option<usize>; 2],
    /// What a ruling rests on that bids a player bring his scoresheet up to date.
    pub(crate) must_record: Kept<[Option<Vec<Citation>>; 2]>,
    /// How many offers of a draw were made.
    pub(crate) offers: u32,
    /// Whether the arbiter has recorded moves.
    pub(crate) arbiter_records: bool,
    /// The last period whose flag was dealt with.
    pub(crate) flags_passed: usize,
    /// How often each has asked to see the arbiter's scoresheet.
    pub(crate) looked: [u32; 2],
    /// The result each has signed.
    pub(crate) signed: [Option<(Score, Score)>; 2],
    /// Whose claim in the quickplay finish awaits the arbiter's later word.
    pub(crate) postponed: Option<Color>,
    /// Whose claim has ended the game, an arbiter elsewhere being asked for its result.
    pub(crate) referred: Option<Color>,
    pub(crate) adjourned: Kept<Option<Arc<Adjourned>>>,
    pub(crate) said: Kept<Said>,
    /// Whether it was asked what rules of Chess960 hold.
    pub(crate) chess960_asked: bool,
    /// Whether White's and Black's assistant has acted.
    pub(crate) assisted: [bool; 2],
    /// Whether it was said that an assistant must be used.
    pub(crate) assistant_told: bool,
}

/// What was said of the move in hand, and what of it a blind player has done besides.
#[derive(Clone, Debug, Default)]
pub struct Said {
    /// The words in which it was announced.
    pub announced: Option<String>,
    /// Whether the captured man is off the board.
    pub taken_off: bool,
    /// What bound the player when he placed his man.
    pub(crate) duty: Option<Box<Obligation>>,
}

/// A move made on the board.
#[derive(Clone, Debug)]
pub struct Ply {
    /// Who made it.
    pub by: Color,
    /// The square the man came from; the king's for castling.
    pub from: Square,
    /// Where it was released; the king's square of arrival for castling.
    pub to: Square,
    /// The new man, where a pawn was exchanged.
    pub promotion: Option<Role>,
    /// The move, where it is a legal one.
    pub mv: Option<Move>,
    /// As PGN writes it; squares alone where the move is illegal.
    pub san: Line,
    /// The position it produced.
    pub after: Position,
    /// What is wrong with it, where it is illegal.
    pub fault: Option<Box<Fault>>,
    /// The obligation it broke, if it broke one.
    pub breach: Option<Box<Obligation>>,
    /// The hand that made it: what was touched, and in what order.
    pub hand: Held,
    /// With how many hands.
    pub hands: u8,
    /// Whether it is completed.
    pub completed: bool,
    /// When it was made.
    pub made_at: Ms,
    /// What its player's clock showed when the move was completed.
    pub reading: Option<Ms>,
}

/// How many moves each player has made, and how many he has completed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) made: [u32; 2],
    pub(crate) completed: [u32; 2],
}

impl Counts {
    /// Those of a line of moves.
    pub(crate) fn of(line: &[Ply]) -> Counts {
        let mut counts = Counts::default();
        for ply in line {
            counts.made[ply.by as usize] += 1;
            counts.completed[ply.by as usize] += u32::from(ply.completed);
        }
        counts
    }

    /// Whether a player has made a move that is not completed.
    pub(crate) const fn is_open(&self, by: Color) -> bool {
        self.made[by as usize] > self.completed[by as usize]
    }
}

/// How a game ended, and on what the result rests.
#[derive(Clone, Debug)]
pub struct Ended {
    /// The score and what ended the game.
    pub outcome: Outcome,
    /// The clauses it rests on.
    pub citations: Vec<Citation>,
    /// The ruling's text.
    pub text: Text,
}

/// A game that was broken off and does not count: a new one is played.
#[derive(Clone, Debug)]
pub struct Cancelled {
    /// The clauses it rests on.
    pub citations: Vec<Citation>,
    /// The ruling's text.
    pub text: Text,
}

/// What is counted of a player's conduct, as evidence.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) evidence: Evidence,
    /// The half-moves made when he offered a draw last.
    pub(crate) offered_at: Option<usize>,
}

/// Men that a player displaced and nobody has dealt with yet.
#[derive(Clone, Debug)]
pub(crate) struct Displacement {
    /// Who displaced them.
    pub(crate) by: Color,
    /// Where they stood.
    pub(crate) squares: Vec<Square>,
    /// Whether his opponent's clock was running.
    pub(crate) on_the_opponents_time: bool,
    /// How many half-moves had been made.
    pub(crate) plies: usize,
}

/// What a ruling binds a player to on his next move.
#[derive(Clone, Debug)]
pub struct Binding {
    /// Whom.
    pub side: Color,
    /// To what.
    pub duty: Duty,
    /// The moves that satisfy it.
    pub moves: Vec<Move>,
    /// The clauses the ruling rests on.
    pub citations: Vec<Citation>,
}

/// Something that happened and may cost its player, once it is claimed or observed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// Whose.
    pub by: Color,
    /// What.
    pub kind: SlipKind,
    /// How many half-moves had been made before it.
    pub plies_before: usize,
    /// Whether it has been dealt with.
    pub settled: bool,
}

/// What may cost its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlipKind {
    /// An illegal move; the index is its place among the moves made.
    IllegalMove(usize),
    /// A pawn left on the last rank.
    Unpromoted(usize, Square),
    /// The clock pressed without a move.
    EmptyPress,
    /// A move with both hands.
    TwoHands(usize),
}

impl SlipKind {
    /// What it is to the article on irregularities.
    pub(crate) const fn illegal(self) -> IllegalKind {
        match self {
            SlipKind::IllegalMove(_) => IllegalKind::Move,
            SlipKind::Unpromoted(_, square) => IllegalKind::Unpromoted(square),
            SlipKind::EmptyPress => IllegalKind::PressWithoutMove,
            SlipKind::TwoHands(_) => IllegalKind::TwoHands,
        }
    }

    /// The move it is about, by its place among the moves made.
    pub(crate) const fn at(self) -> Option<usize> {
        match self {
            SlipKind::IllegalMove(at) | SlipKind::Unpromoted(at, _) | SlipKind::TwoHands(at) => {
                Some(at)
            }
            SlipKind::EmptyPress => None,
        }
    }
}

impl Game {
    /// The game as it stands before its first act: the clock of the player having the move
    /// runs from instant 0.
    ///
    /// # Errors
    /// [`HeaderError`] when the start position may not be played, or a move already completed
    /// means nothing in its position.
    pub fn new(header: Header) -> Result<Game, HeaderError> {
        let start = header
            .start
            .setup()
            .position()
            .map_err(|error| HeaderError::Start(error.to_string()))?;
        let book = Arc::new(Rulebook::new(&header));
        federations::admitted(&book.federations, &header.regulations)
            .map_err(|(why, cites)| HeaderError::Federation(why, cites))?;
        let chess960 = header.start.is_chess960();
        let mut game = Game {
            book,
            chess960,
            line: Trail::default(),
            given: 0,
            counts: Counts::default(),
            hand: Kept::default(),
            clock: KeptClock::default(),
            clock_reasons: Trail::default(),
            counters: [0; 2],
            arbiter_acted: false,
            now: Ms::ZERO,
            ended: Kept::default(),
            cancelled: Kept::default(),
            displaced: Kept::default(),
            tally: [Tally::default(); 2],
            claiming: None,
            offer: None,
            bindings: Kept::default(),
            slips: Kept::default(),
            counted: Kept::default(),
            flags: [false; 2],
            questions: Kept::default(),
            asked: 0,
            sheets: Default::default(),
            written: Kept::default(),
            touched: [false; 2],
            acted: [false; 2],
            stopped_by: None,
            dead_asked_at: None,
            by_hand: header.regulations.option_is("scoresheets", "by_hand"),
            short: [None; 2],
            must_record: Kept::default(),
            offers: 0,
            arbiter_records: false,
            flags_passed: 0,
            looked: [0; 2],
            signed: [None; 2],
            postponed: None,
            referred: None,
            adjourned: Kept::default(),
            said: Kept::default(),
            chess960_asked: false,
            assisted: [false; 2],
            assistant_told: false,
            start,
            header: Arc::new(header),
        };
        game.play_given()?;
        game.set_clocks()?;
        game.settle();
        Ok(game)
    }

    fn play_given(&mut self) -> Result<(), HeaderError> {
        for (index, text) in self.header.moves.clone().into_iter().enumerate() {
            let before = *self.position();
            let mv =
                read_move(&before, &text, self.chess960).map_err(|error| HeaderError::Move {
                    number: index + 1,
                    text,
                    why: error.to_string(),
                })?;
            let ply = Ply {
                by: before.turn(),
                from: mv.from,
                to: self.arrival(&before, mv),
                promotion: mv.promotion,
                mv: Some(mv),
                san: Line::from(san::write(&before, mv).as_str()),
                after: before.play(mv),
                fault: None,
                breach: None,
                hand: Held::default(),
                hands: 1,
                completed: true,
                made_at: Ms::ZERO,
                reading: None,
            };
            for sheet in &mut self.sheets {
                sheet.push(ply.san.clone());
            }
            self.line.push(ply);
        }
        self.given = self.line.len();
        self.counts = Counts::of(&self.line);
        Ok(())
    }

    fn set_clocks(&mut self) -> Result<(), HeaderError> {
        let regulations = &self.header.regulations;
        let Some(setup) = regulations.clock_setup() else {
            return match self.header.clocks {
                Some(_) => Err(HeaderError::NoClock),
                None => Ok(()),
            };
        };
        let played = |by: Color| self.counts.made[by as usize];
        let mut clock = Clock::new(&setup.control, setup.credit)
            .with_freeze(setup.freeze)
            .with_moves(played(Color::White), played(Color::Black));
        if let Some((white, black)) = self.header.clocks {
            clock = clock.with_readings(white, black);
        }
        clock.start(flagfall_record::side(self.turn()), Ms::ZERO);
        self.clock = ClockLog::from_clock(setup, clock).into();
        Ok(())
    }

    /// The square of arrival of the man moved: for castling, that of the king.
    pub(crate) fn arrival(&self, before: &Position, mv: Move) -> Square {
        match before.castling_wing(mv) {
            Some(wing) => wing.king_target(before.turn()),
            None => mv.to,
        }
    }
}
