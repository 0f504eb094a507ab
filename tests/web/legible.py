"""Whether all that is written on a page can be read: nothing is cut, no text lies over another.

The browser is asked where the letters are and what is painted over them. What covers a text on
purpose, as a drawer does with the board behind it, hides it: only what is seen is looked at.
"""

from __future__ import annotations

from collections.abc import Collection

from playwright.sync_api import Page

from tests.web.conftest import LONG

PARTS = 25 if LONG else 3  # of a long list that are looked at
A_MOMENT = 300  # milliseconds, in which what is on its way arrives

# What may be as it is, by its kind and a part of where it is; everything else is a mistake.
ON_PURPOSE = {
    ("cut", "button.since"): "one line of what the tray tells whole",
}

# Until everything stands where it belongs.
SETTLED = """async () => {
  await document.fonts.ready;
  for (let n = 0; n < 4; n++) await new Promise((done) => requestAnimationFrame(done));
}"""

# All texts of the page that are in the way of a reader: kind, text, where, and what is to know.
UNREADABLE = """(parts) => {
  const SLACK = 1.5; // pixels that nobody sees
  const HELD = 3.5; // times as high as its letters at most is a plate that holds them
  const WHOLE = 0.85; // of its size: numbers of a board that is seen whole outgrow their plates
  const MOVED = '.narrow .frame'; // the board of a phone, of which a part is seen
  const FIELD = 'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select';
  const ARROW = 14; // pixels of a field for choosing
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const page = document.documentElement;
  const pen = document.createElement('canvas').getContext('2d');
  const styles = new Map();
  const styleOf = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const isShown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const both = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isOut = (line, box, ways = 'xy') =>
    (ways.includes('x') && (line.left < box.left - SLACK || line.right > box.right + SLACK)) ||
    (ways.includes('y') && (line.top < box.top - SLACK || line.bottom > box.bottom + SLACK));

  // --- what is painted ---

  const alpha = (colour) => {
    if (colour === 'none') return 0;
    const found = /^rgba\\(.*, ([\\d.]+)\\)$|\\/ ([\\d.]+)\\)$/.exec(colour);
    return found ? Number(found[1] ?? found[2]) : 1;
  };
  const isSolid = (one) => {
    const { fill, fillOpacity, backgroundColor, backgroundImage, opacity } = styleOf(one);
    if (one.matches('svg, g, text, tspan')) return false;
    if (one.matches('use, image, img, canvas')) return opacity > 0.5;
    if (one instanceof SVGElement) return alpha(fill) * fillOpacity * opacity > 0.5;
    return alpha(backgroundColor) * opacity > 0.5 || backgroundImage !== 'none';
  };
  /** From what is on top to what a text stands on. */
  const at = (x, y) => document.elementsFromPoint(x, y);
  const isSeen = (one, x, y) =>
    at(x, y).find((other) => other === one || isSolid(other)) === one;

  // --- what cuts something off ---

  /** A box around a text and all that is around that, as far as it holds it. */
  function* around(one) {
    let free = false;
    for (; one && one !== page; one = one.parentElement) {
      const { position, transform, display } = styleOf(one);
      if (free && position === 'static' && transform === 'none') continue;
      if (display !== 'inline') yield one;
      if (position === 'fixed' || one.matches(':modal, :popover-open')) return;
      free = position === 'absolute';
    }
  }
  const flow = (one, way) => styleOf(one)[way === 'x' ? 'overflowX' : 'overflowY'];
  const rolls = (one, way) => /auto|scroll/.test(flow(one, way)) || one.matches(MOVED);
  const clips = (one, way) =>
    /hidden|clip/.test(flow(one, way)) || /paint|strict|content/.test(styleOf(one).contain);
  const insideOf = (one) => {
    const box = one.getBoundingClientRect();
    if (one instanceof SVGElement) return box;
    const [left, top] = [box.left + one.clientLeft, box.top + one.clientTop];
    return { left, top, right: left + one.clientWidth, bottom: top + one.clientHeight };
  };
  /** By what a line is cut; by nothing that it can be moved into. */
  const cutBy = (line, one) => {
    let ways = page.scrollHeight > innerHeight ? 'x' : 'xy';
    let fixed = 'xy';
    for (const other of around(one)) {
      fixed = [...fixed].filter((way) => !rolls(other, way)).join('');
      const here = [...fixed].filter((way) => clips(other, way)).join('');
      if (here && isOut(line, insideOf(other), here)) return other;
    }
    ways = [...fixed].filter((way) => ways.includes(way)).join('');
    return isOut(line, screen, ways) ? document.body : null;
  };

  // --- what is written ---

  const toWrite = (one) => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = styleOf(one);
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    return pen;
  };
  /** From the top of the highest letter to the bottom of the lowest. */
  const inked = ({ left, top, right, bottom }, text, one) => {
    const turned = one.ownerSVGElement && Math.abs(one.getScreenCTM().b) > 0.01;
    if (turned) return { left, top, right, bottom };
    const letters = toWrite(one).measureText(text);
    const above = letters.fontBoundingBoxAscent;
    const unit = (bottom - top) / (above + letters.fontBoundingBoxDescent);
    return {
      left,
      right,
      top: top + unit * (above - letters.actualBoundingBoxAscent),
      bottom: top + unit * (above + letters.actualBoundingBoxDescent),
    };
  };
  const written = () => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const one = walk.currentNode.parentElement;
      const text = walk.currentNode.textContent.trim();
      if (!text || one.closest('title, style, script, .unseen, .skip') || !isShown(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      // Of a range nobody hears that its letters are drawn narrower.
      const drawn = one.hasAttribute('textLength');
      const lines = [...(drawn ? one : range).getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map((box) => inked(box, text, one));
      const seen = lines.some((line) =>
        [0.15, 0.5, 0.85].some((part) =>
          isSeen(one, line.left + part * (line.right - line.left), middle(line)[1]),
        ),
      );
      if (seen) found.push({ one, text, lines });
    }
    return found;
  };

  // --- what is wrong with it ---

  const nameOf = (one) => {
    const names = [];
    for (; one && one !== page && names.length < 6; one = one.parentElement) {
      const kinds = [...one.classList].filter((kind) => !kind.startsWith('svelte-'));
      names.unshift([one.localName, ...kinds].join('.'));
    }
    return names.join(' ');
  };
  const found = new Map();
  const tell = (kind, { one, text }, more) => {
    const told = [kind, text.slice(0, 90), nameOf(one), more];
    found.set(told.join(), told);
  };
  const lookAtLines = ({ one, text, lines }) => {
    const title = one.querySelector('title')?.textContent;
    if (title && text.endsWith('…')) tell('shortened', { one, text }, title);
    const by = lines.map((line) => cutBy(line, one)).find(Boolean);
    if (by) tell('cut', { one, text }, `by ${nameOf(by)}`);
    else {
      const plate = one.ownerSVGElement ? plateOf(one, lines[0]) : panelOf(one);
      const box = plate?.getBoundingClientRect();
      if (box && lines.some((line) => isOut(line, box))) {
        tell('sticks out', { one, text }, `of ${nameOf(plate)}`);
      }
    }
  };
  /** The shape of a drawing that a text stands on, if that is hardly larger. */
  const plateOf = (one, line) => {
    if (one.closest(MOVED) && one.getScreenCTM().a < WHOLE) return null;
    const under = at(...middle(line));
    const plate = under.slice(under.indexOf(one) + 1).find(isSolid);
    if (!plate?.matches('rect, circle, ellipse, path')) return null;
    const { height } = plate.getBoundingClientRect();
    return height < HELD * (line.bottom - line.top) ? plate : null;
  };
  /** What a text stands on that has a colour or an edge of its own. */
  const panelOf = (one) => {
    for (const other of around(one)) {
      const { backgroundColor, borderLeftWidth, borderLeftColor, position } = styleOf(other);
      if (rolls(other, 'x') || rolls(other, 'y')) return null;
      const edge = parseFloat(borderLeftWidth) * alpha(borderLeftColor);
      if (edge > 0 || alpha(backgroundColor) > 0.1) return other;
      if (position === 'absolute') return null;
    }
    return null;
  };
  const lookAtField = (one) => {
    if (!isShown(one) || !isSeen(one, ...middle(one.getBoundingClientRect()))) return;
    const chosen = one.selectedOptions?.[0]?.textContent.trim();
    const text = chosen ?? (one.value ? '' : one.placeholder); // whoever types sees what they type
    const { paddingLeft, paddingRight } = styleOf(one);
    const beside = parseFloat(paddingLeft) + parseFloat(paddingRight) + (chosen ? ARROW : 0);
    const wide = toWrite(one).measureText(text).width;
    if (wide > one.clientWidth - beside + SLACK) tell('cut', { one, text }, 'in its field');
  };
  const look = () => {
    const texts = written();
    texts.forEach(lookAtLines);
    document.querySelectorAll(FIELD).forEach(lookAtField);
    const lines = texts.flatMap((text) => text.lines.map((line) => ({ text, ...line })));
    lines.sort((a, b) => a.top - b.top);
    lines.forEach((line, i) => {
      for (const other of lines.slice(i + 1)) {
        if (other.top > line.bottom) break;
        const shared = both(line, other);
        const much = Math.min(shared.right - shared.left, shared.bottom - shared.top) > SLACK;
        if (!much || line.text === other.text) continue;
        const seen = [line, other].every(({ text }) => isSeen(text.one, ...middle(shared)));
        if (seen) tell('overlaps', line.text, `${other.text.text} in ${nameOf(other.text.one)}`);
      }
    });
  };

  // As long as this looks, everything can be found where it is painted.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(touchable);
  look();
  for (const one of document.querySelectorAll('*')) {
    const here = one === page || (rolls(one, 'y') && !one.matches(MOVED) && isShown(one));
    if (!here || one.clientHeight < 20 || one.scrollHeight <= one.clientHeight + 1) continue;
    const inside = both(one.getBoundingClientRect(), screen);
    if (!at(...middle(inside)).slice(0, 1).some((top) => one.contains(top))) continue;
    const before = one.scrollTop;
    one.scrollTop = 0;
    for (let n = 0, last = -1; n < parts && one.scrollTop !== last; n++) {
      look();
      last = one.scrollTop;
      one.scrollTop += 0.7 * one.clientHeight;
    }
    one.scrollTop = before;
  }
  document.adoptedStyleSheets.pop();
  return [...found.values()];
}"""


def settled(page: Page) -> None:
    """Wait until everything has found its place."""
    page.evaluate(SETTLED)


def unreadable(page: Page, names: Collection[str] = ()) -> list[str]:
    """What is in the way of a reader, also in what has to be scrolled to.

    Only what stays there: a moment later it is looked at again. The names of people may be
    shortened where all of a name is told by its title, since they can be of any length.
    """
    settled(page)
    first = found(page, names)
    if not first:
        return []
    page.wait_for_timeout(A_MOMENT)
    again = found(page, names)
    return [one for one in first if one in again]


def found(page: Page, names: Collection[str]) -> list[str]:
    return [
        f"{kind}: {text!r} ({more}) at {where}"
        for kind, text, where, more in page.evaluate(UNREADABLE, PARTS)
        if not (kind == "shortened" and more in names)
        and not any(kind == one and part in where for one, part in ON_PURPOSE)
    ]
