//! `serve`.

use crate::check;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A server on a folder of its own; dropped, it is ended.
pub(crate) struct Served {
    child: Child,
    folder: tempfile::TempDir,
    pub(crate) addr: String,
}

impl Served {
    pub(crate) fn start() -> Served {
        Served::with(&[])
    }

    pub(crate) fn with(more: &[&std::ffi::OsStr]) -> Served {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_flagfall"))
            .args(["serve", "--addr", "127.0.0.1:0", "--data"])
            .arg(folder.path())
            .args(more)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command runs");
        let mut line = String::new();
        let mut stdout = BufReader::new(child.stdout.take().expect("its output"));
        stdout.read_line(&mut line).expect("a line");
        let addr = line.trim().strip_prefix("Flagfall is at http://");
        let addr = addr.expect("an address");
        Served {
            child,
            folder,
            addr: addr.to_owned(),
        }
    }

    pub(crate) fn get(&self, path: &str, token: &str) -> Value {
        let url = format!("http://{}{path}", self.addr);
        let request = ureq::get(url).header("Authorization", format!("Bearer {token}"));
        json(request.call())
    }

    pub(crate) fn post(&self, path: &str, token: &str, body: &Value) -> Value {
        let url = format!("http://{}{path}", self.addr);
        let request = ureq::post(url)
            .header("Authorization", format!("Bearer {token}"))
            .content_type("application/json");
        json(request.send(body.to_string()))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn json(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Value {
    let mut answer = answer.expect("an answer");
    let text = answer.body_mut().read_to_string().expect("a text");
    serde_json::from_str(&text).expect("JSON")
}

#[cfg(unix)]
#[test]
fn it_says_where_it_is_and_ends_on_control_c() {
    let mut served = Served::start();
    let addr = &served.addr;
    let mut stream = TcpStream::connect(addr).unwrap();
    let request = format!("GET / HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    let id = served.child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
    let status = served.child.wait().unwrap();
    let mut stderr = String::new();
    let mut said = served.child.stderr.take().unwrap();
    said.read_to_string(&mut stderr).unwrap();
    assert_eq!(status.code(), Some(0), "{stderr}");
    let kept = served.folder.path().display().to_string();
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
