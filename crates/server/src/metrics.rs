//! What an operator would graph, in the text format of Prometheus.

use crate::app::App;
use crate::limits::STREAMS;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

/// The upper ends of the classes of time, in milliseconds.
const CLASSES: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1_000, 5_000];

/// How many requests of a kind, and how long they took.
#[derive(Default)]
struct Times {
    classes: [AtomicU64; CLASSES.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

/// What was counted since the server began.
#[derive(Default)]
pub(crate) struct Metrics {
    acts: Times,
    others: Times,
    /// By the first digit of the status.
    statuses: [AtomicU64; 6],
}

impl Times {
    fn took(&self, since: Instant) {
        let micros = u64::try_from(since.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
        for (class, most) in self.classes.iter().zip(CLASSES) {
            if micros <= most * 1000 {
                class.fetch_add(1, Relaxed);
            }
        }
    }

    fn write(&self, to: &mut String, kind: &str) {
        let name = "flagfall_request_seconds";
        for (class, most) in self.classes.iter().zip(CLASSES) {
            let (most, count) = (most as f64 / 1000.0, class.load(Relaxed));
            let _ = writeln!(to, "{name}_bucket{{kind=\"{kind}\",le=\"{most}\"}} {count}");
        }
        let count = self.count.load(Relaxed);
        let seconds = self.micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(to, "{name}_bucket{{kind=\"{kind}\",le=\"+Inf\"}} {count}");
        let _ = writeln!(to, "{name}_sum{{kind=\"{kind}\"}} {seconds}");
        let _ = writeln!(to, "{name}_count{{kind=\"{kind}\"}} {count}");
    }
}

/// What a request asks for, as far as it is counted apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Acts at a game.
    Act,
    /// Whatever else.
    Other,
}

impl Kind {
    /// What a request is that has been routed.
    pub(crate) fn of(request: &Request) -> Kind {
        let path = request.extensions().get::<MatchedPath>();
        match path.is_some_and(|it| it.as_str().ends_with("/acts")) {
            true => Kind::Act,
            false => Kind::Other,
        }
    }
}

impl Metrics {
    /// Counts a request. How long a stream stays open says nothing, so only its head is counted.
    pub(crate) fn count(&self, kind: Kind, since: Instant, status: StatusCode) {
        let times = match kind {
            Kind::Act => &self.acts,
            Kind::Other => &self.others,
        };
        times.took(since);
        let digit = usize::from(status.as_u16() / 100);
        if let Some(count) = self.statuses.get(digit) {
            count.fetch_add(1, Relaxed);
        }
    }
}

/// `GET /metrics`.
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let text = written(&app);
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

/// What the store, the hub and the streams say of themselves.
fn told(app: &App) -> [(&'static str, &'static str, u64); 10] {
    let stats = app.store.stats();
    let streams = STREAMS.saturating_sub(app.streams.available_permits()) as u64;
    let games = app.hub.loaded();
    [
        ("games_loaded", "Games in memory.", games),
        ("streams_open", "Event streams that are open.", streams),
        ("store_waiting", "What waits for the disk.", stats.waiting),
        (
            "store_largest_group",
            "The most in one commit.",
            stats.largest_group,
        ),
        ("store_commits_total", "Commits.", stats.commits),
        (
            "store_failed_commits_total",
            "Failed commits.",
            stats.failed_commits,
        ),
        (
            "store_appends_total",
            "Appends acknowledged.",
            stats.appends,
        ),
        (
            "store_entries_total",
            "Entries acknowledged.",
            stats.entries,
        ),
        (
            "lease_lapses_total",
            "Times others may have taken over.",
            stats.lapses,
        ),
        (
            "handed_on_total",
            "Requests handed on to other servers.",
            app.others.count.load(Relaxed),
        ),
    ]
}

fn written(app: &App) -> String {
    let mut to = String::with_capacity(4096);
    for (name, help, value) in told(app) {
        let kind = match name.ends_with("_total") {
            true => "counter",
            false => "gauge",
        };
        let _ = writeln!(to, "# HELP flagfall_{name} {help}");
        let _ = writeln!(to, "# TYPE flagfall_{name} {kind}\nflagfall_{name} {value}");
    }
    let name = "flagfall_responses_total";
    let _ = writeln!(
        to,
        "# HELP {name} Answers, by class of status.\n# TYPE {name} counter"
    );
    for (digit, count) in app.metrics.statuses.iter().enumerate().skip(1) {
        let count = count.load(Relaxed);
        let _ = writeln!(to, "{name}{{status=\"{digit}xx\"}} {count}");
    }
    let name = "flagfall_request_seconds";
    let _ = writeln!(
        to,
        "# HELP {name} From request to answer.\n# TYPE {name} histogram"
    );
    app.metrics.acts.write(&mut to, "act");
    app.metrics.others.write(&mut to, "other");
    to
}
