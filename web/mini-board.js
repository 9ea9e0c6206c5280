// A board to be looked at: small, still, and cheap, for hundreds of them stand on one page and
// change their places. All men of a colour are one shape.

import { colorOf, nameOf, outlineAt } from "./men.js";
import { FILES, read } from "./squares.js";
import { phrase } from "./words.js";

/** @import {Side} from "./event-types" */

const NS = "http://www.w3.org/2000/svg";

/** The dark squares, as one outline; a square is 100 wide. */
const DARK = Array.from({ length: 64 }, (_, i) => i)
  .filter((i) => ((i >> 3) + i) % 2 === 1)
  .map((i) => `M${(i % 8) * 100} ${(i >> 3) * 100}h100v100h-100z`)
  .join("");

/** @param {string} tag @param {Record<string, string|number>} attributes */
function svg(tag, attributes) {
  const element = document.createElementNS(NS, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** The men of a colour. @param {Side} side */
function menOf(side) {
  const [body, cut] = [svg("path", { class: "body" }), svg("path", { class: "cut" })];
  const root = svg("g", { class: `man ${side} small` });
  root.append(body, cut);
  return { root, body, cut, shape: "" };
}

export class MiniBoard {
  root = svg("svg", { viewBox: "0 0 800 800", class: "mini", role: "img" });
  #men = { white: menOf("white"), black: menOf("black") };
  #placement = "";
  #last = "";
  #mark = svg("path", { class: "last", d: "" });

  constructor() {
    this.root.append(
      svg("rect", { width: 800, height: 800, class: "light" }),
      svg("path", { d: DARK, class: "dark" }),
      this.#mark,
      this.#men.white.root,
      this.#men.black.root,
    );
  }

  /**
   * Puts the men where they stand; only what has changed is touched.
   * @param {string} placement @param {{from: string, to: string}|null} [last] the last move
   */
  stand(placement, last = null) {
    if (placement !== this.#placement) this.#place(placement);
    const d = last ? outline(last.from) + outline(last.to) : "";
    if (d !== this.#last) this.#mark.setAttribute("d", (this.#last = d));
  }

  /** @param {string} placement */
  #place(placement) {
    this.#placement = placement;
    /** @type {Record<Side, {body: string, cut: string}>} */
    const drawn = { white: { body: "", cut: "" }, black: { body: "", cut: "" } };
    for (const [square, piece] of read(placement)) {
      const { body, cut } = outlineAt(piece, FILES.indexOf(square[0]), 8 - Number(square[1]));
      drawn[colorOf(piece)].body += body;
      drawn[colorOf(piece)].cut += cut;
    }
    for (const side of /** @type {Side[]} */ (["white", "black"])) {
      const men = this.#men[side];
      if (men.shape === drawn[side].body) continue;
      men.shape = drawn[side].body;
      men.body.setAttribute("d", drawn[side].body);
      men.cut.setAttribute("d", drawn[side].cut);
    }
  }

  /** What it shows, in words. @param {string} text */
  name(text) {
    this.root.setAttribute("aria-label", text);
  }
}

/** @param {string} square */
function outline(square) {
  const [x, y] = [FILES.indexOf(square[0]), 8 - Number(square[1])];
  return `M${x * 100} ${y * 100}h100v100h-100z`;
}

/**
 * The men of a position in words, White's first: "White: king g1, rook e1 …".
 * @param {string} placement
 */
export function inWords(placement) {
  const men = [...read(placement)];
  const of = (/** @type {string} */ letters) =>
    [...letters]
      .flatMap((letter) => {
        const squares = men.filter(([, piece]) => piece === letter).map(([square]) => square);
        return squares.length > 0 ? [`${nameOf(letter)} ${squares.join(" ")}`] : [];
      })
      .join(", ");
  return [of("KQRBNP"), of("kqrbnp")].filter(Boolean).join("; ") || phrase("script-no-men");
}
