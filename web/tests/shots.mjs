// Pictures of the pages, from the real server: some for the documentation into docs/images, and, where
// a folder is named, every scene in light and dark, on a desk and on a phone, in French, and mirrored.
//
//   FLAGFALL_BIN=target/debug/flagfall node web/tests/shots.mjs [FOLDER [SCENE …]]

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { House } from "./e2e/table.mjs";

const IMAGES = fileURLToPath(new URL("../../docs/images/", import.meta.url));
const folder = process.argv[2];

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const SIZES = {
  desktop: DESKTOP,
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  french: { ...DESKTOP, locale: "fr-FR" },
  mirrored: DESKTOP,
};
/** Those that stand in the documentation. */
const SHOWN = ["player", "arbiter", "desk", "case", "round", "events", "laws"];

/** A closed Spanish whose knight and rook go to and fro: a draw is near, and not yet there. */
const SPANISH =
  "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O " +
  "9. h3 Bb7 10. d4 Re8 11. Ng5 Rf8 12. Nf3";

const WRONG_CLAIM = {
  edition: "2009",
  regulations: { time_control: "40/90m+30s:30m+30s" },
  moves: SPANISH,
  clocks: { white_ms: 3_512_000, black_ms: 2_891_000 },
  names: { white: "Ines Moreau", black: "Tomas Lindqvist" },
};

const MATE = {
  edition: "2023",
  regulations: { time_control: "15m+10s" },
  moves: "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7",
  clocks: { white_ms: 812_000, black_ms: 655_000 },
  names: { white: "Ada Okafor", black: "Piet de Wit" },
};

/** White's time is nearly used up, and Black has a queen. */
const FLAG = {
  edition: "2018",
  regulations: { time_control: "40/120m:60m" },
  start: { fen: "7k/1q6/8/8/8/8/8/4K3 w - - 0 1" },
  clocks: { white_ms: 300, black_ms: 60_000 },
  names: { white: "Ada Okafor", black: "Piet de Wit" },
};

const house = new House();

/** Runs in the page: it is read from right to left. */
function mirrored() {
  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.dir = "rtl";
  });
}

/** One window, in every light and on every device that is asked for. */
async function shoot(name, open) {
  const size = folder ? Object.keys(SIZES) : ["desktop"];
  for (const device of size) {
    const seat = await house.window(name, SIZES[device]);
    if (device === "mirrored") await seat.page.addInitScript(mirrored);
    try {
      await open(seat);
    } catch (error) {
      // What is waited for is said in English.
      if (device !== "french") throw error;
    }
    const both = folder && device in { desktop: 1, phone: 1 };
    for (const colorScheme of both ? ["light", "dark"] : ["light"]) {
      await seat.page.emulateMedia({ colorScheme });
      const still = () => Promise.all(document.getAnimations().map((it) => it.finished));
      await seat.page.evaluate(still);
      const whole = device === "phone" || !(await seat.page.locator("#game").count());
      if (folder) {
        const path = join(folder, `${name}-${device}-${colorScheme}.png`);
        await seat.page.screenshot({ path, fullPage: whole });
      }
      const isForReadme = device === "desktop" && colorScheme === "light";
      if (isForReadme && SHOWN.includes(name))
        await seat.page.screenshot({ path: join(IMAGES, `${name}.png`) });
    }
    await seat.page.context().close();
  }
}

const at = (table, seat) => house.server.url + table.game.links[seat];

/** A wrong claim, as its player sees it; then another move than he owes, as the arbiter does. */
async function wrongClaim(table) {
  const { white, black, arbiter } = table;
  await table.begin("black");
  await black.claim("repetition", "Re8");
  await white.sheet("9.5b, 2009");
  await shoot("player", async (seat) => {
    await seat.sit(at(table, "black"));
    await seat.sheet("9.5b, 2009");
  });
  await shoot("claim", async (seat) => {
    await seat.sit(at(table, "black"));
    await seat.act("claim");
    await seat.sees("#dialog[open]");
  });
  await black.tap("d8", "d7");
  await black.press();
  await white.running("white");
  await white.act("stop_clocks");
  await white.answer({ reason: "Rook to e8 was claimed, and is not played" });
  await arbiter.reads("#desk .needs", /\?/);
  await shoot("arbiter", async (seat) => {
    await seat.sit(at(table, "arbiter"));
    await seat.reads("#desk .watch", "broke an obligation");
  });
}

async function mate(table) {
  const { white } = table;
  await table.begin("white");
  await white.tap("c3", "d5");
  await white.standing("checkmate");
  await shoot("end", async (seat) => {
    await seat.sit(at(table, "white"));
    await seat.standing("checkmate");
  });
}

/** A game adjourned, as the arbiter has it: the envelope is closed. */
async function adjourned(table) {
  const { white, arbiter } = table;
  await table.begin("white");
  await arbiter.act("adjourn");
  await arbiter.answer({ resumption: "20 May, 10:00" });
  await white.act("seal");
  await white.answer({ move: "Nd5" });
  await white.act("stop_clocks");
  await white.answer({});
  await shoot("adjourned", async (seat) => {
    await seat.sit(at(table, "arbiter"));
    await seat.reads("#desk .envelope", "Sealed by");
  });
}

/** A flag that loses: the moves to a mate. */
async function flag(table) {
  const { black, arbiter } = table;
  await table.begin();
  await arbiter.reads("#desk .watch", "White's flag is down");
  await arbiter.desk(/Observe: a flag is down \(White\)/);
  await black.sees("#proof");
  await shoot("flag", async (seat) => {
    await seat.sit(at(table, "black"));
    await seat.sees("#proof");
  });
}

const NAMES = "Adams, Ann;Baker, Ben;Cohen, Cleo;Duval, Denis;Ek, Eva;Fox, Filip;Gray, Gina;Hart, Hugo;Ives, Ida;Jones, Jan;King, Kai;Lund, Lea";

/** The desk of an event in its first round, with a board that needs its arbiter and some that do not. */
async function event() {
  const { url } = house.server;
  const post = async (path, body, key) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const { id, keys, links } = await post("/events", {
    name: "Club championship 2026",
    place: "Ghent",
    chief_arbiter: "Ines Moreau",
    time_control: "90m+30s",
    edition: "2018",
    public: true,
    players: NAMES.split(";").map((name, i) => ({ name, rating: 2400 - i * 37 })),
  });
  const key = keys.arbiter;
  await post(`/events/${id}/rounds`, { round: 1, boards: [1, 2, 3, 4, 5, 6].map((it) => [it, it, it + 6]) }, key);
  const { games } = await post(`/events/${id}/rounds/1/start`, {}, key);
  const at = (board, seat, ...acts) => post(`/games/${games[board - 1].game}/acts`, acts, games[board - 1].tokens[seat]);
  const press = { act: "press" };
  const move = (it) => ({ act: "move", move: it });
  await at(1, "white", move("e4"), press);
  await at(1, "black", move("c5"), press);
  await at(1, "white", move("Nf3"), press);
  await at(2, "white", move("d4"), press);
  await at(2, "black", { act: "stop_clocks", reason: "his telephone has rung" });
  await at(3, "white", move("e4"), press);
  await at(3, "black", move("e7e4"), press);
  await at(4, "white", move("c4"), press);
  await at(4, "black", move("e5"), press);
  await at(4, "white", { act: "resign" });
  await at(5, "white", move("Nf3"), press);
  await post(`/events/${id}/rounds/1/boards/6/result`, { result: "1F-0F", reason: "Black did not come" }, key);
  await post(`/events/${id}/rounds/1/boards/6/result`, { result: "1/2-1/2", reason: "He had been sent to another hall" }, key);
  await shoot("desk", async (seat) => {
    await seat.page.goto(url + links.arbiter);
    await seat.sees(".cards[data-shelf=needs] .card");
  });
  await shoot("case", async (seat) => {
    await seat.sit(`${url}/g/${games[1].game}#t=${key}`);
    await seat.sees("#desk .needs");
  });
  await shoot("round", read(`/e/${id}/round/1`));
  if (folder) {
    await shoot("log", read(`/e/${id}/log#t=${key}`));
    for (const name of ["Players", "Links and cards", "Enter a result"])
      await shoot(name.toLowerCase().replaceAll(" ", "-"), async (seat) => {
        await seat.page.goto(url + links.arbiter);
        await seat.page.getByRole("button", { name }).click();
        await seat.sees("#dialog[open]");
      });
  }
  await shoot("events", read("/events"));
  await shoot("laws", read("/laws/R9.5b?edition=2009"));
}

const read = (path) => async (seat) => {
  await seat.page.goto(house.server.url + path);
  await seat.page.waitForLoadState("networkidle");
};

const PAGES = {
  create: "/",
  clause: "/laws/R9.5b?edition=2009",
  editions: "/laws",
  compare: "/laws/compare?from=2009&to=2018",
  booklet: "/laws/booklet?edition=2023",
  "a-case": "/laws/cases/drawn_game/claim_made/4?edition=2009",
  clock: "/clock",
  about: "/about",
};

await mkdir(IMAGES, { recursive: true });
if (folder) await mkdir(folder, { recursive: true });
await house.open();
try {
  const seats = ["white", "black", "arbiter"];
  const scenes = {
    claim: () => house.play(WRONG_CLAIM, seats, wrongClaim),
    event,
    ...(folder && {
      mate: () => house.play(MATE, seats, mate),
      flag: () => house.play(FLAG, seats, flag),
      adjourned: () => house.play(MATE, seats, adjourned),
      pages: async () => {
        for (const [name, path] of Object.entries(PAGES)) await shoot(name, read(path));
      },
    }),
  };
  const asked = process.argv.slice(3);
  for (const [name, scene] of Object.entries(scenes)) if (asked.length === 0 || asked.includes(name)) await scene();
} finally {
  await house.close();
}
