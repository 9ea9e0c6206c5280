// The links of a round's seats: told once and kept by this browser, handed out, printed as cards,
// and renewed, which closes the old one.

import { EventApi, wordsOf } from "./event-api.js";
import { keepFile, paper } from "./event-work.js";
import { copy, h } from "./dom.js";
import { tell } from "./forms.js";
import { nameOfSide, phrase } from "./words.js";

/** @import {EventDesk} from "./event.js" */
/** @import {SetUp} from "./event-types" */

/** The seats' links are told once; this browser keeps them. @param {EventDesk} desk @param {SetUp[]} games */
export function keepLinks(desk, games) {
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
      " ",
      h("button", { type: "button", class: "quiet", onclick: () => reseat(desk, number, side) }, phrase("script-new-link")),
    );
  };
  tell(
    phrase("script-hand-out"),
    h("p", {}, boards.length > 0 ? phrase("script-hand-out-text") : phrase("script-no-game-yet")),
    h(
      "div",
      { class: "papers" },
      h("button", { type: "button", onclick: () => printCards(desk, known) }, phrase("script-print-cards")),
      paper(desk, "pairings.pdf", phrase("script-print-pairings")),
      paper(desk, "results.pdf", phrase("script-print-results")),
      paper(desk, "report.pdf", phrase("script-print-report")),
    ),
    h("ol", { class: "hand-out" }, ...boards.map((it) => h("li", { value: it.board }, h("ul", {}, seat(it.board, "white"), seat(it.board, "black"))))),
    h("p", { class: "dim" }, phrase("script-new-key-text"), " ", h("button", { type: "button", class: "quiet", onclick: () => renewKey(desk) }, phrase("script-new-key"))),
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

/**
 * Cards for the tables: with a code beside each name whose link this browser has.
 * @param {EventDesk} desk @param {Record<string, {game: string, links: Record<string, string>}>} known
 */
async function printCards(desk, known) {
  const tokenOf = (/** @type {string|undefined} */ link) => link && new URLSearchParams(link.split("#")[1]).get("t");
  const standing = Object.entries(known).filter(([board, { game }]) => desk.boards.get(Number(board))?.game === game);
  const tokens = standing.map(([board, { links }]) => [board, { white: tokenOf(links.white), black: tokenOf(links.black) }]);
  const asked = { round: desk.round, origin: location.origin, tokens: Object.fromEntries(tokens) };
  try {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(asked) };
    await keepFile(desk, "cards.pdf", await desk.api.ask("/cards.pdf", init));
  } catch (error) {
    tell(phrase("script-print-cards"), h("p", {}, wordsOf(error)));
  }
}

/** The desk gets a new key; the old one opens nothing any more, on whatever device. @param {EventDesk} desk */
async function renewKey(desk) {
  try {
    const { key } = await desk.api.post("/seats/arbiter", {});
    localStorage.setItem(`flagfall:e:${desk.api.id}`, key);
    location.replace(`/e/${encodeURIComponent(desk.api.id)}#t=${encodeURIComponent(key)}`);
    location.reload();
  } catch (error) {
    tell(phrase("script-new-key"), h("p", {}, wordsOf(error)));
  }
}
