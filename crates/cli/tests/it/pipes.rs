//! Pipes that close, and Ctrl-C.

use std::io::{BufRead, BufReader, Write};
#[cfg(unix)]
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};

/// Whoever has read enough closes the pipe: neither a panic nor a message.
#[test]
fn a_closed_pipe_is_no_failure() {
    for args in [
        &["laws"][..],
        &["check", "--json", "tests/data"],
        &["perft", "3", "--divide"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_flagfall"))
            .args(args)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(stderr, "", "{args:?}");
        assert!(output.status.code().is_some_and(|it| it < 2), "{args:?}");
    }
}

/// A line is answered before the next one is asked for.
#[test]
fn standard_input_is_answered_line_by_line() {
    for command in ["position", "winnable"] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_flagfall"))
            .args([command, "-", "--json"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        for fen in [
            "8/8/4k3/8/8/4K3/8/8 w - - 0 1",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        ] {
            writeln!(stdin, "{fen}").unwrap();
            let mut line = String::new();
            stdout.read_line(&mut line).unwrap();
            assert!(line.starts_with(&format!("{{\"fen\":\"{fen}\"")), "{line}");
        }
        drop(stdin);
        assert!(child.wait().unwrap().success());
    }
}

#[cfg(unix)]
#[test]
fn control_c_ends_a_count() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_flagfall"))
        .args(["perft", "20"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let id = child.id().to_string();
    // The process may not listen yet. Then the signal ends it, which is as good, unless whoever
    // started the tests has it ignored: so it is sent until the process has ended.
    for _ in 0..600 {
        if child.try_wait().unwrap().is_some() {
            break;
        }
        Command::new("kill").args(["-INT", &id]).status().unwrap();
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    child.kill().unwrap();
    let output = child.wait_with_output().unwrap();
    let status = output.status.code();
    let interrupted = output.status.signal() == Some(2);
    assert!(interrupted || status == Some(130), "{:?}", output.status);
    assert!(output.stdout.is_empty());
}
