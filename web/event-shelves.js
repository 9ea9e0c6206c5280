// The three shelves of the desk: what needs the arbiter, what is to be watched, what is quiet. A
// card moves when its board does; one loop ticks all clocks in sight.

import { Card } from "./event-card.js";
import { byId, h } from "./dom.js";
import { phrase } from "./words.js";

/** @import {BoardState, Pairing} from "./event-types" */

/** Clocks are written so often, in milliseconds. */
const TICK = 200;

/** @type {["needs" | "watch" | "quiet", string][]} */
const SHELVES = [
  ["needs", phrase("script-needs-you")],
  ["watch", phrase("script-watch")],
  ["quiet", phrase("script-quiet")],
];

export class Shelves {
  /** @type {Map<number, Card>} */
  cards = new Map();
  /** @type {Map<string, {list: HTMLElement, count: HTMLElement, none: HTMLElement}>} */
  #shelves = new Map();
  /** @type {number[]} */
  #order = [];
  #search = "";
  #frame = 0;

  /**
   * @param {HTMLElement} root
   * @param {(card: Card) => void} onNeed a board that was quiet needs the arbiter
   */
  constructor(root, onNeed) {
    this.onNeed = onNeed;
    for (const [key, title] of SHELVES) {
      const count = h("span", { class: "count" });
      const list = h("ol", { class: "cards", "data-shelf": key });
      const none = h("p", { class: "empty" }, phrase("script-shelf-empty"));
      this.#shelves.set(key, { list, count, none });
      root.append(
        h("section", { class: `boards ${key}`, "aria-labelledby": `shelf-${key}` }, h("h2", { id: `shelf-${key}` }, title, " ", count), none, list),
      );
    }
    this.eyes = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const card = this.cards.get(Number(/** @type {HTMLElement} */ (target).dataset.board));
        if (card) card.seen = isIntersecting;
      }
    });
    setInterval(() => this.#tick(), TICK);
  }

  /** Lays out the boards of a round. @param {{pairing: Pairing, href: string}[]} boards */
  lay(boards) {
    for (const card of this.cards.values()) {
      this.eyes.unobserve(card.root);
      card.root.remove();
    }
    this.cards.clear();
    for (const { pairing, href } of boards) {
      const card = new Card(pairing, href);
      this.cards.set(pairing.board, card);
      this.eyes.observe(card.root);
    }
  }

  /**
   * Boards as they stand now, and the order of all where it has changed.
   * @param {BoardState[]} states @param {number[]} [order]
   */
  show(states, order) {
    const here = performance.now();
    let moved = false;
    for (const state of states) {
      const card = this.cards.get(state.board);
      if (!card) continue;
      const before = card.state?.shelf;
      card.show(state, here);
      moved ||= before !== state.shelf;
      if (before && before !== "needs" && state.shelf === "needs") this.onNeed(card);
    }
    if (order) this.#order = order;
    if (moved || order) this.#frame ||= requestAnimationFrame(() => this.#sort());
  }

  /** Only the boards with these words are shown. @param {string} text */
  search(text) {
    this.#search = text.trim().toLocaleLowerCase();
    for (const card of this.cards.values()) card.root.hidden = !this.#finds(card);
    this.#count();
  }

  /** A number finds its board and no other. @param {Card} card */
  #finds(card) {
    if (/^\d+$/.test(this.#search)) return card.pairing.board === Number(this.#search);
    return this.#search.split(/\s+/).every((word) => card.text.includes(word));
  }

  /** Puts each card where it belongs; those that are there already are not touched. */
  #sort() {
    this.#frame = 0;
    const active = document.activeElement;
    const held = active instanceof HTMLElement && active.closest(".card") ? active : null;
    for (const [shelf, { list }] of this.#shelves) {
      /** @type {Element[]} */
      const wanted = this.#order.flatMap((number) => {
        const card = this.cards.get(number);
        return card?.state?.shelf === shelf ? [card.root] : [];
      });
      /** @type {Element|null} */
      let at = list.firstElementChild;
      for (const [i, root] of wanted.entries()) {
        // One that went elsewhere is taken out, so that the others need not be moved past it.
        while (at && at !== root && (!wanted.includes(at) || at.nextElementSibling === root)) {
          const gone = at;
          at = at.nextElementSibling;
          if (wanted.indexOf(gone) < i) continue;
          gone.remove();
        }
        if (at === root) at = at.nextElementSibling;
        else list.insertBefore(root, at);
      }
    }
    held?.focus();
    this.#count();
  }

  #count() {
    for (const { list, count, none } of this.#shelves.values()) {
      const shown = [...list.children].filter((it) => !(/** @type {HTMLElement} */ (it).hidden)).length;
      count.textContent = String(shown);
      none.hidden = shown > 0;
    }
  }

  #tick() {
    const here = performance.now();
    for (const card of this.cards.values()) if (card.ticks) card.tick(here);
  }

  /** The cards in the order in which they are read. */
  #inOrder() {
    return [...byId("boards").querySelectorAll(".card:not([hidden]) .open")];
  }

  /** The focus goes on by so many cards. @param {number} by */
  step(by) {
    const all = this.#inOrder();
    const at = all.indexOf(/** @type {Element} */ (document.activeElement?.closest(".open")));
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by))];
    if (!(next instanceof HTMLElement)) return;
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  }
}
