/** A player. */
export type Side = "white" | "black";
/** How moves are written: as PGN, as Appendix C with every sign or with few, long, with figurines. */
export type Style = "pgn" | "official" | "short" | "long" | "figurine";

/** A language, and its letters for king, queen, rook, bishop, knight, pawn. */
export interface Language { code: string; name: string; letters: string[] }

/** Whether a side can still mate, and the moves to it or the reason. */
export interface Winnable {
  verdict: "winnable" | "unwinnable" | "undetermined";
  text: string;
  line: string[] | null;
  sanLine: string[] | null;
  nodes: number;
}

/** What is irregular in a PGN text, and the way out. */
export interface Fault {
  kind: string;
  line: number;
  column: number;
  token: string;
  message: string;
  expected: string;
  nearest: string[];
  ply: number | null;
}

/** One act; docs/game-file.md names them all with their fields. */
export interface Act { at_ms?: number; by?: string; act: string; [field: string]: unknown }

/** What an event settled; docs/game-file.md names the fields. */
export interface Regulations { time_control?: string; class?: string; [field: string]: unknown }

/** A game file. */
export interface GameFile {
  edition: string;
  regulations?: Regulations;
  start?: { fen?: string; chess960?: boolean | number };
  moves?: string;
  clocks?: { white_ms: number; black_ms: number };
  credit?: string;
  guard?: string;
  scheduled_start_ms?: number;
  session_end_ms?: number;
  acts?: Act[];
}

/** What a ruling rests on. */
export interface Cite { clause: string; article: string; edition: string; completes?: string }

/** One effect of a ruling; which fields there are depends on its kind. */
export interface Decision {
  kind: string;
  side?: Side;
  ms?: number;
  move?: string;
  square?: string;
  ply?: number;
  number?: number;
  points?: string;
  outcome?: Outcome;
}

export interface Ruling { act: number; decisions: Decision[]; cites: Cite[]; text: string }
export interface Refusal { act: number; reason: string; cites: Cite[]; text: string }
export interface Question {
  act: number;
  id: string;
  question: string;
  choices: string[];
  labels: string[];
  side?: Side;
  cites: Cite[];
  text: string;
}

/** What came of one act. */
export interface Came { rulings: Ruling[]; refusals: Refusal[]; questions: Question[] }

/** How a game ended. */
export interface Outcome {
  white: string;
  black: string;
  ground: string;
  cites: Cite[];
  text: string;
  [field: string]: unknown;
}

/** What binds a player, and the moves that satisfy it. */
export interface Obligation {
  side: Side;
  kind: string;
  square?: string;
  move?: string;
  moves: string[];
  text: string;
  cites: Cite[];
}

/** Everything that came of a game's acts, and how it stands. */
export interface GameResult extends Came {
  edition: string;
  outcome: Outcome | null;
  position: { fen: string; plies: number };
  clocks: { white_ms: number; black_ms: number; running: Side | null } | null;
  obligations: Obligation[];
  illegal_moves: { white: number; black: number };
  [field: string]: unknown;
}

/** A clause as an edition has it. */
export interface Clause { id: string; group: string; article: string; title: string; says: string }

/** A case under an edition, and whether it is ruled as its table says. */
export interface CaseRuled {
  title: string;
  line: number;
  file: GameFile;
  edition: string;
  ruling: string;
  cites: string[];
  expected: { ruling: string; cites: string[] } | null;
  agrees: boolean | null;
  result: GameResult;
}

/** What some editions make of a case, in short. */
export interface Reading { editions: string[]; ruling: string; cites: string[] }

/** The men, as the first field of a FEN has them, and the clocks. */
export interface At {
  placement: string;
  clocks: { white_ms: number; black_ms: number; running: Side | null } | null;
}

/** One act, what came of it, and the game after it. */
export interface Step {
  number: number;
  at_ms: number;
  by: string;
  act: string;
  came: Came;
  idle: boolean;
  after: At;
}

/** A case or a game file, act by act under one edition. */
export interface Replayed {
  kind: "case" | "game";
  number: number;
  cases: { number: number; line: number; title: string }[];
  topic: string;
  title: string;
  edition: string;
  terms: string[];
  moves: string[];
  table: Reading[];
  found: Reading | null;
  agrees: boolean | null;
  before: At;
  steps: Step[];
  outcome: Outcome | null;
  standing: { text: string; cites: Cite[] }[];
}

/** The time of one side. */
export interface SideTime {
  start_ms: number;
  periods: {
    moves: number | null;
    base_ms: number;
    increment_ms: number;
    delay_ms: number;
    bronstein_ms: number;
  }[];
  total_40_ms: number;
  total_60_ms: number;
}

/** A time control explained. */
export interface TimeControl {
  input: string;
  pgn: string;
  strict: boolean;
  setup: string | null;
  spoken: string;
  words: Record<string, string>;
  sandclock: boolean;
  draw: string;
  class: Record<string, string>;
  white: SideTime;
  black: SideTime;
}
