// The arbiter's page of one game: what happened, what the Laws say here, what he may do. From
// left to right on a wide window, one below the other on a narrow one.

import { CaseFile, showHappened, showLaws } from "./case.js";
import { atLength } from "./case-words.js";
import { citations } from "./cite.js";
import { clockShelf } from "./clock-acts.js";
import { answered, expectedShelf, secrets, secret, renewed } from "./desk-shelves.js";
import { byId, fill, h, refill } from "./dom.js";
import { newLink } from "./game-links.js";
import { envelopeShelf } from "./envelope.js";
import { phrase } from "./words.js";

/** @import {Act, View} from "./types" */

/** A form is not foreseen at every stroke, in milliseconds. */
const PAUSE = 250;

export class Desk {
  /** @type {View|null} */
  #view = null;
  #happened = h("section", { class: "happened", tabIndex: 0, "aria-label": phrase("script-what-happened") });
  #laws = h("section", { class: "laws-here", "aria-label": phrase("script-laws-here") });
  #needs = h("section", { class: "shelf needs", id: "needs" });
  #shelves = h("div", { class: "shelves" });
  #reason = h("input", { id: "why", autocomplete: "off", maxLength: 400 });
  #why = h(
    "label",
    { class: "field why" },
    h("span", {}, phrase("script-why")),
    this.#reason,
    h("small", {}, phrase("script-why-help")),
  );
  #timer = 0;

  /**
   * @param {string} id @param {string} key
   * @param {(acts: Act[]) => void} onActs
   */
  constructor(id, key, onActs) {
    this.id = id;
    this.key = key;
    this.onActs = onActs;
    this.file = new CaseFile(id, key, () => this.#view && this.show(this.#view));
    this.#layOut();
  }

  /** The page is laid out for an arbiter, once. */
  #layOut() {
    const game = byId("game");
    const [table, side] = [game.querySelector(".table"), game.querySelector(".side")];
    const desk = byId("desk");
    if (!table || !side) return;
    const clocks = h("div", { class: "both-clocks" }, byId("clock-near"), byId("clock-far"));
    table.prepend(clocks);
    table.append(byId("sheet"), this.#happened);
    side.before(this.#laws);
    desk.hidden = false;
    fill(desk, this.#needs, this.#why, this.#shelves);
    const log = h("a", { class: "quiet", href: `/g/${encodeURIComponent(this.id)}/log` }, phrase("script-log"));
    const links = h("button", { type: "button", class: "quiet", onclick: () => newLink(this.id, this.key) }, phrase("script-new-link"));
    game.querySelector(".tools")?.append(links, log);
    document.head.append(h("link", { rel: "stylesheet", href: "/assets/desk.css" }));
    game.classList.add("laid");
  }

  /** @param {View} view */
  show(view) {
    this.#view = view;
    this.file.at(view.seq);
    const it = this.file.case;
    if (it) {
      showHappened(this.#happened, it);
      showLaws(this.#laws, it);
    }
    this.#showNeeds(view);
    const known = secrets(view);
    const { questions, private: own, illegal_moves, clocks, outcome, adjournment } = view;
    const appeals = (it?.happened ?? []).filter(({ act }) => act === "appeal");
    refill(
      this.#shelves,
      [questions.length, own, illegal_moves, clocks.running, clocks.counter, outcome, adjournment, it?.expected, it?.penalties, appeals],
      () => [
        known.length > 0 &&
          h(
            "section",
            { class: "shelf watch" },
            h("h2", {}, phrase("script-only-you")),
            known.map((notice) => secret(notice, this.onActs)),
          ),
        expectedShelf(view, it?.expected ?? [], this.onActs),
        (illegal_moves.white > 0 || illegal_moves.black > 0) &&
          h(
            "p",
            { class: "tally" },
            phrase("script-illegal-tally", { white: illegal_moves.white, black: illegal_moves.black }),
          ),
        it && it.penalties.length > 0 &&
          h(
            "section",
            { class: "shelf penalties" },
            h("h2", {}, phrase("script-penalties-so-far")),
            h("ol", {}, it.penalties.map(({ text }) => h("li", {}, text))),
          ),
        appeals.length > 0 &&
          h(
            "section",
            { class: "shelf appeals" },
            h("h2", {}, phrase("script-appeals")),
            appeals.map(({ text, came }) => [
              h("p", {}, text),
              ...came.map(({ text, cites }) => h("p", { class: "ruled" }, text, citations(cites))),
            ]).flat(),
            h("button", { type: "button", "data-paper": "/rulings.pdf" }, phrase("script-print-papers")),
          ),
        renewed(view, this.id, this.key),
        envelopeShelf(view),
        clockShelf(view),
      ],
    );
  }

  /** What awaits him, each answer with what would come of it. @param {View} view */
  #showNeeds(view) {
    const it = this.file.case;
    const decidable = view.questions.map((question) => ({
      question,
      outcomes: it?.questions.find(({ id }) => id === question.id)?.outcomes ?? [],
    }));
    this.#why.hidden = decidable.length === 0;
    // The clocks that are foreseen run on; they are written anew with the next state.
    refill(this.#needs, [decidable, view.outcome], () => [
      h("h2", {}, phrase("script-needs-you")),
      decidable.length > 0
        ? decidable.map(({ question, outcomes }) =>
            answered(question, outcomes, view, (acts) => this.#decide(acts)),
          )
        : h(
            "p",
            { class: "empty" },
            over(view) ? phrase("script-game-over") : phrase("script-nothing-awaits"),
          ),
    ]);
  }

  /** A decision goes out with its reason, which the players read. @param {Act[]} acts */
  #decide(acts) {
    const why = this.#reason.value.trim();
    this.#reason.value = "";
    this.onActs(why ? [{ act: "write", mark: why }, ...acts] : acts);
  }

  /** Seconds that run on this page. @param {number} now game time */
  tick(now) {
    for (const element of this.#shelves.querySelectorAll("[data-due]")) {
      const left = Number(element.getAttribute("data-due")) - now;
      const text = left > 0 ? countdown(left) : phrase("script-default-passed");
      if (element.textContent !== text) element.textContent = text;
    }
  }

  /**
   * Shows what would come of a form, once nobody types.
   * @param {Act[]|null} acts @param {HTMLElement} box
   */
  foresee(acts, box) {
    clearTimeout(this.#timer);
    if (!acts) return fill(box);
    this.#timer = setTimeout(async () => {
      try {
        fill(box, atLength(await this.file.foresee(acts)));
      } catch {
        fill(box);
      }
    }, PAUSE);
  }
}

/** @param {View} view */
const over = (view) => view.outcome !== null;

/** @param {number} ms */
function countdown(ms) {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
