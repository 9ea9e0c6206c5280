// A game is adjourned: the move goes into the envelope and is read by nobody before it is opened.

import assert from "node:assert/strict";
import { test } from "node:test";

import { House, options } from "./e2e/table.mjs";

const house = House.forTests();
const FILE = {
  edition: "2009",
  regulations: { time_control: "40/120m:60m" },
  moves: "1. e4 e5",
  clocks: { white_ms: 3_600_000, black_ms: 3_000_000 },
  names: { white: "Ada Okafor", black: "Piet de Wit" },
};

test("a move is sealed, kept secret, and made when the player who replies is there", options, () =>
  house.play(FILE, ["white", "black", "arbiter"], async (table) => {
    const { white, black, arbiter } = table;
    await table.begin("white");
    await arbiter.act("adjourn");
    await arbiter.answer({ resumption: "20 May, 10:00" });
    await white.standing("White must seal his move.");
    await white.act("seal");
    await white.answer({ move: "Ng1f3" });
    await white.act("stop_clocks");
    await white.answer({});

    const envelope = "#desk .envelope";
    for (const fact of [
      "Ada Okafor against Piet de Wit",
      "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
      /Time usedWhite 1:00:\d\d, Black 1:10:00/,
      "Sealed byWhite",
      "Move2",
      "Draw offeredno",
      "Resumed20 May, 10:00",
    ])
      await arbiter.reads(envelope, fact);
    await arbiter.sees("#desk .watch", false);
    for (const seat of [white, black, arbiter])
      for (const part of ["#sheet", "#standing", "#live"])
        assert.doesNotMatch(await seat.page.textContent(part), /f3/, `${seat.name}, ${part}`);

    await arbiter.act("resume");
    await black.running("black");
    await black.stands("g1", "white knight");
    await black.act("arrive");
    await black.answer({});
    await black.stands("f3", "white knight");
    await black.sheet("Nf3");
    await arbiter.sees(envelope, false);
  }),
);

/** White seals Nf3, and the game is resumed. */
async function resumed({ white, arbiter }) {
  await arbiter.act("adjourn");
  await arbiter.answer({ resumption: "20 May, 10:00" });
  await white.act("seal");
  await white.answer({ move: "Ng1f3" });
  await white.act("stop_clocks");
  await white.answer({});
  await arbiter.reads("#desk .envelope", "Sealed byWhite");
  await arbiter.act("resume");
}

test("the player who sealed is absent: the other seals his reply", options, () =>
  house.play(FILE, ["white", "black", "arbiter"], async (table) => {
    const { white, black, arbiter } = table;
    await table.begin("white");
    await resumed(table);
    await black.running("black");
    await black.act("arrive");
    await black.answer({});
    await black.stands("f3", "white knight");
    await black.act("seal");
    await black.answer({ move: "Nc6" });
    await black.act("stop_clocks");
    await black.answer({});
    await white.running("white");
    for (const seat of [white, arbiter])
      assert.doesNotMatch(await seat.page.textContent("#sheet"), /Nc6/, seat.name);
    await white.act("arrive");
    await white.answer({});
    await table.everybody((seat) => seat.stands("c6", "black knight"));
  }),
);

test("the player who replies is absent: the envelope stays closed, and his clock runs", options, () =>
  house.play(FILE, ["white", "black", "arbiter"], async (table) => {
    const { white, arbiter } = table;
    await table.begin("white");
    await resumed(table);
    await white.act("arrive");
    await white.answer({});
    await white.running("black");
    await arbiter.sees("#desk .envelope");
    for (const seat of [white, arbiter])
      assert.doesNotMatch(await seat.page.textContent("#sheet"), /f3/, seat.name);
  }),
);

test("neither is there: the clock of who must reply runs until he comes", options, () =>
  house.play(FILE, ["white", "black", "arbiter"], async (table) => {
    const { white, black, arbiter } = table;
    await table.begin("white");
    await arbiter.act("adjourn");
    await arbiter.answer({ resumption: "20 May, 10:00" });
    await white.act("seal");
    await white.answer({ move: "Ng1f3" });
    await white.act("stop_clocks");
    await white.answer({});
    await arbiter.reads("#desk .envelope", "Sealed byWhite");
    await arbiter.act("resume");
    // The reply is Black's: his clock is the one that runs, and the envelope stays closed.
    await table.everybody((seat) => seat.running("black"));
    await arbiter.sees("#desk .envelope");
    await arbiter.reads("#desk .expected", /White.*has not come|Black.*has not come/);
    for (const seat of [white, black, arbiter])
      assert.doesNotMatch(await seat.page.textContent("#sheet"), /f3/, seat.name);
    await black.act("arrive");
    await black.answer({});
    await table.everybody((seat) => seat.stands("f3", "white knight"));
    await black.tap("b8", "c6");
    await black.press();
    await white.running("white");
  }),
);
