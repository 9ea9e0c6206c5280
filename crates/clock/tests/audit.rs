//! The readings of a game, as programs write them, held against its time control.

use flagfall_clock::{
    Credit, FindingKind, Forfeit, Millis, Reading, Side, audit, coarseness, forfeit,
};

/// White's and Black's readings by turns: seconds left, or seconds left and seconds used.
fn readings(text: &str) -> Vec<Reading> {
    let millis = |it: &str| Millis((it.parse::<f64>().expect("seconds") * 1_000.0).round() as i64);
    text.split_whitespace()
        .enumerate()
        .map(|(ply, word)| {
            let (left, spent) = word.split_once('/').unwrap_or((word, ""));
            let known = |it: &str| Some(it).filter(|it| !matches!(*it, "" | "-")).map(millis);
            Reading {
                side: Side::ALL[ply % 2],
                left: known(left),
                spent: known(spent),
            }
        })
        .collect()
}

fn word(kind: FindingKind) -> &'static str {
    match kind {
        FindingKind::Impossible { .. } => "impossible",
        FindingKind::IncrementMissing => "missing",
        FindingKind::IncrementDoubled => "doubled",
        FindingKind::PeriodMissing => "period missing",
        FindingKind::Disagrees { .. } => "disagrees",
    }
}

#[track_caller]
fn check(control: &str, credit: Option<Credit>, text: &str, expect: &[(usize, &str)]) {
    let control = control.parse().expect("a time control");
    let found = audit(&control, credit, &readings(text));
    let found: Vec<(usize, &str)> = found.iter().map(|it| (it.ply, word(it.kind))).collect();
    assert_eq!(found, expect, "{control}: {text}");
}

#[test]
fn a_clock_gains_no_more_than_its_increment() {
    // As a server writes them whose clocks start at the base: the first move free.
    check("300+3", None, "300 300 301 302 300 301", &[]);
    // As a clock of the Laws: 5:03 before the first move.
    check("300+3", None, "305 304 307 306", &[]);
    check("300+3", None, "300 300 305 302", &[(2, "impossible")]);
    check("300", None, "300 299 301 298 303", &[(4, "impossible")]);
    // A delay gives nothing back that was not there.
    check("5m d3s", None, "300 300 300 299 302", &[(4, "impossible")]);
    check("5m b3s", None, "303 303 303 302", &[]);
    // A reading that is missing may have brought its increment.
    check("300+3", None, "300 300 - - 306 306", &[]);
    check("300+3", None, "300 300 - - 308 306", &[(4, "impossible")]);
}

#[test]
fn a_period_comes_once() {
    let control = "2/60:30";
    check(control, None, "50 50 70 20 60 45", &[]);
    check(
        control,
        Some(Credit::OnCount),
        "50 50 70 20 60 45",
        &[(3, "period missing")],
    );
    check(control, None, "50 50 70 20 60 45 85", &[(6, "impossible")]);
    // Each round of a repeated period brings its time.
    check("1/60", Some(Credit::OnCount), "110 110 160 160", &[]);
    check(
        "1/60",
        Some(Credit::OnCount),
        "110 110 175 160",
        &[(2, "impossible")],
    );
}

#[test]
fn what_a_move_took_agrees_with_what_is_left() {
    let fine = "303/0 303/0 300/6 299/7 295/8";
    check("300+3", None, fine, &[]);
    check(
        "300+3",
        None,
        "303/0 303/0 297/6 299/7 294/6 295/7 290/7 290/8",
        &[(2, "missing")],
    );
    // What is missing at every move is how that program writes.
    check("300+3", None, "303/0 303/0 297/6 296/7 290/7 290/6", &[]);
    check("300+9", None, "309/0 309/0 313/5 310/8 319/3 312/7", &[]);
    check(
        "300+9",
        None,
        "309/0 309/0 302/16 310/8 302/9 312/7 309/11 313/8",
        &[(6, "doubled")],
    );
    check(
        "300",
        None,
        "300/0 300/0 290/10 280/20 270/2 275/5 265/5 270/5",
        &[(4, "disagrees")],
    );
    check("5m d3s", None, "300/2 300/3 298/5 300/1 298/2", &[]);
}

#[test]
fn an_hourglass_holds_its_sand() {
    check("*180", None, "100 190 150 240", &[]);
    check("*180", None, "100 400 150", &[(1, "impossible")]);
}

#[test]
fn whose_time_ran_out() {
    let of = |text: &str, loser| forfeit(&readings(text), loser);
    let left = Millis::seconds(5);
    assert_eq!(of("5 30", Side::White), Forfeit::Possible { left });
    assert_eq!(of("0 30", Side::White), Forfeit::BorneOut);
    assert_eq!(
        of("5 30 4", Side::White),
        Forfeit::NotRunning {
            left: Some(Millis::seconds(4))
        }
    );
    assert_eq!(of("- 30", Side::White), Forfeit::Unknown);
    assert_eq!(of("", Side::White), Forfeit::Unknown);
}

#[test]
fn how_coarsely_they_are_written() {
    assert_eq!(coarseness(&readings("300 299")), Millis(1_000));
    assert_eq!(coarseness(&readings("300 299.5")), Millis(100));
    assert_eq!(coarseness(&readings("300 299.52")), Millis(10));
}
