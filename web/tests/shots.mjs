// Pictures of the page, from the real server: two for the README into docs/images, and, where a
// folder is named, every scene in light and dark, on a desk and on a phone.
//
//   FLAGFALL_BIN=target/debug/flagfall node web/tests/shots.mjs [FOLDER]

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { House } from "./e2e/table.mjs";

const IMAGES = fileURLToPath(new URL("../../docs/images/", import.meta.url));
const folder = process.argv[2];

const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
};

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

/** One window, in every light and on every device that is asked for. */
async function shoot(name, open) {
  const size = folder ? Object.keys(SIZES) : ["desktop"];
  for (const device of size) {
    const seat = await house.window(name, SIZES[device]);
    await open(seat);
    for (const colorScheme of folder ? ["light", "dark"] : ["light"]) {
      await seat.page.emulateMedia({ colorScheme });
      const still = () => Promise.all(document.getAnimations().map((it) => it.finished));
      await seat.page.evaluate(still);
      const whole = device === "phone" || !(await seat.page.locator("#game").count());
      if (folder) {
        const path = join(folder, `${name}-${device}-${colorScheme}.png`);
        await seat.page.screenshot({ path, fullPage: whole });
      }
      const isForReadme = device === "desktop" && colorScheme === "light";
      if (isForReadme && ["player", "arbiter"].includes(name))
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

const read = (path) => async (seat) => {
  await seat.page.goto(house.server.url + path);
  await seat.page.waitForLoadState("networkidle");
};

await mkdir(IMAGES, { recursive: true });
if (folder) await mkdir(folder, { recursive: true });
await house.open();
try {
  await house.play(WRONG_CLAIM, ["white", "black", "arbiter"], wrongClaim);
  if (folder) {
    await house.play(MATE, ["white", "black", "arbiter"], mate);
    await house.play(FLAG, ["white", "black", "arbiter"], flag);
    await house.play(MATE, ["white", "black", "arbiter"], adjourned);
    const pages = {
      create: "/",
      clause: "/laws/R9.5b?edition=2009",
      laws: "/laws",
      about: "/about",
    };
    for (const [name, path] of Object.entries(pages)) await shoot(name, read(path));
  }
} finally {
  await house.close();
}
