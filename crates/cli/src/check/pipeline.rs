//! Reading, judging and printing at once: one reader, several judges, and the order of the
//! files in what is printed. Only so many batches are under way that memory is bounded.

use super::fix;
use super::part::Part;
use super::report::Report;
use super::show::{Form, Shown, show};
use crate::failure::Failure;
use crate::interrupt;
use crate::progress::Progress;
use crate::term::Out;
use flagfall_audit::{By, Judge};
use flagfall_library::{At, Lines, unpacked};
use flagfall_notation::pgn::{Game, Limits, Reader};
use std::collections::BTreeMap;
use std::io::{self, Read};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// A batch is full at so many games or so many bytes, whichever comes first.
const GAMES: usize = 256;
const BYTES: usize = 1 << 18;

/// How the files are read and judged.
pub(super) struct Way {
    /// The encoding of what is not UTF-8, if it is named.
    pub(super) encoding: Option<String>,
    /// How much of each game.
    pub(super) limits: Limits,
    /// By which edition.
    pub(super) by: By,
    /// How games are printed.
    pub(super) form: Form,
    /// How many are judged at once.
    pub(super) jobs: usize,
    /// Whether the lines of the parts are counted.
    pub(super) lines: bool,
}

/// Games to judge, or a file that could not be read (further).
enum Work {
    Games {
        file: Arc<str>,
        /// Which part they are of.
        part: usize,
        /// Where it begins in the file.
        base: u64,
        /// The number of the first, from 1.
        first: usize,
        games: Vec<Game>,
    },
    Unread {
        failure: Failure,
        /// Whether not even the beginning could be read.
        unopened: bool,
    },
}

/// What came of it.
enum Judged {
    Games { part: usize, games: Vec<Shown> },
    Unread { failure: Failure, unopened: bool },
}

/// Judges all games and reports them in order.
pub(super) fn run(
    parts: &[Part],
    way: &Way,
    progress: &Progress,
    report: &mut Report,
    out: &mut Out,
) -> Result<(), Failure> {
    let under_way = way.jobs * 4 + 4;
    let (permit, permits) = sync_channel::<()>(under_way);
    for _ in 0..under_way {
        let _ = permit.send(());
    }
    let (to_judge, work) = channel();
    let (to_print, judged) = channel();
    let (used, again) = channel();
    let work = Mutex::new(work);
    let work = &work;
    thread::scope(|scope| {
        scope.spawn(move || read(parts, way, progress, (&permits, &again), &to_judge));
        for _ in 0..way.jobs {
            let (to_print, used) = (to_print.clone(), used.clone());
            scope.spawn(move || judge(work, way, &used, &to_print));
        }
        drop(to_print);
        let printed = print(judged, &permit, progress, report, out);
        // Whatever ended the printing, the reader waits for permits no longer.
        drop(permit);
        printed
    })
}

/// Reads all parts, a batch at a time, as long as there are permits, into the memory of games that
/// have been judged.
fn read(
    parts: &[Part],
    way: &Way,
    progress: &Progress,
    (permits, again): (&Receiver<()>, &Receiver<Vec<Game>>),
    to_judge: &Sender<(usize, Work)>,
) {
    let mut number = 0;
    let mut send = |work: Work| {
        let go_on = permits.recv().is_ok() && !interrupt::stopped();
        number += 1;
        go_on && to_judge.send((number - 1, work)).is_ok()
    };
    for (at, part) in parts.iter().enumerate() {
        let source = &part.source;
        let opened = part
            .open()
            .and_then(|it| unpacked(progress.watch(it)).map_err(|error| source.unread(&error)));
        let go_on = match opened {
            Ok(bytes) => {
                let bytes = counted(bytes, part, way);
                batches((at, part), way, bytes, again, &mut send)
            }
            Err(failure) => send(Work::Unread {
                failure,
                unopened: true,
            }),
        };
        if !go_on {
            return;
        }
    }
}

/// The same bytes, their lines counted if that is wanted.
fn counted<'a>(
    bytes: Box<dyn Read + Send + 'a>,
    part: &Part,
    way: &Way,
) -> Box<dyn Read + Send + 'a> {
    if !way.lines {
        return bytes;
    }
    Box::new(Lines::new(bytes, Arc::clone(&part.lines)))
}

/// The batches of one part; false if nobody wants any more.
fn batches(
    (at, part): (usize, &Part),
    way: &Way,
    bytes: Box<dyn Read + Send + '_>,
    again: &Receiver<Vec<Game>>,
    send: &mut impl FnMut(Work) -> bool,
) -> bool {
    let file: Arc<str> = part.source.name().into();
    let broken = Arc::new(Mutex::new(None));
    let whole = Whole {
        bytes,
        broken: Arc::clone(&broken),
    };
    let mut reader = Reader::with_limits(whole, way.limits);
    if let Some(encoding) = &way.encoding {
        // The arguments have been asked whether they name one.
        let _ = reader.set_encoding(encoding);
    }
    let mut first = 1;
    loop {
        let mut games = again.try_recv().unwrap_or_default();
        let (mut count, mut size) = (0, 0);
        while count < GAMES && size < BYTES {
            if games.len() == count {
                games.push(Game::default());
            }
            let Some(game) = games.get_mut(count) else {
                break;
            };
            if !reader.read_into(game).unwrap_or(false) {
                break;
            }
            size += game.source().len();
            count += 1;
        }
        games.truncate(count);
        if games.is_empty() {
            break;
        }
        let next = first + games.len();
        let work = Work::Games {
            file: Arc::clone(&file),
            part: at,
            base: part.from,
            first,
            games,
        };
        if !send(work) {
            return false;
        }
        first = next;
    }
    let error: Option<io::Error> = broken.lock().ok().and_then(|mut it| it.take());
    match error {
        None => true,
        Some(error) => send(Work::Unread {
            failure: part.source.unread(&error),
            unopened: first == 1,
        }),
    }
}

/// A stream that ends where it breaks, so that the game it breaks in is reported too.
struct Whole<R> {
    bytes: R,
    broken: Arc<Mutex<Option<io::Error>>>,
}

impl<R: Read> Read for Whole<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Ok(mut broken) = self.broken.lock() else {
            return Ok(0);
        };
        if broken.is_some() {
            return Ok(0);
        }
        match self.bytes.read(buffer) {
            Err(error) if error.kind() != io::ErrorKind::Interrupted => {
                *broken = Some(error);
                Ok(0)
            }
            read => read,
        }
    }
}

/// Judges batches until there are no more.
fn judge(
    work: &Mutex<Receiver<(usize, Work)>>,
    way: &Way,
    used: &Sender<Vec<Game>>,
    to_print: &Sender<(usize, Judged)>,
) {
    let mut judge = Judge::new(way.by);
    loop {
        let next = match work.lock() {
            Ok(work) => work.recv(),
            Err(_) => return,
        };
        let Ok((number, work)) = next else { return };
        let judged = match work {
            Work::Unread { failure, unopened } => Judged::Unread { failure, unopened },
            Work::Games {
                file,
                part,
                base,
                first,
                games,
            } => {
                let shown = (first..).zip(&games).map(|(number, game)| {
                    let file = &*file;
                    one(At { file, number, base }, game, &mut judge, way.form)
                });
                let shown: Vec<Shown> = shown.take_while(|_| !interrupt::stopped()).collect();
                if shown.len() < games.len() {
                    // Whoever pressed Ctrl-C does not wait for the rest.
                    return;
                }
                // The reader may have come to its end; what is large is not kept.
                if games.iter().map(|it| it.source().len()).sum::<usize>() < 2 * BYTES {
                    let _ = used.send(games);
                }
                let games = shown;
                Judged::Games { part, games }
            }
        };
        if to_print.send((number, judged)).is_err() {
            return;
        }
    }
}

fn one(at: At<'_>, game: &Game, judge: &mut Judge, form: Form) -> Shown {
    let checked = judge.judge(game);
    let mut shown = show(at, game, &checked, form);
    if form.fix {
        shown.fixed = Some(fix::repaired(game, &checked));
    }
    shown
}

/// Reports the batches in the order in which they were read.
fn print(
    judged: Receiver<(usize, Judged)>,
    permit: &SyncSender<()>,
    progress: &Progress,
    report: &mut Report,
    out: &mut Out,
) -> Result<(), Failure> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    for (number, it) in judged {
        waiting.insert(number, it);
        while let Some(it) = waiting.remove(&next) {
            next += 1;
            match it {
                Judged::Unread { failure, unopened } => {
                    report.count.unread(unopened);
                    progress.aside(|| out.complain(&failure));
                }
                Judged::Games { part, games } => {
                    report.take(part, games, progress, out)?;
                    progress.says(format_args!("{} games", report.count.games()));
                }
            }
            let _ = permit.try_send(());
        }
    }
    Ok(())
}
