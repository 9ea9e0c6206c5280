// A board to be looked at: small, still, and cheap, for hundreds of them stand on one page. The
// men are drawn once and used everywhere.

import { man, nameOf } from "./men.js";
import { FILES, read } from "./squares.js";
import { phrase } from "./words.js";

const NS = "http://www.w3.org/2000/svg";
const MEN = "PNBRQKpnbrqk";

/** The dark squares, as one outline. */
const DARK = Array.from({ length: 64 }, (_, i) => i)
  .filter((i) => ((i >> 3) + i) % 2 === 1)
  .map((i) => `M${i % 8} ${i >> 3}h1v1h-1z`)
  .join("");

/** @param {string} tag @param {Record<string, string|number>} attributes */
function svg(tag, attributes) {
  const element = document.createElementNS(NS, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Draws the men, once for the page. */
function drawMen() {
  if (document.getElementById("men")) return;
  const sheet = svg("svg", { id: "men", width: 0, height: 0, "aria-hidden": "true", class: "sr" });
  for (const piece of MEN) {
    const symbol = svg("symbol", { id: `man-${piece}`, viewBox: "0 0 100 100" });
    const drawn = man(piece);
    drawn.classList.add("small");
    symbol.append(drawn);
    sheet.append(symbol);
  }
  document.body.append(sheet);
}

export class MiniBoard {
  root = svg("svg", { viewBox: "0 0 8 8", class: "mini", role: "img" });
  /** @type {Map<string, {piece: string, element: Element}>} */
  #men = new Map();
  #placement = "";
  #last = "";
  #mark = svg("path", { class: "last", d: "" });

  constructor() {
    drawMen();
    this.root.append(
      svg("rect", { width: 8, height: 8, class: "light" }),
      svg("path", { d: DARK, class: "dark" }),
      this.#mark,
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
    const men = read(placement);
    for (const [square, { piece, element }] of this.#men) {
      if (men.get(square) === piece) continue;
      element.remove();
      this.#men.delete(square);
    }
    for (const [square, piece] of men) {
      if (this.#men.has(square)) continue;
      const [x, y] = at(square);
      const element = svg("use", { href: `#man-${piece}`, x, y, width: 1, height: 1 });
      this.#men.set(square, { piece, element });
      this.root.append(element);
    }
  }

  /** What it shows, in words. @param {string} text */
  name(text) {
    this.root.setAttribute("aria-label", text);
  }
}

/** @param {string} square */
const at = (square) => [FILES.indexOf(square[0]), 8 - Number(square[1])];

/** @param {string} square */
function outline(square) {
  const [x, y] = at(square);
  return `M${x} ${y}h1v1h-1z`;
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
