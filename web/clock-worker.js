// The clock without a line: what the page is made of is kept, and fresh where it can be had.

const NAME = "flagfall-clock-2";
const PAGE = "/clock";
/** The server says what the page is made of. */
const PARTS = "/clock-parts.json";

self.addEventListener("install", (/** @type {any} */ event) => {
  const kept = Promise.all([caches.open(NAME), fetch(PARTS).then((answer) => answer.json())]);
  event.waitUntil(
    kept
      .then(([cache, parts]) => cache.addAll(parts))
      .then(() => Reflect.get(self, "skipWaiting").call(self)),
  );
});

self.addEventListener("activate", (/** @type {any} */ event) => {
  const isOld = (/** @type {string} */ name) => name.startsWith("flagfall-clock-") && name !== NAME;
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => Reflect.get(self, "clients").claim()));
});

self.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  const isPage = event.request.mode === "navigate";
  if (event.request.method !== "GET" || origin !== location.origin) return;
  const isPart = pathname.startsWith("/assets/") || pathname === "/clock.webmanifest";
  if (!isPage && !isPart) return;
  const kept = () => caches.match(isPage ? PAGE : event.request, { ignoreSearch: true });
  event.respondWith(
    fetch(event.request)
      .then(async (response) => {
        if (response.ok && (!isPage || pathname === PAGE)) {
          const copy = response.clone();
          const cache = await caches.open(NAME);
          await cache.put(isPage ? PAGE : pathname, copy);
        }
        return response;
      })
      .catch(async () => (await kept()) ?? Response.error()),
  );
});
