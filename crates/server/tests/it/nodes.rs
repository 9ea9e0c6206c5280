//! Several servers on one PostgreSQL: whichever is asked answers, and a game goes on where its
//! server does not.

use crate::client::{Events, Game, Server, file};
use crate::lab::Lab;
use flagfall_store::{Postgres, Store};
use serde_json::{Value, json};
use std::sync::{Arc, OnceLock};

/// A database, and servers that have it.
struct Hall {
    lab: Arc<Lab>,
}

/// A server, and its way to the database.
struct Node {
    server: Server,
    store: Arc<Postgres>,
}

impl Hall {
    async fn open() -> Hall {
        let lab = tokio::task::spawn_blocking(|| Arc::new(Lab::new()));
        Hall {
            lab: lab.await.unwrap(),
        }
    }

    async fn node(&self) -> Node {
        let lab = Arc::clone(&self.lab);
        let kept = Arc::new(OnceLock::new());
        let keep = Arc::clone(&kept);
        let server = Server::node(move |address| {
            let store = Arc::new(lab.node(address));
            keep.set(Arc::clone(&store)).unwrap();
            store as Arc<dyn Store>
        });
        Node {
            server: server.await,
            store: kept.get().cloned().unwrap(),
        }
    }
}

impl Node {
    /// How many servers are there.
    async fn servers(&self) -> usize {
        let store = Arc::clone(&self.store);
        let servers = tokio::task::spawn_blocking(move || store.servers());
        servers.await.unwrap().unwrap().len()
    }
}

/// The next view of a later entry.
async fn after(events: &mut Events, seq: u64) -> Value {
    loop {
        let (id, view) = events.next().await.unwrap();
        if id > seq {
            return view;
        }
    }
}

fn seq(answer: &Value) -> u64 {
    answer["seq"].as_u64().unwrap()
}

/// What was done in a game, by whom, as its arbiter reads it.
async fn record(node: &Node, game: &Game) -> Vec<String> {
    let path = game.path(".json");
    let file = node.server.get(&path, game.token("arbiter")).await.is(200);
    let acts = file["acts"].as_array().unwrap();
    let word = |it: &Value| {
        it["move"]
            .as_str()
            .or(it["act"].as_str())
            .unwrap()
            .to_owned()
    };
    acts.iter().map(word).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whichever_is_asked_answers() {
    let hall = Hall::open().await;
    let (one, two) = (hall.node().await, hall.node().await);
    let game = one.server.set_up(&file("2023", "90m+30s")).await;
    let begun = one.server.plays(&game, "white", "e4").await;

    // The game is the first one's. Players are sent there; who only looks on is answered here.
    let mut black = two.server.follow(&game, "black", None).await;
    let mut looks_on = two.server.follow(&game, "spectator", None).await;
    for events in [&mut black, &mut looks_on] {
        let (id, view) = events.next().await.unwrap();
        assert_eq!((id, &view["moves"][0]["san"]), (seq(&begun), &json!("e4")));
    }
    let replied = two.server.plays(&game, "black", "e5").await;
    assert!(seq(&replied) > seq(&begun));
    for events in [&mut black, &mut looks_on] {
        let view = after(events, seq(&replied) - 1).await;
        assert_eq!(view["moves"][1]["san"], "e5");
        assert_eq!(view["clocks"]["running"], "white");
    }
    assert_eq!(two.server.view(&game, "white").await["turn"], "white");

    // The same under the same key, wherever it is sent: done once.
    let acts = json!([{"act": "move", "move": "Nf3"}, {"act": "press"}]);
    for node in [&two, &one, &two] {
        let answer = node.server.post_keyed(&game, "white", "k1", &acts).await;
        answer.is(200);
    }
    assert_eq!(
        record(&two, &game).await,
        ["e4", "press", "e5", "press", "Nf3", "press"]
    );

    // What is refused is refused the same; a new key shuts the old one out everywhere.
    let forbidden = two
        .server
        .post(&game.path("/acts"), game.token("spectator"), &acts)
        .await;
    forbidden.is(403);
    let arbiter = game.token("arbiter");
    let seat = two
        .server
        .post(&game.path("/seats/white"), arbiter, &json!({}))
        .await
        .is(200);
    for node in [&one, &two] {
        let old = node.server.get(&game.path(""), game.token("white")).await;
        old.is(401);
        let new = node
            .server
            .get(&game.path(""), seat["token"].as_str().unwrap())
            .await;
        new.is(200);
    }
    let path = game.path("/seats/spectator");
    two.server.post(&path, arbiter, &json!({})).await.is(200);
    while looks_on.next().await.is_some() {}
    drop(black);
    for node in [one, two] {
        drop(node.store);
        node.server.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_when_its_server_is_cut_off() {
    let hall = Hall::open().await;
    let (one, two) = (hall.node().await, hall.node().await);
    let game = one.server.set_up(&file("2023", "90m+30s")).await;
    one.server.plays(&game, "white", "d4").await;
    one.store.fall_silent();

    // It answers until its lease has run out; then the other one does, for both.
    let acts = json!([{"act": "move", "move": "d5"}, {"act": "press"}]);
    while two.servers().await > 1 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let answer = two.server.post_keyed(&game, "black", "k1", &acts).await;
    answer.is(200);
    let late = one.server.post_keyed(&game, "black", "k1", &acts).await;
    late.is(200);
    one.server.plays(&game, "white", "c4").await;

    let told = record(&one, &game).await;
    let gaps = told.iter().filter(|it| *it == "outage").count();
    assert_eq!(gaps, 1, "{told:?}");
    let acts: Vec<_> = told.iter().filter(|it| *it != "outage").collect();
    assert_eq!(acts, ["d4", "press", "d5", "press", "c4", "press"]);
    let verified = tokio::task::spawn_blocking(move || {
        let sound = two.store.verify().unwrap().is_sound();
        (sound, two)
    });
    let (sound, two) = verified.await.unwrap();
    assert!(sound);
    for node in [one, two] {
        drop(node.store);
        node.server.end().await;
    }
}
