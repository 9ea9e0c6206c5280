// The envelope of an adjourned game: the seven facts that the Laws want on it, for the arbiter.

import { h } from "./dom.js";
import { written } from "./time.js";

/** @import {Side, View} from "./types" */

/** @type {(side: Side) => string} */
const player = (side) => (side === "white" ? "White" : "Black");

/** @param {number | null} ms */
const time = (ms) => (ms === null ? "no clock" : written(ms));

/** Nothing where there is no envelope, or it has been opened. @param {View} view */
export function envelopeShelf(view) {
  const envelope = view.adjournment?.closed ? view.adjournment.envelope : null;
  if (!envelope) return false;
  const { names } = view;
  /** @type {[string, string][]} */
  const facts = [
    ["Players", `${names.white || "White"} against ${names.black || "Black"}`],
    ["Position", envelope.fen],
    ["Time used", `White ${time(envelope.white_used_ms)}, Black ${time(envelope.black_used_ms)}`],
    ["Time left", `White ${time(envelope.white_ms)}, Black ${time(envelope.black_ms)}`],
    ["Sealed by", player(envelope.sealed_by)],
    ["Move", String(envelope.number)],
    ["Draw offered", envelope.offer ? `by ${player(envelope.offer)}` : "no"],
    ["Resumed", envelope.resumption ?? "not said"],
  ];
  return h(
    "section",
    { class: "shelf envelope" },
    h("h2", {}, "The envelope"),
    h(
      "dl",
      {},
      facts.flatMap(([name, fact]) => [h("dt", {}, name), h("dd", {}, fact)]),
    ),
    h("button", { type: "button", "data-paper": "/envelope.pdf" }, "Print the envelope"),
  );
}
