// Somebody at a seat: a window of his own, and the hands and eyes to use it.

import assert from "node:assert/strict";

/** So long a window may take to show what came of something, in milliseconds. */
export const PATIENCE = Number(process.env.PATIENCE ?? 15_000);

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export class Seat {
  /** What the browser complained of. @type {string[]} */
  complaints = [];

  /** @param {string} name @param {import("playwright-core").Page} page */
  constructor(name, page) {
    this.name = name;
    this.page = page;
    page.setDefaultTimeout(PATIENCE);
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("console", (message) => {
      const lost = /ERR_|Failed to load resource/.test(message.text());
      if (message.type() === "error" && !lost) this.complaints.push(message.text());
    });
  }

  /** @param {string} address */
  async sit(address) {
    await this.page.goto(address);
    await this.page.waitForSelector("#game[data-seat]:not([data-seat=''])");
  }

  // Hands

  /** The middle of a square, on the screen. @param {string} square */
  async #at(square) {
    const box = await this.page.locator(`[data-square=${square}] .ground`).boundingBox();
    assert.ok(box, `no square ${square}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Drags a man with the mouse. @param {string} from @param {string} to */
  async drag(from, to) {
    const { mouse } = this.page;
    await mouse.move(...(await this.#at(from)));
    await mouse.down();
    await mouse.move(...(await this.#at(to)), { steps: 5 });
    await mouse.up();
  }

  /** Taps squares, one after the other. @param {...string} squares */
  async tap(...squares) {
    for (const square of squares) await this.page.mouse.click(...(await this.#at(square)));
  }

  /** Presses the clock by its bar, once there is something to press for. */
  async press() {
    await this.page.click(".clock.due .pressbar:not(:disabled)");
    await this.page.waitForSelector(".clock.due", { state: "detached" });
  }

  /** @param {...string} keys */
  async keys(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** A move by keys on the board, square by its name. @param {string} from @param {string} to */
  async walk(from, to) {
    await this.keys("k", ...from, "Enter", ...to, "Enter");
  }

  /** One of the acts of this seat. @param {string} name */
  async act(name) {
    await this.page.click(`#verbs [data-act=${name}]`);
  }

  /** Fills the question in hand and sends it off. @param {Record<string, string>} values */
  async answer(values) {
    const dialog = this.page.locator("#dialog");
    for (const [name, value] of Object.entries(values)) {
      const radio = dialog.locator(`input[type=radio][name=${name}][value="${value}"]`);
      const list = dialog.locator(`select[name=${name}]`);
      if (await radio.count()) await radio.check();
      else if (await list.count()) await list.selectOption(value);
      else await dialog.locator(`input[name=${name}]`).fill(value);
    }
    await dialog.locator("button[type=submit]").click();
    await this.page.waitForSelector("#dialog", { state: "hidden" });
  }

  /**
   * A claim, perhaps resting on a move written first.
   * @param {string} ground @param {string} [move]
   */
  async claim(ground, move) {
    await this.act("claim");
    await this.page.check(`#dialog input[value=${ground}]`);
    await this.answer(move ? { intended: move } : {});
  }

  /** One of the answers on the arbiter's desk. @param {string|RegExp} text */
  async desk(text) {
    await this.page.locator("#desk button", { hasText: text }).first().click();
  }

  // Eyes

  /**
   * Waits until a part of the page reads so; says what it reads if it never does.
   * @param {string} selector @param {string|RegExp} pattern
   */
  async reads(selector, pattern) {
    const source = typeof pattern === "string" ? escape(pattern) : pattern.source;
    const look = ([where, what]) =>
      [...document.querySelectorAll(where)].some((it) =>
        new RegExp(what).test(it.textContent.replace(/\s+/g, " ")),
      );
    try {
      await this.page.waitForFunction(look, [selector, source]);
    } catch {
      const found = await this.page.locator(selector).allTextContents();
      const text = `${this.name}: ${selector} does not read ${source} but`;
      assert.fail(`${text}:\n${found.join("\n") || "(nothing)"}`);
    }
  }

  /** What stands at the board. @param {string|RegExp} pattern */
  standing(pattern) {
    return this.reads("#standing", pattern);
  }

  /** The scoresheet with its margin. @param {string|RegExp} pattern */
  sheet(pattern) {
    return this.reads("#sheet", pattern);
  }

  /** What is read out. @param {string|RegExp} pattern */
  hears(pattern) {
    return this.reads("#live", pattern);
  }

  /**
   * Waits until something is to be seen, or no longer.
   * @param {string} selector @param {boolean} is
   */
  async sees(selector, is = true) {
    try {
      await this.page.waitForSelector(selector, { state: is ? "visible" : "hidden" });
    } catch {
      assert.fail(`${this.name}: ${selector} is ${is ? "not" : "still"} to be seen`);
    }
  }

  /** Waits until a man stands there, or nothing. @param {string} square @param {string} man */
  async stands(square, man) {
    await this.sees(`[data-square=${square}][aria-label^="${square}, ${man}"]`);
  }

  /** @param {"white"|"black"} side */
  async running(side) {
    await this.sees(`.clock.running[data-side=${side}]`);
  }

  /** What a clock shows now, in milliseconds. @param {"white"|"black"} side */
  async clock(side) {
    const text = await this.page.textContent(`.clock[data-side=${side}] .figures`);
    return 1000 * text.split(":").reduce((total, part) => 60 * total + Number(part), 0);
  }

  /** The clauses that a part of the page cites, as they are printed. @param {string} selector */
  async cites(selector) {
    return this.page.locator(`${selector} .cite`).allTextContents();
  }
}
