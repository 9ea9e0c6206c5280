// What a claim of a draw rests on, drawn at the board once it has been made: the positions that
// are the same side by side, or those at the two ends of the count.

import { BoardView } from "./board-view.js";
import { h, refill } from "./dom.js";
import { read } from "./squares.js";
import { phrase } from "./words.js";

/** @import {Rests, Side, View} from "./types" */

/** @param {HTMLElement} root @param {View} view @param {Side} near */
export function showEvidence(root, view, near) {
  const { evidence } = view;
  // The arbiter has it in the case.
  const shown = view.seat === "arbiter" ? null : evidence;
  root.hidden = !shown;
  refill(root, [shown, near], () => (shown ? parts(shown, near) : []));
}

/** @param {Rests} evidence @param {Side} near */
function parts({ text, boards }, near) {
  return [
    h("p", {}, text),
    h(
      "ol",
      { class: "positions" },
      boards.map((one) => {
        const board = new BoardView(true);
        board.lay(near);
        board.stand(read(one.placement));
            const name = phrase("script-board-after", { move: one.text });
        return h(
          "li",
          {},
          h("div", { class: "diagram", role: "img", "aria-label": name }, board.root),
          h("small", {}, one.text),
        );
      }),
    ),
  ];
}
