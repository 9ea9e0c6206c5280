// The log of a game or an event: line by line as it stands in the record, to be read, filtered and
// taken along.

import { problemOf } from "./api.js";
import { citations } from "./cite.js";
import { byId, fill, h } from "./dom.js";
import { seatKey } from "./store.js";
import { reading } from "./time.js";
import { lang, nameOfSide, phrase } from "./words.js";

/** @import {Cite} from "./types" */

/**
 * @typedef {object} Line
 * @property {number} seq
 * @property {number} recorded_ms
 * @property {string} [act]
 * @property {string|{role: string, name?: string}} [by]
 * @property {number} [at_ms]
 * @property {{kind: string, to: string, text: string, cites: Cite[]}[]} [said]
 */

const root = byId("log");
const { what = "games", id = "" } = root.dataset;
const form = byId("filter", HTMLFormElement);
/** So many lines are drawn; the others are found by filtering. */
const MOST = 1000;
/** What is told in its own place. */
const OWN = new Set(["seq", "recorded_ms", "act", "by", "at_ms", "said"]);

/** @type {Line[]} */
let all = [];

/** @param {Line} line */
function whose({ by }) {
  if (by === undefined) return "";
  const word = typeof by === "string" ? by : by.role;
  if (word === "white" || word === "black") return nameOfSide(word);
  if (word === "arbiter") return (typeof by === "object" && by.name) || phrase("script-arbiter");
  return word;
}

/** @param {Line} line */
const wordOf = (line) => line.act ?? Object.keys(line).find((key) => !OWN.has(key)) ?? "";

/** What stands in it besides. @param {Line} line */
function rest(line) {
  const fields = Object.entries(line).filter(([key]) => !OWN.has(key));
  return fields.map(([key, value]) => `${key}: ${plainly(value)}`).join(" · ");
}

/** A value without the brackets of its file, which holds it whole. @param {unknown} value @returns {string} */
function plainly(value) {
  if (Array.isArray(value)) {
    const nested = value.some((one) => typeof one === "object");
    return value.map(plainly).join(nested ? "; " : " ");
  }
  if (typeof value !== "object" || value === null) return String(value);
  const { number, name } = /** @type {{number?: number, name?: string}} */ (value);
  if (number !== undefined && name !== undefined) return `${number} ${name}`;
  const parts = Object.entries(value).map(([key, one]) => `${key} ${plainly(one)}`.trim());
  return parts.join(", ");
}

function draw() {
  const data = new FormData(form);
  const words = String(data.get("text") ?? "").toLocaleLowerCase();
  const [by, act] = [String(data.get("by") ?? ""), String(data.get("act") ?? "")];
  const found = all.filter(
    (line) =>
      (!by || whose(line) === by) &&
      (!act || wordOf(line) === act) &&
      (!words || JSON.stringify(line).toLocaleLowerCase().includes(words)),
  );
  byId("count").textContent = phrase("script-lines", { number: found.length, value: all.length });
  fill(
    byId("lines"),
    found.slice(-MOST).map((line) =>
      h(
        "li",
        { value: line.seq },
        h("time", {}, new Date(line.recorded_ms).toLocaleString(lang)),
        // A game has a time of its own; an event has the day's.
        what === "games" && typeof line.at_ms === "number" && h("span", { class: "at" }, reading(line.at_ms)),
        h("b", {}, whose(line)),
        " ",
        h("code", {}, wordOf(line)),
        " ",
        h("span", { class: "rest" }, rest(line)),
        (line.said ?? []).map(({ kind, text, cites }) => h("p", { class: `came ${kind}` }, text, citations(cites))),
      ),
    ),
  );
}

/** @param {string} name @param {string[]} values */
function choices(name, values) {
  const select = form.elements.namedItem(name);
  if (!(select instanceof HTMLSelectElement)) return;
  for (const value of [...new Set(values)].filter(Boolean).sort())
    select.append(h("option", { value }, value));
}

/** @param {Blob} blob @param {string} name */
function save(blob, name) {
  const url = URL.createObjectURL(blob);
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

async function start() {
  const key = what === "events" ? seatKey(`e:${id}`) : seatKey(id);
  const response = await fetch(`/api/v1/${what}/${encodeURIComponent(id)}/log`, {
    headers: { ...(key && { Authorization: `Bearer ${key}` }), "Accept-Language": lang },
  });
  if (!response.ok) {
    byId("said").textContent = (await problemOf(response)).message;
    return;
  }
  const text = await response.text();
  all = text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  choices("by", all.map(whose));
  choices("act", all.map(wordOf));
  form.addEventListener("input", draw);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.getElementById("chained")?.addEventListener("click", async () => {
    const chained = await fetch(`/api/v1/games/${encodeURIComponent(id)}.log`, {
      headers: { ...(key && { Authorization: `Bearer ${key}` }) },
    });
    if (chained.ok) save(await chained.blob(), `${id}.log`);
    else byId("said").textContent = (await problemOf(chained)).message;
  });
  byId("export").addEventListener("click", () => {
    save(new Blob([text], { type: "application/x-ndjson" }), `${id}-log.ndjson`);
  });
  draw();
}

start();
