// Acts played on a board, one after another: each act in the list becomes a button, and the board
// stands as it stood after it.

import { BoardView } from "./board-view.js";
import { h } from "./dom.js";
import { read } from "./squares.js";
import { phrase } from "./words.js";

export class Player {
  #board = new BoardView(true);
  #at = 0;
  /** @type {{text: string, placement: string}[]} */
  #boards = [];
  /** @type {Element[]} */
  #acts = [];
  #before = h(
    "button",
    { type: "button", onclick: () => this.show(this.#at - 1) },
    phrase("script-case-back"),
  );
  #after = h(
    "button",
    { type: "button", class: "primary", onclick: () => this.show(this.#at + 1) },
    phrase("script-case-next"),
  );

  /** @param {HTMLElement} picture where the board stands; the buttons come after it */
  constructor(picture) {
    this.picture = picture;
    picture.hidden = false;
    picture.append(this.#board.root);
    picture.after(h("div", { class: "stepping" }, this.#before, this.#after));
  }

  /**
   * Takes acts and shows the board before the first.
   * @param {Element[]} acts one a list item, with its words in `.act`
   * @param {{text: string, placement: string}[]} boards before the acts, and after each
   */
  take(acts, boards) {
    this.#acts = acts;
    this.#boards = boards;
    for (const [i, item] of acts.entries()) {
      const line = item.querySelector(".act");
      const button = h("button", { type: "button", class: "quiet", onclick: () => this.show(i + 1) });
      button.textContent = line?.textContent ?? "";
      line?.replaceChildren(button);
    }
    this.show(0);
  }

  /** Shows the board as it stands after so many acts. @param {number} number */
  show(number) {
    const last = this.#boards.length - 1;
    this.#at = Math.min(last, Math.max(0, number));
    const { text, placement } = this.#boards[this.#at];
    this.#board.stand(read(placement));
    this.picture.setAttribute("aria-label", phrase("script-board-after", { move: text }));
    for (const [i, item] of this.#acts.entries()) item.classList.toggle("shown", i === this.#at - 1);
    this.#before.disabled = this.#at === 0;
    this.#after.disabled = this.#at === last;
  }
}
