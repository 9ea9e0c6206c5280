// What a page is made of, kept by its worker: the page works without a line, and has what is fresh
// where it can be had. A worker loads this before it says what it keeps.

/**
 * @typedef {object} Keeps
 * @property {string} name the cache: the page's name and a number, another whenever what is kept changes its kind
 * @property {string} page its address
 * @property {string} parts where the server says what it is made of
 * @property {(url: URL) => boolean} isPage whether what stands at an address is the page as it is kept
 * @property {(pathname: string) => boolean} isPart whether an address is one of its parts
 */

/** @param {Keeps} keeps */
function keep({ name, page, parts, isPage, isPart }) {
  self.addEventListener("install", (/** @type {any} */ event) => {
    const kept = Promise.all([caches.open(name), fetch(parts).then((answer) => answer.json())]);
    event.waitUntil(
      kept
        .then(([cache, all]) => cache.addAll(all))
        .then(() => Reflect.get(self, "skipWaiting").call(self)),
    );
  });

  self.addEventListener("activate", (/** @type {any} */ event) => {
    const kind = name.replace(/\d+$/, "");
    const isOld = (/** @type {string} */ it) => it.startsWith(kind) && it !== name;
    const old = caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((it) => caches.delete(it))));
    event.waitUntil(old.then(() => Reflect.get(self, "clients").claim()));
  });

  self.addEventListener("fetch", (/** @type {any} */ event) => {
    const url = new URL(event.request.url);
    const visits = event.request.mode === "navigate";
    if (event.request.method !== "GET" || url.origin !== location.origin) return;
    if (!visits && !isPart(url.pathname)) return;
    const kept = () => caches.match(visits ? page : event.request, { ignoreSearch: true });
    event.respondWith(
      fetch(event.request)
        .then(async (response) => {
          if (response.ok && (!visits || isPage(url))) {
            const copy = response.clone();
            const cache = await caches.open(name);
            await cache.put(visits ? page : url.pathname, copy);
          }
          return response;
        })
        .catch(async () => (await kept()) ?? Response.error()),
    );
  });
}
