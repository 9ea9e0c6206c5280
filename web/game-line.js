// The command line under the board: what is typed is understood, done, and answered aloud.

import { announcementOf, isAnnounced, repeatedBy } from "./blind.js";
import { understood } from "./command.js";
import { byId, fill, h } from "./dom.js";
import { announce, lastSaid } from "./game-say.js";
import { playerOf } from "./game-view.js";
import { moveSaid } from "./speak.js";
import { phrase } from "./words.js";

/** @import {Act, View} from "./types" */

/**
 * What the line works on.
 * @typedef {object} Desk
 * @property {() => View|null} read
 * @property {() => number} now the server's time
 * @property {(acts: Act[]) => void} send
 * @property {() => void} press
 */

/** So many lines can be had back with the arrow keys. */
const KEPT = 50;

/** @param {Desk} desk */
export function setUpLine(desk) {
  const input = byId("typed-move", HTMLInputElement);
  /** @type {string[]} */
  const before = [];
  let at = 0;
  /** What waits for a yes. @type {Act[]|null} */
  let asked = null;
  byId("typed", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    const line = input.value.trim();
    const view = desk.read();
    if (!line || !view) return;
    before.push(line);
    before.splice(0, before.length - KEPT);
    at = before.length;
    input.value = "";
    const waiting = asked;
    asked = null;
    if (waiting) {
      const yes = phrase("script-cmd-yes").split(/\s+/).includes(line.toLowerCase());
      if (yes) desk.send(waiting);
      answer(yes ? "" : phrase("script-cmd-left"));
      return;
    }
    asked = take(line, desk, view);
  });
  input.addEventListener("keydown", (event) => {
    // Out of the line, so that the keys of the page are keys again.
    if (event.key === "Escape") input.blur();
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    at = Math.min(before.length, Math.max(0, at + (event.key === "ArrowUp" ? -1 : 1)));
    input.value = before[at] ?? "";
  });
}

/** @param {string} text */
function answer(text) {
  fill(byId("answered"), text && h("span", {}, text));
  announce([text]);
}

/**
 * @param {string} line @param {Desk} desk @param {View} view
 * @returns {Act[]|null} what waits for a yes
 */
function take(line, desk, view) {
  const done = understood(line, { view, now: desk.now(), last: lastSaid() });
  if (done.confirm && done.acts) {
    answer(done.confirm);
    return done.acts;
  }
  if (done.page === "press") desk.press();
  if (done.page === "announce") say(announcementOf(view), desk);
  if (done.page === "repeat") repeat(done.say ?? "", desk, view);
  else answer(done.say ?? "");
  if (done.acts) desk.send(announced(done.acts, view));
  return null;
}

/** @param {string} text @param {Desk} desk */
function say(text, desk) {
  if (text) desk.send([{ act: "announce", text }]);
}

/** The opponent's move is repeated aloud to him; else only what was said last to oneself. */
function repeat(/** @type {string} */ last, /** @type {Desk} */ desk, /** @type {View} */ view) {
  const own = playerOf(view);
  const text = own && isAnnounced(view) && !view.outcome ? repeatedBy(view, own) : "";
  say(text, desk);
  answer(text || last);
}

/** A typed move is announced as it is made, where moves are. @param {Act[]} acts @param {View} view */
function announced(acts, view) {
  const move = acts[0]?.act === "move" ? String(acts[0].move) : "";
  if (!move || !isAnnounced(view)) return acts;
  return [...acts, { act: "announce", text: moveSaid(move, "phonetic") }];
}
