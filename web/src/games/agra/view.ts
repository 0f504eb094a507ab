/** The view of Agra as the server tells it (serai/games/agra/view.py). */

export type Worker = { seat: number; posture: 'standing' | 'lying' };
export type Delivery = { seat: number; markers: number };
export type Cost = { have: number; spend: number };
export type Reward = { rupees: number; leads: boolean; pays: number | null };

export type Ending = {
  notables: Record<string, number>;
  guilds: Record<string, number>;
  stone: number;
  covers: number;
  akbar: number;
  total: number;
};

export type Player = {
  rupees: number | null; // null: in a bag that nobody else may look into
  ledger: Record<string, number> | null;
  goods: Record<string, number>;
  favour: number;
  workers: number;
  supply: number;
  lying: number;
  sheltered: number;
  farmers: string[];
  covers: string[];
  yields: Record<string, number>;
  stone: number;
  points_next: number;
  influence: Record<string, number>;
  order_rupees: Record<string, Reward>;
  tiles: string[];
  building_bonuses: string[];
  contracts: string[];
  french: number[];
  used: { actions: string[]; luxuries: string[]; notables: string[]; oil_curry: boolean };
  at_the_end: Ending;
};

export type Printed = {
  values: Record<string, number>;
  made_from: Record<string, string>;
  materials: Record<string, number>;
  characters: string[];
  court_actions: string[];
  bonus_levels: Record<string, number>;
  bowls: string[];
  orders: Record<string, string[][]>;
  track: { rupees: number; favour: number }[];
  stone: { points: number; cost: string[] }[];
  corners: string[];
  side: number;
  piers: { level: number; need: number }[];
};

export type View = {
  to_move: number | null;
  options: Record<string, unknown>;
  over: boolean;
  scores: (number | null)[];
  ranks: number[] | null;
  round: number;
  last_round: number | null;
  start: number;
  phase: string;
  points: number;
  blocked: string;
  board: Record<string, Worker>;
  coins: Record<string, number>;
  built: string[];
  merchant: string;
  builder: string | null;
  tokens: Record<string, { good: string; value: number }>;
  token_sides: Record<string, [number, number]>;
  values: Record<string, number>;
  costs: Record<string, number>;
  pier: number;
  reach: number;
  order_limit: number;
  completed: Record<string, number>;
  river: Record<string, Record<string, Delivery>>;
  notables: Record<string, { level: number; guild: string; goods: string[] }>;
  bowls: Record<string, string>;
  orders: Record<string, { marked: number | null; fulfilled: Record<string, string> }>;
  building_bonuses: string[];
  display: string[];
  pile: string[];
  actions: Record<string, Cost>;
  players: Player[];
  printed: Printed;
};
