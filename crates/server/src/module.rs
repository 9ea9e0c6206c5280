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
const PARTS: [(&str, &str); 3] = [
    ("flagfall.js", "text/javascript; charset=utf-8"),
    ("flagfall_bg.wasm", "application/wasm"),
    ("flagfall-fr.ftl", "text/plain; charset=utf-8"),
];

/// Added to the name of a part that lies there in brotli as well.
const BROTLI: &str = ".br";

/// The module, as it is sent.
#[derive(Debug)]
pub(crate) struct Module {
    parts: [Bytes; 3],
    /// The same in brotli, where the folder has it.
    brotli: [Option<Bytes>; 3],
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
        let part = |name: &str| {
            let mut bytes = Vec::new();
            let file = fs::File::open(folder.join(name))?;
            file.take(LONGEST + 1).read_to_end(&mut bytes)?;
            match bytes.len() as u64 > LONGEST {
                true => Err(io::Error::other(format!("{name} is too long"))),
                false => Ok(Bytes::from(bytes)),
            }
        };
        let [script, module, french] = PARTS.map(|(name, _)| part(name));
        let parts = [script?, module?, french?];
        let brotli = PARTS.map(|(name, _)| part(&format!("{name}{BROTLI}")).ok());
        let mut digest = Sha256::new();
        for part in parts.iter().chain(brotli.iter().flatten()) {
            digest.update(part);
        }
        let hex: String = digest
            .finalize()
            .iter()
            .take(12)
            .map(|it| format!("{it:02x}"))
            .collect();
        let etag = HeaderValue::from_str(&format!("\"{hex}\"")).map_err(io::Error::other)?;
        Ok(Module {
            parts,
            brotli,
            etag,
        })
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
        (header::VARY, HeaderValue::from_static("accept-encoding")),
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
    let packed = module.brotli[at].as_ref();
    if let Some(packed) = packed.filter(|_| reads_brotli(&headers)) {
        let encoding = [(header::CONTENT_ENCODING, HeaderValue::from_static("br"))];
        return (fixed, kind, encoding, packed.clone()).into_response();
    }
    (fixed, kind, module.parts[at].clone()).into_response()
}

/// Whether brotli is among what is accepted, and not with the weight 0.
fn reads_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING);
    let mut ranges = accepted
        .iter()
        .filter_map(|it| it.to_str().ok())
        .flat_map(|it| it.split(','));
    ranges.any(|range| {
        let mut parts = range.split(';').map(str::trim);
        let is_brotli = parts.next().is_some_and(|it| it.eq_ignore_ascii_case("br"));
        let weight = parts.find_map(|it| it.strip_prefix("q=")?.parse::<f32>().ok());
        is_brotli && weight.is_none_or(|it| it > 0.0)
    })
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
        assert_eq!(module.brotli, [None, None, None]);
        fs::write(dir.path().join("flagfall_bg.wasm.br"), "packed").unwrap();
        let packed = Module::read(dir.path()).unwrap();
        assert_eq!(packed.brotli[1].as_deref(), Some(&b"packed"[..]));
        assert_ne!(packed.etag, module.etag);
    }

    #[test]
    fn brotli_is_for_those_who_read_it() {
        let reads = |accepted: &'static str| {
            let accepted = HeaderValue::from_static(accepted);
            reads_brotli(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, accepted)]))
        };
        assert!(reads("gzip, deflate, br, zstd") && reads("gzip;q=0.5, br;q=0.4"));
        assert!(!reads("gzip") && !reads("br;q=0, gzip") && !reads("brrr"));
        assert!(!reads_brotli(&HeaderMap::new()));
    }
}
