// What the server sends and takes, as the page uses it. Times are milliseconds.

export type Side = "white" | "black";
export type SeatName = Side | "arbiter" | "spectator";

/** A clause, with the number it bears in an edition and its page. */
export interface Cite {
  clause: string;
  article: string;
  edition: string;
  href?: string;
}

export interface Clocks {
  white_ms: number;
  black_ms: number;
  running: Side | null;
  flagged: Side | "both" | null;
  /** Game time at which the readings were taken. */
  now_ms: number;
  /** What is left of a simple delay, which is shown apart. */
  white_delay_ms?: number;
  black_delay_ms?: number;
  /** Who went into the last period first, for five minutes. */
  passed_first?: Side | null;
  /** The counters of moves, for whom they are shown to. */
  counter?: { white: number; black: number; shown: boolean } | null;
}

export interface Readings {
  white_ms: number;
  black_ms: number;
  white_moves: number;
  black_moves: number;
  running: Side | null;
}

/** An entry by which the arbiter corrected the clock. */
export interface Correction {
  entry: number;
  at_ms: number;
  act: string;
  text: string;
  reason: string;
  before: Readings;
  after: Readings;
  undone: boolean;
  can_be_undone: boolean;
}

export interface Hand {
  touched: string[];
  from: string | null;
  to: string | null;
  pending: "castling" | "promotion" | "capture" | null;
  promotion_square: string | null;
  made: boolean;
  press_due: Side | null;
}

export interface Obligation {
  side: Side;
  kind: "must_move" | "must_capture" | "must_play" | "must_record";
  square: string | null;
  move: string | null;
  moves: string[];
  text: string;
  cites: Cite[];
}

export interface Move {
  ply: number;
  side: Side;
  san: string;
  uci: string;
  completed: boolean;
  clock_ms: number | null;
  /** Told to the arbiter only. */
  legal: boolean | null;
}

export interface Action {
  act: string;
  label: string;
  available: boolean;
  reason: string | null;
  cites: Cite[];
  what?: string | string[];
}

export interface ClaimGround {
  ground: string;
  label: string;
  needs_move: boolean | "optional";
  available: boolean;
  reason: string | null;
  cites: Cite[];
}

export interface Note {
  seq: number;
  ply: number;
  kind: "act" | "ruling" | "refusal" | "question" | "outcome";
  seat: string | null;
  text: string;
  cites: Cite[];
  to: "all" | SeatName;
}

export interface Question {
  id: string;
  question: string;
  text: string;
  choices: string[];
  labels?: Record<string, string>;
  cites: Cite[];
}

export interface Notice {
  text: string;
  cites: Cite[];
  act?: Act | null;
  /** What the edition and the supervision let the arbiter do of his own accord. */
  may?: "intervene" | "wait" | "never";
}

export interface Private {
  illegal_ply: number | null;
  flag_down: Side | "both" | null;
  notices: Notice[];
  corrections?: Correction[];
}

export interface Outcome {
  white: string;
  black: string;
  ground: string;
  text: string;
  cites: Cite[];
  unplayed: boolean;
  /** It was drawn, and counts as a win for Black. */
  drawn?: boolean;
  /** The result that the arbiter put in its place, in words. */
  stands?: string | null;
  /** Where the result turned on who can mate: what shows it. */
  proofs?: Proof[];
}

/** Whether a side could mate, and why. */
export interface Proof {
  side: Side;
  verdict: "winnable" | "unwinnable";
  text: string;
  /** The moves to the mate, each with what stands on the board after it. */
  line: { text: string; placement: string }[];
}

/** The game as one seat may know it. */
export interface View {
  id: string;
  seq: number;
  seat: SeatName;
  devices: "each" | "one";
  names: Record<Side, string>;
  edition: string;
  class: string;
  time_control: string;
  press: "manual" | "automatic";
  flag: "called" | "automatic";
  draw?: "half" | "black";
  touch: boolean;
  /** Who of the players is blind: then moves are announced, and repeated. */
  blind: Side[];
  guard: "none" | "touch" | "moves";
  /** The most that is given back for the way of a press, where something is. */
  lag_credit_ms?: number;
  chess960: boolean;
  started: boolean;
  position: { fen: string; plies: number; check: boolean };
  placement: string;
  turn: Side;
  last_move: { from: string; to: string } | null;
  clocks: Clocks;
  hand: Hand;
  obligations: Obligation[];
  moves: Move[];
  scoresheets: Partial<Record<Side, string[]>>;
  actions: Action[];
  claims: ClaimGround[];
  offer: { by: Side } | null;
  notes: Note[];
  questions: Question[];
  awaiting_arbiter: boolean;
  private: Private | null;
  outcome: Outcome | null;
  illegal_moves: Record<Side, number>;
  adjournment: Adjournment | null;
  announce: string[];
  /** What the last claim of a draw rests on, while its position stands. */
  evidence: Rests | null;
}

/** What a claim of a draw rests on, as everybody is shown it. */
export interface Rests {
  ground: "repetition" | "fifty";
  text: string;
  boards: { text: string; placement: string }[];
}

/** A game being adjourned, adjourned, or resumed; what was sealed is not in it. */
export interface Adjournment {
  stage: "sealing" | "adjourned" | "resumed" | "to_be_played" | "played" | "reply_sealed";
  sealer: Side;
  closed: boolean;
  white_present: boolean;
  black_present: boolean;
  envelope: Envelope | null;
}

/** What stands on the envelope, but for the names. */
export interface Envelope {
  fen: string;
  white_used_ms: number | null;
  black_used_ms: number | null;
  white_ms: number | null;
  black_ms: number | null;
  sealed_by: Side;
  number: number;
  offer: Side | null;
  resumption: string | null;
}

/** An act as the server takes it. */
export interface Act {
  act: string;
  by?: string;
  [field: string]: unknown;
}

/** What the clocks show. */
export interface Shown {
  white_ms: number;
  black_ms: number;
  running: Side | null;
}

/** One effect of a ruling; which fields there are depends on its kind. */
export interface Decision {
  kind: string;
  side?: Side;
  ms?: number;
  move?: string;
  square?: string;
  ply?: number;
  points?: string;
  outcome?: { white: string; black: string };
}

/** What would come of acts of the arbiter's. */
export interface Foreseen {
  results: {
    rulings: { text: string; cites: Cite[]; decisions: Decision[] }[];
    refusals: { text: string; cites: Cite[] }[];
    questions: { text: string; cites: Cite[] }[];
  }[];
  before?: Shown;
  after?: Shown;
  plies: number;
  owed: string[];
  over: boolean;
  confirm?: string;
}

/** An act and what came of it, with the clocks before and after. */
export interface Happened {
  seq: number;
  at_ms: number;
  wall_ms?: number;
  ply: number;
  by: string;
  act: string;
  text: string;
  came: { kind: string; text: string; cites: Cite[]; to: string }[];
  before?: Shown;
  after?: Shown;
}

export interface SamePosition {
  ply: number;
  after: string;
  placement: string;
  turn: Side;
}

/** What a claim of a draw rests on. */
export interface Evidence {
  ground: string | null;
  by: string | null;
  intended: string | null;
  positions: SamePosition[];
  halfmoves: number;
  since: SamePosition;
  here: SamePosition;
}

export interface CaseOutcome {
  choice: string;
  foreseen?: Foreseen;
}

/** A case of the casebook, in short. */
export interface Precedent {
  title: string;
  topic: string;
  place: string;
  moves: string;
  acts: string[];
  ruling: string;
  articles: string[];
  href: string;
}

/** Who has not come, and until when in game time. */
export interface Expected {
  side: Side;
  due_ms: number;
}

/** A game as a case before its arbiter. */
export interface Case {
  seq: number;
  happened: Happened[];
  earlier: number;
  evidence: Evidence;
  questions: (Question & { outcomes: CaseOutcome[] })[];
  laws: (Cite & { title: string; says: string })[];
  precedents: Precedent[];
  expected: Expected[];
  /** The penalties imposed so far, oldest first. */
  penalties: { seq: number; ply: number; text: string }[];
}

/** What came of one act. */
export interface ActResult {
  seq?: number;
  rulings?: { text: string; cites: Cite[] }[];
  refusals?: { reason: string; text: string; cites: Cite[] }[];
  questions?: { text: string; cites: Cite[] }[];
}

/** What came of posting acts. */
export interface Answer {
  seq: number;
  results: ActResult[];
  view: View;
}

/** A game this browser knows. */
export interface Known {
  id: string;
  white: string;
  black: string;
  terms: string;
  created: number;
  links?: Partial<Record<SeatName, string>>;
}
