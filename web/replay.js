// A case played on a board, act by act: the acts stand in the page, each becomes a button.

import { BoardView } from "./board-view.js";
import { byId, h } from "./dom.js";
import { read } from "./squares.js";
import { phrase } from "./words.js";

/** @type {{text: string, placement: string}[]} */
const boards = JSON.parse(byId("boards").textContent ?? "[]");
const picture = byId("case-board");
const acts = [...byId("acts").children];
const board = new BoardView(true);
let at = 0;

/** Shows the board as it stands after so many acts. @param {number} number */
function show(number) {
  at = Math.min(boards.length - 1, Math.max(0, number));
  board.stand(read(boards[at].placement));
  picture.setAttribute("aria-label", phrase("script-board-after", { move: boards[at].text }));
  for (const [i, item] of acts.entries())
    item.classList.toggle("shown", i === at - 1);
  before.disabled = at === 0;
  after.disabled = at === boards.length - 1;
}

const before = h("button", { type: "button", onclick: () => show(at - 1) }, phrase("script-case-back"));
const after = h(
  "button",
  { type: "button", class: "primary", onclick: () => show(at + 1) },
  phrase("script-case-next"),
);

picture.hidden = false;
picture.append(board.root);
picture.after(h("div", { class: "stepping" }, before, after));
for (const [i, item] of acts.entries()) {
  const line = item.querySelector(".act");
  const button = h("button", { type: "button", class: "quiet", onclick: () => show(i + 1) });
  button.textContent = line?.textContent ?? "";
  line?.replaceChildren(button);
}
show(0);
