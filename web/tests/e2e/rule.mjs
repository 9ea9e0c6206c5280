// The page that replays a case, as every test of it drives it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const cases = new URL("../../../cases/", import.meta.url);
export const CASE = "?case=drawn_game/claim_made&number=4&edition=2009";
export const GAME = {
  edition: "2009",
  regulations: { time_control: "40/120m:60m" },
  acts: [
    { at_ms: 0, by: "white", act: "release", from: "e2", to: "e3" },
    { at_ms: 900, by: "white", act: "release", from: "e3", to: "e4" },
    { at_ms: 2000, by: "white", act: "press" },
    { at_ms: 3000, by: "black", act: "claim", ground: "touch_move" },
  ],
};

/**
 * A page, and what it complained of.
 * @param {import("playwright-core").Browser} browser @param {string} url
 * @param {import("playwright-core").BrowserContextOptions} context
 */
export async function opened(browser, url, context = {}) {
  const page = await (await browser.newContext(context)).newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (it) => it.type() === "error" && complaints.push(it.text()));
  await page.goto(url);
  return { page, complaints };
}

/**
 * Replays a case of the book, other editions, a game, and what cannot be read.
 * @param {import("playwright-core").Page} page
 */
export async function replays(page) {
  const acts = page.locator("#acts > li");
  await acts.first().waitFor();
  assert.match(await page.locator("#ruled-h").innerText(), /2009/);
  assert.match(await acts.last().innerText(), /White gets 3:00 more/);
  assert.match(await acts.last().locator(".cite").first().innerText(), /^9\.\d\S*, 2009$/);
  assert.match(await acts.last().locator(".clocks-then").innerText(), /White \d+:\d\d.* · /);
  assert.match(await page.locator("#end").innerText(), /ruled as the table says/);
  // Act by act, by the keyboard.
  const board = page.locator("#case-board");
  assert.match(await board.getAttribute("aria-label"), /before the first act/);
  await page.getByRole("button", { name: "Next act" }).focus();
  for (let at = 0; at < (await acts.count()); at += 1) {
    await page.keyboard.press("Enter");
    assert.equal(await acts.nth(at).evaluate((it) => it.classList.contains("shown")), true);
  }
  assert.equal(await page.getByRole("button", { name: "Next act" }).isDisabled(), true);
  // Another edition rules otherwise.
  await page.selectOption("#edition", "2018");
  await page.waitForFunction(() => /2018/.test(document.querySelector("#ruled-h").textContent));
  assert.match(await acts.last().innerText(), /2:00/);
  // A game file, pasted.
  await page.selectOption("#edition", "");
  await page.fill("#text", JSON.stringify(GAME));
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await page.waitForFunction(() => /A game/.test(document.querySelector("#ruled-h").textContent));
  assert.match(await acts.last().locator(".ruling .cite").innerText(), /^4\.6, 2009$/);
  assert.equal(await acts.count(), GAME.acts.length);
  // What cannot be read names its place, and stays where it is.
  const flies = JSON.stringify({ ...GAME, acts: [{ by: "white", act: "fly" }] });
  await page.fill("#text", flies);
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await page.waitForFunction(() => /acts\[0\]/.test(document.querySelector("#said").textContent));
  assert.equal(await page.inputValue("#text"), flies);
  assert.equal(await page.locator("#ruled").isHidden(), true);
  // A file of many cases, opened; the fourth of them.
  const file = new URL("drawn_game/claim_made.md", cases);
  await page.setInputFiles("#file", fileURLToPath(file));
  await page.selectOption("#number", "4");
  await page.waitForFunction(
    () => document.querySelector("#number").value === "4" && !document.querySelector("#ruled").hidden,
  );
  assert.equal(await page.inputValue("#text"), await readFile(file, "utf8"));
}
