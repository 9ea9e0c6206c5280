// The arbiter's page of a game: what happened with the clocks before and after, the evidence of a
// claim, the Laws and the precedents, each answer with what would come of it, and his reason read
// by the players. What the machine has seen is his alone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { House, options } from "./e2e/table.mjs";

const house = House.forTests();
const SEATS = ["white", "black", "arbiter"];

test("a wrong claim: two positions side by side, the clauses, the precedents", options, () =>
  house.play(
    {
      edition: "2009",
      regulations: { time_control: "40/120m:60m" },
      moves: "1. Nf3 Nf6 2. Ng1",
      clocks: { white_ms: 300_000, black_ms: 240_000 },
    },
    SEATS,
    async (table) => {
      const { black, arbiter } = table;
      await table.begin("black");
      await black.claim("repetition", "Ng8");
      await arbiter.reads(".evidence", "Black claims: the same position for the third time");
      await arbiter.reads(".evidence", "The claim rests on 2… Ng8");
      await arbiter.reads(".evidence", "The position has come 2 ×.");
      assert.equal(await arbiter.page.locator(".evidence .positions figure").count(), 2);
      await arbiter.reads(".evidence figcaption", /at the start/);
      await arbiter.reads(".clauses-here dt", /9\.5b, 2009/);
      await arbiter.reads(".precedents summary", /Black claims with Ng8 in mind/);
      await arbiter.page.locator(".precedents summary").first().click();
      await arbiter.reads(".precedents details[open]", /White \+3:00; Black plays Ng8/);
      await arbiter.reads(".happened .ruled-upon", /Black claims .*repetition|repetition/);
      await arbiter.reads(".happened .shows", /5:00 \/ (4:00|3:\d\d) → 8:00 \/ (4:00|3:\d\d)/);
      for (const seat of [table.white, black])
        assert.equal(await seat.page.locator(".precedents").count(), 0, seat.name);
    },
  ),
);

test("each answer says what comes of it; the reason is read by the players", options, () =>
  house.play({ edition: "2018", regulations: { time_control: "90m+30s" } }, SEATS, async (table) => {
    const { white, black, arbiter } = table;
    await table.begin();
    await white.drag("e2", "e5");
    await white.press();
    await black.running("black");
    await arbiter.reads("#desk .watch .may", "You may intervene of your own accord.");
    await arbiter.desk("Observe");
    await arbiter.reads("#desk .needs", /What shall the clocks show\?/);
    await arbiter.reads("#desk .answers .foreseen", /White 1:\d\d:\d\d/);
    await arbiter.page.fill("#why", "The pawn went three squares");
    await arbiter.desk("Leave the clocks as they are");
    await table.everybody((seat) => seat.sheet("The arbiter: The pawn went three squares."));
    await arbiter.reads(".happened", "The arbiter: The pawn went three squares.");
    await table.replays();
  }),
);

test("an edition that lets nobody intervene says so", options, () =>
  house.play(
    { edition: "2005", regulations: { time_control: "5m" } },
    SEATS,
    async (table) => {
      const { white, black, arbiter } = table;
      await table.begin();
      await white.drag("e2", "e5");
      await white.press();
      await black.running("black");
      await arbiter.reads("#desk .watch .may", "You wait for a claim.");
      await black.claim("illegal_move");
      await table.everybody((seat) => seat.sheet(/illegal/));
    },
  ),
);

test("the ladder of penalties, in its order, and what each would do", options, () =>
  house.play({ edition: "2001", regulations: { time_control: "90m" } }, SEATS, async (table) => {
    const { black, arbiter } = table;
    await table.begin();
    await arbiter.act("penalise");
    const rungs = await arbiter.page.locator("#dialog input[name=penalty]").evaluateAll((all) =>
      all.map((it) => it.value),
    );
    assert.deepEqual(rungs, [
      "warning",
      "add_opponent_time",
      "take_time",
      "add_opponent_points",
      "take_points",
      "loss",
      "expulsion",
    ]);
    await arbiter.page.check("#dialog input[name=penalty][value=take_time]");
    await arbiter.page.fill("#dialog input[name=ms]", "10:00");
    await arbiter.reads("#dialog .foreseen .changed", /1:\d\d:\d\d → White 1:\d\d:\d\d/);
    await arbiter.answer({});
    await black.sheet(/White loses 10:00|White.*10:00/);
    await arbiter.reads("#desk .penalties", /10:00/);
    await table.replays();
  }),
);

test("what the arbiter sets: a position, the clocks, the counters, more time, a result", options, () =>
  house.play(
    { edition: "2023", regulations: { time_control: "40/90m:30m" }, moves: "1. e4 e5 2. Nf3" },
    SEATS,
    async (table) => {
      const { white, arbiter } = table;
      await table.begin("black");
      await arbiter.act("restore");
      await arbiter.page.selectOption("#dialog select[name=ply]", "2");
      await arbiter.reads("#dialog .foreseen", /restored/);
      await arbiter.answer({});
      await white.stands("g1", "white knight");
      await arbiter.act("set_clock");
      await arbiter.answer({ white: "1:00:00", black: "0:50:00", reason: "as on the scoresheets" });
      await white.sheet(/1:00:00/);
      await arbiter.act("set_moves");
      await arbiter.answer({ white_moves: "7", black_moves: "7", reason: "a press was missed" });
      await arbiter.reads("#desk .clockwork", /7/);
      await arbiter.act("give_time");
      await arbiter.answer({ side: "both", ms: "5:00", reason: "the lights went out" });
      await white.sheet(/5:00/);
      await arbiter.act("declare");
      await arbiter.reads("#dialog .foreseen", /./);
      await arbiter.answer({ score: "1/2-1/2" });
      await table.everybody((seat) => seat.standing(/./));
      await arbiter.reads("#desk .needs", "over");
    },
  ),
);

test("colours reversed: the game does not count, and the new one is set up from the desk", options, () =>
  house.play(
    {
      edition: "2023",
      regulations: { time_control: "90m" },
      names: { white: "Ada Okafor", black: "Piet de Wit" },
    },
    SEATS,
    async (table) => {
      const { white, black, arbiter } = table;
      await table.begin();
      await white.drag("e2", "e4");
      await white.press();
      await black.drag("e7", "e5");
      await black.press();
      await arbiter.act("observe");
      await arbiter.answer({ what: "colors_reversed", side: "both" });
      await arbiter.reads("#desk", "This game does not count.");
      await arbiter.desk("Set up the new game");
      await arbiter.answer({ colors: "reversed" }).catch(() => {});
      await arbiter.reads("#dialog", "White’s seat");
      const link = await arbiter.page.locator("#dialog a").first().getAttribute("href");
      const next = await house.window("next");
      await next.sit(house.server.url + link);
      await next.reads("#game-h", "Piet de Wit against Ada Okafor");
      await next.page.context().close();
    },
  ),
);

test("who has not come, the default time, and the forfeit", options, () =>
  house.play(
    {
      edition: "2017",
      regulations: { time_control: "90m", default_time_ms: 1_000 },
    },
    ["white", "arbiter"],
    async (table) => {
      const { white, arbiter } = table;
      await table.begin();
      await white.drag("e2", "e4");
      await white.press();
      await arbiter.reads("#desk .expected", "Black has not come.");
      await arbiter.reads("#desk .expected .due", "The default time has passed.");
      await arbiter.desk("a player has not come");
      await arbiter.reads("#desk .needs", /the default time is 0:01/);
      await arbiter.desk(/: 1–0$/);
      await white.standing(/default|late|wins/);
    },
  ),
);
