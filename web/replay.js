// A case played on a board, act by act: the acts stand in the page.

import { byId } from "./dom.js";
import { Player } from "./player.js";

const player = new Player(byId("case-board"));
player.take([...byId("acts").children], JSON.parse(byId("boards").textContent ?? "[]"));
