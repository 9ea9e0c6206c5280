//! Games read: what the program counts in each file, held against the table in the folder's
//! README, where another reader's counts stand.

use super::{Verdict, number_after};
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// What another reader counted in one file.
#[derive(Debug, PartialEq, Eq)]
struct Expected {
    file: String,
    games: u64,
    plies: u64,
    none_illegal: bool,
}

/// What the program counted.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counted {
    games: u64,
    plies: u64,
    illegal: u64,
}

/// Has the program check each file of the table.
pub(super) fn pgn(program: &Path, folder: &Path, readme: &str) -> Result<Vec<Verdict>> {
    let mut verdicts = Vec::new();
    for expected in table(readme) {
        let began = Instant::now();
        let counted = check(program, &folder.join(&expected.file))
            .with_context(|| format!("{} could not be checked", expected.file))?;
        let seconds = began.elapsed().as_secs_f64();
        println!(
            "{}: {} games, {} half-moves, {} illegal in {seconds:.1} s",
            expected.file, counted.games, counted.plies, counted.illegal
        );
        verdicts.extend(judge(&expected, &counted));
    }
    Ok(verdicts)
}

fn judge(expected: &Expected, counted: &Counted) -> Vec<Verdict> {
    let verdict = |what, expected_count, found| Verdict {
        what: format!("{} in {}", what, expected.file),
        expected: expected_count,
        found: Ok(found),
    };
    let mut verdicts = vec![
        verdict("games", expected.games, counted.games),
        verdict("half-moves", expected.plies, counted.plies),
    ];
    if expected.none_illegal {
        verdicts.push(verdict("illegal moves", 0, counted.illegal));
    }
    verdicts
}

fn check(program: &Path, file: &Path) -> Result<Counted> {
    let mut command = Command::new(program);
    command
        .args(["check", "--json", "--quiet"])
        .arg(file)
        .stdout(Stdio::piped());
    let mut child = command
        .spawn()
        .context("the program could not be started")?;
    let output = child.stdout.take().context("the program has no output")?;
    let mut counted = Counted::default();
    for line in BufReader::new(output).lines() {
        count(&mut counted, &line?)?;
    }
    let status = child.wait()?;
    // 1: done, and problems were found.
    if !matches!(status.code(), Some(0 | 1)) {
        bail!("the program stopped with {status}");
    }
    Ok(counted)
}

/// One game a line; the last line sums up and is no game.
fn count(counted: &mut Counted, line: &str) -> Result<()> {
    if line.starts_with("{\"summary\"") {
        return Ok(());
    }
    counted.plies += number_after(line, "\"plies\"").context("a game without its half-moves")?;
    counted.games += 1;
    let illegal = line.matches("\"kind\":\"illegal_move\"").count();
    counted.illegal += u64::try_from(illegal)?;
    Ok(())
}

/// The rows of the table that name a file of games and count what is in it.
fn table(readme: &str) -> Vec<Expected> {
    readme.lines().filter_map(row).collect()
}

fn row(line: &str) -> Option<Expected> {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let file = cells.first()?.trim_matches('`');
    let counts = cells.last()?;
    file.starts_with("pgn/").then_some(())?;
    Some(Expected {
        file: file.to_owned(),
        games: number_before(counts, " games")?,
        plies: number_before(counts, " half-moves")?,
        none_illegal: counts.contains("none illegal"),
    })
}

/// The number, with commas between its thousands, that stands before a word.
fn number_before(text: &str, word: &str) -> Option<u64> {
    let before = &text[..text.find(word)?];
    let start = before
        .rfind(|it: char| !(it.is_ascii_digit() || it == ','))
        .map_or(0, |at| at + 1);
    before[start..].replace(',', "").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counts_stand_in_the_last_cell() {
        let readme = "| file | what | counted |\n|---|---|---|\n\
            | `pgn/a.pgn.zst` | 12 files | 7 lines; it sees 27,608 games, 3,891,467 half-moves, \
            none illegal |\n\
            | `pgn/b.pgn` | lines | 3 games, 12 half-moves |\n\
            | `perft/perft.txt` | 136 positions | – |\n";
        let row = |file: &str, games, plies, none_illegal| Expected {
            file: file.to_owned(),
            games,
            plies,
            none_illegal,
        };
        let expected = [
            row("pgn/a.pgn.zst", 27_608, 3_891_467, true),
            row("pgn/b.pgn", 3, 12, false),
        ];
        assert_eq!(table(readme), expected);
    }

    #[test]
    fn games_are_counted_by_their_lines() {
        let mut counted = Counted::default();
        let lines = [
            "{\"game\":1,\"plies\":61,\"problems\":[]}",
            "{\"game\":2,\"plies\":5,\"problems\":[{\"kind\":\"illegal_move\"}]}",
            "{\"summary\":{\"games\":2}}",
        ];
        for line in lines {
            count(&mut counted, line).unwrap();
        }
        assert_eq!(
            counted,
            Counted {
                games: 2,
                plies: 66,
                illegal: 1
            }
        );
        assert!(count(&mut counted, "{}").is_err());
        let expected = Expected {
            file: "a".to_owned(),
            games: 2,
            plies: 66,
            none_illegal: true,
        };
        let passed: Vec<bool> = judge(&expected, &counted)
            .iter()
            .map(Verdict::passed)
            .collect();
        assert_eq!(passed, [true, true, false]);
    }
}
