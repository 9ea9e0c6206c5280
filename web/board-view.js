// The drawing of the board: squares, coordinates, marks, and the men, which slide.

import { man } from "./men.js";
import { isLight, place, rows } from "./squares.js";
import { phrase } from "./words.js";

/** @import {Side} from "./types" */

const NS = "http://www.w3.org/2000/svg";

/** The side of a square, and the gutter the coordinates stand in. */
export const SIDE = 100;
export const GUTTER = 34;

/**
 * @param {string} tag @param {Record<string, string|number>} attributes
 * @param {...(Node|string)} children
 */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS(NS, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return /** @type {SVGGraphicsElement} */ (element);
}

/**
 * A man that is drawn: what it is, where, and its element.
 * @typedef {{piece: string, square: string, element: SVGGraphicsElement}} Drawn
 */

export class BoardView {
  /** @type {Side} */
  near = "white";

  #still;

  /** @type {Map<string, SVGGraphicsElement>} */
  cells = new Map();

  /** @type {Drawn[]} */
  #drawn = [];

  root = svg("svg", {
    viewBox: `${-GUTTER} -2 ${8 * SIDE + GUTTER + 2} ${8 * SIDE + GUTTER + 2}`,
    class: "board",
  });
  #grid = svg("g", { class: "grid", role: "grid", "aria-label": phrase("script-chessboard") });
  #marks = svg("g", { class: "marks", "aria-hidden": "true" });
  #men = svg("g", { class: "men", "aria-hidden": "true" });

  /** @param {boolean} [still] a picture that is only looked at: no grid for a screen reader */
  constructor(still = false) {
    this.#still = still;
    if (still) {
      this.root.setAttribute("aria-hidden", "true");
      this.#grid.removeAttribute("role");
      this.#grid.removeAttribute("aria-label");
    }
    const frame = svg("rect", {
      class: "frame",
      x: -1,
      y: -1,
      width: 802,
      height: 802,
      "aria-hidden": "true",
    });
    this.root.append(this.#grid, frame, this.#marks, this.#men);
    this.lay("white");
  }

  /** Lays the squares out as they lie before a player. @param {Side} near */
  lay(near) {
    this.near = near;
    this.cells.clear();
    const coordinates = svg("g", { class: "coordinates", "aria-hidden": "true" });
    const lines = rows(near).map((squares, y) => {
      coordinates.append(
        svg(
          "text",
          { x: -GUTTER / 2, y: y * SIDE + 50, "dominant-baseline": "central" },
          squares[0][1],
        ),
      );
      const cells = squares.map((square, x) => this.#cell(square, x, y));
      return svg("g", this.#still ? {} : { role: "row" }, ...cells);
    });
    for (const [x, square] of (rows(near).at(-1) ?? []).entries()) {
      coordinates.append(
        svg(
          "text",
          { x: x * SIDE + 50, y: 8 * SIDE + GUTTER / 2 + 1, "dominant-baseline": "central" },
          square[0],
        ),
      );
    }
    this.#grid.replaceChildren(...lines);
    this.root.querySelector(".coordinates")?.remove();
    this.root.prepend(coordinates);
    for (const drawn of this.#drawn) this.#put(drawn, drawn.square);
  }

  /** @param {string} square @param {number} x @param {number} y */
  #cell(square, x, y) {
    const at = { x: x * SIDE, y: y * SIDE, width: SIDE, height: SIDE };
    const cell = svg(
      "g",
      {
        ...(this.#still ? {} : { role: "gridcell", tabindex: -1, "data-square": square }),
        class: isLight(square) ? "light" : "dark",
      },
      svg("rect", { ...at, class: "ground" }),
      svg("rect", { x: at.x + 4, y: at.y + 4, width: SIDE - 8, height: SIDE - 8, class: "ring" }),
    );
    this.cells.set(square, cell);
    return cell;
  }

  /**
   * Puts the men where they stand; a man that moved slides, one that was taken goes.
   * @param {Map<string, string>} men
   */
  stand(men) {
    const missing = new Map(men);
    /** @type {Drawn[]} */
    const loose = [];
    const staying = this.#drawn.filter((drawn) => {
      const stays = missing.get(drawn.square) === drawn.piece;
      if (stays) missing.delete(drawn.square);
      else loose.push(drawn);
      return stays;
    });
    for (const [square, piece] of missing) {
      const i = loose.findIndex((drawn) => drawn.piece === piece);
      const drawn =
        i >= 0
          ? loose.splice(i, 1)[0]
          : { piece, square, element: /** @type {SVGGraphicsElement} */ (man(piece)) };
      if (i < 0) this.#men.append(drawn.element);
      drawn.square = square;
      this.#put(drawn, square);
      staying.push(drawn);
    }
    for (const drawn of loose) drawn.element.remove();
    this.#drawn = staying;
  }

  /** @param {Drawn} drawn @param {string} square */
  #put(drawn, square) {
    const { x, y } = place(square, this.near);
    drawn.element.style.transform = `translate(${x * SIDE}px, ${y * SIDE}px)`;
  }

  /** The man in hand, lifted. @param {string|null} square */
  lift(square) {
    for (const drawn of this.#drawn)
      drawn.element.classList.toggle("held", drawn.square === square);
  }

  /**
   * Carries a man under the pointer, in board units.
   * @param {string} square
   * @param {number} x
   * @param {number} y
   */
  carry(square, x, y) {
    const drawn = this.#drawn.find((one) => one.square === square);
    if (!drawn) return;
    this.#men.append(drawn.element);
    drawn.element.classList.add("carried");
    drawn.element.style.transform = `translate(${x - 50}px, ${y - 62}px)`;
  }

  /**
   * Puts a carried man down, on its own square or another.
   * @param {string} square
   * @param {string} on
   */
  drop(square, on) {
    const drawn = this.#drawn.find((one) => one.square === square);
    if (!drawn) return;
    this.#put(drawn, on);
    drawn.element.getBoundingClientRect();
    drawn.element.classList.remove("carried");
  }

  /**
   * Marks on squares; each kind has a shape of its own, so that none rests on colour alone.
   * @param {{kind: string, square: string}[]} marks
   */
  mark(marks) {
    this.#marks.replaceChildren(
      ...marks.map(({ kind, square }) => {
        const { x, y } = place(square, this.near);
        return svg(
          "g",
          { class: `mark ${kind}`, transform: `translate(${x * SIDE} ${y * SIDE})` },
          ...SHAPES[kind](),
        );
      }),
    );
  }
}

/** @type {Record<string, () => SVGGraphicsElement[]>} */
const SHAPES = {
  from: () => [
    svg("rect", { x: 0, y: 0, width: SIDE, height: SIDE }),
    svg("circle", { cx: 50, cy: 50, r: 9 }),
  ],
  to: () => [svg("rect", { x: 0, y: 0, width: SIDE, height: SIDE })],
  held: () => [svg("rect", { x: 0, y: 0, width: SIDE, height: SIDE })],
  touched: () => [svg("path", { d: "M4 26V4H26M74 4H96V26M96 74V96H74M26 96H4V74" })],
  owed: () => [svg("rect", { x: 5, y: 5, width: 90, height: 90, rx: 2 })],
  check: () => [svg("circle", { cx: 50, cy: 50, r: 46 }), svg("path", { d: "M84 6V26M74 16H94" })],
  wanted: () => [svg("circle", { cx: 50, cy: 50, r: 44 })],
  over: () => [svg("rect", { x: 3, y: 3, width: 94, height: 94 })],
};
