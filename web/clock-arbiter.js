// The arbiter's hand on the clock: times, counters, either side, with the reason; and all that
// was entered, to be read and taken along.

import { SIDES } from "./clock-core.js";
import { readings } from "./clock-log.js";
import { byId, copy, fill, h } from "./dom.js";
import { keep, setting } from "./store.js";
import { parse, written } from "./time.js";

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
  const set = () => {
    /** @type {Omit<Entry, "at"|"wall_ms"|"by">[]} */
    const entries = [];
    for (const { side, time, moves, was, counted } of fields) {
      const ms = parse(time.value.includes(":") ? time.value : `0:${time.value}`);
      if (ms === null) return void (said.textContent = "Write a time as 1:30:00 or 5:00.");
      if (time.value !== written(Math.max(0, was)))
        entries.push({ act: "set", side, value: ms });
      if (ms <= 0 && was > 0 && !confirmed) {
        confirmed = true;
        return void (said.textContent =
          `This leaves ${NAMES[side]} without time: the flag falls at once. ` +
          "Set once more to confirm.");
      }
      const count = Number(moves.value);
      if (!Number.isInteger(count) || count < 0 || count > 9999)
        return void (said.textContent = "Write the moves as a number.");
      if (count !== counted) entries.push({ act: "set_moves", side, value: count });
    }
    if (entries.length === 0) return void (said.textContent = "Nothing was changed.");
    make(entries);
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
    const value = entry.value === undefined ? "" : ` ${entry.value}`;
    const whose = entry.side ? ` ${NAMES[entry.side]}` : "";
    const what = `${entry.act.replace("_", " ")}${whose}${value}`;
    const when = new Date(entry.wall_ms).toLocaleTimeString();
    const why = entry.reason ? ` (${entry.reason})` : "";
    const text = `${number} · ${when} · ${entry.by} · ${what}${why}`;
    return undone.has(number) ? h("li", {}, h("s", {}, text)) : h("li", {}, text);
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
