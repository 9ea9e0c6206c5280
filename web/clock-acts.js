// The arbiter's hand on the clock of a game: what is asked before it goes out. Each correction
// stands with its reason; what was shown before and after is kept beside it.

import { h } from "./dom.js";
import { ask } from "./forms.js";
import { parse, reading, written } from "./time.js";
import { phrase } from "./words.js";

/** @import {Act, Correction, Readings, Side, View} from "./types" */
/** @import {Field, Form} from "./forms.js" */

/** @type {Side[]} */
const SIDES = ["white", "black"];
/** @type {Record<Side, string>} */
const NAMES = { white: phrase("script-white"), black: phrase("script-black") };
/** @type {Field} */
const REASON = { name: "reason", label: phrase("script-reason"), kind: "text" };

/** The clock's readings now. @param {View} view @param {Side} side */
const ms = ({ clocks }, side) => (side === "white" ? clocks.white_ms : clocks.black_ms);

/** @param {View} view @returns {Field[]} */
const times = (view) =>
  SIDES.map((side) => ({
    name: side,
    label: NAMES[side],
    kind: "time",
    value: written(ms(view, side)),
  }));

/** @param {View} view @returns {Field[]} */
const counters = (view) =>
  SIDES.map((side) => ({
    name: `${side}_moves`,
    label: side === "white" ? phrase("script-completed-white") : phrase("script-completed-black"),
    kind: "text",
    value: String(view.clocks.counter?.[side] ?? 0),
  }));

/** The corrections that can be undone, newest first. @param {View} view */
const undoable = (view) =>
  (view.private?.corrections ?? []).filter((it) => it.can_be_undone).reverse();

/** @type {Record<string, (view: View) => Form>} */
export const CLOCK_FORMS = {
  set_clock: (view) => ({
    title: phrase("script-set-clocks"),
    fields: [...times(view), { ...REASON, optional: true }],
    go: phrase("script-set"),
  }),
  set_moves: (view) => ({
    title: phrase("script-set-counter"),
    text: phrase("script-times-stay"),
    fields: [...counters(view), REASON],
    go: phrase("script-set"),
  }),
  replace_clock: (view) => ({
    title: phrase("script-replace-clock"),
    text: phrase("script-replace-text"),
    fields: [...times(view), ...counters(view), REASON],
    go: phrase("script-replace"),
  }),
  undo: (view) => ({
    title: phrase("script-undo-title"),
    text: phrase("script-undo-text"),
    fields: [
      {
        name: "entry",
        label: phrase("script-which"),
        kind: "list",
        options: undoable(view).map((it) => [String(it.entry), `${it.text} (${it.reason})`]),
      },
      REASON,
    ],
    go: phrase("script-undo"),
  }),
};

/**
 * The acts that a form of these says; null where it says something that cannot be.
 * @param {string} act @param {Record<string, string>} values @param {View} view
 * @returns {Act[]|null}
 */
export function clockActs(act, values, view) {
  const { reason } = values;
  const moves = SIDES.map((side) => Number(values[`${side}_moves`]));
  if (act === "undo") return [{ act, entry: Number(values.entry), reason }];
  if (act === "set_moves")
    return SIDES.flatMap((side, index) =>
      moves[index] === view.clocks.counter?.[side]
        ? []
        : [{ act, side, moves: moves[index], reason }],
    );
  if (act !== "replace_clock") return null;
  const [white_ms, black_ms] = SIDES.map((side) => parse(values[side]));
  const [white_moves, black_moves] = moves;
  return [{ act, white_ms, black_ms, white_moves, black_moves, reason }];
}

/**
 * A notice's act, with the reason it needs; null where none was given.
 * @param {Act} act @returns {Promise<Act|null>}
 */
export async function reasoned(act) {
  if (act.act !== "spare") return act;
  const values = await ask({
    title: phrase("script-spare-title"),
    text: phrase("script-spare-text"),
    fields: [REASON],
    go: phrase("script-spare"),
  });
  return values && { ...act, reason: values.reason };
}

/**
 * Asks once more where an act leaves a player without time.
 * @param {string} detail @param {Act[]} acts @returns {Promise<Act[]|null>}
 */
export async function confirmed(detail, acts) {
  const title = phrase("script-meant");
  const text = detail.replace(/^acts\[\d+\]: /, "").replace(/; confirm it.*$/, ".");
  const values = await ask({ title, text, fields: [], go: phrase("script-is-meant"), grave: true });
  return values && acts.map((act) => ({ ...act, confirmed: true }));
}

/** What was shown. @param {Readings} it */
function shown(it) {
  return `${reading(it.white_ms)} / ${reading(it.black_ms)}, moves ${it.white_moves} / ${it.black_moves}`;
}

/** What the arbiter has done to the clock, newest first. @param {View} view */
export function clockShelf(view) {
  const done = [...(view.private?.corrections ?? [])].reverse();
  const { counter } = view.clocks;
  if (!counter) return false;
  return h(
    "section",
    { class: "shelf clockwork" },
    h("h2", {}, phrase("script-the-clock")),
    h(
      "p",
      {},
      phrase("script-counter", { white: counter.white, black: counter.black }),
      " ",
      counter.shown ? phrase("script-counter-shown") : phrase("script-counter-hidden"),
    ),
    done.length > 0 && h("ol", { class: "corrections" }, done.map(line)),
  );
}

/** @param {Correction} it */
function line(it) {
  const what = `${it.text}: ${it.reason}`;
  return h(
    "li",
    { value: it.entry },
    it.undone ? h("s", {}, what) : what,
    h("small", {}, `before ${shown(it.before)} · after ${shown(it.after)}`),
  );
}
