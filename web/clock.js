// A clock face. It counts down between two messages so that it can be read, and shows no flag
// that the server has not called: at nothing left it stands at 0:00 until the server speaks.

import { h } from "./dom.js";
import { clockWords } from "./game-words.js";
import { portrait } from "./men.js";
import { TENTHS_BELOW, reading, spoken } from "./time.js";
import { phrase } from "./words.js";

/** @import {Side, View} from "./types" */
/** @import {Sync} from "./time.js" */

/** @type {Record<Side, string>} */
const NAMES = { white: phrase("script-white"), black: phrase("script-black") };

/** What a clock reads now. @param {View} view @param {Side} side @param {number} serverNow */
export function left(view, side, serverNow) {
  const ms = side === "white" ? view.clocks.white_ms : view.clocks.black_ms;
  if (view.clocks.running !== side) return Math.max(0, ms);
  const spent = Math.max(0, serverNow - view.clocks.now_ms);
  return Math.max(0, ms - Math.max(0, spent - delayOf(view, side)));
}

/** What was left of a simple delay, which is shown apart. @param {View} view @param {Side} side */
function delayOf({ clocks }, side) {
  return (side === "white" ? clocks.white_delay_ms : clocks.black_delay_ms) ?? 0;
}

/** What is left of it now. @param {View} view @param {Side} side @param {number} serverNow */
export function delayLeft(view, side, serverNow) {
  const spent = view.clocks.running === side ? Math.max(0, serverNow - view.clocks.now_ms) : 0;
  return Math.max(0, delayOf(view, side) - spent);
}

/** Both times, as they are spoken. @param {View} view @param {number} serverNow */
export function bothSpoken(view, serverNow) {
  const times = /** @type {Side[]} */ (["white", "black"])
    .map((side) => `${NAMES[side]} ${spoken(left(view, side, serverNow))}`)
    .join(", ");
  return `${times}. ${clockWords(view)}`;
}

export class ClockFace {
  /** @type {View|null} */
  #view = null;

  /**
   * @param {HTMLElement} root where it stands
   * @param {Side} side whose it is
   * @param {(side: Side) => void} onPress
   */
  constructor(root, side, onPress) {
    this.root = root;
    this.side = side;
    this.name = h("span", { class: "name" });
    this.state = h("span", { class: "state" });
    this.figures = h("span", { class: "figures", role: "timer", "aria-live": "off" });
    this.flag = h("span", { class: "flagmark", hidden: true });
    this.bar = h(
      "button",
      { type: "button", class: "pressbar", hidden: true, onclick: () => onPress(this.side) },
      h("span", {}, phrase("script-press-clock")),
      h("kbd", { "aria-hidden": "true" }, "P"),
    );
    root.replaceChildren(
      h(
        "div",
        { class: "who" },
        h(
          "span",
          { class: "disc", "aria-hidden": "true" },
          portrait(side === "white" ? "K" : "k", 24),
        ),
        this.name,
        this.state,
      ),
      h("div", { class: "face" }, this.figures, this.flag),
      this.bar,
    );
  }

  /**
   * @param {View} view
   * @param {boolean} hasBar whether whoever sits here may press this clock
   */
  show(view, hasBar) {
    this.#view = view;
    const { running, flagged } = view.clocks;
    const isRunning = running === this.side;
    this.root.dataset.side = this.side;
    this.root.classList.toggle("running", isRunning);
    this.name.textContent = view.names[this.side] || NAMES[this.side];
    this.name.title = this.name.textContent;
    const due = view.hand.press_due === this.side;
    const state = running ? "" : phrase("script-stopped");
    const shown = isRunning ? phrase("script-running") : state;
    this.state.textContent = view.outcome ? "" : shown;
    const fell = flagged === this.side || flagged === "both";
    this.flag.hidden = !fell;
    this.flag.replaceChildren(pennant(), phrase("script-flag-down"));
    this.root.classList.toggle("fallen", fell);
    this.bar.hidden = !hasBar || view.press !== "manual" || view.outcome !== null;
    const press = view.actions.find((action) => action.act === "press");
    this.bar.disabled = !(due || (isRunning && (view.devices === "one" || press?.available)));
    this.root.classList.toggle("due", due);
  }

  /** @param {Sync} sync @param {number} here */
  tick(sync, here) {
    const view = this.#view;
    if (!view) return;
    const ms = left(view, this.side, sync.at(here));
    const text = view.time_control === "-" || view.time_control === "?" ? "–" : reading(ms);
    if (this.figures.textContent !== text) this.figures.textContent = text;
    this.figures.setAttribute("aria-label", clockOf(this.side, spoken(ms)));
    this.root.classList.toggle("short", ms < TENTHS_BELOW && view.outcome === null);
  }
}

/** @param {Side} side @param {string} time */
const clockOf = (side, time) =>
  side === "white" ? phrase("script-clock-of-white", { time }) : phrase("script-clock-of-black", { time });

/** A fallen flag. */
function pennant() {
  const NS = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(NS, "path");
  path.setAttribute("d", "M3 1v14M3 8l9 3-9 4z");
  svg.append(path);
  return svg;
}
