// Keys that work anywhere on the game page but in a text field or a dialog.

import { byId, isTyping } from "./dom.js";

/**
 * @typedef {object} Keys
 * @property {() => void} press
 * @property {() => void} times
 * @property {() => void} last
 */

/** @param {Keys} does */
export function listen(does) {
  const board = /** @type {import("./board.js").FlagfallBoard} */ (byId("board"));
  /** @type {Record<string, () => void>} */
  const keys = {
    p: does.press,
    t: does.times,
    l: does.last,
    m: () => byId("typed-move").focus(),
    s: () => byId("sheet").focus(),
    k: () => board.focusSquare(board.at),
    v: () => byId("verbs").querySelector("button")?.focus(),
    "?": () => showHelp(),
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const isFree =
      document.activeElement === document.body || document.activeElement?.id === "main";
    const act = event.key === " " ? (isFree ? does.press : undefined) : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** The list of the keys, from its top. */
export function showHelp() {
  const help = byId("help", HTMLDialogElement);
  help.showModal();
  help.scrollTop = 0;
}
