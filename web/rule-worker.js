// Replaying without a line, the module with it.

Reflect.get(self, "importScripts").call(self, "/assets/keep.js");
keep({
  name: "flagfall-rule-2",
  page: "/rule",
  parts: "/rule-parts.json",
  // A page that was asked for a case holds that case.
  isPage: ({ pathname, search }) => pathname === "/rule" && search === "",
  isPart: (pathname) => pathname.startsWith("/assets/") || pathname.startsWith("/module/"),
});
