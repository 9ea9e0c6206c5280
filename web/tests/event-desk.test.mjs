// The desk of an event in a browser, against a server that knows no Laws: cards on three shelves,
// what needs the arbiter first and said aloud, all of it by keyboard, results with their history.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch, options } from "./e2e/table.mjs";
import { MockEvent } from "./mock-event.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  if (!options.skip) browser = await launch();
});
after(() => browser?.close());

/** @param {number} boards @param {(page: import("playwright-core").Page, event: MockEvent) => Promise<void>} use */
async function desk(boards, use) {
  const event = await new MockEvent(boards).serve();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (it) => it.type() === "error" && !/ERR_|Failed to load/.test(it.text()) && complaints.push(it.text()));
  try {
    await page.goto(`${event.url}/e/ev#t=key`);
    await page.waitForSelector(`.card[data-board='${boards}'] .time.running`);
    await use(page, event);
    assert.deepEqual(complaints, []);
  } finally {
    await page.close();
    event.close();
  }
}

const numbers = (page, shelf) =>
  page.locator(`.cards[data-shelf=${shelf}] .card:not([hidden])`).evaluateAll((all) => all.map((it) => Number(it.dataset.board)));

test("what needs the arbiter comes first, is said aloud, and goes back", options, () =>
  desk(24, async (page, event) => {
    assert.equal((await numbers(page, "quiet")).length, 24);
    assert.equal(new URL(page.url()).hash, "", "the key does not stay in the address");
    event.need(17, "needs_you", "White claims a draw.");
    await page.waitForSelector(".cards[data-shelf=needs] .card[data-board='17']");
    await page.waitForFunction(() => [...document.querySelectorAll("[role=alert]")].some((it) => it.textContent.includes("Board 17 needs you: White claims a draw.")));
    event.need(5, "needs_you", "Black stopped the clocks.");
    event.need(9, "watch", "Black has little time.");
    await page.waitForSelector(".cards[data-shelf=watch] .card[data-board='9']");
    assert.deepEqual(await numbers(page, "needs"), [5, 17]);
    event.need(5, "quiet", "");
    await page.waitForSelector(".cards[data-shelf=quiet] .card[data-board='5']");
    const quiet = await numbers(page, "quiet");
    assert.deepEqual(quiet, [...quiet].sort((a, b) => a - b));
    assert.equal(await page.locator("#desk-sound").inputValue(), "off");
  }),
);

test("by keyboard: down, up, search, open, result", options, () =>
  desk(12, async (page, event) => {
    event.need(7, "needs_you", "A question.");
    await page.waitForSelector(".cards[data-shelf=needs] .card[data-board='7']");
    const focused = () => page.evaluate(() => document.activeElement?.closest(".card")?.dataset.board);
    await page.keyboard.press("j");
    assert.equal(await focused(), "7");
    await page.keyboard.press("j");
    assert.equal(await focused(), "1");
    await page.keyboard.press("k");
    assert.equal(await focused(), "7");
    const href = await page.evaluate(() => document.activeElement?.getAttribute("href"));
    assert.equal(href, "/g/g7#t=key");
    // A move at the board does not take the focus away, nor does a card that comes before it.
    event.need(3, "needs_you", "Another.");
    await page.waitForSelector(".cards[data-shelf=needs] .card[data-board='3']");
    event.move([7]);
    assert.equal(await focused(), "7");
    await page.keyboard.press("/");
    await page.keyboard.type("player 21");
    await page.waitForFunction(() => document.querySelectorAll(".card:not([hidden])").length === 1);
    assert.deepEqual(await numbers(page, "quiet"), [11]);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelectorAll(".card:not([hidden])").length === 12);
  }),
);

test("a result is entered, changed with its reason, and both stand in the history", options, () =>
  desk(4, async (page, event) => {
    const enter = async (result, reason) => {
      await page.getByRole("button", { name: "Enter a result" }).click();
      await page.selectOption("#dialog [name=board]", "2");
      await page.check(`#dialog [name=result][value="${result}"]`);
      await page.fill("#dialog [name=reason]", reason);
      await page.click("#dialog button[type=submit]");
      await page.waitForSelector("#dialog", { state: "hidden" });
    };
    await enter("1-0", "");
    await page.waitForFunction(() => document.querySelector(".card[data-board='2'] strong")?.textContent === "1–0");
    await enter("1/2-1/2", "both had signed a draw");
    await page.waitForFunction(() => document.querySelector(".card[data-board='2'] strong")?.textContent === "½–½ (changed)");
    assert.deepEqual(
      event.posts.map(({ result, reason }) => [result, reason]),
      [["1-0", ""], ["1/2-1/2", "both had signed a draw"]],
    );
    await page.getByRole("button", { name: "Enter a result" }).click();
    await page.selectOption("#dialog [name=board]", "2");
    const history = await page.locator("#dialog .history li").allTextContents();
    assert.equal(history.length, 2);
    assert.match(history[1], /both had signed a draw/);
  }),
);
