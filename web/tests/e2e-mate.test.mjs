// A game to mate with the clocks running, before the real server: by mouse at three windows, and
// the whole of it by keyboard alone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { House, Table, options } from "./e2e/table.mjs";

const house = House.forTests();

/** Everybody sees who won, how, and under which clause; no clock runs. */
async function mated(table, clause) {
  await table.everybody(async (seat) => {
    await seat.standing(/White wins by checkmate\./);
    await seat.standing(clause);
    await seat.sheet(/1 – 0/);
    await seat.sees(".clock.running", false);
  });
  const { rulings, outcome } = await table.replays();
  assert.equal(outcome.ground, "checkmate");
  assert.equal(`${rulings.at(-1).cites[0].article}, ${outcome.cites[0].edition}`, clause);
}

test("a game is set up on the first page and played to mate by mouse", options, async () => {
  const maker = await house.window("maker");
  const { page } = maker;
  await page.goto(house.server.url);
  await page.fill("input[name=time_control]", "5m+3s");
  await page.check("input[name=class][value=blitz]", { force: true });
  await page.fill("input[name=white]", "Ann");
  await page.fill("input[name=black]", "Bo");
  await page.click("text=Set up the board");
  await page.waitForSelector("#links li");
  const links = await page
    .locator("#links input")
    .evaluateAll((all) => all.map((input) => new URL(input.value)));
  const seats = ["white", "black", "arbiter", "spectator"];
  const keys = Object.fromEntries(seats.map((seat, i) => [seat, links[i].hash.slice(3)]));
  const table = Table.of(house, links[0].pathname.slice(3), keys);
  await table.seat(...seats);
  const { white, black, arbiter, spectator } = table;
  await white.standing("The clocks have not been started yet.");
  await table.begin();

  await white.drag("e2", "e4");
  await white.standing("Press the clock");
  await spectator.stands("e4", "white pawn");
  await white.running("white");
  await white.press();
  await table.everybody((seat) => seat.running("black"));
  const [left, right] = await Promise.all([black.clock("white"), black.clock("black")]);
  assert.ok(left > 290_000 && left <= 306_000, `White has ${left} ms`);
  assert.ok(right > 290_000 && right <= 303_000, `Black has ${right} ms`);

  await black.tap("e7", "e5");
  await black.press();
  await white.stands("e5", "black pawn");
  await white.tap("f1", "c4");
  await white.press();
  await black.drag("b8", "c6");
  await black.press();
  await white.stands("c6", "black knight");
  await white.drag("d1", "h5");
  await white.press();
  await black.tap("g8", "f6");
  await black.press();
  await white.stands("f6", "black knight");
  await arbiter.running("white");
  await white.drag("h5", "f7");
  await mated(table, "5.1.1, 2023");
  await black.stands("f7", "white queen");
  await black.hears("White plays Qxf7#");
  // Three moves brought three increments; a second that was not used up is shown whole.
  const rest = await black.clock("black");
  assert.ok(rest > 303_000 && rest <= 312_000, String(rest));
  await table.leave();
  await page.context().close();
});

test("a whole game is played by keyboard alone", options, () =>
  house.play(
    { edition: "2009", regulations: { time_control: "10m+5s" }, devices: "one" },
    ["white", "spectator"],
    async (table) => {
      const { white, spectator } = table;
      await white.page.evaluate(() =>
        document.addEventListener("pointerdown", () => (window.touched = true)),
      );
      await white.keys("v");
      await white.sees("#verbs [data-act=begin]:focus");
      await white.keys("Enter");
      await white.running("white");
      const moves = [
        ["e2", "e4", "white pawn"],
        ["e7", "e5", "black pawn"],
        ["f1", "c4", "white bishop"],
        ["b8", "c6", "black knight"],
        ["d1", "h5", "white queen"],
        ["g8", "f6", "black knight"],
      ];
      for (const [from, to, man] of moves) {
        await white.walk(from, to);
        await spectator.stands(to, man);
        await white.sees(".clock.due");
        await white.keys("p");
        await white.running(man.startsWith("white") ? "black" : "white");
      }
      await white.keys("t");
      await white.hears(/White [\d a-z]+, Black [\d a-z]+\. White's clock is running\./);
      await white.walk("h5", "f7");
      await mated(table, "5.1a, 2009");
      await white.keys("l");
      await white.hears("White played Qxf7#. White wins by checkmate.");
      assert.equal(await white.page.evaluate(() => window.touched), undefined);
    },
  ),
);
