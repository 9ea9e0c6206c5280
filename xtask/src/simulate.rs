//! `cargo xtask simulate GAMES`: very many games by chance, held to what must hold of each.

use anyhow::{Context, Result, bail};
use flagfall_simulation::{Depth, Failure, Tally, simulate};
use indicatif::{ProgressBar, ProgressStyle};
use std::panic;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// What is asked for.
struct Asked {
    games: u64,
    seed: u64,
    jobs: u64,
    depth: Depth,
}

/// Plays and examines the games. Game `n` of seed `s` is the one of seed `s + n`.
pub(crate) fn simulate_games(words: &[&str]) -> Result<()> {
    let asked = asked(words)?;
    let bar = ProgressBar::new(asked.games);
    bar.set_style(ProgressStyle::with_template(
        "{pos}/{len} games {wide_bar} {per_sec} {eta}",
    )?);
    bar.enable_steady_tick(Duration::from_millis(500));
    let began = Instant::now();
    // A panic is a breach like another, and is told with its record.
    panic::set_hook(Box::new(|_| ()));
    let (tally, failure) = run(&asked, &bar);
    drop(panic::take_hook());
    bar.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    println!("{tally}");
    println!(
        "in {seconds:.0} s, seed {}, {} jobs",
        asked.seed, asked.jobs
    );
    match failure {
        None => Ok(()),
        Some(failure) => {
            println!("{}", failure.record.file());
            bail!(
                "act {} of this record: {}\nthe whole of it: cargo xtask simulate 1 --seed {}",
                failure.breach.act,
                failure.breach.what,
                failure.seed
            )
        }
    }
}

/// All games, until the first failure.
fn run(asked: &Asked, bar: &ProgressBar) -> (Tally, Option<Failure>) {
    let next = AtomicU64::new(0);
    let failed: Mutex<Option<Failure>> = Mutex::new(None);
    let all = Mutex::new(Tally::default());
    let work = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= asked.games {
                break;
            }
            match simulate(asked.seed.wrapping_add(number), asked.depth) {
                Ok(of_one) => tally = tally.and(of_one),
                Err(failure) => {
                    next.store(asked.games, Ordering::Relaxed);
                    if let Ok(mut failed) = failed.lock() {
                        failed.get_or_insert(*failure);
                    }
                }
            }
            bar.inc(1);
        }
        if let Ok(mut all) = all.lock() {
            *all = all.and(tally);
        }
    };
    thread::scope(|scope| {
        for _ in 0..asked.jobs {
            scope.spawn(work);
        }
    });
    let tally = all.into_inner().unwrap_or_default();
    (tally, failed.into_inner().unwrap_or_default())
}

fn asked(words: &[&str]) -> Result<Asked> {
    let mut asked = Asked {
        games: 0,
        seed: 1,
        jobs: 1,
        depth: Depth::SOME,
    };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut number = |of: &str| -> Result<u64> {
            let text = words.next().with_context(|| format!("{word} takes {of}"))?;
            text.parse()
                .with_context(|| format!("`{text}` is no number"))
        };
        match *word {
            "--seed" => asked.seed = number("a number")?,
            "--jobs" => asked.jobs = number("a number of threads")?.clamp(1, 256),
            "--all" => asked.depth = Depth::ALL,
            games => {
                let games = games.parse();
                asked.games = games.with_context(|| format!("`{word}` is no number of games"))?;
            }
        }
    }
    if asked.games == 0 {
        bail!("how many games? cargo xtask simulate GAMES [--seed S] [--jobs N] [--all]");
    }
    Ok(asked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_do_not_depend_on_the_jobs() {
        let of = |jobs| {
            let asked = Asked {
                games: 24,
                seed: 9,
                jobs,
                depth: Depth::SOME,
            };
            let (tally, failure) = run(&asked, &ProgressBar::hidden());
            assert!(failure.is_none(), "{failure:?}");
            tally
        };
        assert_eq!(of(1), of(3));
    }

    #[test]
    fn what_is_asked_for() {
        let it = asked(&["1000", "--seed", "7", "--jobs", "2"]).expect("it is understood");
        assert_eq!((it.games, it.seed, it.jobs), (1000, 7, 2));
        for wrong in [
            &[][..],
            &["many"],
            &["10", "--seed"],
            &["10", "--jobs", "x"],
        ] {
            assert!(asked(wrong).is_err(), "{wrong:?}");
        }
    }
}
