// Light or dark, before the first paint: a classic script, so that nothing flashes.
{
  const root = document.documentElement;
  const key = "flagfall:theme";
  const kept = localStorage.getItem(key);
  if (kept === "light" || kept === "dark") root.dataset.theme = kept;
  document.addEventListener("DOMContentLoaded", () => {
    document.getElementById("theme")?.addEventListener("click", () => {
      const dark = root.dataset.theme
        ? root.dataset.theme === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = dark ? "light" : "dark";
      localStorage.setItem(key, root.dataset.theme);
    });
  });
}
