// The scoresheet, with rulings as notes in its margin at the half-move where they fell.

import { citations } from "./cite.js";
import { h, refill } from "./dom.js";
import { toLocal } from "./speak.js";
import { reading } from "./time.js";
import { phrase } from "./words.js";

/** @import {Move, Note, Side, View} from "./types" */

/** @typedef {{half: number, move: Move|undefined, text: string}} Cell a half-move as written */

/** Whether a sign stands beside a move rather than for one: "(=)", a time. @param {string} text */
const isMark = (text) => /^[(=\d?!]/.test(text) && !/^0-0/.test(text);

/**
 * The half-moves in order. A player's own sheet may lag, or run ahead by a move he has written
 * for a claim.
 * @param {View} view @param {string[]|null} sheet
 * @returns {Cell[]}
 */
function cells(view, sheet) {
  const [, turn, , , , full] = view.position.fen.split(" ");
  const now = 2 * (Number(full ?? 1) - 1) + (turn === "b" ? 1 : 0);
  const first = now - view.moves.length;
  /** @type {string[]} */
  const texts = [];
  for (const text of sheet ?? view.moves.map((move) => move.san)) {
    if (isMark(text) && texts.length > 0) texts[texts.length - 1] += ` ${text}`;
    else texts.push(text);
  }
  const count = Math.max(texts.length, view.moves.length);
  return Array.from({ length: count }, (_, i) => ({
    half: first + i,
    move: view.moves[i],
    text: texts[i] ?? "",
  }));
}

/**
 * @param {HTMLElement} root
 * @param {View} view
 * @param {"game"|Side} which
 * @param {(which: "game"|Side) => void} onWhich
 */
export function showSheet(root, view, which, onWhich) {
  const own = view.seat === "white" || view.seat === "black" ? view.seat : null;
  const choice = own ?? which;
  const sheet = choice === "game" ? null : (view.scoresheets[choice] ?? null);
  const secret = view.private?.illegal_ply;
  const state = [view.started, view.moves, sheet, view.notes, choice, secret, view.outcome];
  refill(root, state, () => {
    const lines = byMove(cells(view, sheet));
    /** @type {Map<number, Note[]>} */
    const notes = new Map();
    for (const note of view.notes) notes.set(note.ply, [...(notes.get(note.ply) ?? []), note]);
    return [
      own ? null : tabs(view, choice, onWhich),
      notes.has(0) && notesAt(notes.get(0) ?? []),
      lines.length > 0
        ? h(
            "ol",
            { class: "moves" },
            lines.map((line) => row(line, view, notes)),
          )
        : h(
            "p",
            { class: "empty" },
            view.started ? phrase("script-nothing-written") : phrase("script-not-begun"),
          ),
      view.outcome &&
        h("p", { class: "score" }, `${figure(view.outcome.white)} – ${figure(view.outcome.black)}`),
    ];
  });
  keepAtEnd(root);
}

/** @type {WeakSet<Element>} */
const watched = new WeakSet();

/** The last move stays in sight, unless somebody has scrolled back. @param {HTMLElement} root */
function keepAtEnd(root) {
  if (!watched.has(root)) {
    watched.add(root);
    root.dataset.end = "true";
    root.addEventListener("scroll", () => {
      if (root.dataset.height !== String(root.clientHeight)) return;
      root.dataset.end = String(root.scrollHeight - root.scrollTop - root.clientHeight < 40);
    });
    new ResizeObserver(() => keepAtEnd(root)).observe(root);
  }
  root.dataset.height = String(root.clientHeight);
  if (root.dataset.end === "true") root.scrollTop = root.scrollHeight;
}

/** @param {string} score */
const figure = (score) => score.replace("1/2", "½");

/** @param {Side} side */
const sheetOf = (side) =>
  side === "white" ? phrase("script-sheet-of-white") : phrase("script-sheet-of-black");

/** @param {View} view @param {"game"|Side} choice @param {(which: "game"|Side) => void} onWhich */
function tabs(view, choice, onWhich) {
  const kept = /** @type {Side[]} */ (["white", "black"]).filter((side) => view.scoresheets[side]);
  if (kept.length === 0 || view.seat === "spectator") return null;
  /** @type {["game"|Side, string][]} */
  const all = [
    ["game", phrase("script-the-game")],
    ...kept.map((side) => /** @type {[Side, string]} */ ([side, sheetOf(side)])),
  ];
  return h(
    "div",
    { class: "tabs", role: "group", "aria-label": phrase("script-which-sheet") },
    all.map(([key, label]) =>
      h(
        "button",
        {
          type: "button",
          "data-key": key,
          "aria-pressed": String(key === choice),
          onclick: () => onWhich(key),
        },
        label,
      ),
    ),
  );
}

/** @typedef {{number: number, white: Cell|null, black: Cell|null}} Line */

/** @param {Cell[]} list @returns {Line[]} */
function byMove(list) {
  /** @type {Line[]} */
  const lines = [];
  for (const cell of list) {
    const number = Math.floor(cell.half / 2) + 1;
    const isWhite = cell.half % 2 === 0;
    let line = lines.at(-1);
    if (!line || line.number !== number) lines.push((line = { number, white: null, black: null }));
    if (isWhite) line.white = cell;
    else line.black = cell;
  }
  return lines;
}

/** @param {Line} line @param {View} view @param {Map<number, Note[]>} notes */
function row(line, view, notes) {
  const here = [line.white, line.black].flatMap((cell) => notes.get(cell?.move?.ply ?? -1) ?? []);
  return h(
    "li",
    {},
    h("span", { class: "no" }, `${line.number}.`),
    half(line.white, view, line.black !== null ? "…" : ""),
    half(line.black, view, ""),
    here.length > 0 && notesAt(here),
  );
}

/** @param {Cell|null} cell @param {View} view @param {string} otherwise */
function half(cell, view, otherwise) {
  if (!cell) return h("span", { class: "mv" }, otherwise);
  const { move, text } = cell;
  const illegal =
    move !== undefined && (move.legal === false || view.private?.illegal_ply === move.ply);
  const open = move !== undefined && !move.completed && view.outcome === null;
  const ahead = move === undefined;
  return h(
    "span",
    {
      class: ["mv", open && "open", illegal && "illegal", ahead && "ahead"]
        .filter(Boolean)
        .join(" "),
    },
    h("b", {}, (!move || text.startsWith(move.san) ? toLocal(text) : text) || "—"),
    illegal && h("em", {}, phrase("script-illegal")),
    open &&
      h(
        "i",
        { title: phrase("script-made-open") },
        h("span", { class: "sr" }, phrase("script-not-completed")),
        "·",
      ),
    ahead && h("i", {}, phrase("script-written")),
    typeof move?.clock_ms === "number" && h("small", {}, reading(move.clock_ms)),
  );
}

/** @type {Record<Note["kind"], string>} */
const KINDS = {
  act: "",
  ruling: phrase("script-ruling"),
  refusal: phrase("script-refused"),
  question: phrase("script-asked"),
  outcome: phrase("script-result"),
};

/** To whom alone something is told. @param {Note["to"]} to */
function onlyWords(to) {
  if (to === "arbiter") return phrase("script-only-arbiter");
  return to === "white" ? phrase("script-only-white") : phrase("script-only-black");
}

/** @param {Note[]} notes */
function notesAt(notes) {
  return h(
    "ul",
    { class: "notes" },
    notes.map((note) =>
      h(
        "li",
        { class: `note ${note.kind}` },
        KINDS[note.kind] && h("span", { class: "kind" }, KINDS[note.kind]),
        " ",
        note.text,
        citations(note.cites),
        note.to !== "all" &&
          h(
            "span",
            { class: "only" },
            ` ${onlyWords(note.to)}`,
          ),
      ),
    ),
  );
}
