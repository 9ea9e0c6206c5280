// The tools under the game: turning the board, sounds, keys, the record, printing; and the
// word to whoever has opened the same game twice.

import { problemOf } from "./api.js";
import { byId, h } from "./dom.js";
import { tell } from "./forms.js";
import { showHelp } from "./game-keys.js";
import { askSettings } from "./settings.js";
import { phrase } from "./words.js";

/** @import {View} from "./types" */

/**
 * @param {string} id
 * @param {string} key
 * @param {{readonly view: View|null, flip: () => void, changed: () => void}} table
 */
export function setUpTools(id, key, table) {
  byId("flip").addEventListener("click", table.flip);
  byId("help-open").addEventListener("click", showHelp);
  byId("print").addEventListener("click", () => print());
  byId("settings").addEventListener("click", () => {
    if (table.view) askSettings(table.view, table.changed);
  });
  byId("pgn").addEventListener("click", () => save(id, key, ".pgn"));
  byId("scoresheet").addEventListener("click", () => save(id, key, "/scoresheet.pdf"));
  byId("rulings").addEventListener("click", () => save(id, key, "/rulings.pdf"));
  // The desk is drawn anew again and again; the papers it offers are asked for here.
  byId("desk").addEventListener("click", (event) => {
    const asked = event.target instanceof HTMLElement ? event.target.dataset.paper : undefined;
    if (asked) save(id, key, asked);
  });
  watchTwins(id);
}

/**
 * Saves the record, or a paper of the game; the seat's key goes in a header, so a plain link will
 * not do.
 * @param {string} id
 * @param {string} key
 * @param {string} what what follows the game in the address
 */
async function save(id, key, what) {
  const response = await fetch(`/api/v1/games/${encodeURIComponent(id)}${what}`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  if (!response.ok) {
    tell(phrase("script-the-record"), h("p", {}, (await problemOf(response)).message));
    return;
  }
  const url = URL.createObjectURL(await response.blob());
  h("a", { href: url, download: `${id}${what.replace("/", "-")}` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Says so where another window of this browser shows the same game. @param {string} id */
function watchTwins(id) {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(`flagfall:${id}`);
  const note = h(
    "p",
    { class: "twin", hidden: true, role: "status" },
    phrase("script-twins"),
  );
  byId("game").prepend(note);
  let told = 0;
  channel.onmessage = ({ data }) => {
    note.hidden = false;
    clearTimeout(told);
    told = setTimeout(() => {
      note.hidden = true;
    }, 9000);
    if (data === "here?") channel.postMessage("here");
  };
  channel.postMessage("here?");
  setInterval(() => channel.postMessage("here"), 5000);
}
