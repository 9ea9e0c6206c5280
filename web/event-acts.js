// What the arbiter of an event does: he pairs a round, starts it, enters and changes results with
// their reason, and takes files out.

import { resultWords } from "./event-api.js";
import { handOut, keepLinks } from "./event-links.js";
import { paper, valueOf, work } from "./event-work.js";
import { RESULTS } from "./results.js";
import { copy, fill, h } from "./dom.js";
import { tell } from "./forms.js";
import { phrase } from "./words.js";

/** @import {EventDesk} from "./event.js" */
/** @import {Entered} from "./event-types" */

/** A result is entered or changed. @param {EventDesk} desk @param {number|null} number */
export function enterResult(desk, number) {
  const boards = [...desk.boards.values()];
  const first = number ?? boards.find((it) => it.result === null)?.board ?? boards[0]?.board;
  if (first === undefined) return;
  const history = h("div", { class: "history" });
  const why = h("label", { class: "field" }, h("span", {}, phrase("script-reason")), h("input", { name: "reason", autocomplete: "off", maxLength: 400 }));
  const help = h("small", {});
  why.append(help);
  const list = h(
    "select",
    { name: "board" },
    boards.map((it) => h("option", { value: String(it.board), selected: it.board === first }, nameOfBoard(desk, it.board))),
  );
  const lay = () => {
    const it = desk.boards.get(Number(list.value));
    help.textContent = it?.result ? phrase("script-change-wants-reason") : phrase("script-reason-optional");
    fill(history, it && it.history.length > 0 && [h("h3", {}, phrase("script-history")), h("ol", {}, it.history.map(entered))]);
  };
  list.addEventListener("change", lay);
  lay();
  const dialog = work(
    phrase("script-enter-result"),
    [
      h("label", { class: "field" }, h("span", {}, phrase("script-board")), list),
      h(
        "fieldset",
        {},
        h("legend", {}, phrase("script-result")),
        h(
          "div",
          { class: "options results" },
          [...RESULTS, ["", phrase("script-take-back")]].map(([value, text]) =>
            h("label", {}, h("input", { type: "radio", name: "result", value }), h("span", {}, text)),
          ),
        ),
      ),
      why,
      history,
    ],
    phrase("script-enter"),
    async (form) => {
      const data = new FormData(form);
      if (data.get("result") === null) throw new Error(phrase("script-not-filled", { name: phrase("script-result") }));
      const board = Number(data.get("board"));
      await desk.api.post(`/rounds/${desk.round}/boards/${board}/result`, {
        result: valueOf(data, "result") || null,
        reason: valueOf(data, "reason"),
      });
      dialog.close();
      desk.say(phrase("script-entered", { text: nameOfBoard(desk, board) }));
      await desk.renew();
    },
  );
}

/** @param {EventDesk} desk @param {number} board */
function nameOfBoard(desk, board) {
  const it = desk.boards.get(board);
  const { names } = desk;
  return it ? `${board} · ${names.get(it.white) ?? it.white} – ${names.get(it.black) ?? it.black}` : String(board);
}

/** A result as it was entered, with who, when and why. @param {Entered} it */
function entered(it) {
  const who = it.by.role === "game" ? phrase("script-by-game") : it.by.name || phrase("script-arbiter");
  const when = new Date(it.at_ms).toLocaleString();
  const why = it.reason.text || it.reason.ground || "";
  return h("li", {}, h("b", {}, it.result ? resultWords(it.result) : "—"), ` ${who}, ${when}`, why && `: ${why}`);
}

/** The games of a round are set up. @param {EventDesk} desk */
export function startRound(desk) {
  const dialog = work(
    phrase("script-round", { number: desk.round }),
    [
      h("p", {}, phrase("script-start-text")),
      h(
        "fieldset",
        {},
        h("legend", {}, phrase("script-devices")),
        h(
          "div",
          { class: "options" },
          h("label", {}, h("input", { type: "radio", name: "devices", value: "each", checked: true }), h("span", {}, phrase("script-devices-each"))),
          h("label", {}, h("input", { type: "radio", name: "devices", value: "one" }), h("span", {}, phrase("script-devices-one"))),
        ),
      ),
    ],
    phrase("script-set-up-games"),
    async (form) => {
      const devices = valueOf(new FormData(form), "devices");
      const { games } = await desk.api.post(`/rounds/${desk.round}/start`, { devices });
      keepLinks(desk, games);
      dialog.close();
      await desk.renew();
      handOut(desk);
    },
  );
}

/** What goes out for other programs. @param {EventDesk} desk */
export function takeOut(desk) {
  const feed = new URL(`${desk.api.url}/games.pgn`, location.href).href;
  tell(
    phrase("script-take-out"),
    h(
      "div",
      { class: "papers" },
      paper(desk, "results.trf", phrase("script-out-trf")),
      paper(desk, "results.csv", phrase("script-out-results")),
      paper(desk, "players.csv", phrase("script-out-players")),
      paper(desk, "games.pgn", phrase("script-out-games")),
    ),
    h("p", {}, phrase("script-feed"), " ", h("code", {}, feed), " ", h("button", { type: "button", class: "quiet", onclick: () => copy(feed) }, phrase("script-copy"))),
  );
}

/** A round is paired, by hand or from a file. @param {EventDesk} desk */
export function pairRound(desk) {
  const next = (desk.view?.rounds.at(-1)?.round ?? 0) + 1;
  const area = h("textarea", { name: "pairs", rows: 10, spellcheck: false, placeholder: "1-2\n3-4" });
  const file = h("input", { type: "file", accept: ".trf,.trfx,.csv,.txt,text/plain,text/csv" });
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (chosen) area.value = await chosen.text();
  });
  const dialog = work(
    phrase("script-pair-round"),
    [
      h("label", { class: "field" }, h("span", {}, phrase("script-round-number")), h("input", { name: "round", inputMode: "numeric", value: String(next) })),
      h("label", { class: "field" }, h("span", {}, phrase("script-pairs")), area, h("small", {}, phrase("script-pairs-help"))),
      h("label", { class: "field" }, h("span", {}, phrase("script-from-file")), file),
    ],
    phrase("script-pair-round"),
    async () => {
      const text = area.value;
      const round = Number(/** @type {HTMLInputElement} */ (dialog.querySelector("[name=round]")).value);
      const pairs = byHand(text);
      if (pairs) await desk.api.post("/rounds", { round, boards: pairs.pairs, byes: pairs.byes });
      else await desk.api.file(text, /^\d{3} /m.test(text) ? "text/x-trf" : "text/csv");
      dialog.close();
      desk.round = round;
      await desk.renew();
    },
  );
}

/**
 * Pairs as an arbiter writes them, `12-7` a line, in the order of the boards; `5 bye` sits out.
 * Null where it is a file of some program.
 * @param {string} text
 */
function byHand(text) {
  const lines = text.split("\n").map((it) => it.trim());
  if (!lines.some((it) => /^\d+\s*[-–:]\s*\d+$/.test(it)) || /^\d{3} /m.test(text)) return null;
  /** @type {{board: number, white: number, black: number}[]} */
  const pairs = [];
  /** @type {{player: number, bye: string}[]} */
  const byes = [];
  for (const [i, line] of lines.entries()) {
    const pair = /^(\d+)\s*[-–:]\s*(\d+)$/.exec(line);
    const bye = /^(\d+)\s*(bye|-)$/i.exec(line);
    if (pair) pairs.push({ board: pairs.length + 1, white: Number(pair[1]), black: Number(pair[2]) });
    else if (bye) byes.push({ player: Number(bye[1]), bye: "allocated" });
    else if (line) throw new Error(phrase("script-line-not-read", { number: i + 1, text: line }));
  }
  return { pairs, byes };
}
