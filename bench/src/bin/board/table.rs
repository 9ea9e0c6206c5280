//! The figures as a table for people and as JSON for programs.

use std::fmt::Write as _;

use flagfall_bench::timing::Samples;
use serde_json::{Value, json};

/// In what a task's figures are given.
#[derive(Clone, Copy)]
pub(crate) enum Unit {
    /// Units of work in a second, in millions: more is faster.
    MillionsPerSecond,
    /// Nanoseconds for one unit of work: less is faster.
    Nanoseconds,
}

impl Unit {
    fn name(self) -> &'static str {
        match self {
            Unit::MillionsPerSecond => "M/s",
            Unit::Nanoseconds => "ns",
        }
    }

    /// What is measured, in nanoseconds, as it is shown.
    fn of(self, nanoseconds: f64) -> f64 {
        match self {
            Unit::MillionsPerSecond => 1_000.0 / nanoseconds,
            Unit::Nanoseconds => nanoseconds,
        }
    }
}

struct Row {
    task: String,
    unit: Unit,
    samples: Vec<Samples>,
}

/// All that was measured.
pub(crate) struct Table {
    rounds: usize,
    rows: Vec<Row>,
}

impl Table {
    pub(crate) fn new(rounds: usize) -> Table {
        let rows = Vec::new();
        Table { rounds, rows }
    }

    /// The first of the samples are those the others are compared with.
    pub(crate) fn add(&mut self, task: String, unit: Unit, samples: Vec<Samples>) {
        self.rows.push(Row {
            task,
            unit,
            samples,
        });
    }

    /// A table of each task and who did it. The ratio says how many times as fast the first is, by
    /// the medians.
    pub(crate) fn markdown(&self) -> String {
        let mut text = format!(
            "{} build on {}; {} rounds; processor time of one thread.\n\n",
            build(),
            processor(),
            self.rounds
        );
        text.push_str("| task | who | unit | median | fastest | slowest | Flagfall is |\n");
        text.push_str("| --- | --- | --- | ---: | ---: | ---: | ---: |\n");
        for row in &self.rows {
            let ours = row.samples[0].median();
            for (at, it) in row.samples.iter().enumerate() {
                let task = if at == 0 { row.task.as_str() } else { "" };
                let [median, fastest, slowest] =
                    [it.median(), it.fastest(), it.slowest()].map(|it| row.unit.of(it));
                let ratio = it.median() / ours;
                // Writing to a string cannot fail.
                let _ = write!(text, "| {task} | {} | {} ", it.name, row.unit.name());
                let _ = write!(text, "| {median:.1} | {fastest:.1} | {slowest:.1} ");
                let _ = match at {
                    0 => writeln!(text, "| |"),
                    _ => writeln!(text, "| {ratio:.2} × |"),
                };
            }
        }
        text
    }

    pub(crate) fn json(&self) -> Value {
        let task = |row: &Row| {
            let ours = row.samples[0].median();
            let who = |it: &Samples| {
                json!({
                    "name": it.name,
                    "median": row.unit.of(it.median()),
                    "fastest": row.unit.of(it.fastest()),
                    "slowest": row.unit.of(it.slowest()),
                    "flagfall_is": it.median() / ours,
                    "samples": it.sorted.iter().map(|&it| row.unit.of(it)).collect::<Vec<_>>(),
                })
            };
            json!({
                "task": row.task,
                "unit": row.unit.name(),
                "who": row.samples.iter().map(who).collect::<Vec<_>>(),
            })
        };
        json!({
            "build": build(),
            "processor": processor(),
            "rounds": self.rounds,
            "tasks": self.rows.iter().map(task).collect::<Vec<_>>(),
        })
    }
}

fn build() -> &'static str {
    match (cfg!(feature = "native"), cfg!(target_feature = "bmi2")) {
        (true, true) => "native",
        (false, true) => "native (without the feature of that name)",
        _ => "plain",
    }
}

/// The processor's own name, where the system tells it.
fn processor() -> String {
    let told = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let line = told.lines().find(|line| line.starts_with(name));
        line.and_then(|line| Some(line.split_once(':')?.1.trim().to_owned()))
    };
    match (field("model name"), field("cpu family"), field("model\t")) {
        (Some(name), Some(family), Some(model)) => {
            format!("{name} (family {family}, model {model})")
        }
        _ => "an unnamed processor".to_owned(),
    }
}
