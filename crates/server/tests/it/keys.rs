//! Idempotency: what is sent twice is done once.

use crate::client::{Server, file};
use serde_json::json;

#[tokio::test]
async fn a_request_repeated_under_its_key_is_done_once() {
    let server = Server::start().await;
    let game = server.set_up(&file("2009", "5m")).await;
    let acts = json!([{"act": "move", "move": "e4"}, {"act": "press"}]);
    let first = server.post_keyed(&game, "white", "k1", &acts).await.is(200);
    let again = server.post_keyed(&game, "white", "k1", &acts).await.is(200);
    assert_eq!(first["results"], again["results"]);
    assert_eq!(first["seq"], again["seq"]);
    assert_eq!(again["view"]["moves"].as_array().unwrap().len(), 1);

    let server = server.restarted().await;
    let later = server.post_keyed(&game, "white", "k1", &acts).await.is(200);
    assert_eq!(first["results"], later["results"]);
}

#[tokio::test]
async fn a_key_belongs_to_one_request_of_one_seat() {
    let server = Server::start().await;
    let game = server.set_up(&file("2009", "5m")).await;
    server
        .post_keyed(&game, "white", "k", &json!({"act": "move", "move": "e4"}))
        .await
        .is(200);
    for other in [
        json!({"act": "move", "move": "d4"}),
        json!({"act": "press"}),
        json!([{"act": "move", "move": "e4"}, {"act": "press"}]),
    ] {
        server.post_keyed(&game, "white", "k", &other).await.is(422);
    }
    let black = server
        .post_keyed(&game, "black", "k", &json!({"act": "offer_draw"}))
        .await;
    assert_eq!(black.is(200)["view"]["offer"]["by"], "black");
    for bad in ["~mine", &"k".repeat(201)] {
        server
            .post_keyed(&game, "white", bad, &json!({"act": "press"}))
            .await
            .is(400);
    }
}

#[tokio::test]
async fn acts_of_many_are_taken_one_after_the_other() {
    let server = std::sync::Arc::new(Server::start().await);
    let game = std::sync::Arc::new(server.set_up(&file("2023", "5m")).await);
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let mut posts = Vec::new();
    for nth in 0..24 {
        let (server, game) = (std::sync::Arc::clone(&server), std::sync::Arc::clone(&game));
        let seat = ["white", "black", "arbiter"][nth % 3];
        posts.push(tokio::spawn(async move {
            let act = json!({"act": "write", "mark": format!("({nth})")});
            server.acts(&game, seat, act).await["results"][0]["seq"]
                .as_u64()
                .unwrap()
        }));
    }
    let mut seqs = Vec::new();
    for post in posts {
        seqs.push(post.await.unwrap());
    }
    seqs.sort_unstable();
    let first = seqs[0];
    assert_eq!(seqs, (first..first + 24).collect::<Vec<_>>());
}
