// The module in Node: what it answers, and that what cannot be read throws and says where.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const folder = process.env.FLAGFALL_MODULE;
assert.ok(folder, "FLAGFALL_MODULE names the folder that `cargo xtask wasm` wrote");
const it = await import(pathToFileURL(`${folder}/flagfall-node.js`).href);
const { PgnGame, Position, Referee, readPgn, rule, ruleCases } = it;

const cases = new URL("../../../cases/", import.meta.url);

test("legal moves are those of the Laws", () => {
  const table = [
    [undefined, 4, 197281],
    ["r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97862],
    ["8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674624],
    ["rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62379],
  ];
  for (const [fen, depth, count] of table) {
    const position = new Position(fen);
    assert.equal(position.perft(depth), count, position.fen);
    assert.equal(position.moves().length, position.perft(1));
    assert.equal(position.sanMoves().length, position.perft(1));
  }
  assert.deepEqual(new Position().moves("g1").sort(), ["g1f3", "g1h3"]);
  assert.deepEqual(new Position("7k/8/8/8/8/8/8/K7 w - - 0 1").sanMoves("h8"), []);
});

test("a position is asked and played from", () => {
  const mate = ["f3", "e5", "g2g4", "Qh4#"].reduce((now, mv) => now.play(mv), new Position());
  assert.ok(mate.isCheckmate && mate.isCheck && !mate.isStalemate);
  assert.equal(mate.turn, "white");
  assert.equal(mate.fen, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
  assert.equal(mate.pieceAt("h4"), "q");
  assert.equal(mate.pieceAt("e4"), undefined);
  assert.equal(Position.chess960(518).fen, new Position().fen);
  assert.equal(new Position().uci("Nf3"), "g1f3");
});

test("notation has languages and styles", () => {
  const start = new Position();
  assert.equal(start.writeMove("Nf3", undefined, "de"), "Sf3");
  assert.equal(start.writeMove("g1f3", "figurine"), "♘f3");
  assert.equal(start.writeMove("g1f3", "long"), "Ng1-f3");
  assert.equal(start.readMove("Sf3", "de"), "g1f3");
  assert.equal(start.readMove("Кf3", "ru"), "g1f3");
  assert.ok(it.languages().length > 30);
});

test("PGN is read with the place of every fault", () => {
  const text = '[White "Anna"]\n\n1. e4 {[%clk 1:30:00]} e5 (1... c5 2. Nf3) 2. Nf3 1-0\n\n1. e4 e5 2. Ke3 *';
  const [first, second] = readPgn(text);
  assert.ok(first instanceof PgnGame);
  assert.deepEqual(first.moves(), ["e4", "e5", "Nf3"]);
  assert.deepEqual(first.uci(), ["e2e4", "e7e5", "g1f3"]);
  assert.deepEqual([first.tag("White"), first.tag("Black"), first.result], ["Anna", undefined, "1-0"]);
  assert.deepEqual(first.tags, { White: "Anna" });
  assert.equal(first.end.turn, "black");
  assert.match(first.export(), /1\. e4 .*\(1\.\.\. c5/s);
  const [fault] = second.faults();
  assert.deepEqual([fault.kind, fault.line, fault.column], ["illegal_move", 5, 13]);
  assert.equal(second.plies, 2);
  assert.deepEqual(readPgn(""), []);
});

test("who can still mate is told with its moves", () => {
  const corner = new Position("8/8/8/8/8/5k2/7p/5N1K b - - 0 1");
  const won = corner.winnable("white");
  assert.equal(won.verdict, "winnable");
  const end = won.line.reduce((now, mv) => now.play(mv), corner);
  assert.ok(end.isCheckmate && end.turn === "black");
  assert.equal(won.sanLine.length, won.line.length);
  assert.equal(new Position("8/8/8/8/8/5k2/8/5N1K b - - 0 1").winnable("white").verdict, "unwinnable");
  assert.equal(new Position("8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - - 0 50").isDead(), true);
});

const GAME = {
  edition: "2009",
  regulations: { time_control: "40/120m:60m" },
  acts: [
    { at_ms: 0, by: "white", act: "release", from: "e2", to: "e3" },
    { at_ms: 900, by: "white", act: "release", from: "e3", to: "e4" },
    { at_ms: 2000, by: "white", act: "press" },
    { at_ms: 3000, by: "black", act: "claim", ground: "touch_move" },
  ],
};

test("the referee rules under the edition, with its article", () => {
  const articles = (result) => result.rulings.flatMap((one) => one.cites.map((cite) => cite.article));
  assert.deepEqual(articles(rule(GAME)), ["4.6"]);
  assert.deepEqual(articles(rule(JSON.stringify(GAME), "2023")), ["4.7"]);
  assert.match(rule(GAME, undefined, "fr").rulings[0].text, /Blancs/);
});

test("act by act it says the same", () => {
  const { acts, ...header } = GAME;
  const referee = new Referee(header);
  const came = acts.map((act) => referee.act(act));
  assert.equal(came[2].rulings.length, 0);
  assert.equal(came[3].rulings[0].act, 3);
  assert.deepEqual(referee.result(), rule(GAME));
  assert.deepEqual(rule(referee.file()), rule(GAME));
  assert.equal(referee.isOver, false);
  assert.equal(referee.position.turn, "white");
  assert.throws(() => referee.act({ by: "white", act: "fly" }), /fly/);
  assert.deepEqual(referee.result(), rule(GAME), "nothing has happened");
});

test("a case and a game are replayed act by act", () => {
  const { replayed } = it;
  const file = readFileSync(new URL("drawn_game/claim_made.md", cases), "utf8");
  const ruled = replayed(file, "2009", undefined, 4);
  assert.deepEqual([ruled.kind, ruled.number, ruled.edition, ruled.agrees], ["case", 4, "2009", true]);
  assert.ok(ruled.cases.length >= 4 && ruled.cases[3].title === ruled.title);
  const last = ruled.steps.at(-1);
  assert.match(last.came.rulings[0].text, /White gets 3:00 more/);
  assert.ok(last.came.rulings[0].cites.some((cite) => cite.article === "9.5b"));
  assert.match(last.after.placement, /^[1-8a-zA-Z/]+$/);
  assert.equal(ruled.steps[0].number, 0);
  assert.match(replayed(file, "2009", "fr", 4).steps.at(-1).came.rulings[0].text, /Les Blancs/);
  const game = replayed(JSON.stringify(GAME));
  const { rulings, refusals, questions } = rule(GAME);
  assert.deepEqual(game.steps.at(-1).came, { rulings, refusals, questions });
  assert.equal(game.steps.at(-1).after.clocks.white_ms, rule(GAME).clocks.white_ms);
  assert.throws(() => replayed("# Nothing"), /line 1/);
  assert.throws(() => replayed(file, "2009", "en", 99), /1 to/);
  assert.throws(() => replayed(JSON.stringify({ ...GAME, moves: "1. e5" })), /e5/);
});

test("the casebook is borne out", () => {
  let count = 0;
  for (const file of readdirSync(cases, { recursive: true })) {
    if (!file.endsWith(".md")) continue;
    const text = readFileSync(new URL(file, cases), "utf8");
    if (!text.includes("```case")) continue;
    for (const one of ruleCases(text)) {
      count += 1;
      assert.equal(one.agrees, true, `${file}: ${one.title}, ${one.edition}: ${one.ruling}`);
    }
  }
  assert.ok(count > 1000, `${count} cases and editions`);
});

test("laws, editions and time controls are told", () => {
  assert.equal(it.editions().length, 9);
  assert.ok(it.laws("2023").some((clause) => clause.article === "9.2.1"));
  assert.equal(it.timeControl("90m+30s").class["2023"], "standard");
  assert.equal(it.timeControl("3m+2s").class["2023"], "blitz");
});

test("what cannot be read throws and says where", () => {
  const start = new Position();
  const table = [
    [() => new Position("8/8/8/8/8/8/8/8 w - - 0 1"), /king/i],
    [() => new Position("nonsense"), /./],
    [() => start.play("e5"), /e5/],
    [() => start.play(""), /./],
    [() => start.pieceAt("z9"), /z9/],
    [() => start.perft(9), /0 to 8/],
    [() => start.winnable("green"), /white or black/],
    [() => start.writeMove("e4", "loud"), /pgn/],
    [() => start.readMove("e4", "tlh"), /tlh/],
    [() => rule("{"), /line 1/],
    [() => rule({ edition: "1812" }), /edition/],
    [() => rule({ edition: "2023", acts: [{ by: "white", act: "fly" }] }), /acts\[0\]/],
    [() => rule(undefined), /./],
    [() => it.timeControl("soon"), /./],
    [() => Position.chess960(960), /0 to 959/],
  ];
  for (const [act, says] of table) {
    assert.throws(act, (error) => error instanceof Error && says.test(error.message), `${act}`);
  }
  const deep = "(".repeat(100_000);
  assert.doesNotThrow(() => readPgn(`1. e4 ${deep} *`).map((game) => [game.moves(), game.export()]));
});

test("on a page English is there, and the rest is loaded", async () => {
  // Another copy of the script, as a page has it before anything is loaded.
  const page = await import(`${pathToFileURL(`${folder}/flagfall.js`).href}?page`);
  page.initSync({ module: readFileSync(`${folder}/flagfall_bg.wasm`) });
  assert.deepEqual(page.rule(GAME), rule(GAME));
  assert.equal(page.editionTitle("2023"), it.editionTitle("2023"));
  const beside = (lang) => readFileSync(`${folder}/flagfall-${lang}.ftl`, "utf8");
  for (const lang of ["en", "fr"]) {
    assert.throws(() => page.laws("2023", lang), /not loaded.*flagfall-(en|fr)\.ftl.*addLanguage/s);
  }
  assert.throws(() => page.rule(GAME, undefined, "fr"), /`fr` is not loaded/);
  assert.throws(() => page.addLanguage("fr", "hello = Bonjour"), /not the text of `fr`/);
  assert.throws(() => page.addLanguage("fr", beside("en")), /not the text of `fr`/);
  assert.throws(() => page.addLanguage("de", ""), /one of: en fr/);
  for (const lang of ["en", "fr"]) {
    page.addLanguage(lang, beside(lang));
    page.addLanguage(lang, beside(lang));
    assert.deepEqual(page.laws("2023", lang), it.laws("2023", lang));
    assert.deepEqual(page.rule(GAME, undefined, lang), rule(GAME, undefined, lang));
  }
  for (const edition of it.editions()) {
    for (const clause of page.laws(edition)) {
      assert.ok(clause.title !== "" && clause.says !== "", `${clause.id}, ${edition}`);
    }
  }
  assert.ok(!it.laws("2023").some(({ says }, at) => says === it.laws("2023", "fr")[at].says));
});

test("the light module says the same, and has no referee", async () => {
  const light = await import(pathToFileURL(`${folder}/flagfall-light-node.js`).href);
  const whole = Object.keys(it).filter((name) => !(name in light));
  assert.deepEqual(whole.sort(), ["Referee", "regulations", "replayed", "rule", "ruleCases"]);
  const fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
  assert.equal(new light.Position(fen).perft(3), 97_862);
  assert.deepEqual(new light.Position(fen).sanMoves(), new Position(fen).sanMoves());
  const pgn = "1. e4 e5 2. Nf3 {[%clk 0:01:00]} Nc6 3. Bb5 a6 1/2-1/2 1. d4 d6 2. Bh7 *";
  const read = ({ readPgn }) => readPgn(pgn).map((game) => [game.uci(), game.export()]);
  assert.deepEqual(read(light), read(it));
  const blocked = "8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - - 0 50";
  assert.equal(new light.Position(blocked).isDead(), true);
  for (const edition of it.editions()) {
    assert.deepEqual(light.laws(edition, "fr"), it.laws(edition, "fr"));
  }
});
