// The page that replays a case, at a server that has no module for it: it asks the server. What the
// browser does by itself is tested with the module, in crates/wasm/tests/rule.test.mjs.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { violations } from "./e2e/axe.mjs";
import { CASE, opened, replays } from "./e2e/rule.mjs";
import { Server } from "./e2e/server.mjs";
import { launch, options } from "./e2e/table.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {Server} */
let bare;

before(async () => {
  if (options.skip) return;
  browser = await launch();
  bare = await Server.start({ FLAGFALL_JAVASCRIPT: "none" });
});
after(async () => {
  await browser?.close();
  await bare?.end();
});

test("a server without a module rules on it, and says so", options, async () => {
  const { page, complaints } = await opened(browser, `${bare.url}/rule${CASE}`);
  assert.match(await page.locator("#where").innerText(), /is sent to it/);
  await replays(page);
  // What cannot be read is answered with a status of its own, of which browsers complain.
  assert.deepEqual(complaints.filter((it) => !/status of 400/.test(it)), []);
  await page.context().close();
});

test("the page of a case leads there, and so does every page", options, async () => {
  const { page } = await opened(browser, `${bare.url}/laws/cases/drawn_game/claim_made/4?edition=2009`);
  await page.getByRole("link", { name: "Replay this case" }).click();
  await page.locator("#acts > li").first().waitFor();
  assert.match(await page.locator("#ruled-h").innerText(), /2009/);
  await page.goto(`${bare.url}/`);
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  assert.match(page.url(), /\/rule$/);
  await page.context().close();
});

test("in French, rulings and all", options, async () => {
  const { page } = await opened(browser, `${bare.url}/rule${CASE}&lang=fr`, { locale: "fr-FR" });
  await page.locator("#acts > li").first().waitFor();
  assert.match(await page.locator("h1").innerText(), /Rejouer un cas/);
  assert.match(await page.locator("#acts").innerText(), /Les Blancs/);
  await page.context().close();
});

test("no violation in either light, before and after", options, async () => {
  // The policy of the page allows no script but its own; only here is one brought in.
  const { page } = await opened(browser, `${bare.url}/rule`, { bypassCSP: true });
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  assert.match(await page.locator("#said").innerText(), /nothing to replay/);
  await page.goto(`${bare.url}/rule${CASE}`);
  await page.locator("#acts > li").first().waitFor();
  assert.deepEqual(await violations(page), []);
  await page.context().close();
});

test("only this page may run the module", options, async () => {
  const policy = async (path) => (await fetch(bare.url + path)).headers.get("content-security-policy");
  assert.match(await policy("/rule"), /script-src 'self' 'wasm-unsafe-eval';/);
  for (const path of ["/", "/laws", "/clock"]) assert.doesNotMatch(await policy(path), /wasm/, path);
});
