// Two games as series of pictures for the documentation: against an engine, and on a simulated board
// with sensors, each as one picture of six moments in docs/images.
//
//   FLAGFALL_BIN=target/debug/flagfall node web/tests/series.mjs [ENGINE]

import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { BIN } from "./e2e/server.mjs";
import { House } from "./e2e/table.mjs";

const IMAGES = fileURLToPath(new URL("../../docs/images/", import.meta.url));
const ENGINE = process.argv[2] ?? "stockfish";
const VIEW = { viewport: { width: 960, height: 720 } };

const house = new House();

/** A program beside the server, ended with its scene. @param {string[]} words */
function beside(words) {
  const child = spawn(BIN, words, { stdio: ["pipe", "ignore", "inherit"] });
  return {
    tell: (line) => child.stdin.write(`${JSON.stringify(line)}\n`),
    end: () => child.kill(),
  };
}

/** Six moments under their captions, on one sheet. @param {string} name @param {[string, Buffer][]} moments */
async function sheet(name, moments) {
  const figures = moments.map(
    ([text, png]) =>
      `<figure><img src="data:image/png;base64,${png.toString("base64")}"><figcaption>${text}</figcaption></figure>`,
  );
  const page = await house.browser.newPage({ viewport: { width: 1320, height: 400 } });
  await page.setContent(`<style>
    body { margin: 0; padding: 12px; background: #fff; display: grid; gap: 12px;
           grid-template-columns: repeat(3, 1fr); font: 15px/1.4 system-ui, sans-serif; }
    figure { margin: 0 } img { width: 100%; border: 1px solid #ccc; border-radius: 6px }
    figcaption { padding: 2px 4px 6px }</style>${figures.join("")}`);
  await page.screenshot({ path: join(IMAGES, `${name}.png`), fullPage: true });
  await page.close();
}

/** Takes a moment once something is to be seen. */
const camera = (seat, moments) => async (caption, ready) => {
  await ready();
  const still = () => Promise.all(document.getAnimations().map((it) => it.finished));
  await seat.page.evaluate(still);
  moments.push([caption, await seat.page.screenshot()]);
};

async function againstAnEngine() {
  const game = await house.server.game({
    edition: "2023",
    regulations: { time_control: "3m+2s" },
    names: { white: "Ada Okafor", black: "An engine" },
  });
  const link = (seat) => house.server.url + game.links[seat];
  const seat = await house.window("white", VIEW);
  const engine = beside(["engine", link("black"), "--engine", ENGINE, "--set", "Skill Level=3"]);
  /** @type {[string, Buffer][]} */
  const moments = [];
  const shoot = camera(seat, moments);
  const whiteHasTheMove = () => seat.running("white");
  try {
    await seat.sit(link("white"));
    await shoot("The engine has sat down and waits.", () => seat.sees("#verbs [data-act=begin]"));
    await seat.act("begin");
    await whiteHasTheMove();
    await seat.tap("e2", "e4");
    await shoot("White has moved and not yet pressed.", () => seat.stands("e4", "white pawn"));
    await seat.press();
    await shoot("It has answered and pressed.", whiteHasTheMove);
    await seat.tap("g1");
    await shoot("A knight is touched: he must move.", () => seat.standing(/knight/));
    await seat.tap("f3");
    await seat.press();
    await shoot("It has answered again.", whiteHasTheMove);
    await seat.act("resign");
    await seat.answer({});
    await shoot("White has resigned.", () => seat.standing(/resign/i));
  } finally {
    engine.end();
    await seat.page.context().close();
  }
  await sheet("engine-game", moments);
}

async function onABoard() {
  const game = await house.server.game({
    edition: "2023",
    regulations: { time_control: "15m+10s" },
    moves: "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5",
    names: { white: "Ada Okafor", black: "Piet de Wit" },
  });
  const link = (seat) => house.server.url + game.links[seat];
  const seat = await house.window("spectator", VIEW);
  const arbiter = await house.window("arbiter", VIEW);
  const board = beside(["eboard", link("white"), link("black"), "--json"]);
  /** @type {[string, Buffer][]} */
  const moments = [];
  const shoot = camera(seat, moments);
  let now = 0;
  const tell = (line) => board.tell({ at_ms: (now += 500), ...line });
  const hand = (...lines) => lines.forEach(tell);
  try {
    await arbiter.sit(link("arbiter"));
    await arbiter.act("begin");
    await seat.sit(link("spectator"));
    await shoot("The board stands as the game does.", () => seat.running("white"));
    hand({ lift: "e1" }, { place: "g1" }, { lift: "h1" }, { place: "f1" });
    await shoot("The king first: now White must castle.", () => seat.stands("g1", "white king"));
    hand({ press: "white" });
    await shoot("White's lever is down.", () => seat.running("black"));
    hand({ lift: "g8" }, { place: "f6" }, { press: "black" });
    await seat.running("white");
    hand({ lift: "f7" }, { lift: "c4" }, { place: "f7" });
    await shoot("The opponent's man lifted first, then one's own: a capture.", () => seat.stands("f7", "white bishop"));
    hand({ press: "white" });
    await seat.running("black");
    hand({ lift: "d7" }, { place: "d6" }, { press: "black" });
    await shoot("Black stays in check and presses: it can happen.", () => seat.running("white"));
    const desk = camera(arbiter, moments);
    await desk("The arbiter is shown it, with what he may do.", () => arbiter.sees("#desk .watch"));
  } finally {
    board.end();
    await seat.page.context().close();
    await arbiter.page.context().close();
  }
  await sheet("eboard-game", moments);
}

await house.open();
try {
  await againstAnEngine();
  await onABoard();
} finally {
  await house.close();
}
