// The board by keyboard: the whole of a game can be played without a pointer.

import { FILES, place, squareAt } from "./squares.js";

/** @import {FlagfallBoard} from "./board.js" */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The file that was typed and waits for its rank. */
let file = "";

/** Answers a key on the board. @param {FlagfallBoard} board @param {KeyboardEvent} event */
export function keyTo(board, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (answer(board, event)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * @param {FlagfallBoard} board
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key was the board's
 */
function answer(board, event) {
  const { key, shiftKey } = event;
  const typed = file;
  file = "";
  if (key in STEPS) return go(board, STEPS[key]);
  if (typed && key >= "1" && key <= "8" && key.length === 1) {
    board.focusSquare(typed + key);
    return true;
  }
  switch (key) {
    case "Enter":
    case " ":
      board.enter(board.at, shiftKey);
      return true;
    case "Escape":
      board.leave();
      return true;
    case "Home":
      return go(board, [-7, 0]);
    case "End":
      return go(board, [7, 0]);
    case "PageUp":
      return go(board, [0, -7]);
    case "PageDown":
      return go(board, [0, 7]);
    case "x":
    case "Delete":
      board.take(board.at);
      return true;
    case "j":
      board.adjusting = !board.adjusting;
      return true;
    default:
      if (key.length !== 1 || !FILES.includes(key)) return false;
      file = key;
      return true;
  }
}

/** @param {FlagfallBoard} board @param {[number, number]} step */
function go(board, [dx, dy]) {
  const { x, y } = place(board.at, board.near);
  const clamp = (/** @type {number} */ n) => Math.min(7, Math.max(0, n));
  const square = squareAt(clamp(x + dx), clamp(y + dy), board.near);
  if (square) board.focusSquare(square);
  return true;
}
