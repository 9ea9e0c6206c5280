//! What `flagfall check` and `flagfall position` print.

use serde::{Deserialize, Serialize};

/// A game of a PGN file, held against the Laws.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct CheckedGame {
    /// The file.
    pub file: String,
    /// Which game of the file, from 1.
    pub game: usize,
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The byte at which it begins, from 0.
    pub byte: u64,
    /// White's name, as the tag has it.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The result, as the game has it.
    pub result: String,
    /// The half-moves that could be played.
    pub plies: usize,
    /// The position after them.
    pub final_fen: String,
    /// What ended the game on the board.
    pub ended_by: Option<String>,
    /// The edition it was held against.
    pub edition: String,
    /// The class whose rules it falls under: `standard rapid blitz`.
    pub class: String,
    /// What is wrong.
    pub problems: Vec<ProblemJson>,
    /// What is worth knowing.
    pub notes: Vec<NoteJson>,
    /// Where the game was lost on time by one side and there are readings: `borne_out`,
    /// `possible` (he was to move, and had time left when he was read last), `not_running` or
    /// `unknown`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_forfeit: Option<String>,
}

/// Something wrong in a game, and where.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct ProblemJson {
    /// What kind.
    pub kind: String,
    /// At which half-move, from 1; 0 before the first.
    pub ply: usize,
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// The byte, from 0.
    pub byte: u64,
    /// What stands there.
    pub token: String,
    /// What is wrong, and the cure.
    pub message: String,
    /// What should stand there, where that is a matter of signs.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub expected: String,
    /// For a move: the legal moves that it may stand for, as they should be written.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nearest: Vec<String>,
    /// The position there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// The article that says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// For a move that could not be played: what most likely happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub diagnosis: Option<DiagnosisJson>,
    /// Where it is said that a mate was possible: moves that lead to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line_to_mate: Vec<String>,
}

/// What most likely happened at a move that could not be played.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct DiagnosisJson {
    /// `result_sign castling_in_two duplicated missing misread stands unclear`.
    pub cause: String,
    /// Whether it is a fault of how the game was sent or written down.
    pub transmission: bool,
    /// Whether nothing else that was tried explains the game.
    pub certain: bool,
    /// What would make the game legal.
    pub cure: String,
    /// What speaks for it.
    pub evidence: String,
    /// The half-moves after the place that are legal with the cure.
    pub legal: usize,
    /// The half-moves there are after the place.
    pub rest: usize,
}

/// Something worth knowing of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct NoteJson {
    /// What kind.
    pub kind: String,
    /// At which half-move, from 1.
    pub ply: usize,
    /// The article that says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
}

/// What was read, in figures.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
pub struct Summary {
    /// The files.
    pub files: usize,
    /// The games.
    pub games: usize,
    /// The half-moves played.
    pub plies: u64,
    /// The games with a problem.
    pub games_with_problems: usize,
    /// How often each kind of problem was met.
    pub problems: std::collections::BTreeMap<String, u64>,
    /// How often each kind of note was made.
    pub notes: std::collections::BTreeMap<String, u64>,
    /// The seconds it took.
    pub seconds: f64,
    /// Which part of the files was read, if only a part was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<ShardJson>,
}

/// A share of some files.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct ShardJson {
    /// Which share, from 1.
    pub index: u32,
    /// Of how many.
    pub of: u32,
    /// What of each file was read, in the order of the files.
    pub parts: Vec<PartJson>,
}

/// The part of a file that a share holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct PartJson {
    /// The file.
    pub file: String,
    /// The byte at which the part begins.
    pub from: u64,
    /// The byte before which it ends; the end of the file if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u64>,
    /// How many games are in it.
    pub games: usize,
    /// How many lines end in it.
    pub lines: usize,
}

/// A position, validated.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PositionJson {
    /// The FEN, as given; as we write it where it is valid.
    pub fen: String,
    /// Whether it may be played.
    pub valid: bool,
    /// What is wrong with it.
    pub errors: Vec<SetupFault>,
    /// The legal moves.
    pub legal: Vec<LegalJson>,
    /// The side to move is in check.
    pub check: bool,
    /// It is checkmated.
    pub checkmate: bool,
    /// It is stalemated.
    pub stalemate: bool,
    /// Neither side can mate; `null` where that is not decided.
    pub dead: Option<bool>,
    /// What ends the game here, and what may be claimed.
    pub ends: Vec<EndJson>,
}

/// What ends the game in a position, or may be claimed there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EndJson {
    /// The word of `outcome.ground`.
    pub ground: String,
    /// Whether it needs a claim by the player having the move.
    pub claim: bool,
    /// The article.
    pub article: String,
    /// Its edition.
    pub edition: String,
    /// The sentence.
    pub text: String,
}

/// A fault of a FEN.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetupFault {
    /// The field.
    pub field: String,
    /// What is wrong and what would be accepted.
    pub message: String,
}

/// A legal move in both notations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegalJson {
    /// UCI.
    pub uci: String,
    /// SAN.
    pub san: String,
}
