// The page read aloud by the browser's own voices, where the reader wants it.

import { setting } from "./store.js";
import { lang } from "./words.js";

/** Whether this browser can speak. */
export const canSpeak = () => "speechSynthesis" in globalThis;

export const isVoiceOn = () => canSpeak() && setting("voice", "off") === "on";

/** The voices of a language, those of this device first. @param {string} tag */
export function voices(tag) {
  if (!canSpeak()) return [];
  const all = speechSynthesis.getVoices().filter((voice) => voice.lang.startsWith(tag));
  return all.sort((a, b) => Number(b.localService) - Number(a.localService));
}

/**
 * Says a text after what is being said, or at once instead of it.
 * @param {string} text @param {boolean} [atOnce]
 */
export function speak(text, atOnce = false) {
  if (!isVoiceOn() || !text) return;
  if (atOnce) speechSynthesis.cancel();
  const tag = setting("announce", "written") === "phonetic" ? "de" : lang;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = tag;
  words.rate = Number(setting("voice-rate", "1")) || 1;
  const named = setting("voice-name", "");
  const found = voices(tag).find(({ name }) => name === named) ?? voices(tag)[0];
  if (found) words.voice = found;
  speechSynthesis.speak(words);
}
