// Play with a blind player: what is announced of a move, and what the opponent repeats.

import { announcement, moveSaid } from "./speak.js";
import { read } from "./squares.js";

/** @import {Side, View} from "./types" */

/** Whether moves are announced and repeated in this game. @param {View} view */
export const isAnnounced = (view) => (view.blind ?? []).length > 0;

/**
 * What there is to announce of the move in hand, or of the last one, in the form that the rules
 * suggest; empty where nothing has been moved.
 * @param {View} view
 */
export function announcementOf({ hand: { from, to, made }, placement, position, moves }) {
  const man = to && read(placement).get(to);
  if (from && to && man && !made) return announcement(man, from, to, read(position.fen).has(to));
  const last = moves.at(-1);
  return last ? moveSaid(last.san, "phonetic") : "";
}

/**
 * What a player repeats aloud of his opponent's last move; empty where there is none.
 * @param {View} view @param {Side} own
 */
export function repeatedBy({ moves }, own) {
  const last = moves.at(-1);
  return last && last.side !== own ? moveSaid(last.san, "phonetic") : "";
}
