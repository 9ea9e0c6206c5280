// A board on the desk of an event: the position small, both clocks, and one line of what is going
// on. Two hundred of them stand on one page: nothing is drawn that has not changed, and clocks
// tick only where they are seen.

import { h } from "./dom.js";
import { MiniBoard } from "./mini-board.js";
import { reading } from "./time.js";
import { phrase } from "./words.js";

/** @import {BoardState, Pairing, Side} from "./event-types" */

/** @type {Side[]} */
const SIDES = ["white", "black"];

/** Writes a text only where it differs. @param {Text} node @param {string} text */
function write(node, text) {
  if (node.data !== text) node.data = text;
}

/** @param {string} text */
const words = (text) => document.createTextNode(text);

export class Card {
  /** @type {BoardState|null} */
  state = null;
  /** Whether it is in sight. */
  seen = true;
  /** The server's game time at performance.now() = 0. */
  #offset = 0;
  #mini = new MiniBoard();
  #line = words("");
  #move = words("");
  #result = words("");
  /** @type {Record<Side, {root: HTMLElement, time: Text, here: HTMLElement}>} */
  #clocks;

  /** @param {Pairing} pairing @param {string} href where its case is opened; empty without a game */
  constructor(pairing, href) {
    this.pairing = pairing;
    const { board, names } = pairing;
    this.text = `${board} ${names.white} ${names.black}`.toLocaleLowerCase();
    const clock = (/** @type {Side} */ side) => {
      const time = words("");
      const here = h("i", { class: "here" });
      const root = h(
        "span",
        { class: `time ${side}` },
        here,
        h("span", { class: "name" }, names[side]),
        h("b", {}, time),
      );
      return { root, time, here };
    };
    this.#clocks = { white: clock("white"), black: clock("black") };
    const title = [h("b", { class: "no" }, String(board)), h("span", { class: "sr" }, ` ${names.white} – ${names.black}`)];
    this.link = href
      ? h("a", { href, class: "open" }, title)
      : h("span", { class: "open", tabIndex: 0 }, title);
    this.root = h(
      "li",
      { class: "card", "data-board": String(board) },
      h("div", { class: "head" }, this.link, h("span", { class: "move" }, this.#move), h("strong", {}, this.#result)),
      this.#mini.root,
      h("div", { class: "times" }, this.#clocks.black.root, this.#clocks.white.root),
      h("p", { class: "line" }, this.#line),
    );
    this.#mini.name(phrase("script-board-number", { number: board }));
  }

  /** @param {BoardState} state @param {number} here by performance.now() */
  show(state, here) {
    this.state = state;
    const { clocks } = state;
    if (clocks) this.#offset = here - clocks.now_ms;
    this.#mini.stand(state.placement, state.last_move);
    write(this.#line, state.line);
    write(this.#move, state.plies > 0 ? phrase("script-move-number-short", { number: Math.ceil(state.plies / 2) }) : "");
    write(this.#result, state.result ?? "");
    for (const side of SIDES) {
      const { root, here: dot } = this.#clocks[side];
      const is = state.here[side];
      if (dot.dataset.here !== String(is)) {
        dot.dataset.here = String(is);
        dot.title = is ? phrase("script-connected") : phrase("script-not-connected");
      }
      root.classList.toggle("running", clocks?.running === side);
    }
    this.root.dataset.shelf = state.shelf;
    this.tick(here);
  }

  /** @param {number} here by performance.now() */
  tick(here) {
    const clocks = this.state?.clocks;
    if (!clocks) return;
    for (const side of SIDES) {
      const at = side === "white" ? clocks.white_ms : clocks.black_ms;
      const passed = clocks.running === side ? here - this.#offset - clocks.now_ms : 0;
      write(this.#clocks[side].time, reading(at - passed));
    }
  }

  /** Whether its clock has to be written anew. */
  get ticks() {
    return this.seen && this.state?.clocks?.running != null;
  }
}
