// The clock as arithmetic, for a device that has to keep it alone: a translation of the crate
// `clock`, held to it by common vectors. Times are whole milliseconds; every reading follows
// from what was entered and the instant asked about, and nothing here asks what time it is.

/**
 * @typedef {"white"|"black"} Side
 * @typedef {{moves: number|null, base_ms: number, increment_ms: number, delay_ms: number,
 *   bronstein_ms: number}} Period
 * @typedef {{sandclock: boolean, white: Period[], black: Period[]}} Control
 * @typedef {{control: Control, credit: "on_count"|"on_flag", freeze: "run_on"|"at_zero"}} Setup
 * @typedef {{main: number, delay: number, turn: number, moves: number, period: number,
 *   zero: number|null, overstep: {at: number, short: number|null}|null}} Dial
 * @typedef {{white: Dial, black: Dial,
 *   running: {side: Side, began: number, since: number}|null,
 *   passed: {side: Side, period: number, at: number}|null}} State
 */

/** @type {Side[]} */
export const SIDES = ["white", "black"];

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "white" ? "black" : "white");

/** @param {number} n */
const orZero = (n) => Math.max(0, n);

/** @param {Period} period */
const wait = (period) => period.delay_ms + period.bronstein_ms;

/** What one dial has until it is used up. @param {Dial} dial */
const left = (dial) => dial.main + dial.delay;

/** @param {Dial} dial */
const isOut = (dial) => left(dial) <= 0;

export class Clock {
  /** @type {State} */
  state;

  /** @param {Setup} setup */
  constructor(setup) {
    this.control = setup.control;
    this.credit = setup.credit;
    this.freeze = setup.freeze;
    /** @param {Side} side @returns {Dial} */
    const dial = (side) => {
      const first = this.period(side, 0);
      return {
        main: first.base_ms + first.increment_ms,
        delay: wait(first),
        turn: 0,
        moves: 0,
        period: 0,
        zero: null,
        overstep: null,
      };
    };
    this.state = { white: dial("white"), black: dial("black"), running: null, passed: null };
  }

  // What the control says

  /** @param {Side} side @param {number} number @returns {Period} */
  period(side, number) {
    const periods = this.control[side];
    return periods[Math.min(number, periods.length - 1)];
  }

  /** The number of the last period; null where it repeats. @param {Side} side */
  #last(side) {
    const periods = this.control[side];
    const last = periods[periods.length - 1];
    return last.moves !== null && last.base_ms > 0 ? null : periods.length - 1;
  }

  /** The moves by which a period ends. @param {Side} side @param {number} number */
  #quota(side, number) {
    let moves = 0;
    for (let at = 0; at <= number; at += 1) {
      const quota = this.period(side, at).moves;
      if (quota === null) return null;
      moves += quota;
    }
    return moves;
  }

  /** The period of the next move. @param {Side} side @param {number} moves */
  #periodAfter(side, moves) {
    const periods = this.control[side];
    let ahead = moves;
    for (let number = 0; number < periods.length; number += 1) {
      const quota = periods[number].moves;
      if (quota === null || quota > ahead) return number;
      ahead -= quota;
    }
    return periods.length + Math.floor(ahead / (periods[periods.length - 1].moves ?? 1));
  }

  /** All the time added once a period has begun. @param {Side} side @param {number} number */
  #granted(side, number) {
    const periods = this.control[side];
    let sum = 0;
    /** @type {number|null} */
    let before = null;
    for (const period of periods.slice(0, number + 1)) {
      sum += period.base_ms;
      if (this.credit === "on_flag")
        sum += orZero(period.increment_ms - (before ?? period.increment_ms));
      before = period.increment_ms;
    }
    const last = periods[periods.length - 1];
    const repeats = orZero(number - (periods.length - 1));
    return sum + (last.moves === null ? 0 : last.base_ms * repeats);
  }

  /** @param {State} state @param {Side} side */
  #allotted(state, side) {
    const dial = state[side];
    const due = this.#periodAfter(side, dial.moves);
    return left(dial) + this.#granted(side, due) - this.#granted(side, dial.period);
  }

  /** @param {State} state @param {Side} side */
  #short(state, side) {
    const { moves } = state[side];
    const quota = this.#quota(side, this.#periodAfter(side, moves));
    return quota === null ? null : orZero(quota - moves);
  }

  // What happens by the mere passing of time

  /** The state at an instant, if nothing is entered before it. @param {number} at */
  settled(at) {
    const state = structuredClone(this.state);
    for (;;) {
      const { running } = state;
      if (!running) return state;
      const { side } = running;
      const dial = state[side];
      const until = Math.max(running.since + left(dial), running.since);
      const end = Math.max(at, running.since);
      const usedUp = until <= end;
      const allotted = Math.max(running.since + this.#allotted(state, side), running.began);
      const next = usedUp ? this.#next(state, side, end - until) : null;
      const frozen = usedUp && next === null && this.freeze === "at_zero";
      const stop = next !== null || frozen ? until : end;
      if (!dial.overstep && allotted <= stop)
        dial.overstep = { at: allotted, short: this.#short(state, side) };
      if (usedUp && (dial.zero === null || !isOut(dial))) dial.zero = until;
      this.#run(state, side, stop - running.since);
      running.since = stop;
      if (frozen) state.running = null;
      if (next === null) return state;
      this.#begin(state, side, next, until);
    }
  }

  /** @param {State} state @param {Side} side @param {number} time */
  #run(state, side, time) {
    const dial = state[side];
    const sand = Math.min(time, orZero(left(dial)));
    const free = Math.min(time, orZero(dial.delay));
    dial.delay -= free;
    dial.main -= time - free;
    dial.turn += time;
    const opposite = state[other(side)];
    if (this.control.sandclock && !isOut(opposite)) opposite.main += sand;
  }

  /**
   * The period that begins by itself at zero.
   * @param {State} state @param {Side} side @param {number} beyond
   */
  #next(state, side, beyond) {
    const dial = state[side];
    if (this.credit === "on_count") {
      const due = this.#periodAfter(side, dial.moves);
      const owed = this.#granted(side, due) > this.#granted(side, dial.period);
      return due > dial.period && owed && !dial.overstep ? due : null;
    }
    const number = dial.period + 1;
    const end = this.#last(side);
    if (end !== null) return number > end ? null : number;
    if (number <= this.control[side].length - 1) return number;
    const base = Math.max(1, this.period(side, number).base_ms);
    return number + Math.floor((beyond + orZero(-left(dial))) / base);
  }

  /** @param {State} state @param {Side} side @param {number} number @param {number} at */
  #begin(state, side, number, at) {
    pass(state, side, number, at);
    if (this.credit === "on_count") {
      this.#grant(state, side, number);
      state[side].zero = null;
      return;
    }
    const steps = number - state[side].period;
    for (const each of SIDES)
      this.#grant(state, each, Math.min(state[each].period + steps, this.#last(each) ?? Infinity));
    const base = this.period(side, number).base_ms;
    const earlier = steps > 1 ? left(state[side]) - base : 0;
    state[side].zero = at + orZero(earlier);
  }

  /** @param {State} state @param {Side} side @param {number} number */
  #grant(state, side, number) {
    const dial = state[side];
    if (number <= dial.period) return 0;
    const time = this.#granted(side, number) - this.#granted(side, dial.period);
    dial.main += time;
    if (state.running?.side !== side && dial.turn === 0)
      dial.delay = wait(this.period(side, number));
    dial.period = number;
    return time;
  }

  // Entries

  /** @param {number} at */
  #enter(at) {
    const instant = this.state.running ? Math.max(at, this.state.running.since) : at;
    this.state = this.settled(instant);
    return instant;
  }

  /** @param {Side} side */
  #endTurn(side) {
    const dial = this.state[side];
    dial.turn = 0;
    dial.delay = isOut(dial) ? 0 : wait(this.period(side, dial.period));
  }

  /** @param {Side} side @param {number} at */
  start(side, at) {
    const instant = this.#enter(at);
    if (this.state.running?.side === side) return;
    this.#endTurn(other(side));
    this.state.running = { side, began: instant, since: instant };
  }

  /** @param {number} at */
  stop(at) {
    this.#enter(at);
    this.state.running = null;
  }

  /**
   * Flag, count, period, increment. Says whether the clock was running.
   * @param {Side} side @param {number} at
   */
  press(side, at) {
    const instant = this.#enter(at);
    if (this.state.running?.side !== side) return false;
    const dial = this.state[side];
    const out = isOut(dial);
    dial.moves += 1;
    if (!out) {
      if (this.credit === "on_count") {
        const due = this.#periodAfter(side, dial.moves);
        if (due > dial.period) pass(this.state, side, due, instant);
        this.#grant(this.state, side, due);
      }
      dial.main += this.period(side, dial.period).increment_ms;
    }
    this.#endTurn(side);
    this.state.running = { side: other(side), began: instant, since: instant };
    return true;
  }

  /** Sets what a clock shows. @param {Side} side @param {number} ms @param {number} at */
  set(side, ms, at) {
    this.#adjust(side, at, () => ms);
  }

  /**
   * Gives time, or takes it where it is below zero.
   * @param {Side} side @param {number} ms @param {number} at
   */
  add(side, ms, at) {
    this.#adjust(side, at, (shown) => shown + ms);
  }

  /** @param {Side} side @param {number} moves @param {number} at */
  setMoves(side, moves, at) {
    this.#enter(at);
    const dial = this.state[side];
    const more = orZero(moves - dial.moves);
    dial.moves = moves;
    const before = dial.overstep;
    if (!before || before.short === null || more < before.short) return;
    dial.overstep = null;
    this.#grantOwed(side);
    if (this.#allotted(this.state, side) <= 0)
      this.state[side].overstep = { at: before.at, short: this.#short(this.state, side) };
  }

  /** Sets it to another control; what it shows stays. @param {Control} control @param {number} at */
  install(control, at) {
    const instant = this.#enter(at);
    const shown = SIDES.map((side) => this.reading(side, instant));
    this.control = control;
    const due = SIDES.map((side) => this.#periodAfter(side, this.state[side].moves));
    for (const [index, side] of SIDES.entries()) {
      const dial = this.state[side];
      dial.period = this.credit === "on_flag" ? Math.min(...due) : due[index];
      dial.delay = wait(this.period(side, dial.period));
      this.set(side, shown[index], instant);
    }
  }

  /** @param {Side} side @param {number} at @param {(shown: number) => number} change */
  #adjust(side, at, change) {
    const instant = this.#enter(at);
    const dial = this.state[side];
    const wasOut = isOut(dial);
    const wasOver = this.#allotted(this.state, side) <= 0;
    const wanted = change(this.reading(side, instant));
    if (wasOut && wanted > 0 && dial.turn === 0)
      dial.delay = wait(this.period(side, dial.period));
    dial.main = wanted - (this.period(side, dial.period).bronstein_ms > 0 ? dial.delay : 0);
    if (wasOut && !isOut(dial)) dial.zero = null;
    else if (isOut(dial) && !wasOut) dial.zero = instant;
    const isOver = this.#allotted(this.state, side) <= 0;
    if (wasOver && !isOver) dial.overstep = null;
    else if (isOver && !wasOver && !dial.overstep)
      dial.overstep = { at: instant, short: this.#short(this.state, side) };
    this.#grantOwed(side);
  }

  /** @param {Side} side */
  #grantOwed(side) {
    const dial = this.state[side];
    if (this.credit !== "on_count" || !isOut(dial) || dial.overstep) return;
    const due = this.#periodAfter(side, dial.moves);
    const now = this.state.running?.since ?? dial.zero ?? 0;
    if (due > dial.period) pass(this.state, side, due, now);
    this.#grant(this.state, side, due);
    if (!isOut(dial)) dial.zero = null;
  }

  // Readings

  /** What is left; below zero where it is overrun. @param {Side} side @param {number} at */
  reading(side, at) {
    const dial = this.settled(at)[side];
    return this.period(side, dial.period).bronstein_ms > 0 ? left(dial) : dial.main;
  }

  /**
   * What both faces show at an instant.
   * @param {number} at
   */
  faces(at) {
    const state = this.settled(at);
    /** @param {Side} side */
    const face = (side) => {
      const dial = state[side];
      const period = this.period(side, dial.period);
      const opposite = state[other(side)].overstep;
      const { passed } = state;
      /** @type {"first"|"second"|"together"|null} */
      let flag = null;
      if (dial.overstep) flag = !opposite || opposite.at > dial.overstep.at ? "first" : "second";
      if (flag && opposite?.at === dial.overstep?.at) flag = "together";
      return {
        left_ms: orZero(period.bronstein_ms > 0 ? left(dial) : dial.main),
        delay_ms: period.delay_ms > 0 ? orZero(dial.delay) : 0,
        moves: dial.moves,
        period: dial.period,
        passedFirst: passed?.side === side && at < passed.at + SIGN_FOR,
        flag,
      };
    };
    const running = state.running?.side ?? null;
    const fallen = state.white.overstep || state.black.overstep;
    const motion = running ? "runs" : this.freeze === "at_zero" && fallen ? "frozen" : "paused";
    return { white: face("white"), black: face("black"), running, motion };
  }
}

/** For so long it is shown who went into a further period first. */
const SIGN_FOR = 300_000;

/** @param {State} state @param {Side} side @param {number} period @param {number} at */
function pass(state, side, period, at) {
  if (!state.passed || state.passed.period < period) state.passed = { side, period, at };
}
