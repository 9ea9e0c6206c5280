// The clock page: two faces, one device. Alone it is the clock itself; at a game it is that
// game's press, and becomes the clock while there is no line.

import { arbiterDialog } from "./clock-arbiter.js";
import { other } from "./clock-core.js";
import { Half } from "./clock-face.js";
import { listen, onHold } from "./clock-keys.js";
import { Linked } from "./clock-link.js";
import { ClockLog, DeviceTime } from "./clock-log.js";
import { setupForm } from "./clock-setup.js";
import { byId, h } from "./dom.js";
import { play } from "./sound.js";
import { keep, setting } from "./store.js";
import { phrase } from "./words.js";

/** @import {Side, Setup} from "./clock-core.js" */
/** @import {Entry} from "./clock-log.js" */

const KEPT = "flagfall:clock";
const stage = byId("clock");
const game = /^\/clock\/([^/]+)$/.exec(location.pathname)?.[1];

/** @typedef {Setup & {counter: string}} Settings */

/** @returns {{setup: Settings, entries: Entry[], seen: {at: number, wall_ms: number}}|null} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null");
  } catch {
    return null;
  }
}

/** The clock that this device keeps. */
class Own {
  /** @type {ClockLog|null} */
  log = null;
  time = new DeviceTime(null);
  names = { white: phrase("script-white"), black: phrase("script-black") };
  #counter = "shown";

  constructor() {
    const found = kept();
    if (!found) return;
    this.log = new ClockLog(found.setup, found.entries);
    this.#counter = found.setup.counter;
    this.time = new DeviceTime(found.seen);
    if (this.log.clock.faces(this.time.now()).running)
      this.enter({ by: "device", act: "outage", value: found.seen.at });
  }

  /** @param {Settings} setup */
  setUp(setup) {
    this.time = new DeviceTime({ at: 0, wall_ms: Date.now() });
    this.#counter = setup.counter;
    this.log = new ClockLog(setup);
    this.save();
  }

  /** @param {Omit<Entry, "at"|"wall_ms">} entry @returns {string|null} */
  enter(entry) {
    const wrong = this.log?.enter({ at: this.time.now(), wall_ms: Date.now(), ...entry }) ?? null;
    this.save();
    return wrong;
  }

  save() {
    if (!this.log) return;
    const { setup, entries } = this.log;
    const seen = { at: this.time.now(), wall_ms: Date.now() };
    localStorage.setItem(KEPT, JSON.stringify({ setup, entries, seen }));
  }

  /** @param {Side} side */
  press(side) {
    const faces = this.log?.clock.faces(this.time.now());
    if (!faces) return false;
    if (faces.running === null && this.log?.entries.length === 0) {
      // As on a wooden board: whoever presses first sets the other's clock going.
      this.enter({ by: side, act: "start", side: other(side) });
      return true;
    }
    if (faces.running !== side) return false;
    this.enter({ by: side, act: "press", side });
    return true;
  }

  pause() {
    if (!this.log) return;
    const { running, motion } = this.log.clock.faces(this.time.now());
    if (running) this.enter({ by: "arbiter", act: "stop" });
    else if (motion === "paused") {
      const last = this.log.entries.findLast(({ act }) => act === "start" || act === "press");
      const next = last?.act === "press" ? other(last.side ?? "white") : (last?.side ?? "white");
      this.enter({ by: "arbiter", act: "start", side: next });
    }
  }

  faces() {
    if (!this.log) return null;
    const faces = this.log.clock.faces(this.time.now());
    const hidden = this.#counter === "hidden";
    /** @param {Side} side */
    const shown = (side) => ({
      ...faces[side],
      moves: hidden ? null : faces[side].moves,
      name: this.names[side],
      running: faces.running === side,
      timed: true,
    });
    return { white: shown("white"), black: shown("black"), motion: faces.motion };
  }

  get says() {
    const away = this.log?.openOutages() ?? [];
    if (away.length > 0)
      return phrase("script-clock-away");
    return "";
  }
}

const own = game ? null : new Own();
const linked = game ? new Linked(game) : null;
const source = /** @type {Own|Linked} */ (own ?? linked);

/** @type {Record<Side, Half>} */
const halves = {
  white: new Half(byId("white", HTMLButtonElement), "white", press),
  black: new Half(byId("black", HTMLButtonElement), "black", press),
};

/** @param {Side} side */
function press(side) {
  if (!source.press(side)) return;
  if (setting("clock-sound", "off") === "on") play("press", false);
  if (setting("clock-vibrate", "off") === "on") navigator.vibrate?.(25);
  draw();
}

/** Who sits on the left, or nearer. */
const left = () => /** @type {Side} */ (setting("clock-left", "white"));

function layOut() {
  stage.dataset.layout = setting("clock-layout", "mirrored");
  stage.dataset.left = left();
  stage.append(halves[left()].root, byId("bar"), halves[other(left())].root);
}

const bar = {
  pause: byId("pause", HTMLButtonElement),
  arbiter: byId("arbiter", HTMLButtonElement),
  says: byId("says"),
};

function draw() {
  const faces = source.faces();
  stage.hidden = !faces;
  byId("setup").hidden = Boolean(faces) || Boolean(game);
  if (!faces) return;
  halves.white.show(faces.white);
  halves.black.show(faces.black);
  stage.dataset.motion = faces.motion;
  bar.pause.textContent = faces.motion === "runs" ? phrase("script-clock-pause") : phrase("script-clock-start");
  bar.pause.disabled = faces.motion === "frozen" || Boolean(linked && !linked.mayPause);
  const says = source.says || (faces.motion === "paused" ? phrase("script-clock-paused") : "");
  if (bar.says.textContent !== says) bar.says.textContent = says;
  watch(faces.motion === "runs");
}

/** @type {WakeLockSentinel|null} */
let awake = null;
let waking = false;

/** Keeps the screen on while a clock runs. @param {boolean} wanted */
async function watch(wanted) {
  if (waking || !("wakeLock" in navigator) || document.visibilityState !== "visible") return;
  if (wanted === (awake !== null && !awake.released)) return;
  waking = true;
  try {
    if (wanted) awake = await navigator.wakeLock.request("screen");
    else await awake?.release();
  } catch {
    // A device that sleeps when it likes is told by its outage.
  }
  waking = false;
}

function pause() {
  source.pause();
  draw();
}

bar.pause.addEventListener("click", pause);
onHold(bar.arbiter, () => {
  if (own?.log) arbiterDialog(own, draw, layOut);
  else if (linked) linked.arbiter();
});
listen({
  press: (place) => press(place === "left" ? left() : other(left())),
  either: () => {
    const faces = source.faces();
    if (faces?.white.running) press("white");
    else if (faces?.black.running) press("black");
  },
  pause,
});
setupForm((setup) => {
  own?.setUp(setup);
  layOut();
  draw();
  halves.white.root.focus({ preventScroll: true });
});
for (const name of ["clock-sound", "clock-vibrate"]) {
  const box = byId(name, HTMLInputElement);
  box.checked = setting(name, "off") === "on";
  box.addEventListener("change", () => keep(name, box.checked ? "on" : "off"));
}

layOut();
draw();
setInterval(() => {
  draw();
  const step = own?.time.stepped() ?? 0;
  if (own?.log && step !== 0)
    own.enter({ by: "device", act: "note", value: step, reason: phrase("script-clock-stepped") });
}, 100);
setInterval(() => own?.save(), 1000);
addEventListener("pagehide", () => own?.save());
if ("serviceWorker" in navigator)
  navigator.serviceWorker.register("/clock-worker.js", { scope: "/clock" }).catch(() => undefined);
document.documentElement.append(h("meta", { name: "clock-ready", content: "yes" }));
