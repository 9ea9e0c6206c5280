// Why a flag lost the game, or why it did not: the moves to a mate, which can be stepped through,
// or the reason that there is none.

import { BoardView } from "./board-view.js";
import { h, refill } from "./dom.js";
import { read } from "./squares.js";
import { phrase } from "./words.js";

/** @import {Proof, Side, View} from "./types" */

/** @param {HTMLElement} root @param {View} view @param {Side} near */
export function showProof(root, view, near) {
  const proofs = view.outcome?.proofs ?? [];
  root.hidden = proofs.length === 0;
  refill(root, [proofs, near], () => proofs.flatMap((proof) => part(proof, near)));
}

/** @param {Proof} proof @param {Side} near @returns {HTMLElement[]} */
function part(proof, near) {
  const reason = h("p", {}, proof.text);
  if (proof.line.length === 0) return [reason];
  const board = new BoardView(true);
  board.lay(near);
  const picture = h("div", { class: "diagram", role: "img" }, board.root);
  /** @param {number} at */
  const show = (at) => {
    const { text, placement } = proof.line[at];
    board.stand(read(placement));
    picture.setAttribute("aria-label", phrase("script-board-after", { move: text }));
    for (const [i, step] of steps.entries()) step.setAttribute("aria-pressed", String(i === at));
  };
  const steps = proof.line.map(({ text }, at) =>
    h("button", { type: "button", "data-key": `proof-${at}`, onclick: () => show(at) }, text),
  );
  show(proof.line.length - 1);
  return [reason, h("div", { class: "mate" }, picture, h("div", { class: "steps" }, steps))];
}
