// The clock of a game on the server: its press, as long as there is a line. Without one this
// device keeps the clock from where it stood, and hands its entries in afterwards, declared as
// those of an outside clock: the record's clock is the server's, and the arbiter decides.

import { Acts } from "./api.js";
import { SIDES } from "./clock-core.js";
import { ClockLog, DeviceTime, readings } from "./clock-log.js";
import { delayLeft, left as leftOf } from "./clock.js";
import { Kept } from "./clock-kept.js";
import { read } from "./clock-setup.js";
import { seatKey } from "./store.js";
import { follow } from "./stream.js";
import { Sync } from "./time.js";
import { phrase } from "./words.js";

/** @import {View} from "./types" */
/** @import {Clock, Control, Side} from "./clock-core.js" */

/** So long the line may be silent before this device takes over, in milliseconds. */
const PATIENCE = 3_000;
/** So long something told stays to be read, in milliseconds. */
const TELL_FOR = 20_000;

export class Linked {
  /** @type {View|null} */
  view = null;
  #says = phrase("script-link-waiting");
  #until = 0;
  mayPause = false;
  #sync = new Sync();
  /** @type {Acts|null} */
  #acts = null;
  #key = "";
  /** @type {number|null} */
  #lostSince = null;
  /** @type {Control|null} */
  #control = null;
  /** @type {{log: ClockLog, time: DeviceTime, since: number}|null} */
  #alone = null;
  #handing = false;
  #kept;

  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.#kept = new Kept(id);
    const key = seatKey(id);
    if (!key) {
      this.says = phrase("script-link-no-key");
      return;
    }
    this.#key = key;
    this.#acts = new Acts(id, key);
    follow(id, key, {
      view: (view) => this.#show(view),
      lost: (since) => {
        this.#lostSince = since;
        if (since === null) this.#back();
        else setTimeout(() => this.#lostSince === since && this.#takeOver(), PATIENCE);
      },
      refused: (_, detail) => {
        this.says = detail;
      },
    });
    addEventListener("offline", () => this.#takeOver());
    addEventListener("online", () => this.#lostSince === null && this.#back());
  }

  get says() {
    return this.#says;
  }

  set says(text) {
    this.#says = text;
  }

  /** Says something that the next view does not wipe out. @param {string} text */
  #tell(text) {
    this.#says = text;
    this.#until = performance.now() + TELL_FOR;
  }

  /** @param {View} view */
  #show(view) {
    // What an earlier page has left is handed in as soon as there is a line.
    if (!this.view && !this.#alone) this.#back();
    this.view = view;
    if (view.started) this.#sync.note(view.clocks.now_ms, performance.now());
    const stops = view.actions.find(({ act }) => act === "stop_clocks");
    this.mayPause = view.seat === "arbiter" || stops?.available === true;
    if (!this.#alone && performance.now() > this.#until)
      this.says = view.outcome?.text ?? (view.started ? "" : phrase("script-link-not-begun"));
    if (this.#control === null && view.time_control.length > 1)
      read(view.time_control).then(
        (control) => (this.#control = control),
        () => undefined,
      );
  }

  /** The line is down: from now on this device is the clock. */
  #takeOver() {
    const { view } = this;
    if (this.#alone || !view || !this.#control || view.outcome) return;
    const { clocks, moves } = view;
    const at = this.#sync.at(performance.now());
    const made = SIDES.map((side) => moves.filter((it) => it.side === side && it.completed).length);
    const done = SIDES.map((side, index) => clocks.counter?.[side] ?? made[index]);
    const read = SIDES.map((side) => Math.round(leftOf(view, side, at)));
    const delays = SIDES.map((side) => Math.round(delayLeft(view, side, at)));
    /** @param {Clock} clock */
    const place = (clock) => {
      for (const [index, side] of SIDES.entries()) {
        clock.setMoves(side, done[index], 0);
        clock.state[side].period = periodOf(clock, side, done[index]);
        clock.state[side].delay = delays[index] || clock.state[side].delay;
        clock.set(side, read[index], 0);
      }
    };
    /** @type {import("./clock-core.js").Setup} */
    const setup = { control: this.#control, credit: "on_count", freeze: "run_on" };
    const time = new DeviceTime({ at: 0, wall_ms: Date.now() });
    const log = new ClockLog(setup, [], place);
    if (clocks.running)
      log.enter({ at: 0, wall_ms: Date.now(), by: "device", act: "start", side: clocks.running });
    this.#alone = { log, time, since: view.seq };
    this.#keep(true);
    this.says = phrase("script-link-no-line");
  }

  /** What this device has counted so far, kept. @param {boolean} [isNew] */
  #keep(isNew = false) {
    const alone = this.#alone;
    if (!alone) return;
    const shows = readings(alone.log.clock, alone.time.now());
    const one = {
      device: navigator.userAgent.slice(0, 120),
      since: alone.since,
      entries: alone.log.entries.map(({ at, wall_ms, act, side }) => ({
        at_ms: at,
        wall_ms,
        act,
        side,
      })),
      shows: { white_ms: shows.white, black_ms: shows.black, running: shows.running },
    };
    this.#kept.put(one, isNew);
  }

  /** The line is up again. */
  #back() {
    if (this.#alone) {
      this.#keep();
      this.#alone = null;
    }
    if (this.#handing || this.#kept.all().length === 0) return;
    this.#handing = true;
    this.#kept
      .handIn((part) =>
        fetch(`/api/v1/games/${encodeURIComponent(this.id)}/outside-clock`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${this.#key}` },
          body: JSON.stringify(part),
        }),
      )
      .then(
        ({ refused }) =>
          this.#tell(
            refused === 0
              ? phrase("script-link-back")
              : phrase("script-link-refused"),
          ),
        // It is kept, and handed in when the line is back.
        () => this.#tell(phrase("script-link-kept")),
      )
      .finally(() => {
        this.#handing = false;
      });
  }

  /** @param {Side} side */
  press(side) {
    if (this.#alone) {
      const { log, time } = this.#alone;
      if (log.clock.faces(time.now()).running !== side) return false;
      log.enter({ at: time.now(), wall_ms: Date.now(), by: side, act: "press", side });
      this.#keep();
      return true;
    }
    const { view } = this;
    if (!view || view.clocks.running !== side || view.outcome) return false;
    const mine = view.seat === side || (view.devices === "one" && view.seat !== "spectator");
    if (!mine) {
      this.#tell(side === "white" ? phrase("script-link-not-white") : phrase("script-link-not-black"));
      return false;
    }
    this.#send({ act: "press", by: side });
    return true;
  }

  pause() {
    const { view } = this;
    if (!view || this.#alone) return;
    if (view.seat === "arbiter") this.#send({ act: view.clocks.running ? "stop" : "start" });
    else if (view.clocks.running) this.#send({ act: "stop_clocks" });
  }

  /** @param {import("./types").Act} act */
  #send(act) {
    this.#acts?.send([act]).then(
      (answer) => {
        this.#show(answer.view);
        const refused = answer.results.flatMap(({ refusals }) => refusals ?? []);
        if (refused.length > 0) this.#tell(refused[0].text);
      },
      (error) => {
        this.#tell(error.message);
        // The act did not arrive: there is no line.
        if (error.status === 0) this.#takeOver();
      },
    );
  }

  /** The arbiter's desk is the game's own page. */
  arbiter() {
    if (this.view?.seat === "arbiter") location.assign(`/g/${this.id}`);
    else this.#tell(phrase("script-link-desk"));
  }

  faces() {
    const { view } = this;
    if (!view) return null;
    const alone = this.#alone;
    const faces = alone?.log.clock.faces(alone.time.now());
    const at = this.#sync.at(performance.now());
    /** @param {Side} side @returns {"first"|null} */
    const fell = (side) => ([side, "both"].includes(view.clocks.flagged ?? "") ? "first" : null);
    /** @param {Side} side */
    const shown = (side) => ({
      name: view.names[side],
      left_ms: faces ? faces[side].left_ms : leftOf(view, side, at),
      delay_ms: faces ? faces[side].delay_ms : delayLeft(view, side, at),
      running: (faces ? faces.running : view.clocks.running) === side,
      passedFirst: faces ? faces[side].passedFirst : view.clocks.passed_first === side,
      flag: fell(side),
      // The event may have the counter hidden from the players.
      moves: view.clocks.counter ? (faces?.[side].moves ?? view.clocks.counter[side]) : null,
      timed: view.time_control.length > 1,
    });
    const running = faces ? faces.running : view.clocks.running;
    return { white: shown("white"), black: shown("black"), motion: running ? "runs" : "paused" };
  }
}

/**
 * The period in which a player who completed so many moves has to play.
 * @param {Clock} clock @param {Side} side @param {number} moves
 */
function periodOf(clock, side, moves) {
  const periods = clock.control[side];
  let [number, ahead] = [0, moves];
  for (;;) {
    const quota = periods[Math.min(number, periods.length - 1)].moves;
    if (quota === null || quota > ahead) return number;
    ahead -= quota;
    number += 1;
  }
}
