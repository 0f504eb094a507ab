/** What the places of the common board are called, for whoever cannot see them. */

import { nameOf as seatName } from '../../../lib/boards';
import { waitingAt, type Corner } from '../geometry';
import { rewardWords } from '../rewards';
import { SPICES, spiceOf } from '../spices';
import type { Gift } from '../view';
import { capital, type BoardProps } from './props';

export type Told = Pick<BoardProps, 'view' | 'seats' | 'say'>;

/** How a master is called: those without a seat are somebody, too. */
export function nameOf(master: number, { view, seats, say }: Told): string {
  if (master === view.vizier) return say('other-0');
  if (master === view.magistrate) return say('other-1');
  return seatName(seats, master, say);
}

/** A name and what there is to say about it. */
function told(name: string, facts: (string | false | undefined | null)[]): string {
  const said = facts.filter(Boolean).join('; ');
  const mark = name.includes(':') ? '; ' : ': ';
  return said ? `${capital(name)}${mark}${said}` : capital(name);
}

/** Cubes by colour: "red ×2, tan ×1". */
function cubeWords(cubes: Record<string, number>, { say }: Told): string {
  return Object.entries(cubes)
    .map(([colour, n]) => `${say(`resource-${colour}`)} ×${n}`)
    .join(', ');
}

const colourList = (colours: readonly string[], { say }: Told): string =>
  colours.map((colour) => say(`resource-${colour}`)).join(', ');

/** Somebody and what they have, for each who has something. */
function byMaster(table: Told, words: (master: number) => string | false | undefined): string {
  return table.view.players
    .flatMap((_, master) => {
      const said = words(master);
      return said ? [`${nameOf(master, table)}: ${said}`] : [];
    })
    .join(', ');
}

// --- the city ---

export function masterOn(space: string, { view }: Told): number | undefined {
  const found = Object.keys(view.masters).find((one) => view.masters[one] === space);
  return found === undefined ? undefined : Number(found);
}

/** What a site would bring whoever is to move, and its owner. */
function bringsWords(space: string | undefined, cell: string, table: Told): string[] {
  const { view, say } = table;
  const gain = space && view.lines[space]?.[cell];
  if (!gain) return [];
  const list = cubeWords(gain.cubes, table);
  const name = nameOf(view.turn, table);
  const shared = cubeWords(gain.shared, table);
  return [
    gain.builds ? say('draw-builds') : '',
    view.turn === view.you ? say('draw-for-you', { list }) : say('draw-for', { name, list }),
    gain.owner === null ? '' : say('draw-for', { name: nameOf(gain.owner, table), list: shared }),
  ].filter(Boolean);
}

export function spaceWords(space: string, table: Told): string {
  const { view, say } = table;
  const master = masterOn(space, table);
  const line = Object.keys(view.lines[space] ?? {}).map((cell) => {
    const site = view.city[cell];
    const name = site ? `${cell} (${say(`site-${site.site}`)})` : cell;
    return `${name}: ${bringsWords(space, cell, table).join(', ')}`;
  });
  return told(say('place-space', { position: space }), [
    master === undefined ? say('draw-free') : say('panel-master', { name: nameOf(master, table) }),
    ...line,
  ]);
}

/** `space`: whose line the site is looked at from. */
export function siteWords(cell: string, space: string | undefined, table: Told): string {
  const { view, say } = table;
  const [site, owner, guard] = [view.city[cell], view.buildings[cell], view.guards[cell]];
  const [upgrade, hit] = [view.upgrades[cell], view.raid.hits[cell]];
  const { activated, raided } = view.progress;
  return told(say('place-site', { cell }), [
    site && say(`site-${site.site}`),
    owner !== undefined && say('panel-building', { name: nameOf(owner, table) }),
    guard !== undefined && say('panel-guard', { name: nameOf(guard, table) }),
    upgrade && say('panel-upgrade', { resource: upgrade }),
    hit && say('panel-danger'),
    hit && hit.walls.length > 0 && `${say('panel-missing')}: ${hit.walls.join(' + ')}`,
    hit && hit.ransom.length > 0 && `${say('panel-ransom')}: ${colourList(hit.ransom, table)}`,
    (cell === activated || cell === raided) && say('panel-in-use'),
    ...bringsWords(space, cell, table),
  ]);
}

export function wallWords(space: string, table: Told): string {
  const { view, say } = table;
  const thanks = view.wall_thanks[space];
  const thanked = thanks && byMaster(table, (master) => !!thanks[master] && `+${thanks[master]}`);
  return told(
    say('place-wall', { position: space }),
    view.walls.includes(space)
      ? [say('draw-built')]
      : [say('draw-not-built'), thanked && told(say('player-influence'), [thanked])],
  );
}

export function cornerWords(corner: Corner, table: Told): string {
  const { view, say } = table;
  const waiting = waitingAt(view, corner);
  const places = view.players.map((_, nth) => {
    const master = waiting[nth] ?? null;
    const count = view.queue_camels[corner][nth] ?? 0;
    const stops = view.progress.corner === corner && view.progress.stops_at === nth + 1;
    const said = [
      master === null ? '' : nameOf(master, table),
      stops ? say('panel-stops') : '',
      count ? say('panel-camels', { count }) : '',
    ].filter(Boolean);
    return said.length ? `${say('panel-place', { number: nth + 1 })}: ${said.join(', ')}` : '';
  });
  return told(`${say('crumb-queue')} ${corner}`, places);
}

/** Who has which turn in this phase. */
export function orderWords(table: Told): string {
  const { view, say } = table;
  return told(say('panel-order'), [view.order.map((one) => nameOf(one, table)).join(', ')]);
}

export function marketWords(space: string, table: Told): string {
  const { view, say } = table;
  return told(say('place-market', { market: space }), [
    view.camel_market.includes(space) ? say('panel-camel') : say('draw-free'),
    view.camel_market_open && say('panel-usable'),
  ]);
}

/** The camel market as a whole, in the middle of the city. */
export function camelMarketWords({ view, say }: Told): string {
  return told(say('place-site', { cell: 'c3' }), [
    say('panel-market-here', {
      count: view.camel_market.length,
      all: view.camel_market_spaces.length,
    }),
    view.camel_market_open && say('panel-usable'),
  ]);
}

// --- around the city ---

export function trackWords(track: 'favour' | 'influence', table: Told): string {
  return told(table.say(`place-${track}`), [
    byMaster(table, (master) => `${table.view.players[master]![track]}`),
  ]);
}

export function cardWords(nth: number, table: Told): string {
  const { view, say } = table;
  const card = view.row[nth - 1];
  const spice = card && spiceOf(card);
  const gives = spice ? view.printed.spices[spice] : undefined;
  return told(say('place-card', { nth }), [
    spice ? say(`spice-${spice}`) : say('panel-no-card'),
    view.row_camels.includes(`${nth}`) && say('panel-camel'),
    view.row_in_reach.includes(`${nth}`) ? say('panel-reach') : card && say('draw-out-of-reach'),
    view.progress.chosen === nth && say('panel-chosen'),
    gives &&
      `${rewardWords(say, gives.reward)} ${say('panel-with-card', { cards: gives.cards.join(', ') })}`,
  ]);
}

/** What there is still in the pile of caravan cards; nobody knows in which order. */
export function pileWords({ view, say }: Told): string {
  const kinds = SPICES.map((spice) => {
    const n = view.pile.filter((card) => spiceOf(card) === spice).length;
    return n ? `${say(`spice-${spice}`)} ×${n}` : '';
  });
  return told(say('panel-pile-left', { count: view.pile.length }), [
    kinds.filter(Boolean).join(', '),
  ]);
}

/** What the next to arrive on a step gets. */
function giftWords({ reward, points, tile }: Gift, { say }: Told): string {
  switch (reward) {
    case null:
      return '–';
    case 'camel':
      return say('panel-camel');
    case 'production-upgrade':
      return say('panel-legend-upgrade');
    case 'scoring-tile':
      return say('panel-gives-tile', { tile_action: tile ?? '' });
    case 'top':
      return say('panel-gives-top');
    default:
      return rewardWords(say, reward, points);
  }
}

export function pathWords(path: string, table: Told): string {
  const { view, say } = table;
  const steps = view.printed.paths[path] ?? [];
  const gifts = view.path_gifts[path] ?? [];
  const standing = byMaster(table, (master) => {
    const player = view.players[master]!;
    return player.path === path && player.steps > 0 && `${say('panel-step')} ${player.steps}`;
  });
  return told(say('place-path', { path }), [
    standing,
    ...steps.map(
      ({ cost }, i) => `${i + 1}: ${colourList(cost, table)}, ${giftWords(gifts[i]!, table)}`,
    ),
  ]);
}

export function hallWords(hall: string, table: Told): string {
  const { view, say } = table;
  const me = view.you === null ? undefined : view.players[view.you];
  const colour = view.halls[hall];
  return told(say('place-hall', { hall }), [
    colour && say(`resource-${colour}`),
    byMaster(table, (master) => {
      const { courtiers, hall_values } = view.players[master]!;
      const [count, points] = [courtiers[hall] ?? 0, hall_values[hall] ?? 0];
      const shown = count > 0 || master === view.you;
      return shown && master !== view.vizier && say('panel-courtiers', { count, points });
    }),
    !!view.progress.funded?.[hall] && say('panel-funded', { count: view.progress.funded[hall] }),
    me &&
      me.courtier_price !== null &&
      `${say('panel-next-courtier')}: ${say('panel-cubes', { count: me.courtier_price })}`,
    !!me?.hall_favour[hall] && `${say('player-favour')} +${me.hall_favour[hall]}`,
  ]);
}

export function yardWords(colour: string, { view, say }: Told): string {
  const price = (n: number): string => say('panel-cubes', { count: n });
  const { wall_price, gate_price } = view.printed;
  return told(say('place-yard', { colour }), [
    `${say('panel-wall-row')}: ${view.wall_supply[colour] ?? 0} (${price(wall_price)})`,
    `${say('panel-gate-row')}: ${view.gate_supply[colour] ?? 0} (${price(gate_price)})`,
  ]);
}

export function townWords(town: string, table: Told): string {
  const { view, say } = table;
  const about = view.printed.places[town];
  const posts = view.players.flatMap(({ posts }, master) =>
    posts.includes(town) ? [nameOf(master, table)] : [],
  );
  return told(say('place-town', { place: town }), [
    about?.is_rare && say('panel-rare'),
    about && `${say('panel-price')}: ${colourList(about.price, table)}`,
    about && `${say('panel-left')}: ${view.goods[about.good] ?? 0}`,
    view.place_camels.includes(town) && say('panel-camel'),
    posts.length > 0 && `${say('player-posts')}: ${posts.join(', ')}`,
    view.progress.traded?.includes(town) && say('panel-traded'),
  ]);
}

export function goodWords(good: string, { view, say }: Told): string {
  return told(say('place-good', { good }), [`${say('panel-left')}: ${view.goods[good] ?? 0}`]);
}

/** Who has an achievement. */
export function takerOf(achievement: string, { view }: Pick<Told, 'view'>): number | undefined {
  const found = view.players.findIndex((player) => player.achievements.includes(achievement));
  return found < 0 ? undefined : found;
}

export function achievementWords(achievement: string, level: number, table: Told): string {
  const { view, say } = table;
  const { scroll = 0, amounts = {} } = view.printed.levels[level - 1] ?? {};
  const taker = takerOf(achievement, table);
  const amount = amounts[achievement];
  return told(say('place-achievement', { achievement }), [
    amount !== undefined && `×${amount}`,
    say('panel-level', { level, scroll }),
    taker !== undefined && say('panel-taken', { name: nameOf(taker, table) }),
    taker === undefined && !view.achievements.includes(achievement) && say('draw-gone'),
  ]);
}

export function contractWords(pile: string, table: Told): string {
  const { view, say } = table;
  const contract = view.contracts[pile];
  if (!contract) return told(say('place-contract', { pile }), [say('panel-none')]);
  const lacks = view.you === null ? null : view.players[view.you]?.lacks[pile];
  const list = Object.entries(lacks ?? {}).map(([what, n]) => missingWords(what, n, table));
  return told(say('place-contract', { pile }), [
    say('panel-asks-influence', { count: contract.influence }),
    contract.scrolls > 0 && say('panel-asks-scrolls', { count: contract.scrolls }),
    contract.common > 0 && say('panel-asks-common', { count: contract.common }),
    contract.rare > 0 && say('panel-asks-rare', { count: contract.rare }),
    say('panel-cubes', { count: 1 }),
    say('panel-gives-points', { count: contract.points }),
    rewardWords(say, contract.reward),
    say('panel-left-in-pile', { count: contract.left }),
    lacks &&
      (list.length ? say('draw-lacks', { list: list.join(', ') }) : say('draw-lacks-nothing')),
  ]);
}

function missingWords(what: string, count: number, { say }: Told): string {
  if (what === 'influence') return say('panel-asks-influence', { count });
  return what === 'cubes' ? say('panel-cubes', { count }) : say(`panel-asks-${what}`, { count });
}
