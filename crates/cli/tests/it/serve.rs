//! `serve`.

use crate::check;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

#[cfg(unix)]
#[test]
fn it_says_where_it_is_and_ends_on_control_c() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_flagfall"))
        .args(["serve", "--addr", "127.0.0.1:0", "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    stdout.read_line(&mut line).unwrap();
    let addr = line
        .trim()
        .strip_prefix("Flagfall is at http://")
        .unwrap()
        .to_owned();
    let mut stream = TcpStream::connect(&addr).unwrap();
    let request = format!("GET / HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    let id = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
    let output = child.wait_with_output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{stderr}");
    let kept = folder.path().display().to_string();
    assert!(stderr.contains(&kept), "{stderr}");
}

#[test]
fn what_cannot_be_served_is_refused() {
    check("serve --addr nowhere", 2, &[], &["nowhere", "--addr"]);
    check(
        "serve --addr 127.0.0.1:0 --database x://y",
        2,
        &[],
        &["--database"],
    );
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap();
    check(&format!("serve --addr {addr}"), 2, &[], &["in use"]);
}
