//! Where a board is heard.

use crate::chesslink::BAUD;
use crate::sitting::Heard;
use crate::{BoardError, ChessLink, Line, LiveChess, Sensed, livechess, read_line};
use serial2::{CharSize, Parity, SerialPort, Settings, StopBits};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

/// No line is read further than this.
const LONGEST: u64 = 64 * 1024;
/// LiveChess is called again after so long.
const PAUSE: Duration = Duration::from_secs(3);

/// Where a board is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Our own lines, from standard input or from a file, a pipe, a device.
    Lines(Option<PathBuf>),
    /// LiveChess at an address (its usual one without), and which of its boards.
    LiveChess {
        /// `ws://host:port/path`.
        url: Option<String>,
        /// The serial number of the board.
        serial: Option<String>,
    },
    /// A ChessLink board at a serial port.
    ChessLink(PathBuf),
}

impl Source {
    /// Listens from a thread of its own, which ends when nobody hears it any more.
    ///
    /// # Errors
    /// [`BoardError::Open`]: it cannot be opened.
    pub(crate) fn listen(&self, say: Sender<Heard>) -> Result<(), BoardError> {
        match self {
            Source::Lines(None) => {
                thread::spawn(move || lines(BufReader::new(io::stdin()), &say));
            }
            Source::Lines(Some(path)) => {
                let file = File::open(path).map_err(|why| unopened(path, &why))?;
                thread::spawn(move || lines(BufReader::new(file), &say));
            }
            Source::LiveChess { url, serial } => {
                let url = url.clone().unwrap_or_else(|| livechess::USUAL.to_owned());
                let serial = serial.clone();
                let first = LiveChess::call(&url, serial.clone())?;
                thread::spawn(move || follow(first, &url, &serial, &say));
            }
            Source::ChessLink(path) => {
                let port = SerialPort::open(path, set_up).map_err(|why| unopened(path, &why))?;
                let mut port = port;
                let patience = port.set_read_timeout(Duration::from_secs(1));
                patience.map_err(|why| unopened(path, &why))?;
                let asked = port.write_all(ChessLink::greeting().as_bytes());
                asked.map_err(|why| unopened(path, &why))?;
                thread::spawn(move || reports(&port, &say));
            }
        }
        Ok(())
    }
}

fn unopened(path: &Path, why: &io::Error) -> BoardError {
    BoardError::Open {
        place: path.display().to_string(),
        why: why.to_string(),
        cure: "is the board plugged in, and may you open it?",
    }
}

fn set_up(mut settings: Settings) -> io::Result<Settings> {
    settings.set_raw();
    settings.set_baud_rate(BAUD)?;
    settings.set_char_size(CharSize::Bits7);
    settings.set_parity(Parity::Odd);
    settings.set_stop_bits(StopBits::One);
    Ok(settings)
}

fn lines(mut from: impl BufRead, say: &Sender<Heard>) {
    let mut line = Vec::new();
    let mut number = 0_u64;
    loop {
        line.clear();
        number += 1;
        match (&mut from).take(LONGEST).read_until(b'\n', &mut line) {
            Ok(1..) => {}
            Ok(0) => return drop(say.send(Heard::Ended("its lines have ended".to_owned()))),
            Err(why) => return drop(say.send(Heard::Ended(why.to_string()))),
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim();
        if text.is_empty() {
            continue;
        }
        let heard = match read_line(text) {
            Ok(Line::Sensed(at, sensed)) => Heard::Sensed(at, sensed),
            Ok(Line::Answer { id, choice }) => Heard::Answer { id, choice },
            Err(why) => Heard::Unread(format!("line {number}: {why}")),
        };
        if say.send(heard).is_err() {
            return;
        }
    }
}

/// Follows LiveChess, and calls it again where the line breaks.
fn follow(first: LiveChess, url: &str, serial: &Option<String>, say: &Sender<Heard>) {
    let mut line = Some(first);
    loop {
        let Some(live) = &mut line else {
            thread::sleep(PAUSE);
            line = LiveChess::call(url, serial.clone()).ok();
            let up = line.is_none() || say.send(Heard::Sensed(None, Sensed::Link(true))).is_ok();
            if !up {
                return;
            }
            continue;
        };
        let heard = match live.hear() {
            Ok(Some(cells)) => say.send(Heard::Sensed(None, Sensed::Board(cells))),
            Ok(None) => Ok(()),
            Err(_) => {
                line = None;
                say.send(Heard::Sensed(None, Sensed::Link(false)))
            }
        };
        if heard.is_err() {
            return;
        }
    }
}

fn reports(port: &SerialPort, say: &Sender<Heard>) {
    let mut reader = ChessLink::new();
    let mut bytes = [0; 512];
    loop {
        let count = match port.read(&mut bytes) {
            Ok(0) => return drop(say.send(Heard::Ended("the port is closed".to_owned()))),
            Ok(count) => count,
            Err(why) if why.kind() == io::ErrorKind::TimedOut => continue,
            Err(why) => return drop(say.send(Heard::Ended(why.to_string()))),
        };
        for cells in reader.hear(&bytes[..count]) {
            if say.send(Heard::Sensed(None, Sensed::Board(cells))).is_err() {
                return;
            }
        }
    }
}
