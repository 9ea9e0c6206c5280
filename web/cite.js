// Clauses as they are cited: "9.5b, 2009", linked to the page of the clause.

import { h } from "./dom.js";
import { phrase } from "./words.js";

/** @import {Cite} from "./types" */

/** @param {Cite} cite */
export function citation(cite) {
  const href = cite.href ?? `/laws/${cite.clause}?edition=${cite.edition}`;
  return h(
    "a",
    {
      class: "cite",
      href,
      target: "_blank",
      title: phrase("script-article", { article: cite.article, edition: cite.edition }),
    },
    `${cite.article}, ${cite.edition}`,
  );
}

/** @param {Cite[]|undefined} cites @returns {(Node|string)[]} */
export function citations(cites) {
  return (cites ?? []).flatMap((cite) => [" ", citation(cite)]);
}

/** A sentence and the clauses it rests on. @param {string} text @param {Cite[]|undefined} cites */
export function ruled(text, cites) {
  return h("span", { class: "ruled" }, text, citations(cites));
}
