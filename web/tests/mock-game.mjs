// A board that does whatever hands do: the least that a page needs to be played on.

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const other = (side) => (side === "white" ? "black" : "white");

export class MockGame {
  seq = 1;
  turn = "white";
  touched = [];
  pressDue = null;
  pending = null;
  lastMove = null;
  moves = [];
  notes = [];
  offer = null;
  outcome = null;
  extra = {};
  listeners = new Set();

  /** @param {string} id @param {Record<string, any>} [options] */
  constructor(id, options = {}) {
    Object.assign(this, { id, options });
    this.board = spread(options.placement ?? START);
    this.clocks = { white_ms: 5_400_000, black_ms: 5_400_000, running: "white", flagged: null };
    this.since = Date.now();
  }

  /** @param {string} by @param {any} act */
  act(by, act) {
    const result = { seq: ++this.seq, rulings: [], refusals: [], questions: [] };
    const take = this[`on_${act.act}`];
    if (take) take.call(this, by, act, result);
    for (const push of this.listeners) push();
    return result;
  }

  on_touch(_, { squares }) {
    this.touched.push(...squares);
  }

  on_release(by, { from, to }) {
    const man = this.board.get(from);
    this.board.delete(from);
    this.board.set(to, man);
    this.lastMove = { from, to };
    if (man?.toLowerCase() === "p" && (to[1] === "8" || to[1] === "1")) {
      this.pending = { kind: "promotion", square: to };
    } else {
      this.made(by, from + to);
    }
  }

  on_exchange(by, { square, piece }) {
    const letter = piece === "knight" ? "n" : piece[0].toLowerCase();
    this.board.set(square, this.turn === "white" ? letter.toUpperCase() : letter);
    this.pending = null;
    this.made(by, `${this.lastMove.from}${square}=${letter}`);
  }

  on_move(by, { move }, result) {
    if (/^[a-h][1-8][a-h][1-8]$/.test(move))
      this.on_release(by, { from: move.slice(0, 2), to: move.slice(2) });
    else
      result.refusals.push({
        reason: "unreadable",
        text: `“${move}” is no move here.`,
        cites: [cite("C.1")],
      });
  }

  on_remove(_, { square }) {
    this.board.delete(square);
  }

  on_press(by, _act, result) {
    if (this.pressDue !== by)
      return void result.refusals.push({
        reason: "not due",
        text: "There is nothing to press.",
        cites: [cite("6.2.1")],
      });
    this.read();
    this.pressDue = null;
    this.clocks.running = other(by);
    if (this.moves.length > 0) this.moves.at(-1).completed = true;
  }

  on_offer_draw(by) {
    this.offer = { by };
  }

  on_accept_draw() {
    this.end("1/2", "1/2", "agreement", "The game is drawn by agreement.");
  }

  on_resign(by) {
    const won = other(by);
    this.end(
      won === "white" ? "1" : "0",
      won === "black" ? "1" : "0",
      "resignation",
      `${won === "white" ? "White" : "Black"} wins: the opponent resigned.`,
    );
  }

  on_claim(by, { intended }) {
    this.notes.push({
      seq: this.seq,
      ply: this.moves.length,
      kind: "ruling",
      seat: by,
      text: `The claim on ${intended} is not correct. The opponent has two more minutes.`,
      cites: [cite("9.5.3")],
      to: "all",
    });
  }

  on_answer() {
    this.extra.questions = [];
  }

  end(white, black, ground, text) {
    this.read();
    this.clocks.running = null;
    this.outcome = { white, black, ground, text, cites: [cite("5.1.2")], unplayed: false };
  }

  made(by, san) {
    this.touched = [];
    this.pressDue = by;
    this.turn = other(by);
    this.moves.push({
      ply: this.moves.length + 1,
      side: by,
      san,
      uci: san.slice(0, 4),
      completed: false,
      clock_ms: null,
      legal: true,
    });
  }

  read() {
    const now = Date.now();
    if (this.clocks.running) this.clocks[`${this.clocks.running}_ms`] -= now - this.since;
    this.since = now;
  }

  /** @param {string} seat */
  view(seat) {
    this.read();
    const player = seat === "white" || seat === "black";
    const placement = gather(this.board);
    return {
      id: this.id,
      seq: this.seq,
      seat,
      devices: this.options.devices ?? "each",
      names: this.options.names ?? { white: "White", black: "Black" },
      edition: "2023",
      class: "standard",
      time_control: "90m+30s",
      press: "manual",
      flag: "called",
      touch: true,
      guard: "none",
      chess960: false,
      started: true,
      position: {
        fen: `${placement} ${this.turn[0]} - - 0 ${1 + Math.floor(this.moves.length / 2)}`,
        plies: this.moves.length,
        check: false,
      },
      placement,
      turn: this.turn,
      last_move: this.lastMove,
      clocks: { ...this.clocks, now_ms: this.since % 1e9 },
      hand: {
        touched: this.touched,
        from: null,
        to: null,
        pending: this.pending?.kind ?? null,
        promotion_square: this.pending?.square ?? null,
        made: this.pressDue !== null,
        press_due: this.pressDue,
      },
      obligations: this.touched.map((square) => ({
        side: this.turn,
        kind: "must_move",
        square,
        move: null,
        moves: [],
        text: `You touched the man on ${square}. It must move.`,
        cites: [cite("4.3.1")],
      })),
      moves: this.moves,
      scoresheets:
        seat === "spectator"
          ? {}
          : { white: this.moves.map((m) => m.san), black: this.moves.map((m) => m.san) },
      actions: player ? this.verbs(seat) : seat === "arbiter" ? ARBITER : [],
      claims: player ? CLAIMS : [],
      offer: this.offer,
      notes: this.notes.filter((n) => n.to === "all" || n.to === seat || seat === "arbiter"),
      questions: [],
      awaiting_arbiter: false,
      private: seat === "arbiter" ? { illegal_ply: null, flag_down: null, notices: [] } : null,
      outcome: this.outcome,
      illegal_moves: { white: 0, black: 0 },
      announce: this.moves.length
        ? [`${this.moves.at(-1).side} plays ${this.moves.at(-1).san}.`]
        : [],
      ...this.extra,
      ...(player ? this.extra.player : {}),
      ...(seat === "arbiter" ? this.extra.arbiter : {}),
    };
  }

  verbs(seat) {
    const open = this.outcome === null;
    const offered = open && this.offer?.by === other(seat);
    return [
      verb("accept_draw", "Accept the draw", offered, "No offer stands.", "9.1.2"),
      verb("decline_draw", "Decline", offered, "No offer stands.", "9.1.2"),
      verb("offer_draw", "Offer a draw", open && !offered, "An offer stands.", "9.1.2"),
      verb("claim", "Claim …", open, null, "9.2"),
      verb("write", "Write …", open, null, "8.1"),
      verb(
        "adjust",
        "Adjust",
        open && this.turn === seat,
        "Only the player having the move adjusts.",
        "4.2.1",
      ),
      verb("stop_clocks", "Stop the clocks …", open, null, "6.11.2"),
      verb("request", "Ask the arbiter …", open, null, "11.9"),
      verb("press", "Press", this.pressDue === seat, "You have not moved.", "6.2.1"),
      verb("resign", "Resign …", open, null, "5.1.2"),
    ];
  }
}

const cite = (article) => ({
  clause: `R${article}`,
  article,
  edition: "2023",
  href: `/laws/R${article}?edition=2023`,
});
const verb = (act, label, available, reason, article) => ({
  act,
  label,
  available,
  reason: available ? null : reason,
  cites: available ? [] : [cite(article)],
});

const ARBITER = [
  ["observe", "Observe …"],
  ["start", "Start a clock …"],
  ["stop", "Stop the clocks"],
  ["set_clock", "Set the clocks …"],
  ["restore", "Restore a position …"],
  ["penalise", "Penalise …"],
  ["declare", "Declare a result …"],
].map(([act, label]) => verb(act, label, true, null, "12"));

const CLAIMS = [
  {
    ground: "repetition",
    label: "The same position for the third time",
    needs_move: "optional",
    available: true,
    reason: null,
    cites: [cite("9.2")],
  },
  {
    ground: "fifty",
    label: "Fifty moves without a capture or a pawn move",
    needs_move: true,
    available: true,
    reason: null,
    cites: [cite("9.3")],
  },
  {
    ground: "illegal_move",
    label: "An illegal move",
    needs_move: false,
    available: true,
    reason: null,
    cites: [cite("7.5")],
  },
  {
    ground: "flag",
    label: "The opponent's flag has fallen",
    needs_move: false,
    available: true,
    reason: null,
    cites: [cite("6.8")],
  },
  {
    ground: "quickplay",
    label: "The opponent makes no effort to win",
    needs_move: false,
    available: false,
    reason: "Guidelines III are not in force for this game.",
    cites: [cite("III.4")],
  },
];

function spread(placement) {
  const men = new Map();
  placement.split("/").forEach((row, y) => {
    let x = 0;
    for (const sign of row) {
      if (/\d/.test(sign)) x += Number(sign);
      else men.set(`${"abcdefgh"[x++]}${8 - y}`, sign);
    }
  });
  return men;
}

function gather(men) {
  return [8, 7, 6, 5, 4, 3, 2, 1]
    .map((rank) =>
      [..."abcdefgh"]
        .map((file) => men.get(file + rank) ?? "1")
        .join("")
        .replace(/1+/g, (ones) => String(ones.length)),
    )
    .join("/");
}
