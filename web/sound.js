// Wood on wood, the press, a soft bell for a call: made on the spot, no recordings.

import { keep, setting } from "./store.js";

/** @type {readonly ["move", "press", "bell"]} */
export const SOUNDS = ["move", "press", "bell"];

/** @typedef {typeof SOUNDS[number]} Sound */

/** @type {AudioContext|null} */
let context = null;

addEventListener("pointerdown", wake, { once: true });
addEventListener("keydown", wake, { once: true });

function wake() {
  context ??= new AudioContext();
}

/** @param {Sound} sound @param {boolean} spectator */
export const isOn = (sound, spectator) =>
  setting(`sound-${sound}`, spectator ? "off" : "on") === "on";

/** @param {Sound} sound @param {boolean} on */
export const turn = (sound, on) => keep(`sound-${sound}`, on ? "on" : "off");

/** @param {Sound} sound @param {boolean} spectator */
export function play(sound, spectator) {
  if (!context || !isOn(sound, spectator)) return;
  if (sound === "bell") {
    tone(context, 880, 0.05, 1.1);
    tone(context, 1318.5, 0.025, 0.8);
  } else if (sound === "press") {
    knock(context, 900, 0.16, 0.035);
  } else {
    knock(context, 420, 0.3, 0.07);
    knock(context, 1400, 0.08, 0.02);
  }
}

/**
 * @param {AudioContext} at
 * @param {number} pitch in hertz
 * @param {number} loud
 * @param {number} seconds
 */
function tone(at, pitch, loud, seconds) {
  const source = at.createOscillator();
  source.frequency.value = pitch;
  source.connect(fading(at, loud, seconds));
  source.start();
  source.stop(at.currentTime + seconds);
}

/**
 * A short burst of noise through a narrow door.
 * @param {AudioContext} at
 * @param {number} pitch
 * @param {number} loud
 * @param {number} seconds
 */
function knock(at, pitch, loud, seconds) {
  const length = Math.ceil(at.sampleRate * seconds);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  const door = at.createBiquadFilter();
  door.type = "bandpass";
  door.frequency.value = pitch;
  door.Q.value = 2.5;
  const source = at.createBufferSource();
  source.buffer = buffer;
  source.connect(door).connect(fading(at, loud, seconds));
  source.start();
}

/** @param {AudioContext} at @param {number} loud @param {number} seconds */
function fading(at, loud, seconds) {
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, at.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + seconds);
  gain.connect(at.destination);
  return gain;
}
