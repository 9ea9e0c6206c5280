// Renders the server's templates as far as the tests need: blocks, loops, fields.

import { readFileSync } from "node:fs";

const FOLDER = new URL("../../crates/server/templates/", import.meta.url);
const read = (name) => readFileSync(new URL(name, FOLDER), "utf8").replace(/\{#[\s\S]*?#\}/g, "");

const SAID = messages("pages");
const EDITIONS = ["2023", "2018", "2017", "2014", "2009", "2009-draft", "2005", "2001", "1997"];
const PRESETS = [
  ["Classical, one period", "90m+30s", "standard"],
  ["Forty moves, then thirty minutes", "40/90m+30s:30m+30s", "standard"],
  ["Rapid", "15m+10s", "rapid"],
  ["Blitz", "3m+2s", "blitz"],
].map(([name, text, kind]) => ({ name, text, class: kind }));

/** @param {string} path @returns {string|null} */
export function render(path) {
  if (path === "/") {
    return page("home.html", {
      editions: EDITIONS.map((id) => ({ id, label: id, current: id === "2023" })),
      presets: PRESETS,
    });
  }
  const id = /^\/g\/([\w-]+)$/.exec(path)?.[1];
  if (id) return page("game.html", { id });
  return path === "/about" ? page("about.html", {}) : null;
}

function page(name, data) {
  const blocks = Object.fromEntries(
    [...read(name).matchAll(/\{% block (\w+) %\}([\s\S]*?)\{% endblock %\}/g)].map(
      ([, key, text]) => [key, text],
    ),
  );
  const frame = read("base.html").replace(
    /\{% block (\w+) %\}([\s\S]*?)\{% endblock %\}/g,
    (_, key, text) => blocks[key] ?? text,
  );
  return fill(frame, data);
}

function fill(text, data) {
  return text
    .replace(/\{% import [^%]*%\}/g, "")
    .replace(
      /\{% call script::module\("([\w.-]+)"\) %\}\{% endcall %\}/g,
      (_, module) => `<script src="/assets/${module}" type="module"></script>`,
    )
    .replace(/\{% for other in words\.others\(\) %\}[\s\S]*?\{% endfor %\}/g, "")
    .replace(/\{% for (\w+) in (\w+) %\}([\s\S]*?)\{% endfor %\}/g, (_, one, many, body) =>
      data[many].map((item) => fill(body, { ...data, [one]: item })).join(""),
    )
    .replace(/\{% if ([\w.]+) %\}([\s\S]*?)\{% endif %\}/g, (_, key, body) =>
      look(key, data) ? body : "",
    )
    .replace(/\{\{ words\.say\("([\w-]+)"\)(?:\|safe)? \}\}/g, (_, key) => SAID[key])
    .replace(/\{% if let [\s\S]*?\{% endif %\}/g, "")
    .replace(/\{% if words\.is_begun\(\) %\}[\s\S]*?\{% endif %\}/g, "")
    .replace(/\{\{ words\.tag\(\)(?:\|upper)? \}\}/g, "en")
    .replace(/\{\{ words\.script\(\)\|safe \}\}/g, () => JSON.stringify(messages("script")))
    .replace(/\{\{ ([\w.]+) \}\}/g, (_, key) => String(look(key, data)));
}

/** The English messages of a file, without what is put into them. */
export function messages(name) {
  const file = new URL(`../../crates/words/locales/en/${name}.ftl`, import.meta.url);
  const entries = readFileSync(file, "utf8").matchAll(/^([\w-]+) =((?:.*)(?:\n +.*)*)/gm);
  return Object.fromEntries(
    [...entries].map(([, key, text]) => [
      key,
      text.trim().replace(/\s*\n\s*/g, " ").replace(/\{ \$(\w+) \}/g, "{$1}"),
    ]),
  );
}

const look = (key, data) => key.split(".").reduce((at, part) => at?.[part], data);
