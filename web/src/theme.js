// Runs before the first paint, so that the page never flashes in the other theme.
// `settings.svelte.ts` writes what is read here.
(function () {
  try {
    var kept = JSON.parse(localStorage.getItem('serai') || '{}');
    var root = document.documentElement;
    if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme;
    if (kept.size === 'large' || kept.size === 'larger') root.dataset.size = kept.size;
    if (kept.motion === false) root.dataset.motion = 'off';
  } catch {
    // Storage may be forbidden: the theme of the system it is.
  }
})();
