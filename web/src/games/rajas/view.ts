/** What a seat sees of Rajas of the Ganges, as `serai.games.rajas.view` tells it. */

export type Reward = { kind: string; n?: number; colour?: string; colours?: string[] };

export type TileTold = {
  colour: string;
  price: number;
  road: string;
  buildings: string[];
  markets: { good: string; value: number }[];
};

export type PlayerView = {
  money: number;
  fame: number;
  karma: number;
  boat: number;
  workers: number;
  ready: number;
  waiting: string[];
  due: string[];
  levels: Record<string, number>;
  fresh: string | null;
  dice: Record<string, number[]>;
  province: Record<string, { tile: string; roads: string; overbuilt: boolean }>;
  connected: string[];
  jewels: Record<string, string>;
  covered_curves: number;
  missed: number;
  met: number;
  side: string;
  hands: number;
  margin: number;
  opposite: number;
  markets: Record<string, { count: number; value: number }>;
  open: string[];
  fields: Record<string, Reward>;
};

export type Place = [column: number, row: number];

export type ProvinceBoard = {
  columns: number;
  rows: number;
  squares: Record<string, Place>;
  residence: Place;
  roads: string;
  fields: Record<string, Place>;
  hues: Record<string, string>;
};

/** `beside` is the field of fame that lies beside it. */
export type Bonus = { track: 'fame' | 'money'; at: number; beside: number; reward: Reward };

export type Printed = {
  spaces: { mixed: number; front: number };
  balcony: Record<string, string>;
  balcony_dice: number;
  chambers: Record<string, Reward[]>;
  portuguese: number;
  front_money: number;
  harbour_pips: number;
  fame_length: number;
  crossing: number;
  karma: number;
  workers: {
    fame: { at: number; beside: number };
    money: { at: number; beside: number };
    bridge: { at: number };
  };
  bonuses: Record<string, Bonus>;
  province: ProvinceBoard;
};

export type RajasView = {
  to_move: number | null;
  seats: number;
  over: boolean;
  winners: number[];
  ranks: number[];
  round: number;
  pass: number;
  start: number;
  mogul: number | null;
  board: {
    quarry: number[];
    harbour: number[];
    mixed: number[];
    front: number[];
    market: Record<string, number>;
    terrace: Record<string, number>;
    balcony: Record<string, number>;
    chambers: Record<string, number>;
  };
  stacks: Record<string, { top: string | null; below: string[] }>;
  river: Record<string, string>;
  set_aside: string[];
  display: string[];
  supply: Record<string, number>;
  costs: { quarry: number[]; harbour: number[] };
  river_rewards: Reward[];
  players: PlayerView[];
  tiles: Record<string, TileTold>;
  yield_tiles: Record<string, { hue: string; reward: Reward }>;
  printed: Printed;
  /** Offered moves that would only block a space. */
  brings_nothing: string[];
};
