// The dialogs in which the arbiter of an event works, and the papers and files he asks for.

import { goToLine, lineOf, wordsOf } from "./event-api.js";
import { byId, fill, h } from "./dom.js";
import { tell } from "./forms.js";
import { phrase } from "./words.js";

/** @import {EventDesk} from "./event.js" */
/** @import {Child} from "./dom.js" */

/**
 * A dialog that stays open until what it asks is done; what goes wrong stands in it.
 * @param {string} title @param {(Child|Child[])[]} content @param {string} go
 * @param {(form: HTMLFormElement) => Promise<void>} act
 */
export function work(title, content, go, act) {
  const dialog = byId("dialog", HTMLDialogElement);
  const said = h("p", { class: "said", role: "alert" });
  const button = h("button", { type: "submit", class: "primary" }, go);
  const form = h(
    "form",
    { method: "dialog", novalidate: true },
    h("h2", { id: "dialog-h" }, title),
    ...content,
    said,
    h("div", { class: "buttons" }, h("button", { type: "button", onclick: () => dialog.close() }, phrase("script-back")), button),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      await act(form);
    } catch (error) {
      const text = wordsOf(error);
      said.textContent = text;
      const area = form.querySelector("textarea");
      if (area) goToLine(area, lineOf(text));
    }
    button.disabled = false;
  });
  dialog.onclose = null;
  fill(dialog, form);
  dialog.showModal();
  return dialog;
}

/** @param {FormData} data @param {string} name */
export const valueOf = (data, name) => String(data.get(name) ?? "").trim();

/** A paper or file of the event, asked for with the key. @param {EventDesk} desk @param {string} name @param {string} text */
export function paper(desk, name, text) {
  return h("button", { type: "button", onclick: () => save(desk, name) }, text);
}

/** @param {EventDesk} desk @param {string} name */
async function save(desk, name) {
  try {
    await keepFile(desk, name, await desk.api.ask(`/${name}${desk.round === null ? "" : `?round=${desk.round}`}`));
  } catch (error) {
    tell(name, h("p", {}, wordsOf(error)));
  }
}

/** What came is kept as a file. @param {EventDesk} desk @param {string} name @param {Response} response */
export async function keepFile(desk, name, response) {
  const url = URL.createObjectURL(await response.blob());
  h("a", { href: url, download: `${desk.view?.about.name ?? desk.api.id} ${desk.round ?? ""} ${name}` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
