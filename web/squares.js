// Squares and what stands on them. A square is written "e4"; a man is a letter of FEN.

/** @import {Side} from "./types" */

export const FILES = "abcdefgh";

/** Reads the placement field of a FEN. @param {string} placement @returns {Map<string, string>} */
export function read(placement) {
  /** @type {Map<string, string>} */
  const men = new Map();
  for (const [row, text] of placement.split(" ")[0].split("/").entries()) {
    let file = 0;
    for (const sign of text) {
      if (sign >= "1" && sign <= "8") {
        file += Number(sign);
      } else {
        men.set(`${FILES[file]}${8 - row}`, sign);
        file += 1;
      }
    }
  }
  return men;
}

/** The squares as they lie before a player, row by row from the far side. @param {Side} near */
export function rows(near) {
  const ranks = near === "white" ? [8, 7, 6, 5, 4, 3, 2, 1] : [1, 2, 3, 4, 5, 6, 7, 8];
  const files = near === "white" ? [...FILES] : [...FILES].reverse();
  return ranks.map((rank) => files.map((file) => `${file}${rank}`));
}

/**
 * Where a square lies: column and row from the far left corner.
 * @param {string} square
 * @param {Side} near
 */
export function place(square, near) {
  const file = FILES.indexOf(square[0]);
  const rank = Number(square[1]) - 1;
  return near === "white" ? { x: file, y: 7 - rank } : { x: 7 - file, y: rank };
}

/** @param {number} x @param {number} y @param {Side} near @returns {string|null} */
export function squareAt(x, y, near) {
  if (x < 0 || y < 0 || x > 7 || y > 7) return null;
  return rows(near)[y][x];
}

/** @param {string} square */
export const isLight = (square) => (FILES.indexOf(square[0]) + Number(square[1])) % 2 === 0;

/**
 * The pawn passed by a pawn that went from one square to another.
 * @param {string} from
 * @param {string} to
 */
export const passedPawn = (from, to) => `${to[0]}${from[1]}`;

/** The king of a side. @param {Map<string, string>} men @param {Side} side */
export function kingOf(men, side) {
  const letter = side === "white" ? "K" : "k";
  for (const [square, piece] of men) if (piece === letter) return square;
  return null;
}
