// A server for the desk of an event: so many boards, moves as they are told, no Laws at all. It
// speaks the same stream as the real one.

import { readFileSync } from "node:fs";
import http from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { messages } from "./mock-pages.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const TYPES = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const AFTER = "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R";

const PAGE = () => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>desk</title>
<script type="application/json" id="words">${JSON.stringify(messages("script"))}</script>
<link rel="stylesheet" href="/assets/app.css"><link rel="stylesheet" href="/assets/board.css">
<link rel="stylesheet" href="/assets/event.css">
<script src="/assets/event.js" type="module"></script></head>
<body><main><div class="event" id="event" data-event="ev"><section id="public">public
<p class="said" id="event-said"></p></section></div></main>
<dialog id="dialog" aria-labelledby="dialog-h"></dialog></body></html>`;

export class MockEvent {
  seq = 1;
  posts = [];
  /** @type {Set<(boards: number[]) => void>} */
  listeners = new Set();

  /** @param {number} count how many boards */
  constructor(count) {
    this.boards = Array.from({ length: count }, (_, i) => ({
      board: i + 1,
      white: 2 * i + 1,
      black: 2 * i + 2,
      game: `g${i + 1}`,
      result: null,
      kind: null,
      history: [],
      need: "quiet",
      plies: 0,
      why: [],
      clocks: { white_ms: 5_400_000, black_ms: 5_400_000 },
    }));
  }

  told = (it) => ({
    ...it,
    card: {
      game: it.game,
      need: it.need,
      why: it.why,
      started: true,
      placement: it.plies % 2 ? AFTER : START,
      last_move: it.plies ? { from: "g1", to: "f3" } : null,
      turn: it.plies % 2 ? "black" : "white",
      move_number: 1 + (it.plies >> 1),
      plies: it.plies,
      clocks: { ...it.clocks, running: it.plies % 2 ? "black" : "white", flagged: null, now_ms: Date.now() },
      here: { white: true, black: true },
      adjourned: false,
      cancelled: false,
      result: null,
    },
  });

  order() {
    const rank = { needs_you: 0, watch: 1, quiet: 2, waiting: 3, over: 4 };
    return [...this.boards]
      .sort((a, b) => rank[a.need] - rank[b.need] || a.board - b.board)
      .map((it) => it.board);
  }

  /** Moves are made on these boards. @param {number[]} numbers */
  move(numbers) {
    for (const number of numbers) this.boards[number - 1].plies += 1;
    this.tell(numbers);
  }

  /** @param {number} number @param {string} need @param {string} text */
  need(number, need, text) {
    Object.assign(this.boards[number - 1], { need, why: text ? [{ kind: "question", text, cites: [] }] : [] });
    this.tell([number], true);
  }

  /** @param {number[]} numbers @param {boolean} [sorted] */
  tell(numbers, sorted = false) {
    for (const push of this.listeners) push(numbers, sorted);
  }

  view() {
    const named = (number) => ({ number, name: `Player ${number}`, withdrawn_from: null });
    return {
      id: "ev",
      seq: this.seq,
      seat: "arbiter",
      about: { name: "Open of the Test", edition: "2023", delay_ms: 0, public: true },
      class: "standard",
      unplayable: null,
      current_round: 1,
      players: this.boards.flatMap((it) => [named(it.white), named(it.black)]),
      rounds: [{ round: 1, date: null, time: "", boards: this.boards, byes: [] }],
    };
  }

  async serve() {
    const server = http.createServer((request, response) => this.#answer(request, response));
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    this.url = `http://127.0.0.1:${server.address().port}`;
    this.close = () => {
      server.closeAllConnections();
      server.close();
    };
    return this;
  }

  async #answer(request, response) {
    const { pathname } = new URL(request.url, "http://mock");
    const send = (type, body) =>
      response
        .writeHead(200, { "Content-Type": type, "Content-Security-Policy": "default-src 'self'" })
        .end(body);
    if (pathname.startsWith("/assets/")) {
      const name = pathname.slice(8);
      return send(TYPES[extname(name)] ?? "text/plain", readFileSync(join(WEB, name)));
    }
    if (pathname === "/e/ev") return send("text/html; charset=utf-8", PAGE());
    if (pathname.endsWith("/stream")) return this.#stream(request, response);
    if (request.method === "POST") return this.#post(request, pathname, send);
    return send("application/json", JSON.stringify(this.view()));
  }

  async #post(request, pathname, send) {
    let text = "";
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text);
    this.posts.push({ pathname, ...body });
    const board = Number(/boards\/(\d+)\/result/.exec(pathname)?.[1]);
    if (board) {
      const it = this.boards[board - 1];
      it.result = body.result;
      it.need = "over";
      it.history.push({ seq: ++this.seq, at_ms: Date.now(), by: { role: "arbiter" }, result: body.result, reason: { text: body.reason } });
    }
    return send("application/json", JSON.stringify(this.view()));
  }

  #stream(request, response) {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    const push = (numbers, sorted, full = false) => {
      const frame = {
        seq: this.seq,
        round: 1,
        full,
        ...(sorted && { order: this.order() }),
        boards: numbers.map((number) => this.told(this.boards[number - 1])),
      };
      response.write(`id: ${Date.now()}\nevent: desk\ndata: ${JSON.stringify(frame)}\n\n`);
    };
    push(this.boards.map((it) => it.board), true, true);
    this.listeners.add(push);
    request.on("close", () => this.listeners.delete(push));
  }
}
