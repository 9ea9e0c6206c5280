// How much of each second the desk of an event takes with 200 boards, while every board moves once
// in ten seconds and one board a second comes to need its arbiter or no longer does.
//
//   node web/tests/desk.bench.mjs [BOARDS] [SECONDS]

import { launch } from "./e2e/table.mjs";
import { MockEvent } from "./mock-event.mjs";

const [boards = 200, seconds = 20] = process.argv.slice(2).map(Number);
const event = await new MockEvent(boards).serve();
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${event.url}/e/ev#t=key`);
await page.waitForSelector(".card[data-board='1']");
const session = await page.context().newCDPSession(page);
await session.send("Performance.enable");
const metrics = async () => {
  const { metrics: all } = await session.send("Performance.getMetrics");
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
};
await page.waitForTimeout(1500);
const before = await metrics();
let at = 0;
const each = 250;
const moves = setInterval(() => {
  const many = Math.ceil((boards / 10_000) * each);
  event.move(Array.from({ length: many }, () => 1 + (at++ % boards)));
}, each);
let calls = 0;
const needs = setInterval(() => {
  const number = 1 + ((calls * 37) % boards);
  event.need(number, calls % 2 ? "quiet" : "needs_you", calls % 2 ? "" : "White claims.");
  calls += 1;
}, 1000);
await page.waitForTimeout(seconds * 1000);
clearInterval(moves);
clearInterval(needs);
const after = await metrics();
const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
for (const name of ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration"])
  console.log(`${name}: ${(((after[name] - before[name]) / seconds) * 1000).toFixed(1)} ms a second`);
console.log(`layouts: ${((after.LayoutCount - before.LayoutCount) / seconds).toFixed(1)} a second; elements: ${nodes}; heap: ${(after.JSHeapUsedSize / 1e6).toFixed(1)} MB`);
await browser.close();
event.close();
