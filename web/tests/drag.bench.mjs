// How many frames a second a player's board draws while men are dragged over it, on a phone four times
// slower than this machine. To be read, not a test.
//
//   FLAGFALL_BIN=target/release/flagfall node web/tests/drag.bench.mjs [SECONDS]

import { framesOf, inWords } from "./e2e/frames.mjs";
import { House } from "./e2e/table.mjs";

const [seconds = 8] = process.argv.slice(2).map(Number);
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };

const house = new House();
await house.open();
try {
  const game = await house.server.game({ edition: "2023", regulations: { time_control: "90m+30s", touch: false } });
  const white = await house.window("white", PHONE);
  const arbiter = await house.window("arbiter");
  await arbiter.sit(house.server.url + game.links.arbiter);
  await white.sit(house.server.url + game.links.white);
  await arbiter.act("begin");
  await white.running("white");
  const { page } = white;
  const session = await page.context().newCDPSession(page);
  const middle = async (square) => {
    const box = await page.locator(`[data-square=${square}] .ground`).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, far] = [await middle("d1"), await middle("d8")];
  const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  for (const rate of [1, 4]) {
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    await page.waitForTimeout(500);
    const idle = await framesOf(page, () => page.waitForTimeout(2000));
    const found = await framesOf(page, async () => {
      const until = performance.now() + seconds * 1000;
      await touch("touchStart", [from]);
      for (let i = 0; performance.now() < until; i++) {
        // Round and round over the board, a step for each frame.
        const turn = (i / 60) * Math.PI;
        const y = from.y + ((far.y - from.y) * (1 - Math.cos(turn))) / 2;
        const x = from.x + 60 * Math.sin(turn * 1.7);
        await touch("touchMove", [{ x, y }]);
        await page.waitForTimeout(1000 / 120);
      }
      await touch("touchMove", [from]);
      await touch("touchEnd", []);
    });
    console.log(`processor slowed ${rate} times, at rest: ${inWords(idle)}`);
    console.log(`processor slowed ${rate} times, dragging: ${inWords(found)}`);
  }
} finally {
  await house.close();
}
