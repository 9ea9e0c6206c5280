// A wrong claim of a repetition, one occurrence short, with an intended move: what it costs in two
// editions, that the move is then owed, and what is seen where another is played.

import assert from "node:assert/strict";
import { test } from "node:test";

import { House, options } from "./e2e/table.mjs";

const house = House.forTests();

const START = { white_ms: 300_000, black_ms: 240_000 };
const file = (edition) => ({
  edition,
  regulations: { time_control: "40/120m:60m" },
  moves: "1. Nf3 Nf6 2. Ng1",
  clocks: START,
});

/** Black writes Ng8 and claims; everybody reads the ruling, Black what he owes. */
async function claimed(table, texts, clauses) {
  const { black } = table;
  await table.begin("black");
  await black.claim("repetition", "Ng8");
  await table.everybody(async (seat) => {
    for (const text of texts) await seat.sheet(text);
    await seat.hears("The position would appear for the second time, not the third.");
  });
  assert.deepEqual(await black.cites("#sheet .note.ruling"), clauses);
  await black.reads("#standing .owed", "Black must play Ng8.");
  await black.sheet(/Ng8 ?written/);
}

/** Of those readings, none is further from what it should be than play could have taken. */
function near(reading, expect) {
  const since = expect - reading;
  assert.ok(since > -1000 && since < 20_000, `${reading} ms where ${expect} ms were expected`);
}

test("1997: three minutes more for White, half of his time for Black", options, () =>
  house.play(file("1997"), ["white", "black", "arbiter"], async (table) => {
    const texts = [/White gets 3:00 more\./, /Black loses (1:5|2:0)\d/, /Black must play Ng8/];
    await claimed(table, texts, ["9.2a, 1997", "9.5b, 1997"]);
    const { white, black, arbiter } = table;
    near(await white.clock("white"), START.white_ms + 180_000);
    near(await arbiter.clock("black"), START.black_ms / 2);
    assert.equal((await table.game.view("black")).clocks.running, "black");

    await black.tap("f6", "g8");
    await black.press();
    await white.running("white");
    await white.standing("You have the move.");
    await white.sees("#standing .owed", false);
    assert.equal(await arbiter.page.locator("#desk .watch").count(), 0);
    await table.replays();
  }),
);

test("2009: three minutes more for White only; another move breaks what is owed", options, () =>
  house.play(file("2009"), ["white", "black", "arbiter", "spectator"], async (table) => {
    const texts = [/White gets 3:00 more\. Black must play Ng8\./];
    await claimed(table, texts, ["9.2a, 2009", "9.5b, 2009"]);
    const { white, black, arbiter, spectator } = table;
    near(await white.clock("white"), START.white_ms + 180_000);
    near(await white.clock("black"), START.black_ms);

    await black.drag("b8", "c6");
    await black.press();
    await white.running("white");
    await white.stands("c6", "black knight");
    await arbiter.reads("#desk .watch", /Black played Nc6 .*Ng8/);
    for (const seat of [white, black, spectator]) {
      await seat.sees("#desk", false);
      assert.equal(await seat.page.getByText("Black played Nc6 against").count(), 0);
    }
    await arbiter.desk("Observe");
    await table.everybody((seat) => seat.sheet("The position after half-move 3 is restored."));
    await black.stands("b8", "black knight");
    await black.reads("#standing .owed", "Black must play Ng8.");
    await arbiter.act("start");
    await arbiter.answer({ side: "black" });
    await black.running("black");
    await black.tap("f6", "g8");
    await black.press();
    await white.standing("You have the move.");
    await table.replays();
  }),
);
