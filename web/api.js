// Talking to the server: acts go out one after the other, in the order the hands made them.

import { freshKey } from "./dom.js";
import { lang, phrase } from "./words.js";

/** @import {Act, Answer} from "./types" */

/** How long an act is tried for when the server does not answer, in milliseconds. */
const PATIENCE = 12_000;

/** The server answered, and the answer was no. */
export class Problem extends Error {
  /** @param {number} status @param {string} title @param {string} detail */
  constructor(status, title, detail, type = "") {
    super(detail || title);
    this.type = type;
    this.status = status;
    this.title = title;
  }
}

/** @param {Response} response */
export async function problemOf(response) {
  const body = await response.json().catch(() => ({}));
  return new Problem(response.status, body.title ?? response.statusText, body.detail ?? "", body.type);
}

/**
 * @param {Record<string, unknown>} game
 * @returns {Promise<{id: string, links: Record<string, string>, names: {white: string, black: string}}>}
 */
export async function createGame(game) {
  const response = await fetch("/api/v1/games", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": lang },
    body: JSON.stringify(game),
  });
  if (!response.ok) throw await problemOf(response);
  return response.json();
}

export class Acts {
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();
  #waiting = 0;
  /** How long the player has thought, where the event gives back what the line takes. @type {() => number|null} */
  thought = () => null;

  /** @param {string} id @param {string} key */
  constructor(id, key) {
    this.url = `/api/v1/games/${encodeURIComponent(id)}/acts`;
    this.key = key;
  }

  /** Whether acts are still on their way. */
  get busy() {
    return this.#waiting > 0;
  }

  /** Changes the result of a game that is over. @param {Record<string, unknown>} change */
  async changeResult(change) {
    const response = await fetch(this.url.replace(/acts$/, "result"), {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${this.key}`, "Accept-Language": lang },
      body: JSON.stringify(change),
    });
    if (!response.ok) throw await problemOf(response);
  }

  /** Sends acts after those before them. @param {Act[]} acts @returns {Promise<Answer>} */
  send(acts) {
    this.#waiting += 1;
    // As long as until now: what comes after is the line's.
    const thought = this.thought();
    const sent = this.#last
      .then(() => this.#post(acts, thought))
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#last = sent.catch(() => undefined);
    return sent;
  }

  /**
   * One key for all attempts: an act that arrived twice is done once.
   * @param {Act[]} acts @param {number|null} thought @returns {Promise<Answer>}
   */
  async #post(acts, thought) {
    const headers = {
      "Content-Type": "application/json",
      Authorization: `Bearer ${this.key}`,
      "Idempotency-Key": freshKey(),
      "Accept-Language": lang,
      ...(thought !== null && { "Thought-Ms": String(thought) }),
    };
    const body = JSON.stringify(acts.length === 1 ? acts[0] : acts);
    const since = performance.now();
    for (let pause = 300; ; pause = Math.min(2000, pause * 2)) {
      try {
        const response = await fetch(this.url, {
          method: "POST",
          headers,
          body,
          signal: AbortSignal.timeout(PATIENCE),
        });
        if (response.ok) return response.json();
        if (response.status < 500 && response.status !== 429) throw await problemOf(response);
      } catch (error) {
        if (error instanceof Problem) throw error;
      }
      if (performance.now() - since > PATIENCE)
        throw new Problem(
          0,
          phrase("script-not-sent"),
          phrase("script-not-sent-text"),
        );
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
