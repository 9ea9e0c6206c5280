// The page that replays a case, ruled by the module in the browser:
//
//   FLAGFALL_MODULE=target/javascript FLAGFALL_BIN=target/debug/flagfall node --test crates/wasm/tests/*

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";

import { CASE, GAME, opened, replays } from "../../../web/tests/e2e/rule.mjs";
import { Server } from "../../../web/tests/e2e/server.mjs";
import { launch, options } from "../../../web/tests/e2e/table.mjs";

const folder = process.env.FLAGFALL_MODULE;
assert.ok(folder, "FLAGFALL_MODULE names the folder that `cargo xtask wasm` wrote");

/** No page may weigh more in all, as it comes over the wire, apart from the module. */
const MOST = 150 * 1024;

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {Server} */
let full;

before(async () => {
  browser = await launch();
  full = await Server.start({ FLAGFALL_JAVASCRIPT: resolve(folder) });
});
after(async () => {
  await browser?.close();
  await full?.end();
});

test("with the module the browser rules, without a line too", options, async () => {
  const { page, complaints } = await opened(browser, `${full.url}/rule${CASE}`);
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

test("in French the browser rules too, with the words that lie beside the module", options, async () => {
  const { page, complaints } = await opened(browser, `${full.url}/rule${CASE}&lang=fr`, { locale: "fr-FR" });
  await page.locator("#acts > li").first().waitFor();
  assert.match(await page.locator("#acts > li").last().innerText(), /Les Blancs/);
  assert.match(await page.locator("#where").innerText(), /dans ce navigateur/);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("the module is sent in brotli to who reads it", async () => {
  const sent = async (encodings) => {
    const headers = { "accept-encoding": encodings };
    const answer = await fetch(`${full.url}/module/flagfall_bg.wasm`, { headers });
    const { length } = new Uint8Array(await answer.arrayBuffer());
    return [answer.headers.get("content-encoding"), answer.headers.get("content-type"), length];
  };
  const { size } = await stat(`${folder}/flagfall_bg.wasm`);
  assert.deepEqual(await sent("gzip, br"), ["br", "application/wasm", size]);
  assert.deepEqual(await sent("identity"), [null, "application/wasm", size]);
});

test("what the page weighs, apart from the module", options, async () => {
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
