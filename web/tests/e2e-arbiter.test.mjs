// What the arbiter of a game does beside its board: the result changed after the end, an appeal with
// its papers, a seat's new link.

import assert from "node:assert/strict";
import { test } from "node:test";

import { House, options } from "./e2e/table.mjs";

const house = House.forTests();
const FILE = { edition: "2023", regulations: { time_control: "90m+30s" } };

test("a result is changed once the game is over; all read it with its reason", options, () =>
  house.play(FILE, ["white", "black", "arbiter"], async (table) => {
    const { white, black, arbiter } = table;
    await table.begin();
    await white.tap("e2", "e4");
    await white.press();
    await black.running("black");
    await black.act("resign");
    await black.answer({});
    await table.everybody((seat) => seat.standing("White wins"));
    await arbiter.act("change_result");
    await arbiter.page.check("#dialog input[name=result][value='1/2-1/2']");
    await arbiter.page.click("#dialog button[type=submit]");
    await arbiter.reads("#dialog .said", /not filled in/);
    await arbiter.answer({ reason: "He had meant to offer a draw" });
    await table.everybody((seat) => seat.standing("½–½ stands by the arbiter’s decision"));
    await table.everybody((seat) => seat.sheet("He had meant to offer a draw."));
    await table.everybody((seat) => seat.reads("#sheet .score", "½ – ½"));
    await white.sheet("White wins");
    assert.match(await table.game.file("pgn"), /\[Result "1\/2-1\/2"\]/);
    await arbiter.act("change_result");
    await arbiter.answer({ result: "", reason: "The appeal was rejected" });
    await table.everybody((seat) => seat.reads("#sheet .score", "1 – 0"));
    assert.equal(await white.page.locator("#verbs [data-act=change_result]").count(), 0);
  }),
);

test("a player signs and appeals; the arbiter has it with its papers", options, () =>
  house.play(FILE, ["white", "black", "arbiter"], async (table) => {
    const { white, black, arbiter } = table;
    await table.begin();
    await arbiter.act("penalise");
    await arbiter.answer({ side: "white", penalty: "loss" });
    await table.everybody((seat) => seat.standing(/Black wins/));
    await white.act("sign");
    await white.answer({ score: "0-1" });
    await white.act("appeal");
    await white.answer({ reason: "I was never warned" });
    await arbiter.reads("#desk .appeals", "White appeals: I was never warned");
    await arbiter.reads("#desk .appeals .cite", "11.10, 2023");
    const [paper] = await Promise.all([
      arbiter.page.waitForEvent("download"),
      arbiter.page.click("#desk .appeals [data-paper]"),
    ]);
    assert.match(paper.suggestedFilename(), /rulings\.pdf$/);
    await black.sheet("I was never warned");
    await table.replays();
  }),
);

test("an event that admits no appeal says so", options, () =>
  house.play(
    { edition: "2023", regulations: { time_control: "90m", options: { appeal: "none" } } },
    ["white", "arbiter"],
    async (table) => {
      const { white } = table;
      await table.begin();
      await white.act("resign");
      await white.answer({});
      await white.standing("Black wins");
      await white.page.click("#verbs .not-now summary");
      await white.reads("#verbs .not-now li", "The regulations of this event allow no appeal.");
    },
  ),
);

test("a seat's new link closes the old one", options, () =>
  house.play(FILE, ["white", "arbiter"], async (table) => {
    const { white, arbiter } = table;
    await table.begin();
    await arbiter.page.locator(".tools button", { hasText: "A new link" }).click();
    await arbiter.page.check("#dialog input[name=seat][value=white]");
    await arbiter.page.click("#dialog button[type=submit]");
    const link = await arbiter.page.locator("#dialog .joined input").inputValue();
    await white.reads("body", /seat is closed|opens no seat|no longer/i);
    const again = await house.window("white again");
    await again.sit(link);
    await again.running("white");
    await again.tap("e2", "e4");
    await again.press();
    await arbiter.running("black");
    await again.page.context().close();
  }),
);
