// How long the player is said to have thought: from seeing his clock run, live, to his hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Thought } from "../thought.js";

const view = (running, more = {}) => ({ seat: "black", lag_credit_ms: 500, clocks: { running }, ...more });

test("a clock that is seen to start is counted from then", () => {
  const thought = new Thought();
  const [his, mine] = [view("white"), view("black")];
  thought.see(null, his, performance.now());
  assert.equal(thought.ms, null, "the other's clock runs");
  thought.see(his, mine, performance.now() - 1200);
  assert.ok(Math.abs(thought.ms - 1200) < 200, String(thought.ms));
  const since = thought.ms;
  thought.see(mine, mine, performance.now());
  assert.ok(thought.ms >= since, "it goes on counting");
  thought.see(mine, his, performance.now());
  assert.equal(thought.ms, null);
});

test("nothing is said of what was not seen, by whom it does not concern, or where nothing is given back", () => {
  for (const [before, now] of [
    [null, view("black")],
    [view("white", { seat: "arbiter" }), view("black", { seat: "arbiter" })],
    [view("white", { lag_credit_ms: undefined }), view("black", { lag_credit_ms: undefined })],
    [view(null), view("white")],
  ]) {
    const thought = new Thought();
    thought.see(before, now, performance.now());
    assert.equal(thought.ms, null, JSON.stringify(now));
  }
});
