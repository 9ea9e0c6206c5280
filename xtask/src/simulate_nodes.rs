//! `cargo xtask simulate --nodes RUNS`: several servers on one database, in very many runs.

use anyhow::{Context, Result, bail};
use fastrand::Rng;
use flagfall_simulation::nodes::{Rules, Told, run};
use std::time::Instant;

/// Run `n` of seed `s` is the one of seed `s + n`.
pub(crate) fn simulate_nodes(words: &[&str]) -> Result<()> {
    let mut seed = Rng::new().u64(..1_000_000_000);
    let mut runs = 10_000;
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match *word {
            "--seed" => {
                let value = words.next().context("--seed of what?")?;
                seed = value.parse().context("--seed: no number")?;
            }
            text => {
                let read = text.parse();
                runs = read.with_context(|| format!("`{text}`: no number"))?;
            }
        }
    }
    let began = Instant::now();
    let mut all = Told::default();
    for nth in 0..runs {
        match run(seed + nth, Rules::default()) {
            Ok(told) => all.add(told),
            Err(breach) => bail!(
                "{breach}\nthe same again: cargo xtask simulate --nodes 1 --seed {}",
                seed + nth
            ),
        }
    }
    println!(
        "{runs} runs, seed {seed}, in {:.0} s: {} acts, {} acknowledged, 0 lost, 0 doubled",
        began.elapsed().as_secs_f64(),
        all.acts,
        all.acknowledged,
    );
    println!(
        "{} messages lost, {} servers killed, {} stopped, {} links cut, {} jumps of the \
         database's clock; {} changes of hands, {} views held against what was known, none stale; \
         the longest gap after a kill alone {} ms",
        all.lost,
        all.killed,
        all.stopped,
        all.cut,
        all.jumps,
        all.handed_over,
        all.views,
        all.gap_ms,
    );
    Ok(())
}
