// A physical keyboard at the clock: a key for each player, the space bar for whoever's time
// runs. A key held down presses once.

import { isTyping } from "./dom.js";

const LEFT = ["ShiftLeft", "ControlLeft", "KeyA", "KeyQ", "ArrowLeft"];
const RIGHT = ["ShiftRight", "ControlRight", "KeyL", "KeyP", "ArrowRight", "NumpadEnter"];

/** So long something is held before it counts, in milliseconds. */
export const HOLD = 900;

/**
 * @param {object} hands
 * @param {(place: "left"|"right") => void} hands.press
 * @param {() => void} hands.either presses for the player whose clock runs
 * @param {() => void} hands.pause
 */
export function listen(hands) {
  addEventListener("keydown", (event) => {
    if (event.repeat || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const onButton = event.target instanceof HTMLButtonElement;
    if (LEFT.includes(event.code)) hands.press("left");
    else if (RIGHT.includes(event.code)) hands.press("right");
    else if (event.code === "Space" && !(onButton && !event.target.matches(".half")))
      hands.either();
    else if (event.code === "Pause" || event.code === "KeyS") hands.pause();
    else return;
    event.preventDefault();
  });
}

/**
 * What is done only when held, by finger or by key: nothing that a sleeve can do.
 * @param {HTMLElement} element @param {() => void} done
 */
export function onHold(element, done) {
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  const begin = () => {
    if (timer) return;
    element.classList.add("held");
    timer = setTimeout(() => {
      end();
      done();
    }, HOLD);
  };
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    element.classList.remove("held");
  };
  element.addEventListener("pointerdown", begin);
  for (const name of ["pointerup", "pointerleave", "pointercancel", "blur"])
    element.addEventListener(name, end);
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    begin();
  });
  element.addEventListener("keyup", end);
  element.addEventListener("contextmenu", (event) => event.preventDefault());
}
