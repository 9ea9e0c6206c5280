// A whole game with eyes shut: an illegal move, a draw offered, a claim, played by two who type
// and listen. What each of them hears is held against what is written down.
//
//   TRANSCRIBE=1 node --test web/tests/e2e-voice.test.mjs    writes it down anew

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { Blind, listening } from "./e2e/ear.mjs";
import { House, options } from "./e2e/table.mjs";

const house = House.forTests();

const file = (name) =>
  fileURLToPath(new URL(`./transcripts/${name}.txt`, import.meta.url));

/** @param {Blind} who @param {string} name */
async function transcribed(who, name) {
  const heard = `${who.lines.join("\n")}\n`;
  if (process.env.TRANSCRIBE) await writeFile(file(name), heard);
  assert.equal(heard, await readFile(file(name), "utf8"), `what ${name} hears`);
}

test("a game by keyboard and ear alone", options, async () => {
  const game = await house.server.game({
    edition: "2018",
    regulations: { time_control: "90m+30s" },
  });
  const open = async (name, style) => {
    const seat = await house.window(name);
    await seat.page.addInitScript(listening);
    await seat.page.addInitScript((it) => localStorage.setItem("flagfall:announce", it), style);
    await seat.sit(house.server.url + game.links[name]);
    return seat;
  };
  const [white, black] = [
    new Blind(await open("white", "plain")),
    new Blind(await open("black", "phonetic")),
  ];
  const arbiter = await open("arbiter", "written");
  await arbiter.sees("#verbs [data-act=begin]");
  await arbiter.keys("v", "Enter");
  for (const one of [white, black]) await one.hears(/The game has begun/);

  /** One plays and presses; the other hears it. */
  const plays = async (by, other, move, heard) => {
    await by.types(move, /plays/);
    await other.hears(heard);
    await by.types("press", /clock is running/);
    await other.hears(/clock is running/);
  };
  await white.types("help", /Type a move/);
  await white.types("where knights", /white knight/);
  await plays(white, black, "e4", /White plays Eva vier/);
  await black.types("time", /White .*Black/);
  await plays(black, white, "e5", /Black plays e5/);
  await plays(white, black, "Nf3", /Springer Felix drei/);
  await plays(black, white, "Nc6", /knight c6/);

  // The knight from f3 to f5, square by square on the board: the hands may.
  await white.seat.keys("Escape", "k", "f", "3", "Enter");
  await white.hears(/White touches f3/);
  await white.seat.keys("f", "5", "Enter");
  await white.hears(/plays/);
  await black.hears(/plays/);
  await white.types("press", /clock is running/);
  await black.hears(/clock is running/);
  await black.types("claim illegal", /first illegal move/);
  await white.hears(/first illegal move/);
  await arbiter.desk("Leave the clocks as they are");
  await arbiter.reads("#desk .needs", "Nothing awaits a ruling.");
  await arbiter.act("start");
  await arbiter.answer({ side: "white" });
  for (const one of [white, black]) await one.hears(/White's clock is (running|started)/);
  await white.types("now", /must move/);
  await plays(white, black, "Ng1", /Springer Gustav eins/);
  await plays(black, white, "Nb8", /knight b8/);

  await white.types("Nf3", /plays/);
  await black.hears(/plays/);
  await white.types("offer", /offers a draw/);
  await black.hears(/offers a draw/);
  await white.types("press", /clock is running/);
  await black.hears(/clock is running/);
  await black.types("decline", /declines/);
  await white.hears(/declines/);
  await plays(black, white, "Nc6", /knight c6/);
  await plays(white, black, "Ng1", /Springer Gustav eins/);

  await black.types("moves", /Eva vier/);
  await black.types("claim repetition Nb8", /is drawn/);
  await white.hears(/is drawn/);
  await white.seat.sees("#evidence");
  assert.equal(await white.seat.page.locator("#evidence .positions li").count(), 3);
  await black.types("last", /Gustav eins/);
  await black.types("repeat", /Gustav eins/);

  await transcribed(white, "white");
  await transcribed(black, "black");
  for (const { seat } of [white, black]) {
    assert.deepEqual(seat.complaints, []);
    await seat.page.context().close();
  }
  await arbiter.page.context().close();
});
