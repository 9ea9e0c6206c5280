// Every page held against axe-core, in light and in dark: no violation, however small.

import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "./e2e/axe.mjs";
import { House, options } from "./e2e/table.mjs";

const house = House.forTests();

const PAGES = [
  "/",
  "/clock",
  "/laws",
  "/laws?edition=2009&q=claim",
  "/laws/R9.5b?edition=2009",
  "/laws/compare?from=2009&to=2018",
  "/laws/booklet?edition=2009",
  "/laws/cases/drawn_game/claim_made/4?edition=2009",
  "/about",
  "/docs/clock",
  "/account",
  "/api/docs",
  "/nowhere",
];

for (const path of PAGES)
  test(`${path} in both lights`, options, async () => {
    // The policy of the page allows no script but its own; only here is one brought in.
    const { page } = await house.window("reader", { bypassCSP: true });
    await page.goto(house.server.url + path);
    await page.waitForLoadState("networkidle");
    assert.deepEqual(await violations(page), []);
    await page.context().close();
  });

test("the game at every seat, its questions and settings", options, async () => {
  const game = await house.server.game({
    edition: "2009",
    regulations: { time_control: "40/120m:60m", options: { blind: "black" } },
    moves: "1. Nf3 Nf6 2. Ng1",
    clocks: { white_ms: 15_000_000, black_ms: 240_000 },
  });
  const seats = {};
  for (const name of ["arbiter", "black", "white", "spectator"]) {
    seats[name] = await house.window(name, { bypassCSP: true });
    await seats[name].sit(house.server.url + game.links[name]);
  }
  await seats.arbiter.act("begin");
  await seats.black.running("black");
  const { black } = seats;
  for (const [what, open] of [
    ["the settings", () => black.page.click("#settings")],
    ["the keys", () => black.page.click("#help-open")],
    ["the claim", () => black.act("claim")],
  ]) {
    await open();
    assert.deepEqual(await violations(black.page), [], what);
    await black.keys("Escape");
  }
  await black.claim("repetition", "Ng8");
  // Whatever the arbiter may do that asks him something first.
  const { page: desk } = seats.arbiter;
  const verbs = desk.getByRole("button", { name: /…$/ });
  const asked = await verbs.allInnerTexts();
  assert.ok(asked.length > 5, asked.join(", "));
  for (const name of asked) {
    await desk.getByRole("button", { name, exact: true }).first().click();
    await desk.waitForSelector("dialog[open]");
    assert.deepEqual(await violations(desk), [], name);
    await desk.keyboard.press("Escape");
    await desk.waitForSelector("dialog[open]", { state: "detached" });
  }
  for (const [name, { page, sees }] of Object.entries(seats)) {
    if (name !== "arbiter") await sees.call(seats[name], "#evidence");
    assert.deepEqual(await violations(page), [], name);
    await page.context().close();
  }
});

test("an event: its list, its desk, the public round, the logs", options, async () => {
  const { url } = house.server;
  const send = async (path, body, key) => {
    const headers = { "Content-Type": "application/json", ...(key && { Authorization: `Bearer ${key}` }) };
    const answer = await fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return answer.json();
  };
  const players = ["Ann Adams", "Ben Baker", "Cleo Cohen", "Denis Duval"].map((name) => ({ name }));
  const event = await send("/events", { name: "Open", time_control: "90m+30s", public: true, players });
  const key = event.keys.arbiter;
  await send(`/events/${event.id}/rounds`, { round: 1, boards: [[1, 1, 4], [2, 2, 3]] }, key);
  await send(`/events/${event.id}/rounds/1/start`, {}, key);
  await send(`/events/${event.id}/rounds/1/boards/2/result`, { result: "1-0" }, key);
  for (const path of [
    "/events",
    `/e/${event.id}#t=${key}`,
    `/e/${event.id}/round/1`,
    `/e/${event.id}/log#t=${key}`,
  ]) {
    const { page } = await house.window("reader", { bypassCSP: true });
    await page.goto(url + path);
    await page.waitForTimeout(1_000);
    assert.deepEqual(await violations(page), [], path.split("#")[0]);
    // The dialogs of the desk.
    if (path.startsWith(`/e/${event.id}#`))
      for (const name of ["Players", "Links and cards", "Enter a result", "Pair a round"]) {
        await page.getByRole("button", { name }).click();
        assert.deepEqual(await violations(page), [], name);
        await page.keyboard.press("Escape");
      }
    await page.context().close();
  }
});
