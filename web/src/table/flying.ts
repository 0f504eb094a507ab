/** Gains fly to their owner: a small chip from where something happened to the number it changes. */

import type { EventTold } from '../lib/protocol';
import { mayMove } from './motion';

const DURATION = 650; // milliseconds
const MOST = 4; // chips at a time

/** Show what an event brought, on top of the board; `icons`: the sign of each field. */
export function fly(root: HTMLElement, event: EventTold, icons: Record<string, string>): void {
  if (!mayMove()) return;
  const from = event.sentences
    .flatMap((sentence) => sentence.places)
    .map((place) => root.querySelector(`[data-place="${CSS.escape(place)}"]`))
    .findLast((drawn) => drawn !== null);
  const gains = event.changes.filter(
    ({ seat, path, before, after }) =>
      seat !== null &&
      icons[path.join('.')] &&
      typeof before === 'number' &&
      typeof after === 'number' &&
      after > before,
  );
  for (const { seat, path, before, after } of gains.slice(0, MOST)) {
    const field = path.join('.');
    const to =
      root.querySelector(`[data-piece="${field}-count@${seat}"]`) ??
      root.querySelector(`[data-piece="${field}@${seat}"]`);
    if (to) launch(root, from ?? to, to, `+${Number(after) - Number(before)}`, icons[field]!);
  }
}

function launch(root: HTMLElement, from: Element, to: Element, text: string, icon: string): void {
  const room = root.getBoundingClientRect();
  const middle = (one: Element): [number, number] => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2 - room.left, box.top + box.height / 2 - room.top];
  };
  const [x, y] = middle(from);
  const [tx, ty] = middle(to);
  const chip = document.createElement('span');
  chip.className = 'flying';
  chip.ariaHidden = 'true';
  chip.textContent = text;
  const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sign.setAttribute('viewBox', '0 0 32 32');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#i-${icon}`);
  sign.append(use);
  chip.append(sign);
  root.append(chip);
  const flight = chip.animate(
    {
      transform: [
        `translate(${x}px, ${y}px) translate(-50%, -50%) scale(0.6)`,
        `translate(${x}px, ${y - 18}px) translate(-50%, -50%) scale(1.15)`,
        `translate(${tx}px, ${ty}px) translate(-50%, -50%) scale(0.9)`,
      ],
      opacity: [0, 1, 0.9],
    },
    { duration: DURATION, easing: 'ease-in-out' },
  );
  flight.onfinish = () => chip.remove();
  flight.oncancel = () => chip.remove();
}
