//! Our own protocol: JSON, one object a line. docs/eboard.md describes it for whoever makes a
//! board or a driver.

use crate::{Cell, Cells, Happening, Notice, Sensed};
use flagfall_board::{Color, Piece, Square};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// No line is longer, in bytes.
const LONGEST: usize = 4_096;

/// A line understood.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// What the board tells, and when by its own clock in milliseconds, where it has one.
    Sensed(Option<u64>, Sensed),
    /// The answer to a question.
    Answer {
        /// Which question.
        id: String,
        /// Which of its answers.
        choice: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineJson {
    at_ms: Option<u64>,
    lift: Option<String>,
    place: Option<String>,
    piece: Option<String>,
    board: Option<String>,
    press: Option<String>,
    link: Option<String>,
    answer: Option<String>,
    choice: Option<String>,
}

/// Reads a line.
///
/// ```
/// use flagfall_eboard::{Cell, Line, Sensed, Square, read_line};
/// let line = read_line(r#"{"at_ms":1200,"place":"e4","piece":"P"}"#)?;
/// let pawn = Cell::of('P').unwrap();
/// assert_eq!(line, Line::Sensed(Some(1_200), Sensed::Cell(Square::E4, pawn)));
/// # Ok::<(), String>(())
/// ```
///
/// # Errors
/// What was expected and what was found.
pub fn read_line(text: &str) -> Result<Line, String> {
    if text.len() > LONGEST {
        return Err(format!(
            "expected at most {LONGEST} bytes, found {}",
            text.len()
        ));
    }
    let it: LineJson = serde_json::from_str(text).map_err(|why| why.to_string())?;
    let named = [
        &it.lift, &it.place, &it.board, &it.press, &it.link, &it.answer,
    ];
    let said = named.iter().filter(|it| it.is_some()).count();
    if said != 1 {
        let one = "one of lift, place, board, press, link, answer";
        return Err(format!("expected {one}, found {said} of them"));
    }
    if let Some(id) = it.answer {
        let choice = it
            .choice
            .ok_or("expected a choice with the answer, found none")?;
        return Ok(Line::Answer { id, choice });
    }
    let sensed = match (&it.lift, &it.place, &it.board, &it.press, &it.link) {
        (Some(at), ..) => Sensed::Cell(square(at)?, Cell::Empty),
        (_, Some(at), ..) => Sensed::Cell(square(at)?, man(it.piece.as_deref())?),
        (_, _, Some(placed), ..) => Sensed::Board(board(placed)?),
        (_, _, _, Some(side), _) => Sensed::Press(side_of(side)?),
        (.., Some(link)) => match link.as_str() {
            "up" => Sensed::Link(true),
            "down" => Sensed::Link(false),
            other => return Err(format!("link: expected up or down, found `{other}`")),
        },
        _ => return Err("expected what the board tells, found nothing".to_owned()),
    };
    Ok(Line::Sensed(it.at_ms, sensed))
}

/// What is told back, as a line: a board may show it, and light the squares to put right.
#[must_use]
pub fn write_line(happening: &Happening) -> String {
    let value = match happening {
        Happening::Seated(sides) => {
            let sides: Vec<&str> = sides.iter().map(|it| it.name()).collect();
            json!({"seated": sides})
        }
        Happening::Did(side, acts) => json!({"did": acts, "by": side.name()}),
        Happening::Notice(Notice::Asked { id, text, choices }) => {
            json!({"ask": id, "text": text, "choices": choices})
        }
        Happening::Notice(Notice::PutRight(wrong)) => {
            let man = |man: &Option<Piece>| man.map(|it| it.fen_char().to_string());
            let wrong = wrong
                .iter()
                .map(|(at, it)| (at.to_string(), Value::from(man(it))));
            json!({"put_right": wrong.collect::<Map<String, Value>>()})
        }
        Happening::Notice(Notice::Right) => json!({"put_right": {}}),
        Happening::Notice(Notice::Board(heard)) => json!({"board": heard}),
        Happening::Unread(why) => json!({"not_understood": why}),
        Happening::NotTaken(why) => json!({"not_taken": why}),
        Happening::Lost => json!({"server": false}),
        Happening::Over { text } => json!({"over": text}),
    };
    value.to_string()
}

fn square(text: &str) -> Result<Square, String> {
    text.parse()
        .map_err(|_| format!("expected a square such as e4, found `{text}`"))
}

fn man(text: Option<&str>) -> Result<Cell, String> {
    let Some(text) = text else {
        return Ok(Cell::Some);
    };
    let mut letters = text.chars();
    let cell = match (letters.next(), letters.next()) {
        (Some(letter), None) => Cell::of(letter).filter(|it| *it != Cell::Empty),
        _ => None,
    };
    cell.ok_or_else(|| format!("piece: expected one of PNBRQKpnbrqk, found `{text}`"))
}

fn board(text: &str) -> Result<Cells, String> {
    Cells::placed(text)
        .ok_or_else(|| format!("board: expected the first field of a FEN, found `{text}`"))
}

fn side_of(text: &str) -> Result<Color, String> {
    let side = Color::ALL.into_iter().find(|it| it.name() == text);
    side.ok_or_else(|| format!("press: expected white or black, found `{text}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_line_says_why() {
        let table = [
            ("", "EOF"),
            ("[]", "expected"),
            ("{}", "found 0 of them"),
            (r#"{"lift":"e2","place":"e4"}"#, "found 2 of them"),
            (r#"{"lift":"e9"}"#, "`e9`"),
            (r#"{"place":"e4","piece":"X"}"#, "`X`"),
            (r#"{"place":"e4","piece":"."}"#, "`.`"),
            (r#"{"board":"8/8"}"#, "`8/8`"),
            (r#"{"press":"left"}"#, "`left`"),
            (r#"{"link":"perhaps"}"#, "`perhaps`"),
            (r#"{"answer":"q1"}"#, "choice"),
            (r#"{"fly":"e4"}"#, "fly"),
        ];
        for (text, says) in table {
            let why = read_line(text).unwrap_err();
            assert!(why.contains(says), "{text}: {why}");
        }
        assert!(read_line(&" ".repeat(5_000)).is_err());
    }
}
