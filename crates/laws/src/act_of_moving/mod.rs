//! Article 4: the act of moving the pieces.

mod adjusted;
mod adjusting;
mod assistant;
mod both_colors;
mod capture_made;
mod castling_made;
mod complaint;
mod contact;
mod enemy_men;
mod illegal_attempt;
mod illegal_castling;
mod king_and_rook;
mod nothing_touched;
mod one_hand;
mod ordinary_made;
mod own_men;
mod promotion_choice;
mod promotion_made;
mod promotion_order;
mod released;
mod rook_first;
#[cfg(test)]
mod testing;

pub use adjusted::ADJUSTED;
pub use adjusting::{ADJUSTING, Adjusting, adjust};
pub use assistant::ASSISTANT;
pub use both_colors::BOTH_COLORS;
pub use capture_made::CAPTURE_MADE;
pub use castling_made::{CASTLING_MADE, KingReleased, ask_castling, finish_castling};
pub use complaint::{COMPLAINT, Complaint, LosingTouch, complain, observed};
pub use contact::{CONTACT, ask_intent};
pub use enemy_men::ENEMY_MEN;
pub use illegal_attempt::ILLEGAL_ATTEMPT;
pub use illegal_castling::ILLEGAL_CASTLING;
pub use king_and_rook::KING_AND_ROOK;
pub use nothing_touched::{NOTHING_TOUCHED, obligation, plainly_keeps};
pub use one_hand::ONE_HAND;
pub use ordinary_made::{ORDINARY_MADE, progress};
pub use own_men::{OWN_MEN, TouchMeant};
pub use promotion_choice::{Choice, PROMOTION_CHOICE};
pub use promotion_made::{PROMOTION_MADE, PromotionMade};
pub use promotion_order::PROMOTION_ORDER;
pub use released::{RELEASED, standing};
pub use rook_first::ROOK_FIRST;

use crate::moves_of_the_pieces::man;
use crate::{Decision, Hand, Intended};
use flagfall_board::{Color, Move, Piece, Position, Role, Square, Wing};
use flagfall_edition::{Citation, Law, Listing, Provision, Sources};
use flagfall_say::{Text, say};

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct ActOfMoving {
    /// One hand moves (R4.1.1).
    pub one_hand: Provision<()>,
    /// Who may adjust, and how (R4.2.1).
    pub adjusting: Provision<Adjusting>,
    /// Adjusting binds to nothing (R4.2.2).
    pub adjusted: Provision<()>,
    /// Any other contact counts (R4.2.3).
    pub contact: Law<()>,
    /// Own men touched (R4.3a).
    pub own_men: Provision<TouchMeant>,
    /// The opponent's men touched (R4.3b).
    pub enemy_men: Provision<()>,
    /// Men of both colours touched (R4.3c).
    pub both_colors: Provision<()>,
    /// King and rook touched (R4.4a).
    pub king_and_rook: Law<()>,
    /// A rook touched before the king (R4.4b).
    pub rook_first: Provision<()>,
    /// Touched to castle where castling is not legal (R4.4c).
    pub illegal_castling: Provision<()>,
    /// When the choice of the new man is final (R4.4d).
    pub promotion_choice: Provision<Choice>,
    /// Nothing touched can move or be captured (R4.5.1).
    pub nothing_touched: Provision<()>,
    /// A man let go of stays (R4.6.1).
    pub released: Provision<()>,
    /// When a capture is made (R4.6a).
    pub capture_made: Provision<()>,
    /// When castling is made (R4.6b).
    pub castling_made: Provision<KingReleased>,
    /// When a promotion is made (R4.6c).
    pub promotion_made: Provision<PromotionMade>,
    /// When any other move is made (R4.6d).
    pub ordinary_made: Provision<()>,
    /// An illegal move gives way to another (R4.6e).
    pub illegal_attempt: Law<()>,
    /// In what order a promotion may be done (R4.6f).
    pub promotion_order: Law<()>,
    /// How the right to complain is lost (R4.7.1).
    pub complaint: Provision<LosingTouch>,
    /// An assistant who moves the men (R4.9.1).
    pub assistant: Law<()>,
}

impl ActOfMoving {
    /// The provisions of these sources.
    pub(crate) fn new(sources: &Sources) -> ActOfMoving {
        ActOfMoving {
            one_hand: sources.always(&ONE_HAND),
            adjusting: sources.always(&ADJUSTING),
            adjusted: sources.always(&ADJUSTED),
            contact: sources.law(&CONTACT),
            own_men: sources.always(&OWN_MEN),
            enemy_men: sources.always(&ENEMY_MEN),
            both_colors: sources.always(&BOTH_COLORS),
            king_and_rook: sources.law(&KING_AND_ROOK),
            rook_first: sources.always(&ROOK_FIRST),
            illegal_castling: sources.always(&ILLEGAL_CASTLING),
            promotion_choice: sources.always(&PROMOTION_CHOICE),
            nothing_touched: sources.always(&NOTHING_TOUCHED),
            released: sources.always(&RELEASED),
            capture_made: sources.always(&CAPTURE_MADE),
            castling_made: sources.always(&CASTLING_MADE),
            promotion_made: sources.always(&PROMOTION_MADE),
            ordinary_made: sources.always(&ORDINARY_MADE),
            illegal_attempt: sources.law(&ILLEGAL_ATTEMPT),
            promotion_order: sources.law(&PROMOTION_ORDER),
            complaint: sources.always(&COMPLAINT),
            assistant: sources.law(&ASSISTANT),
        }
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        ONE_HAND.listing(),
        ADJUSTING.listing(),
        ADJUSTED.listing(),
        CONTACT.listing(),
        OWN_MEN.listing(),
        ENEMY_MEN.listing(),
        BOTH_COLORS.listing(),
        KING_AND_ROOK.listing(),
        ROOK_FIRST.listing(),
        ILLEGAL_CASTLING.listing(),
        PROMOTION_CHOICE.listing(),
        NOTHING_TOUCHED.listing(),
        RELEASED.listing(),
        CAPTURE_MADE.listing(),
        CASTLING_MADE.listing(),
        PROMOTION_MADE.listing(),
        ORDINARY_MADE.listing(),
        ILLEGAL_ATTEMPT.listing(),
        PROMOTION_ORDER.listing(),
        COMPLAINT.listing(),
        ASSISTANT.listing(),
    ]
}

/// What a player is bound to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Move the man on that square.
    Move(Square),
    /// Capture the man on that square.
    Capture(Square),
    /// Play that move.
    Play(Intended),
}

impl Duty {
    /// That player's duty, as what a ruling decides.
    #[must_use]
    pub fn of(&self, side: Color) -> Decision {
        match self {
            Duty::Move(square) => Decision::MustMove(side, *square),
            Duty::Capture(square) => Decision::MustCapture(side, *square),
            Duty::Play(intended) => Decision::MustPlay(side, intended.clone()),
        }
    }
}

/// What a player's hand has bound him to.
#[derive(Clone, Debug)]
pub struct Obligation {
    /// The player.
    pub side: Color,
    /// What he must do.
    pub duty: Duty,
    /// The legal moves that do it: one at least.
    pub moves: Vec<Move>,
    /// What his hand did, within a sentence; `None` where a ruling binds him.
    pub did: Option<Text>,
    /// What is said to him: `You touched the bishop on c4. It must move.`
    pub text: Text,
    /// The clauses that bind him, the nearest first.
    pub citations: Vec<Citation>,
}

impl Obligation {
    /// Bound under a provision by what the hand `did`; `must` says to what.
    fn under<R>(
        law: &Provision<R>,
        before: &Position,
        duty: Duty,
        moves: Vec<Move>,
        [did, must]: [Text; 2],
    ) -> Obligation {
        Obligation {
            side: before.turn(),
            duty,
            moves,
            text: say!("you-did", did = did.clone()).then(must),
            did: Some(did),
            citations: law.citations().collect(),
        }
    }

    /// Bound by the man touched, where there is a move to make with it; `must` says to what.
    fn touched<R>(
        law: &Provision<R>,
        before: &Position,
        (square, duty): (Square, fn(Square) -> Duty),
        moves: Vec<Move>,
        must: Text,
    ) -> Option<Obligation> {
        let did = say!("touched", man = man(before, square));
        let says = [did, must];
        (!moves.is_empty()).then(|| Obligation::under(law, before, duty(square), moves, says))
    }

    fn and<R>(mut self, law: &Provision<R>) -> Obligation {
        self.citations.extend(law.citations());
        self
    }
}

/// What is still to be done before a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// The rook has yet to be put beside the king.
    Castling(Wing),
    /// The pawn on its way to that square has yet to be exchanged.
    Promotion(Square),
    /// The man on that square has yet to be taken off.
    Capture(Square),
}

/// How far the hand has come with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// No man stands elsewhere than before.
    Nothing,
    /// Begun, and not yet made.
    Pending(Pending),
    /// Made, legal or not. Castling is told by the king's way, in Chess960 onto his own rook.
    Made {
        /// Where the man stood.
        from: Square,
        /// Where it stands.
        to: Square,
        /// What a pawn was exchanged for.
        promotion: Option<Role>,
    },
}

/// A man touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Touched {
    square: Square,
    piece: Piece,
}

/// The men touched, each once, in order.
fn touched(before: &Position, hand: &Hand) -> Vec<Touched> {
    let mut men: Vec<Touched> = Vec::new();
    for &square in &hand.touched {
        let seen = men.iter().any(|it| it.square == square);
        if let Some(piece) = before.piece_at(square).filter(|_| !seen) {
            men.push(Touched { square, piece });
        }
    }
    men
}

/// A move as written at length: `Bc4xf7`, `e7-e8=Q`, `O-O`.
fn at_length(before: &Position, mv: Move) -> Intended {
    let san = match before.castling_wing(mv) {
        Some(Wing::KingSide) => "O-O".to_owned(),
        Some(Wing::QueenSide) => "O-O-O".to_owned(),
        None => {
            let role = before.piece_at(mv.from).map_or(Role::Pawn, |it| it.role);
            let letter = Some(role).filter(|it| *it != Role::Pawn).map(Role::letter);
            let letter = letter.map_or(String::new(), String::from);
            let sign = if before.is_capture(mv) { 'x' } else { '-' };
            let exchanged = mv.promotion.map(|role| format!("={}", role.letter()));
            let exchanged = exchanged.unwrap_or_default();
            format!("{letter}{}{sign}{}{exchanged}", mv.from, mv.to)
        }
    };
    Intended { mv, san }
}
