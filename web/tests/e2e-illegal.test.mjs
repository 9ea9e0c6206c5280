// Moves against the Laws stand as the hands made them until somebody claims; then they cost. And
// what a touch binds to is said at the board at once.

import assert from "node:assert/strict";
import { test } from "node:test";

import { House, options } from "./e2e/table.mjs";

const house = House.forTests();
const SEATS = ["white", "black", "arbiter"];

test("2018: a second completed illegal move loses", options, () =>
  house.play(
    { edition: "2018", regulations: { time_control: "90m+30s" } },
    SEATS,
    async (table) => {
      const { white, black, arbiter } = table;
      await table.begin();
      await white.drag("e2", "e5");
      await white.press();
      await black.stands("e5", "white pawn");
      await black.running("black");
      await arbiter.reads("#desk .watch", /White's first move was illegal/);
      assert.equal(
        await black.page.getByText("illegal", { exact: false }).locator("visible=true").count(),
        0,
      );
      await arbiter.sheet("illegal");

      await black.claim("illegal_move");
      await table.everybody(async (seat) => {
        await seat.sheet(
          /It is the first illegal move by White\. The initial position is restored\./,
        );
        await seat.stands("e2", "white pawn");
      });
      await white.sheet("7.5.1, 2018");
      await white.reads("#standing .owed", "White must move the man on e2.");
      await arbiter.reads("#desk .needs", /What shall the clocks show\?/);
      await black.standing("The arbiter has been asked.");
      await arbiter.desk("Leave the clocks as they are");
      await arbiter.reads("#desk .needs", "Nothing awaits a ruling.");
      await arbiter.act("start");
      await arbiter.answer({ side: "white" });
      await white.running("white");

      await white.tap("e2", "e4");
      await white.press();
      await black.stands("e4", "white pawn");
      await black.tap("e7", "e5");
      await black.press();
      await white.stands("e5", "black pawn");
      await white.tap("g1", "g3");
      await white.press();
      await black.stands("g3", "white knight");
      await black.claim("illegal_move");
      await table.everybody(async (seat) => {
        await seat.standing("Black wins by illegal moves.");
        await seat.standing("7.5.5, 2018");
        await seat.sheet(/0 – 1/);
      });
      await arbiter.reads("#desk", /White 2, Black 0/);
      assert.equal((await table.replays()).outcome.ground, "illegal_moves");
    },
  ),
);

test("king and then the rook he may not castle with: the king must move", options, () =>
  house.play(
    {
      edition: "2009",
      regulations: { time_control: "40/90m+30s:30m+30s" },
      start: { fen: "4k2r/ppp2ppp/8/8/3r4/8/PPP2PPP/R3K2R w KQk - 0 1" },
    },
    SEATS,
    async (table) => {
      const { white, black, arbiter } = table;
      await table.begin();
      await white.tap("e1", "a1");
      const owed =
        "You meant to castle on the queen side, which is not legal. " +
        "The king must make another move.";
      await white.reads("#standing .owed", owed);
      assert.deepEqual(await white.cites("#standing .owed"), ["4.4c, 2009"]);
      await white.sees('[data-square=e1][aria-label*="must be moved"]');
      // Nobody else is told what he has done as if it were he.
      await black.reads("#standing .owed", "White must move the man on e1.");
      await arbiter.reads("#standing .owed", "White must move the man on e1.");

      await white.tap("b1");
      await white.press();
      await arbiter.reads("#desk .watch", /White played Rb1/);
      await black.claim("touch_move");
      await table.everybody((seat) =>
        seat.sheet(/The initial position is restored\..*4\.4c, 2009/),
      );
      await white.stands("a1", "white rook");
      await arbiter.act("start");
      await arbiter.answer({ side: "white" });
      await white.running("white");

      await white.tap("e1", "g1");
      await white.standing("The king stands. Now the rook.");
      await white.tap("h1", "f1");
      await white.press();
      await table.everybody((seat) => seat.sheet("O-O"));
      await black.stands("f1", "white rook");
      await table.replays();
    },
  ),
);
