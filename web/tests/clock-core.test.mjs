// The page's own clock reckons as the crate does: both are held to the same games.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { Clock, SIDES } from "../clock-core.js";

const vectors = JSON.parse(
  await readFile(new URL("clock-vectors.json", import.meta.url), "utf8"),
);

/** @param {Clock} clock @param {any[]} step */
function enter(clock, [act, side, value, at]) {
  if (act === "stop") clock.stop(at);
  else if (act === "set") clock.set(side, value, at);
  else if (act === "add") clock.add(side, value, at);
  else if (act === "set_moves") clock.setMoves(side, value, at);
  else if (act === "press") clock.press(side, at);
  else clock.start(side, at);
}

test("the page's clock reads as the crate's", () => {
  assert.ok(vectors.length >= 200);
  for (const [number, game] of vectors.entries()) {
    const clock = new Clock(game);
    for (const [index, step] of game.steps.entries()) {
      enter(clock, step);
      const [, , , , look, white, black, running] = step;
      const faces = clock.faces(look);
      const found = SIDES.map((side) => {
        const { delay_ms, moves, period, passedFirst, flag } = faces[side];
        return [clock.reading(side, look), delay_ms, moves, period, passedFirst, flag];
      });
      const where = `game ${number}, step ${index}: ${JSON.stringify(game)}`;
      assert.deepEqual([...found, faces.running], [white, black, running], where);
    }
  }
});

test("twelve hours of play leave no drift", () => {
  const period = { moves: null, base_ms: 360_000_000, increment_ms: 30_000 };
  const periods = [{ ...period, delay_ms: 0, bronstein_ms: 0 }];
  const control = { sandclock: false, white: periods, black: periods };
  const clock = new Clock({ control, credit: "on_count", freeze: "run_on" });
  clock.start("white", 0);
  const end = 12 * 3_600_000;
  const used = { white: 0, black: 0 };
  let [at, side, seed] = [0, "white", 7];
  while (at < end) {
    seed = (seed * 48_271) % 2_147_483_647;
    const took = Math.min(seed % 9_000, end - at);
    at += took;
    used[side] += took;
    clock.press(side, at);
    side = side === "white" ? "black" : "white";
  }
  assert.equal(used.white + used.black, end);
  for (const each of SIDES) {
    const given = 360_000_000 + 30_000 * (clock.state[each].moves + 1);
    assert.equal(clock.reading(each, end), given - used[each]);
  }
});
