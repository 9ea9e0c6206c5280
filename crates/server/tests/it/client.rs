//! A server of our own for each test, and a client that knows as much HTTP as is needed.

use flagfall_server::{Accounts, App, Role, router};
use flagfall_store::{Sqlite, Store};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// A server that runs.
pub(crate) struct Server {
    dir: TempDir,
    app: App,
    addr: SocketAddr,
    task: JoinHandle<()>,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) text: String,
}

impl Answer {
    /// The body as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{self:?}"))
    }

    /// A header, by its lower-case name.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let line = self.head.lines().find(|line| {
            line.split(':')
                .next()
                .is_some_and(|it| it.eq_ignore_ascii_case(name))
        })?;
        line.split_once(':').map(|(_, value)| value.trim())
    }

    /// The body as JSON, of an answer that must have this status.
    #[track_caller]
    pub(crate) fn is(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        self.json()
    }
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::on(tempfile::tempdir().unwrap()).await
    }

    async fn on(dir: TempDir) -> Server {
        let store = Sqlite::open(dir.path()).unwrap();
        Server::with(dir, Arc::new(store)).await
    }

    /// A server whose games are kept by this store, in this folder.
    pub(crate) async fn with(dir: TempDir, store: Arc<dyn Store>) -> Server {
        let app = App::new(store);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let routes = router(app.clone());
        let task = tokio::spawn(async move { axum::serve(listener, routes).await.unwrap() });
        Server {
            dir,
            app,
            addr,
            task,
        }
    }

    /// Gives out an account.
    pub(crate) async fn account(&self, name: &'static str, role: Role, password: &'static str) {
        let accounts = Accounts::new(self.app.store());
        let set = tokio::task::spawn_blocking(move || accounts.set(name, role, password));
        set.await.unwrap().unwrap();
    }

    /// The same server, where only who has an account sets up games and events.
    pub(crate) async fn closed(self) -> Server {
        self.task.abort();
        let app = self.app.closed();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (addr, routes) = (listener.local_addr().unwrap(), router(app.clone()));
        let task = tokio::spawn(async move { axum::serve(listener, routes).await.unwrap() });
        Server {
            dir: self.dir,
            app,
            addr,
            task,
        }
    }

    /// One of several servers on one record; `open` is told the address that the others have.
    pub(crate) async fn node(open: impl FnOnce(&str) -> Arc<dyn Store> + Send + 'static) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let opened = tokio::task::spawn_blocking(move || open(&addr.to_string()));
        let app = App::new(opened.await.unwrap());
        let (routes, watching) = (router(app.clone()), app.clone());
        let task = tokio::spawn(async move {
            tokio::select! {
                served = axum::serve(listener, routes) => served.unwrap(),
                () = watching.keep_watch() => {}
            }
        });
        let dir = tempfile::tempdir().unwrap();
        Server {
            dir,
            app,
            addr,
            task,
        }
    }

    /// The process ends in good order.
    pub(crate) async fn end(self) {
        self.task.abort();
        let app = self.app;
        let closed = tokio::task::spawn_blocking(move || app.close());
        closed.await.unwrap().unwrap();
    }

    /// The process ends and another one opens the same record.
    pub(crate) async fn restarted(self) -> Server {
        self.task.abort();
        let app = self.app.clone();
        tokio::task::spawn_blocking(move || app.close())
            .await
            .unwrap()
            .unwrap();
        drop(self.app);
        Server::on(self.dir).await
    }

    /// A request, whatever it is.
    pub(crate) async fn send(&self, head: &str, body: &[u8]) -> Answer {
        let mut stream = TcpStream::connect(self.addr).await.unwrap();
        let length = body.len();
        let head = format!(
            "{head}\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        // A server may answer, and close, before it has read everything.
        drop(stream.write_all(body).await);
        let mut bytes = Vec::new();
        drop(stream.read_to_end(&mut bytes).await);
        parsed(&bytes)
    }

    pub(crate) async fn get(&self, path: &str, token: &str) -> Answer {
        let head = format!("GET {path} HTTP/1.1{}", authorization(token));
        self.send(&head, b"").await
    }

    pub(crate) async fn post(&self, path: &str, token: &str, body: &Value) -> Answer {
        let head = format!("POST {path} HTTP/1.1{}", authorization(token));
        self.send(&head, body.to_string().as_bytes()).await
    }

    pub(crate) async fn post_keyed(
        &self,
        game: &Game,
        seat: &str,
        key: &str,
        acts: &Value,
    ) -> Answer {
        self.post_with(game, seat, &format!("Idempotency-Key: {key}"), acts.clone())
            .await
    }

    /// Sends acts with one more header.
    pub(crate) async fn post_with(
        &self,
        game: &Game,
        seat: &str,
        header: &str,
        acts: Value,
    ) -> Answer {
        let head = format!(
            "POST /api/v1/games/{}/acts HTTP/1.1{}\r\n{header}",
            game.id,
            authorization(game.token(seat))
        );
        self.send(&head, acts.to_string().as_bytes()).await
    }

    /// Sets up a game.
    pub(crate) async fn set_up(&self, file: &Value) -> Game {
        let created = self.post("/api/v1/games", "", file).await.is(201);
        Game {
            id: created["id"].as_str().unwrap().to_owned(),
            created,
        }
    }

    /// Sends acts that must be taken.
    #[track_caller]
    pub(crate) fn acts<'a>(
        &'a self,
        game: &'a Game,
        seat: &'a str,
        acts: Value,
    ) -> impl Future<Output = Value> + 'a {
        let path = format!("/api/v1/games/{}/acts", game.id);
        async move { self.post(&path, game.token(seat), &acts).await.is(200) }
    }

    /// Makes a move and presses.
    #[track_caller]
    pub(crate) fn plays<'a>(
        &'a self,
        game: &'a Game,
        seat: &'a str,
        san: &str,
    ) -> impl Future<Output = Value> + 'a {
        let acts = json!([{"act": "move", "move": san}, {"act": "press"}]);
        self.acts(game, seat, acts)
    }

    /// The view of a seat.
    pub(crate) async fn view(&self, game: &Game, seat: &str) -> Value {
        let path = format!("/api/v1/games/{}", game.id);
        self.get(&path, game.token(seat)).await.is(200)
    }

    /// Follows a game.
    pub(crate) async fn follow(&self, game: &Game, seat: &str, last: Option<u64>) -> Events {
        self.follow_path(&game.path("/stream"), game.token(seat), last)
            .await
    }

    /// Follows what is told at an address.
    pub(crate) async fn follow_path(&self, path: &str, token: &str, last: Option<u64>) -> Events {
        let last = last.map(|seq| format!("\r\nLast-Event-ID: {seq}"));
        let headers = authorization(token) + &last.unwrap_or_default();
        self.follow_as(path, &headers).await
    }

    /// The same with these headers.
    pub(crate) async fn follow_as(&self, path: &str, headers: &str) -> Events {
        let mut stream = TcpStream::connect(self.addr).await.unwrap();
        let head = format!("GET {path} HTTP/1.1{headers}\r\nHost: localhost\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        Events {
            stream,
            raw: Vec::new(),
            text: String::new(),
            in_body: false,
            ended: false,
        }
    }
}

/// A game, and what opens its seats.
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) created: Value,
}

impl Game {
    pub(crate) fn token(&self, seat: &str) -> &str {
        self.created["tokens"][seat].as_str().unwrap()
    }

    pub(crate) fn path(&self, end: &str) -> String {
        format!("/api/v1/games/{}{end}", self.id)
    }
}

/// The events of a stream, one by one.
pub(crate) struct Events {
    stream: TcpStream,
    raw: Vec<u8>,
    text: String,
    in_body: bool,
    ended: bool,
}

impl Events {
    /// The next view and its id; `None` at the end of the stream.
    pub(crate) async fn next(&mut self) -> Option<(u64, Value)> {
        self.next_of("view").await
    }

    /// The next event of that name, with its id.
    pub(crate) async fn next_of(&mut self, name: &str) -> Option<(u64, Value)> {
        loop {
            while let Some(end) = self.text.find("\n\n") {
                let block = self.text[..end].to_owned();
                self.text.drain(..end + 2);
                let field = |key: &str| block.lines().find_map(|line| line.strip_prefix(key));
                if field("event: ") == Some(name) {
                    let id = field("id: ").unwrap().parse().unwrap();
                    return Some((id, serde_json::from_str(field("data: ").unwrap()).unwrap()));
                }
            }
            if self.ended {
                return None;
            }
            let mut bytes = [0; 8192];
            let read = self.stream.read(&mut bytes).await.unwrap_or(0);
            if read == 0 {
                return None;
            }
            self.raw.extend_from_slice(&bytes[..read]);
            self.take_chunks();
        }
    }

    fn take_chunks(&mut self) {
        if !self.in_body {
            let Some(end) = find(&self.raw, b"\r\n\r\n") else {
                return;
            };
            let head = String::from_utf8_lossy(&self.raw[..end]).into_owned();
            assert!(head.starts_with("HTTP/1.1 200"), "{head}");
            assert!(
                head.to_ascii_lowercase().contains("text/event-stream"),
                "{head}"
            );
            self.raw.drain(..end + 4);
            self.in_body = true;
        }
        while let Some((chunk, used)) = first_chunk(&self.raw) {
            self.ended |= chunk.is_empty();
            self.text.push_str(std::str::from_utf8(&chunk).unwrap());
            self.raw.drain(..used);
        }
    }
}

/// A game file with this time control, under this edition.
pub(crate) fn file(edition: &str, time_control: &str) -> Value {
    json!({"edition": edition, "regulations": {"time_control": time_control}})
}

/// A game of 2009 in which Black may claim with `Ng8` what has come only twice.
pub(crate) fn knights_out_and_back() -> Value {
    json!({
        "edition": "2009",
        "regulations": {"time_control": "40/120m:60m"},
        "moves": "1. Nf3 Nf6 2. Ng1",
        "clocks": {"white_ms": 80_000, "black_ms": 250_000},
    })
}

fn authorization(token: &str) -> String {
    match token {
        "" => String::new(),
        token => format!("\r\nAuthorization: Bearer {token}"),
    }
}

fn parsed(bytes: &[u8]) -> Answer {
    let end = find(bytes, b"\r\n\r\n").unwrap_or(bytes.len());
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut rest = bytes.get(end + 4..).unwrap_or_default();
    let mut body = rest.to_vec();
    if head
        .to_ascii_lowercase()
        .contains("transfer-encoding: chunked")
    {
        body.clear();
        while let Some((chunk, used)) = first_chunk(rest) {
            body.extend_from_slice(&chunk);
            rest = &rest[used..];
        }
    }
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|it| it.parse().ok())
        .unwrap_or(0);
    Answer {
        status,
        head,
        text: String::from_utf8_lossy(&body).into_owned(),
    }
}

/// The first chunk, if it is there as a whole, and how many bytes it takes.
fn first_chunk(bytes: &[u8]) -> Option<(Vec<u8>, usize)> {
    let line = find(bytes, b"\r\n")?;
    let size = usize::from_str_radix(std::str::from_utf8(&bytes[..line]).ok()?.trim(), 16).ok()?;
    let (from, to) = (line + 2, line + 2 + size);
    (bytes.len() >= to + 2).then(|| (bytes[from..to].to_vec(), to + 2))
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|it| it == wanted)
}
