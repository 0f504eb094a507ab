/**
 * Any view as something to read: names and values, tables where several things have the same
 * parts. For games that nobody has drawn; `serai/cli/boards/plain.py` does the same at the terminal.
 */

type Say = (key: string, args?: Record<string, string | number>) => string;

/** How a game names what its view tells. */
export type Names = {
  say: Say;
  has: (key: string) => boolean;
  /** The kind of the names in a field, if it is not the field itself: `hand` has `dice`. */
  kinds?: Readonly<Record<string, string>>;
};

export type Grid = { heads: string[]; rows: { name: string; cells: string[] }[] };
/** A field in words, or as a table. */
export type Fact = { field: string; name: string; text: string; grid: Grid | null };

/** What the table around the board says anyway, or what is no part of the position. */
const KNOWN = new Set(
  'game options to_move winners you seats over scores ranks clock players question moves anytime'.split(
    ' ',
  ),
);
/** Of a player: said in the heading. */
const SAID = new Set(['seat', 'score']);

type Fields = Record<string, unknown>;

/** What lies on the table for everybody. */
export function commonFacts(view: Fields, names: Names): Fact[] {
  return factsOf(view, KNOWN, 'table', names);
}

/** What one player has. */
export function playerFacts(player: Fields, names: Names): Fact[] {
  return factsOf(player, SAID, 'player', names);
}

function factsOf(fields: Fields, left: ReadonlySet<string>, prefix: string, names: Names): Fact[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (left.has(field)) return [];
    const grid = gridOf(field, value, names);
    const text = grid ? '' : textOf(field, value, names);
    return grid || text ? [{ field, name: nameOf(prefix, field, names), text, grid }] : [];
  });
}

/** How far the game is. */
export function clockOf(view: Fields, { say, has }: Names): string[] {
  return Object.entries((view.clock ?? {}) as Record<string, string | number>).map(
    ([name, value]) => {
      const key = `clock-${dashed(name)}`;
      return has(key) ? say(key, { [name]: value }) : `${plain(name)} ${value}`;
    },
  );
}

function nameOf(prefix: string, field: string, { say, has }: Names): string {
  const key = `${prefix}-${dashed(field)}`;
  return has(key) ? say(key) : plain(field);
}

/** Several things with the same parts; null if they are none. */
function gridOf(field: string, value: unknown, names: Names): Grid | null {
  if (typeof value !== 'object' || value === null) return null;
  const list = Array.isArray(value);
  const things = Object.entries(value).filter(([, one]) => one !== null);
  if (things.length < 2 || !things.every(([, one]) => isFields(one))) return null;
  const parts = [...new Set(things.flatMap(([, one]) => Object.keys(one as Fields)))];
  const columns = parts.filter((part) =>
    things.some(([, one]) => textOf(part, (one as Fields)[part], names)),
  );
  return {
    heads: columns.map((part) => nameOf('player', part, names)),
    rows: things.map(([key, one]) => ({
      name: list ? String(Number(key) + 1) : wordOf(field, key, names),
      cells: columns.map((part) => textOf(part, (one as Fields)[part], names)),
    })),
  };
}

/** A value in words; empty if there is nothing. */
export function textOf(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '✓';
  if (typeof value === 'number') return String(value).replace('-', '−');
  if (typeof value === 'string') return wordOf(field, value, names);
  if (Array.isArray(value)) {
    const parts = value.map((one) => textOf(field, one, names)).filter(Boolean);
    return parts.join(value.some((one) => typeof one === 'object' && one) ? '; ' : ', ');
  }
  return Object.entries(value)
    .map(([key, one]) => [wordOf(field, key, names), textOf(key, one, names)])
    .filter(([, text]) => text)
    .map(([name, text]) => `${name} ${text}`)
    .join(', ');
}

/** A name of the rules, by its message if it has one. */
function wordOf(field: string, word: string, { say, has, kinds }: Names): string {
  const key = `${kinds?.[field] ?? dashed(field)}-${word}`;
  return /^[\w-]+$/.test(key) && has(key) ? say(key) : plain(word);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

function plain(name: string): string {
  return name.replaceAll('_', ' ');
}
