// The page of a game: one state from the server, shown; acts of the hands, sent.

import "./board.js";
import { compose } from "./acts.js";
import { showVerbs } from "./actions.js";
import { Acts, Problem } from "./api.js";
import { confirmed } from "./clock-acts.js";
import { ClockFace, bothSpoken, left } from "./clock.js";
import { byId } from "./dom.js";
import { showEvidence } from "./evidence.js";
import { listen } from "./game-keys.js";
import { setUpLine } from "./game-line.js";
import { alert, announce } from "./game-say.js";
import { newsIn, wordsOf } from "./game-words.js";
import {
  boardState,
  playerOf,
  showClosed,
  showStanding,
  showTerms,
  showTray,
  standing,
  summary,
} from "./game-view.js";
import { setUpTools } from "./game-tools.js";
import { showProof } from "./proof.js";
import { showSheet } from "./scoresheet.js";
import { apply, callsTwoMinutes, isAssistant, isBetween } from "./settings.js";
import { play } from "./sound.js";
import { remember, seatKey } from "./store.js";
import { follow } from "./stream.js";
import { Sync } from "./time.js";
import { Thought } from "./thought.js";
import { phrase } from "./words.js";

/** @import {Act, Action, Answer, Side, View} from "./types" */
/** @import {Line} from "./game-view.js" */

const game = byId("game");
const id = game.dataset.game ?? "";
const board = /** @type {import("./board.js").FlagfallBoard} */ (byId("board"));

const TWO_MINUTES = 120_000;

class Table {
  /** @type {View|null} */
  view = null;
  /** @type {Line[]} */
  said = [];
  turned = false;
  /** @type {"game"|Side} */
  sheet = "game";
  /** @type {Side|null} */
  speaker = null;
  /** @type {number|null} */
  lostSince = null;
  sync = new Sync();
  thought = new Thought();
  /** @type {ClockFace[]} */
  faces = [];
  /** What only an arbiter needs is fetched for him alone. @type {import("./desk.js").Desk|null} */
  desk = null;
  /** What each clock showed last. @type {Map<Side, number>} */
  lastLeft = new Map();

  /** @param {string} key */
  constructor(key) {
    this.key = key;
    this.acts = new Acts(id, key);
    this.acts.thought = () => this.thought.ms;
    for (const name of ["touch", "release", "remove", "adjust"]) {
      board.addEventListener(name, (event) =>
        this.hand(/** @type {CustomEvent<Act>} */ (event).detail),
      );
    }
    board.addEventListener("adjusting", () => this.draw());
    setUpLine({
      read: () => this.view,
      now: () => this.sync.at(performance.now()),
      send: (acts) => this.sendFor(acts),
      press: () => this.pressNow(),
    });
    this.ticking = setInterval(() => this.tick(), 50);
  }

  /**
   * Nothing more comes, and nothing more is to be seen.
   * @param {string} title
   * @param {string} text
   */
  close(title, text) {
    clearInterval(this.ticking);
    this.view = null;
    game.removeAttribute("aria-busy");
    showClosed(game, title, text);
  }

  /** The side at the near edge. @returns {Side} */
  get near() {
    const own = this.view?.seat === "black" ? "black" : "white";
    return this.turned === (own === "white") ? "black" : "white";
  }

  /** A state arrived. @param {View} view @param {number} here when, by performance.now() */
  receive(view, here) {
    if (this.view && view.seq < this.view.seq) return;
    const before = this.view;
    // Before the game begins its time stands at 0, and tells nothing of the difference.
    if (view.started) this.sync.note(view.clocks.now_ms, here);
    this.thought.see(before, view, here);
    this.view = view;
    if (before && before.turn !== view.turn) this.speaker = null;
    if (before && before.seq !== view.seq) this.sound(before, view);
    if (!before || before.seq !== view.seq) announce(newsIn(before, view));
    if (!before) this.arrive(view);
    this.draw();
  }

  async sitAtTheDesk() {
    const { Desk } = await import("./desk.js");
    this.desk = new Desk(id, this.key, (acts) => this.send(acts));
    this.draw();
  }

  /** The first state: the page is laid for this seat. @param {View} view */
  arrive(view) {
    if (view.seat === "arbiter") this.sitAtTheDesk();
    game.dataset.seat = view.seat;
    game.dataset.devices = view.devices;
    game.removeAttribute("aria-busy");
    byId("game-h").textContent = phrase("script-against", { white: view.names.white, black: view.names.black });
    document.title = `${view.names.white} – ${view.names.black} · Flagfall`;
    remember({
      id,
      white: view.names.white,
      black: view.names.black,
      terms: `${view.edition} · ${view.class} · ${view.time_control}`,
      created: Date.now(),
    });
  }

  draw() {
    const { view } = this;
    if (!view) return;
    const own = playerOf(view);
    this.layClocks();
    for (const face of this.faces)
      face.show(view, own !== null && (view.devices === "one" || own === face.side));
    if (!this.acts.busy) board.show(boardState(view, this.near));
    showTerms(byId("terms"), view);
    showStanding(byId("standing"), standing(view, this.said));
    showProof(byId("proof"), view, this.near);
    showEvidence(byId("evidence"), view, this.near);
    showTray(byId("tray"), view, (piece) =>
      this.hand({ act: "exchange", square: view.hand.promotion_square, piece }),
    );
    showSheet(byId("sheet"), view, this.sheet, (which) => {
      this.sheet = which;
      this.draw();
    });
    this.desk?.show(view);
    const by =
      view.devices === "one" && own && !view.outcome
        ? (this.speaker ?? view.hand.press_due ?? view.turn)
        : null;
    showVerbs(view, {
      root: byId("verbs"),
      adjusting: board.adjusting,
      by,
      onBy: (side) => {
        this.speaker = side;
        this.draw();
      },
      onAct: (action) => this.act(action, by),
    });
    byId("typed").hidden = own === null && view.seat !== "spectator";
    this.face(view, by);
    this.tick();
  }

  /** One device between two players turns to whoever has to do with it. @param {View} view @param {Side|null} by */
  face(view, by) {
    const between = isBetween(view);
    game.classList.toggle("between", between);
    game.dataset.near = this.near;
    game.dataset.facing = between && by && by !== this.near ? "far" : "near";
  }

  layClocks() {
    if (this.faces[1]?.side === this.near) return;
    const far = this.near === "white" ? "black" : "white";
    this.faces = [
      new ClockFace(byId("clock-far"), far, (side) => this.press(side)),
      new ClockFace(byId("clock-near"), this.near, (side) => this.press(side)),
    ];
  }

  tick() {
    const here = performance.now();
    for (const face of this.faces) face.tick(this.sync, here);
    this.desk?.tick(this.sync.at(here));
    this.callTime(here);
    const lost = byId("lost");
    lost.hidden = this.lostSince === null;
    game.classList.toggle("adrift", this.lostSince !== null);
    if (this.lostSince !== null) {
      const seconds = Math.floor((here - this.lostSince) / 1000);
      const text = phrase("script-lost", { number: seconds });
      if (seconds >= 1 && lost.textContent !== text) lost.textContent = text;
      lost.hidden = seconds < 1;
    }
  }

  /** Two minutes are called to whoever's they are, once. @param {number} here */
  callTime(here) {
    const { view } = this;
    const side = view?.clocks.running;
    if (!view || !side || view.outcome) return;
    const ms = left(view, side, this.sync.at(here));
    const own = playerOf(view);
    const concerns = own !== null && (view.devices === "one" || own === side);
    const before = this.lastLeft.get(side) ?? 0;
    this.lastLeft.set(side, ms);
    if (!concerns || !callsTwoMinutes() || before <= TWO_MINUTES || ms > TWO_MINUTES) return;
    announce([side === "white" ? phrase("script-two-white") : phrase("script-two-black")]);
  }

  /** Acts of whoever speaks on this device. @param {Act[]} acts */
  sendFor(acts) {
    const by = this.view?.devices === "one" ? { by: this.speaker ?? this.view.turn } : {};
    this.send(acts.map((act) => ({ ...act, ...by })));
  }

  /** What hands do at the board. @param {Act} act */
  hand(act) {
    const words = this.view && wordsOf(act, this.view);
    if (words) announce([words]);
    const by = this.view?.devices === "one" ? { by: this.view.turn } : {};
    this.send([{ ...act, ...by }]);
  }

  /** @param {Side} side */
  press(side) {
    this.send([this.view?.devices === "one" ? { act: "press", by: side } : { act: "press" }]);
  }

  pressNow() {
    const bars = this.faces.map(({ bar }) => bar).filter((bar) => !bar.hidden && !bar.disabled);
    const due = this.faces.find(
      ({ side, bar }) => this.view?.hand.press_due === side && !bar.hidden,
    );
    if (due) due.bar.click();
    else if (bars.length === 1) bars[0].click();
    else announce([phrase("script-nothing-to-press")]);
  }

  /** A verb. @param {Action} action @param {Side|null} by */
  async act(action, by) {
    if (!this.view) return;
    if (action.act === "adjust") {
      board.adjusting = !board.adjusting;
      announce([
        board.adjusting
          ? phrase("script-adjusting")
          : phrase("script-adjusted"),
      ]);
      return;
    }
    const { desk } = this;
    const foresee = desk ? desk.foresee.bind(desk) : undefined;
    const acts = await compose(action, this.view, foresee);
    if (acts?.[0]?.act === "change_result") return this.changeResult(acts[0]);
    if (acts) this.send(acts.map((act) => (by ? { ...act, by } : act)));
  }

  /** A result that stands is no act of the game: it is changed beside it. @param {Act} change */
  async changeResult({ result, reason }) {
    try {
      await this.acts.changeResult({ result, reason });
      this.said = [];
    } catch (error) {
      const text = error instanceof Problem ? error.message : phrase("script-not-sent-act");
      this.said = [{ kind: "refusal", text }];
      alert(text);
    }
    this.draw();
  }

  /** @param {Act[]} acts @returns {Promise<void>} */
  async send(acts) {
    this.said = [];
    try {
      const answer = await this.acts.send(this.assisted(acts));
      this.said = refusalsIn(answer);
      if (this.said.length > 0) alert(this.said.map(({ text }) => text).join(" "));
      this.receive(answer.view, performance.now());
    } catch (error) {
      if (error instanceof Problem && error.type.endsWith("unconfirmed")) {
        const again = await confirmed(error.message, acts);
        return again ? this.send(again) : undefined;
      }
      const text = error instanceof Problem ? error.message : phrase("script-not-sent-act");
      this.said = [{ kind: "refusal", text }];
      alert(text);
    }
    this.draw();
  }

  /** An assistant at a player's board acts in his own name. @param {Act[]} acts */
  assisted(acts) {
    const own = this.view && playerOf(this.view);
    if (!own || !isAssistant(id)) return acts;
    return acts.map((act) => ({ by: `${own}_assistant`, ...act }));
  }

  /** @param {View} before @param {View} view */
  sound(before, view) {
    const onlooker = view.seat === "spectator";
    if (view.moves.length !== before.moves.length || view.placement !== before.placement)
      play("move", onlooker);
    if (view.clocks.running !== before.clocks.running) play("press", onlooker);
    const calls = (/** @type {View} */ one) =>
      one.awaiting_arbiter ||
      one.questions.length > 0 ||
      one.outcome !== null ||
      one.offer !== null;
    if (calls(view) && !calls(before)) play("bell", onlooker);
  }
}

/** @param {Answer} answer @returns {Line[]} */
function refusalsIn(answer) {
  return answer.results
    .flatMap(({ refusals }) => refusals ?? [])
    .map(({ text, reason, cites }) => ({ kind: "refusal", text: text || reason, cites }));
}

function start() {
  apply();
  const key = seatKey(id);
  if (!key) {
    game.removeAttribute("aria-busy");
    showClosed(
      game,
      phrase("script-no-seat"),
      phrase("script-no-seat-text"),
    );
    return;
  }
  const table = new Table(key);
  setUpTools(id, key, {
    get view() {
      return table.view;
    },
    flip: () => {
      table.turned = !table.turned;
      table.draw();
    },
    changed: () => {
      board.again();
      table.draw();
    },
  });
  listen({
    press: () => table.pressNow(),
    times: () => table.view && announce([bothSpoken(table.view, table.sync.at(performance.now()))]),
    last: () => table.view && announce([summary(table.view, table.said)]),
  });
  follow(id, key, {
    view: (view) => table.receive(view, performance.now()),
    lost: (since) => {
      table.lostSince = since;
      table.tick();
    },
    refused: (status, detail) =>
      table.close(
        status === 404 ? phrase("script-no-game") : phrase("script-seat-closed"),
        detail || phrase("script-seat-closed-text"),
      ),
  });
}

start();
