//! What the clients say to the server, and what they can know of it afterwards.

use serde_json::Value;
use std::fmt;
use std::time::Duration;
use ureq::Agent;

/// A server that answers nothing for so long hangs.
const PATIENCE: Duration = Duration::from_secs(30);

/// One server, for as long as it lives.
pub(crate) struct Api {
    agent: Agent,
    url: String,
}

/// What came of a request, as far as its sender can know.
pub(crate) enum Reply {
    /// It was done; what is answered must stand for ever.
    Done(Value),
    /// It was not done, and never will be: the status and the body.
    Refused(u16, String),
    /// Too much at once, or the disk is behind: whether it was done is open, and it may be
    /// sent again.
    Later,
    /// No answer, or half of one: whether it was done is open.
    Lost,
    /// The server says of itself that it failed.
    Broken(String),
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Done(answer) => answer.fmt(f),
            Reply::Refused(status, body) => write!(f, "{status} {body}"),
            Reply::Later => f.write_str("not now"),
            Reply::Lost => f.write_str("nothing"),
            Reply::Broken(why) => f.write_str(why),
        }
    }
}

impl Api {
    pub(crate) fn new(url: &str) -> Api {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .proxy(None)
            .timeout_global(Some(PATIENCE))
            .build();
        Api {
            agent: config.new_agent(),
            url: format!("{url}/api/v1/games"),
        }
    }

    /// Sets up a game.
    pub(crate) fn create(&self, setting: &Value) -> Reply {
        let request = self.agent.post(&self.url).content_type("application/json");
        reply(request.send(setting.to_string()))
    }

    /// Posts to a game, under a key that a retry repeats.
    pub(crate) fn post(&self, path: &str, token: &str, key: &str, body: &str) -> Reply {
        let request = self
            .agent
            .post(format!("{}/{path}", self.url))
            .header("Authorization", format!("Bearer {token}"))
            .header("Idempotency-Key", key)
            .content_type("application/json");
        reply(request.send(body))
    }

    /// Reads something of a game.
    pub(crate) fn get(&self, path: &str, token: &str) -> Reply {
        let request = self
            .agent
            .get(format!("{}/{path}", self.url))
            .header("Authorization", format!("Bearer {token}"));
        reply(request.call())
    }
}

fn reply(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Reply {
    let Ok(mut answer) = answer else {
        return Reply::Lost;
    };
    let status = answer.status().as_u16();
    let Ok(body) = answer.body_mut().read_to_string() else {
        return Reply::Lost;
    };
    match status {
        200..=299 => serde_json::from_str(&body).map_or(Reply::Lost, Reply::Done),
        429 | 503 => Reply::Later,
        500..=599 => Reply::Broken(format!("{status} {body}")),
        _ => Reply::Refused(status, body),
    }
}
