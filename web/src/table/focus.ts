/** Where the keyboard goes on when what had the focus is gone. */

const FRAMES = 120; // to wait for a part that has to come first

/** To the main part of the page, unless something has the focus still, or again. */
export function keepFocus(frames = FRAMES): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const main = document.getElementById('main');
    if (main) main.focus({ preventScroll: true });
    else if (frames) keepFocus(frames - 1);
  });
}
