//! Whether a side can still mate, with what proves it.

use crate::error::Error;
use crate::place;
use crate::standing::{Standing, needs_chess960};
use flagfall_board::{Bitboard, Color, Move, Position};
use flagfall_notation::{san, uci};
use flagfall_winnable as winnability;
use flagfall_winnable::{Budget, Certificate, Verdict, verify};
use flagfall_words::{Lang, say_in};
use pyo3::prelude::*;
use std::fmt::Write;

/// The most positions that may be looked at for each side.
const NODES_MAX: u32 = 20_000_000;

/// Whether one side can still mate, and what proves it.
#[pyclass(frozen, module = "flagfall")]
pub(crate) struct Answer {
    position: Position,
    side: Color,
    answer: winnability::Answer,
}

impl Answer {
    fn line_in(&self, write: impl Fn(&Position, Move) -> String) -> Option<Vec<String>> {
        written(&self.position, self.answer.line.as_ref()?, write)
    }
}

/// A line of moves in writing.
fn written(
    start: &Position,
    line: &[Move],
    write: impl Fn(&Position, Move) -> String,
) -> Option<Vec<String>> {
    let mut now = *start;
    let each = line.iter().map(|&played| {
        let text = write(&now, played);
        now = now.try_play(played)?;
        Some(text)
    });
    each.collect()
}

/// A line in UCI, castling as the position has it.
pub(crate) fn uci_line(position: &Position, answer: &winnability::Answer) -> Option<Vec<String>> {
    let chess960 = needs_chess960(position);
    written(position, answer.line.as_ref()?, |now, it| {
        uci::write(now, it, chess960)
    })
}

/// The word of a verdict.
pub(crate) const fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable => "winnable",
        Verdict::Unwinnable => "unwinnable",
        Verdict::Undetermined => "undetermined",
    }
}

/// Whether nobody can mate, by both verdicts.
pub(crate) const fn dead(white: Verdict, black: Verdict) -> Option<bool> {
    match (white, black) {
        (Verdict::Winnable, _) | (_, Verdict::Winnable) => Some(false),
        (Verdict::Unwinnable, Verdict::Unwinnable) => Some(true),
        _ => None,
    }
}

/// How much may be spent on each side.
pub(crate) fn budget(nodes: Option<u32>) -> PyResult<Budget> {
    match nodes {
        None => Ok(Budget::default()),
        Some(nodes @ 1..=NODES_MAX) => Ok(Budget::of_nodes(nodes)),
        Some(other) => {
            let says = format!("nodes: 1 to {NODES_MAX}, not {other}");
            Err(Error::new_err(says))
        }
    }
}

#[pymethods]
impl Answer {
    /// The side that was asked about.
    #[getter]
    fn side(&self) -> &'static str {
        self.side.name()
    }

    /// `winnable`, `unwinnable`, or `undetermined` where the nodes did not settle it.
    #[getter]
    fn verdict(&self) -> &'static str {
        word(self.answer.verdict)
    }

    /// Legal moves of both players that lead to the mate, in UCI; `None` unless it is winnable.
    #[getter]
    fn line(&self) -> Option<Vec<String>> {
        uci_line(&self.position, &self.answer)
    }

    /// The same in algebraic notation.
    #[getter]
    fn san(&self) -> Option<Vec<String>> {
        self.line_in(san::write)
    }

    /// Different positions that were looked at; 0 if the men alone decided.
    #[getter]
    fn nodes(&self) -> u64 {
        self.answer.nodes
    }

    /// What proves that the side cannot mate, as text; `None` unless it is unwinnable.
    ///
    /// The first line says of which side and position, and counts what follows: `position` and a
    /// FEN for each position that is held by itself; `men`, squares of men that stay, and the pairs
    /// of kings (attacker, defender) they are held with; `shape`, the pawns, the squares that each
    /// kind of man can reach, where further men of the defender's may stand, and how many pairs of
    /// kings there are.
    #[getter]
    fn certificate(&self) -> Option<String> {
        let certificate = self.answer.certificate.as_ref()?;
        Some(text(&self.position, certificate))
    }

    /// Holds the proof against the rules, without trusting the search: plays the line, or follows
    /// every way out of what the certificate holds. `False` where nothing was proved.
    fn verify(&self, py: Python<'_>) -> bool {
        py.detach(|| match (&self.answer.line, &self.answer.certificate) {
            (Some(line), _) => {
                let end = line
                    .iter()
                    .try_fold(self.position, |now, &it| now.try_play(it));
                end.is_some_and(|it| it.is_checkmate() && it.turn() != self.side)
            }
            (None, Some(it)) => verify(&self.position, it).is_ok(),
            (None, None) => false,
        })
    }

    /// The reason as a sentence, in English or French.
    #[pyo3(signature = (lang="en"))]
    fn reason(&self, lang: &str) -> PyResult<String> {
        let lang: Lang = place::lang(lang)?;
        let reason = self.answer.reason(&self.position);
        Ok(say_in(lang, &flagfall_wire::reason(self.side, reason)))
    }

    fn __repr__(&self) -> String {
        format!("<Answer {}: {}>", self.side(), self.verdict())
    }
}

fn squares(set: Bitboard) -> String {
    let names: Vec<String> = set.into_iter().map(|it| it.to_string()).collect();
    match names.is_empty() {
        true => "-".to_owned(),
        false => names.join(","),
    }
}

/// A certificate in lines.
fn text(position: &Position, it: &Certificate) -> String {
    let (side, fen) = (it.side.name(), position.fen());
    let mut text = format!(
        "{side} cannot mate from {fen}: {} positions, {} men, {} shapes\n",
        it.positions.len(),
        it.placements.len(),
        it.shapes.len()
    );
    for held in &it.positions {
        let _ = writeln!(text, "position {}", held.fen());
    }
    let pairs =
        |kings: &[[Bitboard; 64]; 2]| -> u32 { kings.iter().flatten().map(|it| it.count()).sum() };
    for held in &it.placements {
        text.push_str("men");
        for (color, men) in Color::ALL.into_iter().zip(&held.men) {
            let each = men.iter().zip("PNBRQ".chars()).filter(|it| it.0.any());
            let named: Vec<String> = each
                .map(|(set, letter)| format!("{letter}:{}", squares(*set)))
                .collect();
            let _ = write!(text, " {} {};", color.name(), named.join(" "));
        }
        let _ = writeln!(text, " {} pairs of kings", pairs(&held.kings));
    }
    for shape in &it.shapes {
        let [white, black] = shape.pawns.map(squares);
        let _ = write!(text, "shape pawns {white} {black};");
        for group in &shape.groups {
            let (count, man) = (group.count, group.piece.fen_char());
            let _ = write!(text, " {count} {man}:{};", squares(group.reach));
        }
        let _ = write!(text, " free {};", squares(shape.ghosts));
        let _ = writeln!(text, " {} pairs of kings", pairs(&shape.kings));
    }
    text
}

/// Whether either side can still mate by any series of legal moves (5.2.2, 6.9).
#[pyclass(frozen, get_all, module = "flagfall")]
pub(crate) struct Winnability {
    /// The position.
    fen: String,
    /// Of White.
    white: Py<Answer>,
    /// Of Black.
    black: Py<Answer>,
    /// Whether neither side can mate; `None` where that is not settled.
    dead: Option<bool>,
}

#[pymethods]
impl Winnability {
    fn __repr__(&self) -> String {
        let (white, black) = (self.white.get().verdict(), self.black.get().verdict());
        format!("<Winnability white: {white}, black: {black}>")
    }
}

/// Asks whether either side can still mate by any series of legal moves, however unskilled.
///
/// `board` is a `Board` or a FEN; `nodes` how many positions may be looked at for each side, two
/// million if left out. The interpreter is released.
///
/// >>> found = flagfall.winnable("8/8/8/8/8/5k2/7p/5N1K b - - 0 1")
/// >>> found.white.verdict, found.white.line is not None, found.dead
/// ('winnable', True, False)
/// >>> blocked = flagfall.winnable("8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - - 0 50")
/// >>> blocked.dead, blocked.white.verify(), blocked.white.certificate.split()[0]
/// (True, True, 'white')
#[pyfunction]
#[pyo3(signature = (board, *, nodes=None))]
pub(crate) fn winnable(
    py: Python<'_>,
    board: Standing,
    nodes: Option<u32>,
) -> PyResult<Winnability> {
    let position = board.0;
    let budget = budget(nodes)?;
    let [white, black] =
        py.detach(|| Color::ALL.map(|side| winnability::winnable(&position, side, budget)));
    let dead = dead(white.verdict, black.verdict);
    let of = |side, answer| {
        Py::new(
            py,
            Answer {
                position,
                side,
                answer,
            },
        )
    };
    Ok(Winnability {
        fen: position.fen(),
        white: of(Color::White, white)?,
        black: of(Color::Black, black)?,
        dead,
    })
}
