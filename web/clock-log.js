// The entries of a clock that this device keeps: the clock is what follows from them. None is
// ever changed; a mistake is undone by a further entry. Each bears an instant that nobody can
// set, from which all is reckoned, and the date, to be read by people.

import { Clock, SIDES } from "./clock-core.js";
import { phrase } from "./words.js";

/** @import {Setup, Side} from "./clock-core.js" */

/**
 * @typedef {object} Entry
 * @property {number} at milliseconds since the first entry, by a clock that never runs back
 * @property {number} wall_ms the date, in milliseconds since 1970
 * @property {"white"|"black"|"arbiter"|"device"} by
 * @property {"start"|"stop"|"press"|"set"|"add"|"set_moves"|"replace"|"install"|"outage"|"spare"|"undo"|"note"} act
 * @property {Side} [side]
 * @property {number} [value] a time, a number of moves, or the number of an entry from 0
 * @property {string} [reason]
 * @property {{white: number, black: number, moves: [number, number]}} [shows] of a new clock
 * @property {import("./clock-core.js").Control} [control] what it is set to
 * @property {Readings} [before] what was shown without it, of a correction
 * @property {Readings} [after] and with it
 */

/**
 * @typedef {object} Readings
 * @property {number} white
 * @property {number} black
 * @property {[number, number]} moves
 * @property {Side|null} running
 */

/** So many entries are kept. */
const MOST = 20_000;

/** What the arbiter says with a reason. */
const CORRECTIONS = ["set", "add", "set_moves", "replace", "install", "spare", "undo"];
/** What of it can be undone. */
const UNDOABLE = ["set", "add", "set_moves", "replace", "install"];

export class ClockLog {
  /** @type {Entry[]} */
  entries = [];

  /** @param {Setup} setup @param {Entry[]} [entries] @param {(clock: Clock) => void} [place] */
  constructor(setup, entries = [], place = () => undefined) {
    this.setup = setup;
    this.place = place;
    this.entries = entries;
    this.clock = this.#fold(entries);
  }

  /** The instant of the last entry. */
  get last() {
    return this.entries.at(-1)?.at ?? 0;
  }

  /**
   * What an entry would do to the readings at its instant.
   * @param {Entry} entry @returns {{before: Readings, after: Readings, clock: Clock}}
   */
  preview(entry) {
    const at = Math.max(entry.at, this.last);
    const clock = this.#fold([...this.entries, { ...entry, at }]);
    return { before: readings(this.clock, at), after: readings(clock, at), clock };
  }

  /**
   * Makes an entry; says what is wrong with it if it cannot be made.
   * @param {Entry} entry @returns {string|null}
   */
  enter(entry) {
    const wrong = this.#wrong(entry);
    if (wrong) return wrong;
    const made = { ...entry, at: Math.max(entry.at, this.last) };
    if (CORRECTIONS.includes(made.act)) {
      const { before, after } = this.preview(made);
      Object.assign(made, { before, after });
    }
    if (made.act === "undo" || made.act === "spare") {
      this.clock = this.#fold([...this.entries, made]);
    } else {
      apply(this.clock, made, false);
    }
    this.entries.push(made);
    return null;
  }

  /** @param {Entry} entry */
  #wrong(entry) {
    if (this.entries.length >= MOST) return phrase("script-clock-full");
    if (CORRECTIONS.includes(entry.act) && !entry.reason?.trim())
      return phrase("script-clock-why");
    return null;
  }

  /** Which entries are undone. */
  undone() {
    return marks(this.entries, "undo");
  }

  /** The outages about which nothing was said, by number. */
  openOutages() {
    const [undone, spared] = [this.undone(), marks(this.entries, "spare")];
    return this.entries.flatMap(({ act }, number) =>
      act === "outage" && !undone.has(number) && !spared.has(number) ? [number] : [],
    );
  }

  /** The last correction that still counts, by number. */
  lastCorrection() {
    const undone = this.undone();
    return this.entries.findLastIndex(
      ({ act }, number) => UNDOABLE.includes(act) && !undone.has(number),
    );
  }

  /** @param {Entry[]} entries */
  #fold(entries) {
    const clock = new Clock(this.setup);
    this.place(clock);
    const [undone, spared] = [marks(entries, "undo"), marks(entries, "spare")];
    for (const [number, entry] of entries.entries())
      if (!undone.has(number)) apply(clock, entry, spared.has(number));
    return clock;
  }
}

/**
 * The numbers of the entries that entries of this kind are about.
 * @param {Entry[]} entries @param {string} act
 */
function marks(entries, act) {
  return new Set(entries.flatMap((entry) => (entry.act === act ? [entry.value] : [])));
}

/** @param {Clock} clock @param {Entry} entry @param {boolean} spared */
function apply(clock, entry, spared) {
  const { at, side = "white", value = 0 } = entry;
  if (entry.act === "start") clock.start(side, at);
  else if (entry.act === "stop") clock.stop(at);
  else if (entry.act === "press") clock.press(side, at);
  else if (entry.act === "set") clock.set(side, value, at);
  else if (entry.act === "add") clock.add(side, value, at);
  else if (entry.act === "set_moves") clock.setMoves(side, value, at);
  else if (entry.act === "replace" && entry.shows) {
    for (const [index, one] of SIDES.entries()) clock.setMoves(one, entry.shows.moves[index], at);
    for (const one of SIDES) clock.set(one, entry.shows[one], at);
  } else if (entry.act === "install" && entry.control) clock.install(entry.control, at);
  else if (entry.act === "outage" && spared) {
    const { running } = clock.faces(value);
    if (!running) return;
    clock.stop(value);
    clock.start(running, at);
  }
}

/** @param {Clock} clock @param {number} at @returns {Readings} */
export function readings(clock, at) {
  const { white, black, running } = clock.faces(at);
  return {
    white: clock.reading("white", at),
    black: clock.reading("black", at),
    moves: [white.moves, black.moves],
    running,
  };
}

/**
 * Time by this device: it never runs back, and no change of the date touches it. What was kept
 * by an earlier page goes on by the date, for nothing else is left of it.
 */
export class DeviceTime {
  #origin;

  /** @param {{at: number, wall_ms: number}|null} kept the last sign of life of an earlier page */
  constructor(kept) {
    const away = kept ? Math.max(0, Date.now() - kept.wall_ms) : 0;
    this.#origin = (kept ? kept.at + away : 0) - performance.now();
    this.#drift = this.#difference();
  }

  #drift;

  now() {
    return Math.round(this.#origin + performance.now());
  }

  #difference() {
    return Date.now() - performance.now();
  }

  /** By how much the date and this clock have come apart since it was asked last, if by much. */
  stepped() {
    const step = this.#difference() - this.#drift;
    if (Math.abs(step) < 2000) return 0;
    this.#drift += step;
    return Math.round(step);
  }
}
