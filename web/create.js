// The first page: the form that sets up a game, and its four links.

import { createGame } from "./api.js";
import { byId, copy, fill, h } from "./dom.js";
import { showKnown } from "./games.js";
import { remember } from "./store.js";
import { phrase } from "./words.js";

/** @import {SeatName} from "./types" */

const form = byId("create", HTMLFormElement);
const said = byId("create-said");

/** @param {string} name @returns {HTMLInputElement} */
const input = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));

/** @type {[SeatName, string, string][]} */
const SEATS = [
  ["white", phrase("script-white"), phrase("script-for-white")],
  ["black", phrase("script-black"), phrase("script-for-black")],
  ["arbiter", phrase("script-arbiter"), phrase("script-for-arbiter")],
  ["spectator", phrase("script-spectators"), phrase("script-for-anyone")],
];

for (const preset of form.querySelectorAll("button.preset")) {
  preset.addEventListener("click", () => {
    const { text = "", class: kind = "", draw = "half" } = /** @type {HTMLElement} */ (preset).dataset;
    input("time_control").value = text;
    const radio = form.querySelector(`input[name="class"][value="${kind}"]`);
    if (radio instanceof HTMLInputElement) radio.checked = true;
    const counts = form.querySelector(`input[name="draw"][value="${draw}"]`);
    if (counts instanceof HTMLInputElement) counts.checked = true;
    markPreset();
  });
}

function markPreset() {
  const plain = (/** @type {string|undefined} */ text) => (text ?? "").replace(/\s/g, "");
  const text = plain(input("time_control").value);
  for (const preset of form.querySelectorAll("button.preset")) {
    preset.setAttribute(
      "aria-pressed",
      String(plain(/** @type {HTMLElement} */ (preset).dataset.text) === text),
    );
  }
}

function reveal() {
  const start = new FormData(form).get("start");
  for (const part of form.querySelectorAll(".reveal")) {
    const one = /** @type {HTMLElement} */ (part);
    one.hidden = one.dataset.when !== start;
  }
}

/** What the form says, as a game without acts. */
function gameFrom() {
  const values = Object.fromEntries(
    [...new FormData(form)].map(([key, value]) => [key, String(value).trim()]),
  );
  const start =
    values.start === "fen"
      ? { fen: values.fen }
      : values.start === "chess960"
        ? { chess960: Number(values.chess960) }
        : null;
  return {
    edition: values.edition,
    regulations: {
      time_control: values.time_control,
      class: values.class,
      supervision: values.supervision,
      flag: values.flag,
      touch: values.touch === "true",
      press: values.press,
      guard: values.guard,
      draw: values.draw,
      counter: values.counter,
      ...(values.blind && { options: { blind: values.blind } }),
    },
    ...(start && { start }),
    names: {
      white: values.white || (values.engine === "white" ? "" : phrase("script-white")),
      black: values.black || (values.engine === "black" ? "" : phrase("script-black")),
    },
    devices: values.devices,
    ...(values.engine && { engine: values.engine }),
  };
}

/** What is missing, if anything. @param {ReturnType<typeof gameFrom>} game */
function faultIn({ regulations, start }) {
  if (!regulations.time_control) return phrase("script-choose-control");
  if (!start) return "";
  if ("fen" in start)
    return start.fen ? "" : phrase("script-give-fen");
  return Number.isInteger(start.chess960) && start.chess960 >= 0 && start.chess960 <= 959
    ? ""
    : phrase("script-chess960-number");
}

async function submit() {
  const game = gameFrom();
  const fault = faultIn(game);
  said.textContent = fault;
  if (fault) return;
  const button = form.querySelector("button.primary");
  if (button instanceof HTMLButtonElement) button.disabled = true;
  try {
    const { id, links, names } = await createGame(game);
    const terms = `${game.edition} · ${game.regulations.class} · ${game.regulations.time_control}`;
    remember({
      id,
      ...names,
      terms,
      created: Date.now(),
      links,
    });
    const { white, black } = names;
    showLinks(phrase("script-against-terms", { white, black, text: terms }), links);
    showKnown();
  } catch (error) {
    said.textContent =
      error instanceof Error && error.message
        ? error.message
        : phrase("script-unreached");
  } finally {
    if (button instanceof HTMLButtonElement) button.disabled = false;
  }
}

/** @param {string} what @param {Partial<Record<SeatName, string>>} links */
function showLinks(what, links) {
  byId("make").hidden = true;
  byId("created").hidden = false;
  byId("created-what").textContent = what;
  fill(
    byId("links"),
    // An engine sits down by itself.
    SEATS.filter(([seat]) => links[seat]).map(([seat, name, words]) => {
      const href = new URL(links[seat] ?? "/", location.href).href;
      const done = h("span", { class: "done", role: "status" });
      return h(
        "li",
        { class: `seat ${seat}` },
        h("div", {}, h("b", {}, name), " ", h("small", {}, words)),
        h(
          "div",
          { class: "joined" },
          h("input", {
            readOnly: true,
            value: href,
            "aria-label": phrase("script-link-for", { name }),
            onfocus: (/** @type {Event} */ event) =>
              event.target instanceof HTMLInputElement && event.target.select(),
          }),
          h(
            "button",
            {
              type: "button",
              onclick: async () => {
                await copy(href);
                done.textContent = phrase("script-copied");
              },
            },
            phrase("script-copy"),
          ),
          h("a", { class: "button", href }, phrase("script-sit-down")),
        ),
        done,
      );
    }),
  );
  scrollTo(0, 0);
  byId("created-h").focus();
}

form.addEventListener("change", reveal);
input("time_control").addEventListener("input", markPreset);
byId("draw-lot").addEventListener("click", () => {
  input("chess960").value = String(crypto.getRandomValues(new Uint32Array(1))[0] % 960);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  submit();
});
byId("another").addEventListener("click", () => {
  byId("created").hidden = true;
  byId("make").hidden = false;
  byId("make-h").scrollIntoView();
});
reveal();
markPreset();
showKnown(
  (game) =>
    game.links &&
    showLinks(
      phrase("script-against-terms", { white: game.white, black: game.black, text: game.terms }),
      game.links,
    ),
);
