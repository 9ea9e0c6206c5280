// The events this browser knows, and a new one: by hand, from a list, or from a file of the
// programs that pair.

import { goToLine, lineOf, wordsOf } from "./event-api.js";
import { problemOf } from "./api.js";
import { byId, copy, fill, h } from "./dom.js";
import { keep, setting } from "./store.js";
import { lang, phrase } from "./words.js";

const form = byId("create", HTMLFormElement);
const said = byId("said");
/** @type {HTMLTextAreaElement} */
const list = /** @type {any} */ (form.elements.namedItem("list"));

/** @typedef {{id: string, name: string, seen: number}} KnownEvent */

/** @returns {KnownEvent[]} */
function known() {
  try {
    return JSON.parse(setting("events", "[]"));
  } catch {
    return [];
  }
}

function showKnown() {
  const events = known();
  byId("none-known").hidden = events.length > 0;
  fill(
    byId("events"),
    events.map((it) =>
      h(
        "li",
        {},
        h("a", { href: `/e/${encodeURIComponent(it.id)}` }, h("b", {}, it.name)),
        h("time", {}, new Date(it.seen).toLocaleDateString(lang, { day: "numeric", month: "short" })),
        h(
          "button",
          {
            type: "button",
            class: "quiet",
            "aria-label": phrase("script-forget-event", { name: it.name }),
            onclick: () => {
              keep("events", JSON.stringify(known().filter(({ id }) => id !== it.id)));
              localStorage.removeItem(`flagfall:e:${it.id}`);
              showKnown();
            },
          },
          phrase("script-forget"),
        ),
      ),
    ),
  );
}

byId("file", HTMLInputElement).addEventListener("change", async (event) => {
  const chosen = event.target instanceof HTMLInputElement ? event.target.files?.[0] : null;
  if (chosen) list.value = await chosen.text();
});

/** A report file begins its lines with three digits. @param {string} text */
const isReport = (text) => /^(001|012) /m.test(text);
/** A table has a heading that names its columns. @param {string} text */
const isTable = (text) => /^[^\n]*\b(name|nom|player|joueur)\b[^\n]*$/i.test(text.split("\n", 1)[0] ?? "");

/**
 * Who plays, as the server takes it: `Adams, Michael;2694;ENG` a line, or a file as it is.
 * @param {string} text
 */
function players(text) {
  if (!text.trim()) return {};
  if (isReport(text)) return { trf: text };
  if (isTable(text)) return { players_csv: text };
  const lines = text.split("\n").map((it) => it.trim());
  const entered = lines.filter(Boolean).map((line) => {
    const [name, rating, federation] = line.split(/[;\t]/).map((it) => it.trim());
    return { name, ...(rating && { rating: Number(rating) }), ...(federation && { federation }) };
  });
  const wrong = lines.findIndex((line) => line && !/^[^;\t]+([;\t]\s*\d{0,4}\s*([;\t]\s*[A-Za-z]{0,3}\s*)?)?$/.test(line));
  if (wrong >= 0) throw new Error(phrase("script-line-not-read", { number: wrong + 1, text: lines[wrong] }));
  return { players: entered };
}

/** What the form says. */
function eventFrom() {
  const data = new FormData(form);
  const value = (/** @type {string} */ name) => String(data.get(name) ?? "").trim();
  const event = Object.fromEntries(
    ["name", "place", "from", "to", "chief_arbiter", "edition", "time_control"]
      .map((name) => [name, value(name)])
      .filter(([, text]) => text !== ""),
  );
  return {
    ...event,
    ...(value("rounds") && { rounds: Number(value("rounds")) }),
    delay_ms: Math.round(Number(value("delay") || "0") * 60_000),
    public: value("public") === "true",
    ...players(list.value),
  };
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  said.textContent = "";
  try {
    const body = JSON.stringify(eventFrom());
    const response = await fetch("/api/v1/events", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": lang },
      body,
    });
    if (!response.ok) throw await problemOf(response);
    made(await response.json(), String(new FormData(form).get("name")));
  } catch (error) {
    const text = wordsOf(error);
    said.textContent = text;
    goToLine(list, lineOf(text));
  }
});

/** @param {{id: string, links: Record<string, string>}} it @param {string} name */
function made(it, name) {
  const own = { id: it.id, name, seen: Date.now() };
  keep("events", JSON.stringify([own, ...known()].slice(0, 40)));
  const key = new URLSearchParams(it.links.arbiter.split("#")[1]).get("t");
  if (key) localStorage.setItem(`flagfall:e:${it.id}`, key);
  showKnown();
  byId("new").hidden = true;
  byId("made").hidden = false;
  const row = (/** @type {string} */ text, /** @type {string} */ path) => {
    const link = new URL(path, location.href).href;
    return h(
      "li",
      { class: "seat" },
      h("b", {}, text),
      h(
        "div",
        { class: "joined" },
        h("input", { readOnly: true, value: link, "aria-label": text }),
        h("button", { type: "button", onclick: () => copy(link) }, phrase("script-copy")),
        h("a", { class: "button", href: link }, phrase("script-open")),
      ),
    );
  };
  fill(
    byId("links"),
    row(phrase("script-desk-link"), it.links.arbiter),
    row(phrase("script-link-spectator"), it.links.spectator),
  );
  byId("made-h").focus();
}

showKnown();
