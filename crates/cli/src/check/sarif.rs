//! The problems as SARIF, which forges show beside the lines of a file.

use super::report::Sink;
use flagfall_wire::{CheckedGame, ProblemJson, Summary};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Forges take no more results of a run.
const RESULTS: usize = 5_000;

/// The log, as it is gathered.
pub(super) struct Sarif {
    to: BufWriter<File>,
    results: Vec<Value>,
    rules: BTreeSet<String>,
}

impl Sarif {
    /// Begins the file.
    pub(super) fn create(path: &Path) -> io::Result<Sarif> {
        Ok(Sarif {
            to: BufWriter::new(File::create(path)?),
            results: Vec::new(),
            rules: BTreeSet::new(),
        })
    }
}

impl Sink for Sarif {
    fn take(&mut self, game: &CheckedGame) -> io::Result<()> {
        for it in &game.problems {
            if self.results.len() < RESULTS {
                self.rules.insert(it.kind.clone());
                self.results.push(result(game, it));
            }
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>, summary: &Summary) -> io::Result<()> {
        let rules: Vec<Value> = self.rules.iter().map(|it| json!({ "id": it })).collect();
        let log = json!({
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [{
                "tool": { "driver": {
                    "name": "flagfall",
                    "version": env!("CARGO_PKG_VERSION"),
                    "rules": rules,
                }},
                "columnKind": "unicodeCodePoints",
                "results": self.results,
                "properties": {
                    "games": summary.games,
                    "problems": summary.problems,
                },
            }],
        });
        serde_json::to_writer_pretty(&mut self.to, &log)?;
        self.to.write_all(b"\n")?;
        self.to.flush()
    }
}

fn result(game: &CheckedGame, it: &ProblemJson) -> Value {
    let mut text = it.message.clone();
    if let Some(article) = &it.article {
        text.push_str(&format!(" ({article}, {})", game.edition));
    }
    let told = it.diagnosis.as_ref().filter(|it| it.cause != "unclear");
    if let Some(found) = told {
        text.push_str(&format!(". Likely: {}", found.cure));
    }
    json!({
        "ruleId": it.kind,
        "level": "error",
        "message": { "text": text },
        "locations": [{ "physicalLocation": {
            "artifactLocation": { "uri": game.file.replace('\\', "/") },
            "region": { "startLine": it.line, "startColumn": it.column },
        }}],
        "partialFingerprints": { "game": format!("{}:{}:{}", game.white, game.black, it.ply) },
    })
}
