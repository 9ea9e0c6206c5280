// What this browser keeps: the key of a seat, and the games it knows. Nothing else leaves a trace.

/** @import {Known} from "./types" */

const GAMES = "flagfall:games";
const MOST = 60;

/**
 * The key of the seat: from the address, once, else as this window or this browser kept it.
 * The address is cleared, so that the key is not copied along with it.
 * @param {string} id @returns {string|null}
 */
export function seatKey(id) {
  const slot = `flagfall:${id}`;
  const given = new URLSearchParams(location.hash.slice(1)).get("t");
  if (given) {
    localStorage.setItem(slot, given);
    sessionStorage.setItem(slot, given);
    history.replaceState(null, "", location.pathname);
  }
  return sessionStorage.getItem(slot) ?? localStorage.getItem(slot);
}

/** @returns {Known[]} newest first */
export function knownGames() {
  try {
    const kept = JSON.parse(localStorage.getItem(GAMES) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps a game in mind; what was known of it stays. @param {Known} game */
export function remember(game) {
  const games = knownGames();
  const known = games.find((one) => one.id === game.id);
  const rest = games.filter((one) => one.id !== game.id);
  const kept = { ...known, ...game, created: known?.created ?? game.created };
  localStorage.setItem(GAMES, JSON.stringify([kept, ...rest].slice(0, MOST)));
}

/** @param {string} id */
export function forget(id) {
  localStorage.setItem(GAMES, JSON.stringify(knownGames().filter((one) => one.id !== id)));
  localStorage.removeItem(`flagfall:${id}`);
}

/** @param {string} name @param {string} otherwise */
export function setting(name, otherwise) {
  return localStorage.getItem(`flagfall:${name}`) ?? otherwise;
}

/** @param {string} name @param {string} value */
export function keep(name, value) {
  localStorage.setItem(`flagfall:${name}`, value);
}
