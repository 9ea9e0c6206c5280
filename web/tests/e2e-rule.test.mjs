// The page that replays a case: the board, the clocks, the ruling and its clause of each act; by
// the server where it has no module, and by the browser alone where it has. With FLAGFALL_MODULE
// naming the folder that `cargo xtask wasm` wrote, the module is held to it as well.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { Server } from "./e2e/server.mjs";
import { launch, options } from "./e2e/table.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const cases = new URL("../../cases/", import.meta.url);
const CASE = "?case=drawn_game/claim_made&number=4&edition=2009";
const GAME = {
  edition: "2009",
  regulations: { time_control: "40/120m:60m" },
  acts: [
    { at_ms: 0, by: "white", act: "release", from: "e2", to: "e3" },
    { at_ms: 900, by: "white", act: "release", from: "e3", to: "e4" },
    { at_ms: 2000, by: "white", act: "press" },
    { at_ms: 3000, by: "black", act: "claim", ground: "touch_move" },
  ],
};
/** No page may weigh more in all, as it comes over the wire, apart from the module. */
const MOST = 150 * 1024;

const folder = process.env.FLAGFALL_MODULE;
const withModule = {
  ...options,
  skip: options.skip || (!(folder && existsSync(folder)) && "FLAGFALL_MODULE names no folder"),
};

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {Server} a server that has no module */
let bare;
/** @type {Server|undefined} one that has it */
let full;

before(async () => {
  if (options.skip) return;
  browser = await launch();
  bare = await Server.start({ FLAGFALL_JAVASCRIPT: "none" });
  if (!withModule.skip) full = await Server.start({ FLAGFALL_JAVASCRIPT: folder });
});
after(async () => {
  await browser?.close();
  await bare?.end();
  await full?.end();
});

/** A page, and what it complained of. */
async function opened(url, context = {}) {
  const page = await (await browser.newContext(context)).newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (it) => it.type() === "error" && complaints.push(it.text()));
  await page.goto(url);
  return { page, complaints };
}

/** What axe-core finds wrong, in both lights. */
async function violations(page) {
  const found = [];
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(axe);
    const { violations: all } = await page.evaluate(() => globalThis.axe.run());
    for (const { id, nodes } of all)
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" ")}`);
  }
  return found;
}

/** Replays a case of the book, other editions, a game, and what cannot be read. */
async function replays(page) {
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

test("a server without a module rules on it, and says so", options, async () => {
  const { page, complaints } = await opened(`${bare.url}/rule${CASE}`);
  assert.match(await page.locator("#where").innerText(), /is sent to it/);
  await replays(page);
  // What cannot be read is answered with a status of its own, of which browsers complain.
  assert.deepEqual(complaints.filter((it) => !/status of 400/.test(it)), []);
  await page.context().close();
});

test("the page of a case leads there, and so does every page", options, async () => {
  const { page } = await opened(`${bare.url}/laws/cases/drawn_game/claim_made/4?edition=2009`);
  await page.getByRole("link", { name: "Replay this case" }).click();
  await page.locator("#acts > li").first().waitFor();
  assert.match(await page.locator("#ruled-h").innerText(), /2009/);
  await page.goto(`${bare.url}/`);
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  assert.match(page.url(), /\/rule$/);
  await page.context().close();
});

test("in French, rulings and all", options, async () => {
  const { page } = await opened(`${bare.url}/rule${CASE}&lang=fr`, { locale: "fr-FR" });
  await page.locator("#acts > li").first().waitFor();
  assert.match(await page.locator("h1").innerText(), /Rejouer un cas/);
  assert.match(await page.locator("#acts").innerText(), /Les Blancs/);
  await page.context().close();
});

test("no violation in either light, before and after", options, async () => {
  // The policy of the page allows no script but its own; only here is one brought in.
  const { page } = await opened(`${bare.url}/rule`, { bypassCSP: true });
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  assert.match(await page.locator("#said").innerText(), /nothing to replay/);
  await page.goto(`${bare.url}/rule${CASE}`);
  await page.locator("#acts > li").first().waitFor();
  assert.deepEqual(await violations(page), []);
  await page.context().close();
});

test("only this page may run the module", withModule, async () => {
  const policy = async (path) => (await fetch(full.url + path)).headers.get("content-security-policy");
  assert.match(await policy("/rule"), /script-src 'self' 'wasm-unsafe-eval';/);
  for (const path of ["/", "/laws", "/clock"]) assert.doesNotMatch(await policy(path), /wasm/, path);
});

test("with the module the browser rules, without a line too", withModule, async () => {
  const { page, complaints } = await opened(`${full.url}/rule${CASE}`);
  assert.match(await page.locator("#where").innerText(), /ruled in this browser/);
  await page.locator("#acts > li").first().waitFor();
  // The worker has kept what the page is made of.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const posts = [];
  page.on("request", (it) => it.method() === "POST" && posts.push(it.url()));
  await full.signal("SIGKILL");
  await replays(page);
  assert.deepEqual(posts, []);
  assert.deepEqual(complaints, []);
  // Opened anew, still without a server: a case of one's own.
  await page.goto(`${full.url}/rule`);
  await page.fill("#text", JSON.stringify(GAME));
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await page.locator("#acts > li").first().waitFor();
  assert.match(await page.locator("#acts").innerText(), /4\.6, 2009/);
  await page.context().close();
  await full.again();
});

test("what the page weighs, apart from the module", withModule, async () => {
  const page = await (await browser.newContext()).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const urls = new Map();
  let [bytes, module] = [0, 0];
  session.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (/\/module\//.test(urls.get(requestId))) module += encodedDataLength;
    else bytes += encodedDataLength;
  });
  await page.goto(`${full.url}/rule${CASE}`);
  await page.locator("#acts > li").first().waitFor();
  await page.waitForTimeout(500);
  if (process.env.WEIGH) console.log(`/rule: ${bytes} bytes, the module ${module}`);
  assert.ok(bytes > 0 && bytes < MOST, `${bytes} bytes`);
  assert.ok(module > 100_000, `the module: ${module} bytes`);
  await page.context().close();
});
