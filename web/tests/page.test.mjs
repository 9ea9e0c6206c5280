// The page in a browser, against a server that knows no Laws: what hands do goes out as they
// did it, the whole of it by keyboard, and nothing is shown that the server did not say.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, test } from "node:test";

import { chromium } from "playwright-core";

import { serve } from "./mock.mjs";

const executablePath = process.env.CHROME ?? "/usr/bin/chromium";
const options = { skip: !existsSync(executablePath) && "no Chromium (name one in CHROME)" };
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @type {Awaited<ReturnType<typeof serve>>} */
let mock;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  mock = await serve();
  if (!options.skip) browser = await chromium.launch({ executablePath, args: ARGS });
});
after(async () => {
  await browser?.close();
  mock.close();
});

let count = 0;

/** A seat at a fresh game; everything the browser complains of is a failure. */
async function sit(seat, game = {}, use = async () => {}) {
  const id = `t${++count}`;
  const table = mock.add(id, game);
  mock.state.posts.length = 0;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on(
    "console",
    (message) =>
      message.type() === "error" &&
      !/ERR_|Failed to load/.test(message.text()) &&
      complaints.push(message.text()),
  );
  await page.goto(`${mock.url}/g/${id}#t=${seat}`);
  await page.waitForSelector(`#game[data-seat="${seat}"]`);
  try {
    await use(page, table);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

const acts = () => mock.state.posts.map(({ seat: _, ...act }) => act);
const type = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};
const sent = (page, n) =>
  page
    .waitForFunction(() => true)
    .then(async () => {
      for (let i = 0; i < 100 && mock.state.posts.length < n; i += 1) await page.waitForTimeout(20);
    });

test("a move is touched, released and pressed by keyboard alone", options, () =>
  sit("white", {}, async (page) => {
    await type(page, "k", "e", "2", "Enter", "ArrowUp", "ArrowUp", "Enter");
    await sent(page, 2);
    await page.waitForSelector(".standing .due");
    await type(page, "p");
    await sent(page, 3);
    assert.deepEqual(acts(), [
      { act: "touch", squares: ["e2"] },
      { act: "release", from: "e2", to: "e4" },
      { act: "press" },
    ]);
    assert.equal(await page.getAttribute("[data-square=e4]", "aria-label"), "e4, white pawn");
  }),
);

test("space presses the clock when no control has the focus", options, () =>
  sit("white", {}, async (page) => {
    await type(page, "m");
    await page.keyboard.type("g1f3");
    await type(page, "Enter");
    await page.waitForSelector(".standing .due");
    await page.evaluate(() => document.activeElement?.blur());
    await type(page, " ");
    await sent(page, 2);
    assert.deepEqual(acts(), [{ act: "move", move: "g1f3" }, { act: "press" }]);
  }),
);

test("a touched man stays touched when the choice is left", options, () =>
  sit("white", {}, async (page) => {
    await type(page, "k", "g", "1", "Enter", "Escape");
    await sent(page, 1);
    await page.waitForSelector(".standing .owed");
    assert.deepEqual(acts(), [{ act: "touch", squares: ["g1"] }]);
    assert.match(await page.getAttribute("[data-square=g1]", "aria-label"), /touched/);
  }),
);

test("a man may be dragged where it cannot go", options, () =>
  sit("white", {}, async (page) => {
    const at = async (square) => {
      const box = await page.locator(`[data-square=${square}] .ground`).boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    await page.mouse.move(...(await at("b1")));
    await page.mouse.down();
    await page.mouse.move(...(await at("b5")), { steps: 4 });
    await page.mouse.up();
    await sent(page, 2);
    assert.deepEqual(acts(), [
      { act: "touch", squares: ["b1"] },
      { act: "release", from: "b1", to: "b5" },
    ]);
  }),
);

test("an opponent's man is touched, then taken by tapping", options, () =>
  sit("white", { placement: "4k3/8/8/3p4/4P3/8/8/4K3" }, async (page) => {
    for (const square of ["d5", "e4", "d5"]) await page.click(`[data-square=${square}]`);
    await sent(page, 3);
    assert.deepEqual(acts(), [
      { act: "touch", squares: ["d5"] },
      { act: "touch", squares: ["e4"] },
      { act: "release", from: "e4", to: "d5" },
    ]);
  }),
);

test("the new man is taken from the tray", options, () =>
  sit("white", { placement: "8/P6k/8/8/8/8/8/K7" }, async (page) => {
    await type(page, "k", "a", "7", "Enter", "ArrowUp", "Enter");
    await page.waitForSelector("#tray button:focus");
    await type(page, "Tab", "Enter");
    await sent(page, 3);
    assert.deepEqual(acts().at(-1), { act: "exchange", square: "a8", piece: "rook" });
    await page.waitForFunction(
      () =>
        document.querySelector("[data-square=a8]")?.getAttribute("aria-label") === "a8, white rook",
    );
  }),
);

test("a claim is made by writing the move first", options, () =>
  sit("white", {}, async (page) => {
    await page.click("[data-act=claim]");
    await page.check("input[value=fifty]");
    await page.click("#dialog button.primary");
    assert.match(await page.textContent("#dialog .said"), /Write the move first/);
    await page.fill("input[name=intended]", "Nf3");
    await page.click("#dialog button.primary");
    await sent(page, 2);
    assert.deepEqual(acts(), [
      { act: "write", move: "Nf3" },
      { act: "claim", ground: "fifty", intended: "Nf3" },
    ]);
    await page.waitForSelector(".standing .ruling .cite[href^='/laws/']");
  }),
);

test("resigning is asked twice", options, () =>
  sit("black", {}, async (page) => {
    await page.click("[data-act=resign]");
    assert.deepEqual(acts(), []);
    await page.click("#dialog button.primary");
    await page.waitForSelector(".standing .outcome");
    assert.deepEqual(acts(), [{ act: "resign" }]);
  }),
);

test("no flag is shown that the server has not called", options, () =>
  sit("white", {}, async (page, table) => {
    table.clocks.white_ms = 150;
    table.act("white", { act: "nothing" });
    await page.waitForFunction(
      () => document.querySelector("#clock-near .figures")?.textContent === "0:00",
    );
    assert.equal(await page.isVisible("#clock-near .flagmark"), false);
    table.clocks.flagged = "white";
    table.act("white", { act: "nothing" });
    await page.waitForSelector("#clock-near .flagmark", { state: "visible" });
  }),
);

test("a lost line says so, and comes back", options, () =>
  sit("spectator", {}, async (page, table) => {
    mock.state.silent = true;
    mock.drop();
    await page.waitForFunction(() =>
      /Connection lost since [1-9]/.test(document.querySelector("#lost")?.textContent ?? ""),
    );
    mock.state.silent = false;
    table.act("white", { act: "move", move: "e2e4" });
    await page.waitForSelector("#lost", { state: "hidden" });
    await page.waitForFunction(() =>
      document.querySelector(".moves")?.textContent?.includes("e2e4"),
    );
  }),
);

test("a key that is no longer good says so", options, async () => {
  mock.add("closed");
  const page = await browser.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${mock.url}/g/closed#t=revoked`);
  await page.waitForSelector("text=This seat is closed");
  await page.waitForTimeout(150);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("one device speaks for the player whose act it is", options, () =>
  sit("white", { devices: "one" }, async (page) => {
    await page.click("[data-square=e2]");
    await page.click("[data-square=e4]");
    await page.waitForSelector("#clock-near.due");
    await page.click("#clock-near .pressbar");
    await page.waitForSelector("#clock-far.running");
    await page.click("[data-square=e7]");
    await page.click("[data-square=e5]");
    await sent(page, 5);
    assert.deepEqual(
      acts().map(({ act, by }) => `${by} ${act}`),
      ["white touch", "white release", "white press", "black touch", "black release"],
    );
  }),
);

test("the arbiter answers with the choices he is given", options, () =>
  sit("arbiter", {}, async (page, table) => {
    table.extra = {
      questions: [
        {
          id: "q1",
          question: "can_mate",
          text: "Can White still mate?",
          choices: ["yes", "no"],
          labels: { no: "No: the game is drawn" },
          cites: [],
        },
      ],
    };
    table.act("arbiter", { act: "nothing" });
    await page.click("text=No: the game is drawn");
    await sent(page, 1);
    assert.deepEqual(acts(), [{ act: "answer", question: "q1", choice: "no" }]);
  }),
);

test("the key leaves the address, and a game is made with four links", options, () =>
  sit("white", {}, async (page) => {
    assert.equal(new URL(page.url()).hash, "");
    await page.goto(`${mock.url}/`);
    await page.click("text=15m+10s");
    await page.click("text=Set up the board");
    await page.waitForSelector("#links li");
    const links = await page
      .locator("#links input")
      .evaluateAll((all) => all.map((input) => new URL(input.value).hash));
    assert.deepEqual(links, ["#t=white", "#t=black", "#t=arbiter", "#t=spectator"]);
  }),
);
