// Play with a blind player by the Laws for it: moves announced and repeated, an assistant who acts in
// his own name, the page read aloud by the browser's voices; and two players at one device.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Blind, listening, speaking } from "./e2e/ear.mjs";
import { House, options } from "./e2e/table.mjs";

const house = House.forTests();
const BLIND = {
  edition: "2023",
  regulations: { time_control: "90m+30s", options: { blind: "black" } },
};

/** Sits down with ears, and with what the browser keeps set. @param {Record<string, string>} [kept] */
async function ears(game, name, kept = {}, run = listening) {
  const seat = await house.window(name);
  await seat.page.addInitScript(run);
  await seat.page.addInitScript((it) => {
    for (const [key, value] of Object.entries(it)) localStorage.setItem(`flagfall:${key}`, value);
  }, kept);
  await seat.sit(house.server.url + game.links[name]);
  return seat;
}

async function leave(...seats) {
  for (const seat of seats) {
    assert.deepEqual(seat.complaints, [], seat.name);
    await seat.page.context().close();
  }
}

test("moves are announced, and repeated by the opponent; each has a board of his own", options, async () => {
  const game = await house.server.game(BLIND);
  const white = new Blind(await ears(game, "white", { announce: "phonetic" }));
  const black = new Blind(await ears(game, "black", { announce: "phonetic" }));
  const arbiter = await ears(game, "arbiter");
  await arbiter.act("begin");
  for (const one of [white, black]) await one.hears(/The game has begun/);

  // White sees: he types, and what he typed is announced for him.
  await white.types("e4", /announces Eva vier/);
  await black.hears(/White announces Eva vier/);
  await white.types("press", /clock is running/);
  await black.hears(/Black's clock is running/);
  await black.types("repeat", /Eva vier/);
  await white.hears(/Black announces Eva vier/);

  // By hand on his own board the move is not made until it is announced.
  await black.seat.tap("g8", "f6");
  await black.seat.page.waitForSelector("#clock-near.due", { timeout: 1500 }).catch(() => {});
  await black.seat.reads("#verbs", "Announce");
  const before = await game.view("black");
  assert.equal(before.moves.filter(({ completed }) => completed).length, 1);
  await black.types("announce", /Springer Gustav acht Felix sechs/);
  await white.hears(/Black announces Springer Gustav acht Felix sechs/);
  await black.types("press", /clock is running/);
  await white.hears(/White's clock is running/);
  await white.types("repeat", /Springer Felix sechs/);
  await black.hears(/White announces Springer Felix sechs/);

  // A slip of the tongue: the arbiter sees what was said, and what stands.
  await white.types("where knights", /Springer|knight/);
  const { moves } = await game.view("arbiter");
  assert.deepEqual(moves.map(({ san }) => san), ["e4", "Nf6"]);
  await leave(white.seat, black.seat, arbiter);
});

test("an assistant acts in his own name, and what is the player's alone is refused to him", options, async () => {
  const game = await house.server.game(BLIND);
  const arbiter = await ears(game, "arbiter");
  const white = await ears(game, "white");
  const helper = await ears(game, "black");
  await helper.page.click("#settings");
  await helper.page.locator("#dialog .settings", { hasText: "Who acts here" }).locator("input").check();
  await helper.keys("Escape");
  await arbiter.act("begin");
  await white.page.fill("#typed-move", "e4");
  await white.page.press("#typed-move", "Enter");
  await white.press();
  await helper.running("black");
  await helper.page.fill("#typed-move", "e5");
  await helper.page.press("#typed-move", "Enter");
  await helper.sees(".clock.due");
  await helper.press();
  await white.running("white");
  const acts = JSON.parse(await game.file("json")).acts.map(({ by, act }) => `${by} ${act}`);
  for (const one of ["black_assistant move", "black_assistant announce", "black_assistant press"])
    assert.ok(acts.includes(one), `${one}: ${acts.join(", ")}`);
  await helper.act("resign");
  await helper.answer({});
  await helper.standing(/assistant/i);
  assert.equal((await game.view("black")).outcome, null, "he does not resign for his player");
  await leave(white, helper, arbiter);
});

test("the page is read aloud with the voice that was chosen, each thing once", options, async () => {
  const game = await house.server.game({ edition: "2023", regulations: { time_control: "90m+30s" } });
  const arbiter = await ears(game, "arbiter");
  const white = await ears(game, "white");
  const black = await ears(game, "black", {}, speaking);
  const { page } = black;
  const said = () => page.evaluate(() => window.uttered.filter(({ text }) => text));
  await arbiter.act("begin");
  await black.running("white");
  assert.deepEqual(await said(), [], "off until it is wanted");

  await page.click("#settings");
  const voice = page.locator("#dialog .settings", { hasText: "Voice" }).last();
  await voice.locator("input[type=checkbox]").check();
  const sample = { text: "Knight f3.", lang: "en", rate: 1, voice: "Near" };
  assert.deepEqual((await said()).at(-1), sample, "a voice of this device first");
  await voice.locator("select").selectOption("Far");
  await voice.locator("input[type=range]").fill("1.5");
  assert.deepEqual((await said()).at(-1), { ...sample, rate: 1.5, voice: "Far" });
  await page.locator("#dialog input[name=announce][value=plain]").check();
  await black.keys("Escape");
  await page.evaluate(() => (window.uttered.length = 0));

  await white.tap("g1", "f3");
  await white.press();
  await black.running("black");
  await black.hears("Black's clock is running.");
  const texts = (await said()).map(({ text }) => text);
  assert.equal(texts.filter((it) => it.includes("White plays knight f3")).length, 1, texts.join(" | "));
  assert.ok(texts.some((it) => it.includes("Black's clock is running")), texts.join(" | "));

  // Spoken in the German form, it is a German voice that speaks.
  await page.click("#settings");
  await page.locator("#dialog input[name=announce][value=phonetic]").check();
  await black.keys("Escape");
  await black.tap("e7", "e5");
  await black.press();
  await white.running("white");
  await white.tap("b1", "c3");
  await black.hears("Springer Cesar drei");
  const last = (await said()).find(({ text }) => text.includes("Springer Cesar drei"));
  assert.deepEqual([last?.lang, last?.voice], ["de", "Nah"]);
  await leave(white, black, arbiter);
});

test("two at one device: the far side turned, what is owed said to whom it concerns", options, async () => {
  const game = await house.server.game({
    edition: "2018",
    regulations: { time_control: "15m+10s" },
    devices: "one",
  });
  const board = await house.window("white", { viewport: { width: 820, height: 1180 }, hasTouch: true });
  await board.page.addInitScript(listening);
  await board.sit(house.server.url + game.links.white);
  const arbiter = await ears(game, "arbiter");
  await arbiter.act("begin");
  await board.running("white");
  const turned = (selector) =>
    board.page.locator(selector).evaluate((it) => {
      const { a, d } = new DOMMatrix(getComputedStyle(it).transform);
      const rotate = getComputedStyle(it).rotate;
      return (a < -0.99 && d < -0.99) || rotate === "180deg" || rotate === "0.5turn";
    });
  assert.ok(await turned("#clock-far"), "the far clock is read from the far side");
  assert.ok(!(await turned("#clock-near")));
  const place = (selector) => board.page.locator(selector).boundingBox();
  const [far, middle, near] = await Promise.all(["#clock-far", "#board", "#clock-near"].map(place));
  assert.ok(far.y < middle.y && middle.y < near.y, "the clocks stand at the two ends");

  await board.tap("e2", "e4");
  await board.page.click("#clock-near .pressbar");
  await board.running("black");
  await board.tap("b8", "c6");
  await board.page.click("#clock-far .pressbar");
  await board.running("white");
  // A touch binds White; Black claims nothing, the arbiter sees it, and the line is White's.
  await board.tap("g1");
  await board.standing(/must move/);
  await board.tap("f3");
  await board.page.click("#clock-near .pressbar");
  await board.running("black");
  const acts = JSON.parse(await game.file("json")).acts.map(({ by, act }) => `${by} ${act}`);
  assert.deepEqual(
    acts.filter((it) => it.endsWith(" press")),
    ["white press", "black press", "white press"],
  );
  const said = await board.page.evaluate(() => window.said);
  for (const words of ["White plays e4.", "Black plays Nc6.", "White plays Nf3."])
    assert.ok(said.some((it) => it.includes(words)), `${words}: ${said.join(" | ")}`);
  await leave(board, arbiter);
});
