// The clock without a line: what the page is made of is kept, and fresh where it can be had.

const NAME = "flagfall-clock-1";
const PAGE = "/clock";
const PARTS = [
  PAGE,
  "/clock.webmanifest",
  ...[
    "api.js",
    "app.css",
    "clock-arbiter.js",
    "clock-core.js",
    "clock-face.js",
    "clock-keys.js",
    "clock-link.js",
    "clock-log.js",
    "clock-page.css",
    "clock-page.js",
    "clock-setup.js",
    "clock.js",
    "dom.js",
    "game-words.js",
    "icon.svg",
    "men.js",
    "sound.js",
    "squares.js",
    "store.js",
    "stream.js",
    "theme.js",
    "time.js",
  ].map((name) => `/assets/${name}`),
];

self.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(PARTS))
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
  if (!isPage && !PARTS.includes(pathname)) return;
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
