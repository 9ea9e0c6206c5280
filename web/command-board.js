// What the board answers when it is asked: where men stand, and what stands in a row.

import { nameOf, nameOfRole } from "./men.js";
import { squareSaid, standsSaid } from "./speak.js";
import { FILES } from "./squares.js";
import { phrase } from "./words.js";

const ALL = "KQRBNPkqrbnp";

/** Without accents and capitals. @param {string} text */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The men that are asked for, as letters of FEN: "queens", "white rooks", "black".
 * @param {string} text
 */
export function pieceOf(text) {
  const asked = folded(text).split(/\s+/).filter(Boolean);
  const side = (/** @type {string} */ name) => asked.some((it) => stem(it, folded(name)));
  const white = side(phrase("script-white"));
  const black = side(phrase("script-black"));
  const roles = [..."kqrbnp"].filter((letter) =>
    asked.some((it) => stem(it, folded(nameOfRole(letter)))),
  );
  if (roles.length === 0 && !white && !black) return [];
  const wanted = roles.length > 0 ? roles : [..."kqrbnp"];
  return [...ALL].filter(
    (piece) =>
      wanted.includes(piece.toLowerCase()) &&
      (white === black || (piece === piece.toUpperCase()) === white),
  );
}

/** Whether a word is that name or a form of it. @param {string} word @param {string} name */
const stem = (word, name) =>
  word.length >= 3 && word.slice(0, Math.max(3, name.length - 1)) === name.slice(0, Math.max(3, name.length - 1));

/** "white queen d1; black queen d8". @param {string[]} pieces @param {Map<string, string>} men */
export function spokenMen(pieces, men) {
  const parts = pieces.flatMap((piece) => {
    const squares = [...men].filter(([, it]) => it === piece).map(([square]) => square);
    const said = squares.sort().map((square) => squareSaid(square));
    return said.length > 0 ? [`${nameOf(piece)} ${said.join(", ")}`] : [];
  });
  return parts.length > 0 ? `${parts.join("; ")}.` : phrase("script-cmd-none");
}

/**
 * A row ("4"), a file ("d") or the whole board, all men of White first.
 * @param {string} which @param {Map<string, string>} men
 */
export function rowSaid(which, men) {
  const row = which.trim().toLowerCase();
  const squares = /^[1-8]$/.test(row)
    ? [...FILES].map((file) => file + row)
    : /^[a-h]$/.test(row)
      ? ["1", "2", "3", "4", "5", "6", "7", "8"].map((rank) => row + rank)
      : null;
  if (!squares) return spokenMen([...ALL], men);
  const held = squares.filter((square) => men.has(square));
  if (held.length === 0) return phrase("script-cmd-none");
  return `${held.map((square) => standsSaid(square, men.get(square))).join("; ")}.`;
}
