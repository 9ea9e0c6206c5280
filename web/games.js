// The games this browser knows, on the first page.

import { byId, fill, h } from "./dom.js";
import { forget, knownGames } from "./store.js";
import { lang, phrase } from "./words.js";

/** @import {Known} from "./types" */

/** @type {((game: Known) => void)|undefined} */
let showLinksOf;

/**
 * Lists the games.
 * @param {(game: Known) => void} [onLinks] what shows the links of a game set up here
 */
export function showKnown(onLinks) {
  showLinksOf = onLinks ?? showLinksOf;
  const games = knownGames();
  byId("none-known").hidden = games.length > 0;
  fill(
    byId("games"),
    games.map((game) =>
      h(
        "li",
        {},
        h(
          "a",
          { href: `/g/${encodeURIComponent(game.id)}` },
          h("b", {}, `${game.white} – ${game.black}`),
          h("small", {}, game.terms),
        ),
        h(
          "time",
          {},
          new Date(game.created).toLocaleDateString(lang, { day: "numeric", month: "short" }),
        ),
        game.links &&
          h(
            "button",
            { type: "button", class: "quiet", onclick: () => showLinksOf?.(game) },
            phrase("script-links"),
          ),
        h(
          "button",
          {
            type: "button",
            class: "quiet",
            "aria-label": phrase("script-forget-game", { white: game.white, black: game.black }),
            onclick: () => {
              forget(game.id);
              showKnown();
            },
          },
          phrase("script-forget"),
        ),
      ),
    ),
  );
}
