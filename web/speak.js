// How squares, men and moves are spoken: as they are written, in plain words, in the German form
// that the rules for blind players suggest, or in the order of a braille scoresheet.

import { nameOf, nameOfRole } from "./men.js";
import { setting } from "./store.js";
import { phrase } from "./words.js";

export const STYLES = /** @type {const} */ (["written", "plain", "phonetic", "braille"]);

/** @typedef {typeof STYLES[number]} Style */

/** The men in the order of the Laws: king, queen, rook, bishop, knight. */
export const ENGLISH = "KQRBN";
const given = phrase("script-letters");
/** The letters of the men in the page's language, in that order. */
export const LETTERS = given.length === ENGLISH.length ? given : ENGLISH;

const FILES = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const RANKS = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
/** @type {Record<string, string>} */
const MEN = { K: "König", Q: "Dame", R: "Turm", B: "Läufer", N: "Springer", P: "Bauer" };

/** @returns {Style} */
export function chosen() {
  const kept = setting("announce", "written");
  return STYLES.find((style) => style === kept) ?? "written";
}

/** @param {string} letters @param {string} from @param {string} to */
const exchanged = (letters, from, to) =>
  [...letters].map((sign) => (from.includes(sign) ? to[from.indexOf(sign)] : sign)).join("");

/** A move with the letters of the page's language. @param {string} san */
export const toLocal = (san) => exchanged(san, ENGLISH, LETTERS);

/**
 * A move as it was typed, with the letters of English notation: a letter of the page's language
 * counts as such, then one of English; a man's letter may be small where no file bears it.
 * @param {string} text
 */
export function fromLocal(text) {
  const signs = [...text.trim()];
  const first = signs[0]?.toUpperCase() ?? "";
  const isMan = (LETTERS + ENGLISH).includes(first) && !"abcdefgh".includes(signs[0]);
  if (isMan && /^.[a-h1-8x:-]/.test(text.trim())) signs[0] = first;
  if (/^0-0/.test(text.trim())) return text.trim().replaceAll("0", "O");
  return exchanged(signs.join(""), LETTERS, ENGLISH);
}

/** A square. @param {string} square @param {Style} [style] */
export function squareSaid(square, style = chosen()) {
  if (style !== "phonetic") return square;
  return `${FILES["abcdefgh".indexOf(square[0])]} ${RANKS[Number(square[1]) - 1]}`;
}

/** A square with what stands on it. @param {string} square @param {string|undefined} piece */
export function standsSaid(square, piece) {
  const style = chosen();
  const said = squareSaid(square, style);
  if (!piece) return `${said}, ${phrase("script-empty")}`;
  return style === "braille" ? `${nameOf(piece)}, ${said}` : `${said}, ${nameOf(piece)}`;
}

const MOVE = /^([KQRBN])?([a-h])?([1-8])?(x)?([a-h][1-8])(?:=([QRBN]))?([+#])?$/;

/** A move in English letters. @param {string} san @param {Style} [style] */
export function moveSaid(san, style = chosen()) {
  if (style === "written") return toLocal(san);
  const castles = /^O-O(-O)?([+#])?$/.exec(san);
  if (castles) return castlingSaid(castles[1] !== undefined, castles[2], style);
  const found = MOVE.exec(san);
  if (!found) return toLocal(san);
  const [, letter, file, rank, takes, to, promoted, sign] = found;
  const man = (/** @type {string} */ it) =>
    style === "phonetic" ? MEN[it] : nameOfRole(it);
  const from = [
    file && (style === "phonetic" ? FILES["abcdefgh".indexOf(file)] : file),
    rank && (style === "phonetic" ? RANKS[Number(rank) - 1] : rank),
  ];
  const capture = takes && (style === "phonetic" ? "schlägt" : phrase("script-say-takes"));
  const check = checkSaid(sign, style);
  const [now, then] = style === "braille" ? [check, ""] : ["", check];
  const words = [
    letter && man(letter),
    ...from,
    capture,
    now,
    squareSaid(to, style),
    promoted && man(promoted),
  ];
  return words.filter(Boolean).join(" ") + (then && `, ${then}`);
}

/** @param {string|undefined} sign @param {Style} style */
function checkSaid(sign, style) {
  if (!sign) return "";
  if (style === "phonetic") return sign === "#" ? "matt" : "Schach";
  return sign === "#" ? phrase("script-say-mate") : phrase("script-say-check");
}

/** @param {boolean} long @param {string|undefined} sign @param {Style} style */
function castlingSaid(long, sign, style) {
  const said =
    style === "phonetic"
      ? `${long ? "Lange" : "Kurze"} Rochade`
      : long
        ? phrase("script-say-long")
        : phrase("script-say-short");
  const check = checkSaid(sign, style);
  return said + (check && `, ${check}`);
}

const men = [...new Set(ENGLISH + LETTERS)].join("");
const WRITTEN = new RegExp(
  `(?<![\\p{L}\\d-])(?:O-O(?:-O)?|[${men}][a-h]?[1-8]?x?[a-h][1-8]` +
    `|[a-h]x?[a-h]?[1-8])(?:=[${men}])?[+#]?(?![\\p{L}\\d])`,
  "gu",
);

/**
 * A sentence with its moves and squares as they are spoken.
 * @param {string} text @param {Style} [style]
 */
export function textSaid(text, style = chosen()) {
  if (style === "written") return text;
  return text.replace(WRITTEN, (written) => moveSaid(fromLocal(written), style));
}

/**
 * What a hand did, as it is announced to a blind opponent: the man, where from, where to.
 * @param {string} piece @param {string} from @param {string} to @param {boolean} takes
 */
export function announcement(piece, from, to, takes) {
  const way = [squareSaid(from, "phonetic"), takes && "schlägt", squareSaid(to, "phonetic")];
  return [MEN[piece.toUpperCase()], ...way].filter(Boolean).join(" ");
}
