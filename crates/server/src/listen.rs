//! Connections: taken one by one, each with a time for its headers, and ended in good order.

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

/// A client that has not sent the head of its request after so long is let go.
const HEAD: Duration = Duration::from_secs(15);
/// The head of a request may be so long, in bytes.
const HEAD_BYTES: usize = 32 * 1024;
/// No more connections are open at a time.
const CONNECTIONS: usize = 60_000;
/// When the system has no room for a connection more, it may have some after so long.
const NO_ROOM: Duration = Duration::from_millis(100);

/// Answers until it is told to end, then until every request under way is answered.
pub(crate) async fn listen(
    listener: TcpListener,
    routes: Router,
    speaks: Option<TlsAcceptor>,
    ending: watch::Receiver<bool>,
) {
    listen_for(listener, routes, speaks, ending, HEAD).await;
}

/// The same, with so long for the head of a request.
async fn listen_for(
    listener: TcpListener,
    routes: Router,
    speaks: Option<TlsAcceptor>,
    mut ending: watch::Receiver<bool>,
    head: Duration,
) {
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let Ok(place) = Arc::clone(&room).acquire_owned().await else {
            return;
        };
        let stream = tokio::select! {
            accepted = listener.accept() => accepted.map(|(stream, _)| stream),
            () = told(&mut ending) => break,
        };
        match stream {
            Ok(stream) => {
                let one = greet(
                    stream,
                    routes.clone(),
                    speaks.clone(),
                    (ending.clone(), head),
                );
                tokio::spawn(async move {
                    one.await;
                    drop(place);
                });
            }
            Err(error) if is_of_the_client(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(NO_ROOM).await;
            }
        }
    }
    drop(listener);
    // All places are free when all connections have ended.
    let all = u32::try_from(CONNECTIONS).unwrap_or(u32::MAX);
    drop(room.acquire_many(all).await);
}

/// Speaks TLS first, where that is wanted: no longer than the head of a request may take.
async fn greet(
    stream: TcpStream,
    routes: Router,
    speaks: Option<TlsAcceptor>,
    (ending, head): (watch::Receiver<bool>, Duration),
) {
    // Small answers go out at once. Where that cannot be had they go out all the same.
    drop(stream.set_nodelay(true));
    let Some(speaks) = speaks else {
        return answer(stream, routes, ending, head).await;
    };
    match timeout(head, speaks.accept(stream)).await {
        Ok(Ok(stream)) => answer(stream, routes, ending, head).await,
        Ok(Err(error)) => tracing::debug!(%error, "a connection speaks no TLS"),
        Err(_) => tracing::debug!("a connection was slow to speak TLS"),
    }
}

async fn answer<S: AsyncRead + AsyncWrite + Unpin>(
    stream: S,
    routes: Router,
    mut ending: watch::Receiver<bool>,
    head: Duration,
) {
    let service = TowerToHyperService::new(routes);
    let mut connection = std::pin::pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(head)
            .max_buf_size(HEAD_BYTES)
            .serve_connection(TokioIo::new(stream), Mapped(service))
    );
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = told(&mut ending) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
}

/// What came in as a body, given to the routes as theirs.
#[derive(Clone)]
struct Mapped(TowerToHyperService<Router>);

impl hyper::service::Service<hyper::Request<Incoming>> for Mapped {
    type Response = axum::response::Response;
    type Error = std::convert::Infallible;
    type Future = <TowerToHyperService<Router> as hyper::service::Service<
        hyper::Request<axum::body::Body>,
    >>::Future;

    fn call(&self, request: hyper::Request<Incoming>) -> Self::Future {
        self.0.call(request.map(axum::body::Body::new))
    }
}

/// Waits until the server is to end.
async fn told(ending: &mut watch::Receiver<bool>) {
    drop(ending.wait_for(|it| *it).await);
}

fn is_of_the_client(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    /// What comes back for these bytes, where nothing more is sent, until the connection ends.
    async fn answered(sent: &[u8], head: Duration) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let routes = Router::new().route("/", axum::routing::get(|| async { "well" }));
        let (_end, ending) = watch::channel(false);
        tokio::spawn(listen_for(listener, routes, None, ending, head));
        let mut stream = TcpStream::connect(addr).await.unwrap();
        stream.write_all(sent).await.unwrap();
        let mut answer = String::new();
        drop(stream.read_to_string(&mut answer).await);
        answer
    }

    #[tokio::test]
    async fn whoever_is_slow_to_ask_is_let_go() {
        let soon = Duration::from_millis(100);
        for half in [&b""[..], b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\n"] {
            let answer = answered(half, soon).await;
            assert!(!answer.contains("well"), "{answer}");
        }
        let whole = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
        assert!(answered(whole, HEAD).await.contains("well"));
    }
}
