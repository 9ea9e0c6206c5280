// Arrows and circles that whoever looks on draws on his own board, with the right button or with
// Alt: seen by nobody else, gone with the next move. A player at his game draws none: he may use
// no notes (Article 11.3).

import { SIDE, svg } from "./board-view.js";
import { place } from "./squares.js";

/** @import {Side} from "./types" */

/** @typedef {{from: string, to: string}} Arrow a circle, where both are the same */

export class Arrows {
  layer = svg("g", { class: "arrows", "aria-hidden": "true" });
  /** @type {Arrow[]} */
  #drawn = [];
  /** @type {string|null} */
  #from = null;

  /** Begins one. @param {string} square */
  begin(square) {
    this.#from = square;
  }

  get isDrawing() {
    return this.#from !== null;
  }

  /** Ends it: one that is there already goes. @param {string|null} to @param {Side} near */
  end(to, near) {
    const from = this.#from;
    this.#from = null;
    if (!from || !to) return;
    const rest = this.#drawn.filter((one) => one.from !== from || one.to !== to);
    this.#drawn = rest.length < this.#drawn.length ? rest : [...rest, { from, to }];
    this.show(near);
  }

  clear() {
    this.#drawn = [];
    this.layer.replaceChildren();
  }

  /** @param {Side} near */
  show(near) {
    this.layer.replaceChildren(...this.#drawn.map((one) => shape(one, near)));
  }
}

/** @param {Arrow} arrow @param {Side} near */
function shape({ from, to }, near) {
  const [a, b] = [middle(from, near), middle(to, near)];
  if (from === to) return svg("circle", { cx: a.x, cy: a.y, r: 44 });
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const [x, y] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const neck = { x: b.x - 34 * x, y: b.y - 34 * y };
  const side = (/** @type {number} */ by) => `${neck.x - by * y} ${neck.y + by * x}`;
  const d =
    `M${a.x + 20 * x} ${a.y + 20 * y}L${neck.x} ${neck.y}` +
    `M${side(20)}L${b.x} ${b.y}L${side(-20)}Z`;
  return svg("path", { d });
}

/** @param {string} square @param {Side} near */
function middle(square, near) {
  const { x, y } = place(square, near);
  return { x: x * SIDE + SIDE / 2, y: y * SIDE + SIDE / 2 };
}
