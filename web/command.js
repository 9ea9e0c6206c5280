// The command line: a word for everything that can be done at the board or asked of it, and a
// move in the player's own notation. It reads; what comes of it is done by the page.

import { spokenMen, rowSaid, pieceOf } from "./command-board.js";
import { bothSpoken } from "./clock.js";
import { standing } from "./game-view.js";
import { fromLocal, moveSaid, standsSaid } from "./speak.js";
import { read } from "./squares.js";
import { phrase } from "./words.js";

/** @import {Act, View} from "./types" */

/**
 * What a line comes to: something to be said, acts to be sent, acts to be confirmed first, or
 * something that the page itself does.
 * @typedef {{say?: string, acts?: Act[], confirm?: string, page?: string}} Done
 */

/**
 * What the page knows when a line is typed.
 * @typedef {object} Known
 * @property {View} view
 * @property {number} now the server's time
 * @property {string} last what was said last
 */

/** @typedef {(rest: string, known: Known) => Done} Command */

/** The words of the page's language for each command, apart by blanks. @type {Record<string, string>} */
const OWN = {
  press: phrase("script-cmd-press"),
  offer: phrase("script-cmd-offer"),
  accept: phrase("script-cmd-accept"),
  decline: phrase("script-cmd-decline"),
  claim: phrase("script-cmd-claim"),
  time: phrase("script-cmd-time"),
  where: phrase("script-cmd-where"),
  board: phrase("script-cmd-board"),
  moves: phrase("script-cmd-moves"),
  last: phrase("script-cmd-last"),
  repeat: phrase("script-cmd-repeat"),
  now: phrase("script-cmd-now"),
  touch: phrase("script-cmd-touch"),
  adjust: phrase("script-cmd-adjust"),
  write: phrase("script-cmd-write"),
  announce: phrase("script-cmd-announce"),
  stop: phrase("script-cmd-stop"),
  resign: phrase("script-cmd-resign"),
  begin: phrase("script-cmd-begin"),
  help: phrase("script-cmd-help"),
};

/** @param {View} view @param {string} act @param {Act[]} acts @returns {Done} */
function lawful(view, act, acts) {
  const found = view.actions.find((action) => action.act === act);
  if (found?.available) return { acts };
  const cites = (found?.cites ?? []).map(({ article, edition }) => `${article}, ${edition}`);
  const why = found?.reason ?? phrase("script-cmd-not-now");
  return { say: cites.length > 0 ? `${why} (${cites.join("; ")})` : why };
}

/** @param {string} text */
const squaresIn = (text) => text.toLowerCase().match(/[a-h][1-8]/g) ?? [];

/** @type {Record<string, Command>} */
const COMMANDS = {
  press: (_, { view }) => (view.hand.press_due ? { page: "press" } : lawful(view, "press", [{ act: "press" }])),
  offer: (_, { view }) => lawful(view, "offer_draw", [{ act: "offer_draw" }]),
  accept: (_, { view }) => lawful(view, "accept_draw", [{ act: "accept_draw" }]),
  decline: (_, { view }) => lawful(view, "decline_draw", [{ act: "decline_draw" }]),
  claim: (rest, { view }) => claim(rest, view),
  time: (_, { view, now }) => ({ say: bothSpoken(view, now) }),
  where: (rest, { view }) => ({ say: where(rest, view) }),
  board: (rest, { view }) => ({ say: rowSaid(rest, read(view.placement)) }),
  moves: (_, { view }) => ({ say: movesSaid(view) }),
  last: (_, { view }) => {
    const last = view.moves.at(-1);
    return { say: last ? moveSaid(last.san) : phrase("script-nothing-written") };
  },
  repeat: (_, { last }) => ({ page: "repeat", say: last }),
  now: (_, { view }) => ({ say: standing(view, []).map(({ text }) => text).join(" ") }),
  touch: (rest) => {
    const squares = squaresIn(rest);
    return squares.length > 0 ? { acts: [{ act: "touch", squares }] } : { say: phrase("script-cmd-which-square") };
  },
  adjust: (rest, { view }) => {
    const squares = squaresIn(rest);
    if (squares.length === 0) return { say: phrase("script-cmd-which-square") };
    return lawful(view, "adjust", [{ act: "adjust", squares }]);
  },
  write: (rest, { view }) => {
    if (!rest) return { say: phrase("script-cmd-write-what") };
    const written = /^\(/.test(rest) ? { mark: rest } : { move: fromLocal(rest) };
    return lawful(view, "write", [{ act: "write", ...written }]);
  },
  announce: (rest) => (rest ? { acts: [{ act: "announce", text: rest }] } : { page: "announce" }),
  stop: (rest, { view }) =>
    lawful(view, "stop_clocks", [rest ? { act: "stop_clocks", reason: rest } : { act: "stop_clocks" }]),
  resign: (_, { view }) => ({
    ...lawful(view, "resign", [{ act: "resign" }]),
    confirm: phrase("script-cmd-confirm-resign"),
  }),
  begin: (_, { view }) => lawful(view, "begin", [{ act: "begin" }]),
  help: () => ({ page: "help", say: helpSaid() }),
};

/** The command of that name, in the page's language or in English. @param {string} word */
function named(word) {
  const low = word.toLowerCase();
  if (low in COMMANDS) return low;
  return Object.keys(OWN).find((name) => OWN[name].split(/\s+/).includes(low));
}

/** The words there are, each once as the page's language has it. */
const helpSaid = () =>
  phrase("script-cmd-help-text", { text: Object.values(OWN).map((all) => all.split(/\s+/)[0]).join(", ") });

/**
 * What a line says that was typed.
 * @param {string} line @param {Known} known @returns {Done}
 */
export function understood(line, known) {
  const text = line.trim();
  const [word = "", ...others] = text.split(/\s+/);
  const name = named(word);
  if (name) return COMMANDS[name](others.join(" "), known);
  if (others.length === 0 && looksLikeMove(text)) return { acts: [{ act: "move", move: fromLocal(text) }] };
  return { say: phrase("script-cmd-unknown", { text }) };
}

/** @param {string} text */
const looksLikeMove = (text) =>
  /^[a-h][1-8][a-h][1-8][a-z]?$/.test(text) ||
  /^([A-Za-z]?[a-h]?[1-8]?[x:]?[a-h][1-8](=?[A-Za-z])?|[O0]-[O0](-[O0])?)[+#!?]*$/.test(text);

/** @param {string} rest @param {View} view @returns {Done} */
function claim(rest, view) {
  const [word = "", move] = rest.split(/\s+/);
  const low = word.toLowerCase().replaceAll("-", "_");
  const fits = view.claims.filter(
    ({ ground, label }) =>
      low && (ground.startsWith(low) || label.toLowerCase().split(/\P{L}+/u).some((it) => it && it.startsWith(low))),
  );
  const found = fits.find(({ ground }) => ground.startsWith(low)) ?? fits[0];
  if (!found) {
    const open = view.claims.filter(({ available }) => available).map(({ ground }) => ground);
    return { say: phrase("script-cmd-claim-what", { text: open.join(", ") || "–" }) };
  }
  if (!found.available) return { say: found.reason ?? phrase("script-cmd-not-now") };
  if (found.needs_move === true && !move) return { say: phrase("script-write-first") };
  if (!move || found.needs_move === false) return { acts: [{ act: "claim", ground: found.ground }] };
  const intended = fromLocal(move);
  return {
    acts: [
      { act: "write", move: intended },
      { act: "claim", ground: found.ground, intended },
    ],
  };
}

/** @param {string} rest @param {View} view */
function where(rest, view) {
  const men = read(view.placement);
  const squares = squaresIn(rest);
  if (squares.length > 0) return `${squares.map((it) => standsSaid(it, men.get(it))).join("; ")}.`;
  const pieces = pieceOf(rest);
  return pieces.length > 0 ? spokenMen(pieces, men) : phrase("script-cmd-which-man");
}

/** @param {View} view */
function movesSaid({ moves }) {
  if (moves.length === 0) return phrase("script-nothing-written");
  const lines = moves.map(({ ply, side, san }) => {
    const number = side === "white" || ply === 1 ? `${Math.ceil(ply / 2)}. ` : "";
    return number + moveSaid(san);
  });
  return `${lines.slice(-20).join(", ")}.`;
}

