// One dialog for all questions the page puts to whoever sits at it.

import { citations } from "./cite.js";
import { byId, fill, h } from "./dom.js";
import { parse } from "./time.js";
import { phrase } from "./words.js";

/** @import {Cite} from "./types" */
/** @import {Child} from "./dom.js" */

/**
 * A field of a form.
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {"text"|"choice"|"list"|"time"} kind choice: all in sight; list: folded away
 * @property {[value: string, label: string][]} [options]
 * @property {string} [value] what it holds at first
 * @property {boolean} [optional]
 * @property {string} [help]
 * @property {(values: Record<string, string>) => boolean} [when] shown only then
 */

/**
 * @typedef {object} Form
 * @property {string} title
 * @property {string} [text]
 * @property {Cite[]} [cites]
 * @property {Field[]} fields
 * @property {string} go what the button does, in words
 * @property {boolean} [grave] it cannot be taken back
 * @property {(values: Record<string, string>|null, box: HTMLElement) => void} [onValues] called at
 *   first and after each change, with null where something is not filled in yet
 */

/**
 * Asks, and gives the answers, or null if the question was left.
 * @param {Form} form @returns {Promise<Record<string, string>|null>}
 */
export function ask(form) {
  const dialog = byId("dialog", HTMLDialogElement);
  return new Promise((done) => {
    const said = h("p", { class: "said", role: "alert" });
    const box = h("div", { class: "comes", "aria-live": "polite" });
    const fields = form.fields.map(field);
    const element = h(
      "form",
      { method: "dialog", novalidate: true },
      h("h2", { id: "dialog-h" }, form.title),
      form.text && h("p", {}, form.text, citations(form.cites)),
      fields,
      form.onValues && box,
      said,
      h(
        "div",
        { class: "buttons" },
        h("button", { type: "button", onclick: () => dialog.close() }, phrase("script-back")),
        h("button", { type: "submit", class: form.grave ? "primary grave" : "primary" }, form.go),
      ),
    );
    const sift = () => {
      const values = valuesOf(element);
      for (const [i, { when }] of form.fields.entries()) if (when) fields[i].hidden = !when(values);
      if (!form.onValues) return;
      const shown = form.fields.filter(({ when }) => !when || when(values));
      const faulty = shown.some((one) => faultOf(one, values[one.name] ?? ""));
      const kept = shown.map(({ name }) => [name, (values[name] ?? "").trim()]);
      form.onValues(faulty ? null : Object.fromEntries(kept), box);
    };
    element.addEventListener("input", sift);
    element.addEventListener("change", sift);
    element.addEventListener("submit", (event) => {
      event.preventDefault();
      const values = valuesOf(element);
      const shown = form.fields.filter(({ when }) => !when || when(values));
      const fault = shown.map((one) => faultOf(one, values[one.name] ?? "")).find(Boolean);
      if (fault) {
        said.textContent = fault;
        return;
      }
      dialog.onclose = null;
      dialog.close();
      done(Object.fromEntries(shown.map(({ name }) => [name, (values[name] ?? "").trim()])));
    });
    dialog.onclose = () => done(null);
    fill(dialog, element);
    sift();
    dialog.showModal();
    const first = element.querySelector("input:not([type=radio]), select, input:checked");
    if (first instanceof HTMLElement) first.focus();
  });
}

/** @param {HTMLFormElement} form @returns {Record<string, string>} */
function valuesOf(form) {
  return Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value)]));
}

/**
 * @param {Field} field
 * @param {string} value
 * @returns {string} what is wrong with it, if anything
 */
function faultOf({ label, kind, optional }, value) {
  if (!value.trim()) return optional ? "" : phrase("script-not-filled", { name: label });
  if (kind === "time" && parse(value) === null)
    return phrase("script-no-time-written", { value });
  return "";
}

/** @param {Field} field */
function field({ name, label, kind, options = [], value = "", help }) {
  if (kind === "choice") {
    return h(
      "fieldset",
      {},
      h("legend", {}, label),
      h(
        "div",
        { class: "options" },
        options.map(([key, text], i) =>
          h(
            "label",
            {},
            h("input", {
              type: "radio",
              name,
              value: key,
              checked: value ? key === value : i === 0,
            }),
            h("span", {}, text),
          ),
        ),
      ),
    );
  }
  const control =
    kind === "list"
      ? h(
          "select",
          { name },
          options.map(([key, text]) => h("option", { value: key, selected: key === value }, text)),
        )
      : h("input", {
          name,
          value,
          autocomplete: "off",
          autocapitalize: "off",
          spellcheck: false,
          placeholder: kind === "time" ? "0:02:00" : null,
          maxLength: 200,
        });
  return h(
    "label",
    { class: "field" },
    h("span", {}, label),
    control,
    help && h("small", {}, help),
  );
}

/** A dialog that only tells. @param {string} title @param {...Child} content */
export function tell(title, ...content) {
  const dialog = byId("dialog", HTMLDialogElement);
  dialog.onclose = null;
  fill(
    dialog,
    h("h2", { id: "dialog-h" }, title),
    content,
    h(
      "div",
      { class: "buttons" },
      h("button", { type: "button", class: "primary", onclick: () => dialog.close() }, phrase("script-close")),
    ),
  );
  dialog.showModal();
}
