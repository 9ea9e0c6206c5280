//! The bare echo: the same framework, the same store, the same durable append, and nothing of
//! chess. It answers what it was sent once that is on disk.

use anyhow::Result;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use flagfall_store::{Append, NewEntry, Store, StoreError};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

#[derive(Clone)]
struct Echo {
    store: Arc<dyn Store>,
    /// How many entries each game has.
    seqs: Arc<Mutex<HashMap<String, u64>>>,
}

/// Serves until it is killed; says where it listens.
pub(crate) async fn serve(store: Arc<dyn Store>, addr: SocketAddr) -> Result<()> {
    let listener = TcpListener::bind(addr).await?;
    println!("http://{}/", listener.local_addr()?);
    let echo = Echo {
        store,
        seqs: Arc::default(),
    };
    let routes = Router::new()
        .route("/api/v1/games/{id}/acts", post(act))
        .with_state(echo);
    let listener = axum::serve::ListenerExt::tap_io(listener, |stream| {
        let _ = stream.set_nodelay(true);
    });
    Ok(axum::serve(listener, routes).await?)
}

async fn act(State(echo): State<Echo>, Path(id): Path<String>, body: Bytes) -> Response {
    let Ok(text) = String::from_utf8(body.to_vec()) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let seen = {
        let mut seqs = echo.seqs.lock().unwrap_or_else(PoisonError::into_inner);
        seqs.entry(id.clone()).or_default().to_owned()
    };
    // The same size as the line of an act, which bears its seat and instant.
    let entry = NewEntry::new(0, text.clone());
    let append = Append::new(id.clone(), seen, vec![entry]).keyed(format!("k{seen}"));
    let (tell, told) = oneshot::channel();
    let reply = Box::new(move |done| drop(tell.send(done)));
    echo.store.append_async(append, reply);
    match told.await.unwrap_or(Err(StoreError::WriterGone)) {
        Ok(done) => {
            let mut seqs = echo.seqs.lock().unwrap_or_else(PoisonError::into_inner);
            seqs.insert(id, done.last);
            drop(seqs);
            let json = format!("{{\"seq\":{},\"echo\":{text}}}", done.last);
            ([(header::CONTENT_TYPE, "application/json")], json).into_response()
        }
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, error.to_string()).into_response(),
    }
}
