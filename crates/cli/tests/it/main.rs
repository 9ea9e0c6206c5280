//! The command as whoever types it meets it: arguments in, exit status and text out.

mod book;
mod check;
mod check_more;
mod convert;
mod count;
#[cfg(unix)]
mod eboard;
#[cfg(unix)]
mod engine;
mod paper;
mod pipes;
mod position;
mod rule;
mod say;
mod serve;
mod time;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a command answered.
struct Answer {
    status: i32,
    stdout: String,
    stderr: String,
}

/// Runs the command with these arguments and this standard input, without color.
fn flagfall_reading(args: &[&str], stdin: &[u8]) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_flagfall"))
        .args(args)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env_remove("CLICOLOR_FORCE")
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    // A command that does not read it may be gone already.
    let _ = child.stdin.take().map(|mut it| it.write_all(stdin));
    let output = child.wait_with_output().expect("the command ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Answer {
        status: output.status.code().unwrap_or(-1),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

fn flagfall(args: &[&str]) -> Answer {
    flagfall_reading(args, b"")
}

/// Words of a command line; what holds blanks stands in apostrophes.
fn words(line: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for (at, part) in line.split('\'').enumerate() {
        match at % 2 {
            0 => words.extend(part.split_whitespace()),
            _ => words.push(part),
        }
    }
    words
}

/// Status, and texts that standard output and standard error must hold.
fn check(line: &str, status: i32, stdout: &[&str], stderr: &[&str]) {
    let answer = flagfall(&words(line));
    let Answer {
        stdout: out,
        stderr: err,
        ..
    } = &answer;
    assert_eq!(answer.status, status, "{line}\n{out}\n{err}");
    for text in stdout {
        assert!(out.contains(text), "{line}: no {text:?} in\n{out}");
    }
    for text in stderr {
        assert!(err.contains(text), "{line}: no {text:?} in\n{err}");
    }
}

/// Standard output, and standard error after it, as it is kept in `tests/golden`. With
/// FLAGFALL_BLESS set what is printed is kept, to be read through before it is committed.
fn golden(name: &str, line: &str, status: i32) {
    let answer = flagfall(&words(line));
    let text = format!("$ flagfall {line}\n{}{}", answer.stdout, answer.stderr);
    let text = untimed(&text);
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests/golden", name]
        .iter()
        .collect();
    assert_eq!(answer.status, status, "{text}");
    if std::env::var_os("FLAGFALL_BLESS").is_some() {
        std::fs::write(&path, &text).expect("the golden folder");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        text, kept,
        "{name} differs; if it is better now, run with FLAGFALL_BLESS=1"
    );
}

/// The text without the figures that differ from run to run.
fn untimed(text: &str) -> String {
    let figure = |it: char| it.is_ascii_digit() || it == '.';
    let mut out = String::new();
    let mut rest = text;
    let labels = [
        "in ",
        "time      ",
        "\"seconds\":",
        "\"nodes_per_second\":",
        "\"micros\":",
    ];
    while !rest.is_empty() {
        let label = labels.iter().find(|it| {
            let after = rest.strip_prefix(**it).unwrap_or_default();
            let timed = after.trim_start_matches(figure);
            after.starts_with(figure) && (timed.starts_with(" s") || it.starts_with('"'))
        });
        if let Some(label) = label {
            out.push_str(label);
            out.push('…');
            rest = rest[label.len()..].trim_start_matches(figure);
            if *label == "time      " {
                rest = rest.split_once('\n').map_or("", |it| it.1);
                out.push('\n');
            }
        } else {
            let mut chars = rest.chars();
            out.extend(chars.next());
            rest = chars.as_str();
        }
    }
    out
}
