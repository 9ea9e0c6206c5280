// A claim. Where it rests on a move still to be made, the move is written first (9.2a, 9.3a).

import { citations } from "./cite.js";
import { byId, fill, h } from "./dom.js";
import { phrase } from "./words.js";

/** @import {Act, ClaimGround, View} from "./types" */

/** @param {View} view @returns {Promise<Act[]|null>} */
export function askClaim(view) {
  const dialog = byId("dialog", HTMLDialogElement);
  const open = view.claims.filter((claim) => claim.available);
  return new Promise((done) => {
    let chosen = open[0];
    const steps = h("div", { class: "steps" });
    const said = h("p", { class: "said", role: "alert" });
    const submit = h("button", { type: "submit", class: "primary", disabled: open.length === 0 });
    const form = h(
      "form",
      { method: "dialog", novalidate: true },
      h("h2", { id: "dialog-h" }, phrase("script-claim")),
      h(
        "fieldset",
        {},
        h("legend", {}, phrase("script-on-what-ground")),
        h(
          "div",
          { class: "options grounds" },
          view.claims.map((claim) =>
            ground(claim, claim === chosen, () => {
              chosen = claim;
              lay();
            }),
          ),
        ),
      ),
      steps,
      said,
      h(
        "div",
        { class: "buttons" },
        h("button", { type: "button", onclick: () => dialog.close() }, phrase("script-back")),
        submit,
      ),
    );
    const lay = () => {
      fill(steps, chosen && stepsFor(chosen, view));
      const relabel = () => {
        submit.textContent = labelFor(steps, chosen);
      };
      steps.oninput = relabel;
      relabel();
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!chosen) return;
      const move = valueIn(steps, "intended");
      if (chosen.needs_move === true && !move) {
        said.textContent = phrase("script-write-first");
        return;
      }
      dialog.onclose = null;
      dialog.close();
      done(actsFor(chosen, move, valueIn(steps, "detail")));
    });
    dialog.onclose = () => done(null);
    fill(dialog, form);
    lay();
    dialog.showModal();
    const first = form.querySelector("input:checked");
    if (first instanceof HTMLElement) first.focus();
  });
}

/** @param {ClaimGround} claim @param {string} move @param {string} detail @returns {Act[]} */
function actsFor({ ground: name }, move, detail) {
  /** @type {Act} */
  const claim = { act: "claim", ground: name };
  if (move) claim.intended = move;
  if (detail) claim.detail = detail;
  return move ? [{ act: "write", move }, claim] : [claim];
}

/** @param {ClaimGround} claim @param {boolean} checked @param {() => void} onChoose */
function ground(claim, checked, onChoose) {
  return h(
    "label",
    { class: claim.available ? "" : "closed" },
    h("input", {
      type: "radio",
      name: "ground",
      value: claim.ground,
      checked,
      disabled: !claim.available,
      onchange: onChoose,
    }),
    h(
      "span",
      {},
      claim.label,
      citations(claim.cites),
      !claim.available && claim.reason && h("small", {}, claim.reason),
    ),
  );
}

/** @param {ClaimGround} claim @param {View} view */
function stepsFor(claim, view) {
  const isOpen = claim.needs_move !== false && view.hand.press_due === null;
  return [
    isOpen &&
      h(
        "label",
        { class: "field" },
        h(
          "span",
          {},
          claim.needs_move === true
            ? phrase("script-claim-write")
            : phrase("script-claim-move"),
        ),
        h("input", {
          name: "intended",
          autocomplete: "off",
          autocapitalize: "off",
          spellcheck: false,
          maxLength: 12,
          placeholder: "Ng8",
        }),
        h(
          "small",
          {},
          phrase("script-claim-move-help"),
        ),
      ),
    ["illegal_move", "touch_move", "quickplay", "displaced", "win"].includes(claim.ground) &&
      h(
        "label",
        { class: "field" },
        h("span", {}, phrase("script-claim-detail")),
        h("input", { name: "detail", autocomplete: "off", maxLength: 200 }),
      ),
  ];
}

/** @param {Element} steps @param {string} name */
function valueIn(steps, name) {
  const input = steps.querySelector(`input[name="${name}"]`);
  return input instanceof HTMLInputElement ? input.value.trim() : "";
}

/** @param {Element} steps @param {ClaimGround|undefined} claim */
function labelFor(steps, claim) {
  if (!claim) return phrase("script-claim-nothing");
  const move = valueIn(steps, "intended");
  return move
    ? phrase("script-claim-write-move", { move })
    : claim.needs_move === true
      ? phrase("script-claim-write-any")
      : phrase("script-claim");
}
