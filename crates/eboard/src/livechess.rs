//! LiveChess: the program that many halls run beside their boards tells what stands on them.
//!
//! Only facts of its local interface stand here: JSON over a WebSocket on this machine, `eboards`
//! to list the boards, `subscribe` to the feed `eboardevent`, whose messages carry the placement.
//! What it reads of the moves is not used: placements alone are, and what follows from them is
//! found out here. Its messages tell nothing of the clock that we could rely on.

use crate::{BoardError, Cells};
use serde_json::{Value, json};
use std::net::TcpStream;
use std::time::Duration;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// Where LiveChess listens.
pub(crate) const USUAL: &str = "ws://localhost:1982/api/v1.0";
/// Nothing it says is longer, in bytes.
const LONGEST: usize = 1 << 20;
/// A dead line is noticed after so long.
const SILENCE: Duration = Duration::from_secs(30);

/// What is said to LiveChess, and what it answers, without the line between.
#[derive(Clone, Debug, Default)]
pub struct Feed {
    /// Which board is wanted; the first that is active without.
    serial: Option<String>,
    subscribed: bool,
}

/// What follows from one of its messages.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard {
    /// This is to be said.
    Say(String),
    /// This stands on the board.
    Board(Cells),
    /// There is no such board, and these are there.
    NoBoard(String),
    /// Nothing.
    Nothing,
}

impl Feed {
    /// Of the board with that serial number, or of the first that is active.
    #[must_use]
    pub fn new(serial: Option<String>) -> Feed {
        Feed {
            serial,
            subscribed: false,
        }
    }

    /// The first thing to say.
    #[must_use]
    pub fn greeting() -> String {
        json!({"id": 1, "call": "eboards"}).to_string()
    }

    /// Takes in a message.
    pub(crate) fn hear(&mut self, text: &str) -> Heard {
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        match message["response"].as_str() {
            Some("call") if !self.subscribed && message["id"] == 1 => self.choose(&message),
            Some("feed") => {
                let board = message["param"]["board"].as_str();
                let placed = board.and_then(|it| it.split(' ').next());
                placed
                    .and_then(Cells::placed)
                    .map_or(Heard::Nothing, Heard::Board)
            }
            _ => Heard::Nothing,
        }
    }

    fn choose(&mut self, message: &Value) -> Heard {
        let boards = message["param"].as_array().map_or(&[][..], Vec::as_slice);
        let serial = |it: &Value| match &it["serialnr"] {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let wanted = |it: &&Value| match &self.serial {
            Some(wanted) => serial(it) == *wanted,
            None => it["state"] == "ACTIVE",
        };
        let Some(board) = boards.iter().find(wanted) else {
            let there = |it: &Value| format!("{} {}", serial(it), it["state"]);
            let all: Vec<String> = boards.iter().map(there).collect();
            return Heard::NoBoard(all.join(", "));
        };
        self.subscribed = true;
        let of = json!({"serialnr": board["serialnr"]});
        let param = json!({"feed": "eboardevent", "id": 1, "param": of});
        Heard::Say(json!({"id": 2, "call": "subscribe", "param": param}).to_string())
    }
}

/// The line to LiveChess.
pub struct LiveChess {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    feed: Feed,
}

impl std::fmt::Debug for LiveChess {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LiveChess")
            .field("feed", &self.feed)
            .finish_non_exhaustive()
    }
}

impl LiveChess {
    /// Calls LiveChess.
    ///
    /// # Errors
    /// [`BoardError::Open`]: it does not answer there.
    pub fn call(url: &str, serial: Option<String>) -> Result<LiveChess, BoardError> {
        let config = tungstenite::protocol::WebSocketConfig::default()
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let open = |why: String| BoardError::Open {
            place: url.to_owned(),
            why,
            cure: "start LiveChess on this machine, with its API switched on",
        };
        if !url.starts_with("ws://") {
            return Err(open("only ws:// is spoken".to_owned()));
        }
        let connected = tungstenite::client::connect_with_config(url, Some(config), 3);
        let (mut socket, _) = connected.map_err(|why| open(why.to_string()))?;
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream
                .set_read_timeout(Some(SILENCE))
                .map_err(|why| open(why.to_string()))?;
        }
        socket
            .send(Message::text(Feed::greeting()))
            .map_err(|why| open(why.to_string()))?;
        Ok(LiveChess {
            socket,
            feed: Feed::new(serial),
        })
    }

    /// Waits for the next board; `None` where it has been silent for long and was asked whether
    /// it is there.
    ///
    /// # Errors
    /// [`BoardError`]: the line has ended, or there is no such board.
    pub fn hear(&mut self) -> Result<Option<Cells>, BoardError> {
        loop {
            let message = match self.socket.read() {
                Ok(message) => message,
                Err(tungstenite::Error::Io(why)) if is_silence(&why) => {
                    let ping = self.socket.send(Message::Ping(Vec::new().into()));
                    ping.map_err(|why| BoardError::Ended(why.to_string()))?;
                    return Ok(None);
                }
                Err(why) => return Err(BoardError::Ended(why.to_string())),
            };
            let Message::Text(text) = message else {
                continue;
            };
            match self.feed.hear(&text) {
                Heard::Board(cells) => return Ok(Some(cells)),
                Heard::Say(text) => {
                    let sent = self.socket.send(Message::text(text));
                    sent.map_err(|why| BoardError::Ended(why.to_string()))?;
                }
                Heard::NoBoard(there) => {
                    let why = match there.is_empty() {
                        true => "LiveChess knows no board".to_owned(),
                        false => format!("LiveChess has not that board; it has {there}"),
                    };
                    return Err(BoardError::Ended(why));
                }
                Heard::Nothing => {}
            }
        }
    }
}

fn is_silence(why: &std::io::Error) -> bool {
    use std::io::ErrorKind::{TimedOut, WouldBlock};
    matches!(why.kind(), TimedOut | WouldBlock)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_board::Board;

    #[test]
    fn a_board_is_chosen_and_followed() {
        let list = r#"{"response":"call","id":1,"param":[{"serialnr":"11","state":"INACTIVE"},
            {"serialnr":"24539","state":"ACTIVE"}]}"#;
        let mut feed = Feed::new(None);
        let Heard::Say(said) = feed.hear(list) else {
            panic!("it subscribes");
        };
        assert!(
            said.contains("24539") && said.contains("eboardevent"),
            "{said}"
        );
        let event = r#"{"response":"feed","id":1,"param":{"san":["e4"],
            "board":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"}}"#;
        let start = Cells::showing(&Board::initial());
        assert_eq!(feed.hear(event), Heard::Board(start));
        for odd in [
            "",
            "{",
            "[]",
            "{\"response\":\"feed\"}",
            "{\"response\":\"feed\",\"param\":{\"board\":\"8\"}}",
        ] {
            assert_eq!(feed.hear(odd), Heard::Nothing, "{odd}");
        }
        let named = Feed::new(Some("7".to_owned())).hear(list);
        assert_eq!(
            named,
            Heard::NoBoard("11 \"INACTIVE\", 24539 \"ACTIVE\"".to_owned())
        );
    }
}
