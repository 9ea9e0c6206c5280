// <flagfall-board>: the board as hands know it. Touch, release, removal, exchange and adjusting
// are separate acts; each goes out as an event of its name with the act as its detail.

import { Arrows } from "./board-arrows.js";
import { Hands } from "./board-hands.js";
import { keyTo } from "./board-keys.js";
import { BoardView, SIDE } from "./board-view.js";
import { standsSaid } from "./speak.js";
import { kingOf, read, squareAt } from "./squares.js";
import { phrase } from "./words.js";

/** @import {Act, Side} from "./types" */

/**
 * What the board shows.
 * @typedef {object} BoardState
 * @property {string} placement the men as they stand
 * @property {Side} near the side at the near edge
 * @property {Side|null} mover whose men may be taken in hand here
 * @property {boolean} touch whether a touch is an act
 * @property {string[]} touched
 * @property {string[]} owed squares of men that must move or be taken
 * @property {string[]} wanted squares where a hand is still expected
 * @property {string|null} passed a pawn taken in passing that still stands
 * @property {{from: string, to: string}|null} last
 * @property {Side|null} checked the side in check
 * @property {boolean} [draws] whether arrows may be drawn here
 */

/** @type {BoardState} */
const EMPTY = {
  placement: "8/8/8/8/8/8/8/8",
  near: "white",
  mover: null,
  touch: true,
  touched: [],
  owed: [],
  wanted: [],
  passed: null,
  last: null,
  checked: null,
};

/** How far a pointer goes, in pixels, before a tap becomes a drag. */
const SLACK = 5;

export class FlagfallBoard extends HTMLElement {
  #state = EMPTY;
  #men = read(EMPTY.placement);
  #view = new BoardView();
  #hands = new Hands();
  #arrows = new Arrows();
  #at = "e2";
  /**
   * @type {{square: string, x: number, y: number, mine: boolean, again: boolean, moving: boolean}|null}
   */
  #grip = null;
  /** @type {string|null} */
  #over = null;

  connectedCallback() {
    if (this.#view.root.isConnected) return;
    this.append(this.#view.root);
    this.#view.root.append(this.#arrows.layer);
    this.addEventListener("contextmenu", (event) => this.#state.draws && event.preventDefault());
    this.addEventListener("pointerdown", (event) => this.#down(event));
    this.addEventListener("pointermove", (event) => this.#drag(event));
    this.addEventListener("pointerup", (event) => this.#up(event));
    this.addEventListener("pointercancel", () => this.#letBack());
    this.addEventListener("keydown", (event) => keyTo(this, event));
    this.addEventListener("focusin", (event) => {
      const square = event.target instanceof Element && event.target.getAttribute("data-square");
      if (square) this.#rove(square);
    });
    this.#draw();
  }

  /** Shows a state of the game. @param {BoardState} state */
  show(state) {
    const turned = state.near !== this.#state.near;
    if (state.placement !== this.#state.placement) this.#arrows.clear();
    this.#state = state;
    this.#men = read(state.placement);
    this.#hands.settle(this.#scene());
    if (turned) {
      const focused = this.contains(document.activeElement);
      this.#view.lay(state.near);
      this.#arrows.show(state.near);
      if (focused) this.focusSquare(this.#at);
    }
    if (!this.#grip?.moving) this.#view.stand(this.#men);
    this.#draw();
  }

  /** Says everything anew, as it is now to be spoken. */
  again() {
    this.#draw();
  }

  get near() {
    return this.#view.near;
  }
  get at() {
    return this.#at;
  }
  get held() {
    return this.#hands.held;
  }
  get adjusting() {
    return this.#hands.adjusting;
  }

  set adjusting(on) {
    this.#hands.adjusting = on;
    this.#hands.held = null;
    this.classList.toggle("adjusting", on);
    this.#draw();
    this.dispatchEvent(new CustomEvent("adjusting", { detail: on }));
  }

  /** @param {string} square */
  focusSquare(square) {
    this.#rove(square);
    this.#view.cells.get(square)?.focus();
  }

  /** A square is entered. @param {string} square @param {boolean} [onOwn] */
  enter(square, onOwn = false) {
    this.#say(this.#hands.tap(square, this.#scene(), onOwn));
  }

  /** Takes the man on a square off the board. @param {string} square */
  take(square) {
    if (this.#state.mover && this.#men.has(square)) this.#say([{ act: "remove", square }]);
  }

  /** Lets go of the choice of a man; if it was touched, it stays touched. */
  leave() {
    if (this.#hands.adjusting) this.adjusting = false;
    this.#hands.held = null;
    this.#letBack();
  }

  #scene() {
    const { mover, touch, touched, passed } = this.#state;
    return { men: this.#men, mover, touch, touched, passed };
  }

  /** @param {Act[]} acts */
  #say(acts) {
    for (const act of acts) {
      if (act.act === "release") this.#lay(String(act.from), String(act.to));
      if (act.act === "remove") this.#men.delete(String(act.square));
      if (act.act === "touch")
        this.#state = {
          ...this.#state,
          touched: [...this.#state.touched, .../** @type {string[]} */ (act.squares)],
        };
      this.dispatchEvent(new CustomEvent(act.act, { bubbles: true, detail: act }));
    }
    this.#view.stand(this.#men);
    this.#draw();
  }

  /**
   * The man stands where the hand put it until the server says what stands.
   * @param {string} from
   * @param {string} to
   */
  #lay(from, to) {
    const piece = this.#men.get(from);
    if (!piece) return;
    this.#men.delete(from);
    this.#men.set(to, piece);
    this.#state = { ...this.#state, last: { from, to } };
  }

  /** @param {string} square */
  #rove(square) {
    this.#view.cells.get(this.#at)?.setAttribute("tabindex", "-1");
    this.#at = square;
    this.#view.cells.get(square)?.setAttribute("tabindex", "0");
  }

  #draw() {
    const { last, wanted, checked, mover } = this.#state;
    const [touched, owed] = [this.#state.touched, this.#state.owed].map((list) =>
      list.filter((square) => this.#men.has(square)),
    );
    const held = this.#hands.held;
    const king = checked && kingOf(this.#men, checked);
    const marks = [
      ...(last
        ? [
            ["from", last.from],
            ["to", last.to],
          ]
        : []),
      ...(king ? [["check", king]] : []),
      ...touched.map((square) => ["touched", square]),
      ...owed.map((square) => ["owed", square]),
      ...wanted.map((square) => ["wanted", square]),
      ...(held ? [["held", held]] : []),
      ...(this.#over ? [["over", this.#over]] : []),
    ].map(([kind, square]) => ({ kind, square }));
    this.#view.mark(marks);
    this.#view.lift(held);
    this.classList.toggle("live", mover !== null);
    this.#rove(this.#at);
    for (const [square, cell] of this.#view.cells) {
      const more = [
        square === held
          ? phrase("script-in-hand")
          : touched.includes(square)
            ? phrase("script-is-touched")
            : "",
        owed.includes(square) ? phrase("script-must-be") : "",
        wanted.includes(square) ? phrase("script-is-wanted") : "",
        square === king ? phrase("script-in-check") : "",
      ].filter(Boolean);
      const label = [standsSaid(square, this.#men.get(square)), ...more].join(", ");
      cell.setAttribute("aria-label", label);
      cell.setAttribute("aria-selected", String(square === held));
    }
  }

  /** @param {PointerEvent} event */
  #point(event) {
    const matrix = this.#view.root.getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY);
    return matrix ? point.matrixTransform(matrix.inverse()) : point;
  }

  /** @param {PointerEvent} event */
  #squareUnder(event) {
    const { x, y } = this.#point(event);
    return squareAt(Math.floor(x / SIDE), Math.floor(y / SIDE), this.near);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const square = this.#squareUnder(event);
    if (square && this.#state.draws && (event.button === 2 || event.altKey)) {
      this.#arrows.begin(square);
      return;
    }
    if (!square || event.button !== 0 || !event.isPrimary || this.#state.mover === null) return;
    event.preventDefault();
    this.setPointerCapture(event.pointerId);
    this.focusSquare(square);
    const mine = this.#hands.isMine(square, this.#scene()) && !this.#hands.adjusting;
    const again = this.#hands.held === square;
    this.#grip = { square, x: event.clientX, y: event.clientY, mine, again, moving: false };
    if (mine && !again) this.enter(square);
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const grip = this.#grip;
    if (!grip?.mine) return;
    grip.moving ||= Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > SLACK;
    if (!grip.moving) return;
    const { x, y } = this.#point(event);
    this.#view.carry(grip.square, x, y);
    const over = this.#squareUnder(event);
    if (over !== this.#over) {
      this.#over = over;
      this.#draw();
    }
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const grip = this.#grip;
    const square = this.#squareUnder(event);
    if (this.#arrows.isDrawing) this.#arrows.end(square, this.near);
    if (!grip) return;
    if (grip.moving && square && square !== grip.square) {
      this.#grip = null;
      this.#over = null;
      this.#hands.held = grip.square;
      const acts = this.#hands.release(square);
      this.#view.drop(grip.square, square);
      this.#say(acts);
    } else if (grip.moving) {
      this.#hands.held = null;
      this.#letBack();
    } else {
      this.#grip = null;
      if (!grip.mine && square === grip.square) this.enter(square);
      else if (grip.again) this.enter(grip.square);
    }
  }

  #letBack() {
    const grip = this.#grip;
    this.#grip = null;
    this.#over = null;
    if (grip?.moving) this.#view.drop(grip.square, grip.square);
    this.#view.stand(this.#men);
    this.#draw();
  }
}

customElements.define("flagfall-board", FlagfallBoard);
