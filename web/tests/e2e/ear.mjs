// Somebody who types and listens, and what he hears.

import assert from "node:assert/strict";

/** Runs in the page: keeps all that the live regions say. */
export function listening() {
  window.said = [];
  document.addEventListener("DOMContentLoaded", () => {
    for (const id of ["live", "alert"]) {
      const region = document.getElementById(id);
      if (!region) continue;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) {
            const text = node.textContent.trim();
            if (text) window.said.push(id === "alert" ? `! ${text}` : text);
          }
      }).observe(region, { childList: true });
    }
  });
}

/** Somebody who types and listens. */
export class Blind {
  /** @param {import("./seat.mjs").Seat} seat */
  constructor(seat) {
    this.seat = seat;
    this.lines = [];
  }

  /** Types into the line, and waits until something of the kind is said. */
  async types(line, expect) {
    const { page } = this.seat;
    await this.#take();
    this.lines.push(`> ${line}`);
    if ((await page.evaluate(() => document.activeElement?.id)) !== "typed-move") {
      await page.keyboard.press("Escape");
      await page.keyboard.press("m");
    }
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
    if (expect) await this.hears(expect);
  }

  /** Waits until it is said, and writes down all that was. @param {RegExp} pattern */
  async hears(pattern) {
    const { page, name } = this.seat;
    const from = this.heard ?? 0;
    const look = ([source, since]) =>
      window.said.slice(since).some((text) => new RegExp(source).test(text));
    try {
      await page.waitForFunction(look, [pattern.source, from]);
    } catch {
      assert.fail(`${name} does not hear ${pattern}:\n${(await this.#all()).join("\n")}`);
    }
    await this.#take();
  }

  #all() {
    return this.seat.page.evaluate(() => window.said);
  }

  async #take() {
    const all = await this.#all();
    this.lines.push(...all.slice(this.heard ?? 0).map(timeless));
    this.heard = all.length;
  }
}

/** Times differ from run to run. @param {string} text */
const timeless = (text) =>
  text.replace(/(?:\d+ (?:hours?|minutes?|seconds?) ?)+/g, "… ").replace(/ ([,.])/g, "$1");

/** Runs in the page: a browser with two voices, which keeps what it was asked to say. */
export function speaking() {
  window.uttered = [];
  const voice = (name, lang, localService) => ({ name, lang, localService, default: false, voiceURI: name });
  const voices = [voice("Far", "en-GB", false), voice("Near", "en-US", true), voice("Nah", "de-DE", true)];
  class Utterance {
    constructor(text) {
      Object.assign(this, { text, lang: "", rate: 1, voice: null });
    }
  }
  const synthesis = {
    getVoices: () => voices,
    cancel: () => window.uttered.push({ cancel: true }),
    speak: ({ text, lang, rate, voice }) => window.uttered.push({ text, lang, rate, voice: voice?.name }),
  };
  Object.defineProperty(window, "speechSynthesis", { value: synthesis, configurable: true });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance, configurable: true });
}
