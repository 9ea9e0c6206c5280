// What the desk of an event shows. Times are milliseconds.

import type { Side as ASide, Cite } from "./types";

export type Side = ASide;

/** Who meets whom. */
export interface Pairing {
  board: number;
  names: Record<Side, string>;
}

/** A board as it stands. */
export interface BoardState {
  board: number;
  /** `needs` the arbiter, is one to `watch`, or is `quiet`. */
  shelf: "needs" | "watch" | "quiet";
  /** What is going on, in one line. */
  line: string;
  placement: string;
  last_move: { from: string; to: string } | null;
  plies: number;
  clocks: { white_ms: number; black_ms: number; running: Side | null; now_ms: number } | null;
  here: Record<Side, boolean>;
  result: string | null;
}

export interface By {
  role: string;
  name?: string;
}

/** A result as it was entered. */
export interface Entered {
  seq: number;
  at_ms: number;
  by: By;
  result: string | null;
  reason: { text?: string; ground?: string; cites?: Cite[] };
}

export interface EventBoard {
  board: number;
  white: number;
  black: number;
  game: string | null;
  broken_off?: string[];
  result: string | null;
  kind: string | null;
  history: Entered[];
}

export interface EventRound {
  round: number;
  date: string | null;
  time: string;
  boards: EventBoard[];
  byes: { player: number; bye: string }[];
}

export interface EventPlayer {
  number: number;
  name: string;
  title?: string;
  rating?: number;
  federation?: string;
  withdrawn_from: number | null;
}

/** An event as one of its seats sees it. */
export interface EventView {
  id: string;
  seq: number;
  seat: "arbiter" | "spectator";
  about: {
    name: string;
    place?: string;
    federation?: string;
    from?: string;
    to?: string;
    chief_arbiter?: string;
    deputies?: string[];
    rounds?: number;
    edition: string;
    time_control?: string;
    delay_ms: number;
    public: boolean;
  };
  class: string | null;
  unplayable: string | null;
  current_round: number | null;
  players: EventPlayer[];
  rounds: EventRound[];
}

/** A game that was set up, with the keys of its seats. */
export interface SetUp {
  board: number;
  game: string;
  links: Record<string, string>;
}

/** Why a board stands where it stands. */
export interface Why {
  kind: string;
  text: string;
  cites: Cite[];
}

/** A game on the desk. */
export interface GameCard {
  game: string;
  why: Why[];
  started: boolean;
  placement: string;
  last_move: { from: string; to: string } | null;
  turn: Side;
  move_number: number;
  plies: number;
  clocks: { white_ms: number; black_ms: number; running: Side | null; now_ms: number };
  here: Record<Side, boolean>;
  adjourned: boolean;
  cancelled: boolean;
  result: string | null;
}

/** A board as the stream tells it. */
export interface Told extends EventBoard {
  need: "needs_you" | "watch" | "quiet" | "waiting" | "over";
  card: GameCard | null;
}

/** What the stream tells: the boards that have changed, and the order where it has. */
export interface Frame {
  seq: number;
  round: number | null;
  full: boolean;
  order?: number[];
  boards: Told[];
}
