//! A refused act leaves nothing behind: the game as it stood before, and the way back to it.

use crate::kept::Marked;
use crate::state::{Counts, Game, Tally};
use flagfall_board::Color;
use flagfall_laws::Score;
use flagfall_record::Ms;

/// What becomes of each field of a game when it is marked and taken back. Every field stands
/// here: a game with one more does not compile until somebody has said what it is.
macro_rules! fields {
    (
        never_change: $($fixed:ident)+;
        keep_themselves_what_changes: $($kept:ident)+;
        are_small_and_copied: $($small:ident: $type:ty,)+
    ) => {
        /// The game as it stood before an act.
        pub(crate) struct Mark {
            $($small: $type,)+
        }

        impl Game {
            /// The game as it stands, to come back to.
            pub(crate) fn mark(&mut self) -> Mark {
                let Game { $($fixed: _,)+ $($kept,)+ $($small,)+ } = self;
                $($kept.mark();)+
                Mark { $($small: *$small,)+ }
            }

            /// Back to where the game stood.
            pub(crate) fn back(&mut self, mark: &Mark) {
                $(self.$kept.back();)+
                $(self.$small = mark.$small;)+
            }

            /// What has happened since the mark stays.
            pub(crate) fn settle(&mut self) {
                $(self.$kept.settle();)+
                debug_assert_eq!(self.counts, Counts::of(&self.line), "what is counted is there");
            }
        }
    };
}

fields! {
    never_change: header book start chess960 given by_hand;
    keep_themselves_what_changes:
        line sheets clock clock_reasons bindings slips counted questions written
        hand ended cancelled displaced must_record adjourned said;
    are_small_and_copied:
        counts: Counts,
        arbiter_acted: bool,
        counters: [i64; 2],
        now: Ms,
        tally: [Tally; 2],
        claiming: Option<(Color, bool)>,
        offer: Option<Color>,
        flags: [bool; 2],
        asked: u32,
        touched: [bool; 2],
        acted: [bool; 2],
        stopped_by: Option<Color>,
        dead_asked_at: Option<usize>,
        short: [Option<usize>; 2],
        offers: u32,
        arbiter_records: bool,
        flags_passed: usize,
        looked: [u32; 2],
        signed: [Option<(Score, Score)>; 2],
        postponed: Option<Color>,
        referred: Option<Color>,
        assisted: [bool; 2],
        assistant_told: bool,
        chess960_asked: bool,
}
