// What comes of a case or a game file that is replayed.

import type { Cite, Side } from "./types";

/** The men and the clocks after an act of a case that is replayed. */
export interface ReplayedAt {
  placement: string;
  clocks: { white_ms: number; black_ms: number; running: Side | null } | null;
}

/** An act of a case that is replayed. */
export interface ReplayedStep {
  number: number;
  at_ms: number;
  by: string;
  act: string;
  came: Record<"rulings" | "refusals" | "questions", { text: string; cites: Cite[] }[]>;
  idle: boolean;
  after: ReplayedAt;
}

/** What some editions make of a case. */
export interface ReplayedReading {
  editions: string[];
  ruling: string;
  cites: string[];
}

/** A case or a game file, act by act, as the module or the server rules on it. */
export interface Replayed {
  kind: "case" | "game";
  number: number;
  cases: { number: number; line: number; title: string }[];
  topic: string;
  title: string;
  edition: string;
  terms: string[];
  moves: string[];
  table: ReplayedReading[];
  found: ReplayedReading | null;
  agrees: boolean | null;
  before: ReplayedAt;
  steps: ReplayedStep[];
  outcome: { text: string; cites: Cite[] } | null;
  standing: { text: string; cites: Cite[] }[];
}
