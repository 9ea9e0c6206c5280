//! Reading, judging and printing at once: one reader, several judges, and the order of the
//! files in what is printed. Only so many batches are under way that memory is bounded.

use super::count::Count;
use super::show::{Form, Shown, show};
use crate::failure::Failure;
use crate::input::{Source, unpacked};
use crate::interrupt;
use crate::progress::Progress;
use crate::term::Out;
use flagfall_laws::Rulebook;
use flagfall_notation::pgn::{Game, Limits, Reader};
use std::collections::BTreeMap;
use std::io::{self, Read, Write};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// A batch is full at so many games or so many bytes, whichever comes first.
const GAMES: usize = 256;
const BYTES: usize = 1 << 18;

/// How the files are read.
pub(super) struct Way {
    /// The encoding of what is not UTF-8, if it is named.
    pub(super) encoding: Option<String>,
    /// How much of each game.
    pub(super) limits: Limits,
}

/// Games to judge, or a file that could not be read (further).
enum Work {
    Games {
        file: Arc<str>,
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
    Games(Vec<Shown>),
    Unread { failure: Failure, unopened: bool },
}

/// Judges all games and prints them in order.
#[expect(clippy::too_many_arguments, reason = "all that a run is about")]
pub(super) fn run(
    sources: &[Source],
    way: &Way,
    book: &Rulebook,
    jobs: usize,
    form: Form,
    progress: &Progress,
    count: &mut Count,
    out: &mut Out,
) -> Result<(), Failure> {
    let under_way = jobs * 4 + 4;
    let (permit, permits) = sync_channel::<()>(under_way);
    for _ in 0..under_way {
        let _ = permit.send(());
    }
    let (to_judge, work) = channel();
    let (to_print, judged) = channel();
    let work = Mutex::new(work);
    let work = &work;
    thread::scope(|scope| {
        scope.spawn(move || read(sources, way, progress, &permits, &to_judge));
        for _ in 0..jobs {
            let to_print = to_print.clone();
            scope.spawn(move || judge(work, book, form, &to_print));
        }
        drop(to_print);
        let printed = print(judged, &permit, progress, count, out);
        // Whatever ended the printing, the reader waits for permits no longer.
        drop(permit);
        printed
    })
}

/// Reads all sources, a batch at a time, as long as there are permits.
fn read(
    sources: &[Source],
    way: &Way,
    progress: &Progress,
    permits: &Receiver<()>,
    to_judge: &Sender<(usize, Work)>,
) {
    let mut number = 0;
    let mut send = |work: Work| {
        let go_on = permits.recv().is_ok() && !interrupt::stopped();
        number += 1;
        go_on && to_judge.send((number - 1, work)).is_ok()
    };
    for source in sources {
        let opened = source
            .open()
            .and_then(|it| unpacked(progress.watch(it)).map_err(|error| source.unread(&error)));
        let go_on = match opened {
            Ok(bytes) => batches(source, way, bytes, &mut send),
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

/// The batches of one source; false if nobody wants any more.
fn batches(
    source: &Source,
    way: &Way,
    bytes: Box<dyn Read + Send + '_>,
    send: &mut impl FnMut(Work) -> bool,
) -> bool {
    let file: Arc<str> = source.name().into();
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
        let mut games = Vec::new();
        let mut size = 0;
        while games.len() < GAMES && size < BYTES {
            let mut game = Game::default();
            if !reader.read_into(&mut game).unwrap_or(false) {
                break;
            }
            size += game.source().len();
            games.push(game);
        }
        if games.is_empty() {
            break;
        }
        let next = first + games.len();
        let file = Arc::clone(&file);
        if !send(Work::Games { file, first, games }) {
            return false;
        }
        first = next;
    }
    let error: Option<io::Error> = broken.lock().ok().and_then(|mut it| it.take());
    match error {
        None => true,
        Some(error) => send(Work::Unread {
            failure: source.unread(&error),
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
    book: &Rulebook,
    form: Form,
    to_print: &Sender<(usize, Judged)>,
) {
    loop {
        let next = match work.lock() {
            Ok(work) => work.recv(),
            Err(_) => return,
        };
        let Ok((number, work)) = next else { return };
        let judged = match work {
            Work::Unread { failure, unopened } => Judged::Unread { failure, unopened },
            Work::Games { file, first, games } => {
                let shown = (first..).zip(&games).map(|(number, game)| {
                    let checked = flagfall_audit::judge(game, book);
                    show(&file, number, game, &checked, form)
                });
                let shown: Vec<Shown> = shown.take_while(|_| !interrupt::stopped()).collect();
                if shown.len() < games.len() {
                    // Whoever pressed Ctrl-C does not wait for the rest.
                    return;
                }
                Judged::Games(shown)
            }
        };
        if to_print.send((number, judged)).is_err() {
            return;
        }
    }
}

/// Prints the batches in the order in which they were read.
fn print(
    judged: Receiver<(usize, Judged)>,
    permit: &SyncSender<()>,
    progress: &Progress,
    count: &mut Count,
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
                    count.unread(unopened);
                    progress.aside(|| out.complain(&failure));
                }
                Judged::Games(games) => {
                    let text = games.iter().any(|it| !it.text.is_empty());
                    games.iter().for_each(|it| count.add(it));
                    if text {
                        progress.aside(|| write(&games, out))?;
                    }
                    progress.says(format_args!("{} games", count.games()));
                }
            }
            let _ = permit.try_send(());
        }
    }
    Ok(())
}

fn write(games: &[Shown], out: &mut Out) -> io::Result<()> {
    games
        .iter()
        .try_for_each(|it| out.write_all(it.text.as_bytes()))?;
    out.flush()
}
