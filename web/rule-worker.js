// Replaying without a line: what the page is made of is kept, the module too, and fresh where it
// can be had.

const RULE_KEPT = "flagfall-rule-1";
const RULE_PAGE = "/rule";
/** The server says what the page is made of. */
const RULE_PARTS = "/rule-parts.json";

self.addEventListener("install", (/** @type {any} */ event) => {
  const kept = Promise.all([caches.open(RULE_KEPT), fetch(RULE_PARTS).then((answer) => answer.json())]);
  event.waitUntil(
    kept
      .then(([cache, parts]) => cache.addAll(parts))
      .then(() => Reflect.get(self, "skipWaiting").call(self)),
  );
});

self.addEventListener("activate", (/** @type {any} */ event) => {
  const isOld = (/** @type {string} */ name) => name.startsWith("flagfall-rule-") && name !== RULE_KEPT;
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => Reflect.get(self, "clients").claim()));
});

self.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname, origin, search } = new URL(event.request.url);
  const isPage = event.request.mode === "navigate";
  if (event.request.method !== "GET" || origin !== location.origin) return;
  const isPart = pathname.startsWith("/assets/") || pathname.startsWith("/module/");
  if (!isPage && !isPart) return;
  const kept = () => caches.match(isPage ? RULE_PAGE : event.request, { ignoreSearch: true });
  event.respondWith(
    fetch(event.request)
      .then(async (response) => {
        if (response.ok && (!isPage || (pathname === RULE_PAGE && search === ""))) {
          const copy = response.clone();
          const cache = await caches.open(RULE_KEPT);
          await cache.put(isPage ? RULE_PAGE : pathname, copy);
        }
        return response;
      })
      .catch(async () => (await kept()) ?? Response.error()),
  );
});
