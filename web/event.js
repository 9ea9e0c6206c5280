// The desk of an event: its rounds, its boards on three shelves, and what goes on at each.

import { EventApi, resultWords, wordsOf } from "./event-api.js";
import { Shelves } from "./event-shelves.js";
import { enterResult, pairRound, startRound, takeOut } from "./event-acts.js";
import { handOut } from "./event-links.js";
import { showPlayers } from "./event-players.js";
import { byId, fill, h, isTyping } from "./dom.js";
import { play } from "./sound.js";
import { keep, seatKey, setting } from "./store.js";
import { followAt } from "./stream.js";
import { phrase } from "./words.js";

/** @import {Card} from "./event-card.js" */
/** @import {BoardState, EventView, Frame, Told} from "./event-types" */

const root = byId("event");
const id = root.dataset.event ?? "";

/** @type {Record<Told["need"], BoardState["shelf"]>} */
const SHELF = { needs_you: "needs", watch: "watch", quiet: "quiet", waiting: "quiet", over: "quiet" };

class EventDesk {
  /** @type {EventView|null} */
  view = null;
  /** @type {number|null} */
  round = null;
  /** @type {Map<number, Told>} */
  boards = new Map();
  #stop = new AbortController();
  #live = h("p", { class: "sr", role: "status", "aria-live": "polite" });
  #alert = h("p", { class: "sr", role: "alert" });
  #lost = h("p", { class: "lost", role: "status", hidden: true });
  #head = h("div", { class: "event-head" });
  #search = h("input", { type: "search", id: "search", autocomplete: "off", placeholder: phrase("script-search-boards"), "aria-label": phrase("script-search-boards") });

  /** @param {EventApi} api */
  constructor(api) {
    this.api = api;
    const boards = h("div", { id: "boards" });
    const tools = h(
      "div",
      { class: "event-tools" },
      this.#search,
      sounds(),
      h("button", { type: "button", class: "quiet", onclick: () => showPlayers(this) }, phrase("script-players")),
      h("button", { type: "button", class: "quiet", onclick: () => takeOut(this) }, phrase("script-take-out")),
      h("a", { class: "quiet", href: `/e/${encodeURIComponent(id)}/log` }, phrase("script-log")),
    );
    fill(root, this.#head, this.#lost, tools, boards, this.#live, this.#alert);
    this.shelves = new Shelves(boards, (card) => this.#needed(card));
    this.#search.addEventListener("input", () => this.shelves.search(this.#search.value));
    document.addEventListener("keydown", (event) => this.#key(event));
    boards.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-result]") : null;
      const board = Number(button?.getAttribute("data-result"));
      if (board) enterResult(this, board);
    });
  }

  async open() {
    this.view = await this.api.get();
    document.title = `${this.view?.about.name} · Flagfall`;
    const asked = Number(new URLSearchParams(location.search).get("round")) || null;
    this.#goTo(asked ?? this.view?.current_round ?? null);
  }

  /** Asks for the event anew, for something has been entered. */
  async renew() {
    this.view = await this.api.get();
    this.#goTo(this.round ?? this.view?.current_round ?? null);
  }

  /** @param {number|null} round */
  #goTo(round) {
    const { view } = this;
    if (!view) return;
    const rounds = view.rounds.map((it) => it.round);
    this.round = round !== null && rounds.includes(round) ? round : (rounds.at(-1) ?? null);
    this.#drawHead();
    this.#lay();
    this.#stop.abort();
    this.#stop = new AbortController();
    if (this.round === null) return;
    followAt(`${this.api.url}/stream?round=${this.round}`, this.api.key, {
      until: this.#stop.signal,
      event: (name, data) => name === "desk" && this.#take(JSON.parse(data)),
      lost: (since) => {
        this.#lost.hidden = since === null;
        this.#lost.textContent = phrase("script-desk-lost");
      },
      refused: (_, detail) => {
        this.#lost.hidden = false;
        this.#lost.textContent = detail;
      },
    });
  }

  /** The players' names, by their numbers. */
  get names() {
    return new Map(this.view?.players.map((it) => [it.number, it.name]));
  }

  #lay() {
    const round = this.view?.rounds.find((it) => it.round === this.round);
    const { names } = this;
    this.boards.clear();
    for (const board of round?.boards ?? []) this.boards.set(board.board, { ...board, need: board.result ? "over" : "waiting", card: null });
    const boards = [...this.boards.values()].map((it) => ({
      pairing: {
        board: it.board,
        names: { white: names.get(it.white) ?? String(it.white), black: names.get(it.black) ?? String(it.black) },
      },
      href: it.game ? this.#caseOf(it.game) : "",
    }));
    this.shelves.lay(boards);
    this.shelves.show([...this.boards.values()].map(stateOf), [...this.boards.keys()]);
    if (this.#search.value) this.shelves.search(this.#search.value);
  }

  /** The event's key opens every game of it. @param {string} game */
  #caseOf(game) {
    return `/g/${encodeURIComponent(game)}#t=${encodeURIComponent(this.api.key)}`;
  }

  /** What the stream tells. @param {Frame} frame */
  #take(frame) {
    if (frame.round !== this.round) return;
    const fresh = frame.boards.some((it) => it.game !== this.boards.get(it.board)?.game || !this.boards.has(it.board));
    for (const it of frame.boards) this.boards.set(it.board, it);
    if (fresh && this.view && frame.seq !== this.view.seq) return void this.renew();
    this.shelves.show(frame.boards.map(stateOf), frame.order);
    this.#drawHead();
  }

  #drawHead() {
    const { view } = this;
    if (!view) return;
    const { about } = view;
    const boards = [...this.boards.values()];
    const open = boards.filter((it) => it.result === null).length;
    const waits = boards.filter((it) => it.game === null && it.result === null).length;
    const state = JSON.stringify([view.seq, this.round, open, waits]);
    if (this.#head.dataset.state === state) return;
    this.#head.dataset.state = state;
    const days = [about.from, about.to].filter(Boolean).join(" – ");
    fill(
      this.#head,
      h("h1", {}, about.name),
      h("p", { class: "dim" }, [about.place, days, about.chief_arbiter, about.time_control].filter(Boolean).join(" · ")),
      view.unplayable && h("p", { class: "said" }, view.unplayable),
      h(
        "nav",
        { class: "rounds", "aria-label": phrase("script-rounds") },
        view.rounds.map(({ round }) =>
          h(
            "button",
            { type: "button", "aria-current": round === this.round ? "true" : null, onclick: () => this.#goTo(round) },
            phrase("script-round", { number: round }),
          ),
        ),
        h("button", { type: "button", onclick: () => pairRound(this) }, phrase("script-pair-round")),
      ),
      this.round !== null &&
        h(
          "div",
          { class: "round-acts" },
          waits > 0 &&
            h("button", { type: "button", class: "primary", onclick: () => startRound(this) }, phrase("script-start-round", { number: waits })),
          h("button", { type: "button", onclick: () => handOut(this) }, phrase("script-hand-out")),
          h("button", { type: "button", onclick: () => enterResult(this, null) }, phrase("script-enter-result")),
          h("a", { href: `/e/${encodeURIComponent(id)}/round/${this.round}` }, phrase("script-public-page")),
          h(
            "span",
            { class: "dim" },
            open > 0 ? phrase("script-boards-open", { number: open }) : phrase("script-round-closed"),
          ),
        ),
    );
  }

  /** A board needs him that did not. @param {Card} card */
  #needed(card) {
    const { board } = card.pairing;
    this.#alert.textContent = phrase("script-board-needs", { number: board, text: card.state?.line ?? "" });
    const chosen = setting("desk-sound", "off");
    if (chosen === "bell" || chosen === "move" || chosen === "press") play(chosen, false);
  }

  /** @param {string} text */
  say(text) {
    this.#live.textContent = text;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && event.target === this.#search) {
      this.#search.value = "";
      this.shelves.search("");
      this.#search.blur();
      return;
    }
    if (isTyping(event.target)) return;
    if (event.key === "j") this.shelves.step(1);
    else if (event.key === "k") this.shelves.step(-1);
    else if (event.key === "r") {
      const board = Number(document.activeElement?.closest(".card")?.getAttribute("data-board"));
      if (board) enterResult(this, board);
    } else if (event.key === "/") this.#search.focus();
    else return;
    event.preventDefault();
  }
}

export { EventDesk };

/** @param {Told} it @returns {BoardState} */
function stateOf(it) {
  const { card } = it;
  const other = it.history.length > 1 ? ` ${phrase("script-changed")}` : "";
  return {
    board: it.board,
    shelf: SHELF[it.need],
    line: card?.why[0]?.text ?? waiting(it),
    placement: card?.placement ?? "8/8/8/8/8/8/8/8",
    last_move: card?.last_move ?? null,
    plies: card?.plies ?? 0,
    clocks: card?.clocks ?? null,
    here: card?.here ?? { white: false, black: false },
    result: it.result === null ? null : `${resultWords(it.result)}${other}`,
  };
}

/** What is to be said of a board about which nothing else is. @param {Told} it */
function waiting({ game, result, card }) {
  if (result !== null) return "";
  if (game === null) return phrase("script-no-game-yet");
  if (card?.cancelled) return phrase("script-cancelled");
  if (card?.adjourned) return phrase("script-adjourned");
  return card?.started ? "" : phrase("script-not-begun");
}

/** The sound he chooses; off by default. */
function sounds() {
  /** @type {[string, string][]} */
  const all = [
    ["off", phrase("script-sound-none")],
    ["bell", phrase("script-sound-bell")],
    ["press", phrase("script-sound-press")],
    ["move", phrase("script-sound-move")],
  ];
  const chosen = setting("desk-sound", "off");
  const select = h(
    "select",
    { id: "desk-sound" },
    all.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
  );
  select.addEventListener("change", () => {
    keep("desk-sound", select.value);
    if (select.value === "bell" || select.value === "press" || select.value === "move") {
      keep(`sound-${select.value}`, "on");
      play(select.value, false);
    }
  });
  return h("label", { class: "sound" }, h("span", {}, phrase("script-desk-sound")), select);
}

async function start() {
  const key = seatKey(`e:${id}`);
  if (!key) return;
  const api = new EventApi(id, key);
  try {
    const view = await api.get();
    if (view.seat !== "arbiter") return;
  } catch (error) {
    byId("event-said").textContent = wordsOf(error);
    return;
  }
  root.classList.add("desk-of-event");
  document.getElementById("public")?.remove();
  const desk = new EventDesk(api);
  await desk.open();
  rememberEvent(desk.view);
}

/** @param {EventView|null} view */
function rememberEvent(view) {
  if (!view) return;
  const kept = JSON.parse(setting("events", "[]"));
  const rest = kept.filter((/** @type {{id: string}} */ it) => it.id !== view.id);
  const own = { id: view.id, name: view.about.name, seen: Date.now() };
  keep("events", JSON.stringify([own, ...rest].slice(0, 40)));
}

start();
