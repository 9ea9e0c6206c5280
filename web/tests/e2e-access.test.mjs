// The pages for those who hear them or cannot use a mouse: every control has a name, every square
// says what stands on it, every act is spoken, and nothing is too faint to be read.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sound } from "./e2e/access.mjs";
import { House, options } from "./e2e/table.mjs";

const house = House.forTests();

test("the pages beside the game", options, async () => {
  const { page } = await house.window("reader");
  for (const path of [
    "/",
    "/laws",
    "/laws/R9.5b?edition=2009",
    "/about",
    "/api/docs",
    "/nowhere",
  ]) {
    await page.goto(house.server.url + path);
    await page.waitForLoadState("networkidle");
    await sound(page, path);
  }
  await page.goto(house.server.url);
  await page.check("input[name=start][value=fen]", { force: true });
  await page.fill("input[name=fen]", "8/8/4k3/8/4P3/4K3/8/8 w - - 0 1");
  await page.click("text=Set up the board");
  await page.waitForSelector("#links li");
  await sound(page, "the four links");
  await page.context().close();
});

test("the game at every seat, its questions and its end", options, () =>
  house.play(
    {
      edition: "2009",
      regulations: { time_control: "40/120m:60m" },
      moves: "1. Nf3 Nf6 2. Ng1",
      clocks: { white_ms: 15_000_000, black_ms: 240_000 },
    },
    ["white", "black", "arbiter", "spectator"],
    async (table) => {
      const { white, black, arbiter } = table;
      await table.begin("black");
      await black.act("claim");
      await sound(black.page, "the claim");
      await black.keys("Escape");
      await black.claim("repetition", "Ng8");
      await white.sheet("9.5b, 2009");
      await arbiter.act("observe");
      await sound(arbiter.page, "what is observed");
      await arbiter.keys("Escape", "?");
      await sound(arbiter.page, "the keys");
      await arbiter.keys("Escape");
      for (const { name, page } of table.all) await sound(page, `the game before ${name}`);

      await black.act("resign");
      await black.answer({});
      await table.everybody((seat) => seat.standing("White wins"));
      for (const { name, page } of [black, arbiter]) await sound(page, `the end before ${name}`);
    },
  ),
);

test("the board and its voice", options, () =>
  house.play(
    { edition: "2023", regulations: { time_control: "90m+30s" } },
    ["white", "black", "arbiter"],
    async (table) => {
      const { white, black, arbiter } = table;
      for (const seat of [white, black]) {
        const labels = await seat.page
          .locator("[role=grid] [role=row] [role=gridcell]")
          .evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")));
        assert.equal(new Set(labels).size, 64);
        assert.equal(labels.filter((it) => /^[a-h][1-8], empty$/.test(it)).length, 32);
        assert.ok(labels.includes("e1, white king") && labels.includes("d8, black queen"));
      }
      const acts = [
        [arbiter, () => arbiter.act("begin"), "The game has begun. White's clock is running."],
        [white, () => white.tap("g1"), "White touches g1."],
        [white, () => white.tap("f3"), "White plays Nf3."],
        [white, () => white.press(), "Black's clock is running."],
        [black, () => black.act("offer_draw"), "Black offers a draw."],
        [white, () => white.act("decline_draw"), /White declines/],
        [arbiter, () => arbiter.act("stop"), "The arbiter stops the clocks."],
      ];
      for (const [, act, words] of acts) {
        await act();
        await table.everybody((seat) => seat.hears(words));
      }
      await black.act("claim");
      await black.page.check("#dialog input[value=flag]");
      await black.answer({});
      await table.everybody((seat) => seat.hears(/claim/i));
    },
  ),
);
