// Each act that needs more than a word: what is asked before it goes out, and what goes out.

import { askClaim } from "./claim.js";
import { CLOCK_FORMS, clockActs } from "./clock-acts.js";
import { ask } from "./forms.js";
import { parse, reading, written } from "./time.js";

/** @import {Act, Action, Side, View} from "./types" */
/** @import {Field, Form} from "./forms.js" */

/** @type {[string, string][]} */
const SIDES = [
  ["white", "White"],
  ["black", "Black"],
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
  ["flag", "A flag is down"],
  ["illegal_move", "An illegal move"],
  ["touch_move", "What a touch or a ruling binds to was not played"],
  ["displaced", "Men were displaced"],
  ["initial_position", "The starting position was wrong"],
  ["colors_reversed", "The colours are reversed"],
  ["board_turned", "The board is turned"],
  ["illegal_position", "Both kings in check, or a pawn on the last rank"],
  ["unrecorded", "Moves are not recorded"],
  ["written_ahead", "A move is written before it is made"],
  ["moves_unproven", "The scoresheets cannot show the moves made"],
  ["dead_position", "Neither side can mate any more"],
  ["absent", "A player has not come"],
  ["clock_defective", "The clock is defective"],
  ["clock_setting", "The clock is set wrongly"],
  ["clock_handling", "The clock is handled improperly"],
  ["distraction", "A player distracts his opponent"],
  ["refusal", "A player persistently refuses to comply"],
  ["notes", "A player uses notes or advice"],
  ["disrepute", "A player brings the game into disrepute"],
  ["inspection_refused", "A player refuses an inspection"],
  ["smoking", "A player smokes where it is not permitted"],
  ["e_cigarette", "A player uses an electronic cigarette"],
  ["interference", "Somebody interferes"],
  ["disturbance", "The game must be interrupted"],
  ["boards_differ", "The two boards differ"],
  ["envelope_missing", "The envelope is missing"],
  ["position_unknown", "The adjourned position cannot be established"],
];

/** @type {[string, string][]} */
const REQUESTS = [
  ["explanation", "The meaning of a Law"],
  ["scoresheet", "The opponent's scoresheet"],
  ["spare_piece", "A man to promote to"],
  ["increment", "Five seconds a move for both, with the offer of a draw"],
  ["device", "Leave to use a device"],
  ["clock_placement", "The clock on the other side"],
  ["move_number", "The number of moves"],
  ["writing_assistant", "An assistant to write"],
  ["clock_assistant", "An assistant for the clock"],
  ["deduction", "Time off the opponent's clock"],
];

/** @type {[string, string][]} */
const PENALTIES = [
  ["warning", "A warning"],
  ["add_opponent_time", "More time for the opponent"],
  ["take_time", "Less time"],
  ["add_opponent_points", "More points for the opponent"],
  ["take_points", "Fewer points"],
  ["loss", "Loss of the game"],
  ["fine", "A fine"],
  ["exclusion", "Exclusion from rounds"],
  ["expulsion", "Expulsion from the event"],
];

/** @type {Field} */
const SIDE = { name: "side", label: "Whose", kind: "choice", options: SIDES };

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
    title: "Resign the game?",
    text: "Resigning ends the game. It cannot be taken back.",
    fields: [],
    go: "Resign",
    grave: true,
  }),
  accept_draw: () => ({
    title: "Accept the draw?",
    text: "The game is then drawn by agreement.",
    fields: [],
    go: "Accept: draw",
    grave: true,
  }),
  stop_clocks: (view) => {
    const seals = view.adjournment?.stage === "sealing" && view.adjournment.sealer === view.turn;
    return {
      title: "Stop both clocks",
      text: seals
        ? "The envelope is closed with the move you have written: it can be changed until then."
        : "To seek the arbiter's assistance. He judges whether the reason is valid.",
      fields: seals ? [] : [{ name: "reason", label: "Reason", kind: "text" }],
      go: "Stop the clocks",
    };
  },
  request: (_, action) => ({
    title: "Ask the arbiter for",
    fields: [
      {
        name: "what",
        label: "For",
        kind: "choice",
        options: offered(REQUESTS, action),
      },
    ],
    go: "Ask",
  }),
  write: () => ({
    title: "Write on the scoresheet",
    fields: [
      {
        name: "kind",
        label: "What",
        kind: "choice",
        options: [
          ["move", "A move"],
          ["mark", "A sign, such as (=)"],
        ],
      },
      { name: "text", label: "As you write it", kind: "text" },
    ],
    go: "Write",
  }),
  leave: () => ({
    title: "Leave the board",
    fields: [{ name: "area", label: "For where", kind: "text", optional: true }],
    go: "Leave",
  }),
  arrive: () => ({ title: "At the board", fields: [], go: "I am here" }),
  adjourn: () => ({
    title: "Adjourn the game",
    text: "The player having the move writes it, and stops the clocks.",
    fields: [{ name: "resumption", label: "Resumed when and where", kind: "text", optional: true }],
    go: "Adjourn",
  }),
  seal: () => ({
    title: "Seal a move",
    text: "It is written, not played, and goes into the envelope.",
    fields: [{ name: "move", label: "The move", kind: "text" }],
    go: "Seal",
  }),
  sign: () => ({
    title: "Sign the scoresheets",
    fields: [{ name: "score", label: "Result", kind: "choice", options: SCORES }],
    go: "Sign",
  }),
  announce: () => ({
    title: "Announce",
    fields: [{ name: "text", label: "Words", kind: "text" }],
    go: "Announce",
  }),
  device: () => ({
    title: "An electronic device",
    fields: [
      {
        name: "what",
        label: "It",
        kind: "choice",
        options: [
          ["rings", "rang"],
          ["found", "was found on the player"],
          ["in_bag", "was found in the bag, switched off"],
        ],
      },
    ],
    go: "Record",
  }),
  observe: (_, action) => ({
    title: "Observe",
    fields: [
      {
        name: "what",
        label: "What",
        kind: "list",
        options: offered(OBSERVED, action),
        value: typeof action.what === "string" ? action.what : "",
      },
      { ...SIDE, options: [...SIDES, ["both", "Both"]] },
    ],
    go: "Observe",
  }),
  appeal: () => ({
    title: "Appeal",
    fields: [{ name: "reason", label: "Against what, and why", kind: "text" }],
    go: "Appeal",
  }),
  give_time: () => ({
    title: "Give extra time",
    fields: [
      { ...SIDE, options: [...SIDES, ["both", "Both"]] },
      { name: "ms", label: "Time", kind: "time", value: "5:00" },
      { name: "reason", label: "What disturbed the game", kind: "text" },
    ],
    go: "Give",
  }),
  start: (view) => ({
    title: "Start a clock",
    fields: [{ ...SIDE, value: view.turn }],
    go: "Start",
  }),
  restore: (view) => ({
    title: "Restore a position",
    text: "The moves after it are taken back.",
    fields: [
      {
        name: "ply",
        label: "The last move that stands",
        kind: "list",
        value: String(Math.max(0, view.moves.length - 1)),
        options: [
          ["0", "none: the starting position"],
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
    go: "Restore",
  }),
  penalise: () => ({
    title: "Impose a penalty",
    fields: [
      SIDE,
      { name: "penalty", label: "Penalty", kind: "list", options: PENALTIES },
      {
        name: "ms",
        label: "Time",
        kind: "time",
        value: "2:00",
        when: ({ penalty }) => /time$/.test(penalty ?? ""),
      },
      {
        name: "score",
        label: "Points",
        kind: "text",
        when: ({ penalty }) => /points$/.test(penalty ?? ""),
      },
    ],
    go: "Impose",
    grave: true,
  }),
  declare: () => ({
    title: "Declare the result",
    fields: [{ name: "score", label: "Result", kind: "choice", options: SCORES }],
    go: "Declare",
    grave: true,
  }),
};

/**
 * Asks what the act needs and gives the acts to send, or null if it was let be.
 * @param {Action} action @param {View} view @returns {Promise<Act[]|null>}
 */
export async function compose(action, view) {
  const { act } = action;
  if (act === "claim") return askClaim(view);
  if (PLAIN.has(act)) return [{ act }];
  const form = FORMS[act]?.(view, action);
  if (!form) return [{ act }];
  const values = await ask({ ...form, cites: action.cites });
  return values && build(act, values, view);
}

/**
 * @param {string} act
 * @param {Record<string, string>} values
 * @param {View} view
 * @returns {Act[]}
 */
function build(act, values, view) {
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

/** What an act does, for a button. @param {Act} act */
export function wordsFor(act) {
  const side =
    act.side === "white"
      ? "White"
      : act.side === "black"
        ? "Black"
        : act.side === "both"
          ? "both"
          : "";
  const ms = typeof act.ms === "number" ? reading(act.ms) : "";
  const what = OBSERVED.find(([word]) => word === act.what)?.[1] ?? String(act.what ?? "");
  const penalty = PENALTIES.find(([word]) => word === act.penalty)?.[1] ?? "";
  switch (act.act) {
    case "observe":
      return `Observe: ${what.charAt(0).toLowerCase()}${what.slice(1)}${side && ` (${side})`}`;
    case "set_clock":
      return `Set ${side}'s clock to ${ms}`;
    case "start":
      return side ? `Start ${side}'s clock` : "Start the clock";
    case "spare":
      return "Charge the time to nobody …";
    case "stop":
      return "Stop the clocks";
    case "restore":
      return `Restore the position after ${act.ply} half-moves`;
    case "penalise":
      return `${penalty}${side && `: ${side}`}${ms && `, ${ms}`}`;
    case "declare":
      return `Declare ${act.score}`;
    default:
      return act.act.replaceAll("_", " ");
  }
}
