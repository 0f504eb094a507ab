/** What meditation points pay for: the actions around the wheel, and the farmer in its middle. */

import type { View } from '../view';

export const OUTER = [
  { id: 'deliver', sign: 'deliver' },
  { id: 'trade', sign: 'swap' },
  { id: 'process', sign: 'process' },
  { id: 'uncover', sign: 'cover' },
  { id: 'farmer', sign: 'farmer' },
] as const;

/** Points as they are printed; else the least and the most that a good is worth now. */
export function priceOf(action: string, view: View): string {
  const printed = view.printed.meditation[action];
  if (printed != null) return `${printed}`;
  const goods = Object.keys(action === 'process' ? view.printed.made_from : view.values);
  const values = goods.map((good) => view.values[good] ?? 0);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${least}` : `${least}–${most}`;
}
