// The clock without a line.

Reflect.get(self, "importScripts").call(self, "/assets/keep.js");
keep({
  name: "flagfall-clock-3",
  page: "/clock",
  parts: "/clock-parts.json",
  isPage: ({ pathname }) => pathname === "/clock",
  isPart: (pathname) => pathname.startsWith("/assets/") || pathname === "/clock.webmanifest",
});
