//! Games of a PGN file as records of acts.

use flagfall_board::{Color, Move, Position};
use flagfall_clock::{Announced, Millis, TimeControl};
use flagfall_edition::{E09, E23, Edition};
use flagfall_notation::{pgn, san, uci};
use flagfall_record::{
    Act, Answer, Claim, Entry, Ground, Header, Regulations, Seat, Start, Written,
};

/// How the acts of a game are told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A whole move and a press.
    Sent,
    /// Touched, released, taken off, exchanged, pressed.
    ByHand,
    /// With wrong claims, offers and illegal moves that are claimed.
    Claims,
}

impl Kind {
    pub(super) const ALL: [Kind; 3] = [Kind::Sent, Kind::ByHand, Kind::Claims];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Kind::Sent => "moves and presses",
            Kind::ByHand => "hand by hand",
            Kind::Claims => "many claims",
        }
    }

    const fn edition(self) -> Edition {
        match self {
            Kind::Sent | Kind::ByHand => E23,
            Kind::Claims => E09,
        }
    }
}

/// A record, the moves it leads through, and where it ends.
pub(super) struct Record {
    pub(super) header: Header,
    pub(super) entries: Vec<Entry>,
    pub(super) moves: Vec<Made>,
    pub(super) end: Position,
}

/// A move as texts.
pub(super) struct Made {
    pub(super) san: String,
    pub(super) uci: String,
}

/// At most so many of the games played from the usual array.
pub(super) fn read(bytes: &[u8], count: usize, kind: Kind) -> Vec<Record> {
    let mut reader = pgn::Reader::new(bytes);
    let mut game = pgn::Game::default();
    let mut records = Vec::new();
    // A slice can always be read.
    while records.len() < count && reader.read_into(&mut game).unwrap_or(false) {
        if game.tag("FEN").is_some() {
            continue;
        }
        records.extend(record(&game, kind));
    }
    records
}

fn record(game: &pgn::Game, kind: Kind) -> Option<Record> {
    let played = pgn::replay(game);
    let clocked = played.moves.iter().all(|it| it.clocks.remaining.is_some());
    let control = game
        .tag("TimeControl")
        .and_then(|text| text.parse::<Announced>().ok());
    let control = match control {
        Some(Announced::Timed(control)) if clocked => control,
        _ => "90m+30s".parse::<TimeControl>().ok()?,
    };
    let mut teller = Teller::new(kind, &control);
    for it in &played.moves {
        // The Laws end some games earlier than their players did.
        if teller.told.len() >= 300 || it.clocks.remaining == Some(0) || teller.over() {
            break;
        }
        teller.tell(it.played?, it.clocks.remaining.filter(|_| clocked));
    }
    (!teller.told.is_empty()).then(|| Record {
        header: Header {
            edition: kind.edition(),
            regulations: Regulations {
                time_control: Some(control),
                ..Regulations::default()
            },
            start: Start::Usual,
            moves: Vec::new(),
            clocks: None,
        },
        entries: teller.entries,
        moves: teller.told,
        end: teller.position,
    })
}

/// Tells a game as acts.
struct Teller {
    kind: Kind,
    position: Position,
    now: Millis,
    left: [Millis; 2],
    increment: Millis,
    told: Vec<Made>,
    entries: Vec<Entry>,
    questions: u32,
    before: Vec<flagfall_board::Identity>,
}

impl Teller {
    fn new(kind: Kind, control: &TimeControl) -> Teller {
        let left = flagfall_clock::Side::ALL.map(|side| control.start(side));
        let position = Position::initial();
        Teller {
            kind,
            before: vec![position.identity()],
            position,
            now: Millis::ZERO,
            left,
            increment: control.periods(flagfall_clock::Side::White)[0]
                .bonus
                .increment(),
            told: Vec::new(),
            entries: Vec::new(),
            questions: 0,
        }
    }

    /// Whether the Laws end the game by themselves, or a wrong claim would be a right one.
    fn over(&self) -> bool {
        let now = self.position.identity();
        let stood = self.before.iter().filter(|it| **it == now).count();
        let limit = if self.kind == Kind::Claims { 2 } else { 5 };
        stood >= limit
            || self.position.halfmoves() >= 90
            || self.position.board().occupied().count() <= 6
    }

    fn act(&mut self, by: Color, act: Act) {
        self.entries.push(Entry {
            at: self.now,
            by: Seat::of(by),
            act,
        });
    }

    fn arbiter(&mut self, act: Act) {
        self.entries.push(Entry {
            at: self.now,
            by: Seat::Arbiter,
            act,
        });
    }

    fn tell(&mut self, mv: Move, remaining: Option<u64>) {
        let by = self.position.turn();
        let left = &mut self.left[by as usize];
        let spent = match remaining {
            Some(then) => *left + self.increment - Millis(then as i64),
            None => Millis::seconds(3),
        };
        let spent = spent.max(Millis::ZERO);
        *left = *left + self.increment - spent;
        self.now += spent;
        let san = san::write(&self.position, mv);
        match self.kind {
            Kind::Sent => self.whole(by, &san),
            Kind::ByHand => self.by_hand(by, mv),
            Kind::Claims => self.claiming(by, mv, &san),
        }
        self.act(by, PRESS);
        let uci = uci::write(&self.position, mv, false);
        self.told.push(Made { san, uci });
        self.position = self.position.play(mv);
        self.before.push(self.position.identity());
    }

    fn whole(&mut self, by: Color, san: &str) {
        let text = san.to_owned();
        self.act(by, Act::Move { text, hands: 1 });
    }

    fn by_hand(&mut self, by: Color, mv: Move) {
        let touch = |square| Act::Touch {
            squares: vec![square],
            accidental: false,
        };
        self.act(by, touch(mv.from));
        if let Some(wing) = self.position.castling_wing(mv) {
            let (king, rook) = (wing.king_target(by), wing.rook_target(by));
            self.act(
                by,
                Act::Release {
                    from: mv.from,
                    to: king,
                },
            );
            self.act(by, touch(mv.to));
            self.act(
                by,
                Act::Release {
                    from: mv.to,
                    to: rook,
                },
            );
            return;
        }
        if let Some(square) = self.position.captured_square(mv) {
            self.act(by, touch(square));
            self.act(by, Act::Remove { square });
        }
        self.act(
            by,
            Act::Release {
                from: mv.from,
                to: mv.to,
            },
        );
        if let Some(role) = mv.promotion {
            self.act(
                by,
                Act::Exchange {
                    square: mv.to,
                    role,
                },
            );
        }
    }

    /// Every fourth half-move is claimed beforehand, wrongly; every eighth carries an offer that
    /// is declined; two of each player's are first made illegally.
    fn claiming(&mut self, by: Color, mv: Move, san: &str) {
        let ply = self.told.len();
        if [20, 21, 40, 41].contains(&ply) {
            self.illegally(by, mv);
        }
        if ply % 4 == 3 {
            self.act(by, Act::Write(Written::Move(san.to_owned())));
            let claim = Claim {
                ground: Ground::Repetition,
                intended: Some(san.to_owned()),
                detail: None,
                by_display: false,
            };
            self.act(by, Act::Claim(claim));
            self.arbiter(Act::Start { side: Some(by) });
            // The claim is an offer too.
            self.act(!by, Act::DeclineDraw);
        }
        self.whole(by, san);
        if ply % 8 == 6 {
            self.act(by, Act::OfferDraw { condition: None });
            self.act(!by, Act::DeclineDraw);
        }
    }

    /// The man goes where he cannot, his player presses, and the opponent claims.
    fn illegally(&mut self, by: Color, mv: Move) {
        let empty = |it: &flagfall_board::Square| {
            let played = Move {
                from: mv.from,
                to: *it,
                promotion: None,
            };
            self.position.piece_at(*it).is_none() && !self.position.is_legal(played)
        };
        let nowhere = flagfall_board::Square::ALL[16..48]
            .iter()
            .find(|it| empty(it));
        let (Some(to), None) = (nowhere, self.position.castling_wing(mv)) else {
            return;
        };
        let text = format!("{}{to}", mv.from);
        self.act(by, Act::Move { text, hands: 1 });
        self.act(by, PRESS);
        let claim = Claim {
            ground: Ground::IllegalMove,
            intended: None,
            detail: None,
            by_display: false,
        };
        self.act(!by, Act::Claim(claim));
        self.questions += 1;
        let question = format!("q{}", self.questions);
        let choice = "keep".to_owned();
        self.arbiter(Act::Answer(Answer {
            question,
            choice,
            ms: None,
        }));
        self.arbiter(Act::Start { side: Some(by) });
    }
}

const PRESS: Act = Act::Press {
    other_hand: false,
    without_move: false,
};
