// The arbiter's desk: what needs him, what only he may know, and what he may do.

import { settings, wordsFor } from "./acts.js";
import { citations } from "./cite.js";
import { clockShelf, reasoned } from "./clock-acts.js";
import { h, refill } from "./dom.js";
import { envelopeShelf } from "./envelope.js";
import { ask } from "./forms.js";
import { parse, written } from "./time.js";
import { phrase } from "./words.js";

/** @import {Act, Move, Notice, Question, View} from "./types" */

/** @param {HTMLElement} root @param {View} view @param {(acts: Act[]) => void} onActs */
export function showDesk(root, view, onActs) {
  root.hidden = view.seat !== "arbiter";
  if (root.hidden) return;
  const known = secrets(view);
  refill(
    root,
    [
      view.questions,
      view.private,
      view.illegal_moves,
      view.clocks.running,
      view.clocks.counter,
      view.outcome,
      view.adjournment,
      known.length,
    ],
    () => [
      h(
        "section",
        { class: "shelf needs" },
        h("h2", {}, phrase("script-needs-you")),
        view.questions.length > 0
          ? view.questions.map((question) => asked(question, view, onActs))
          : h(
              "p",
              { class: "empty" },
              view.outcome ? phrase("script-game-over") : phrase("script-nothing-awaits"),
            ),
      ),
      known.length > 0 &&
        h(
          "section",
          { class: "shelf watch" },
          h("h2", {}, phrase("script-only-you")),
          known.map((notice) => secret(notice, onActs)),
        ),
      (view.illegal_moves.white > 0 || view.illegal_moves.black > 0) &&
        h(
          "p",
          { class: "tally" },
          phrase("script-illegal-tally", { white: view.illegal_moves.white, black: view.illegal_moves.black }),
        ),
      envelopeShelf(view),
      clockShelf(view),
    ],
  );
}

/** @param {Question} question @param {View} view @param {(acts: Act[]) => void} onActs */
function asked(question, view, onActs) {
  return h(
    "article",
    { class: "case" },
    h("p", { class: "what" }, question.text, citations(question.cites)),
    h(
      "div",
      { class: "answers" },
      question.choices.map((choice) =>
        h(
          "button",
          {
            type: "button",
            "data-key": `${question.id}-${choice}`,
            onclick: async () => {
              const acts = await answer(question, choice, view);
              if (acts) onActs(acts);
            },
          },
          question.labels?.[choice] ?? plain(choice),
        ),
      ),
    ),
  );
}

/** @param {string} choice */
const plain = (choice) => choice.charAt(0).toUpperCase() + choice.slice(1).replaceAll("_", " ");

/**
 * An answer; where it sets times, the times are asked for, as they are now.
 * @param {Question} question @param {string} choice @param {View} view @returns {Promise<Act[]|null>}
 */
async function answer(question, choice, view) {
  const act = { act: "answer", question: question.id, choice };
  if (choice === "set") {
    const values = await ask({
      title: phrase("script-clocks-shall"),
      fields: [
        { name: "white", label: phrase("script-white"), kind: "time", value: written(view.clocks.white_ms) },
        { name: "black", label: phrase("script-black"), kind: "time", value: written(view.clocks.black_ms) },
      ],
      go: phrase("script-set-clocks"),
    });
    return values && [...settings(values, view), act];
  }
  if (choice === "postpone") {
    const values = await ask({
      title: phrase("script-postpone-title"),
      fields: [
        { name: "ms", label: phrase("script-more-time"), kind: "time", value: "2:00" },
      ],
      go: phrase("script-postpone"),
    });
    return values && [{ ...act, ms: parse(values.ms) }];
  }
  if (question.question === "assistant" && choice === "accept") {
    const values = await ask({
      title: phrase("script-accept"),
      fields: [{ name: "ms", label: phrase("script-time-taken"), kind: "time", value: "0:00" }],
      go: phrase("script-accept"),
    });
    return values && [{ ...act, ms: parse(values.ms) }];
  }
  if (/time|ms/.test(choice)) {
    const values = await ask({
      title: plain(choice),
      fields: [{ name: "ms", label: phrase("script-time"), kind: "time", value: "2:00" }],
      go: plain(choice),
    });
    return values && [{ ...act, ms: parse(values.ms) }];
  }
  return [act];
}

/** What only the arbiter may know, as notices. @param {View} view @returns {Notice[]} */
function secrets({ private: known, moves }) {
  if (!known) return [];
  const notices = [...known.notices];
  const says = (/** @type {string} */ what) => notices.some(({ act }) => act?.what === what);
  if (known.illegal_ply !== null && !says("illegal_move")) {
    notices.unshift({
      text: phrase("script-illegal-stands", {
        move: nameOf(
          moves.find(({ ply }) => ply === known.illegal_ply),
          known.illegal_ply,
        ),
      }),
      cites: [],
      act: { act: "observe", what: "illegal_move" },
    });
  }
  if (known.flag_down !== null && !says("flag")) {
    notices.unshift({
      text: flagWords(known.flag_down),
      cites: [],
      act: { act: "observe", what: "flag", side: known.flag_down },
    });
  }
  return notices;
}

/** @param {string} whose */
function flagWords(whose) {
  if (whose === "both") return phrase("script-flags-both");
  return whose === "white" ? phrase("script-flag-white") : phrase("script-flag-black");
}

/** @param {Move|undefined} move @param {number} ply */
function nameOf(move, ply) {
  return move
    ? `${Math.ceil(move.ply / 2)}${move.side === "white" ? "." : " …"} ${move.san}`
    : phrase("script-half-move", { number: ply });
}

/** @param {Notice} notice @param {(acts: Act[]) => void} onActs */
function secret({ text, cites, act }, onActs) {
  return h(
    "article",
    { class: "case" },
    h("p", { class: "what" }, text, citations(cites)),
    act &&
      h(
        "div",
        { class: "answers" },
        h(
          "button",
          {
            type: "button",
            "data-key": `know-${JSON.stringify(act)}`,
            onclick: async () => {
              const full = await reasoned(act);
              if (full) onActs([full]);
            },
          },
          wordsFor(act),
        ),
      ),
  );
}
