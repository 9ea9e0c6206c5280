//! The words in which time controls are announced, English and French.

use super::NotationError;

/// A word with its place, from 1 in characters.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Token {
    pub(super) column: usize,
    pub(super) word: Word,
}

/// What a word says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    /// A number, in thousandths.
    Number(i64),
    /// A unit of time, in milliseconds.
    Unit(i64),
    /// `moves`, `coups`.
    Moves,
    /// `per`, `each`, `par`.
    Per,
    /// `from`, `dès`.
    From,
    /// `first`, `premier`.
    First,
    /// `,` or `then`.
    Then,
    /// `delay`.
    Delay,
    /// `Bronstein`.
    Bronstein,
    /// `hourglass`, `sablier`.
    Sandclock,
    /// `without`, `sans`.
    Without,
    /// `White`, `Blancs`.
    White,
    /// `Black`, `Noirs`.
    Black,
}

const HOUR: Word = Word::Unit(3_600_000);
const MINUTE: Word = Word::Unit(60_000);
const SECOND: Word = Word::Unit(1_000);

/// Words that make a text a sentence; units alone do not.
const TELLING: [Word; 4] = [Word::Moves, Word::Then, Word::Sandclock, Word::White];

fn known(word: &str) -> Option<Word> {
    Some(match word {
        "h" | "hr" | "hrs" | "hour" | "hours" | "heure" | "heures" => HOUR,
        "m" | "min" | "mins" | "mn" | "minute" | "minutes" | "'" | "′" => MINUTE,
        "s" | "sec" | "secs" | "second" | "seconds" | "seconde" | "secondes" | "\"" | "″" => {
            SECOND
        }
        "move" | "moves" | "coup" | "coups" => Word::Moves,
        "per" | "each" | "every" | "par" | "chaque" => Word::Per,
        "from" | "starting" | "dès" | "partir" => Word::From,
        "first" | "premier" | "premiers" => Word::First,
        "then" | "followed" | "puis" | "ensuite" | "suivi" | "suivies" | "suivis" => Word::Then,
        "delay" | "delayed" | "délai" | "différé" => Word::Delay,
        "bronstein" => Word::Bronstein,
        "hourglass" | "sandclock" | "sablier" => Word::Sandclock,
        "without" | "sans" => Word::Without,
        "white" | "blanc" | "blancs" => Word::White,
        "black" | "noir" | "noirs" => Word::Black,
        "one" | "un" => Word::Number(1_000),
        _ => return None,
    })
}

/// Words that change nothing.
const EMPTY: &[&str] = &[
    "a",
    "addition",
    "additional",
    "additionnelles",
    "ajout",
    "all",
    "an",
    "and",
    "au",
    "avec",
    "beginning",
    "bonus",
    "by",
    "cadence",
    "d",
    "de",
    "des",
    "du",
    "en",
    "et",
    "extra",
    "fin",
    "for",
    "game",
    "in",
    "increment",
    "incrément",
    "jusqu",
    "ko",
    "l",
    "la",
    "le",
    "les",
    "n",
    "next",
    "no",
    "of",
    "on",
    "partie",
    "plus",
    "pour",
    "premières",
    "prochains",
    "qpf",
    "remainder",
    "remaining",
    "rest",
    "restants",
    "reste",
    "simple",
    "suivants",
    "supplémentaires",
    "the",
    "time",
    "tout",
    "toute",
    "tranche",
    "with",
    "à",
];

/// Whether a text is a sentence, and not written in signs.
pub(super) fn is_sentence(text: &str) -> bool {
    text.split(|it: char| !it.is_alphabetic())
        .map(str::to_lowercase)
        .any(|it| it == "ko" || known(&it).is_some_and(|it| TELLING.contains(&it)))
}

/// The words of a sentence.
///
/// # Errors
/// The first word that is not known.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, NotationError> {
    let letters: Vec<char> = text.chars().collect();
    let (mut tokens, mut at) = (Vec::new(), 0);
    while let Some(&letter) = letters.get(at) {
        let column = at + 1;
        let more = |is: fn(char) -> bool| {
            let rest = letters[at..].iter();
            rest.take_while(|it| is(**it)).count()
        };
        if letter.is_ascii_digit() {
            let length = more(|it| it.is_ascii_digit() || it == '.');
            let text: String = letters[at..at + length].iter().collect();
            let word = Word::Number(number(&text).ok_or(NotationError {
                column,
                expected: "a number of at most 9 digits, and 3 after the point",
                cure: "time is kept in whole milliseconds, up to 100 hours",
            })?);
            tokens.push(Token { column, word });
            at += length;
        } else if letter.is_alphabetic() {
            let length = more(char::is_alphabetic);
            let word: String = letters[at..at + length].iter().collect();
            let word = word.to_lowercase();
            match known(&word) {
                // `d'un`, `un délai`: an article, not a number.
                Some(Word::Number(_)) if !after_moves(&tokens) => {}
                Some(word) => tokens.push(Token { column, word }),
                None if EMPTY.contains(&word.as_str()) => {}
                None => return Err(unknown(column)),
            }
            at += length;
        } else {
            match letter {
                ',' | ';' | '+' => tokens.push(Token {
                    column,
                    word: Word::Then,
                }),
                '\'' | '′' | '"' | '″' if ends_in_number(&tokens, at) => {
                    let double = letter == '\'' && letters.get(at + 1) == Some(&'\'');
                    let word = match letter {
                        _ if double => SECOND,
                        '"' | '″' => SECOND,
                        _ => MINUTE,
                    };
                    tokens.push(Token { column, word });
                    at += usize::from(double);
                }
                '\'' | '’' | ':' | '.' | '-' | '(' | ')' => {}
                _ if letter.is_whitespace() => {}
                _ => return Err(unknown(column)),
            }
            at += 1;
        }
    }
    Ok(tokens)
}

fn after_moves(tokens: &[Token]) -> bool {
    tokens.last().is_some_and(|it| it.word == Word::Moves)
}

fn ends_in_number(tokens: &[Token], at: usize) -> bool {
    tokens
        .last()
        .is_some_and(|it| matches!(it.word, Word::Number(_)) && it.column <= at)
}

fn number(text: &str) -> Option<i64> {
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    if whole.len() > 9 || rest.len() > 3 || rest.contains('.') {
        return None;
    }
    let thousandths = format!("{rest:0<3}").parse::<i64>().ok()?;
    Some(whole.parse::<i64>().ok()? * 1_000 + thousandths)
}

fn unknown(column: usize) -> NotationError {
    NotationError {
        column,
        expected: "a word of time, such as `minutes`, `moves`, `then` or `per move`",
        cure: "write `90 minutes for 40 moves, then 30 minutes, with 30 seconds per move from \
               move 1`, or `90m/40 + 30m + 30s`",
    }
}
