// What a page weighs and asks for, that it holds without scripts where it can, and that it holds
// mirrored.

import assert from "node:assert/strict";
import { test } from "node:test";

import { House, options } from "./e2e/table.mjs";

const house = House.forTests();

/** No page may weigh more in all, as it comes over the wire. */
const MOST = 150 * 1024;

const PAGES = [
  "/",
  "/clock",
  "/laws?edition=2009",
  "/laws/R9.5b?edition=2009",
  "/laws/compare?from=1997&to=2023",
  "/laws/booklet?edition=2023",
  "/laws/cases/drawn_game/claim_made/4?edition=2009",
  "/about",
  "/rule?case=drawn_game/claim_made&number=4&edition=2009",
  "/docs",
  "/docs/desk",
];

/** Opens a page and counts what came. @param {string} url */
async function weighed(url) {
  const seat = await house.window("reader");
  const { page } = seat;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const asked = [];
  let bytes = 0;
  session.on("Network.requestWillBeSent", ({ request }) => asked.push(request.url));
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(url);
  await page.waitForTimeout(1500);
  await page.context().close();
  assert.deepEqual(seat.complaints, []);
  return { bytes, asked };
}

test("no page weighs more than 150 KB, or asks anybody else", options, async () => {
  const game = await house.server.game({ edition: "2023", regulations: { time_control: "5m" } });
  const { url } = house.server;
  const pages = [...PAGES, ...["white", "arbiter"].map((seat) => game.links[seat])];
  for (const path of pages) {
    const { bytes, asked } = await weighed(url + path);
    if (process.env.WEIGH) console.log(`${path.replace(/#.*/, "")}: ${(bytes / 1024).toFixed(1)} KB`);
    assert.ok(bytes > 0 && bytes < MOST, `${path} weighs ${bytes} bytes`);
    const others = asked.filter((it) => !it.startsWith(url) && !it.startsWith("blob:"));
    assert.deepEqual(others, [], `${path} asks elsewhere`);
  }
});

test("the Laws and the cases are whole without scripts", options, async () => {
  const { page } = await house.window("reader", { javaScriptEnabled: false });
  const reads = async (path, ...texts) => {
    await page.goto(house.server.url + path);
    const shown = await page.locator("main").innerText();
    for (const text of texts) assert.ok(shown.includes(text), `${path} lacks ${text}`);
  };
  await reads("/laws?edition=2009", "9.5b", "The price of a wrong claim");
  await reads("/laws/R9.5b?edition=2009", "three minutes", "Cases", "2023");
  await reads("/laws/booklet?edition=2009", "9.5b", "three minutes");
  await reads("/laws/cases/drawn_game/claim_made/4?edition=2009", "White gets 3:00 more", "9.5b, 2009");
  await page.goto(`${house.server.url}/laws?edition=2009`);
  await page.fill("input[name=q]", "wrong claim");
  await page.click("button[type=submit]");
  assert.match(await page.locator(".found").innerText(), /speak/);
  await page.click("text=Compare two editions");
  await page.selectOption("select[name=from]", "1997");
  await page.click("button[type=submit]");
  assert.match(await page.locator("main").innerText(), /worded anew/);
  await page.context().close();
});

test("mirrored, every page holds", options, async () => {
  const game = await house.server.game({ edition: "2023", regulations: { time_control: "5m" } });
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const seat = await house.window("reader", { viewport: size });
    const { page } = seat;
    await page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () => {
        document.documentElement.dir = "rtl";
      }),
    );
    for (const path of [...PAGES, game.links.white]) {
      await page.goto(house.server.url + path);
      await page.waitForTimeout(300);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= size.width, `${path} is ${wide} px wide where there are ${size.width}`);
    }
    // The board is the same for everybody: a1 is at White's left hand, whatever is read.
    const x = (square) => page.locator(`[data-square=${square}]`).evaluate((it) => it.getBoundingClientRect().x);
    assert.ok((await x("a1")) < (await x("h1")));
    await page.context().close();
  }
});
