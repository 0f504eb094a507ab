/** Two players side by side: the numbers that both have, as far as the view tells them. */

export type Compared = { field: string; part: string; mine: number; theirs: number };

type Player = Record<string, unknown>;

/** Numbers first, then those of their parts (goods by kind, influence by guild). */
export function compared(mine: Player, theirs: Player, skip: readonly string[]): Compared[] {
  const whole: Compared[] = [];
  const parts: Compared[] = [];
  for (const [field, own] of Object.entries(mine)) {
    const other = theirs[field];
    if (skip.includes(field) || field === 'seat') continue;
    if (typeof own === 'number' && typeof other === 'number') {
      whole.push({ field, part: '', mine: own, theirs: other });
    } else if (isParts(own) && isParts(other)) {
      for (const part of Object.keys({ ...own, ...other })) {
        const [a = 0, b = 0] = [own[part], other[part]];
        if (typeof a !== 'number' || typeof b !== 'number' || (!a && !b)) continue;
        parts.push({ field, part, mine: a, theirs: b });
      }
    }
  }
  return [...whole, ...parts];
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
