// A table: a browser, the real server, a game, and somebody on each seat in a window of his own.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";

import { chromium } from "playwright-core";

import { Seat } from "./seat.mjs";
import { Game, Server } from "./server.mjs";

const executablePath = process.env.CHROME ?? "/usr/bin/chromium";

/** The options of every test here. */
export const options = {
  skip: !existsSync(executablePath) && "no Chromium (name one in CHROME)",
  timeout: 90_000,
};

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-background-timer-throttling",
  "--disable-renderer-backgrounding",
];

export const launch = () => chromium.launch({ executablePath, args: ARGS });

/** The house of one test file: its browser and its server. */
export class House {
  /** @type {import("playwright-core").Browser} */
  browser;
  /** @type {Server} */
  server;

  /** Opened before the tests of a file, closed after them. */
  static forTests() {
    const house = new House();
    before(() => options.skip || house.open());
    after(() => house.close());
    return house;
  }

  async open() {
    [this.browser, this.server] = await Promise.all([launch(), Server.start()]);
  }

  async close() {
    await this.browser?.close();
    await this.server?.end();
  }

  /**
   * A window that nobody has used before.
   * @param {string} name @param {import("playwright-core").BrowserContextOptions} [context]
   */
  async window(name, context = {}) {
    const viewport = { width: 1280, height: 800 };
    const made = await this.browser.newContext({ viewport, ...context });
    // With FLAGFALL_WEB the files of the page are those of a folder, not those built in.
    const folder = process.env.FLAGFALL_WEB;
    if (folder)
      await made.route("**/assets/*", (route) =>
        route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.slice(8)) }),
      );
    return new Seat(name, await made.newPage());
  }

  /**
   * Sets up a game, seats people, plays, and holds their browsers to having had no complaint.
   * @param {Record<string, unknown>} file a game file without acts
   * @param {string[]} names who sits down
   * @param {(table: Table) => Promise<void>} play
   */
  async play(file, names, play) {
    const table = new Table(this, await this.server.game(file));
    try {
      await table.seat(...names);
      await play(table);
      table.uncomplaining();
    } finally {
      await table.leave();
    }
  }
}

/** A game and those who sit at it, by seat. */
export class Table {
  /** @type {Seat} */
  white;
  /** @type {Seat} */
  black;
  /** @type {Seat} */
  arbiter;
  /** @type {Seat} */
  spectator;

  /** @param {House} house @param {Game} game */
  constructor(house, game) {
    this.house = house;
    this.game = game;
  }

  /**
   * A game that was set up elsewhere.
   * @param {House} house @param {string} id @param {Record<string, string>} keys by seat
   */
  static of(house, id, keys) {
    const link = ([seat, key]) => [seat, `/g/${id}#t=${key}`];
    const links = Object.fromEntries(Object.entries(keys).map(link));
    return new Table(house, new Game(house.server, id, keys, links));
  }

  /** Everybody who sits. */
  get all() {
    return [this.white, this.black, this.arbiter, this.spectator].filter(Boolean);
  }

  /** @param {...string} names */
  async seat(...names) {
    const sit = async (name) => {
      this[name] = await this.house.window(name);
      await this[name].sit(this.house.server.url + this.game.links[name]);
    };
    await Promise.all(names.map(sit));
  }

  /** The arbiter starts the game; everybody sees the clock run. @param {"white"|"black"} side */
  async begin(side = "white") {
    await this.arbiter.act("begin");
    await this.everybody((seat) => seat.running(side));
  }

  /** @param {(seat: Seat) => Promise<void>} look */
  async everybody(look) {
    await Promise.all(this.all.map(look));
  }

  /** No browser complained of anything. */
  uncomplaining() {
    for (const { name, complaints } of this.all)
      assert.deepEqual(complaints, [], `the browser of ${name} complains`);
  }

  async leave() {
    await Promise.all(this.all.map(({ page }) => page.context().close()));
  }

  /** The rulings in the margin are those that the command gives, word for word. */
  async replays() {
    const { notes, outcome } = await this.game.view("arbiter");
    const shown = notes.filter(({ kind }) => kind === "ruling" || kind === "outcome");
    const bare = ({ text, cites }) => ({
      text,
      cites: cites.map(({ href: _, ...cite }) => cite),
    });
    const replayed = await this.game.replayed();
    assert.ok(shown.length > 0, "nothing was ruled");
    assert.deepEqual(shown.map(bare), replayed.rulings.map(bare));
    assert.equal(outcome?.ground, replayed.outcome?.ground);
    return replayed;
  }
}
