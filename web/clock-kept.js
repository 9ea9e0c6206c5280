// What a device counted at a game without a line: kept here until the server has taken it, for
// the page may be closed before the line is back.

/** @import {Side} from "./clock-core.js" */

/**
 * @typedef {object} Handed
 * @property {string} device
 * @property {number} since
 * @property {{at_ms: number, wall_ms: number, act: string, side?: Side}[]} entries
 * @property {{white_ms: number, black_ms: number, running: Side|null}} shows
 */

/** So many entries the server takes at once. */
export const AT_ONCE = 500;

export class Kept {
  #slot;

  /** @param {string} id */
  constructor(id) {
    this.#slot = `flagfall:outside:${id}`;
  }

  /** What was not taken yet, oldest first. @returns {Handed[]} */
  all() {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#slot) ?? "[]");
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }

  /** Keeps all. @param {Handed[]} all */
  keep(all) {
    if (all.length === 0) localStorage.removeItem(this.#slot);
    else localStorage.setItem(this.#slot, JSON.stringify(all));
  }

  /** Keeps one that grows: it stands last. @param {Handed} one @param {boolean} isNew */
  put(one, isNew) {
    const all = this.all();
    this.keep([...(isNew ? all : all.slice(0, -1)), one]);
  }

  /**
   * Hands in what is kept, in parts that are not too long. A part that was taken is kept no
   * longer; nor is one that the server will never take.
   * @param {(part: Handed) => Promise<Response>} send
   * @returns {Promise<{taken: number, refused: number}>} throws where there is no line
   */
  async handIn(send) {
    const count = { taken: 0, refused: 0 };
    this.keep(this.all().flatMap(parts));
    for (let all = this.all(); all.length > 0; all = this.all()) {
      const { ok, status } = await send(all[0]);
      const never = status === 400 || status === 422;
      if (!ok && !never) throw new Error(`status ${status}`);
      if (ok) count.taken += 1;
      else count.refused += 1;
      this.keep(this.all().slice(1));
    }
    return count;
  }
}

/** @param {Handed} whole @returns {Handed[]} */
export function parts(whole) {
  const found = [];
  for (let from = 0; from < whole.entries.length; from += AT_ONCE)
    found.push({ ...whole, entries: whole.entries.slice(from, from + AT_ONCE) });
  return found;
}
