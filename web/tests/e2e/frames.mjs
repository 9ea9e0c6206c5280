// How smooth a page is while something goes on: the frames it drew, and the tasks that held it up.

/** Runs in the page: counts frames and long tasks from now on. */
function watch() {
  const own = { times: [], long: [] };
  window.frames = own;
  const next = (at) => {
    // A later watch takes over.
    if (window.frames !== own) return;
    own.times.push(at);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) own.long.push(duration);
  }).observe({ entryTypes: ["longtask"] });
}

/** @param {number[]} sorted @param {number} part */
const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * What was drawn while something was done.
 * @param {import("playwright-core").Page} page @param {() => Promise<unknown>} act
 */
export async function framesOf(page, act) {
  await page.evaluate(watch);
  await act();
  const { times, long } = await page.evaluate(() => window.frames);
  const gaps = times.slice(1).map((it, i) => it - times[i]);
  const sorted = gaps.toSorted((a, b) => a - b);
  const seconds = (times.at(-1) - times[0]) / 1000;
  return {
    frames: gaps.length,
    seconds,
    rate: gaps.length / seconds,
    median: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
    worst: sorted.at(-1) ?? 0,
    late: gaps.filter((it) => it > 25).length,
    long,
  };
}

/** @param {Awaited<ReturnType<typeof framesOf>>} it */
export const inWords = ({ frames, seconds, rate, median, p95, p99, worst, late, long }) =>
  `${frames} frames in ${seconds.toFixed(1)} s: ${rate.toFixed(1)} a second; between two ${median.toFixed(1)} ms, ` +
  `95 % ${p95.toFixed(1)}, 99 % ${p99.toFixed(1)}, worst ${worst.toFixed(1)}; ${late} late ones; ` +
  `${long.length} tasks above 50 ms${long.length ? `, the longest ${Math.max(...long).toFixed(0)}` : ""}`;
