// What a page owes to those who do not see it, or not well: names, headings, landmarks, contrast.

import assert from "node:assert/strict";

/** Roles that are worked, and so need a name. */
const WORKED = new Set([
  "button",
  "checkbox",
  "combobox",
  "gridcell",
  "link",
  "listbox",
  "radio",
  "searchbox",
  "spinbutton",
  "textbox",
]);

/** Roles that group what is worked, and so need one too. */
const GROUPS = new Set(["dialog", "grid", "radiogroup", "region", "timer", "navigation"]);

/**
 * Everything that is wrong with the page as it stands.
 * @param {import("playwright-core").Page} page @returns {Promise<string[]>}
 */
export async function faults(page) {
  const found = [...(await nameless(page)), ...(await page.evaluate(structure))];
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(settled);
    found.push(...(await page.evaluate(faint)).map((text) => `${text} (${colorScheme})`));
  }
  await page.emulateMedia({ colorScheme: null });
  return [...found, ...(await spilling(page))];
}

/** Whether a small phone has to scroll sideways. @param {import("playwright-core").Page} page */
async function spilling(page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(size);
  return wide > 360 ? [`${wide} px wide on a phone of 360`] : [];
}

/** Holds a page to it. @param {import("playwright-core").Page} page @param {string} name */
export async function sound(page, name) {
  assert.deepEqual(await faults(page), [], `${name} as a page for everybody`);
}

/** What the browser tells assistive technology of controls that have no name. */
async function nameless(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored, role, name }) => {
      const kind = role?.value ?? "";
      return !ignored && (WORKED.has(kind) || GROUPS.has(kind)) && !name?.value?.trim();
    })
    .map(({ role, nodeId }) => `a ${role.value} without a name (node ${nodeId})`);
}

/** Runs in the page: language, title, landmark, order of headings, ids. */
function structure() {
  const found = [];
  if (!document.documentElement.lang) found.push("no language");
  if (!document.title) found.push("no title");
  if (document.querySelectorAll("main").length !== 1) found.push("not one main landmark");
  const seen = (element) => element.checkVisibility();
  const levels = [...document.querySelectorAll("h1, h2, h3, h4")]
    .filter((it) => seen(it) && !it.closest("dialog"))
    .map((it) => Number(it.tagName[1]));
  if (levels[0] !== 1) found.push(`the first heading is of level ${levels[0]}`);
  for (const [i, level] of levels.entries())
    if (level > (levels[i - 1] ?? 0) + 1) found.push(`a heading of level ${level} too deep`);
  const ids = [...document.querySelectorAll("[id]")].map((it) => it.id);
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i)))
    found.push(`more than one #${id}`);
  for (const name of ["aria-labelledby", "aria-describedby", "aria-controls"])
    for (const element of document.querySelectorAll(`[${name}]`))
      for (const id of element.getAttribute(name).split(" "))
        if (seen(element) && !document.getElementById(id)) found.push(`${name} of no #${id}`);
  return found;
}

/** Runs in the page: waits until nothing moves or fades. */
function settled() {
  return Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
}

/** Runs in the page: text whose contrast is below 4.5, or 3 where it is large. */
function faint() {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (color) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], [x, y, z]) => [
    r * a + x * (1 - a),
    g * a + y * (1 - a),
    b * a + z * (1 - a),
    1,
  ];
  const ground = (element) => {
    if (!element) return [255, 255, 255, 1];
    const own = rgba(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, ground(element.parentElement));
  };
  const light = (color) => {
    const [r, g, b] = color
      .map((it) => it / 255)
      .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const opacity = (element) =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
  const modal = document.querySelector("dialog:modal");
  const found = [];
  for (const element of document.querySelectorAll("body *")) {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.data.trim())
      .join(" ");
    if (!text || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (modal && !modal.contains(element)) continue;
    if (element.closest(".sr, .skip, :disabled, svg, noscript, script, style, option")) continue;
    const style = getComputedStyle(element);
    const under = ground(element);
    const ink = rgba(style.color);
    const shown = over([ink[0], ink[1], ink[2], ink[3] * opacity(element)], under);
    const [high, low] = [light(shown), light(under)].sort((a, b) => b - a);
    const ratio = (high + 0.05) / (low + 0.05);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5))
      found.push(`“${text.slice(0, 40)}” has a contrast of ${ratio.toFixed(2)}`);
  }
  return found;
}
