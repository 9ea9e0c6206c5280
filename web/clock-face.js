// One player's half of the clock: a button as large as half the screen, and what a digital clock
// shows on it.

import { h } from "./dom.js";
import { TENTHS_BELOW, reading, spoken } from "./time.js";
import { phrase } from "./words.js";

/** @import {Side} from "./clock-core.js" */

/**
 * @typedef {object} Shown
 * @property {string} name
 * @property {number} left_ms
 * @property {number} delay_ms
 * @property {boolean} running
 * @property {boolean} passedFirst
 * @property {"first"|"second"|"together"|null} flag
 * @property {number|null} moves
 * @property {boolean} timed
 */

const FLAGS = {
  first: phrase("script-face-first"),
  second: phrase("script-face-second"),
  together: phrase("script-face-flag"),
};

export class Half {
  #text = "";
  #spoken = "";

  /** @param {HTMLButtonElement} root @param {Side} side @param {(side: Side) => void} onPress */
  constructor(root, side, onPress) {
    this.root = root;
    this.side = side;
    this.name = h("span", { class: "name" });
    this.mark = h("span", { class: "mark" });
    this.figures = h("span", { class: "figures" });
    this.signs = h("span", { class: "signs" });
    this.moves = h("span", { class: "moves" });
    root.replaceChildren(
      h("span", { class: "top" }, this.name, this.mark),
      this.figures,
      h("span", { class: "foot" }, this.signs, this.moves),
    );
    // The press counts from the touch, not from the lifting of the finger.
    root.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      onPress(this.side);
    });
    root.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  /** @param {Shown} shown */
  show(shown) {
    const { root } = this;
    root.dataset.side = this.side;
    root.classList.toggle("running", shown.running);
    root.classList.toggle("fallen", shown.flag !== null);
    root.classList.toggle("short", shown.timed && shown.left_ms < TENTHS_BELOW);
    const text = shown.timed ? reading(shown.left_ms) : "–";
    if (text !== this.#text) {
      this.#text = text;
      this.figures.textContent = text;
      root.style.setProperty("--signs", String(Math.max(4, text.length)));
    }
    set(this.name, shown.name);
    set(this.mark, shown.running ? `▶ ${phrase("script-running")}` : "");
    const signs = [
      shown.flag && `⚑ ${FLAGS[shown.flag]}`,
      shown.passedFirst && `◆ ${phrase("script-face-passed")}`,
      shown.delay_ms > 0 && shown.running && phrase("script-face-delay", { number: Math.ceil(shown.delay_ms / 1000) }),
    ].filter(Boolean);
    set(this.signs, signs.join(" · "));
    const many = phrase("script-face-moves", { number: shown.moves });
    const moves = shown.moves === 1 ? phrase("script-face-move") : many;
    set(this.moves, shown.moves === null ? "" : moves);
    // Said when the minute changes, not every second.
    const label = [
      shown.name,
      shown.timed ? spoken(Math.ceil(shown.left_ms / 60_000) * 60_000) : phrase("script-no-clock"),
      shown.running ? "running" : "standing",
      ...signs,
      "press",
    ].join(", ");
    if (label !== this.#spoken) {
      this.#spoken = label;
      root.setAttribute("aria-label", label);
    }
  }
}

/** @param {HTMLElement} element @param {string} text */
function set(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
