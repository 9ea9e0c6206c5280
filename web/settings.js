// What is the player's own at his board: its size and colours, sounds, how moves are spoken, and
// who acts here. All of it stays in this browser.

import { byId, h } from "./dom.js";
import { tell } from "./forms.js";
import { SOUNDS, isOn, play, turn } from "./sound.js";
import { STYLES, chosen } from "./speak.js";
import { keep, setting } from "./store.js";
import { canSpeak, speak, voices } from "./voice.js";
import { lang, phrase } from "./words.js";

/** @import {Child} from "./dom.js" */
/** @import {View} from "./types" */

/** @type {[string, string][]} */
const BOARDS = [
  ["paper", phrase("script-board-paper")],
  ["wood", phrase("script-board-wood")],
  ["blue", phrase("script-board-blue")],
  ["stark", phrase("script-board-stark")],
];

/** @type {Record<typeof STYLES[number], string>} */
const SPOKEN = {
  written: phrase("script-spoken-written"),
  plain: phrase("script-spoken-plain"),
  phonetic: phrase("script-spoken-phonetic"),
  braille: phrase("script-spoken-braille"),
};

/** @type {Record<typeof SOUNDS[number], string>} */
const HEARD = {
  move: phrase("script-sound-move"),
  press: phrase("script-sound-press"),
  bell: phrase("script-sound-bell"),
};

/** Whether the two minutes are called. */
export const callsTwoMinutes = () => setting("two-minutes", "on") === "on";

/** Whether one device lies between the players, the far side turned. @param {View} view */
export const isBetween = (view) =>
  view.devices === "one" && view.seat !== "arbiter" && view.seat !== "spectator" &&
  setting("between", "on") === "on";

/** Whether it is a player's assistant who sits here. @param {string} id */
export const isAssistant = (id) => setting(`assistant-${id}`, "off") === "on";

/** Puts the size and the colours of the board in force. */
export function apply() {
  const game = byId("game");
  game.style.setProperty("--scale", String(Number(setting("board-size", "100")) / 100));
  document.documentElement.dataset.board = setting("board-colors", "paper");
}

/**
 * @param {View} view @param {() => void} changed
 */
export function askSettings(view, changed) {
  const spectator = view.seat === "spectator";
  const done = () => {
    apply();
    changed();
  };
  tell(
    phrase("script-settings"),
    part(phrase("script-the-board"), size(done), choice("board-colors", "paper", BOARDS, done)),
    view.devices === "one" && part(phrase("script-one-device"), check("between", "on", phrase("script-between"), done)),
    part(phrase("script-sounds"), ...SOUNDS.map((sound) => soundBox(sound, spectator))),
    part(
      phrase("script-spoken"),
      choice("announce", chosen(), STYLES.map((style) => [style, SPOKEN[style]]), done),
      check("two-minutes", "on", phrase("script-call-two"), done),
    ),
    canSpeak() && part(phrase("script-voice"), ...voiceFields(done)),
    view.blind?.length > 0 && !spectator &&
      part(phrase("script-assistant"), check(`assistant-${view.id}`, "off", phrase("script-is-assistant"), done)),
  );
}

/** @param {string} title @param {...Child} fields */
function part(title, ...fields) {
  return h("fieldset", { class: "settings" }, h("legend", {}, title), ...fields);
}

/** @param {() => void} done */
function size(done) {
  return h(
    "label",
    { class: "field" },
    h("span", {}, phrase("script-board-size")),
    h("input", {
      type: "range",
      min: 50,
      max: 100,
      step: 5,
      value: setting("board-size", "100"),
      oninput: (/** @type {Event} */ { target }) => {
        keep("board-size", /** @type {HTMLInputElement} */ (target).value);
        done();
      },
    }),
  );
}

/**
 * @param {string} name @param {string} now
 * @param {[string, string][]} options @param {() => void} done
 */
function choice(name, now, options, done) {
  const kept = setting(name, now);
  return h(
    "div",
    { class: "options" },
    options.map(([value, label]) =>
      h(
        "label",
        {},
        h("input", {
          type: "radio",
          name,
          value,
          checked: value === kept,
          onchange: () => {
            keep(name, value);
            done();
          },
        }),
        h("span", {}, label),
      ),
    ),
  );
}

/** @param {string} name @param {string} otherwise @param {string} label @param {() => void} done */
function check(name, otherwise, label, done) {
  return box(label, setting(name, otherwise) === "on", (on) => {
    keep(name, on ? "on" : "off");
    done();
  });
}

/** @param {typeof SOUNDS[number]} sound @param {boolean} spectator */
const soundBox = (sound, spectator) =>
  box(HEARD[sound], isOn(sound, spectator), (on) => {
    turn(sound, on);
    play(sound, spectator);
  });

/** @param {string} label @param {boolean} checked @param {(on: boolean) => void} onTurn */
function box(label, checked, onTurn) {
  return h(
    "div",
    { class: "options" },
    h(
      "label",
      {},
      h("input", {
        type: "checkbox",
        checked,
        onchange: (/** @type {Event} */ { target }) =>
          onTurn(/** @type {HTMLInputElement} */ (target).checked),
      }),
      h("span", {}, label),
    ),
  );
}

/** @param {() => void} done */
function voiceFields(done) {
  const tag = chosen() === "phonetic" ? "de" : lang;
  const found = voices(tag);
  return [
    check("voice", "off", phrase("script-voice-on"), () => {
      done();
      speak(phrase("script-voice-sample"), true);
    }),
    found.length > 1 &&
      h(
        "label",
        { class: "field" },
        h("span", {}, phrase("script-voice-which")),
        h(
          "select",
          {
            onchange: (/** @type {Event} */ { target }) => {
              keep("voice-name", /** @type {HTMLSelectElement} */ (target).value);
              speak(phrase("script-voice-sample"), true);
            },
          },
          found.map(({ name }) =>
            h("option", { value: name, selected: name === setting("voice-name", "") }, name),
          ),
        ),
      ),
    h(
      "label",
      { class: "field" },
      h("span", {}, phrase("script-voice-rate")),
      h("input", {
        type: "range",
        min: 0.5,
        max: 3,
        step: 0.1,
        value: setting("voice-rate", "1"),
        onchange: (/** @type {Event} */ { target }) => {
          keep("voice-rate", /** @type {HTMLInputElement} */ (target).value);
          speak(phrase("script-voice-sample"), true);
        },
      }),
    ),
  ];
}
