// What would come of a decision, in few words: for the button that takes it, and beside it the
// clocks as they will be.

import { citations } from "./cite.js";
import { h } from "./dom.js";
import { reading } from "./time.js";
import { nameOfSide, phrase } from "./words.js";

/** @import {Decision, Foreseen, Shown, Side} from "./types" */

/** @type {Record<string, string>} */
const SCORES = { win: "1", draw: "½", loss: "0" };

/** @param {Decision} it @returns {string} what it does, or nothing where the label says it */
function effect(it) {
  const side = it.side ? nameOfSide(it.side) : "";
  const time = reading(it.ms ?? 0);
  switch (it.kind) {
    case "add_time":
      return `${side} +${time}`;
    case "take_time":
      return `${side} −${time}`;
    case "set_time":
      return `${side} ${time}`;
    case "start_clock":
      return phrase("script-effect-starts", { side });
    case "stop_clocks":
      return phrase("script-effect-stops");
    case "restore":
      return phrase("script-effect-restore", { number: it.ply ?? 0 });
    case "must_play":
      return phrase("script-effect-must-play", { move: it.move ?? "" });
    case "must_move":
      return phrase("script-effect-must-move", { square: it.square ?? "" });
    case "must_capture":
      return phrase("script-effect-must-capture", { square: it.square ?? "" });
    case "warn":
      return phrase("script-effect-warn", { side });
    case "points":
      return phrase("script-effect-points", { side, points: it.points ?? "" });
    case "new_game":
      return phrase("script-effect-new-game");
    case "end":
    case "outcome":
      return it.outcome ? `${score(it.outcome.white)}–${score(it.outcome.black)}` : "";
    default:
      return it.outcome ? `${score(it.outcome.white)}–${score(it.outcome.black)}` : "";
  }
}

/** @param {string} word */
const score = (word) => SCORES[word] ?? word;

/** What it comes to, in few words: "White +3:00, Ng8 must be played". @param {Foreseen} it */
export function inShort({ results }) {
  const all = results.flatMap(({ rulings }) => rulings.flatMap(({ decisions }) => decisions));
  return [...new Set(all.map(effect).filter(Boolean))].join(", ");
}

/** What would come of it, at length. @param {Foreseen} it */
export function atLength(it) {
  const { results, before, after, owed, confirm } = it;
  const rulings = results.flatMap((one) => one.rulings);
  const refusals = results.flatMap((one) => one.refusals);
  const questions = results.flatMap((one) => one.questions);
  return h(
    "div",
    { class: "foreseen" },
    rulings.map(({ text, cites }) => h("p", { class: "ruled" }, text, citations(cites))),
    refusals.map(({ text, cites }) => h("p", { class: "ruled no" }, text, citations(cites))),
    questions.map(({ text }) => h("p", { class: "ruled" }, phrase("script-then-asked", { text }))),
    owed.map((text) => h("p", { class: "ruled" }, text)),
    confirm && h("p", { class: "ruled no" }, confirm),
    after && h("p", { class: "clocks" }, clocks(before ?? after, after)),
  );
}

/** "White 1:20:00 → 1:23:00 · Black 4:10 · Black's clock runs". @param {Shown} before @param {Shown} after */
function clocks(before, after) {
  const side = (/** @type {Side} */ of) => {
    const [was, is] = of === "white" ? [before.white_ms, after.white_ms] : [before.black_ms, after.black_ms];
    const text = `${nameOfSide(of)} ${reading(is)}`;
    return was === is
      ? h("span", {}, text)
      : h("span", { class: "changed" }, h("s", {}, reading(was)), " → ", h("b", {}, text));
  };
  const runs =
    after.running === null
      ? phrase("script-clocks-stopped")
      : after.running === "white"
        ? phrase("script-runs-white")
        : phrase("script-runs-black");
  return [side("white"), side("black"), h("span", {}, runs)];
}
