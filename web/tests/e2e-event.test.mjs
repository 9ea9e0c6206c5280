// An event from its first line to its last: set up from a pasted list, paired by hand, started, a
// board that needs the arbiter, its case, results with their reason, the public page without a
// script, the log.

import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { test } from "node:test";

import { House, options } from "./e2e/table.mjs";

const house = House.forTests();

/** A page of its own, held to having had no complaint. */
async function page(use, context = {}) {
  const seat = await house.window("arbiter", context);
  try {
    await use(seat);
    assert.deepEqual(seat.complaints, []);
  } finally {
    await seat.page.context().close();
  }
}

const LIST = "Adams, Ann;2400;ENG\nBaker, Ben;2300;ENG\nCohen, Cleo;2200;ISR\nDuval, Denis;2100;FRA";

async function made(seat) {
  const { page } = seat;
  await page.goto(`${house.server.url}/events`);
  await page.fill("[name=name]", "Open of the Test");
  await page.fill("[name=chief_arbiter]", "Ines Moreau");
  await page.fill("[name=time_control]", "90m+30s");
  await page.fill("[name=list]", LIST.replace(";2300;", ";strong;"));
  await page.click("button[type=submit]");
  await seat.reads("#said", /Line 2 cannot be read: Baker, Ben;strong;ENG/);
  const marked = await page.evaluate(() => {
    const area = document.querySelector("[name=list]");
    return area.value.slice(area.selectionStart, area.selectionEnd);
  });
  assert.equal(marked, "Baker, Ben;strong;ENG", "the line is shown");
  await page.fill("[name=list]", LIST);
  await page.click("button[type=submit]");
  await seat.reads("#made", "The event is set up");
  const link = await page.locator("#links input").first().inputValue();
  await page.goto(link);
  await seat.reads(".event-head h1", "Open of the Test");
  return link;
}

async function paired(seat) {
  const { page } = seat;
  await page.getByRole("button", { name: "Pair a round" }).click();
  await page.fill("#dialog [name=pairs]", "1-4\n2-x");
  await page.click("#dialog button[type=submit]");
  await seat.reads("#dialog .said", /Line 2 cannot be read/);
  await page.fill("#dialog [name=pairs]", "1-4\n2-3");
  await page.click("#dialog button[type=submit]");
  await seat.reads(".card .name", "Duval, Denis");
  await page.getByRole("button", { name: "Set up 2 games" }).click();
  await page.click("#dialog button[type=submit]");
  await seat.reads("#dialog .hand-out", "White: Adams, Ann");
  const links = await page.locator("#dialog .hand-out a").evaluateAll((all) => all.map((it) => it.href));
  assert.equal(links.length, 4);
  await page.getByRole("button", { name: "Close" }).click();
  return links;
}

test("an event, from its list of players to its results", options, () =>
  page(async (arbiter) => {
    await made(arbiter);
    const [whiteLink, blackLink] = await paired(arbiter);
    const white = await house.window("white");
    const black = await house.window("black");
    await white.sit(whiteLink);
    await black.sit(blackLink);

    // The case is opened from the card, by keyboard, and the game begins there.
    await arbiter.page.keyboard.press("j");
    await arbiter.page.keyboard.press("Enter");
    await arbiter.page.waitForSelector("#game[data-seat=arbiter]");
    await arbiter.act("begin");
    await white.running("white");
    await white.tap("e2", "e4");
    await white.press();
    await black.running("black");
    await black.tap("e7", "e5");
    await black.press();
    await white.running("white");
    await white.drag("g1", "g3");
    await white.press();
    await black.running("black");

    await arbiter.page.goBack();
    await arbiter.page.waitForSelector(".cards[data-shelf=needs] .card[data-board='1']");
    await arbiter.reads(".card[data-board='1'] .line", /illegal/);
    assert.equal(await arbiter.page.locator(".card[data-board='1'] .here[data-here=true]").count(), 2);

    await black.act("resign");
    await black.answer({});
    await arbiter.page.waitForSelector(".cards[data-shelf=quiet] .card[data-board='1']");
    await arbiter.reads(".card[data-board='1'] strong", "1–0");

    const { page: it } = arbiter;
    await it.getByRole("button", { name: "Enter a result" }).click();
    await it.selectOption("#dialog [name=board]", "2");
    await it.check('#dialog [name=result][value="1F-0F"]');
    await it.click("#dialog button[type=submit]");
    await arbiter.reads(".card[data-board='2'] strong", "+ –");
    await arbiter.reads(".round-acts", "the round is closed");
    // A result that stands is changed with a reason alone.
    await it.getByRole("button", { name: "Enter a result" }).click();
    await it.selectOption("#dialog [name=board]", "2");
    await it.check('#dialog [name=result][value="1/2-1/2"]');
    await it.click("#dialog button[type=submit]");
    await arbiter.reads("#dialog .said", /reason/);
    await it.fill("#dialog [name=reason]", "The players were at the wrong table");
    await it.click("#dialog button[type=submit]");
    await arbiter.reads(".card[data-board='2'] strong", "½–½ (changed)");

    await it.click(".event-tools a");
    await arbiter.reads("#lines", "The players were at the wrong table");
    await it.fill("#filter [name=text]", "wrong table");
    await arbiter.reads("#count", /^1 of/);
    await Promise.all([white, black].map((seat) => seat.page.context().close()));
  }),
);

test("the public page of a round is complete without a script, and holds a delay", options, () =>
  page(
    async (spectator) => {
      const make = async (delay_ms) => {
        const post = async (path, body, key) => {
          const response = await fetch(`${house.server.url}/api/v1${path}`, {
            method: "POST",
            headers: { "Content-Type": "application/json", ...(key && { Authorization: `Bearer ${key}` }) },
            body: JSON.stringify(body),
          });
          assert.ok(response.ok, `${path}: ${await response.clone().text()}`);
          return response.json();
        };
        const { id, keys } = await post("/events", {
          name: "Public",
          edition: "2023",
          time_control: "90m",
          public: true,
          delay_ms,
          players: ["Adams", "Baker", "Cohen", "Duval"].map((name) => ({ name })),
        });
        await post(`/events/${id}/rounds`, { round: 1, boards: [{ board: 1, white: 1, black: 2 }, { board: 2, white: 3, black: 4 }] }, keys.arbiter);
        await post(`/events/${id}/rounds/1/boards/1/result`, { result: "0-1" }, keys.arbiter);
        const changed = { result: "1-0", reason: "The sheet was read wrongly", by: "Ines Moreau" };
        await post(`/events/${id}/rounds/1/boards/1/result`, changed, keys.arbiter);
        return id;
      };
      const at = async (path) => {
        await spectator.page.goto(house.server.url + path);
        return spectator.page.textContent("main");
      };
      const open = await make(0);
      const shown = await at(`/e/${open}/round/1`);
      for (const text of ["Adams", "Duval", "1–0", "Board 1", "0–1", "Ines Moreau", "The sheet was read wrongly"]) assert.ok(shown.includes(text), `${text}: ${shown}`);
      // What is printed, and what other programs take, are plain links.
      const links = await spectator.page.locator("main a[href*='/api/']").evaluateAll((all) => all.map((it) => it.href));
      const kinds = await Promise.all(links.map(async (it) => (await fetch(it)).headers.get("content-type")?.split(";")[0]));
      assert.deepEqual(kinds, [
        "application/pdf",
        "application/pdf",
        "application/vnd.chess-pgn",
        "text/csv",
        "text/plain",
      ]);
      const later = await make(600_000);
      const hidden = await at(`/e/${later}/round/1`);
      assert.ok(!hidden.includes("1–0"), hidden);
      assert.match(await at(`/e/${later}`), /10 minutes later/);
    },
    { javaScriptEnabled: false },
  ),
);

const FILES = {
  trf: [
    "012 From a File",
    "042 2026/03/01",
    "102 Ines Moreau",
    `001    1      ${"Adams, Ann".padEnd(33)} 2400 ENG`,
    `001    2      ${"Baker, Ben".padEnd(33)} 2300 ENG`,
  ].join("\n"),
  csv: 'name;rating;federation\n"Adams, Ann";2400;ENG\nBaker, Ben;2300;ENG',
};

test("an event is set up from the file of another program", options, () =>
  page(async (arbiter) => {
    const it = arbiter.page;
    for (const [kind, text] of Object.entries(FILES)) {
      await it.goto(`${house.server.url}/events`);
      await it.fill("[name=name]", `Open by ${kind}`);
      await it.fill("[name=time_control]", "90m+30s");
      await it.setInputFiles("#file", { name: `players.${kind}`, mimeType: "text/plain", buffer: Buffer.from(text) });
      await arbiter.page.waitForFunction(() => document.querySelector("[name=list]").value !== "");
      await it.click("button[type=submit]");
      await arbiter.reads("#made", "The event is set up");
      await it.goto(await it.locator("#links input").first().inputValue());
      await arbiter.reads(".event-head h1", `Open by ${kind}`);
      await it.getByRole("button", { name: "Players" }).click();
      await arbiter.reads("#dialog .players li", /Adams, Ann 2400 ENG/);
      await it.keyboard.press("Escape");
      // The pairings of the program come as a table.
      await it.getByRole("button", { name: "Pair a round" }).click();
      await it.setInputFiles("#dialog input[type=file]", {
        name: "round.csv",
        mimeType: "text/csv",
        buffer: Buffer.from('board,white,black\n1,"Adams, Ann,2\n'),
      });
      await it.click("#dialog button[type=submit]");
      await arbiter.reads("#dialog .said", /line 2, column 2: expected a quote that is closed/);
      await it.fill("#dialog [name=pairs]", 'board,white,black\n1,"Adams, Ann",2\n');
      await it.click("#dialog button[type=submit]");
      await arbiter.reads(".card .name", "Baker, Ben");
    }
  }),
);

test("one who comes late, one who leaves, cards with codes, a seat's new link, the desk's new key", options, () =>
  page(async (arbiter) => {
    const it = arbiter.page;
    const desk = await made(arbiter);
    await it.getByRole("button", { name: "Players" }).click();
    await it.fill("#dialog [name=name]", "Ek, Eva");
    await it.fill("#dialog [name=rating]", "strong");
    await it.click("#dialog button[type=submit]");
    await arbiter.reads("#dialog .said", /“strong” is no rating/);
    await it.fill("#dialog [name=rating]", "2050");
    await it.fill("#dialog [name=federation]", "swe");
    await it.click("#dialog button[type=submit]");
    await arbiter.reads("#dialog .players li", /Ek, Eva 2050 SWE/);
    await it.locator("#dialog .players li", { hasText: "Duval" }).getByRole("button").click();
    await it.click("#dialog button[type=submit]");
    await arbiter.reads("#dialog .said", /not filled in/);
    await it.fill("#dialog [name=reason]", "He is ill");
    await it.click("#dialog button[type=submit]");
    await arbiter.reads("#dialog .players li", /Duval.*withdrawn from round 1/);
    await it.keyboard.press("Escape");
    await it.getByRole("button", { name: "Pair a round" }).click();
    await it.fill("#dialog [name=pairs]", "1-4\n2-3");
    await it.click("#dialog button[type=submit]");
    await arbiter.reads("#dialog .said", /4/);
    await it.fill("#dialog [name=pairs]", "1-5\n2-3");
    await it.click("#dialog button[type=submit]");
    await arbiter.reads(".card .name", "Ek, Eva");
    await it.getByRole("button", { name: "Set up 2 games" }).click();
    await it.click("#dialog button[type=submit]");
    await arbiter.reads("#dialog .hand-out", "White: Adams, Ann");

    const cards = async () => {
      const [file] = await Promise.all([
        it.waitForEvent("download"),
        it.getByRole("button", { name: "Print the cards" }).click(),
      ]);
      const { size } = await stat(await file.path());
      return size;
    };
    const withCodes = await cards();
    const first = it.locator("#dialog .hand-out a").first();
    const white = await house.window("white");
    const old = await first.getAttribute("href");
    await white.sit(old);
    await it.locator("#dialog .hand-out li li").first().getByRole("button", { name: "A new link" }).click();
    await white.reads("body", /This seat is closed/);
    await it.waitForFunction((was) => document.querySelector("#dialog .hand-out a").href !== was, old);
    await white.page.goto("about:blank");
    await white.sit(await first.getAttribute("href"));
    assert.ok(Math.abs((await cards()) - withCodes) < 2000, "the card bears the new code");
    // Another browser has no links: its cards have no codes.
    const other = await house.window("other");
    await other.page.goto(desk);
    await other.page.getByRole("button", { name: "Links and cards" }).click();
    const [bare] = await Promise.all([
      other.page.waitForEvent("download"),
      other.page.getByRole("button", { name: "Print the cards" }).click(),
    ]);
    assert.ok((await stat(await bare.path())).size < withCodes - 2000);

    // The desk's new key closes the other desk.
    await other.keys("Escape");
    await it.getByRole("button", { name: "A new key for the desk" }).click();
    await arbiter.reads(".event-head h1", "Open of the Test");
    await other.reads(".lost", /does not open this event/);
    await arbiter.page.waitForSelector(".card[data-board='1']");
    await Promise.all([white, other].map((seat) => seat.page.context().close()));
  }),
);
