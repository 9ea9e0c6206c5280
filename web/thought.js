// How long the player thinks: from seeing his clock run to his act. Where the event gives back
// what the line takes, the server is told, and reckons that as the line's which it counted more.

/** @import {View} from "./types" */

export class Thought {
  /** Since when his clock is seen to run, by performance.now(). @type {number|null} */
  #since = null;

  /**
   * A state arrived.
   * @param {View|null} before @param {View} view @param {number} here by performance.now()
   */
  see(before, view, here) {
    const own = view.seat === "white" || view.seat === "black" ? view.seat : null;
    const runs = (/** @type {View|null} */ it) => own !== null && it?.clocks.running === own;
    if (!view.lag_credit_ms || !runs(view)) this.#since = null;
    // Seen in the first state, nobody knows here how long it has been running.
    else if (before && !runs(before)) this.#since = here;
  }

  /** So long until now, in milliseconds, where that is known. */
  get ms() {
    return this.#since === null ? null : Math.round(performance.now() - this.#since);
  }
}
