// What the page says aloud: to a screen reader through its live regions, and by a voice of the
// browser where one is wanted.

import { byId, h } from "./dom.js";
import { textSaid } from "./speak.js";
import { speak } from "./voice.js";

/** So many sayings stay in the live region. */
const KEPT = 12;

let last = "";

/** What was said last. */
export const lastSaid = () => last;

/** Spoken politely, one after the other. @param {string[]} texts */
export function announce(texts) {
  const live = byId("live");
  const said = texts.filter(Boolean).map((text) => textSaid(text));
  if (said.length === 0) return;
  for (const text of said) live.append(h("span", {}, `${text} `));
  while (live.childElementCount > KEPT) live.firstElementChild?.remove();
  last = said.join(" ");
  speak(last);
}

/** Spoken at once. @param {string} text */
export function alert(text) {
  const said = textSaid(text);
  byId("alert").textContent = said;
  last = said;
  speak(said, true);
}
