/** The view of Merv as the server sends it, and how the panels of the table share it. */

import type { Say } from '../../lib/panels';
import type { SeatTold } from '../../lib/protocol';

export const COLOURS = ['red', 'blue', 'green', 'tan'] as const;
export const RESOURCES = [...COLOURS, 'white'] as const;
export const SPICES = ['juniper', 'pepper', 'saffron', 'cardamom'] as const;
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;

export type Resource = (typeof RESOURCES)[number];
export type Side = (typeof SIDES)[number];
export type Corner = (typeof CORNERS)[number];
type Counts = Record<string, number>;

export type Player = {
  favour: number;
  influence: number;
  camels: number;
  scrolls: number;
  scrolls_on_contracts: number;
  cubes: Counts;
  goods: Counts;
  goods_on_contracts: Counts;
  courtiers: Counts;
  posts: string[];
  path: string | null;
  steps: number;
  cards: string[];
  achievements: string[];
  contracts: string[];
  scoring_tiles: string[];
  joker_used: boolean;
  total: number;
  ledger: Counts;
  buildings: number;
  servants: number;
  discs: number;
  in_danger: number;
  courtier_price: number | null;
  hall_values: Counts;
  spices_allowed: number;
  standing_on: string | null;
  now: {
    palace: number;
    buildings: number;
    tiles: number;
    top: number;
    sets: number;
    total: number;
  };
};

export type Site = { site: string; action: string; colour: Resource };
export type Hit = { owner: number; walls: string[]; guard: boolean; ransom: Resource[] };
export type Step = { cost: Resource[]; reward: string; points: number };
export type Contract = {
  left: number;
  contract: string;
  influence: number;
  scrolls: number;
  common: number;
  rare: number;
  points: number;
  reward: string;
};

/** What the open question is about; only what is in progress is there. */
export type Progress = {
  master?: number;
  activated?: string;
  raided?: string;
  bill?: Counts;
  chosen?: number;
  colour?: Resource;
  traded?: string[];
  position?: string;
  upgrade?: Resource;
  level?: number;
  corner?: Corner;
  queue?: (number | null)[];
  stops_at?: number;
  funded?: Counts;
};

export type Track = { top: number; points: Counts };

export type MervView = {
  to_move: number | null;
  over: boolean;
  options: Record<string, unknown>;
  year: number;
  phase: Side;
  order: number[];
  masters: Record<string, string>;
  buildings: Counts;
  guards: Counts;
  upgrades: Record<string, Resource>;
  walls: string[];
  wall_supply: Counts;
  gate_supply: Counts;
  row: (string | null)[];
  row_camels: string[];
  row_in_reach: string[];
  pile: string[];
  camel_market_side: string | null;
  camel_market: string[];
  camel_market_open: boolean;
  camel_market_spaces: string[];
  camels_out: number;
  place_camels: string[];
  path_camels: string[];
  path_tiles: Record<string, string>;
  path_upgrades: string[];
  white_upgrades: number;
  queue_camels: Record<Corner, number[]>;
  solo_card: string | null;
  solo: {
    magistrate: string[];
    vizier: string[];
    actions: string[];
    reward: string;
    points: number;
  } | null;
  vizier: number | null;
  magistrate: number | null;
  city: Record<string, Site>;
  raid: { year: number | null; hits: Record<string, Hit> };
  progress: Progress;
  wall_thanks: Record<string, number[]>;
  contracts: Record<string, Contract>;
  goods: Counts;
  achievements: string[];
  halls: Record<string, Resource>;
  players: Player[];
  printed: {
    paths: Record<string, Step[]>;
    places: Record<string, { good: string; is_rare: boolean; price: Resource[] }>;
    spices: Record<string, { reward: string; cards: number[] }>;
    levels: { scroll: number; achievements: string[]; amounts: Counts }[];
    tracks: { favour: Track; influence: Track };
    influence_for_spices: number[];
    set_points: number[];
    wall_price: number;
    gate_price: number;
    top_points: number;
  };
};

/** What every part of the table needs: the view, who looks, the words, and the names. */
export type Table = {
  view: MervView;
  seat: number | null;
  say: Say;
  name: (master: number) => string;
  /** Masters with points of their own: everybody but the Grand Vizier. */
  scoring: number[];
};

export function tableOf(view: MervView, seats: SeatTold[], seat: number | null, say: Say): Table {
  const name = (master: number): string => {
    if (master === view.vizier) return say('other-0');
    if (master === view.magistrate) return say('other-1');
    return seats[master]?.name || say('seat-name', { number: master + 1 });
  };
  const scoring = view.players.map((_, master) => master).filter((one) => one !== view.vizier);
  return { view, seat, say, name, scoring };
}

/** The player of a number that the view itself gave. */
export function playerOf(view: MervView, master: number): Player {
  return view.players[master]!;
}

/** The spice of a caravan card: `juniper-3` is juniper. */
export function spiceOf(card: string): string {
  return card.slice(0, card.lastIndexOf('-'));
}

/** How many cards of each spice a player has. */
export function spicesOf(player: Player): Counts {
  const found: Counts = Object.fromEntries(SPICES.map((spice) => [spice, 0]));
  for (const card of player.cards) found[spiceOf(card)]! += 1;
  return found;
}

/** A reward that a card, a contract or a spice gives, in words. */
export function rewardWords(say: Say, reward: string, points = 0): string {
  switch (reward) {
    case 'favour':
      return say('market-favour');
    case 'guard':
      return say('market-guard');
    case 'white-cube':
      return say('market-white');
    case 'white-upgrade':
      return say('panel-gives-white');
    case 'free-wall':
      return say('achievement-wall');
    default:
      return say('panel-gives-points', { count: points });
  }
}
