//! Many positions at once: one reader, a searcher a core, and the order of the input in what is
//! printed. Only so many are under way that memory is bounded, and each is printed as soon as
//! those before it are.

use super::{Both, find};
use crate::failure::Failure;
use crate::fen::{self, FenFault};
use crate::input::Source;
use crate::interrupt;
use crate::progress::Progress;
use crate::term::Out;
use flagfall_library::unpacked;
use std::collections::BTreeMap;
use std::io::{BufReader, Write};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Instant;

/// So many positions a searcher may be read ahead.
const AHEAD: usize = 64;

/// Where the FENs come from.
#[derive(Clone, Copy)]
pub(super) enum Asked<'a> {
    /// The arguments, or standard input where they say so.
    Words(&'a [String]),
    /// A file with one a line.
    File(&'a Source),
}

impl Asked<'_> {
    fn name(self) -> String {
        match self {
            Asked::Words(_) => "standard input".to_owned(),
            Asked::File(source) => source.name(),
        }
    }

    fn each(
        self,
        progress: &Progress,
        each: impl FnMut(Option<u64>, &str) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let source = match self {
            Asked::Words(words) => return fen::every(words, each),
            Asked::File(source) => source,
        };
        let bytes = unpacked(progress.watch(source.open()?));
        let bytes = bytes.map_err(|error| source.unread(&error))?;
        fen::lines(BufReader::new(bytes), &source.name(), each)
    }
}

/// What was read.
enum Read {
    /// A FEN, and where it stands unless it was an argument.
    Text(Option<String>, String),
    /// The input cannot be read any further.
    Failure(Failure),
}

/// What came of it.
pub(super) enum Found {
    /// Both answers.
    Both(Box<Both>),
    /// A FEN that cannot be played from, and where it stands unless it was an argument.
    Faults(Option<String>, String, Vec<FenFault>),
    /// The input cannot be read any further.
    Failure(Failure),
}

/// Answers for each FEN and gives the answers to `tell`, in their order.
pub(super) fn answer(
    asked: Asked<'_>,
    nodes: u32,
    jobs: usize,
    progress: &Progress,
    out: &mut Out,
    tell: impl FnMut(Found, &mut Out) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let under_way = jobs * AHEAD;
    let (permit, permits) = sync_channel(under_way);
    for _ in 0..under_way {
        let _ = permit.send(());
    }
    let (to_search, texts) = channel();
    let (to_print, found) = channel();
    let texts = Mutex::new(texts);
    let texts = &texts;
    thread::scope(|scope| {
        scope.spawn(move || read(asked, progress, &permits, &to_search));
        for _ in 0..jobs {
            let to_print = to_print.clone();
            scope.spawn(move || search(texts, nodes, &to_print));
        }
        drop(to_print);
        let told = print(&found, &permit, progress, out, tell);
        // Whatever ended the printing, the reader waits for permits no longer.
        drop(permit);
        drop(found);
        told
    })
}

/// Reads as long as there are permits.
fn read(
    asked: Asked<'_>,
    progress: &Progress,
    permits: &Receiver<()>,
    to_search: &Sender<(u64, Read)>,
) {
    let mut number = 0;
    let mut send = |read: Read| {
        let wanted = permits.recv().is_ok() && !interrupt::stopped();
        number += 1;
        match wanted && to_search.send((number - 1, read)).is_ok() {
            true => Ok(()),
            false => Err(Failure::Interrupted),
        }
    };
    let name = asked.name();
    let read = asked.each(progress, |line, text| {
        let place = line.map(|line| format!("line {line} of {name}"));
        send(Read::Text(place, text.to_owned()))
    });
    match read {
        // That nobody wants any more, whoever ended it knows.
        Ok(()) | Err(Failure::Interrupted) => {}
        Err(failure) => {
            let _ = send(Read::Failure(failure));
        }
    }
}

/// Answers for positions until there are no more.
fn search(texts: &Mutex<Receiver<(u64, Read)>>, nodes: u32, to_print: &Sender<(u64, Found)>) {
    loop {
        let next = match texts.lock() {
            Ok(texts) => texts.recv(),
            Err(_) => return,
        };
        let Ok((number, read)) = next else { return };
        if interrupt::stopped() {
            return;
        }
        let found = match read {
            Read::Failure(failure) => Found::Failure(failure),
            Read::Text(place, text) => match fen::read(&text) {
                Ok(position) => Found::Both(Box::new(find(position, nodes))),
                Err(faults) => Found::Faults(place, text, faults),
            },
        };
        if to_print.send((number, found)).is_err() {
            return;
        }
    }
}

/// Tells the answers in the order in which the positions were read.
fn print(
    found: &Receiver<(u64, Found)>,
    permit: &SyncSender<()>,
    progress: &Progress,
    out: &mut Out,
    mut tell: impl FnMut(Found, &mut Out) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let begun = Instant::now();
    let mut waiting = BTreeMap::new();
    let mut next = 0_u64;
    for (number, it) in found {
        waiting.insert(number, it);
        let mut told = false;
        while let Some(it) = waiting.remove(&next) {
            next += 1;
            told = true;
            progress.aside(|| tell(it, out))?;
            let _ = permit.try_send(());
        }
        if told {
            let rate = next as f64 / begun.elapsed().as_secs_f64().max(0.001);
            progress.says(format_args!("{next} positions, {rate:.0} a second"));
            out.flush()?;
        }
    }
    match interrupt::stopped() {
        true => Err(Failure::Interrupted),
        false => Ok(()),
    }
}
