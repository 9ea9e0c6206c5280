//! The line to the server: a seat's link, its stream of views, and acts on the way back.

use crate::{ClientError, View};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read};
use std::thread;
use std::time::Duration;
use ureq::Agent;

/// What an answer may take, streams aside.
const PATIENCE: Duration = Duration::from_secs(30);
/// A stream is opened again after so long, lest a dead line be waited on for ever.
const STREAM: Duration = Duration::from_secs(600);
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(10);
/// How often acts are sent before the server counts as gone.
const TRIES: u32 = 6;
/// No event, and no answer, is longer.
const LARGEST: u64 = 16 << 20;

/// What is told to the one who sits at the game.
#[derive(Debug)]
pub enum Told {
    /// The seat's view.
    View(Box<View>),
    /// The server cannot be heard for now.
    Lost,
    /// The server will not have this seat.
    Refused(u16, String),
}

/// A seat's link, as the server gives it out: `http://host/g/GAME#t=KEY`.
#[derive(Clone, PartialEq, Eq)]
pub struct Link {
    server: String,
    game: String,
    key: String,
}

/// The key opens the seat, so it is not shown.
impl std::fmt::Debug for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/g/{}", self.server, self.game)
    }
}

impl std::str::FromStr for Link {
    type Err = ClientError;

    fn from_str(text: &str) -> Result<Link, ClientError> {
        let text = text.trim();
        let (address, key) = text.split_once("#t=").unwrap_or((text, ""));
        let bad = || ClientError::Link {
            link: address.to_owned(),
        };
        let (scheme, rest) = address.split_once("://").ok_or_else(bad)?;
        if scheme != "http" {
            return Err(ClientError::Scheme(format!("{scheme}://")));
        }
        let (host, game) = rest.split_once("/g/").ok_or_else(bad)?;
        let plain = |it: &str| {
            let fits = (1..=256).contains(&it.len());
            fits && it
                .bytes()
                .all(|it| it.is_ascii_alphanumeric() || it == b'-' || it == b'_')
        };
        let is_host = !host.is_empty() && !host.contains(['/', '@', '?', '#', ' ']);
        match is_host && plain(game) && plain(key) {
            true => Ok(Link {
                server: format!("http://{host}"),
                game: game.to_owned(),
                key: key.to_owned(),
            }),
            false => Err(bad()),
        }
    }
}

/// The connection of one seat.
#[derive(Clone, Debug)]
pub struct Line {
    agent: Agent,
    link: Link,
}

impl Line {
    /// A line to the seat of a link.
    #[must_use]
    pub fn new(link: &Link) -> Line {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .proxy(None)
            .timeout_connect(Some(PATIENCE))
            .timeout_recv_response(Some(PATIENCE))
            .timeout_recv_body(Some(STREAM))
            .build();
        Line {
            agent: config.new_agent(),
            link: link.clone(),
        }
    }

    fn url(&self, rest: &str) -> String {
        format!("{}/api/v1/games/{}{rest}", self.link.server, self.link.game)
    }

    fn bearer(&self) -> String {
        format!("Bearer {}", self.link.key)
    }

    fn unreachable(&self, why: &ureq::Error) -> ClientError {
        ClientError::Unreachable {
            url: self.link.server.clone(),
            why: why.to_string(),
        }
    }

    /// The game file.
    ///
    /// # Errors
    /// [`ClientError`]: the server is not reached, refuses, or is not understood.
    pub fn file(&self) -> Result<Value, ClientError> {
        let request = self.agent.get(self.url(".json"));
        let answer = request.header("Authorization", self.bearer()).call();
        let answer = answer.map_err(|why| self.unreachable(&why))?;
        json(answer)
    }

    /// The seat's view.
    ///
    /// # Errors
    /// [`ClientError`]: the server is not reached, refuses, or is not understood.
    pub fn view(&self) -> Result<View, ClientError> {
        let request = self.agent.get(self.url(""));
        let answer = request.header("Authorization", self.bearer()).call();
        read_view(json(answer.map_err(|why| self.unreachable(&why))?)?)
    }

    /// Does what is to be done, and answers the view after it. What was not answered is sent again
    /// under the same key, so that it takes place once.
    ///
    /// # Errors
    /// [`ClientError`]: the server is not reached, refuses, or is not understood.
    pub fn act(&self, acts: &[Value], key: &str) -> Result<View, ClientError> {
        let body = Value::from(acts).to_string();
        let mut pause = FIRST_PAUSE;
        let mut tries = 1;
        loop {
            let request = self
                .agent
                .post(self.url("/acts"))
                .header("Authorization", self.bearer())
                .header("Idempotency-Key", key)
                .content_type("application/json");
            match request.send(&body) {
                Ok(answer) if !matches!(answer.status().as_u16(), 429 | 503) => {
                    let mut answer = json(answer)?;
                    return read_view(answer["view"].take());
                }
                Ok(answer) if tries == TRIES => return Err(refused(answer)),
                Err(why) if tries == TRIES => return Err(self.unreachable(&why)),
                _ => {}
            }
            tries += 1;
            thread::sleep(pause);
            pause = LONGEST_PAUSE.min(pause * 2);
        }
    }

    /// Follows the game until the seat is refused or nobody listens any more, which `tell` says
    /// by answering false.
    pub fn follow(&self, mut tell: impl FnMut(Told) -> bool) {
        let mut last = None;
        let mut pause = FIRST_PAUSE;
        loop {
            let mut request = self
                .agent
                .get(self.url("/stream"))
                .header("Authorization", self.bearer())
                .header("Accept", "text/event-stream");
            if let Some(last) = last {
                request = request.header("Last-Event-ID", format!("{last}"));
            }
            match request.call() {
                Ok(answer) if answer.status().is_success() => {
                    pause = FIRST_PAUSE;
                    let heard = |view: View| {
                        last = Some(view.seq);
                        tell(Told::View(Box::new(view)))
                    };
                    if !events(BufReader::new(answer.into_body().into_reader()), heard) {
                        return;
                    }
                }
                Ok(answer) if matches!(answer.status().as_u16(), 401 | 403 | 404 | 410) => {
                    let status = answer.status().as_u16();
                    tell(Told::Refused(status, detail(answer)));
                    return;
                }
                Ok(_) | Err(_) => {}
            }
            if !tell(Told::Lost) {
                return;
            }
            thread::sleep(pause);
            pause = LONGEST_PAUSE.min(pause * 2);
        }
    }
}

/// Reads server-sent events to their end; false where `heard` wants no more.
fn events(mut from: impl BufRead, mut heard: impl FnMut(View) -> bool) -> bool {
    let (mut line, mut data) = (Vec::new(), String::new());
    loop {
        line.clear();
        match (&mut from).take(LARGEST).read_until(b'\n', &mut line) {
            Ok(1..) => {}
            Ok(0) | Err(_) => return true,
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end_matches(['\n', '\r']);
        if let Some(part) = text.strip_prefix("data:") {
            if (data.len() + part.len()) as u64 > LARGEST {
                return true;
            }
            data.push_str(part.strip_prefix(' ').unwrap_or(part));
        } else if text.is_empty() && !data.is_empty() {
            // What is not understood is passed over: the next view tells all there is to know.
            if let Ok(view) = serde_json::from_str(&data)
                && !heard(view)
            {
                return false;
            }
            data.clear();
        }
    }
}

type Answer = ureq::http::Response<ureq::Body>;

fn json(mut answer: Answer) -> Result<Value, ClientError> {
    if !answer.status().is_success() {
        return Err(refused(answer));
    }
    let text = answer
        .body_mut()
        .with_config()
        .limit(LARGEST)
        .read_to_string();
    let text = text.map_err(|why| ClientError::NotUnderstood(why.to_string()))?;
    serde_json::from_str(&text).map_err(|why| ClientError::NotUnderstood(why.to_string()))
}

fn read_view(value: Value) -> Result<View, ClientError> {
    serde_json::from_value(value).map_err(|why| ClientError::NotUnderstood(why.to_string()))
}

fn refused(answer: Answer) -> ClientError {
    ClientError::Refused {
        status: answer.status().as_u16(),
        detail: detail(answer),
    }
}

/// What a problem says of itself.
fn detail(mut answer: Answer) -> String {
    let text = answer.body_mut().read_to_string().unwrap_or_default();
    let problem: Value = serde_json::from_str(&text).unwrap_or_default();
    let detail = problem["detail"].as_str().or(problem["title"].as_str());
    detail.unwrap_or("no reason given").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read() {
        let link: Link = "http://127.0.0.1:7878/g/abc-1#t=k_Y9".parse().unwrap();
        assert_eq!(
            Line::new(&link).url("/acts"),
            "http://127.0.0.1:7878/api/v1/games/abc-1/acts"
        );
        assert_eq!(
            format!("{link:?}"),
            "http://127.0.0.1:7878/g/abc-1",
            "the key is not shown"
        );
        for bad in [
            "",
            "http://h/g/a",
            "http://h/g/a#t=",
            "http://h/x#t=k",
            "http:///g/a#t=k",
            "http://h/g/a b#t=k",
            "h/g/a#t=k",
        ] {
            let error = bad.parse::<Link>().unwrap_err();
            assert!(matches!(error, ClientError::Link { .. }), "{bad}: {error}");
        }
        let error = "https://h/g/a#t=k".parse::<Link>().unwrap_err();
        assert!(matches!(error, ClientError::Scheme(_)), "{error}");
    }

    #[test]
    fn events_are_read_one_by_one() {
        let text = ": keep-alive\n\nid: 3\nevent: view\ndata: {\"seq\":3,\"seat\":\"white\",\
                    \"position\":{\"fen\":\"x\"}}\n\ndata: nonsense\n\ndata: {\"seq\":4,\
                    \"seat\":\"white\",\"position\":{\"fen\":\"x\"}}\n\n";
        let mut found = Vec::new();
        let went_on = events(text.as_bytes(), |view| {
            found.push(view.seq);
            true
        });
        assert_eq!((went_on, found), (true, vec![3, 4]));
        assert!(!events(text.as_bytes(), |_| false));
    }
}
