// The desk of an event with 200 real games on a real server, all of them played while it is watched:
// how many frames a second it draws, and what holds it up. To be read, not a test.
//
//   FLAGFALL_BIN=target/release/flagfall node web/tests/desk-real.bench.mjs [BOARDS] [SECONDS] [ACTS A SECOND]

import { framesOf, inWords } from "./e2e/frames.mjs";
import { House } from "./e2e/table.mjs";

const [boards = 200, seconds = 20, rate = 40] = process.argv.slice(2).map(Number);
const LINE = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7".split(" ");

const house = new House();
await house.open();
const { url } = house.server;

/** @param {string} path @param {unknown} body @param {string} [key] */
async function post(path, body, key) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(key && { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

try {
  const players = Array.from({ length: 2 * boards }, (_, i) => ({ name: `Player ${i + 1}, Some`, rating: 2400 - i }));
  const event = await post("/events", { name: "Two hundred boards", edition: "2023", time_control: "90m+30s", players: players.slice(0, 100) });
  const key = event.keys.arbiter;
  for (let from = 100; from < players.length; from += 100)
    await post(`/events/${event.id}/players`, { players: players.slice(from, from + 100) }, key);
  const pairs = Array.from({ length: boards }, (_, i) => [i + 1, i + 1, i + 1 + boards]);
  await post(`/events/${event.id}/rounds`, { round: 1, boards: pairs }, key);
  const since = performance.now();
  const { games } = await post(`/events/${event.id}/rounds/1/start`, {}, key);
  console.log(`${games.length} games set up in ${((performance.now() - since) / 1000).toFixed(2)} s`);

  const { page } = await house.window("arbiter", { viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}${event.links.arbiter}`);
  await page.waitForSelector(".card[data-board='1']");
  await page.waitForTimeout(1500);

  const plies = games.map(() => 0);
  let [sent, failed, next] = [0, 0, 0];
  const one = async (i) => {
    const ply = plies[i]++;
    const side = ply % 2 === 0 ? "white" : "black";
    if (ply >= LINE.length) return;
    const acts = [{ act: "move", move: LINE[ply] }, { act: "press" }];
    await post(`/games/${games[i].game}/acts`, acts, games[i].tokens[side]).then(
      () => (sent += 1),
      () => (failed += 1),
    );
  };
  /** One player a second stops the clocks and calls, and another's arbiter is no longer needed. */
  const calls = async (n) => {
    const i = (n * 37) % games.length;
    const side = plies[i] % 2 === 0 ? "white" : "black";
    await post(`/games/${games[i].game}/acts`, { act: "stop_clocks", reason: "a question" }, games[i].tokens[side]).catch(() => {});
    setTimeout(() => post(`/games/${games[i].game}/acts`, { act: "start", side }, key).catch(() => {}), 3000);
  };
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const metrics = async () => {
    const { metrics: all } = await session.send("Performance.getMetrics");
    return Object.fromEntries(all.map(({ name, value }) => [name, value]));
  };
  const before = await metrics();
  const found = await framesOf(page, async () => {
    const each = 100;
    const moves = setInterval(() => {
      for (let i = 0; i < (rate * each) / 1000; i++) one(next++ % games.length);
    }, each);
    let n = 0;
    const needs = setInterval(() => calls(n++), 1000);
    await page.waitForTimeout(seconds * 1000);
    clearInterval(moves);
    clearInterval(needs);
  });
  const after = await metrics();
  console.log(`${sent} moves with their presses played in all games, ${failed} refused`);
  console.log(inWords(found));
  for (const name of ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration"])
    console.log(`${name}: ${(((after[name] - before[name]) / seconds) * 1000).toFixed(1)} ms a second`);
} finally {
  await house.close();
}
