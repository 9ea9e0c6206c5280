// What the desk of an event asks of the server.

import { Problem, problemOf } from "./api.js";
import { freshKey } from "./dom.js";
import { lang } from "./words.js";

export class EventApi {
  /** @param {string} id @param {string} key the arbiter's */
  constructor(id, key) {
    this.id = id;
    this.key = key;
    this.url = `/api/v1/events/${encodeURIComponent(id)}`;
  }

  /** @param {string} path @param {RequestInit} [init] @returns {Promise<Response>} */
  async ask(path, init = {}) {
    const headers = { Authorization: `Bearer ${this.key}`, "Accept-Language": lang, ...init.headers };
    const response = await fetch(`${this.url}${path}`, { ...init, headers, cache: "no-store" });
    if (!response.ok) throw await problemOf(response);
    return response;
  }

  /** @param {string} path @returns {Promise<any>} */
  async get(path = "") {
    return (await this.ask(path)).json();
  }

  /** @param {string} path @param {unknown} body @returns {Promise<any>} */
  async post(path, body) {
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": freshKey() },
      body: JSON.stringify(body),
    };
    return (await this.ask(path, init)).json();
  }

  /** A file as it was chosen. @param {string} text @param {string} kind @returns {Promise<any>} */
  async file(text, kind) {
    const init = { method: "POST", headers: { "Content-Type": kind, "Idempotency-Key": freshKey() }, body: text };
    return (await this.ask("/import", init)).json();
  }
}

/**
 * A result as it is printed: `½–½`, `+ –` for a forfeit, `1–0*` where no move was made.
 * @param {string} result
 */
export function resultWords(result) {
  const plain = result.replaceAll("1/2", "½");
  if (plain.includes("F")) return plain.replaceAll("1F", "+").replaceAll("0F", "–").replace("-", " ");
  return plain.replaceAll("U", "").replace("-", "–") + (plain.includes("U") ? "*" : "");
}

/** What went wrong, in words. @param {unknown} error */
export const wordsOf = (error) =>
  error instanceof Problem || error instanceof Error ? error.message : String(error);

/**
 * The line that a fault names, from 1; 0 where it names none. An entry of a list stands on its line.
 * @param {string} text
 */
export function lineOf(text) {
  const line = /\b(?:line|ligne) (\d+)/i.exec(text);
  if (line) return Number(line[1]);
  const player = /players\[(\d+)\]/.exec(text);
  return player ? Number(player[1]) + 1 : 0;
}

/** Shows a line of what was pasted. @param {HTMLTextAreaElement} area @param {number} line from 1 */
export function goToLine(area, line) {
  const lines = area.value.split("\n");
  if (line < 1 || line > lines.length) return;
  const start = lines.slice(0, line - 1).reduce((total, it) => total + it.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + lines[line - 1].length);
  const height = area.scrollHeight / Math.max(1, lines.length);
  area.scrollTop = Math.max(0, (line - 3) * height);
}
