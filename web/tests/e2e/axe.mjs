// A page held against axe-core. It must allow a script that is not its own: `bypassCSP`.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds wrong, in both lights. @param {import("playwright-core").Page} page */
export async function violations(page) {
  const found = [];
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(axe);
    const { violations: all } = await page.evaluate(() => globalThis.axe.run());
    for (const { id, nodes } of all)
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" ")}`);
  }
  return found;
}
