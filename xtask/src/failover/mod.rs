//! Three servers on one database, of which one is killed or stopped in the middle of a game that
//! it owns: `cargo xtask failover [N] --database URL`, with `--program FILE` a program that is
//! there, else the one as it is built for release.
//!
//! Every act is sent to another server than the last, so most are handed on. The owner is killed
//! (SIGKILL) or stopped (SIGSTOP) for longer than its lease, right before an act is sent or while
//! it is on its way; the act is sent again under its key until it is answered. Then the record is
//! read: every act stands there once, in its order, and a gap while a clock ran has its entry. A
//! server that was stopped goes on, and is asked as well.

mod game;
mod stream;

use crate::kills::server::{House, Server};
use crate::shell;
use anyhow::{Context, Result, bail};
use fastrand::Rng;
use game::{Played, play};
use std::path::PathBuf;
use std::time::Duration;

/// How many servers there are.
const SERVERS: usize = 3;
/// A game is to be with another server after so long.
const MOST: Duration = Duration::from_secs(3);
/// How often if nothing is said.
const USUAL: usize = 20;

/// What becomes of the owner.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Killed,
    /// For longer than its lease; then it goes on.
    Stopped,
}

/// Runs it, as the words say.
pub(crate) fn failover(words: &[&str]) -> Result<()> {
    let (mut number, mut seed) = (USUAL, Rng::new().u64(..1_000_000));
    let (mut program, mut database) = (None, None);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().with_context(|| format!("{word} of what?"));
        match *word {
            "--database" => database = Some((*value()?).to_owned()),
            "--program" => program = Some(PathBuf::from(value()?)),
            "--seed" => seed = value()?.parse().context("--seed: no number")?,
            text => {
                let read = text.parse();
                number = read.with_context(|| format!("`{text}`: no number"))?;
            }
        }
    }
    let database = database.context("--database URL: servers share one")?;
    let program = match program {
        Some(program) => program,
        None => {
            let build = "cargo build --package flagfall-cli --profile release";
            shell::run(shell::command(build))?;
            shell::built("release", "flagfall")?
        }
    };
    println!("{number} games, seed {seed}");
    let folder = tempfile::tempdir()?;
    let house = House {
        program,
        folder: folder.path().to_path_buf(),
        database: Some(database),
    };
    run(&house, number, Rng::with_seed(seed))
        .map_err(|why| why.context(format!("the logs are in {}", folder.keep().display())))
}

fn run(house: &House, number: usize, mut rng: Rng) -> Result<()> {
    let start = |_| house.start();
    let mut servers: Vec<Server> = (0..SERVERS).map(start).collect::<Result<_>>()?;
    let mut all: Vec<(Fate, Played)> = Vec::new();
    for nth in 0..number {
        let fate = match nth % 2 {
            0 => Fate::Killed,
            _ => Fate::Stopped,
        };
        let owner = rng.usize(..SERVERS);
        let played = play(house, &mut servers, (owner, fate), &mut rng)?;
        println!(
            "{nth}: {}, answered after {:.2} s, followed after {:.2} s, {} acts, {} gaps told",
            said(fate),
            played.answered.as_secs_f64(),
            played.followed.as_secs_f64(),
            played.acts,
            played.gaps,
        );
        all.push((fate, played));
    }
    sum(&all)
}

const fn said(fate: Fate) -> &'static str {
    match fate {
        Fate::Killed => "killed",
        Fate::Stopped => "stopped",
    }
}

fn sum(all: &[(Fate, Played)]) -> Result<()> {
    let mut late = 0;
    for fate in [Fate::Killed, Fate::Stopped] {
        let of: Vec<&Played> = all
            .iter()
            .filter(|it| it.0 == fate)
            .map(|it| &it.1)
            .collect();
        let spread = |of: &dyn Fn(&Played) -> Duration, all: &[&Played]| {
            let mut times: Vec<f64> = all.iter().map(|it| of(it).as_secs_f64()).collect();
            times.sort_by(f64::total_cmp);
            let at = |nth: usize| times.get(nth).copied().unwrap_or(0.0);
            (at(times.len() / 2), at(times.len().saturating_sub(1)))
        };
        let answered = spread(&|it| it.answered, &of);
        let followed = spread(&|it| it.followed, &of);
        println!(
            "{} {}: answered after {:.2} s (median), {:.2} s (worst); followed after {:.2} s, \
             {:.2} s",
            of.len(),
            said(fate),
            answered.0,
            answered.1,
            followed.0,
            followed.1,
        );
        late += of.iter().filter(|it| it.answered > MOST).count();
    }
    let acts: usize = all.iter().map(|it| it.1.acts).sum();
    let gaps: usize = all.iter().map(|it| it.1.gaps).sum();
    println!("{acts} acts, 0 lost, 0 doubled; {gaps} gaps told; {late} later than 3 s");
    match late {
        0 => Ok(()),
        _ => bail!("{late} games were without a server for more than 3 s"),
    }
}
