//! What breaks in one game stays in that game, and nothing that was acknowledged is lost.

use crate::client::{Server, file};
use flagfall_store::{
    Append, Appended, GameSummary, NewGame, Reply, SeatToken, Sqlite, Stats, Store, StoreError,
    StoredGame, TokenHash,
};
use serde_json::json;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

const WELL: u8 = 0;
const PANICS: u8 = 1;
const FULL: u8 = 2;
/// Writes, and says that it does not know.
const UNSURE: u8 = 3;

/// A record that fails when it is told to, once.
struct Failing {
    inner: Sqlite,
    next: Arc<AtomicU8>,
}

impl Store for Failing {
    fn append_async(&self, append: Append, reply: Reply) {
        match self.next.swap(WELL, Ordering::SeqCst) {
            PANICS => panic!("a record that breaks"),
            FULL => reply(Err(StoreError::DiskFull {
                path: PathBuf::from("flagfall.db"),
            })),
            UNSURE => self.inner.append_async(
                append,
                Box::new(move |_| reply(Err(StoreError::WriterGone))),
            ),
            _ => self.inner.append_async(append, reply),
        }
    }

    fn create_game(&self, game: NewGame) -> Result<(), StoreError> {
        self.inner.create_game(game)
    }

    fn game(&self, id: &str) -> Result<Option<StoredGame>, StoreError> {
        self.inner.game(id)
    }

    fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.inner.append(append)
    }

    fn earlier(&self, game: &str, key: &str) -> Result<Option<Appended>, StoreError> {
        self.inner.earlier(game, key)
    }

    fn seat(&self, game: &str, token: &TokenHash) -> Result<Option<String>, StoreError> {
        self.inner.seat(game, token)
    }

    fn reseat(&self, game: &str, token: SeatToken) -> Result<(), StoreError> {
        self.inner.reseat(game, token)
    }

    fn games(&self, after: Option<&str>, limit: usize) -> Result<Vec<GameSummary>, StoreError> {
        self.inner.games(after, limit)
    }

    fn stats(&self) -> Stats {
        self.inner.stats()
    }

    fn health(&self) -> Result<(), StoreError> {
        self.inner.health()
    }

    fn close(&self) -> Result<(), StoreError> {
        self.inner.close()
    }
}

async fn failing() -> (Server, Arc<AtomicU8>) {
    let dir = tempfile::tempdir().unwrap();
    let next = Arc::new(AtomicU8::new(WELL));
    let store = Failing {
        inner: Sqlite::open(dir.path()).unwrap(),
        next: Arc::clone(&next),
    };
    (Server::with(dir, Arc::new(store)).await, next)
}

#[tokio::test]
async fn a_panic_in_one_game_leaves_it_and_the_others_playable() {
    let (server, next) = failing().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let other = server.set_up(&file("2023", "5m")).await;
    let mut events = server.follow(&game, "black", None).await;
    events.next().await.unwrap();
    server.plays(&game, "white", "e4").await;

    next.store(PANICS, Ordering::SeqCst);
    // The game is read again behind the scenes, and the act is done then.
    let answer = server
        .acts(&game, "black", json!({"act": "move", "move": "e5"}))
        .await;
    assert_eq!(answer["view"]["moves"].as_array().unwrap().len(), 2);
    assert_eq!(answer["view"]["clocks"]["running"], "black");
    while events.next().await.is_some() {}
    let other = server
        .acts(&other, "white", json!({"act": "move", "move": "d4"}))
        .await;
    assert_eq!(other["view"]["moves"][0]["san"], "d4");
}

#[tokio::test]
async fn what_could_not_be_recorded_has_not_happened() {
    let (server, next) = failing().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let acts = json!({"act": "move", "move": "e4"});
    next.store(FULL, Ordering::SeqCst);
    let answer = server.post_keyed(&game, "white", "k", &acts).await;
    answer.is(503);
    assert!(answer.header("retry-after").is_some());
    assert_eq!(server.view(&game, "white").await["moves"], json!([]));
    server.post_keyed(&game, "white", "k", &acts).await.is(200);
}

#[tokio::test]
async fn what_was_recorded_without_an_answer_is_done_once() {
    let (server, next) = failing().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let acts = json!({"act": "move", "move": "e4"});
    next.store(UNSURE, Ordering::SeqCst);
    server.post_keyed(&game, "white", "k", &acts).await.is(503);
    let answer = server.post_keyed(&game, "white", "k", &acts).await.is(200);
    assert_eq!(answer["view"]["moves"].as_array().unwrap().len(), 1);
    let file = server
        .get(&game.path(".json"), game.token("white"))
        .await
        .json();
    assert_eq!(file["acts"].as_array().unwrap().len(), 1);
}
