//! Every provision in force for one game, article by article.

use crate::act_of_moving::{self, ActOfMoving};
use crate::adjournment::{self, Adjournment};
use crate::arbiter::{self, Arbiter};
use crate::blind_players::{self, BlindPlayers};
use crate::chess960::{self, Chess960};
use crate::chessclock::{self, Chessclock};
use crate::completion::{self, Completion};
use crate::conduct::{self, Conduct};
use crate::drawn_game::{self, DrawnGame};
use crate::federations::{self, Federations};
use crate::irregularities::{self, Irregularities};
use crate::moves_of_the_pieces::{self, MovesOfThePieces};
use crate::nature_and_objectives::{self, Nature};
use crate::notation::{self, Notation};
use crate::points::{self, Scoring};
use crate::quickplay_finish::{self, QuickplayFinish};
use crate::rapid_and_blitz::{self, RapidAndBlitz};
use crate::recording::{self, Recording};
use flagfall_edition::{E09, Edition, Listing, Sources};
use flagfall_record::{Class, Header};
use flagfall_say::{Text, say};

/// Every provision in force for one game. Editions are consulted here, once; past this point
/// nobody knows what year it is.
#[derive(Clone, Debug)]
pub struct Rulebook {
    /// The edition it was made from: to be printed, never asked.
    pub edition: Edition,
    /// The class the game falls under.
    pub class: Class,
    /// Article 1.
    pub nature: Nature,
    /// Article 3.
    pub moves: MovesOfThePieces,
    /// Article 4.
    pub act_of_moving: ActOfMoving,
    /// Article 5.
    pub completion: Completion,
    /// Article 6.
    pub chessclock: Chessclock,
    /// Article 7.
    pub irregularities: Irregularities,
    /// Article 8.
    pub recording: Recording,
    /// Article 9.
    pub drawn_game: DrawnGame,
    /// Article 10, later an appendix, later guidelines.
    pub quickplay_finish: QuickplayFinish,
    /// The article on points.
    pub points: Scoring,
    /// The article on conduct.
    pub conduct: Conduct,
    /// The arbiter's article, and the Preface.
    pub arbiter: Arbiter,
    /// What the appendices for rapid and blitz add, where one governs the game.
    pub rapid_and_blitz: RapidAndBlitz,
    /// What a federation adds, where the event has taken it.
    pub federations: Federations,
    /// The appendix on algebraic notation.
    pub notation: Notation,
    /// The appendix on blind players.
    pub blind_players: BlindPlayers,
    /// The rules of Chess960.
    pub chess960: Chess960,
    /// The guidelines on adjourned games.
    pub adjournment: Adjournment,
}

impl Rulebook {
    /// The rulebook of a game: the edition's provisions, then the appendix of its class and
    /// the regulations of its event as exceptions to them.
    #[must_use]
    pub fn new(header: &Header) -> Rulebook {
        let regulations = &header.regulations;
        let mut sources = Sources::of(header.edition);
        if regulations.option_is("completed", E09.id()) {
            sources = sources.completed_from(E09);
        }
        let class = rapid_and_blitz::class(&sources, regulations);
        let mut book = Rulebook {
            edition: header.edition,
            class,
            nature: Nature::new(&sources),
            moves: MovesOfThePieces::new(&sources),
            act_of_moving: ActOfMoving::new(&sources),
            completion: Completion::new(&sources),
            chessclock: Chessclock::new(&sources, regulations),
            irregularities: Irregularities::new(&sources, regulations),
            recording: Recording::new(&sources, regulations, class),
            drawn_game: DrawnGame::new(&sources, regulations),
            quickplay_finish: QuickplayFinish::new(&sources, class),
            points: Scoring::new(&sources),
            conduct: Conduct::new(&sources),
            arbiter: Arbiter::new(&sources),
            rapid_and_blitz: RapidAndBlitz::new(&sources, regulations, class),
            notation: Notation::new(&sources),
            blind_players: BlindPlayers::new(&sources, regulations),
            federations: Federations::new(&sources, regulations),
            chess960: Chess960::new(&sources),
            adjournment: Adjournment::new(&sources, regulations),
        };
        rapid_and_blitz::apply(&sources, regulations, &mut book);
        book.recording.compulsory = book.federations.recorded;
        book
    }
}

/// The clauses of one article.
#[derive(Clone, Debug)]
pub struct Group {
    /// The article's title, in our words.
    pub title: Text,
    /// Its clauses, in order.
    pub clauses: Vec<Listing>,
}

/// All clauses that are encoded, article by article: for booklets, pages and coverage.
#[must_use]
pub fn catalogue() -> Vec<Group> {
    type Article = (Text, fn() -> Vec<Listing>);
    let groups: [Article; 18] = [
        (say!("article-arbiter"), arbiter::listings),
        (
            say!("article-nature-and-objectives"),
            nature_and_objectives::listings,
        ),
        (
            say!("article-moves-of-the-pieces"),
            moves_of_the_pieces::listings,
        ),
        (say!("article-act-of-moving"), act_of_moving::listings),
        (say!("article-completion"), completion::listings),
        (say!("article-chessclock"), chessclock::listings),
        (say!("article-irregularities"), irregularities::listings),
        (say!("article-recording"), recording::listings),
        (say!("article-drawn-game"), drawn_game::listings),
        (say!("article-quickplay-finish"), quickplay_finish::listings),
        (say!("article-points"), points::listings),
        (say!("article-conduct"), conduct::listings),
        (say!("article-rapid-and-blitz"), rapid_and_blitz::listings),
        (say!("article-notation"), notation::listings),
        (say!("article-blind-players"), blind_players::listings),
        (say!("article-chess960"), chess960::listings),
        (say!("article-adjournment"), adjournment::listings),
        (say!("article-federations"), federations::listings),
    ];
    groups
        .map(|(title, clauses)| Group {
            title,
            clauses: clauses(),
        })
        .into()
}
