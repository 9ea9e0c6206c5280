// A server for the page's own tests: one board, hands that may do anything, no Laws at all.
// It speaks the same HTTP as the real one, so that the page cannot tell.

import { readFileSync } from "node:fs";
import http from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { MockGame } from "./mock-game.mjs";
import { render } from "./mock-pages.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const TYPES = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
const CSP = "default-src 'self'";

/** Starts the server; `close()` ends it. @param {number} [port] */
export function serve(port = 0) {
  /** @type {Map<string, MockGame>} */
  const games = new Map();
  const state = { games, silent: false, posts: [] };
  const server = http.createServer((request, response) => {
    if (state.silent) return void request.socket.destroy();
    answer(request, response, state).catch((error) => response.writeHead(500).end(String(error)));
  });
  return new Promise((done) => {
    server.listen(port, "127.0.0.1", () => {
      const url = `http://127.0.0.1:${server.address().port}`;
      done({
        url,
        state,
        add: (id, options) => addGame(games, id, options),
        drop: () => server.closeAllConnections(),
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}

function addGame(games, id, options) {
  const game = new MockGame(id, options);
  games.set(id, game);
  return game;
}

async function answer(request, response, state) {
  const { pathname } = new URL(request.url, "http://mock");
  const send = (status, type, body) =>
    response.writeHead(status, { "Content-Type": type, "Content-Security-Policy": CSP }).end(body);
  const json = (status, body) => send(status, "application/json", JSON.stringify(body));
  if (pathname.startsWith("/assets/")) {
    const name = pathname.slice(8);
    return send(200, TYPES[extname(name)] ?? "text/plain", readFileSync(join(WEB, name)));
  }
  if (pathname === "/api/v1/games" && request.method === "POST") {
    const body = JSON.parse(await read(request));
    addGame(state.games, "new", { names: body.names, devices: body.devices });
    const seats = ["white", "black", "arbiter", "spectator"];
    return json(201, {
      id: "new",
      names: body.names,
      links: Object.fromEntries(seats.map((seat) => [seat, `/g/new#t=${seat}`])),
    });
  }
  const [, id, rest] = /^\/api\/v1\/games\/([^/]+)\/(acts|stream)$/.exec(pathname) ?? [];
  if (id) return speak(request, response, state, state.games.get(id), rest, json);
  const page = render(pathname);
  return page ? send(200, "text/html; charset=utf-8", page) : send(404, "text/plain", "not found");
}

async function speak(request, response, state, game, rest, json) {
  const seat = (request.headers.authorization ?? "").replace("Bearer ", "");
  if (!game) return json(404, { title: "No such game", detail: "There is no game of that name." });
  if (!["white", "black", "arbiter", "spectator"].includes(seat))
    return json(401, { title: "No seat", detail: "This key opens no seat." });
  if (rest === "acts") {
    const acts = [JSON.parse(await read(request))].flat();
    state.posts.push(...acts.map((act) => ({ seat, ...act })));
    const results = acts.map((act) => game.act(act.by ?? seat, act));
    return json(200, { seq: game.seq, results, view: game.view(seat) });
  }
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  const push = () =>
    response.write(`id: ${game.seq}\nevent: view\ndata: ${JSON.stringify(game.view(seat))}\n\n`);
  push();
  game.listeners.add(push);
  request.on("close", () => game.listeners.delete(push));
  return undefined;
}

async function read(request) {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
