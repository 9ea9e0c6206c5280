// The first page: the form that sets up a game, and its four links.

import { createGame } from "./api.js";
import { byId, copy, fill, h } from "./dom.js";
import { showKnown } from "./games.js";
import { remember } from "./store.js";

/** @import {SeatName} from "./types" */

const form = byId("create", HTMLFormElement);
const said = byId("create-said");

/** @param {string} name @returns {HTMLInputElement} */
const input = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));

/** @type {[SeatName, string, string][]} */
const SEATS = [
  ["white", "White", "for the player of the white men"],
  ["black", "Black", "for the player of the black men"],
  ["arbiter", "Arbiter", "sees what awaits a ruling, and what only he may know"],
  ["spectator", "Spectators", "may be given to anyone"],
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
    },
    ...(start && { start }),
    names: { white: values.white || "White", black: values.black || "Black" },
    devices: values.devices,
  };
}

/** What is missing, if anything. @param {ReturnType<typeof gameFrom>} game */
function faultIn({ regulations, start }) {
  if (!regulations.time_control) return "Choose a time control, or write one.";
  if (!start) return "";
  if ("fen" in start)
    return start.fen ? "" : "Give the position as a FEN, or choose the usual array.";
  return Number.isInteger(start.chess960) && start.chess960 >= 0 && start.chess960 <= 959
    ? ""
    : "Chess960 positions are numbered 0 to 959.";
}

async function submit() {
  const game = gameFrom();
  const fault = faultIn(game);
  said.textContent = fault;
  if (fault) return;
  const button = form.querySelector("button.primary");
  if (button instanceof HTMLButtonElement) button.disabled = true;
  try {
    const { id, links } = await createGame(game);
    const terms = `${game.edition} · ${game.regulations.class} · ${game.regulations.time_control}`;
    remember({
      id,
      white: game.names.white,
      black: game.names.black,
      terms,
      created: Date.now(),
      links,
    });
    showLinks(`${game.names.white} against ${game.names.black}, ${terms}`, links);
    showKnown();
  } catch (error) {
    said.textContent =
      error instanceof Error && error.message
        ? error.message
        : "The server could not be reached. Nothing was set up.";
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
    SEATS.map(([seat, name, words]) => {
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
            "aria-label": `Link for ${name}`,
            onfocus: (/** @type {Event} */ event) =>
              event.target instanceof HTMLInputElement && event.target.select(),
          }),
          h(
            "button",
            {
              type: "button",
              onclick: async () => {
                await copy(href);
                done.textContent = "copied";
              },
            },
            "Copy",
          ),
          h("a", { class: "button", href }, "Sit down"),
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
    game.links && showLinks(`${game.white} against ${game.black}, ${game.terms}`, game.links),
);
