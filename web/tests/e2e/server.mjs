// The built server in a process of its own: its own port, its own folder, ended with the test.

import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The binary under test. */
export const BIN =
  process.env.FLAGFALL_BIN ??
  fileURLToPath(new URL("../../../target/debug/flagfall", import.meta.url));

/** So long a server may take to come up. */
const PATIENCE = 20_000;

export class Server {
  url = "";
  #data = "";
  /** @type {Record<string, string>} */
  #env = {};
  /** @type {import("node:child_process").ChildProcess|null} */
  #process = null;
  #log = "";

  /**
   * Starts a server on a free port, with an empty folder.
   * @param {Record<string, string>} [env] what it finds in its environment besides
   */
  static async start(env = {}) {
    if (!existsSync(BIN)) throw new Error(`no server at ${BIN}: build it, or name it FLAGFALL_BIN`);
    const server = new Server();
    server.#env = env;
    server.#data = await mkdtemp(join(tmpdir(), "flagfall-e2e-"));
    await server.#up("127.0.0.1:0");
    return server;
  }

  /** The same server again, at the same address, with the same folder. */
  async again() {
    await this.#up(new URL(this.url).host);
  }

  /** @param {string} addr */
  async #up(addr) {
    const child = spawn(BIN, ["serve", "--addr", addr, "--data", this.#data], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, FLAGFALL_LOG: "warn", ...this.#env },
    });
    this.#process = child;
    child.stderr.on("data", (chunk) => (this.#log = (this.#log + chunk).slice(-8000)));
    const late = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /http:\/\/[^\s"]+/.exec(line)?.[0];
      if (!url) continue;
      clearTimeout(late);
      this.url = url.replace(/\/$/, "");
      child.stdout.resume();
      return;
    }
    throw new Error(`the server did not come up:\n${this.#log}`);
  }

  /** Sends the process a signal; one that ends it is waited for. @param {NodeJS.Signals} signal */
  async signal(signal) {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    if (!["SIGSTOP", "SIGCONT"].includes(signal)) await ended;
  }

  /** What it said on standard error. */
  get log() {
    return this.#log;
  }

  async end() {
    await this.signal("SIGKILL");
    await rm(this.#data, { recursive: true, force: true });
  }

  /**
   * Sets up a game and gives its keys.
   * @param {Record<string, unknown>} game a game file without acts
   * @returns {Promise<Game>}
   */
  async game(game) {
    const response = await fetch(`${this.url}/api/v1/games`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(game),
    });
    const made = await response.json();
    if (!response.ok) throw new Error(`no game: ${JSON.stringify(made)}`);
    return new Game(this, made.id, made.tokens, made.links);
  }
}

export class Game {
  /**
   * @param {Server} server @param {string} id
   * @param {Record<string, string>} tokens @param {Record<string, string>} links
   */
  constructor(server, id, tokens, links) {
    this.server = server;
    this.id = id;
    this.tokens = tokens;
    this.links = links;
  }

  /** What a seat is shown. @param {string} seat */
  view(seat) {
    return this.#get("", seat).then((response) => response.json());
  }

  /** The record as a file. @param {"json"|"pgn"} kind @param {string} [seat] */
  file(kind, seat = "arbiter") {
    return this.#get(`.${kind}`, seat).then((response) => response.text());
  }

  /** @param {string} what @param {string} seat */
  async #get(what, seat) {
    const response = await fetch(`${this.server.url}/api/v1/games/${this.id}${what}`, {
      headers: { Authorization: `Bearer ${this.tokens[seat]}` },
    });
    if (!response.ok) throw new Error(`${what || "view"}: ${response.status}`);
    return response;
  }

  /** What the command rules, given the record and nothing else. */
  async replayed() {
    const folder = await mkdtemp(join(tmpdir(), "flagfall-rule-"));
    try {
      const path = join(folder, "game.json");
      await writeFile(path, await this.file("json"));
      const run = promisify(execFile);
      const { stdout } = await run(BIN, ["rule", "--json", path]).catch((error) => error);
      return JSON.parse(stdout);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
