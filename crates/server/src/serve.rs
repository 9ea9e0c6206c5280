//! The server as a whole: it listens until it is told to end.

use crate::listen::listen;
use crate::module::Module;
use crate::tls::{self, Tls};
use crate::{App, Opponent, router};
use flagfall_store::{Options, Postgres, Sqlite, Store, StoreError};
use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

/// So long is waited for requests under way once the server is to end.
const LAST_REQUESTS: Duration = Duration::from_secs(10);

/// Where the server listens, and where it keeps its games.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address; with port 0 the system chooses a port.
    pub addr: SocketAddr,
    /// The folder of the record; it is made if it is not there.
    pub data: PathBuf,
    /// The address of a PostgreSQL database in place of the folder, `postgres://…`.
    pub database: Option<String>,
    /// How this server is called to the others on the same database; its address if left out.
    pub node: Option<String>,
    /// Whether the log is written as JSON, one object a line.
    pub json_log: bool,
    /// The certificate to speak TLS with.
    pub tls: Option<Tls>,
    /// Whether only who has an account sets up games and events.
    pub closed: bool,
    /// The folder of the module that a browser rules with; where it usually is, if left out.
    pub javascript: Option<PathBuf>,
    /// Who plays where whoever sets up a game asks for it.
    pub opponent: Option<Arc<dyn Opponent>>,
}

/// Why the server does not run, and the way out.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// Somebody else listens there.
    #[error(
        "{addr} is in use: another program listens there. Stop it, or choose another port: \
         --addr {}:{}", addr.ip(), addr.port().wrapping_add(1).max(1024)
    )]
    InUse {
        /// The address.
        addr: SocketAddr,
    },
    /// The system does not let this program listen there.
    #[error("{addr}: {why}; choose another address, such as --addr 127.0.0.1:7878")]
    Address {
        /// The address.
        addr: SocketAddr,
        /// What the system said.
        why: io::Error,
    },
    /// The games cannot be kept in that database.
    #[error(
        "--database {scheme}: no such database is known. Say postgres://…, or leave it out: \
         games are kept in the folder that --data names"
    )]
    Database {
        /// What kind of database was asked for, without user and password.
        scheme: String,
    },
    /// There is no module in that folder.
    #[error(
        "--javascript {}: {why}. `cargo xtask wasm` makes it; without it, leave --javascript out: \
         the page then asks the server", folder.display()
    )]
    Module {
        /// The folder.
        folder: PathBuf,
        /// What the system said.
        why: io::Error,
    },
    /// TLS cannot be spoken so.
    #[error("{}: {why}", path.display())]
    Tls {
        /// The file that is in the way.
        path: PathBuf,
        /// What is wrong with it, and the way out.
        why: String,
    },
    /// The record cannot be opened or closed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server ended before its time.
    #[error("the server ended: {0}")]
    Io(#[from] io::Error),
}

/// Runs the server until Ctrl-C or a request to terminate, then ends it cleanly. `on_ready`
/// is told the address once requests are taken.
///
/// Logs go to standard error, from `info` on or as the variable `FLAGFALL_LOG` says. Nothing
/// in them opens a seat.
///
/// # Errors
/// [`ServeError`]: the address or the folder cannot be used.
pub async fn serve(config: Config, on_ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    serve_until(config, on_ready, asked_to_end()).await
}

/// Runs the server until `end` is there.
///
/// # Errors
/// As [`serve`].
pub async fn serve_until(
    config: Config,
    on_ready: impl FnOnce(SocketAddr),
    end: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    log_to_stderr(config.json_log);
    if let Some(url) = config.database.as_ref().filter(|it| !is_postgres(it)) {
        let scheme = url
            .split_once(':')
            .map_or(url.as_str(), |(scheme, _)| scheme);
        let scheme: String = scheme.chars().take(20).collect();
        return Err(ServeError::Database { scheme });
    }
    let addr = config.addr;
    let listener = TcpListener::bind(addr)
        .await
        .map_err(|why| match why.kind() {
            io::ErrorKind::AddrInUse => ServeError::InUse { addr },
            _ => ServeError::Address { addr, why },
        })?;
    let addr = listener.local_addr()?;
    let speaks = config.tls.as_ref().map(tls::acceptor).transpose()?;
    let module = Module::find(config.javascript.as_deref())?;
    let (opponent, closed) = (config.opponent.clone(), config.closed);
    let opened = tokio::task::spawn_blocking(move || open(&config, addr)).await;
    let mut app = App::new(opened.map_err(io::Error::other)??);
    if let Some(module) = module {
        // It is brought once, before anybody asks.
        let _ = app.module.set(module);
    }
    if closed {
        app = app.closed();
    }
    if let Some(opponent) = opponent {
        app.invite(opponent, format!("http://{}", from_here(addr)));
    }
    tracing::info!(%addr, "listening");
    on_ready(addr);

    let (told, ending) = tokio::sync::watch::channel(false);
    let serving = tokio::spawn(listen(listener, router(app.clone()), speaks, ending));
    tokio::select! {
        () = end => {}
        () = app.keep_watch() => {}
    }
    tracing::info!("ending");
    // Streams never end by themselves.
    app.hush();
    told.send_replace(true);
    let served = tokio::time::timeout(LAST_REQUESTS, serving).await;
    let closed = tokio::task::spawn_blocking(move || app.close()).await;
    closed.map_err(io::Error::other)??;
    match served {
        Ok(served) => Ok(served.map_err(io::Error::other)?),
        // Whoever is still in the middle of a request is not waited for.
        Err(_) => Ok(()),
    }
}

fn open(config: &Config, addr: SocketAddr) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match &config.database {
        None => Arc::new(Sqlite::open(&config.data)?),
        Some(url) => {
            let own = addr.to_string();
            let node = config.node.as_deref().unwrap_or(&own);
            Arc::new(Postgres::open(url, Some(node), &Options::default())?)
        }
    })
}

fn is_postgres(url: &str) -> bool {
    ["postgres://", "postgresql://"]
        .iter()
        .any(|it| url.starts_with(it))
}

/// Where a server that listens there is reached from this machine.
fn from_here(mut addr: SocketAddr) -> SocketAddr {
    if addr.ip().is_unspecified() {
        addr.set_ip(match addr {
            SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    addr
}

/// Ctrl-C, or what the system sends to end a program.
async fn asked_to_end() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

fn log_to_stderr(json: bool) {
    let filter = EnvFilter::try_from_env("FLAGFALL_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr);
    // A program that has a log of its own keeps it.
    drop(match json {
        true => subscriber.json().try_init(),
        false => subscriber.try_init(),
    });
}
