// The players of an event: who comes late joins, who leaves is withdrawn and paired no longer.

import { wordsOf } from "./event-api.js";
import { valueOf, work } from "./event-work.js";
import { byId, fill, h } from "./dom.js";
import { phrase } from "./words.js";

/** @import {EventDesk} from "./event.js" */
/** @import {EventPlayer} from "./event-types" */

/** All who play, and a line for one more. @param {EventDesk} desk */
export function showPlayers(desk) {
  const rows = h("ol", { class: "players" });
  const list = () => fill(rows, (desk.view?.players ?? []).map((it) => row(desk, it)));
  list();
  const field = (/** @type {string} */ name, /** @type {string} */ label, /** @type {Record<string, unknown>} */ more = {}) =>
    h("label", { class: "field" }, h("span", {}, label), h("input", { name, autocomplete: "off", ...more }));
  work(
    phrase("script-players"),
    [
      rows,
      h("h3", {}, phrase("script-late-player")),
      h(
        "div",
        { class: "late" },
        field("name", phrase("script-player-name"), { maxLength: 80, placeholder: "Adams, Michael", autofocus: true }),
        field("rating", phrase("script-player-rating"), { inputMode: "numeric", size: 5 }),
        field("federation", phrase("script-player-federation"), { size: 4 }),
      ),
    ],
    phrase("script-add-player"),
    async (form) => {
      const data = new FormData(form);
      const [name, rating, federation] = ["name", "rating", "federation"].map((it) => valueOf(data, it));
      if (!name) throw new Error(phrase("script-not-filled", { name: phrase("script-player-name") }));
      if (rating && !/^\d{1,4}$/.test(rating)) throw new Error(phrase("script-no-rating", { value: rating }));
      const player = { name, ...(rating && { rating: Number(rating) }), ...(federation && { federation }) };
      desk.view = await desk.api.post("/players", { players: [player] });
      desk.say(phrase("script-joined", { name }));
      form.reset();
      list();
      await desk.renew();
    },
  );
}

/** @param {EventDesk} desk @param {EventPlayer} it */
function row(desk, it) {
  const about = [it.title, it.name, it.rating, it.federation].filter(Boolean).join(" ");
  return h(
    "li",
    { value: it.number },
    h("span", {}, about),
    " ",
    it.withdrawn_from === null
      ? h("button", { type: "button", class: "quiet", onclick: () => withdraw(desk, it) }, phrase("script-withdraw"))
      : h("small", { class: "dim" }, phrase("script-withdrawn", { number: it.withdrawn_from })),
  );
}

/** He is asked from which round on, and why. @param {EventDesk} desk @param {EventPlayer} it */
function withdraw(desk, it) {
  const next = (desk.view?.rounds.at(-1)?.round ?? 0) + 1;
  work(
    phrase("script-withdraw-title", { name: it.name }),
    [
      h("p", {}, phrase("script-withdraw-text")),
      h("label", { class: "field" }, h("span", {}, phrase("script-from-round")), h("input", { name: "from_round", inputMode: "numeric", value: String(next) })),
      h("label", { class: "field" }, h("span", {}, phrase("script-reason")), h("input", { name: "reason", autocomplete: "off", maxLength: 400 })),
    ],
    phrase("script-withdraw"),
    async (form) => {
      const data = new FormData(form);
      const reason = valueOf(data, "reason");
      if (!reason) throw new Error(phrase("script-not-filled", { name: phrase("script-reason") }));
      const from = Number(valueOf(data, "from_round"));
      desk.view = await desk.api.post("/withdrawals", { player: it.number, from_round: from, reason });
      desk.say(phrase("script-withdrawn-said", { name: it.name, number: from }));
      showPlayers(desk);
      await desk.renew().catch((error) => (byId("event-said").textContent = wordsOf(error)));
    },
  );
}
