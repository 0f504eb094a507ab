/**
 * A position as a picture that looks the same everywhere: an SVG with its colours, icons and letters
 * in it, and a PNG made from it. It shows the common board as whoever asks sees it, and no more.
 */

import { flushSync, mount, unmount } from 'svelte';
import { AT_ONCE } from '../draw/later';
import type { Boards, DrawnProps } from '../lib/boards';
import { lettersOf } from './letters';
import { resolved, type Scheme } from './tokens';

const SVG = 'http://www.w3.org/2000/svg';
const FOOT = 36; // units below the board
const MARGIN = 10;
const SHARP = 2; // pixels of a PNG for one unit
const REFERRED = /url\(#([^)]+)\)/g;
const DROPPED = ['[data-place]', 'title', 'script', 'foreignObject'];
const KEPT = /^(?!aria-|data-|role$|class$|style$|tabindex$|on)/;

/** What stands below a board: what it is, and by which rules. */
export type Caption = { left: string; right: string };

/** The common board as an SVG by itself. */
export async function pictureOf(
  shared: Boards['shared'],
  props: DrawnProps,
  caption: Caption,
): Promise<string> {
  const stage = document.createElement('div');
  stage.className = 'unseen';
  stage.inert = true;
  stage.setAttribute('aria-hidden', 'true');
  document.body.append(stage);
  const context = new Map<unknown, unknown>([[AT_ONCE, true]]);
  const board = mount(shared.component, { target: stage, props, context });
  try {
    flushSync();
    const drawn = stage.querySelector('svg');
    if (!drawn) throw new Error('nothing is drawn');
    const { width, height } = shared;
    const copier = new Copier();
    const inside = copier.children(drawn);
    const [w, h] = [width + 2 * MARGIN, height + FOOT + MARGIN];
    const colour = (name: string): string => resolved(`var(${name})`, copier.scheme, copier.root);
    const foot = (x: number, text: string, anchor: string): string =>
      `<text x="${x}" y="${h - 12}" font-family="Alegreya Sans, sans-serif" font-size="15" ` +
      `font-weight="500" text-anchor="${anchor}" fill="${colour('--ink-2')}">${escaped(text)}</text>`;
    const body =
      `<rect width="${w}" height="${h}" fill="${colour('--paper')}"/>` +
      `<g transform="translate(${MARGIN} ${MARGIN})">${inside}</g>` +
      foot(MARGIN + 2, caption.left, 'start') +
      foot(w - MARGIN - 2, caption.right, 'end');
    const letters = await lettersOf(body);
    return (
      `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${w} ${h}" ` +
      `width="${w}" height="${h}"><title>${escaped(caption.left)}</title>` +
      `<defs>${letters ? `<style>${letters}</style>` : ''}${copier.referred()}</defs>${body}</svg>`
    );
  } finally {
    await unmount(board);
    stage.remove();
  }
}

/** The same as a PNG, twice as large as it was drawn. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SHARP;
  canvas.height = image.naturalHeight * SHARP;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

/** Writes parts of the page down with everything in them that the page would add. */
class Copier {
  readonly scheme: Scheme;
  private page = getComputedStyle(document.documentElement);
  private symbols = new Map<string, string>(); // what is written, and its name
  private others = new Map<string, string>(); // patterns, gradients and the like by name

  constructor() {
    const { colorScheme } = this.page;
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    this.scheme = colorScheme === 'dark' || (colorScheme !== 'light' && dark) ? 'dark' : 'light';
  }

  root = (name: string): string => this.page.getPropertyValue(name);

  /** Everything inside of an element. */
  children(element: Element, around: Element = element): string {
    return Array.from(element.childNodes, (node) => this.node(node, around)).join('');
  }

  /** All that was referred to. */
  referred(): string {
    const symbols = Array.from(this.symbols, ([text, name]) =>
      text.replace(/^<(\w+)/, `<$1 id="${name}"`),
    );
    return [...this.others.values(), ...symbols].join('');
  }

  /** `around` is where it is seen: what an icon is made of takes its colours from there. */
  private node(node: Node, around: Element): string {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      return text.trim() ? escaped(text) : '';
    }
    if (!(node instanceof Element) || node.matches(DROPPED.join(','))) return '';
    const seen = around.contains(node) ? node : around;
    const name = node.localName;
    let written = Array.from(node.attributes)
      .filter(({ name: one }) => KEPT.test(one))
      .map(({ name: one, value }) => {
        const text =
          name === 'use' && one.endsWith('href') ? this.used(value, seen) : this.value(value, seen);
        return ` ${one}="${escaped(text)}"`;
      })
      .join('');
    if (name === 'text') {
      const display = node.classList.contains('display');
      written += ` font-family="${display ? 'Philosopher, serif' : 'Alegreya Sans, sans-serif'}"`;
    }
    const inside = this.children(node, seen === node ? node : around);
    return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
  }

  private value(value: string, seen: Element): string {
    for (const [, name] of value.matchAll(REFERRED)) this.refer(name!);
    if (!value.includes('(')) return value;
    const light = seen.closest('.on-light') !== null;
    return resolved(value, light ? 'light' : this.scheme, (name) => this.property(name, seen));
  }

  /** A custom property where something is seen: nearly all of them are those of the page. */
  private property(name: string, seen: Element): string {
    for (let one: Element | null = seen; one; one = one.parentElement) {
      const own = (one as SVGElement).style?.getPropertyValue(name);
      if (own) return own;
      if (one.localName === 'svg') break;
    }
    return this.root(name);
  }

  /** The name of an icon in the colours of where it is used. */
  private used(href: string, seen: Element): string {
    const found = document.getElementById(href.slice(1));
    if (!found) return href;
    const inside = this.children(found, seen);
    const text =
      found.localName === 'symbol'
        ? `<symbol viewBox="${found.getAttribute('viewBox')}"><g fill="none" ` +
          `stroke="${this.value('var(--ic)', seen)}" stroke-width="1.6" stroke-linejoin="round" ` +
          `stroke-linecap="round">${inside}</g></symbol>`
        : `<g>${inside}</g>`;
    let name = this.symbols.get(text);
    if (name === undefined) {
      name = `u${this.symbols.size}`;
      this.symbols.set(text, name);
    }
    return `#${name}`;
  }

  /** A pattern or a filter of the sheet; what belongs to the drawing itself comes with it. */
  private refer(name: string): void {
    const found = document.getElementById(name);
    if (this.others.has(name) || !found?.closest('.symbols')) return;
    this.others.set(name, ''); // it may refer to itself
    this.others.set(name, this.node(found, found));
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
