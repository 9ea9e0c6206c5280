// What the live region says of hands, at once, before the server has answered.

import { nameOf } from "./men.js";
import { read } from "./squares.js";
import { phrase } from "./words.js";

/** @import {Act, View} from "./types" */

/** @param {Act} act @param {View} view @returns {string} */
export function wordsOf(act, view) {
  const men = read(view.placement);
  const named = (/** @type {unknown} */ square) => {
    const piece = men.get(String(square));
    return piece ? phrase("script-man-on", { man: nameOf(piece), square }) : String(square);
  };
  const squares = Array.isArray(act.squares) ? act.squares.map(named).join(", ") : "";
  switch (act.act) {
    case "touch":
      return phrase("script-touched", { squares });
    case "adjust":
      return phrase("script-adjusted-men", { squares });
    case "release":
      return phrase("script-released", { square: act.to });
    case "remove":
      return phrase("script-taken-off", { square: named(act.square) });
    case "exchange":
      return phrase("script-put-on", { man: act.piece, square: act.square });
    default:
      return "";
  }
}

/**
 * What there is to say between two states: what the server says, what was ruled or asked since
 * that it did not say so, and whose clock runs now.
 * @param {View|null} before
 * @param {View} view
 * @returns {string[]}
 */
export function newsIn(before, view) {
  if (!before) return view.announce;
  const told = view.notes.filter(
    ({ seq, kind, text }) =>
      seq > before.seq &&
      (kind === "ruling" || kind === "question") &&
      !view.announce.includes(text),
  );
  const said = [...view.announce, ...told.map(({ text }) => text)];
  const clock = clockWords(view);
  const isNews = clock !== clockWords(before) && !said.some((text) => text.includes(clock));
  return isNews && !view.outcome ? [...said, clock] : said;
}

/** Whose clock is running. @param {View} view */
export function clockWords({ clocks: { running } }) {
  if (running === null) return phrase("script-clocks-stopped");
  return running === "white" ? phrase("script-runs-white") : phrase("script-runs-black");
}
