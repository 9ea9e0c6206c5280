// What a player's hands do, turned into acts. Nothing is judged here: a man may be touched
// that must not be, and released where it cannot go. What that means is the server's to say.

import { colorOf } from "./men.js";

/** @import {Act, Side} from "./types" */

/**
 * What the hands work on.
 * @typedef {object} Scene
 * @property {Map<string, string>} men what stands where
 * @property {Side|null} mover whose men may be taken in hand here and now
 * @property {boolean} touch whether a touch is an act of its own
 * @property {string[]} touched squares whose men have been touched since the last move
 * @property {string|null} passed the pawn that waits to be taken off
 */

export class Hands {
  /** The square of the man in hand. @type {string|null} */
  held = null;

  /** "I adjust" has been said. */
  adjusting = false;

  /** Forgets a man in hand that is no longer there to be held. @param {Scene} scene */
  settle(scene) {
    if (this.held !== null && !this.isMine(this.held, scene)) this.held = null;
  }

  /** @param {string} square @param {Scene} scene */
  isMine(square, scene) {
    const piece = scene.men.get(square);
    return piece !== undefined && scene.mover !== null && colorOf(piece) === scene.mover;
  }

  /**
   * A square is tapped, clicked or entered.
   * @param {string} square @param {Scene} scene
   * @param {boolean} [onOwn] release also on a square where a man of one's own stands
   * @returns {Act[]}
   */
  tap(square, scene, onOwn = false) {
    if (scene.mover === null) return [];
    const piece = scene.men.get(square);
    if (this.adjusting) return piece ? [{ act: "adjust", squares: [square] }] : [];
    const mine = this.isMine(square, scene);
    if (this.held === square) {
      this.held = null;
      return [];
    }
    if (this.held !== null && (!mine || onOwn)) return this.release(square);
    if (mine) {
      this.held = square;
      return this.touch(square, scene);
    }
    if (!piece) return [];
    if (square === scene.passed) return [{ act: "remove", square }];
    return this.touch(square, scene);
  }

  /** The man in hand is let go on a square. @param {string} to @returns {Act[]} */
  release(to) {
    const from = this.held;
    this.held = null;
    return from === null || from === to ? [] : [{ act: "release", from, to }];
  }

  /** @param {string} square @param {Scene} scene @returns {Act[]} */
  touch(square, scene) {
    if (!scene.touch || scene.touched.includes(square)) return [];
    return [{ act: "touch", squares: [square] }];
  }
}
