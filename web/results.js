// The results that an arbiter can enter, as the server takes them and as they are printed.

import { phrase } from "./words.js";

/** @type {[string, string][]} */
export const RESULTS = [
  ["1-0", "1–0"],
  ["1/2-1/2", "½–½"],
  ["0-1", "0–1"],
  ["1F-0F", phrase("script-forfeit-white")],
  ["0F-1F", phrase("script-forfeit-black")],
  ["0F-0F", phrase("script-forfeit-both")],
  ["0-0", "0–0"],
  ["1/2-0", "½–0"],
  ["0-1/2", "0–½"],
];
