//! Every act is answered: it is admitted, or it is refused with a reason.
#![allow(clippy::unwrap_used)]

use flagfall_clock::Millis;
use flagfall_edition::Edition;
use flagfall_game::{Event, Game};
use flagfall_record::{Header, Regulations, Start, text};

#[test]
fn in_blitz_nobody_need_record_and_that_is_said_once() {
    for edition in Edition::ALL {
        let regulations = Regulations {
            time_control: Some("3m+2s".parse().unwrap()),
            ..Regulations::default()
        };
        let mut game = Game::new(Header {
            edition,
            regulations,
            start: Start::Usual,
            moves: Vec::new(),
            clocks: None,
        })
        .unwrap();
        let line = "The arbiter observes unrecorded of both";
        let events = game.act(&text::read(line, Millis::ZERO).unwrap());
        let refused = |it: &&Event| matches!(it, Event::Refused(_));
        assert_eq!(
            events.iter().filter(refused).count(),
            1,
            "{edition}: {events:?}"
        );
    }
}
