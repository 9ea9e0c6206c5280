// The parts of the game page that are read, not worked: the terms, what stands at the board,
// the tray of men, and what the board is told to show.

import { citations, ruled } from "./cite.js";
import { h, refill } from "./dom.js";
import { nameOfRole, portrait } from "./men.js";
import { toLocal } from "./speak.js";
import { passedPawn } from "./squares.js";
import { phrase } from "./words.js";

/** @import {Cite, Note, Obligation, Side, View} from "./types" */
/** @import {BoardState} from "./board.js" */

/** @type {Record<Side, string>} */
export const NAMES = { white: phrase("script-white"), black: phrase("script-black") };

/** The side whose player sits here, if a player does. @param {View} view @returns {Side|null} */
export const playerOf = (view) =>
  view.seat === "white" || view.seat === "black" ? view.seat : null;

/** Whose men may be taken in hand here and now. @param {View} view @returns {Side|null} */
export function moverOf(view) {
  const own = playerOf(view);
  if (!own || view.outcome) return null;
  return view.devices === "one" || own === view.turn ? view.turn : null;
}

/** @param {View} view @param {Side} near @returns {BoardState} */
export function boardState(view, near) {
  const { hand, turn } = view;
  const mover = moverOf(view);
  const owed = view.obligations
    .filter(({ square }) => square !== null)
    .map(({ square }) => String(square));
  const waits =
    hand.pending === "capture" && hand.from && hand.to ? passedPawn(hand.from, hand.to) : null;
  const passed = waits && readHas(view.placement, waits) ? waits : null;
  const wanted =
    mover === null
      ? []
      : [passed, hand.pending === "promotion" ? hand.promotion_square : null].flatMap(
          (square) => square ?? [],
        );
  return {
    placement: view.placement,
    near,
    mover,
    touch: view.touch,
    touched: hand.made ? [] : hand.touched,
    owed,
    wanted,
    passed,
    last: hand.from && hand.to && !hand.made ? { from: hand.from, to: hand.to } : view.last_move,
    checked: view.position.check ? turn : null,
    draws: playerOf(view) === null || view.outcome !== null,
  };
}

/** @param {string} placement @param {string} square */
function readHas(placement, square) {
  const row = placement.split(" ")[0].split("/")[8 - Number(square[1])] ?? "";
  const spread = row.replace(/\d/g, (digit) => "1".repeat(Number(digit)));
  return /[a-z]/i.test(spread["abcdefgh".indexOf(square[0])] ?? "");
}

/** @param {string} id */
const editionWords = (id) => id.replace("-draft", ` (${phrase("script-draft")})`);

/** @param {string} kind */
const classWords = (kind) =>
  kind === "blitz"
    ? phrase("script-blitz")
    : kind === "rapid"
      ? phrase("script-rapid")
      : phrase("script-standard");

/** @param {HTMLElement} root @param {View} view */
export function showTerms(root, view) {
  const words = [
    phrase("script-laws-of", { edition: editionWords(view.edition) }),
    classWords(view.class),
    view.time_control,
    view.chess960 && "Chess960",
    view.touch ? phrase("script-touch-move") : phrase("script-no-touch-move"),
    view.flag === "automatic" ? phrase("script-flags-automatic") : phrase("script-flags-called"),
    view.draw === "black" && phrase("script-draw-black"),
    view.press === "automatic" && phrase("script-press-automatic"),
    view.lag_credit_ms && phrase("script-lag-credit", { number: view.lag_credit_ms }),
  ].filter(Boolean);
  refill(root, words, () => [words.join(" · ")]);
}

/** @typedef {{kind: string, text: string, cites?: Cite[]}} Line one line at the board */

/**
 * What stands at the board now, the most pressing first.
 * @param {View} view @param {Line[]} said what was just answered to this page and is in no note
 * @returns {Line[]}
 */
export function standing(view, said) {
  const { outcome } = view;
  if (outcome)
    return [
      ...(outcome.stands ? [{ kind: "outcome", text: outcome.stands }] : []),
      { kind: "outcome", text: outcome.text, cites: outcome.cites },
      ...recent(view),
    ];
  const notes = recent(view);
  const fresh = said.filter((line) => !notes.some((note) => note.text === line.text));
  const owed = [...handLines(view), ...owedLines(view), ...offerLines(view), ...fresh];
  return [turnLine(view), ...owed, ...notes.slice(0, Math.max(1, 2 - owed.length))];
}

/** @param {View} view @returns {Line} */
function turnLine(view) {
  const { turn, hand } = view;
  const own = playerOf(view);
  if (!view.started)
    return {
      kind: "turn",
      text: own ? phrase("script-not-started") : phrase("script-not-begun"),
    };
  if (hand.press_due) {
    const mine = hand.press_due === own && view.devices === "each";
    return {
      kind: mine ? "turn due" : "turn",
      text: mine
        ? phrase("script-press-due")
        : hand.press_due === "white" ? phrase("script-has-moved-white") : phrase("script-has-moved-black"),
    };
  }
  const mine = own === turn && view.devices === "each";
  return {
    kind: mine ? "turn mine" : "turn",
    text: moveWords(turn, mine, view.position.check),
  };
}

/** @param {Side} turn @param {boolean} mine @param {boolean} check */
function moveWords(turn, mine, check) {
  if (mine) return check ? phrase("script-your-move-check") : phrase("script-your-move");
  if (turn === "white")
    return check ? phrase("script-has-move-check-white") : phrase("script-has-move-white");
  return check ? phrase("script-has-move-check-black") : phrase("script-has-move-black");
}

/** @param {Side} side @param {string} move */
const playedWords = (side, move) =>
  side === "white" ? phrase("script-played-white", { move: toLocal(move) })
    : phrase("script-played-black", { move: toLocal(move) });

/** @param {View} view @returns {Line[]} */
function owedLines(view) {
  const own = playerOf(view);
  return view.obligations.map((it) => {
    const mine = own !== null && (own === it.side || view.devices === "one");
    return { kind: "owed", text: mine ? it.text : owedWords(it), cites: it.cites };
  });
}

/**
 * What a player owes, to those who are not he: the Laws' own words speak to him.
 * @param {Obligation} owed
 */
function owedWords({ side, kind, square, move, text }) {
  const white = side === "white";
  const at = square ?? "";
  const what = toLocal(move ?? "");
  switch (kind) {
    case "must_move":
      return white
        ? phrase("script-must-move-white", { square: at })
        : phrase("script-must-move-black", { square: at });
    case "must_capture":
      return white
        ? phrase("script-must-take-white", { square: at })
        : phrase("script-must-take-black", { square: at });
    case "must_play":
      return white
        ? phrase("script-must-play-white", { move: what })
        : phrase("script-must-play-black", { move: what });
    default:
      return text;
  }
}

/** @param {View} view @returns {Line[]} */
function handLines(view) {
  const { pending, promotion_square: square, from, to } = view.hand;
  if (moverOf(view) === null) return [];
  switch (pending) {
    case "castling":
      return [{ kind: "hint", text: phrase("script-castling-rook") }];
    case "promotion":
      return [
        {
          kind: "hint",
          text: phrase("script-put-man", { square: square ?? phrase("script-last-rank") }),
        },
      ];
    case "capture":
      return [
        {
          kind: "hint",
          text:
            from && to
              ? phrase("script-take-off-square", { square: passedPawn(from, to) })
              : phrase("script-take-off"),
        },
      ];
    default:
      return [];
  }
}

/** @param {View} view @returns {Line[]} */
function offerLines(view) {
  const { offer } = view;
  const lines = [];
  if (offer)
    lines.push({
      kind: "offer",
      text:
        offer.by === playerOf(view) && view.devices === "each"
          ? phrase("script-own-offer")
          : offer.by === "white" ? phrase("script-offers-white") : phrase("script-offers-black"),
    });
  if (view.awaiting_arbiter && view.seat !== "arbiter")
    lines.push({ kind: "waits", text: phrase("script-arbiter-asked") });
  return lines;
}

/** What was ruled or refused at the last moves. @param {View} view @returns {Line[]} */
function recent(view) {
  const ply = view.moves.at(-1)?.ply ?? 0;
  const isRecent = (/** @type {Note} */ note) =>
    note.ply >= ply &&
    (note.to === "all" || note.to === view.seat) &&
    ["ruling", "refusal", "question"].includes(note.kind) &&
    !view.questions.some(({ text }) => text === note.text);
  const last = view.notes.filter(isRecent).slice(-2).reverse();
  return last.map(({ kind, text, cites }) => ({ kind, text, cites }));
}

/** @param {HTMLElement} root @param {Line[]} lines */
export function showStanding(root, lines) {
  refill(root, lines, () =>
    lines.map(({ kind, text, cites }) => h("p", { class: `line ${kind}` }, ruled(text, cites))),
  );
}

/**
 * The tray of men, beside the board while a pawn stands on the last rank.
 * @param {HTMLElement} root @param {View} view @param {(role: string) => void} onTake
 */
export function showTray(root, view, onTake) {
  const open = view.hand.pending === "promotion" && moverOf(view) !== null;
  root.hidden = !open;
  refill(root, [open, view.turn], () =>
    !open
      ? []
      : [
          h("span", { class: "sr", id: "tray-h" }, phrase("script-new-man")),
          ["queen", "rook", "bishop", "knight"].map((role) => {
            const letter = role === "knight" ? "n" : role[0];
            return h(
              "button",
              {
                type: "button",
                "data-key": role,
                "aria-label": nameOfRole(letter),
                onclick: () => onTake(role),
              },
              /** @type {Node} */ (
                portrait(view.turn === "white" ? letter.toUpperCase() : letter, 64)
              ),
            );
          }),
        ],
  );
  if (open && !root.contains(document.activeElement)) root.querySelector("button")?.focus();
}

/**
 * What the live region says of the last move and what is owed.
 * @param {View} view
 * @param {Line[]} said
 */
export function summary(view, said) {
  const last = view.moves.at(-1);
  const move = last ? `${playedWords(last.side, last.san)} ` : "";
  return (
    move +
    standing(view, said)
      .map(({ text }) => text)
      .join(" ")
  );
}

/**
 * Why there is nothing to see.
 * @param {HTMLElement} root
 * @param {string} title
 * @param {string} text
 */
export function showClosed(root, title, text) {
  root.replaceChildren(
    h(
      "div",
      { class: "page plain" },
      h("h1", {}, title),
      h("p", { class: "lede" }, text),
      h("p", {}, h("a", { href: "/" }, phrase("script-known-games")), citations([])),
    ),
  );
}
