// The arbiter's hand on the clock: times, counters, either side, with the reason; and all that
// was entered, to be read and taken along.

import { SIDES } from "./clock-core.js";
import { readings } from "./clock-log.js";
import { read } from "./clock-setup.js";
import { byId, copy, fill, h } from "./dom.js";
import { keep, setting } from "./store.js";
import { parse, reading, written } from "./time.js";

/** @import {Side} from "./clock-core.js" */
/** @import {ClockLog, DeviceTime, Entry} from "./clock-log.js" */

/**
 * @typedef {object} Kept
 * @property {ClockLog|null} log
 * @property {DeviceTime} time
 * @property {(entry: Omit<Entry, "at"|"wall_ms">) => string|null} enter
 */

/** @type {Record<Side, string>} */
const NAMES = { white: "White", black: "Black" };

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
      if (ms === null) return say("Write a time as 1:30:00 or 5:00.");
      if (ms <= 0 && was > 0 && !confirmed) {
        confirmed = true;
        return say(
          `This leaves ${NAMES[side]} without time: the flag falls at once. ` +
            "Set once more to confirm.",
        );
      }
      const count = Number(moves.value);
      if (!Number.isInteger(count) || count < 0 || count > 9999)
        return say("Write the moves as a number.");
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
    if (entries.length === 0) say("Nothing was changed.");
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
    h("h2", { id: "arbiter-h" }, "Arbiter"),
    h(
      "div",
      { class: "sides" },
      fields.map(({ side, time, moves }) =>
        h(
          "fieldset",
          {},
          h("legend", {}, NAMES[side]),
          h("label", { class: "field" }, h("span", {}, "Time"), time),
          h("label", { class: "field" }, h("span", {}, "Moves completed"), moves),
          button(`Start ${NAMES[side]}'s clock`, () => make([{ act: "start", side }])),
        ),
      ),
    ),
    h("label", { class: "field" }, h("span", {}, "Reason"), reason),
    h(
      "details",
      {},
      h("summary", {}, "Another clock, another time"),
      h("label", { class: "field" }, h("span", {}, "Time control"), control),
      h("p", { class: "dim" }, "What the clock shows stays."),
      h(
        "div",
        { class: "buttons" },
        button("Set it to this time", install),
        button("Replace the clock, set as above", replace),
      ),
    ),
    said,
    h(
      "div",
      { class: "buttons" },
      outage !== undefined &&
        button("Charge the absence to nobody", () => make([{ act: "spare", value: outage }])),
      mistake >= 0 &&
        button("Undo the last correction", () => make([{ act: "undo", value: mistake }])),
      button("Turn it round", () => {
        keep("clock-left", setting("clock-left", "white") === "white" ? "black" : "white");
        layOut();
        dialog.close();
      }),
      button("New clock", () => {
        localStorage.removeItem("flagfall:clock");
        own.log = null;
        dialog.close();
        draw();
      }),
      button("Close", () => dialog.close()),
      h("button", { type: "button", class: "primary", onclick: set }, "Set"),
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
    const what = `${entry.act.replace("_", " ")}${whose}${valueOf(entry)}`;
    const when = new Date(entry.wall_ms).toLocaleTimeString();
    const why = entry.reason ? ` (${entry.reason})` : "";
    const text = `${number} · ${when} · ${entry.by} · ${what}${why}`;
    const { before, after } = entry;
    const shown = before && after && `before ${shows(before)} · after ${shows(after)}`;
    return h("li", {}, undone.has(number) ? h("s", {}, text) : text, shown && h("small", {}, shown));
  };
  const text = () => JSON.stringify({ setup: log.setup, entries: log.entries }, null, 1);
  return h(
    "details",
    {},
    h("summary", {}, `${log.entries.length} entries`),
    h("button", { type: "button", class: "quiet", onclick: () => copy(text()) }, "Copy them"),
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
  return `${reading(white)} / ${reading(black)}, moves ${moves[0]} / ${moves[1]}`;
}
