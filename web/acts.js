// Each act that needs more than a word: what is asked before it goes out, and what goes out.

import { announcementOf } from "./blind.js";
import { askClaim } from "./claim.js";
import { RESULTS } from "./results.js";
import { CLOCK_FORMS, clockActs } from "./clock-acts.js";
import { ask } from "./forms.js";
import { parse, reading, written } from "./time.js";
import { nameOfSide, phrase } from "./words.js";

/** @import {Act, Action, Side, View} from "./types" */
/** @import {Field, Form} from "./forms.js" */

/** @type {[string, string][]} */
const SIDES = [
  ["white", phrase("script-white")],
  ["black", phrase("script-black")],
];

/** @type {[string, string][]} */
const SCORES = [
  ["1-0", "1–0"],
  ["1/2-1/2", "½–½"],
  ["0-1", "0–1"],
  ["0-0", "0–0"],
];

/** @type {[string, string][]} */
export const OBSERVED = [
  ["flag", phrase("script-seen-flag")],
  ["illegal_move", phrase("script-seen-illegal-move")],
  ["touch_move", phrase("script-seen-touch-move")],
  ["displaced", phrase("script-seen-displaced")],
  ["initial_position", phrase("script-seen-initial-position")],
  ["colors_reversed", phrase("script-seen-colors-reversed")],
  ["board_turned", phrase("script-seen-board-turned")],
  ["illegal_position", phrase("script-seen-illegal-position")],
  ["unrecorded", phrase("script-seen-unrecorded")],
  ["written_ahead", phrase("script-seen-written-ahead")],
  ["moves_unproven", phrase("script-seen-moves-unproven")],
  ["dead_position", phrase("script-seen-dead-position")],
  ["absent", phrase("script-seen-absent")],
  ["clock_defective", phrase("script-seen-clock-defective")],
  ["clock_setting", phrase("script-seen-clock-setting")],
  ["clock_handling", phrase("script-seen-clock-handling")],
  ["distraction", phrase("script-seen-distraction")],
  ["refusal", phrase("script-seen-refusal")],
  ["notes", phrase("script-seen-notes")],
  ["disrepute", phrase("script-seen-disrepute")],
  ["inspection_refused", phrase("script-seen-inspection-refused")],
  ["smoking", phrase("script-seen-smoking")],
  ["e_cigarette", phrase("script-seen-e-cigarette")],
  ["interference", phrase("script-seen-interference")],
  ["disturbance", phrase("script-seen-disturbance")],
  ["boards_differ", phrase("script-seen-boards-differ")],
  ["envelope_missing", phrase("script-seen-envelope-missing")],
  ["position_unknown", phrase("script-seen-position-unknown")],
];

/** @type {[string, string][]} */
const REQUESTS = [
  ["explanation", phrase("script-ask-explanation")],
  ["scoresheet", phrase("script-ask-scoresheet")],
  ["spare_piece", phrase("script-ask-spare-piece")],
  ["increment", phrase("script-ask-increment")],
  ["device", phrase("script-ask-device")],
  ["clock_placement", phrase("script-ask-clock-placement")],
  ["move_number", phrase("script-ask-move-number")],
  ["writing_assistant", phrase("script-ask-writing-assistant")],
  ["clock_assistant", phrase("script-ask-clock-assistant")],
  ["deduction", phrase("script-ask-deduction")],
];

/** @type {[string, string][]} */
const PENALTIES = [
  ["warning", phrase("script-penalty-warning")],
  ["add_opponent_time", phrase("script-penalty-add-opponent-time")],
  ["take_time", phrase("script-penalty-take-time")],
  ["add_opponent_points", phrase("script-penalty-add-opponent-points")],
  ["take_points", phrase("script-penalty-take-points")],
  ["loss", phrase("script-penalty-loss")],
  ["fine", phrase("script-penalty-fine")],
  ["exclusion", phrase("script-penalty-exclusion")],
  ["expulsion", phrase("script-penalty-expulsion")],
];

/** @type {Field} */
const SIDE = { name: "side", label: phrase("script-whose"), kind: "choice", options: SIDES };

/**
 * The words among these that the server takes now; all where it names none.
 * @param {[string, string][]} options
 * @param {Action} action
 */
function offered(options, { what }) {
  return Array.isArray(what) ? options.filter(([word]) => what.includes(word)) : options;
}

/** Acts that go out at once. */
const PLAIN = new Set(["offer_draw", "decline_draw", "stop", "resume", "press"]);

/** @type {Record<string, (view: View, action: Action) => Form>} */
const FORMS = {
  ...CLOCK_FORMS,
  resign: () => ({
    title: phrase("script-resign-title"),
    text: phrase("script-resign-text"),
    fields: [],
    go: phrase("script-resign"),
    grave: true,
  }),
  accept_draw: () => ({
    title: phrase("script-accept-title"),
    text: phrase("script-accept-text"),
    fields: [],
    go: phrase("script-accept-draw"),
    grave: true,
  }),
  stop_clocks: (view) => {
    const seals = view.adjournment?.stage === "sealing" && view.adjournment.sealer === view.turn;
    // Where the player who sealed has not come, a reply that is written is sealed by stopping too.
    const replies = view.adjournment?.stage === "played" && view.adjournment.sealer !== view.turn;
    return {
      title: phrase("script-stop-title"),
      text: seals
        ? phrase("script-stop-seals")
        : phrase("script-stop-text"),
      fields: seals
        ? []
        : [{ name: "reason", label: phrase("script-reason"), kind: "text", optional: replies }],
      go: phrase("script-stop"),
    };
  },
  request: (_, action) => ({
    title: phrase("script-request-title"),
    fields: [
      {
        name: "what",
        label: phrase("script-for"),
        kind: "choice",
        options: offered(REQUESTS, action),
      },
    ],
    go: phrase("script-ask"),
  }),
  write: () => ({
    title: phrase("script-write-title"),
    fields: [
      {
        name: "kind",
        label: phrase("script-what"),
        kind: "choice",
        options: [
          ["move", phrase("script-a-move")],
          ["mark", phrase("script-a-sign")],
        ],
      },
      { name: "text", label: phrase("script-as-written"), kind: "text" },
    ],
    go: phrase("script-write"),
  }),
  leave: () => ({
    title: phrase("script-leave-title"),
    fields: [{ name: "area", label: phrase("script-for-where"), kind: "text", optional: true }],
    go: phrase("script-leave"),
  }),
  arrive: () => ({ title: phrase("script-arrive-title"), fields: [], go: phrase("script-here") }),
  adjourn: () => ({
    title: phrase("script-adjourn-title"),
    text: phrase("script-adjourn-text"),
    fields: [{ name: "resumption", label: phrase("script-resumed-when"), kind: "text", optional: true }],
    go: phrase("script-adjourn"),
  }),
  seal: () => ({
    title: phrase("script-seal-title"),
    text: phrase("script-seal-text"),
    fields: [{ name: "move", label: phrase("script-the-move"), kind: "text" }],
    go: phrase("script-seal"),
  }),
  sign: () => ({
    title: phrase("script-sign-title"),
    fields: [{ name: "score", label: phrase("script-result"), kind: "choice", options: SCORES }],
    go: phrase("script-sign"),
  }),
  announce: (view) => ({
    title: phrase("script-announce"),
    fields: [
      { name: "text", label: phrase("script-spoken-words"), kind: "text", value: announcementOf(view) },
    ],
    go: phrase("script-announce"),
  }),
  device: () => ({
    title: phrase("script-device-title"),
    fields: [
      {
        name: "what",
        label: phrase("script-it"),
        kind: "choice",
        options: [
          ["rings", phrase("script-rang")],
          ["found", phrase("script-found")],
          ["in_bag", phrase("script-in-bag")],
        ],
      },
    ],
    go: phrase("script-record"),
  }),
  observe: (_, action) => ({
    title: phrase("script-observe"),
    fields: [
      {
        name: "what",
        label: phrase("script-what"),
        kind: "list",
        options: offered(OBSERVED, action),
        value: typeof action.what === "string" ? action.what : "",
      },
      { ...SIDE, options: [...SIDES, ["both", phrase("script-both")]] },
    ],
    go: phrase("script-observe"),
  }),
  appeal: () => ({
    title: phrase("script-appeal"),
    fields: [{ name: "reason", label: phrase("script-against-what"), kind: "text" }],
    go: phrase("script-appeal"),
  }),
  give_time: () => ({
    title: phrase("script-give-title"),
    fields: [
      { ...SIDE, options: [...SIDES, ["both", phrase("script-both")]] },
      { name: "ms", label: phrase("script-time"), kind: "time", value: "5:00" },
      { name: "reason", label: phrase("script-disturbed"), kind: "text" },
    ],
    go: phrase("script-give"),
  }),
  start: (view) => ({
    title: phrase("script-start-title"),
    fields: [{ ...SIDE, value: view.turn }],
    go: phrase("script-start"),
  }),
  restore: (view) => ({
    title: phrase("script-restore-title"),
    text: phrase("script-restore-text"),
    fields: [
      {
        name: "ply",
        label: phrase("script-last-standing"),
        kind: "list",
        value: String(Math.max(0, view.moves.length - 1)),
        options: [
          ["0", phrase("script-none-start")],
          ...view.moves.map(
            (move) =>
              /** @type {[string, string]} */ ([
                String(move.ply),
                `${Math.ceil(move.ply / 2)}${move.side === "white" ? "." : " …"} ${move.san}`,
              ]),
          ),
        ],
      },
    ],
    go: phrase("script-restore"),
  }),
  penalise: (_, action) => ({
    title: phrase("script-penalty-title"),
    fields: [
      SIDE,
      {
        name: "penalty",
        label: phrase("script-penalty"),
        kind: "choice",
        options: offered(PENALTIES, action),
      },
      {
        name: "ms",
        label: phrase("script-time"),
        kind: "time",
        value: "2:00",
        when: ({ penalty }) => /time$/.test(penalty ?? ""),
      },
      {
        name: "score",
        label: phrase("script-points"),
        kind: "text",
        when: ({ penalty }) => /points$/.test(penalty ?? ""),
      },
    ],
    go: phrase("script-impose"),
    grave: true,
  }),
  change_result: () => ({
    title: phrase("script-change-title"),
    text: phrase("script-change-text"),
    fields: [
      {
        name: "result",
        label: phrase("script-result"),
        kind: "choice",
        options: [...RESULTS, ["", phrase("script-as-played")]],
        optional: true,
      },
      { name: "reason", label: phrase("script-reason"), kind: "text" },
    ],
    go: phrase("script-change-go"),
  }),
  declare: () => ({
    title: phrase("script-declare-title"),
    fields: [{ name: "score", label: phrase("script-result"), kind: "choice", options: SCORES }],
    go: phrase("script-declare"),
    grave: true,
  }),
};

/**
 * Asks what the act needs and gives the acts to send, or null if it was let be; `foresee` shows
 * in the form what would come of it.
 * @param {Action} action @param {View} view
 * @param {(acts: Act[]|null, box: HTMLElement) => void} [foresee] @returns {Promise<Act[]|null>}
 */
export async function compose(action, view, foresee) {
  const { act } = action;
  if (act === "claim") return askClaim(view);
  if (PLAIN.has(act)) return [{ act }];
  const form = FORMS[act]?.(view, action);
  if (!form) return [{ act }];
  const values = await ask({
    ...form,
    cites: action.cites,
    onValues: foresee && ((it, box) => foresee(it && build(act, it, view), box)),
  });
  return values && build(act, values, view);
}

/**
 * @param {string} act
 * @param {Record<string, string>} values
 * @param {View} view
 * @returns {Act[]}
 */
function build(act, values, view) {
  if (act === "change_result") return [{ act, result: values.result || null, reason: values.reason }];
  if (act === "write") return [{ act, [values.kind]: values.text }];
  if (act === "restore") return [{ act, ply: Number(values.ply) }];
  if (act === "set_clock") return settings(values, view);
  const clock = clockActs(act, values, view);
  if (clock) return clock;
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  return [{ act, ...filled, ...(values.ms ? { ms: parse(values.ms) } : {}) }];
}

/**
 * The clocks that were changed.
 * @param {Record<string, string>} values
 * @param {View} view
 * @returns {Act[]}
 */
export function settings(values, view) {
  const why = values.reason ? { reason: values.reason } : {};
  return /** @type {Side[]} */ (["white", "black"]).flatMap((side) => {
    const ms = parse(values[side] ?? "");
    const now = side === "white" ? view.clocks.white_ms : view.clocks.black_ms;
    return ms === null || values[side] === written(now) ? [] : [{ act: "set_clock", side, ms, ...why }];
  });
}

/** @param {string} text */
const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);

/** What an act does, for a button. @param {Act} act */
export function wordsFor(act) {
  const side =
    act.side === "white" || act.side === "black"
      ? nameOfSide(act.side)
      : act.side === "both"
        ? lower(phrase("script-both"))
        : "";
  const ms = typeof act.ms === "number" ? reading(act.ms) : "";
  const what = OBSERVED.find(([word]) => word === act.what)?.[1] ?? String(act.what ?? "");
  const penalty = PENALTIES.find(([word]) => word === act.penalty)?.[1] ?? "";
  switch (act.act) {
    case "observe":
      return `${phrase("script-button-observe", { text: lower(what) })}${side && ` (${side})`}`;
    case "set_clock":
      return phrase("script-button-set", { side, time: ms });
    case "start":
      return side ? phrase("script-button-start-side", { side }) : phrase("script-button-start");
    case "spare":
      return phrase("script-button-spare");
    case "stop":
      return phrase("script-stop");
    case "restore":
      return phrase("script-button-restore", { number: act.ply });
    case "penalise":
      return `${penalty}${side && `: ${side}`}${ms && `, ${ms}`}`;
    case "declare":
      return phrase("script-button-declare", { value: act.score });
    default:
      return act.act.replaceAll("_", " ");
  }
}
