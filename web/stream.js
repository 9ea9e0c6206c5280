// The server's events over fetch, so that the seat's key travels in a header. A stream that
// ends or falls silent is opened again where it left off.

import { problemOf } from "./api.js";
import { lang } from "./words.js";

/** @import {View} from "./types" */

/** The server speaks every ten seconds at least; after this silence the line is taken for dead. */
const SILENCE = 25_000;
const LONGEST_PAUSE = 10_000;

/**
 * @typedef {object} Listener
 * @property {(view: View) => void} view a state arrived
 * @property {(since: number|null) => void} lost the line is down since (a performance.now()), or up again
 * @property {(status: number, detail: string) => void} refused the server will not have this key
 */

/**
 * Follows a game until the server refuses.
 * @param {string} id
 * @param {string} key
 * @param {Listener} listener
 */
export async function follow(id, key, listener) {
  return followAt(`/api/v1/games/${encodeURIComponent(id)}/stream`, key, {
    ...listener,
    event: (name, data) => name === "view" && listener.view(JSON.parse(data)),
  });
}

/**
 * @typedef {object} AnyListener
 * @property {(name: string, data: string) => void} event something arrived
 * @property {(since: number|null) => void} lost
 * @property {(status: number, detail: string) => void} refused
 * @property {AbortSignal} [until] it is followed no longer
 */

/**
 * Follows whatever is told at an address, until the server refuses.
 * @param {string} url @param {string} key @param {AnyListener} listener
 */
export async function followAt(url, key, listener) {
  let last = "";
  let pause = 500;
  /** @type {number|null} */
  let since = null;
  for (;;) {
    if (listener.until?.aborted) return;
    const stop = new AbortController();
    listener.until?.addEventListener("abort", () => stop.abort(), { once: true });
    const watch = silence(stop);
    try {
      const headers = {
        Authorization: `Bearer ${key}`,
        Accept: "text/event-stream",
        "Accept-Language": lang,
        ...(last && { "Last-Event-ID": last }),
      };
      const response = await fetch(url, { headers, signal: stop.signal, cache: "no-store" });
      if ([401, 403, 404, 410].includes(response.status)) {
        listener.refused(response.status, (await problemOf(response)).message);
        return;
      }
      if (response.ok && response.body) {
        for await (const event of events(response.body, watch.heard)) {
          if (since !== null) listener.lost((since = null));
          pause = 500;
          last = event.id || last;
          listener.event(event.name, event.data);
        }
      }
    } catch {
      // A broken line is an ordinary state, told below.
    }
    watch.end();
    if (since === null) listener.lost((since = performance.now()));
    await new Promise((done) => setTimeout(done, pause * (0.75 + Math.random() / 2)));
    pause = Math.min(LONGEST_PAUSE, pause * 1.7);
  }
}

/** @param {AbortController} stop */
function silence(stop) {
  let timer = setTimeout(() => stop.abort(), SILENCE);
  return {
    heard() {
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), SILENCE);
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * Reads server-sent events.
 * @param {ReadableStream<Uint8Array>} body @param {() => void} heard called on every sign of life
 */
async function* events(body, heard) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    heard();
    const blocks = (rest + decoder.decode(value, { stream: true }))
      .replaceAll("\r\n", "\n")
      .split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

/** @param {string} block @returns {{id: string, name: string, data: string}|null} */
function parseEvent(block) {
  const event = { id: "", name: "message", data: "" };
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon <= 0) continue;
    const value = line.slice(colon + 1).replace(/^ /, "");
    const field = line.slice(0, colon);
    if (field === "id") event.id = value;
    if (field === "event") event.name = value;
    if (field === "data") event.data += (event.data && "\n") + value;
  }
  return event.data ? event : null;
}
