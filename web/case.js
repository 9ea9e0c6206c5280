// A game as a case: the evidence drawn, the clauses it turns on, the precedents; and act by act
// what happened, with the clocks before and after. It judges nothing: the server says all of it.

import { lang, phrase, nameOfSide } from "./words.js";
import { citation, citations } from "./cite.js";
import { h, refill } from "./dom.js";
import { problemOf } from "./api.js";
import { MiniBoard, inWords } from "./mini-board.js";
import { reading } from "./time.js";

/** @import {Act, Case, Evidence, Foreseen, Happened, Precedent, SamePosition, Shown} from "./types" */

/** So many half-moves without a capture or a pawn move are worth a line. */
const MANY = 60;

/** The case of a game, as its arbiter may know it. */
export class CaseFile {
  /** @type {Case|null} */
  case = null;
  #asked = -1;

  /** @param {string} id @param {string} key @param {() => void} onCase */
  constructor(id, key, onCase) {
    this.url = `/api/v1/games/${encodeURIComponent(id)}`;
    this.headers = { Authorization: `Bearer ${key}`, "Accept-Language": lang };
    this.onCase = onCase;
  }

  /** Asks for the case as it is after that entry; what comes too late is let be. @param {number} seq */
  async at(seq) {
    if (this.#asked === seq) return;
    this.#asked = seq;
    try {
      const response = await fetch(`${this.url}/case`, { headers: this.headers, cache: "no-store" });
      if (!response.ok || this.#asked !== seq) return;
      this.case = await response.json();
      this.onCase();
    } catch {
      // The line is down, which the page says elsewhere; it is asked again after the next act.
      this.#asked = -1;
    }
  }

  /** What would come of acts, done now. @param {Act[]} acts @returns {Promise<Foreseen>} */
  async foresee(acts) {
    const response = await fetch(`${this.url}/foreseen`, {
      method: "POST",
      headers: { ...this.headers, "Content-Type": "application/json" },
      body: JSON.stringify(acts),
    });
    if (!response.ok) throw await problemOf(response);
    return response.json();
  }
}

/** What the Laws say here. @param {HTMLElement} root @param {Case} it */
export function showLaws(root, it) {
  refill(root, [it.laws, it.precedents, it.evidence], () => [
    h("h2", {}, phrase("script-laws-here")),
    evidence(it.evidence),
    it.laws.length > 0
      ? h(
          "dl",
          { class: "clauses-here" },
          it.laws.flatMap((law) => [
            h("dt", {}, law.title, " ", citation(law)),
            h("dd", {}, law.says),
          ]),
        )
      : h("p", { class: "empty" }, phrase("script-no-law-yet")),
    it.precedents.length > 0 &&
      h(
        "section",
        { class: "precedents" },
        h("h3", {}, phrase("script-precedents")),
        it.precedents.map(precedent),
      ),
  ]);
}

/** @param {Precedent} it */
function precedent(it) {
  return h(
    "details",
    // The cases have their words in English and French.
    { lang: lang === "fr" ? "fr" : "en" },
    h("summary", {}, it.title),
    it.moves && h("p", { class: "moves" }, it.moves),
    h("ul", {}, it.acts.map((act) => h("li", {}, act))),
    h("p", { class: "ruled" }, h("b", {}, it.ruling), it.articles.length > 0 && ` (${it.articles.join(", ")})`),
    h("p", {}, h("a", { href: it.href, target: "_blank" }, `${it.topic} · ${it.place}`)),
  );
}

/** The positions side by side, and the count. @param {Evidence} it */
function evidence(it) {
  const repeats = it.positions.length > 1;
  const counts = it.halfmoves >= MANY || it.ground === "fifty";
  if (!repeats && !counts && !it.ground) return false;
  const side = nameOfSide(it.by ?? "");
  const claimed =
    it.ground &&
    (it.ground === "fifty"
      ? phrase("script-claimed-fifty", { side })
      : phrase("script-claimed-repetition", { side }));
  return h(
    "section",
    { class: "evidence" },
    h("h3", {}, claimed || phrase("script-evidence")),
    it.intended && h("p", {}, phrase("script-intended", { move: it.here.after })),
    (repeats || it.ground === "repetition") &&
      h(
        "div",
        { class: "positions" },
        it.positions.map((position, i) => diagram(position, i + 1)),
      ),
    (repeats || it.ground === "repetition") &&
      h("p", {}, phrase("script-times-stood", { number: it.positions.length })),
    counts && [
      h("p", {}, phrase("script-count-since", { moves: Math.floor(it.halfmoves / 2), number: it.halfmoves })),
      h(
        "div",
        { class: "positions" },
        diagram(it.since, null, phrase("script-count-began")),
        diagram(it.here, null, phrase("script-count-here")),
      ),
    ],
  );
}

/** @param {SamePosition} it @param {number|null} number @param {string} [name] */
function diagram(it, number, name) {
  const board = new MiniBoard();
  board.stand(it.placement);
  const when = it.after ? phrase("script-after", { move: it.after }) : phrase("script-at-start");
  board.name(`${name ?? `${number}.`} ${when}. ${inWords(it.placement)}`);
  const mover = it.turn === "white" ? phrase("script-white-to-move") : phrase("script-black-to-move");
  return h(
    "figure",
    {},
    board.root,
    h("figcaption", {}, h("b", {}, name ?? `${number}.`), ` ${when}`, h("small", {}, mover)),
  );
}

/** What happened, act by act. @param {HTMLElement} root @param {Case} it */
export function showHappened(root, it) {
  refill(root, it.happened, () => [
    h("h2", {}, phrase("script-what-happened")),
    it.happened.length === 0 && h("p", { class: "empty" }, phrase("script-nothing-yet")),
    h("ol", { class: "acts", reversed: true }, it.happened.toReversed().map(one)),
    it.earlier > 0 && h("p", { class: "dim" }, phrase("script-acts-before", { number: it.earlier })),
  ]);
}

/** @param {Happened} it */
export function one(it) {
  return h(
    "li",
    { value: it.seq, class: it.came.length > 0 ? "ruled-upon" : "" },
    h("p", {}, h("time", {}, reading(it.at_ms)), " ", it.text),
    it.came.map(({ kind, text, cites }) =>
      h("p", { class: `came ${kind}` }, text, citations(cites)),
    ),
    it.after && h("small", { class: "shows" }, shows(it.before, it.after)),
  );
}

/** "1:20:00 / 4:10 → 1:23:00 / 4:10". @param {Shown|undefined} before @param {Shown} after */
function shows(before, after) {
  const both = (/** @type {Shown} */ it) => `${reading(it.white_ms)} / ${reading(it.black_ms)}`;
  return before && both(before) !== both(after) ? `${both(before)} → ${both(after)}` : both(after);
}
