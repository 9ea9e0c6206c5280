// The clock page in a browser, against the real server: beside a wooden board, without a line,
// and as the press of a game.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sound } from "./e2e/access.mjs";
import { House, options } from "./e2e/table.mjs";

const house = House.forTests();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** @param {(page: import("playwright-core").Page, seat: any) => Promise<void>} use @param {object} [context] */
async function clock(use, context = phone) {
  const seat = await house.window("clock", context);
  try {
    await seat.page.goto(`${house.server.url}/clock`);
    await use(seat.page, seat);
    assert.deepEqual(seat.complaints, []);
  } finally {
    await seat.page.context().close();
  }
}

/** @param {import("playwright-core").Page} page @param {string} control @param {Record<string, string>} [values] */
async function set(page, control, values = {}) {
  await page.fill("#control", control);
  for (const [name, value] of Object.entries(values))
    await page.selectOption(`select[name=${name}]`, value);
  await page.click("#setup-form button[type=submit]");
  await page.waitForSelector("#clock:not([hidden])");
}

const text = (page, side) => page.textContent(`#${side} .figures`);

/** Holds a control for a second. @param {import("playwright-core").Page} page @param {string} selector */
async function hold(page, selector) {
  await page.locator(selector).dispatchEvent("pointerdown", { button: 0 });
  await page.waitForSelector("#arbiter-dialog[open]");
}

test("the page is for everybody", options, () =>
  clock(async (page) => {
    await sound(page, "the setting of a clock");
    await set(page, "3m + 2s");
    await sound(page, "a clock");
    await page.keyboard.press("Space");
    await hold(page, "#arbiter");
    await sound(page, "the arbiter's hand");
  }),
);

test("two players press, by touch and by keys", options, () =>
  clock(async (page) => {
    await set(page, "3m + 2s");
    assert.deepEqual([await text(page, "white"), await text(page, "black")], ["3:02", "3:02"]);
    // Black sets White's clock going, as on a wooden board.
    await page.tap("#black");
    await page.waitForSelector("#white.running");
    assert.equal(await page.textContent("#white .moves"), "0 moves");
    await page.tap("#black");
    await page.waitForSelector("#white.running");
    await page.tap("#white");
    await page.waitForSelector("#black.running");
    assert.equal(await page.textContent("#white .moves"), "1 move");
    await page.keyboard.press("ShiftRight");
    await page.waitForSelector("#white.running");
    await page.keyboard.press("Space");
    await page.waitForSelector("#black.running");
    assert.equal(await page.textContent("#white .moves"), "2 moves");
    await page.click("#pause");
    await page.waitForFunction(() => document.getElementById("says").textContent === "Paused");
    assert.equal(await page.locator(".half.running").count(), 0);
    await page.click("#pause");
    await page.waitForSelector("#black.running");
  }),
);

test("no figure is cut off", options, () =>
  clock(async (page) => {
    for (const [control, width, height] of [
      ["3m + 2s", 390, 844],
      ["90m + 30s", 360, 740],
      ["19s", 844, 390],
      ["90m + 30s", 1180, 820],
    ]) {
      await page.evaluate(() => localStorage.removeItem("flagfall:clock"));
      await page.setViewportSize({ width, height });
      await page.goto(`${house.server.url}/clock?${width}${control.length}`);
      if (await page.locator("#clock:not([hidden])").count()) {
        await hold(page, "#arbiter");
        await page.getByRole("button", { name: "New clock" }).click();
      }
      await set(page, control);
      const widths = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector("#white .figures"));
        const [inner, outer] = [range, document.getElementById("white")].map(
          (it) => it.getBoundingClientRect().width,
        );
        return { inner, outer };
      });
      assert.ok(widths.inner < widths.outer, `${control}: ${JSON.stringify(widths)}`);
      assert.ok(widths.inner > widths.outer / 2, `${control} is large: ${JSON.stringify(widths)}`);
    }
  }),
);

test("at nothing left both clocks stand, and it is seen who was first", options, () =>
  clock(async (page) => {
    await set(page, "1s");
    await page.tap("#black");
    await page.waitForSelector("#white.fallen");
    assert.equal(await text(page, "white"), "0:00");
    assert.match(await page.textContent("#white .signs"), /flag, first/);
    await page.tap("#white");
    assert.equal(await page.locator(".half.running").count(), 0);
    assert.equal(await text(page, "black"), "0:01.0");
  }),
);

test("the arbiter sets a time with a reason, is asked twice, and undoes it", options, () =>
  clock(async (page) => {
    await set(page, "5m");
    await page.tap("#black");
    await page.click("#pause");
    await hold(page, "#arbiter");
    const [white, black] = ["White", "Black"].map((name) =>
      page.locator("#arbiter-dialog fieldset", { hasText: name }).locator("input").first(),
    );
    await white.fill("4:00");
    await page.click("#arbiter-dialog .primary");
    assert.match(await page.textContent("#arbiter-dialog .said"), /Say why/);
    await page.fill("#arbiter-dialog input[name=reason]", "set wrongly");
    await page.click("#arbiter-dialog .primary");
    await page.waitForFunction(() => document.querySelector("#white .figures")?.textContent === "4:00");
    await hold(page, "#arbiter");
    await black.fill("0:00");
    await page.fill("#arbiter-dialog input[name=reason]", "penalty");
    await page.click("#arbiter-dialog .primary");
    assert.match(await page.textContent("#arbiter-dialog .said"), /without time/);
    await page.click("#arbiter-dialog .primary");
    await page.waitForSelector("#black.fallen");
    await hold(page, "#arbiter");
    await page.fill("#arbiter-dialog input[name=reason]", "the wrong player");
    await page.getByRole("button", { name: "Undo the last correction" }).click();
    await page.waitForFunction(() => document.querySelector("#black .figures")?.textContent === "5:00");
    await hold(page, "#arbiter");
    assert.equal(await page.locator("#arbiter-dialog .entries s").count(), 1);
  }),
);

test("another clock, another time, and what was shown before and after", options, () =>
  clock(async (page) => {
    await set(page, "5m");
    await page.tap("#black");
    await page.click("#pause");
    await hold(page, "#arbiter");
    await page.click("#arbiter-dialog summary >> nth=0");
    await page.fill("#arbiter-dialog details input", "5m + 3s");
    await page.fill("#arbiter-dialog input[name=reason]", "set wrongly");
    await page.getByRole("button", { name: "Set it to this time" }).click();
    await page.waitForSelector("#arbiter-dialog:not([open])", { state: "attached" });
    assert.match(await text(page, "white"), /^(5:00|4:59)$/);
    await hold(page, "#arbiter");
    const black = page.locator("#arbiter-dialog fieldset", { hasText: "Black" }).locator("input");
    await black.first().fill("2:00");
    await black.last().fill("12");
    await page.fill("#arbiter-dialog input[name=reason]", "it broke");
    await page.click("#arbiter-dialog summary >> nth=0");
    await page.getByRole("button", { name: "Replace the clock" }).click();
    await page.waitForFunction(() => document.querySelector("#black .figures")?.textContent === "2:00");
    assert.equal(await page.textContent("#black .moves"), "12 moves");
    // A press brings the increment of the time it was set to.
    await page.click("#pause");
    await page.waitForSelector("#white.running");
    await page.tap("#white");
    await page.tap("#black");
    await page.waitForFunction(() => /^2:0[23]$/.test(document.querySelector("#black .figures")?.textContent));
    await hold(page, "#arbiter");
    const said = await page.textContent("#arbiter-dialog .entries");
    assert.match(said, /replace.*it broke.*before .*5:00, moves 0 \/ 0 · after .*2:00, moves 0 \/ 12/);
  }),
);

test("without a line it opens, runs, and tells when it was away", options, () =>
  clock(async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await page.click('button.preset[data-text="3m + 2s"]');
    await page.click("#setup-form button[type=submit]");
    await page.tap("#black");
    await page.waitForSelector("#white.running");
    await page.reload();
    await page.waitForSelector("#white.running");
    await page.waitForFunction(() => /was away/.test(document.getElementById("says").textContent));
    await hold(page, "#arbiter");
    await page.fill("#arbiter-dialog input[name=reason]", "the page was closed");
    await page.getByRole("button", { name: "Charge the absence to nobody" }).click();
    await page.waitForFunction(() => document.getElementById("says").textContent === "");
  }),
);

test("it can be installed, with nothing from elsewhere", options, () =>
  clock(async (page) => {
    const manifest = await page.evaluate(() =>
      fetch(document.querySelector("link[rel=manifest]").href).then((it) => it.json()),
    );
    assert.equal(manifest.start_url, "/clock");
    const asked = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).origin),
    );
    assert.deepEqual([...new Set(asked)], [new URL(page.url()).origin]);
  }),
);

const FILE = { edition: "2023", regulations: { time_control: "15m+10s" }, devices: "one" };

test("at a game it is the press, and without a line hands in what it counted", options, () =>
  house.play(FILE, ["arbiter"], async (table) => {
    const seat = await house.window("clock", phone);
    const { page } = seat;
    const key = table.game.tokens.white;
    await page.goto(`${house.server.url}/clock/${table.game.id}#t=${key}`);
    await page.waitForSelector("#clock:not([hidden])");
    await table.arbiter.act("begin");
    await page.waitForSelector("#white.running");
    await fetch(`${house.server.url}/api/v1/games/${table.game.id}/acts`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
      body: JSON.stringify({ act: "move", move: "e4", by: "white" }),
    });
    await page.tap("#white");
    await page.waitForSelector("#black.running");
    await table.arbiter.running("black");
    await page.waitForFunction(() => document.querySelector("#white .moves")?.textContent === "1 move");
    // The line is cut: the device goes on alone, and the server knows nothing of it.
    await page.context().setOffline(true);
    await page.waitForFunction(() => /No line/.test(document.getElementById("says").textContent));
    await page.tap("#black");
    await page.waitForSelector("#white.running");
    assert.equal((await table.game.view("arbiter")).clocks.running, "black");
    await page.context().setOffline(false);
    await page.waitForFunction(() => /handed in/.test(document.getElementById("says").textContent));
    await page.waitForSelector("#black.running");
    await table.arbiter.reads("#desk", /An outside clock .* 1 presses/);
    assert.deepEqual(seat.complaints, []);
    await page.context().close();
  }),
);

test("what was counted without a line outlives the page, and goes in by parts", options, () =>
  house.play(FILE, ["arbiter"], async (table) => {
    const seat = await house.window("clock", phone);
    const { page } = seat;
    const { id, tokens } = table.game;
    await page.goto(`${house.server.url}/clock/${id}#t=${tokens.white}`);
    await page.waitForSelector("#clock:not([hidden])");
    // As an earlier page has left it: more than the server takes at once.
    await page.evaluate((slot) => {
      const entry = (_, n) => ({ at_ms: n, wall_ms: 1, act: "press", side: n % 2 ? "black" : "white" });
      const shows = { white_ms: 1000, black_ms: 2000, running: null };
      const entries = Array.from({ length: 700 }, entry);
      localStorage.setItem(slot, JSON.stringify([{ device: "tablet", since: 0, entries, shows }]));
    }, `flagfall:outside:${id}`);
    await page.reload();
    await page.waitForFunction(() => /handed in/.test(document.getElementById("says").textContent));
    await table.arbiter.reads("#desk", /\(tablet\).* 500 presses/);
    await table.arbiter.reads("#desk", /\(tablet\).* 200 presses/);
    assert.equal(await page.evaluate((slot) => localStorage.getItem(slot), `flagfall:outside:${id}`), null);
    assert.deepEqual(seat.complaints, []);
    await page.context().close();
  }),
);

const DELAY = {
  edition: "2023",
  regulations: { time_control: "1/10s d5s : 5m d5s", counter: "hidden" },
  devices: "one",
};

test("at a game it shows the delay, the sign of the period, and a counter only if it may", options, () =>
  house.play(DELAY, ["arbiter"], async (table) => {
    const seat = await house.window("clock", phone);
    const { page } = seat;
    const { id, tokens } = table.game;
    await page.goto(`${house.server.url}/clock/${id}#t=${tokens.white}`);
    await page.waitForSelector("#clock:not([hidden])");
    await table.arbiter.act("begin");
    await page.waitForSelector("#white.running");
    await page.waitForFunction(() => /delay [345]/.test(document.querySelector("#white .signs")?.textContent));
    assert.equal(await text(page, "white"), "0:10.0");
    await fetch(`${house.server.url}/api/v1/games/${id}/acts`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${tokens.white}` },
      body: JSON.stringify([{ act: "move", move: "e4" }, { act: "press" }]),
    });
    await page.waitForFunction(() => /first in this period/.test(document.querySelector("#white .signs")?.textContent));
    assert.equal(await page.textContent("#white .moves"), "");
    await table.arbiter.reads("#desk", /Counter of moves: White 1, Black 0; for you alone/);
    assert.deepEqual(seat.complaints, []);
    await page.context().close();
  }),
);

test("the arbiter sets a counter, is asked twice for a time, and undoes it", options, () =>
  house.play(FILE, ["arbiter"], async (table) => {
    const { page } = table.arbiter;
    await table.arbiter.act("begin");
    await table.arbiter.act("set_moves");
    await page.fill("#dialog input[name=white_moves]", "7");
    await page.fill("#dialog input[name=reason]", "the lever");
    await page.click("#dialog button[type=submit]");
    await table.arbiter.reads("#desk", /White 7, Black 0/);
    await table.arbiter.reads("#desk", /counter says 7 moves; the record has 0/);
    await table.arbiter.act("set_clock");
    await page.fill("#dialog input[name=black]", "0:00");
    await page.fill("#dialog input[name=reason]", "a penalty");
    await page.click("#dialog button[type=submit]");
    await page.waitForFunction(() => /without time/.test(document.querySelector("#dialog")?.textContent ?? ""));
    await page.click("#dialog button[type=submit]");
    await table.arbiter.reads("#desk", /Black's clock set to 0:00/);
    await table.arbiter.act("undo");
    await page.fill("#dialog input[name=reason]", "the wrong game");
    await page.click("#dialog button[type=submit]");
    await table.arbiter.reads("#desk", /undone/);
    assert.equal(await page.locator("#desk .corrections s").count(), 1);
  }),
);
