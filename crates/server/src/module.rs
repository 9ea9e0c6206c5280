//! The module that a browser rules with, where the operator has it: `cargo xtask wasm` makes it,
//! and the server reads it from a folder. It is no part of the program, which is built with
//! nothing but Rust's usual toolchain; where there is none, the page asks the server.

use crate::app::App;
use crate::serve::ServeError;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::io::{self, Read};
use std::path::{Path as FilePath, PathBuf};
use std::{env, fs};

/// No file of a module is longer, in bytes.
const LONGEST: u64 = 16 << 20;

/// Said where the browser shall not rule, though there is a module.
const NONE: &str = "none";

/// What the module is made of, and the kind of each.
const PARTS: [(&str, &str); 2] = [
    ("flagfall.js", "text/javascript; charset=utf-8"),
    ("flagfall_bg.wasm", "application/wasm"),
];

/// The module, as it is sent.
#[derive(Debug)]
pub(crate) struct Module {
    parts: [Bytes; 2],
    etag: HeaderValue,
}

impl Module {
    /// The module of a folder, or of the first usual one that has it: beside the program, where
    /// packages put what belongs to it, and where `cargo xtask wasm` writes. The name `none` is
    /// that of no folder: then there is none.
    ///
    /// # Errors
    /// [`ServeError::Module`]: the folder that was named has none.
    pub(crate) fn find(named: Option<&FilePath>) -> Result<Option<Module>, ServeError> {
        if named == Some(FilePath::new(NONE)) {
            return Ok(None);
        }
        if let Some(folder) = named {
            let why = |why| ServeError::Module {
                folder: folder.to_path_buf(),
                why,
            };
            return Module::read(folder).map(Some).map_err(why);
        }
        let program = env::current_exe().ok();
        let beside = program.as_deref().and_then(FilePath::parent);
        let usual = beside.into_iter().flat_map(usual);
        Ok(usual.filter_map(|it| Module::read(&it).ok()).next())
    }

    fn read(folder: &FilePath) -> io::Result<Module> {
        let part = |(name, _): (&str, &str)| {
            let mut bytes = Vec::new();
            let file = fs::File::open(folder.join(name))?;
            file.take(LONGEST + 1).read_to_end(&mut bytes)?;
            match bytes.len() as u64 > LONGEST {
                true => Err(io::Error::other(format!("{name} is too long"))),
                false => Ok(Bytes::from(bytes)),
            }
        };
        let parts = [part(PARTS[0])?, part(PARTS[1])?];
        let mut digest = Sha256::new();
        for part in &parts {
            digest.update(part);
        }
        let hex: String = digest
            .finalize()
            .iter()
            .take(12)
            .map(|it| format!("{it:02x}"))
            .collect();
        let etag = HeaderValue::from_str(&format!("\"{hex}\"")).map_err(io::Error::other)?;
        Ok(Module { parts, etag })
    }
}

fn usual(beside: &FilePath) -> [PathBuf; 3] {
    [
        "javascript",
        "../javascript",
        "../share/flagfall/javascript",
    ]
    .map(|it| beside.join(it))
}

/// `GET /module/{name}`.
pub(crate) async fn part(
    State(app): State<App>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Response {
    let at = PARTS.iter().position(|(known, _)| *known == name);
    let (Some(module), Some(at)) = (app.module.get(), at) else {
        return (StatusCode::NOT_FOUND, "There is no such file.\n").into_response();
    };
    let fixed = [
        (header::ETAG, module.etag.clone()),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    let known = headers.get(header::IF_NONE_MATCH);
    let known = known.and_then(|it| it.to_str().ok()).unwrap_or_default();
    let etag = module.etag.to_str().unwrap_or_default();
    if known
        .split(',')
        .any(|it| it.trim().trim_start_matches("W/") == etag)
    {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static(PARTS[at].1))];
    (fixed, kind, module.parts[at].clone()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_is_named_must_have_it() {
        let dir = tempfile::tempdir().unwrap();
        let error = Module::find(Some(dir.path())).unwrap_err().to_string();
        assert!(
            error.contains("--javascript") && error.contains("cargo xtask wasm"),
            "{error}"
        );
        for (name, _) in PARTS {
            fs::write(dir.path().join(name), name).unwrap();
        }
        let module = Module::find(Some(dir.path())).unwrap().unwrap();
        assert_eq!(&module.parts[1][..], b"flagfall_bg.wasm");
    }
}
