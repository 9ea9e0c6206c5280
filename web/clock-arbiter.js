// The arbiter's hand on the clock: times, counters, either side, with the reason; and all that
// was entered, to be read and taken along.

import { SIDES } from "./clock-core.js";
import { readings } from "./clock-log.js";
import { read } from "./clock-setup.js";
import { byId, copy, fill, h } from "./dom.js";
import { keep, setting } from "./store.js";
import { parse, reading, written } from "./time.js";
import { phrase } from "./words.js";

/** @import {Side} from "./clock-core.js" */
/** @import {ClockLog, DeviceTime, Entry} from "./clock-log.js" */

/**
 * @typedef {object} Kept
 * @property {ClockLog|null} log
 * @property {DeviceTime} time
 * @property {(entry: Omit<Entry, "at"|"wall_ms">) => string|null} enter
 */

/** @type {Record<Side, string>} */
const NAMES = { white: phrase("script-white"), black: phrase("script-black") };

/** @type {Record<Entry["by"], string>} */
const BY = {
  white: NAMES.white,
  black: NAMES.black,
  arbiter: phrase("script-arbiter"),
  device: phrase("script-clock-device"),
};

/** @type {Record<Entry["act"], string>} */
const ACTS = {
  start: phrase("script-entry-start"),
  stop: phrase("script-entry-stop"),
  press: phrase("script-entry-press"),
  set: phrase("script-entry-set"),
  add: phrase("script-entry-add"),
  set_moves: phrase("script-entry-set-moves"),
  replace: phrase("script-entry-replace"),
  install: phrase("script-entry-install"),
  outage: phrase("script-entry-outage"),
  spare: phrase("script-entry-spare"),
  undo: phrase("script-entry-undo"),
  note: phrase("script-entry-note"),
};

/** @param {Kept} own @param {() => void} draw @param {() => void} layOut */
export function arbiterDialog(own, draw, layOut) {
  const { log } = own;
  if (!log) return;
  const dialog = byId("arbiter-dialog", HTMLDialogElement);
  const said = h("p", { class: "said", role: "alert" });
  const reason = h("input", { name: "reason", autocomplete: "off", maxLength: 400 });
  const now = readings(log.clock, own.time.now());
  const fields = SIDES.map((side, index) => ({
    side,
    time: h("input", { value: written(Math.max(0, now[side])), inputMode: "numeric" }),
    moves: h("input", { value: String(now.moves[index]), inputMode: "numeric" }),
    was: now[side],
    counted: now.moves[index],
  }));

  /** @param {Omit<Entry, "at"|"wall_ms"|"by">[]} entries */
  const make = (entries) => {
    for (const entry of entries) {
      const wrong = own.enter({ ...entry, by: "arbiter", reason: reason.value.trim() });
      if (wrong) {
        said.textContent = wrong;
        reason.focus();
        return;
      }
    }
    dialog.close();
    draw();
  };
  let confirmed = false;
  /** What stands in the fields, or null where it cannot be read or is asked about once more. */
  const wanted = () => {
    const values = [];
    for (const { side, time, moves, was } of fields) {
      const ms = parse(time.value.includes(":") ? time.value : `0:${time.value}`);
      if (ms === null) return say(phrase("script-clock-time"));
      if (ms <= 0 && was > 0 && !confirmed) {
        confirmed = true;
        return say(
          side === "white" ? phrase("script-clock-empty-white") : phrase("script-clock-empty-black"),
        );
      }
      const count = Number(moves.value);
      if (!Number.isInteger(count) || count < 0 || count > 9999)
        return say(phrase("script-clock-moves-number"));
      // What is not changed stays to the millisecond.
      values.push({ ms: time.value === written(Math.max(0, was)) ? was : ms, count });
    }
    return values;
  };
  const say = (/** @type {string} */ text) => {
    said.textContent = text;
    return null;
  };
  const set = () => {
    const values = wanted();
    if (!values) return;
    /** @type {Omit<Entry, "at"|"wall_ms"|"by">[]} */
    const entries = [];
    for (const [index, { side, was, counted }] of fields.entries()) {
      const { ms, count } = values[index];
      if (ms !== was) entries.push({ act: "set", side, value: ms });
      if (count !== counted) entries.push({ act: "set_moves", side, value: count });
    }
    if (entries.length === 0) say(phrase("script-clock-unchanged"));
    else make(entries);
  };
  const replace = () => {
    const values = wanted();
    if (!values) return;
    const [white, black] = values;
    const shows = {
      white: white.ms,
      black: black.ms,
      moves: /** @type {[number, number]} */ ([white.count, black.count]),
    };
    make([{ act: "replace", shows }]);
  };
  const control = h("input", { autocomplete: "off", spellcheck: false, maxLength: 200 });
  const install = async () => {
    try {
      make([{ act: "install", control: await read(control.value) }]);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  const button = (/** @type {string} */ text, /** @type {() => void} */ onclick) =>
    h("button", { type: "button", onclick }, text);
  const outage = log.openOutages()[0];
  const mistake = log.lastCorrection();
  fill(
    dialog,
    h("h2", { id: "arbiter-h" }, phrase("script-arbiter")),
    h(
      "div",
      { class: "sides" },
      fields.map(({ side, time, moves }) =>
        h(
          "fieldset",
          {},
          h("legend", {}, NAMES[side]),
          h("label", { class: "field" }, h("span", {}, phrase("script-time")), time),
          h("label", { class: "field" }, h("span", {}, phrase("script-clock-completed")), moves),
          button(phrase("script-button-start-side", { side: NAMES[side] }), () => make([{ act: "start", side }])),
        ),
      ),
    ),
    h("label", { class: "field" }, h("span", {}, phrase("script-reason")), reason),
    h(
      "details",
      {},
      h("summary", {}, phrase("script-clock-another")),
      h("label", { class: "field" }, h("span", {}, phrase("script-clock-control")), control),
      h("p", { class: "dim" }, phrase("script-clock-stays")),
      h(
        "div",
        { class: "buttons" },
        button(phrase("script-clock-install"), install),
        button(phrase("script-clock-replace"), replace),
      ),
    ),
    said,
    h(
      "div",
      { class: "buttons" },
      outage !== undefined &&
        button(phrase("script-clock-spare"), () => make([{ act: "spare", value: outage }])),
      mistake >= 0 &&
        button(phrase("script-clock-undo"), () => make([{ act: "undo", value: mistake }])),
      button(phrase("script-clock-turn"), () => {
        keep("clock-left", setting("clock-left", "white") === "white" ? "black" : "white");
        layOut();
        dialog.close();
      }),
      button(phrase("script-clock-new"), () => {
        localStorage.removeItem("flagfall:clock");
        own.log = null;
        dialog.close();
        draw();
      }),
      button(phrase("script-close"), () => dialog.close()),
      h("button", { type: "button", class: "primary", onclick: set }, phrase("script-set")),
    ),
    entries(log),
  );
  dialog.showModal();
}

/** All entries, newest first. @param {ClockLog} log */
function entries(log) {
  const undone = log.undone();
  const line = (/** @type {Entry} */ entry, /** @type {number} */ number) => {
    const whose = entry.side ? ` ${NAMES[entry.side]}` : "";
    const what = `${ACTS[entry.act]}${whose}${valueOf(entry)}`;
    const when = new Date(entry.wall_ms).toLocaleTimeString();
    const why = entry.reason ? ` (${entry.reason})` : "";
    const text = `${number} · ${when} · ${BY[entry.by]} · ${what}${why}`;
    const { before, after } = entry;
    const shown = before && after && `${phrase("script-clock-before")} ${shows(before)} · ${phrase("script-clock-after")} ${shows(after)}`;
    return h("li", {}, undone.has(number) ? h("s", {}, text) : text, shown && h("small", {}, shown));
  };
  const text = () => JSON.stringify({ setup: log.setup, entries: log.entries }, null, 1);
  return h(
    "details",
    {},
    h("summary", {}, phrase("script-clock-entries", { number: log.entries.length })),
    h("button", { type: "button", class: "quiet", onclick: () => copy(text()) }, phrase("script-clock-copy")),
    h("ol", { class: "entries" }, log.entries.map(line).reverse().slice(0, 200)),
  );
}

/** What an entry sets, as it is read. @param {Entry} entry */
function valueOf({ act, value }) {
  if (value === undefined) return "";
  const isTime = ["set", "add", "outage"].includes(act);
  return isTime ? ` ${written(Math.max(0, value))}` : ` ${value}`;
}

/** @param {import("./clock-log.js").Readings} it */
function shows({ white, black, moves }) {
  return `${reading(white)} / ${reading(black)}, ${phrase("script-clock-moves")} ${moves[0]} / ${moves[1]}`;
}
