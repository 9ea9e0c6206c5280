//! The report file written.

use super::cells::code;
use crate::{Bye, Date, Event, Number, Player, Points, Round};

/// Which version of the format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Version {
    /// That of 2016, which all programs read.
    #[default]
    Sixteen,
    /// That of 2026: also the number of rounds, the encoded time control, byes known beforehand.
    TwentySix,
}

impl Version {
    /// The version of a year: `2016` or `2026`, also `16` and `26`.
    #[must_use]
    pub fn read(text: &str) -> Option<Version> {
        match text {
            "2016" | "16" => Some(Version::Sixteen),
            "2026" | "26" | "2025" | "25" => Some(Version::TwentySix),
            _ => None,
        }
    }
}

/// Writes the rounds up to this one as a report file, each line ended by CR and LF.
///
/// Points are 1, ½ and 0, and the rank is by points alone, shared by those who have as many:
/// breaking ties is for the program that makes the standings. `encoded` is the time control as
/// PGN has it, where it can be said so; the version of 2026 has a place for it. A name of more
/// than 33 characters is cut: the format has no room for it.
#[must_use]
pub fn write(event: &Event, through: u16, version: Version, encoded: Option<&str>) -> String {
    let mut out = String::new();
    head(&mut out, event, through, version, encoded);
    let rounds: Vec<(u16, Option<&Round>)> =
        (1..=through).map(|it| (it, event.round(it))).collect();
    let mut table: Vec<(&Player, u32)> = event
        .players()
        .values()
        .map(|player| (player, halves(&rounds, player.number)))
        .collect();
    let totals: Vec<u32> = table.iter().map(|(_, halves)| *halves).collect();
    table.sort_by_key(|(player, _)| player.number);
    for (player, halves) in table {
        let rank = 1 + totals.iter().filter(|it| **it > halves).count();
        row(&mut out, player, (halves, rank), &rounds);
    }
    if version == Version::TwentySix {
        byes(&mut out, event, through);
    }
    out
}

fn head(out: &mut String, event: &Event, through: u16, version: Version, encoded: Option<&str>) {
    let about = event.about();
    let mut line = |code: &str, text: &str| {
        if !text.is_empty() {
            push(out, &format!("{code} {text}"));
        }
    };
    let day = |date: Option<Date>| date.map(|it| it.written('/')).unwrap_or_default();
    line("012", &about.name);
    line("022", &about.place);
    line("032", &about.federation);
    line("042", &day(about.from));
    line("052", &day(about.to));
    line("062", &event.players().len().to_string());
    let rated = event.players().values().filter(|it| it.rating.is_some());
    line("072", &rated.count().to_string());
    line("092", &about.kind);
    line("102", &about.chief_arbiter);
    for deputy in &about.deputies {
        line("112", deputy);
    }
    line("122", &about.time_control);
    let days: Vec<Option<Date>> = rounds_days(event, through);
    if days.iter().any(Option::is_some) {
        let days = days.into_iter().map(|it| {
            let text = it.map(|date| date.written('/')).unwrap_or_default();
            format!("{:<10}", text.get(2..).unwrap_or_default())
        });
        let dates = format!("132{:88}{}", "", days.collect::<String>());
        push(out, dates.trim_end());
    }
    let planned = about.rounds.map(|it| it.max(through).to_string());
    match version {
        Version::Sixteen => {
            if let Some(planned) = planned {
                push(out, &format!("XXR {planned}"));
            }
        }
        Version::TwentySix => {
            let mut line = |code: &str, text: &str| push(out, &format!("{code} {text}"));
            if let Some(planned) = planned {
                line("142", &planned);
            }
            if let Some(encoded) = encoded {
                line("222", encoded);
            }
        }
    }
}

/// The days of the rounds, where they are known.
fn rounds_days(event: &Event, through: u16) -> Vec<Option<Date>> {
    let day = |round| event.round(round).and_then(|it| it.date);
    (1..=through).map(day).collect()
}

fn row(
    out: &mut String,
    player: &Player,
    (halves, rank): (u32, usize),
    rounds: &[(u16, Option<&Round>)],
) {
    let name: String = player.name.chars().take(33).collect();
    let points = format!("{}.{}", halves / 2, if halves % 2 == 1 { 5 } else { 0 });
    let mut line = format!(
        "001 {:>4} {:1}{:>3} {name:<33} {:>4} {:<3} {:>11} {:<10} {points:>4} {rank:>4}",
        player.number,
        player.sex.map(crate::Sex::letter).unwrap_or(' '),
        player.title,
        player.rating.map(|it| it.to_string()).unwrap_or_default(),
        player.federation,
        player.fide.map(|it| it.to_string()).unwrap_or_default(),
        player.born.map(born).unwrap_or_default(),
    );
    for (_, round) in rounds {
        let cell = round.map_or_else(|| " ".repeat(8), |round| cell(round, player.number));
        line.push_str("  ");
        line.push_str(&cell);
    }
    push(out, line.trim_end());
}

/// The eight columns of a round, without the two before them.
fn cell(round: &Round, number: Number) -> String {
    if let Some((_, board)) = round.board_of(number) {
        let white = board.white == number;
        let (opponent, color) = match white {
            true => (board.black, 'w'),
            false => (board.white, 'b'),
        };
        let got = board.score().map_or(' ', |score| {
            let points = if white { score.white() } else { score.black() };
            code(points, score.kind())
        });
        return format!("{opponent:>4} {color} {got}");
    }
    match round.byes.get(&number) {
        Some(bye) => format!("0000 - {}", bye.letter()),
        None => " ".repeat(8),
    }
}

fn halves(rounds: &[(u16, Option<&Round>)], number: Number) -> u32 {
    let of = |round: &Round| -> u32 {
        let points = match round.board_of(number) {
            Some((_, board)) if board.white == number => board.score().map(|it| it.white()),
            Some((_, board)) => board.score().map(|it| it.black()),
            None => round.byes.get(&number).map(|it| it.points()),
        };
        match points {
            Some(Points::Win) => 2,
            Some(Points::Draw) => 1,
            Some(Points::Loss) | None => 0,
        }
    };
    rounds.iter().filter_map(|(_, round)| round.map(of)).sum()
}

/// Byes given in rounds that are not in the table yet.
fn byes(out: &mut String, event: &Event, through: u16) {
    for (number, round) in event.rounds().range(through.saturating_add(1)..) {
        for bye in [Bye::Full, Bye::Half, Bye::Zero] {
            let who = round.byes.iter().filter(|(_, it)| **it == bye);
            let mut line = format!("240 {} {number:03}", bye.letter());
            let start = line.len();
            for (player, _) in who {
                line.push_str(&format!(" {player:>4}"));
            }
            if line.len() > start {
                push(out, &line);
            }
        }
    }
}

fn born(date: Date) -> String {
    match date.parts() {
        (year, 0, _) => format!("{year}/00/00"),
        _ => date.written('/'),
    }
}

fn push(out: &mut String, line: &str) {
    out.push_str(line);
    out.push_str("\r\n");
}
