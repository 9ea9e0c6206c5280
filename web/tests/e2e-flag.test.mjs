// A clock that has run out: it stands at 0:00 and nobody is told more until a flag is called, by
// the arbiter or by the opponent. What it costs depends on whether he can still give mate.

import assert from "node:assert/strict";
import { test } from "node:test";

import { House, options } from "./e2e/table.mjs";

const house = House.forTests();

const LOST = "7k/1q6/8/8/8/8/8/4K3 w - - 0 1";
const DRAWN = "7k/8/8/8/8/8/4Q3/4K3 w - - 0 1";
const file = (edition, fen, regulations = {}) => ({
  edition,
  regulations: { time_control: "40/120m:60m", ...regulations },
  start: { fen },
  clocks: { white_ms: 1500, black_ms: 60_000 },
});

/** White's time is used up; only the arbiter knows, and no window shows a flag. */
async function runsOut(table) {
  await table.begin();
  await table.everybody((seat) => seat.reads(".clock[data-side=white] .figures", /^0:00$/));
  await table.arbiter.reads("#desk .watch", "White's flag is down, and nobody has called it.");
  for (const seat of table.all) {
    await seat.sees(".clock.running[data-side=white]");
    await seat.sees(".flagmark", false);
    if (seat !== table.arbiter)
      assert.equal(await seat.page.getByText("flag is down").count(), 0, seat.name);
  }
  assert.equal((await table.game.view("white")).clocks.flagged, null);
  assert.equal((await table.game.view("black")).outcome, null);
}

/** Everybody sees the flag, the result and its clause. */
async function ended(table, text, clause, score) {
  await table.everybody(async (seat) => {
    await seat.standing(text);
    await seat.standing(clause);
    await seat.sees(".clock[data-side=white] .flagmark");
    await seat.sheet(score);
  });
  return (await table.replays()).outcome;
}

/** The moves to a mate are shown, the last of them on a small board, and can be stepped through. */
async function showsTheMate(seat) {
  await seat.reads("#proof", /ends in mate by Black\./);
  await seat.reads("#proof .steps button[aria-pressed=true]", /#$/);
  const pictured = () => seat.page.locator("#proof .diagram").getAttribute("aria-label");
  assert.match(await pictured(), /^The board after .*#$/);
  const [men, steps] = ["#proof .man", "#proof .steps button"].map((it) => seat.page.locator(it));
  assert.equal(await men.count(), 3);
  await steps.first().press("Enter");
  assert.match(await pictured(), /^The board after 1\./);
  assert.equal(await steps.first().getAttribute("aria-pressed"), "true");
}

test("the arbiter observes a flag, and the game is lost", options, () =>
  house.play(file("2018", LOST), ["white", "black", "arbiter", "spectator"], async (table) => {
    await runsOut(table);
    await table.arbiter.desk(/Observe: a flag is down \(White\)/);
    const outcome = await ended(table, "Black wins on time.", "6.9, 2018", /0 – 1/);
    assert.equal(outcome.ground, "flagfall");
    await table.everybody((seat) => showsTheMate(seat));
  }),
);

test("the opponent claims, who cannot mate: the game is drawn", options, () =>
  house.play(file("1997", DRAWN), ["white", "black", "arbiter"], async (table) => {
    await runsOut(table);
    await table.black.claim("flag");
    const outcome = await ended(table, /The game is drawn/, "6.9, 1997", /½ – ½/);
    assert.equal(outcome.ground, "cannot_mate");
    await table.everybody(async (seat) => {
      await seat.reads("#proof", "Black has only the king.");
      await seat.sees("#proof .diagram", false);
    });
  }),
);

test("a flag that is seen at once is called by the clock", options, () =>
  house.play(file("2023", LOST, { flag: "automatic" }), ["white", "black"], async (table) => {
    await table.white.act("begin");
    const outcome = await ended(table, "Black wins on time.", "6.9, 2023", /0 – 1/);
    assert.equal(outcome.ground, "flagfall");
  }),
);
