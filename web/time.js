// Times as a clock shows them, as people write them, and as they are spoken.

import { phrase } from "./words.js";

/** Below this a clock shows tenths of a second. */
export const TENTHS_BELOW = 20_000;

/**
 * A reading as the clock shows it. Rounded up: a clock that shows 0:00 has nothing left.
 * @param {number} ms
 */
export function reading(ms) {
  if (ms <= 0) return "0:00";
  if (ms < TENTHS_BELOW) {
    const tenths = Math.ceil(ms / 100);
    return `0:${pad(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`;
}

/** As a field shows it: whole seconds, rounded up. @param {number} ms */
export function written(ms) {
  return reading(Math.ceil(ms / 1000) * 1000).replace(/\.0$/, "");
}

/**
 * Reads "1:30:00", "5:00" or "90" (minutes) as milliseconds; null where it cannot be read.
 * @param {string} text
 */
export function parse(text) {
  const fields = text.trim().split(":");
  if (fields.length > 3 || !fields.every((field) => /^\d{1,4}(\.\d)?$/.test(field))) return null;
  const numbers = fields.map(Number);
  if (numbers.length === 1) return Math.round(numbers[0] * 60_000);
  return Math.round(numbers.reduce((total, n) => total * 60 + n, 0) * 1000);
}

/** "1 hour 29 minutes 5 seconds". @param {number} ms */
export function spoken(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [
    hours(Math.floor(seconds / 3600)),
    minutes(Math.floor(seconds / 60) % 60),
    rest(seconds % 60),
  ].filter(Boolean);
  return parts.join(" ") || phrase("script-no-time");
}

/** @param {number} n */
const hours = (n) =>
  n === 0 ? "" : n === 1 ? phrase("script-hour") : phrase("script-hours", { number: n });

/** @param {number} n */
const minutes = (n) =>
  n === 0 ? "" : n === 1 ? phrase("script-minute") : phrase("script-minutes", { number: n });

/** @param {number} n */
const rest = (n) =>
  n === 0 ? "" : n === 1 ? phrase("script-second") : phrase("script-seconds", { number: n });

/** @param {number} n */
const pad = (n) => String(n).padStart(2, "0");

/**
 * The server's game time, as well as a page can know it: the message that travelled fastest
 * tells the difference best. A jump (the server restarted, the game was adjourned) begins anew.
 */
export class Sync {
  /** @type {number|null} */
  #offset = null;

  /** A message with the server's time arrives. @param {number} server @param {number} here */
  note(server, here) {
    const offset = here - server;
    if (this.#offset === null || offset < this.#offset || offset > this.#offset + 1500)
      this.#offset = offset;
  }

  /** The server's time at a moment here. @param {number} here */
  at(here) {
    return this.#offset === null ? 0 : here - this.#offset;
  }
}
