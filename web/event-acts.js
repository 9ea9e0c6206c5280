// What the arbiter of an event does: he pairs a round, starts it, hands out the links, enters and
// changes results with their reason, and takes files out.

import { EventApi, goToLine, lineOf, resultWords, wordsOf } from "./event-api.js";
import { byId, copy, fill, h } from "./dom.js";
import { tell } from "./forms.js";
import { nameOfSide, phrase } from "./words.js";

/** @import {EventDesk} from "./event.js" */
/** @import {Child} from "./dom.js" */
/** @import {Entered, SetUp} from "./event-types" */

/** @type {[string, string][]} */
const RESULTS = [
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

/**
 * A dialog that stays open until what it asks is done; what goes wrong stands in it.
 * @param {string} title @param {(Child|Child[])[]} content @param {string} go
 * @param {(form: HTMLFormElement) => Promise<void>} act
 */
function work(title, content, go, act) {
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
const valueOf = (data, name) => String(data.get(name) ?? "").trim();

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

/** The seats' links are told once; this browser keeps them. @param {EventDesk} desk @param {SetUp[]} games */
function keepLinks(desk, games) {
  const slot = `flagfall:links:${desk.api.id}:${desk.round}`;
  const known = JSON.parse(localStorage.getItem(slot) ?? "{}");
  for (const { board, game, links } of games) known[board] = { game, links };
  localStorage.setItem(slot, JSON.stringify(known));
}

/** The links of a round, to be copied or printed as cards. @param {EventDesk} desk */
export function handOut(desk) {
  const slot = `flagfall:links:${desk.api.id}:${desk.round}`;
  /** @type {Record<string, {game: string, links: Record<string, string>}>} */
  const known = JSON.parse(localStorage.getItem(slot) ?? "{}");
  const boards = [...desk.boards.values()].filter((it) => it.game !== null);
  const link = (/** @type {string} */ path) => new URL(path, location.href).href;
  /** @type {(number: number, side: "white"|"black") => HTMLElement|null} */
  const seat = (number, side) => {
    const it = desk.boards.get(number);
    const path = it && known[number]?.game === it.game ? known[number].links[side] : null;
    const name = it ? (desk.names.get(side === "white" ? it.white : it.black) ?? "") : "";
    if (!path)
      return h(
        "li",
        {},
        `${nameOfSide(side)}: ${name} `,
        h("button", { type: "button", class: "quiet", onclick: () => reseat(desk, number, side) }, phrase("script-new-link")),
      );
    return h(
      "li",
      {},
      h("a", { href: link(path), target: "_blank" }, `${nameOfSide(side)}: ${name}`),
      " ",
      h("button", { type: "button", class: "quiet", onclick: () => copy(link(path)) }, phrase("script-copy")),
    );
  };
  tell(
    phrase("script-hand-out"),
    h("p", {}, boards.length > 0 ? phrase("script-hand-out-text") : phrase("script-no-game-yet")),
    h(
      "div",
      { class: "papers" },
      paper(desk, "cards.pdf", phrase("script-print-cards")),
      paper(desk, "pairings.pdf", phrase("script-print-pairings")),
      paper(desk, "results.pdf", phrase("script-print-results")),
      paper(desk, "report.pdf", phrase("script-print-report")),
    ),
    h("ol", { class: "hand-out" }, ...boards.map((it) => h("li", { value: it.board }, h("ul", {}, seat(it.board, "white"), seat(it.board, "black"))))),
  );
}

/** A seat gets a new link; the old one opens nothing any more. @param {EventDesk} desk @param {number} number @param {"white"|"black"} side */
async function reseat(desk, number, side) {
  const game = desk.boards.get(number)?.game;
  if (!game) return;
  const api = new EventApi("", desk.api.key);
  api.url = `/api/v1/games/${encodeURIComponent(game)}`;
  try {
    const made = await api.post(`/seats/${side}`, {});
    keepLinks(desk, [{ board: number, game, links: { ...kept(desk, number, game), [side]: made.link } }]);
    handOut(desk);
  } catch (error) {
    tell(phrase("script-hand-out"), h("p", {}, wordsOf(error)));
  }
}

/** @param {EventDesk} desk @param {number} number @param {string} game @returns {Record<string, string>} */
function kept(desk, number, game) {
  const known = JSON.parse(localStorage.getItem(`flagfall:links:${desk.api.id}:${desk.round}`) ?? "{}");
  return known[number]?.game === game ? known[number].links : {};
}

/** A paper or file of the event, asked for with the key. @param {EventDesk} desk @param {string} name @param {string} text */
function paper(desk, name, text) {
  return h("button", { type: "button", onclick: () => save(desk, name) }, text);
}

/** @param {EventDesk} desk @param {string} name */
async function save(desk, name) {
  try {
    const response = await desk.api.ask(`/${name}${desk.round === null ? "" : `?round=${desk.round}`}`);
    const url = URL.createObjectURL(await response.blob());
    h("a", { href: url, download: `${desk.view?.about.name ?? desk.api.id} ${desk.round ?? ""} ${name}` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  } catch (error) {
    tell(name, h("p", {}, wordsOf(error)));
  }
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
