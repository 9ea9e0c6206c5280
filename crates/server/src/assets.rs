//! What the page is made of, built into the program.

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::OnceLock;

macro_rules! assets {
    ($($name:literal),+ $(,)?) => {
        const FILES: &[(&str, &[u8])] =
            &[$(($name, include_bytes!(concat!("../web/", $name)))),+];
    };
}

assets!(
    "actions.js",
    "acts.js",
    "api-docs.js",
    "api.js",
    "app.css",
    "blind.js",
    "board-arrows.js",
    "board-hands.js",
    "board-keys.js",
    "board-view.js",
    "board.css",
    "board.js",
    "book.css",
    "case-words.js",
    "case.js",
    "cite.js",
    "claim.js",
    "clock-acts.js",
    "clock-arbiter.js",
    "clock-core.js",
    "clock-face.js",
    "clock-kept.js",
    "clock-keys.js",
    "clock-link.js",
    "clock-log.js",
    "clock-page.css",
    "clock-page.js",
    "clock-setup.js",
    "clock-worker.js",
    "clock.js",
    "command-board.js",
    "command.js",
    "create.js",
    "desk-shelves.js",
    "desk.css",
    "desk.js",
    "dom.js",
    "envelope.js",
    "event-acts.js",
    "event-api.js",
    "event-card.js",
    "event-links.js",
    "event-log.js",
    "event-players.js",
    "event-shelves.js",
    "event-work.js",
    "event.css",
    "event.js",
    "events.js",
    "evidence.js",
    "forms.js",
    "game-keys.js",
    "game-line.js",
    "game-links.js",
    "game-say.js",
    "game-tools.js",
    "game-view.js",
    "game-words.js",
    "game.css",
    "game.js",
    "games.js",
    "icon.png",
    "icon.svg",
    "keep.js",
    "men.js",
    "mini-board.js",
    "pages.css",
    "player.js",
    "print.css",
    "proof.js",
    "replay.js",
    "results.js",
    "rule-worker.js",
    "rule.css",
    "rule.js",
    "scoresheet.js",
    "settings.js",
    "sound.js",
    "speak.js",
    "squares.js",
    "store.js",
    "stream.js",
    "theme.js",
    "thought.js",
    "time.js",
    "voice.js",
    "words.js",
);

/// One file, and what names its content.
struct Asset {
    name: &'static str,
    content: &'static [u8],
    mime: &'static str,
    etag: HeaderValue,
}

/// `GET /assets/{name}`.
pub(crate) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    named(&name, &headers)
}

/// The file of that name, unless it is known already.
pub(crate) fn named(name: &str, headers: &HeaderMap) -> Response {
    let Some(found) = all().iter().find(|asset| asset.name == name) else {
        return (StatusCode::NOT_FOUND, "There is no such file.\n").into_response();
    };
    let known = headers.get(header::IF_NONE_MATCH);
    let known = known.and_then(|value| value.to_str().ok()).unwrap_or("");
    let etag = found.etag.to_str().unwrap_or("");
    let fresh = known
        .split(',')
        .map(str::trim)
        .any(|one| one == "*" || one.trim_start_matches("W/") == etag);
    let fixed = [
        (header::ETAG, found.etag.clone()),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    if fresh {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static(found.mime))];
    (fixed, kind, found.content).into_response()
}

/// The modules that a module is made of: itself, and whatever those ask for that it asks for. None
/// where there is no such module.
pub(crate) fn modules(first: &str) -> &'static [&'static str] {
    static OF: OnceLock<BTreeMap<&str, Vec<&str>>> = OnceLock::new();
    let of = OF.get_or_init(|| {
        let names = FILES.iter().map(|(name, _)| *name);
        let modules = names.filter(|name| name.ends_with(".js"));
        modules.map(|name| (name, made_of(name))).collect()
    });
    of.get(first).map_or(&[], Vec::as_slice)
}

fn made_of(first: &'static str) -> Vec<&'static str> {
    let mut found = vec![first];
    let mut next = 0;
    while let Some(name) = found.get(next) {
        let content = FILES.iter().find(|(known, _)| known == name);
        let text = content.and_then(|(_, content)| std::str::from_utf8(content).ok());
        for asked in text.into_iter().flat_map(asked_for) {
            if !found.contains(&asked) {
                found.push(asked);
            }
        }
        next += 1;
    }
    found
}

/// What a module asks for, by name; of types alone a browser asks for nothing.
fn asked_for(text: &'static str) -> impl Iterator<Item = &'static str> {
    let asked = text.split("\nimport ").skip(1);
    let asked = asked.filter_map(|it| it.split_once("from \"./")?.1.split('"').next());
    asked.filter(|name| name.ends_with(".js"))
}

fn all() -> &'static [Asset] {
    static ALL: OnceLock<Vec<Asset>> = OnceLock::new();
    ALL.get_or_init(|| {
        FILES
            .iter()
            .map(|(name, content)| of(name, content))
            .collect()
    })
}

fn of(name: &'static str, content: &'static [u8]) -> Asset {
    let digest = Sha256::digest(content);
    let hex: String = digest
        .iter()
        .take(12)
        .map(|it| format!("{it:02x}"))
        .collect();
    let mime = match name.rsplit_once('.') {
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "svg")) => "image/svg+xml",
        Some((_, "png")) => "image/png",
        _ => "application/octet-stream",
    };
    let etag = HeaderValue::from_str(&format!("\"{hex}\""));
    Asset {
        name,
        content,
        mime,
        etag: etag.unwrap_or(HeaderValue::from_static("\"\"")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path as FilePath;

    /// Whatever a browser loads is built in, and nothing else is.
    #[test]
    fn the_folder_and_the_program_hold_the_same() {
        let folder = FilePath::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
        let mut found: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| {
                [".js", ".css", ".svg", ".png"]
                    .iter()
                    .any(|end| name.ends_with(end))
            })
            .collect();
        found.sort();
        let built_in: Vec<&str> = FILES.iter().map(|(name, _)| *name).collect();
        assert_eq!(found, built_in);
    }

    /// Each module that a module or a page asks for is there.
    #[test]
    fn what_is_asked_for_is_there() {
        let has = |name: &str| FILES.iter().any(|(known, _)| *known == name);
        for (name, content) in FILES.iter().filter(|(name, _)| name.ends_with(".js")) {
            for asked in asked_for(std::str::from_utf8(content).unwrap()) {
                assert!(has(asked), "{name} asks for {asked}");
            }
        }
    }

    #[test]
    fn the_clock_is_made_of_what_it_asks_for() {
        let found = modules("clock-page.js");
        for name in ["clock-core.js", "clock-link.js", "stream.js", "dom.js"] {
            assert!(found.contains(&name), "{name}: {found:?}");
        }
        assert!(!found.contains(&"board.js"), "{found:?}");
    }
}
