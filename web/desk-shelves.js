// What stands on the arbiter's desk: what is asked of him with each answer, what only he may know,
// who has not come, and the new game after one that does not count.

import { settings, wordsFor } from "./acts.js";
import { createGame, problemOf } from "./api.js";
import { atLength, inShort } from "./case-words.js";
import { citations } from "./cite.js";
import { reasoned } from "./clock-acts.js";
import { h } from "./dom.js";
import { ask, tell } from "./forms.js";
import { parse, written } from "./time.js";
import { nameOfSide, phrase } from "./words.js";

/** @import {Act, CaseOutcome, Expected, Move, Notice, Question, Side, View} from "./types" */

/**
 * A question, and its answers with what would come of each.
 * @param {Question} question @param {CaseOutcome[]} outcomes @param {View} view
 * @param {(acts: Act[]) => void} onActs
 */
export function answered(question, outcomes, view, onActs) {
  return h(
    "article",
    { class: "case" },
    h("p", { class: "what" }, question.text, citations(question.cites)),
    h(
      "ul",
      { class: "answers" },
      question.choices.map((choice) => {
        const foreseen = outcomes.find((it) => it.choice === choice)?.foreseen;
        const short = foreseen ? inShort(foreseen) : "";
        const label = question.labels?.[choice] ?? plain(choice);
        return h(
          "li",
          {},
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
            short ? phrase("script-decides", { text: label, detail: short }) : label,
          ),
          foreseen && atLength(foreseen),
        );
      }),
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
export function secrets({ private: known, moves }) {
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

/** @type {Record<string, string>} */
const MAY = {
  intervene: phrase("script-may-intervene"),
  wait: phrase("script-may-wait"),
  never: phrase("script-may-never"),
};

/** @param {Notice} notice @param {(acts: Act[]) => void} onActs */
export function secret({ text, cites, act, may }, onActs) {
  return h(
    "article",
    { class: "case" },
    h("p", { class: "what" }, text, citations(cites)),
    may && h("p", { class: `may ${may}` }, MAY[may]),
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

/** "White", with his name where it is known. @param {Side} side @param {View} view */
function whoIs(side, view) {
  const [seat, name] = [nameOfSide(side), playerOf(side, view)];
  return seat === name ? seat : `${seat} (${name})`;
}

/**
 * Who has not come yet, and until when he may.
 * @param {View} view @param {Expected[]} expected @param {(acts: Act[]) => void} onActs
 */
export function expectedShelf(view, expected, onActs) {
  if (expected.length === 0 || view.outcome) return false;
  // At a resumption it is the player's coming that is judged, late or not.
  const resumed = Boolean(view.adjournment);
  const both = expected.length === 2 && view.moves.length === 0 && !resumed;
  const absent = (/** @type {string} */ side) => ({ act: "observe", what: "absent", side });
  return h(
    "section",
    { class: "shelf expected" },
    h("h2", {}, phrase("script-not-come")),
    expected.map(({ side, due_ms }) =>
      h(
        "article",
        { class: "case" },
        h(
          "p",
          { class: "what" },
          phrase("script-has-not-come", { name: whoIs(side, view) }),
          " ",
          h("span", { class: "due", "data-due": String(due_ms), role: "timer" }),
        ),
        !resumed && h(
          "button",
          { type: "button", "data-key": `absent-${side}`, onclick: () => onActs([absent(side)]) },
          wordsFor(absent(side)),
        ),
      ),
    ),
    both &&
      h(
        "button",
        { type: "button", "data-key": "absent-both", onclick: () => onActs([absent("both")]) },
        wordsFor(absent("both")),
      ),
  );
}

/** @param {string} side @param {View} view */
const playerOf = (side, { names }) => (side === "white" ? names.white : names.black);

/** The new game after one that does not count. @param {View} view @param {string} id @param {string} key */
export function renewed(view, id, key) {
  if (view.outcome?.ground !== "cancelled") return false;
  return h(
    "section",
    { class: "shelf" },
    h("h2", {}, phrase("script-new-game")),
    h("p", {}, phrase("script-new-game-text")),
    h(
      "button",
      { type: "button", class: "primary", "data-key": "renew", onclick: () => renew(view, id, key) },
      phrase("script-new-game-set"),
    ),
  );
}

/** @type {Record<string, string>} */
const LINKS = {
  white: phrase("script-link-white"),
  black: phrase("script-link-black"),
  arbiter: phrase("script-link-arbiter"),
  spectator: phrase("script-link-spectator"),
};

/** @param {View} view @param {string} id @param {string} key */
async function renew(view, id, key) {
  const values = await ask({
    title: phrase("script-new-game"),
    fields: [
      {
        name: "colors",
        label: phrase("script-new-game-colors"),
        kind: "choice",
        options: [
          ["same", phrase("script-colors-same")],
          ["reversed", phrase("script-colors-reversed")],
        ],
      },
    ],
    go: phrase("script-new-game-set"),
  });
  if (!values) return;
  const response = await fetch(`/api/v1/games/${encodeURIComponent(id)}.json`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  if (!response.ok) return tell(phrase("script-new-game"), (await problemOf(response)).message);
  const { acts: _acts, moves: _moves, clocks: _clocks, ...file } = await response.json();
  const { white, black } = view.names;
  const names = values.colors === "reversed" ? { white: black, black: white } : { white, black };
  try {
    const made = await createGame({ ...file, names, devices: view.devices });
    const links = Object.entries(made.links).map(([seat, link]) =>
      h("li", {}, h("a", { href: link, target: "_blank" }, LINKS[seat] ?? seat)),
    );
    tell(phrase("script-new-game"), h("p", {}, phrase("script-new-game-links")), h("ul", {}, ...links));
  } catch (error) {
    tell(phrase("script-new-game"), error instanceof Error ? error.message : String(error));
  }
}
