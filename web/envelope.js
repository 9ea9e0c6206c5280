// The envelope of an adjourned game: the seven facts that the Laws want on it, for the arbiter.

import { h } from "./dom.js";
import { written } from "./time.js";
import { nameOfSide, phrase } from "./words.js";

/** @import {Side, View} from "./types" */

/** @type {(side: Side) => string} */
const player = (side) => nameOfSide(side);

/** @param {number | null} ms */
const time = (ms) => (ms === null ? phrase("script-no-clock") : written(ms));

/** @param {string | null} by */
function offered(by) {
  if (!by) return phrase("script-no");
  return by === "white" ? phrase("script-by-white") : phrase("script-by-black");
}

/** Nothing where there is no envelope, or it has been opened. @param {View} view */
export function envelopeShelf(view) {
  const envelope = view.adjournment?.closed ? view.adjournment.envelope : null;
  if (!envelope) return false;
  const { names } = view;
  /** @type {[string, string][]} */
  const facts = [
    [phrase("script-players"), phrase("script-against", {
      white: names.white || player("white"),
      black: names.black || player("black"),
    })],
    [phrase("script-position"), envelope.fen],
    [
      phrase("script-time-used"),
      phrase("script-both-times", {
        white: time(envelope.white_used_ms),
        black: time(envelope.black_used_ms),
      }),
    ],
    [
      phrase("script-time-left"),
      phrase("script-both-times", {
        white: time(envelope.white_ms),
        black: time(envelope.black_ms),
      }),
    ],
    [phrase("script-sealed-by"), player(envelope.sealed_by)],
    [phrase("script-move-number"), String(envelope.number)],
    [phrase("script-draw-offered"), offered(envelope.offer)],
    [phrase("script-resumed"), envelope.resumption ?? phrase("script-not-said")],
  ];
  return h(
    "section",
    { class: "shelf envelope" },
    h("h2", {}, phrase("script-envelope")),
    h(
      "dl",
      {},
      facts.flatMap(([name, fact]) => [h("dt", {}, name), h("dd", {}, fact)]),
    ),
    h("button", { type: "button", "data-paper": "/envelope.pdf" }, phrase("script-print-envelope")),
  );
}
