//! The server as a whole: it listens, answers, and ends in good order.

use flagfall_server::{Config, serve_until};
use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

async fn send(addr: SocketAddr, request: String) -> TcpStream {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

async fn answer(addr: SocketAddr, head: &str, body: &str) -> String {
    let length = body.len();
    let more = format!("Host: h\r\nConnection: close\r\nContent-Length: {length}");
    let mut stream = send(addr, format!("{head} HTTP/1.1\r\n{more}\r\n\r\n{body}")).await;
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    text
}

#[tokio::test]
async fn it_listens_answers_and_ends_with_its_streams() {
    let dir = tempfile::tempdir().unwrap();
    let config = Config {
        addr: ([127, 0, 0, 1], 0).into(),
        data: dir.path().to_owned(),
        database: None,
        node: None,
        json_log: false,
        tls: None,
        closed: false,
        opponent: None,
        javascript: None,
    };
    let (tell, told) = oneshot::channel();
    let (end, ended) = oneshot::channel::<()>();
    let serving = serve_until(config, |addr| tell.send(addr).unwrap(), async {
        drop(ended.await);
    });
    let visit = async {
        let addr = told.await.unwrap();
        for path in ["/healthz", "/readyz"] {
            let text = answer(addr, &format!("GET {path}"), "").await;
            assert!(
                text.starts_with("HTTP/1.1 200") && text.ends_with("well\n"),
                "{text}"
            );
        }
        let made = answer(addr, "POST /api/v1/games", r#"{"edition":"2023"}"#).await;
        let made: Value = serde_json::from_str(made.split_once("\r\n\r\n").unwrap().1).unwrap();
        let (id, token) = (
            made["id"].as_str().unwrap(),
            made["tokens"]["white"].as_str().unwrap(),
        );
        let head = format!("GET /api/v1/games/{id}/stream HTTP/1.1\r\nHost: h");
        let mut stream = send(
            addr,
            format!("{head}\r\nAuthorization: Bearer {token}\r\n\r\n"),
        )
        .await;
        let mut heard = String::new();
        while !heard.contains("event: view") {
            let mut bytes = [0; 4096];
            let read = stream.read(&mut bytes).await.unwrap();
            assert_ne!(read, 0, "{heard}");
            heard += &String::from_utf8_lossy(&bytes[..read]);
        }
        end.send(()).unwrap();
        let mut rest = Vec::new();
        stream.read_to_end(&mut rest).await.unwrap();
        assert!(rest.ends_with(b"0\r\n\r\n"), "the stream was cut off");
        addr
    };
    let (served, addr) = tokio::join!(serving, visit);
    served.unwrap();
    assert!(TcpStream::connect(addr).await.is_err(), "it still listens");
}
