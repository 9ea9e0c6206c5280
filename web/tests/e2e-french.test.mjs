// The page in French: what the server says, what the page says, and the way back to English.

import assert from "node:assert/strict";
import { test } from "node:test";

import { House, options } from "./e2e/table.mjs";

const house = House.forTests();

test("a French browser gets a French page, and can ask for English", options, async () => {
  const game = await house.server.game({
    edition: "2023",
    regulations: { time_control: "5m" },
  });
  const { page, complaints } = await house.window("arbiter", { locale: "fr-FR" });
  await page.goto(house.server.url + game.links.arbiter);
  await page.waitForSelector('#game[data-seat="arbiter"]');
  const shown = () => page.locator("body").innerText();
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  const french = await shown();
  for (const words of ["Commencer la partie", "Vous attend", "Tourner l’échiquier"])
    assert.ok(french.includes(words), `${words}: ${french}`);
  for (const words of ["Needs you", "Start the game", "The clock", "Not now", "has not begun"])
    assert.ok(!french.includes(words), `${words}: ${french}`);

  await page.click(".langs summary");
  await page.locator('a[hreflang="en"]').click();
  await page.waitForSelector('#game[data-seat="arbiter"]');
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  assert.ok((await shown()).includes("Start the game"));
  await page.goto(`${house.server.url}/laws`);
  assert.equal(await page.locator("html").getAttribute("lang"), "en", "the choice is kept");
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("a language that is begun says so, and what it can", options, async () => {
  const game = await house.server.game({ edition: "2023", regulations: { time_control: "5m" } });
  const { page, complaints } = await house.window("white", { locale: "de-DE" });
  await page.goto(house.server.url);
  assert.equal(await page.locator("html").getAttribute("lang"), "en", "never unasked");
  await page.click(".langs summary");
  await page.click('a[hreflang="de"]');
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  assert.match(await page.locator(".begun").innerText(), /Englisch/);
  assert.match(await page.locator("h1").first().innerText(), /Schachregeln/);
  await page.goto(house.server.url + game.links.white);
  await page.waitForSelector('#game[data-seat="white"]');
  const shown = await page.locator("#standing").innerText();
  assert.equal(shown, "Die Uhren sind noch nicht in Gang gesetzt.");
  await page.fill("#typed-move", "wo springer");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator("#answered").innerText(), "weißer Springer b1, g1; schwarzer Springer b8, g8.");
  assert.deepEqual(complaints, []);
  await page.context().close();
});
