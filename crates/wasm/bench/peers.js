// Beside chess.js, in one run, on the same positions and games, and whether both agree.
//
//   cargo xtask wasm
//   cd crates/wasm/bench && npm install && node peers.js ../../../target/javascript GAMES.pgn

import { Chess } from "chess.js";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, file] = process.argv.slice(2);
const { Position, readPgn } = await import(pathToFileURL(resolve(folder, "flagfall-node.js")).href);
const text = readFileSync(file, "utf8").replace(/\r/g, "");
const games = text.split(/\n\n(?=\[Event )/).filter((game) => game.trim());
const all = readPgn(text);
const fens = [];
for (const game of all) {
  let now = game.start;
  for (const mv of game.uci()) {
    fens.push(now.fen);
    now = now.play(mv);
  }
  if (fens.length > 5000) break;
}

/** The best of three, in milliseconds. */
function time(work) {
  let best = Infinity;
  for (let run = 0; run < 3; run += 1) {
    const begun = performance.now();
    work();
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}

const rows = [];
function beside(name, count, ours, theirs) {
  const [one, two] = [time(ours), time(theirs)];
  const each = (ms) => `${((1000 * ms) / count).toFixed(1)} µs`;
  rows.push([name, each(one), each(two), `${(two / one).toFixed(1)}×`]);
}

const positions = fens.map((fen) => new Position(fen));
const boards = fens.map((fen) => new Chess(fen));
let differ = 0;
for (const [at, position] of positions.entries()) {
  const ours = position.sanMoves().sort().join();
  if (ours !== boards[at].moves().sort().join()) differ += 1;
}
const count = fens.length;
beside(`legal moves in SAN, ${count} positions`, count,
  () => positions.forEach((it) => it.sanMoves()), () => boards.forEach((it) => it.moves()));
const words = ({ from, to, promotion }) => from + to + (promotion ?? "");
beside("legal moves by squares", count,
  () => positions.forEach((it) => it.moves()),
  () => boards.forEach((it) => it.moves({ verbose: true }).map(words)));
beside("FEN read", count,
  () => fens.forEach((it) => new Position(it).free()), () => fens.forEach((it) => new Chess(it)));
const bytes = games.reduce((sum, game) => sum + game.length, 0);
beside(`PGN replayed, ${games.length} games, ${(bytes / 1e6).toFixed(1)} MB`, games.length,
  () => readPgn(text).forEach((game) => { game.moves(); game.free(); }),
  () => games.forEach((game) => {
    const chess = new Chess();
    chess.loadPgn(game);
    chess.history();
  }));
beside("perft 3 from the start", 1,
  () => new Position().perft(3), () => new Chess().perft(3));

console.log("| | Flagfall | chess.js | |\n|---|---:|---:|---:|");
for (const row of rows) console.log(`| ${row.join(" | ")} |`);
console.log(`\npositions in which the legal moves differ: ${differ} of ${count}`);
