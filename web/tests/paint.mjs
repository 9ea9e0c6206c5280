// When a page is first painted on a slow phone: four times slower than this machine, 1.6 Mbit/s, 150 ms
// away. To be read, not a test: it depends on the machine.
//
//   FLAGFALL_BIN=target/debug/flagfall node web/tests/paint.mjs

import { House } from "./e2e/table.mjs";

const PAGES = ["/", "/clock", "/laws?edition=2009", "/laws/R9.5b?edition=2009", "/about"];
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

const house = new House();
await house.open();
try {
  const game = await house.server.game({ edition: "2023", regulations: { time_control: "5m" } });
  for (const path of [...PAGES, game.links.white]) {
    const { page } = await house.window("phone", PHONE);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 94_000,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(house.server.url + path);
    await page.waitForTimeout(1500);
    const first = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    const ready = await page.evaluate(() => performance.getEntriesByType("resource").at(-1)?.responseEnd);
    console.log(`${path.replace(/#.*/, "")}: painted ${Math.round(first)} ms, last file ${Math.round(ready)} ms`);
    await page.context().close();
  }
} finally {
  await house.close();
}
