//! Single operations, on positions of real games.

use std::hint::black_box;
use std::path::Path;
use std::rc::Rc;

use anyhow::{Context, Result};
use flagfall_bench::corpus;
use flagfall_bench::peers::{
    Cozy, Esca, Flagfall, JordanBray, Judges, Library, Owlchess, Pairs, Reads, Shakmaty, Writes,
};
use flagfall_bench::timing::Contender;

use crate::Task;
use crate::table::Unit;
use crate::work::{Work, check_written, positions};

/// The same question to each library.
macro_rules! ask {
    ($question:ident: $($library:ident),*) => {
        |work| Ok(vec![$($question::<$library>(work)?),*])
    };
}

/// The tasks, on this many positions of a file.
pub(crate) fn tasks(file: &Path, count: usize) -> Result<Vec<Task>> {
    let work = Rc::new(Work::new(&corpus::positions(file, count)?));
    let mut tasks = Vec::new();
    let mut task = |name: &str, prepare: fn(&Rc<Work>) -> Result<Vec<Contender>>| {
        let work = Rc::clone(&work);
        tasks.push(Task {
            name: name.to_owned(),
            unit: Unit::Nanoseconds,
            prepare: Box::new(move || prepare(&work)),
        });
    };
    task(
        "legal list, a position",
        ask!(list: Flagfall, Cozy, Shakmaty, JordanBray, Owlchess, Esca),
    );
    task(
        "is legal, legal moves",
        ask!(judge: Flagfall, Cozy, Shakmaty, JordanBray, Owlchess, Esca),
    );
    task(
        "is legal, mostly illegal pairs",
        ask!(pairs: Flagfall, Cozy, Shakmaty, JordanBray),
    );
    task(
        "make, a move",
        ask!(make: Flagfall, Cozy, Shakmaty, JordanBray, Owlchess, Esca),
    );
    task(
        "SAN with its mark, to a new string",
        ask!(write_san: Flagfall, Shakmaty, Owlchess, Esca),
    );
    task(
        "SAN with its mark, to a used string",
        ask!(push_san: Flagfall, Shakmaty, Owlchess),
    );
    task(
        "SAN read to a move",
        ask!(read_san: Flagfall, Shakmaty, JordanBray, Owlchess, Esca),
    );
    task(
        "FEN read to a position",
        ask!(read_fen: Flagfall, Cozy, Shakmaty, JordanBray, Owlchess, Esca),
    );
    task(
        "FEN written",
        ask!(write_fen: Flagfall, Cozy, Shakmaty, JordanBray, Owlchess, Esca),
    );
    Ok(tasks)
}

fn list<L: Library>(work: &Rc<Work>) -> Result<Contender> {
    let positions = positions::<L>(work)?;
    let units = positions.len() as u64;
    let pass = move || {
        let lengths = positions.iter().map(|position| {
            let list = L::legal(position);
            black_box(&list);
            list.len() as u64
        });
        lengths.sum()
    };
    Ok(Contender::here(L::NAME, units, work.moves, pass))
}

fn judge<L: Judges>(work: &Rc<Work>) -> Result<Contender> {
    let moves = moves::<L>(work)?;
    let pass = move || {
        let legal = moves
            .iter()
            .flat_map(|(position, moves)| moves.iter().map(move |&it| (position, it)))
            .filter(|&(position, played)| L::is_legal(position, black_box(played)));
        legal.count() as u64
    };
    Ok(Contender::here(L::NAME, work.moves, work.moves, pass))
}

fn pairs<L: Pairs>(work: &Rc<Work>) -> Result<Contender> {
    let positions = positions::<L>(work)?;
    let asked = work.pairs.iter().map(|&(at, from, to)| {
        let played = L::pair(&positions[at], from, to);
        (at, played)
    });
    let asked: Vec<(usize, L::Move)> = asked.collect();
    let units = asked.len() as u64;
    let pass = move || {
        let legal = asked
            .iter()
            .filter(|&&(at, played)| L::is_legal(&positions[at], black_box(played)));
        legal.count() as u64
    };
    Ok(Contender::here(L::NAME, units, work.pairs_legal, pass))
}

fn make<L: Library>(work: &Rc<Work>) -> Result<Contender> {
    let moves = moves::<L>(work)?;
    let pass = move || {
        let mut made = 0;
        for (position, moves) in &moves {
            for &played in moves {
                black_box(L::play(position, black_box(played)));
                made += 1;
            }
        }
        made
    };
    Ok(Contender::here(L::NAME, work.moves, work.moves, pass))
}

fn write_san<L: Writes>(work: &Rc<Work>) -> Result<Contender> {
    let moves = moves::<L>(work)?;
    let pass = move || {
        let texts = moves.iter().flat_map(|(position, moves)| {
            let texts = moves.iter().map(|&played| L::san(position, played));
            texts.map(|text| black_box(text).len() as u64)
        });
        texts.sum()
    };
    Ok(Contender::here(L::NAME, work.moves, work.letters, pass))
}

fn push_san<L: Writes>(work: &Rc<Work>) -> Result<Contender> {
    let moves = moves::<L>(work)?;
    let mut text = String::with_capacity(16);
    let pass = move || {
        let mut letters = 0;
        for (position, moves) in &moves {
            for &played in moves {
                text.clear();
                L::push_san(position, played, &mut text);
                letters += black_box(&text).len() as u64;
            }
        }
        letters
    };
    Ok(Contender::here(L::NAME, work.moves, work.letters, pass))
}

fn read_san<L: Reads>(work: &Rc<Work>) -> Result<Contender> {
    let positions = positions::<L>(work)?;
    let shared = Rc::clone(work);
    let pass = move || {
        let read = shared
            .texts
            .iter()
            .filter(|(at, text)| black_box(L::read_san(&positions[*at], text)).is_some());
        read.count() as u64
    };
    // One peer cannot read every text; it may take part, and its table row says so.
    let read = pass();
    let name = match work.moves - read {
        0 => L::NAME.to_owned(),
        refused => format!("{} ({refused} of {} refused)", L::NAME, work.moves),
    };
    Ok(Contender::here(&name, work.moves, read, pass))
}

fn read_fen<L: Library>(work: &Rc<Work>) -> Result<Contender> {
    let shared = Rc::clone(work);
    let units = work.fens.len() as u64;
    let pass = move || {
        let read = shared
            .fens
            .iter()
            .filter(|fen| black_box(L::read(fen)).is_some());
        read.count() as u64
    };
    Ok(Contender::here(L::NAME, units, units, pass))
}

fn write_fen<L: Library>(work: &Rc<Work>) -> Result<Contender> {
    let positions = positions::<L>(work)?;
    let texts = positions.iter().map(|position| L::write(position));
    let letters = check_written(L::NAME, work, texts).context("writes another position")?;
    let units = positions.len() as u64;
    let pass = move || {
        let texts = positions.iter().map(|position| L::write(position));
        texts.map(|text| black_box(text).len() as u64).sum()
    };
    Ok(Contender::here(L::NAME, units, letters, pass))
}

/// Each position with its legal moves, as the library passes them about.
type Moves<L> = Vec<(<L as Library>::Position, Vec<<L as Library>::Move>)>;

fn moves<L: Library>(work: &Rc<Work>) -> Result<Moves<L>> {
    let with_moves = |position: L::Position| {
        let moves = L::legal(&position).to_vec();
        (position, moves)
    };
    Ok(positions::<L>(work)?.into_iter().map(with_moves).collect())
}
