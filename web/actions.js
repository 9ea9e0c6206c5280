// The verbs of a seat: what is lawful now as buttons, the rest one step away with the reason.

import { citations } from "./cite.js";
import { h, refill } from "./dom.js";
import { nameOfSide, phrase, verb } from "./words.js";

/** @import {Action, Side, View} from "./types" */

/** Acts that have a place of their own on the page. */
const ELSEWHERE = new Set([
  "press",
  "touch",
  "release",
  "remove",
  "exchange",
  "move",
  "displace",
  "lift",
  "answer",
]);

const ORDER = [
  "begin",
  "accept_draw",
  "decline_draw",
  "offer_draw",
  "claim",
  "write",
  "adjust",
  "stop_clocks",
  "request",
  "start",
  "stop",
  "set_clock",
  "set_moves",
  "replace_clock",
  "undo",
  "observe",
  "restore",
  "penalise",
  "give_time",
  "adjourn",
  "resume",
  "declare",
  "change_result",
  "arrive",
  "leave",
  "seal",
  "sign",
  "announce",
  "appeal",
  "device",
  "resign",
];

/**
 * @typedef {object} Verbs
 * @property {HTMLElement} root
 * @property {boolean} adjusting whether "I adjust" has been said
 * @property {Side|null} by for whom one device speaks now; null where it is the seat's own
 * @property {(side: Side) => void} onBy
 * @property {(action: Action) => void} onAct
 */

/** @param {View} view @param {Verbs} verbs */
export function showVerbs(view, { root, adjusting, by, onBy, onAct }) {
  const all = view.actions
    .filter((action) => !ELSEWHERE.has(action.act))
    .sort((a, b) => rank(a) - rank(b));
  refill(root, [all, adjusting, by], () => {
    const isOpen = root.querySelector("details")?.open ?? false;
    const closed = all.filter((action) => !action.available);
    return [
      by && spokesman(by, onBy),
      h(
        "div",
        { class: "row" },
        all
          .filter((action) => action.available)
          .map((action) =>
            h(
              "button",
              {
                type: "button",
                "data-key": action.act,
                "data-act": action.act,
                class: action.act === "resign" ? "grave" : "",
                "aria-pressed": action.act === "adjust" ? String(adjusting) : null,
                onclick: () => onAct(action),
              },
              action.act === "adjust" && adjusting ? phrase("script-done-adjusting") : verb(action.act, action.label),
            ),
          ),
      ),
      closed.length > 0 &&
        h(
          "details",
          { class: "not-now", open: isOpen },
          h("summary", { "data-key": "not-now" }, phrase("script-not-now")),
          h(
            "ul",
            {},
            closed.map((action) =>
              h(
                "li",
                {},
                h("b", {}, verb(action.act, action.label)),
                action.reason && ` ${action.reason}`,
                citations(action.cites),
              ),
            ),
          ),
        ),
    ];
  });
}

/** @param {Action} action */
function rank({ act }) {
  const i = ORDER.indexOf(act);
  return i < 0 ? ORDER.length : i;
}

/**
 * One device, two players: whose words these are.
 * @param {Side} by
 * @param {(side: Side) => void} onBy
 */
function spokesman(by, onBy) {
  return h(
    "div",
    { class: "segments", role: "radiogroup", "aria-label": phrase("script-who-speaks") },
    /** @type {Side[]} */ (["white", "black"]).map((side) =>
      h(
        "label",
        {},
        h("input", {
          type: "radio",
          name: "by",
          checked: side === by,
          "data-key": `by-${side}`,
          onchange: () => onBy(side),
        }),
        h("span", {}, nameOfSide(side)),
      ),
    ),
  );
}
