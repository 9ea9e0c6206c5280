// The men: Staunton in silhouette, drawn for this board. Five of the six are turned, so their
// outline is written once, from the axis outwards and from the top down, and mirrored.

import { phrase } from "./words.js";

const NS = "http://www.w3.org/2000/svg";

/**
 * A step of a profile: a line to [x, y] or a curve by [x1, y1, x2, y2, x, y]; x from the axis.
 * @typedef {number[]} Step
 */

/** The foot that all men stand on: a torus and a plinth. @param {number} w half its width */
const foot = (w) => [
  [w - 4, 75],
  [w - 1, 75, w - 1, 80, w - 4, 80.5],
  [w + 1, 81.5, w + 2, 84, w + 2, 87],
  [w + 2, 91],
  [0, 91],
];

/** @type {Record<string, Step[]>} */
const PROFILES = {
  pawn: [
    [0, 25],
    [7.6, 25, 13.2, 30.4, 13.2, 37.4],
    [13.2, 42, 11.2, 45.2, 8, 47.6],
    [15, 50.2],
    [15, 54],
    [9.2, 54.6],
    [9.6, 64, 13.2, 70.4, 18.6, 75],
    ...foot(22.6),
  ],
  rook: [
    [0, 22],
    [5.4, 22],
    [5.4, 27],
    [12.6, 27],
    [12.6, 22],
    [21.4, 22],
    [21.4, 35.4],
    [16.2, 39.6],
    [15, 42.6],
    [15, 54, 15.8, 65, 20.6, 75],
    ...foot(25),
  ],
  bishop: [
    [0, 11.2],
    [3.4, 11.2, 5.4, 13.6, 5.4, 16.4],
    [5.4, 18.2, 4.6, 19.6, 3.4, 20.6],
    [9.6, 25.4, 14.4, 32, 14.4, 38.8],
    [14.4, 43.6, 12, 47.2, 8.6, 49.6],
    [15.8, 52],
    [15.8, 56],
    [9.4, 56.6],
    [9.8, 65, 14, 71, 19.8, 75],
    ...foot(24),
  ],
  queen: [
    [0, 9.4],
    [3.2, 9.4, 5.2, 11.6, 5.2, 14.4],
    [5.2, 16.4, 4.2, 17.8, 3, 18.8],
    [4.6, 27.2],
    [10.4, 19.8],
    [15, 28],
    [23.4, 19],
    [18.6, 35, 15, 42, 11.4, 46.6],
    [17.2, 48.8],
    [17.2, 53],
    [10.6, 53.6],
    [10.6, 62, 14.6, 70.4, 21.4, 75],
    ...foot(25.6),
  ],
  king: [
    [0, 4.6],
    [3.4, 4.6],
    [2.7, 9.7],
    [8, 9],
    [8, 15.6],
    [2.7, 14.9],
    [3.3, 20.4],
    [11, 20.8, 18.6, 22.8, 20.6, 25.6],
    [19.8, 34, 16.4, 42.4, 12.4, 46.6],
    [18, 48.8],
    [18, 53],
    [11.2, 53.6],
    [11.2, 62, 15.2, 70.4, 22, 75],
    ...foot(26.4),
  ],
};

/** The knight is carved, not turned. */
const KNIGHT =
  "M51.4 12.6L55.8 19.4C67.6 22.6 74.6 33.6 75.2 48.6C75.6 59.4 73.6 68.4 74.2 75" +
  "C77.2 75 77.2 80 74.2 80.5C78.2 81.5 79.2 84 79.2 87L79.2 91L24.8 91L24.8 87" +
  "C24.8 84 25.8 81.5 29.8 80.5C26.8 80 26.8 75 29.8 75C30.6 65.4 36.4 60.4 43.4 55.2" +
  "C46.6 52.8 48.4 50 48.6 46.4C45 50.4 41.6 50.6 38.4 50.8C36 54.2 33.6 57.2 30.4 57.8" +
  "C26 58.6 20.4 53.6 20.6 49.2C20.8 45.4 28.2 36.8 30.2 32.4C31.6 27.4 35.2 24 40.6 21.6L43.4 13.8" +
  "L47.4 19.2Z";

/**
 * Lines cut into the wood, one tone lighter or darker than the man.
 * @type {Record<string, string>}
 */
const CUTS = {
  pawn: "M33.4 75.2H66.6M29.6 80.6H70.4",
  rook: "M31 35.6H69M35.2 42.2H64.8M31 75.2H69M27.6 80.6H72.4",
  bishop:
    "M53 31.2L57.2 25.4M49.2 36.6L53 31.2M41.4 49.6H58.6M40.8 56.6H59.2M32 75.2H68M28.6 80.6H71.4",
  queen: "M38.6 46.6H61.4M39.6 53.6H60.4M30.4 75.2H69.6M27 80.6H73",
  king: "M46.6 20.6H53.4M37.6 46.6H62.4M38.8 53.6H61.2M29.6 75.2H70.4M26.2 80.6H73.8",
  knight:
    "M34.6 36.4A2.1 2.1 0 1 0 38.8 36.4A2.1 2.1 0 1 0 34.6 36.4M25.8 50.4L28 48.6" +
    "M58.6 25.4C66.4 31.6 69.6 42.6 68.4 56.4M32 75.2H72.4M29.4 80.6H74.6",
};

/** @param {number} n */
const short = (n) => String(Math.round(n * 10) / 10);

/** Mirrors a profile into a closed outline. @param {Step[]} steps */
function turn(steps) {
  let right = "";
  /** @type {number[][]} */
  const points = [];
  for (const [i, step] of steps.entries()) {
    right +=
      (i === 0 ? "M" : step.length === 2 ? "L" : "C") +
      step.map((n, k) => short(k % 2 ? n : 50 + n)).join(" ");
    points.push(step.slice(-2));
  }
  let left = "";
  for (let i = steps.length - 1; i > 0; i -= 1) {
    const step = steps[i];
    const [x, y] = points[i - 1];
    left +=
      step.length === 2
        ? `L${short(50 - x)} ${short(y)}`
        : `C${[50 - step[2], step[3], 50 - step[0], step[1], 50 - x, y].map(short).join(" ")}`;
  }
  return `${right}${left}Z`;
}

/** Outlines by role, in a box of 100 by 100. @type {Record<string, string>} */
export const OUTLINES = {
  ...Object.fromEntries(Object.entries(PROFILES).map(([role, steps]) => [role, turn(steps)])),
  knight: KNIGHT,
};

/** @type {Record<string, string>} */
const ROLES = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };

/** @type {Record<string, string>} */
const NAMES = {
  P: phrase("script-white-pawn"),
  N: phrase("script-white-knight"),
  B: phrase("script-white-bishop"),
  R: phrase("script-white-rook"),
  Q: phrase("script-white-queen"),
  K: phrase("script-white-king"),
  p: phrase("script-black-pawn"),
  n: phrase("script-black-knight"),
  b: phrase("script-black-bishop"),
  r: phrase("script-black-rook"),
  q: phrase("script-black-queen"),
  k: phrase("script-black-king"),
};

/** @type {Record<string, string>} */
const KINDS = {
  p: phrase("script-pawn"),
  n: phrase("script-knight"),
  b: phrase("script-bishop"),
  r: phrase("script-rook"),
  q: phrase("script-queen"),
  k: phrase("script-king"),
};

/** "white knight" for "N". @param {string} piece a letter of FEN */
export function nameOf(piece) {
  return NAMES[piece] ?? piece;
}

/** "knight", for a letter of either case. @param {string} letter */
export const nameOfRole = (letter) => KINDS[letter.toLowerCase()] ?? letter;

/** @param {string} piece @returns {"white"|"black"} */
export const colorOf = (piece) => (piece === piece.toUpperCase() ? "white" : "black");

/** @param {string} piece */
export const roleOf = (piece) => ROLES[piece.toLowerCase()] ?? "pawn";

/**
 * A man as an SVG group in a box of 100 by 100.
 * @param {string} piece a letter of FEN
 * @param {{inverted?: boolean}} [how] inverted: standing on its head, as a rook may for a queen
 */
export function man(piece, how = {}) {
  const role = roleOf(piece);
  const group = document.createElementNS(NS, "g");
  group.setAttribute("class", `man ${colorOf(piece)}`);
  const inner = document.createElementNS(NS, "g");
  if (how.inverted) inner.setAttribute("transform", "rotate(180 50 56)");
  for (const [name, d] of [
    ["body", OUTLINES[role]],
    ["cut", CUTS[role]],
  ]) {
    const path = document.createElementNS(NS, "path");
    path.setAttribute("class", name);
    path.setAttribute("d", d);
    inner.append(path);
  }
  group.append(inner);
  return group;
}

/** Which numbers of a command of a path are across, and which down. @type {Record<string, string>} */
const AXES = { M: "xy", L: "xy", C: "xyxyxy", H: "x", V: "y", A: "-----xy", Z: "" };

/** A path so far to the right and down. @param {string} d @param {number} x @param {number} y */
function shifted(d, x, y) {
  const by = { x, y, "-": 0 };
  return d.replace(/([A-Z])([^A-Z]*)/g, (_, command, numbers) => {
    const axes = /** @type {("x"|"y"|"-")[]} */ ([...AXES[command]]);
    const all = numbers.split(" ").filter(Boolean).map(Number);
    return command + all.map((/** @type {number} */ n, /** @type {number} */ i) => short(n + by[axes[i % axes.length]])).join(" ");
  });
}

/** What was shifted before. @type {Map<string, {body: string, cut: string}>} */
const SHIFTED = new Map();

/**
 * The paths of a man that stands so many boxes of 100 to the right and down, for boards on which
 * all men of a colour are one shape.
 * @param {string} piece @param {number} across @param {number} down
 */
export function outlineAt(piece, across, down) {
  const [role, key] = [roleOf(piece), `${roleOf(piece)} ${across} ${down}`];
  let found = SHIFTED.get(key);
  if (!found) {
    const [x, y] = [across * 100, down * 100];
    found = { body: shifted(OUTLINES[role], x, y), cut: shifted(CUTS[role], x, y) };
    SHIFTED.set(key, found);
  }
  return found;
}

/**
 * A man as a picture of its own, for trays and headings.
 * @param {string} piece @param {number} size in pixels
 */
export function portrait(piece, size) {
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  svg.setAttribute("aria-hidden", "true");
  svg.append(man(piece));
  return svg;
}
