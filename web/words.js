// What the page says, in its language: the words stand in the page, by their keys.

/** @type {Record<string, string>} */
const words = JSON.parse(globalThis.document?.getElementById("words")?.textContent || "{}");

/** The language of the page. */
export const lang = globalThis.document?.documentElement.lang || "en";

/**
 * A message, with what the script knows put in its places.
 * @param {string} key @param {Record<string, unknown>} [args] @returns {string}
 */
export function phrase(key, args = {}) {
  const said = words[key] ?? key;
  return said.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? String(args[name]) : whole));
}

/**
 * What an act is called, where the server's own language for it is not the page's yet.
 * @param {string} act @param {string} label as the server calls it
 */
export const verb = (act, label) => words[`script-verb-${act}`] ?? label;

/** A player's colour, as a word that stands alone. @param {string} side */
export const nameOfSide = (side) => (side === "white" ? phrase("script-white") : phrase("script-black"));
