// A case or a game file replayed: ruled by the module in this browser, or where the server has
// none, by the server, which keeps nothing of it. The page itself judges nothing.

import { problemOf } from "./api.js";
import { citations } from "./cite.js";
import { byId, fill, h } from "./dom.js";
import { Player } from "./player.js";
import { reading } from "./time.js";
import { lang, phrase } from "./words.js";

/** @import {Cite} from "./types" */
/** @import {At, Replayed, Step} from "../crates/wasm/js/types" */

/** No file is longer, in bytes. */
const LONGEST = 1 << 20;

const page = byId("rule");
const text = byId("text", HTMLTextAreaElement);
const file = byId("file", HTMLInputElement);
const edition = byId("edition", HTMLSelectElement);
const which = byId("number", HTMLSelectElement);
const said = byId("said");
const address = page.dataset.module;
/** @type {Player|null} */
let player = null;
/** Only what was asked last is shown. */
let asked = 0;

/** @typedef {(text: string, edition: string|undefined, lang: string, number: number) => Promise<Replayed>} Judge */

/** What rules: the module once it is loaded. @type {Promise<Judge>} */
const judge = (address ? loaded(address) : Promise.resolve(byServer)).catch(() => {
  byId("where").textContent = phrase("script-rule-by-server");
  return byServer;
});

/** @param {string} address @returns {Promise<Judge>} */
async function loaded(address) {
  const beside = (/** @type {string} */ name) => address.replace(/[^/]*$/, name);
  const words = lang === "fr" ? fetch(beside("flagfall-fr.ftl")) : null;
  const module = await import(address);
  await module.default({ module_or_path: beside("flagfall_bg.wasm") });
  if (words) module.addLanguage("fr", await (await words).text());
  return async (text, edition, lang, number) => module.replayed(text, edition, lang, number);
}

/** @type {Judge} */
async function byServer(text, edition, lang, number) {
  const response = await fetch("/rule", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text, edition, lang, number }),
  });
  if (!response.ok) throw await problemOf(response);
  return response.json();
}

/**
 * Rules on what stands in the field, and shows it.
 * @param {number} number which case, from 1
 * @param {boolean} goes whether the focus goes there: not while somebody chooses from a list
 */
async function run(number, goes) {
  const mine = ++asked;
  said.textContent = "";
  if (text.value.trim() === "") {
    said.textContent = phrase("script-rule-nothing");
    text.focus();
    return;
  }
  try {
    const rule = await judge;
    // The rulings are spoken in English and French.
    const spoken = lang === "fr" ? "fr" : "en";
    const it = await rule(text.value, edition.value || undefined, spoken, number);
    if (mine !== asked) return;
    show(it);
    if (goes) byId("ruled-h").focus();
  } catch (error) {
    if (mine !== asked) return;
    byId("ruled").hidden = true;
    const offline = error instanceof TypeError && !address;
    said.textContent = offline
      ? phrase("script-rule-no-line")
      : error instanceof Error
        ? error.message
        : String(error);
  }
}

/** @param {Replayed} it */
function show(it) {
  byId("which").hidden = it.cases.length < 2;
  fill(
    which,
    it.cases.map(({ number, title }) =>
      h("option", { value: String(number), selected: number === it.number }, `${number}. ${title}`),
    ),
  );
  byId("ruled").hidden = false;
  const heading = byId("ruled-h");
  heading.textContent = `${it.title || phrase("script-rule-game")} · ${it.edition}`;
  byId("terms").textContent = [...it.terms, it.moves.join(" ")].filter(Boolean).join(" · ");
  player ??= new Player(byId("case-board"));
  const list = byId("acts");
  fill(list, it.steps.map(step));
  player.take(
    [...list.children],
    [{ text: phrase("script-rule-before"), placement: it.before.placement }].concat(
      it.steps.map(({ act, after }) => ({ text: act, placement: after.placement })),
    ),
  );
  fill(byId("end"), ended(it), table(it));
}

/** An act and what came of it. @param {Step} it */
function step(it) {
  const { rulings, refusals, questions } = it.came;
  const all = [
    ...rulings.map((one) => note("ruling", one)),
    ...refusals.map((one) => note("refusal", one)),
    ...questions.map((one) => note("question", one)),
  ];
  if (all.length === 0 && it.idle) all.push(note("act", { text: phrase("script-rule-idle"), cites: [] }));
  return h("li", {}, h("p", { class: "act" }, `${it.act}.`), all, clocks(it.at_ms, it.after));
}

/** @param {string} kind @param {{text: string, cites: Cite[]}} it */
const note = (kind, { text, cites }) => h("p", { class: `note ${kind}` }, text, citations(cites));

/** @param {number} at @param {At} after */
function clocks(at, { clocks }) {
  if (!clocks) return false;
  const runs =
    clocks.running === null
      ? phrase("script-clocks-stopped")
      : phrase(clocks.running === "white" ? "script-runs-white" : "script-runs-black");
  const [white, black] = [reading(clocks.white_ms), reading(clocks.black_ms)];
  return h(
    "p",
    { class: "dim clocks-then" },
    h("time", {}, reading(at)),
    ` · ${phrase("script-white")} ${white}, ${phrase("script-black")} ${black} · ${runs}`,
  );
}

/** How it stands when all is done. @param {Replayed} it */
function ended({ outcome, standing }) {
  if (!outcome && standing.length === 0) return false;
  return h(
    "section",
    { class: "acts" },
    h("h2", {}, phrase("script-rule-stands")),
    outcome && note("ruling", outcome),
    standing.map((one) => note("ruling", one)),
  );
}

/** What was found beside what the case's table says. @param {Replayed} it */
function table({ found, agrees, edition, table }) {
  if (!found) return false;
  const name = h("h2", { id: "table-h" }, phrase("script-rule-table"));
  const row = (/** @type {Replayed["table"][number]} */ one) =>
    h(
      "tr",
      one.editions.includes(edition) ? { "aria-current": "true" } : {},
      h("th", { scope: "row" }, one.editions.join(" ")),
      h("td", { class: "num" }, one.cites.join(" ")),
      h("td", {}, one.ruling),
    );
  const verdict =
    agrees === null
      ? phrase("script-rule-silent")
      : agrees
        ? phrase("script-rule-agrees")
        : phrase("script-rule-differs");
  return h(
    "section",
    {},
    name,
    h("p", { class: agrees === false ? "no" : "dim" }, verdict),
    h(
      "table",
      { class: "wordings", "aria-labelledby": "table-h" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, phrase("script-rule-editions")),
          h("th", { scope: "col" }, phrase("script-rule-articles")),
          h("th", { scope: "col" }, phrase("script-rule-short")),
        ),
      ),
      h("tbody", {}, table.map(row), agrees !== true && row({ ...found, editions: [edition] })),
    ),
  );
}

/** Puts a file into the field, and rules on it. @param {File|undefined|null} it */
async function open(it) {
  if (!it) return;
  if (it.size > LONGEST) {
    said.textContent = phrase("script-rule-too-long", { name: it.name });
    return;
  }
  text.value = await it.text();
  await run(1, true);
}

byId("rule-form", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  run(1, true);
});
which.addEventListener("change", () => run(Number(which.value), false));
edition.addEventListener("change", () => text.value.trim() && run(Number(which.value || 1), false));
file.addEventListener("change", () => open(file.files?.[0]));
page.addEventListener("dragover", (event) => {
  const dragged = [...(event.dataTransfer?.items ?? [])];
  if (dragged.some(({ kind }) => kind === "file")) event.preventDefault();
});
page.addEventListener("drop", (event) => {
  const dropped = event.dataTransfer?.files[0];
  if (!dropped) return;
  event.preventDefault();
  open(dropped);
});
if ("serviceWorker" in navigator)
  navigator.serviceWorker.register("/rule-worker.js", { scope: "/rule" }).catch(() => undefined);
if (text.value.trim()) run(Number(page.dataset.number ?? 1), false);
