// How a clock is set before the game: a usual time, or one that the server reads for us.

import { byId } from "./dom.js";
import { keep, setting } from "./store.js";
import { phrase } from "./words.js";

/** @import {Control, Setup} from "./clock-core.js" */

/** @param {(setup: Setup & {counter: string}) => void} done */
export function setupForm(done) {
  const form = byId("setup-form", HTMLFormElement);
  const said = byId("setup-said");
  const text = byId("control", HTMLInputElement);
  text.value = setting("clock-control", text.value);
  for (const preset of form.querySelectorAll("button.preset"))
    preset.addEventListener("click", () => {
      text.value = /** @type {HTMLElement} */ (preset).dataset.text ?? "";
    });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    said.textContent = "";
    const values = Object.fromEntries(new FormData(form));
    try {
      const control = await read(String(values.control));
      keep("clock-control", String(values.control));
      keep("clock-layout", String(values.layout));
      done({
        control,
        credit: values.credit === "on_flag" ? "on_flag" : "on_count",
        freeze: values.freeze === "run_on" ? "run_on" : "at_zero",
        counter: String(values.counter),
      });
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : String(error);
    }
  });
}

/**
 * The control as periods: as read before, or as the server reads it now.
 * @param {string} text @returns {Promise<Control>}
 */
export async function read(text) {
  const slot = `clock-read:${text.replace(/\s/g, "")}`;
  const known = setting(slot, "");
  const preset = [...document.querySelectorAll("button.preset")].find(
    (one) => /** @type {HTMLElement} */ (one).dataset.text === text,
  );
  const periods = /** @type {HTMLElement|undefined} */ (preset)?.dataset.control;
  if (periods || known) return JSON.parse(periods || known);
  let response;
  try {
    response = await fetch(`/api/v1/time?control=${encodeURIComponent(text)}`);
  } catch {
    throw new Error(phrase("script-clock-offline"));
  }
  const found = await response.json();
  if (!response.ok) throw new Error(found.detail ?? phrase("script-clock-unread"));
  const control = {
    sandclock: found.sandclock,
    white: found.white.periods,
    black: found.black.periods,
  };
  if (control.white.length === 0) throw new Error(phrase("script-clock-needs"));
  keep(slot, JSON.stringify(control));
  return control;
}
