/** What the drawn boards of each game have to show: one table for the tests of all of them. */

import { boards as agra } from '../src/games/agra/boards';
import { GRID } from '../src/games/agra/board/goods';
import { squaresOf } from '../src/games/agra/board/farm';
import type { View as AgraView } from '../src/games/agra/view';
import { boards as merv } from '../src/games/merv/boards';
import { RESOURCES } from '../src/games/merv/colours';
import { achievementSign } from '../src/games/merv/board/signs';
import { SPACES } from '../src/games/merv/board/plan';
import type { MervView } from '../src/games/merv/view';
import { boards as rajas } from '../src/games/rajas/boards';
import { jewelKinds } from '../src/games/rajas/board/jewels';
import type { RajasView } from '../src/games/rajas/view';
import type { Boards } from '../src/lib/boards';

export type DrawnGame<View> = {
  boards: Boards;
  /** The places of the common board. */
  common: (view: View) => string[];
  /** Those of a player: of oneself (then `seat` is the same), and of somebody else. */
  own: (view: View, player: number, seat: number | null) => string[];
  /** Those of a rival, in a panel of this height. */
  rival: (view: View, player: number, height: number) => string[];
  /** The pieces of the common board that glide. */
  pieces: (view: View) => string[];
  /** Nothing of this is ever written. */
  never: RegExp;
  /** By verb, places that are drawn nowhere: such moves stand in the tray. */
  inTray: Record<string, RegExp>;
};

const at = (seat: number, places: string[]): string[] => places.map((one) => `${one}@${seat}`);

// --- Rajas of the Ganges ---

function provinceOf(view: RajasView, seat: number): string[] {
  const player = view.players[seat]!;
  const dice = Object.entries(player.dice).flatMap(([colour, faces]) =>
    faces.map((pips) => `die:${colour[0]}${pips}`),
  );
  return at(seat, [
    ...Object.keys(view.printed.province.squares).map((cell) => `square:${cell}`),
    ...Object.keys(view.printed.province.fields).map((field) => `field:${field}`),
    ...Object.keys(player.levels).map((building) => `building:${building}`),
    ...Object.keys(player.markets).map((good) => `good:${good}`),
    ...dice,
  ]);
}

const RAJAS: DrawnGame<RajasView> = {
  boards: rajas,
  common: (view) => [
    ...['quarry', 'mixed', 'front', 'harbour'],
    ...['silk', 'tea', 'spice'].map((good) => `market:${good}`),
    ...Object.keys(view.supply).flatMap((colour) => [`terrace:${colour}`, `balcony:${colour}`]),
    ...Object.keys(view.printed.chambers).map((chamber) => `chamber:${chamber}`),
    ...Object.values(view.stacks).flatMap(({ top }) => (top ? [`tile:${top}`] : [])),
    ...Array.from({ length: 30 }, (_, i) => `river:${i + 1}`),
    ...Object.keys(view.printed.bonuses).map((bonus) => `bonus:${bonus}`),
    ...jewelKinds(view).map(({ ids }) => `jewel:${ids[0]}`),
  ],
  own: provinceOf,
  rival: (view, player, height) =>
    provinceOf(view, player).filter((place) => height > 272 || !place.startsWith('field:')),
  pieces: (view) => view.players.flatMap((_, seat) => at(seat, ['boat', 'money', 'fame'])),
  never: /NaN|undefined|>[-−]\d/,
  inTray: {
    take: /^supply:/,
    sail: /^river:0$/, // back to the start
    score: /^good:any@/,
    jewel: /^jewel:/, // of equal ones the first is drawn
  },
};

// --- Agra ---

function courtOf(view: AgraView, seat: number): string[] {
  const { contracts, tiles } = view.players[seat]!;
  return [
    ...at(seat, ['rupees', 'favour', 'stone']),
    ...at(
      seat,
      squaresOf(view.printed.side, 0, 0, 1).map(([square]) => `square:${square}`),
    ),
    ...at(
      seat,
      GRID.flat().map((good) => `good:${good}`),
    ),
    ...contracts.map((notable) => `notable:${notable}`),
    ...tiles.map((tile) => `action:${tile}`),
  ];
}

const AGRA: DrawnGame<AgraView> = {
  boards: agra,
  common: (view) => [
    ...[...GRID.flat(), ...view.printed.characters].map((space) => `space:${space}`),
    ...Object.keys(view.notables).map((notable) => `notable:${notable}`),
    ...view.printed.piers.map((_, i) => `pier:${i + 1}`),
    ...Object.keys(view.orders).map((guild) => `track:${guild}`),
    ...Object.entries(view.orders).flatMap(([guild, { marked }]) =>
      marked === null ? [] : [`order:${guild}`],
    ),
    ...view.printed.bowls.map((good) => `bowl:${good}`),
    ...Object.keys(view.printed.meditation).map((action) => `wheel:${action}`),
    ...Object.keys(view.printed.bonuses).map((bonus) => `bonus:${bonus}`),
    ...view.printed.court_actions.map((action) => `action:${action}`),
    ...view.display.map((tile) => `tile:${tile}`),
    ...Object.keys(view.token_sides).map((token) => `token:${token}`),
  ],
  own: (view, player, seat) => [
    ...courtOf(view, player),
    ...(player === seat ? at(player, ['anytime']) : []),
  ],
  rival: courtOf,
  pieces: (view) => [
    ...['boat', 'merchant', 'meditation-marker'],
    ...(view.builder ? ['builder'] : []),
    ...Object.keys(view.token_sides).map((token) => `token:${token}`),
    ...view.display.map((tile) => `tile:${tile}`),
    ...Object.entries(view.board).map(([space, { seat }]) => `worker:${space}@${seat}`),
    ...view.players.flatMap((_, seat) =>
      at(
        seat,
        Object.keys(view.orders).map((guild) => `influence:${guild}`),
      ),
    ),
  ],
  never: /NaN|undefined|>-\d/,
  inTray: {},
};

// --- Merv ---

function houseOf(view: MervView, seat: number): string[] {
  const own = view.players[seat]!.achievements;
  const joker = own.some((one) => achievementSign(one).joker) ? ['cube:joker'] : [];
  return at(seat, [
    ...RESOURCES.map((colour) => `cube:${colour}`),
    ...joker,
    ...['points', 'camels', 'scrolls', 'favour', 'influence'],
  ]);
}

const MERV: DrawnGame<MervView> = {
  boards: merv,
  common: (view) => [
    ...SPACES.flatMap((space) => [`space:${space}`, `wall:${space}`]),
    ...[...Object.keys(view.city), 'c3'].map((cell) => `site:${cell}`),
    ...view.camel_market_spaces.map((space) => `market:${space}`),
    ...view.row.map((_, i) => `card:${i + 1}`),
    ...Object.keys(view.printed.paths).map((path) => `path:${path}`),
    ...Object.keys(view.halls).map((hall) => `hall:${hall}`),
    ...Object.keys(view.wall_supply).map((colour) => `yard:${colour}`),
    ...Object.entries(view.printed.places).flatMap(([town, { good }]) => [
      `town:${town}`,
      `good:${good}`,
    ]),
    ...view.printed.levels.flatMap(({ achievements }) =>
      achievements.map((achievement) => `achievement:${achievement}`),
    ),
    ...['I', 'II', 'III'].flatMap((level) => [`contract:${level}-F`, `contract:${level}-S`]),
  ],
  own: houseOf,
  rival: houseOf,
  pieces: (view) => [
    ...view.players.flatMap((_, master) => at(master, ['influence', 'favour', 'master'])),
    ...view.players.flatMap(({ path, steps }, master) =>
      path && steps ? at(master, ['climber']) : [],
    ),
    ...view.players.flatMap(({ posts }, master) =>
      at(
        master,
        posts.map((town) => `post:${town}`),
      ),
    ),
    ...view.row.flatMap((card) => (card ? [`card:${card}`] : [])),
    ...Object.entries(view.buildings).map(([cell, owner]) => `house:${cell}@${owner}`),
    ...Object.entries(view.guards).map(([cell, owner]) => `guard:${cell}@${owner}`),
  ],
  never: /NaN|undefined|>-\d/,
  inTray: {},
};

export const GAMES: Record<string, DrawnGame<any>> = { rajas: RAJAS, agra: AGRA, merv: MERV };
