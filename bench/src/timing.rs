//! Rounds in which each contender is measured in turn, and what they come to.

use std::hint::black_box;
use std::time::Duration;

use anyhow::{Result, bail};
use cpu_time::ThreadTime;

/// A sample shorter than this says more of the clock than of the work.
const SAMPLE_MIN: Duration = Duration::from_millis(40);

/// How long the same work took, by processor time, in nanoseconds for one unit of it.
type Measure = Box<dyn FnMut() -> Result<f64>>;

/// One of those who do the same work.
pub struct Contender {
    name: String,
    measure: Measure,
}

impl Contender {
    /// Work done in this thread: `pass` does `units` of it and gives an answer that must be the
    /// known one.
    pub fn here(
        name: &str,
        units: u64,
        answer: u64,
        mut pass: impl FnMut() -> u64 + 'static,
    ) -> Contender {
        let label = name.to_owned();
        let mut passes = 0;
        let mut checked = move || {
            let found = black_box(pass());
            if found != answer {
                bail!("{label} answers {found} where {answer} is known");
            }
            Ok(())
        };
        let measure = move || {
            if passes == 0 {
                let before = ThreadTime::now();
                checked()?;
                let once = before.elapsed().as_nanos().max(1);
                passes = SAMPLE_MIN.as_nanos().div_ceil(once);
                if passes == 1 {
                    return Ok(once as f64 / units as f64);
                }
            }
            let before = ThreadTime::now();
            for _ in 0..passes {
                checked()?;
            }
            Ok(before.elapsed().as_nanos() as f64 / (passes as f64 * units as f64))
        };
        Contender {
            name: name.to_owned(),
            measure: Box::new(measure),
        }
    }

    /// Work done elsewhere, that is measured there: nanoseconds for one unit.
    pub fn elsewhere(name: &str, measure: impl FnMut() -> Result<f64> + 'static) -> Contender {
        Contender {
            name: name.to_owned(),
            measure: Box::new(measure),
        }
    }

    /// What the contender is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// What a contender's rounds came to, in nanoseconds for one unit of work.
#[derive(Debug, Clone)]
pub struct Samples {
    /// Who.
    pub name: String,
    /// Each round, the fastest first.
    pub sorted: Vec<f64>,
}

impl Samples {
    /// The middle of the rounds.
    #[must_use]
    pub fn median(&self) -> f64 {
        let half = self.sorted.len() / 2;
        if self.sorted.len() % 2 == 1 {
            self.sorted[half]
        } else {
            self.sorted[half - 1..=half].iter().sum::<f64>() / 2.0
        }
    }

    /// The fastest round.
    #[must_use]
    pub fn fastest(&self) -> f64 {
        self.sorted[0]
    }

    /// The slowest round.
    #[must_use]
    pub fn slowest(&self) -> f64 {
        self.sorted[self.sorted.len() - 1]
    }
}

/// Measures everybody once in each round, in this order and in the next round in the reverse, so
/// that neither a warm machine nor a busy neighbour favours one place.
///
/// # Errors
///
/// Somebody's answer is wrong, or a program cannot be run.
pub fn rounds(
    contenders: &mut [Contender],
    rounds: usize,
    mut tell: impl FnMut(&str),
) -> Result<Vec<Samples>> {
    for it in contenders.iter_mut() {
        tell(&it.name);
        (it.measure)()?; // caches and tables are warm from here on
    }
    let mut samples: Vec<Samples> = contenders
        .iter()
        .map(|it| Samples {
            name: it.name.clone(),
            sorted: Vec::with_capacity(rounds),
        })
        .collect();
    for round in 0..rounds {
        let count = contenders.len();
        for step in 0..count {
            let at = if round % 2 == 0 {
                step
            } else {
                count - 1 - step
            };
            tell(contenders[at].name());
            let sample = (contenders[at].measure)()?;
            samples[at].sorted.push(sample);
        }
    }
    for it in &mut samples {
        it.sorted.sort_by(f64::total_cmp);
    }
    Ok(samples)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle() {
        let of = |sorted: &[f64]| {
            let name = String::new();
            let sorted = sorted.to_vec();
            Samples { name, sorted }.median()
        };
        assert_eq!(of(&[1.0, 2.0, 9.0]), 2.0);
        assert_eq!(of(&[1.0, 2.0, 4.0, 9.0]), 3.0);
    }

    #[test]
    fn a_wrong_answer_ends_the_rounds() {
        let mut right = [Contender::here("right", 1, 4, || 4)];
        assert!(rounds(&mut right, 1, |_| ()).is_ok());
        let mut wrong = [Contender::here("wrong", 1, 4, || 5)];
        let error = rounds(&mut wrong, 1, |_| ()).unwrap_err();
        assert_eq!(error.to_string(), "wrong answers 5 where 4 is known");
    }

    #[test]
    fn every_second_round_is_in_reverse() {
        let one = |name| Contender::elsewhere(name, || Ok(1.0));
        let mut told = String::new();
        rounds(&mut [one("a"), one("b")], 3, |name| told.push_str(name)).unwrap();
        assert_eq!(told, "ababbaab");
    }
}
