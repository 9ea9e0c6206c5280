// The line to the server: what is said when it is lost, and that the same game is there when the
// server is.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { House, options } from "./e2e/table.mjs";

const house = House.forTests();
const FILE = { edition: "2023", regulations: { time_control: "90m+30s" } };

test("the server dies and comes back to the same game", options, () =>
  house.play(FILE, ["white", "black", "arbiter"], async (table) => {
    const { white, black, arbiter } = table;
    await table.begin();
    await white.drag("d2", "d4");
    await white.press();
    await black.running("black");
    await house.server.signal("SIGKILL");
    await table.everybody((seat) => seat.reads("#lost", /Connection lost since [1-9]/));
    await black.sees(".game.adrift");
    await house.server.again();
    await table.everybody((seat) => seat.sees("#lost", false));
    await black.stands("d4", "white pawn");
    await black.running("black");
    await arbiter.reads("#desk .watch", /The server was restarted/);

    await black.tap("d7", "d5");
    await black.press();
    await white.stands("d5", "black pawn");
    await white.act("resign");
    await white.answer({});
    await table.everybody((seat) => seat.standing(/Black wins/));
    assert.equal((await table.replays()).outcome.ground, "resignation");

    const saving = white.page.waitForEvent("download");
    await white.page.click("#pgn");
    const pgn = await readFile(await (await saving).path(), "utf8");
    assert.match(pgn, /\[Result "0-1"\]/);
    assert.match(pgn, /1\. ?d4 .*d5/s);
  }),
);

test("a server that falls silent is taken for lost", options, async () => {
  const game = await house.server.game(FILE);
  const white = await house.window("white");
  await white.page.clock.install();
  await white.sit(house.server.url + game.links.white);
  await white.standing("The clocks have not been started yet.");
  await house.server.signal("SIGSTOP");
  try {
    await white.page.clock.fastForward(26_000);
    await white.page.clock.runFor(2000);
    await white.reads("#lost", /Connection lost since [1-9]/);
  } finally {
    await house.server.signal("SIGCONT");
  }
  await white.page.clock.runFor(15_000);
  await white.sees("#lost", false);
  await white.page.context().close();
});
