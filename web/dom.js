// A few words for building pages by hand.

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element with properties and children. Keys that start with "on" are listeners; "class"
 * and names with a dash are attributes; the rest are properties where the element has them.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Record<string, unknown>} [props] @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on") && typeof value === "function") {
      element.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    } else if (key === "class" || key.includes("-") || !(key in element)) {
      element.setAttribute(key, value === true ? "" : String(value));
    } else {
      Reflect.set(element, key, value);
    }
  }
  element.append(...kept(children));
  return element;
}

/** @param {(Child | Child[])[]} children @returns {(Node | string)[]} */
function kept(children) {
  return children
    .flat()
    .flatMap((child) =>
      child === null || child === undefined || child === false
        ? []
        : [child instanceof Node ? child : String(child)],
    );
}

/**
 * The element of that id; it is in the page, or the page is broken.
 * @template {typeof HTMLElement} T
 * @param {string} id @param {T} [kind]
 * @returns {InstanceType<T>}
 */
export function byId(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof (kind ?? HTMLElement))) throw new Error(`no element #${id}`);
  return /** @type {InstanceType<T>} */ (element);
}

/** @param {Element} element @param {...(Child | Child[])} children */
export function fill(element, ...children) {
  element.replaceChildren(...kept(children));
}

/** @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/**
 * Fills an element anew only if what it shows has changed; the control that had the focus
 * gets it back, found by its data-key.
 * @param {HTMLElement} element @param {unknown} state @param {() => (Child | Child[])[]} build
 */
export function refill(element, state, build) {
  const text = JSON.stringify(state);
  if (shown.get(element) === text) return;
  shown.set(element, text);
  const focused = element.contains(document.activeElement)
    ? document.activeElement?.getAttribute("data-key")
    : null;
  fill(element, ...build());
  if (focused) {
    const again = [...element.querySelectorAll("[data-key]")].find(
      (one) => one.getAttribute("data-key") === focused,
    );
    (again instanceof HTMLElement ? again : element).focus();
  }
}

/** Whether keys typed now belong to the element that has the focus. @param {EventTarget|null} at */
export function isTyping(at) {
  return at instanceof HTMLInputElement
    ? !["radio", "checkbox", "button"].includes(at.type)
    : at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement;
}

/** Copies text, also where the page is not served securely. @param {string} text */
export async function copy(text) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const area = h("textarea", { value: text, class: "sr" });
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}

/** A key nobody else will make, also where the page is not served securely. */
export function freshKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
