// The arbiter of a game gives a seat a new link: the old one opens nothing any more, on whatever
// device it was opened.

import { problemOf } from "./api.js";
import { copy, h } from "./dom.js";
import { ask, tell } from "./forms.js";
import { lang, phrase } from "./words.js";

/** @param {string} id @param {string} key the arbiter's */
export async function newLink(id, key) {
  /** @type {[string, string][]} */
  const seats = [
    ["white", phrase("script-white")],
    ["black", phrase("script-black")],
    ["spectator", phrase("script-spectators")],
  ];
  const values = await ask({
    title: phrase("script-new-link"),
    text: phrase("script-new-link-text"),
    fields: [{ name: "seat", label: phrase("script-seat"), kind: "choice", options: seats }],
    go: phrase("script-new-link"),
  });
  if (!values) return;
  const response = await fetch(`/api/v1/games/${encodeURIComponent(id)}/seats/${values.seat}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Accept-Language": lang },
  });
  const title = seats.find(([seat]) => seat === values.seat)?.[1] ?? "";
  if (!response.ok) return tell(title, h("p", {}, (await problemOf(response)).message));
  const link = new URL((await response.json()).link, location.href).href;
  tell(
    title,
    h(
      "div",
      { class: "joined" },
      h("input", { readOnly: true, value: link, "aria-label": title }),
      h("button", { type: "button", onclick: () => copy(link) }, phrase("script-copy")),
    ),
  );
}
