/* Made by scripts/types from serai.games.merv.shape; not to be edited by hand.
 * schema baf38e065831afa847901fc5a38f0a024ff378be192eadb59576a54e976f51ac
 */
/**
 * The open contract of a pile.
 */
export interface Contract {
  /**
   * Goods to lay.
   */
  common: number;
  contract: string;
  /**
   * To have.
   */
  influence: number;
  /**
   * With those below.
   */
  left: number;
  points: number;
  rare: number;
  reward: string;
  scrolls: number;
}
/**
 * What favour instead of the action would bring.
 */
export interface FavourWay {
  favour: number;
  influence: number;
  points: number;
}
/**
 * What the next to arrive on a step of the mosque gets.
 */
export interface Gift {
  points: number;
  /**
   * What is printed, or what is left of it once that is gone; null: nothing.
   */
  reward: string | null;
  /**
   * The action of a scoring tile.
   */
  tile: string | null;
  /**
   * The cube that an upgrade adds.
   */
  upgrade: string | null;
}
/**
 * Something that helps to pay a bill.
 */
export interface Help {
  /**
   * The own tile that allows it.
   */
  achievement: string | null;
  /**
   * Cubes that stand for others.
   */
  resource: string | null;
  way: 'joker' | 'save' | 'white';
}
/**
 * A building that the next raid would hit, and what would save it.
 */
export interface Hit {
  /**
   * Whether a guard would.
   */
  guard: boolean;
  owner: number;
  /**
   * Any one of these cubes.
   */
  ransom: string[];
  /**
   * All of them together.
   */
  walls: string[];
}
/**
 * The achievements of a level.
 */
export interface Level {
  achievements: string[];
  /**
   * Where it is more than 1.
   */
  amounts: {
    [k: string]: number;
  };
  /**
   * The scroll that brings one.
   */
  scroll: number;
}
/**
 * What a seat sees of Merv.
 */
export interface MervView {
  /**
   * Still to be had.
   */
  achievements: string[];
  buildings: {
    [k: string]: number;
  };
  /**
   * Spaces with a camel.
   */
  camel_market: string[];
  camel_market_open: boolean;
  /**
   * Which half of it is used; null: all of it.
   */
  camel_market_side: string | null;
  camel_market_spaces: string[];
  camels_out: number;
  city: {
    [k: string]: Site;
  };
  /**
   * How far the game is, in its own units: each has a message clock-NAME that says it with the value as $NAME.
   */
  clock: {
    [k: string]: number | string;
  };
  contracts: {
    [k: string]: Contract;
  };
  discount: number;
  game: string;
  gate_supply: {
    [k: string]: number;
  };
  goods: {
    [k: string]: number;
  };
  guards: {
    [k: string]: number;
  };
  /**
   * Colour of each.
   */
  halls: {
    [k: string]: string;
  };
  /**
   * What the sites of a line would bring whoever is to move, by the action spaces where that master may still go in this phase; once there, by that one until a site is chosen.
   */
  lines: {
    [k: string]: {
      [k: string]: Yield;
    };
  };
  magistrate: number | null;
  /**
   * Action spaces by master.
   */
  masters: {
    [k: string]: string;
  };
  officials: Official[];
  /**
   * What was agreed on; a list has a choice for each seat.
   */
  options: {
    [k: string]: boolean | number | string | string[] | null;
  };
  /**
   * Masters from the front of the queue.
   */
  order: number[];
  /**
   * Those of the game without a seat, as they follow the seats among `players`: each has a message other-NUMBER that names them.
   */
  others: number[];
  over: boolean;
  path_camels: string[];
  /**
   * By path, its steps upwards.
   */
  path_gifts: {
    [k: string]: Gift[];
  };
  /**
   * Scoring tiles still to be won.
   */
  path_tiles: {
    [k: string]: string;
  };
  path_upgrades: string[];
  phase: 'east' | 'north' | 'south' | 'west';
  /**
   * Caravan cards to come, in unknown order.
   */
  pile: string[];
  place_camels: string[];
  /**
   * Masters; the seats first, then those without one.
   */
  players: Player[];
  printed: Printed;
  progress: Progress;
  queue_camels: QueueCamels;
  raid: Raid;
  /**
   * Place of each seat as of now, from 1; null: hidden.
   */
  ranks: number[] | null;
  route_camels: number;
  /**
   * Caravan cards on offer.
   */
  row: (string | null)[];
  row_camels: string[];
  row_in_reach: string[];
  /**
   * By seat, as of now; null: hidden.
   */
  scores: (number | null)[];
  seats: number;
  sites: {
    [k: string]: string;
  };
  solo: Solo | null;
  solo_card: string | null;
  solo_deck: string[];
  /**
   * The seat that decides; -1: chance, and nobody rolls for it; null: it is over.
   */
  to_move: number | null;
  turn: number;
  upgrades: {
    [k: string]: string;
  };
  /**
   * His number among the masters; null: he is not here.
   */
  vizier: number | null;
  vizier_plan: VizierPlan | null;
  wall_supply: {
    [k: string]: number;
  };
  /**
   * Influence that a wall or gate at a free position would bring each master.
   */
  wall_thanks: {
    [k: string]: number[];
  };
  walls: string[];
  white_upgrades: number;
  /**
   * Seats; nobody before the end.
   */
  winners: number[];
  year: number;
  /**
   * The seat that looks; null: a spectator.
   */
  you: number | null;
}
/**
 * What is printed on a site.
 */
export interface Site {
  action: string;
  colour: string;
  site: string;
}
/**
 * What activating a site of a line would bring.
 */
export interface Yield {
  /**
   * A building goes there first.
   */
  builds: boolean;
  /**
   * To whoever activates it.
   */
  cubes: {
    [k: string]: number;
  };
  /**
   * Somebody else who would get something; null: nobody.
   */
  owner: number | null;
  /**
   * To him.
   */
  shared: {
    [k: string]: number;
  };
}
/**
 * Somebody who scores without a seat.
 */
export interface Official {
  /**
   * His number among `players`.
   */
  player: number;
  /**
   * Place among everybody, as of now.
   */
  rank: number;
  score: number;
  /**
   * The number by which messages name him.
   */
  seat: number;
}
/**
 * A colour with what follows from it.
 */
export interface Player {
  achievements: string[];
  /**
   * Still to be built.
   */
  buildings: number;
  camels: number;
  cards: string[];
  contracts: string[];
  /**
   * Cubes for the next courtier; null: no servant is left.
   */
  courtier_price: number | null;
  /**
   * By hall.
   */
  courtiers: {
    [k: string]: number;
  };
  cubes: {
    [k: string]: number;
  };
  discs: number;
  favour: number;
  goods: {
    [k: string]: number;
  };
  goods_on_contracts: {
    [k: string]: number;
  };
  /**
   * What the next courtier in a hall would bring.
   */
  hall_favour: {
    [k: string]: number;
  };
  /**
   * What each courtier in a hall would score.
   */
  hall_values: {
    [k: string]: number;
  };
  /**
   * Buildings that the next raid would hit.
   */
  in_danger: number;
  influence: number;
  joker_used: boolean;
  /**
   * By open contract what there is too little of: influence, scrolls, common, rare, cubes.
   */
  lacks: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * Points by source, all of them.
   */
  ledger: {
    [k: string]: number;
  };
  now: Now;
  /**
   * Of the mosque; null: not chosen yet.
   */
  path: string | null;
  place_in_queue: number;
  /**
   * By source, without those that gave none.
   */
  points: {
    [k: string]: number;
  };
  posts: string[];
  /**
   * As of now; null: hidden, or never counted.
   */
  score: number | null;
  scoring_tiles: string[];
  scrolls: number;
  scrolls_on_contracts: number;
  /**
   * null: somebody of the game without a seat.
   */
  seat: number | null;
  servants: number;
  spices_allowed: number;
  standing_on: string | null;
  steps: number;
  /**
   * Points so far.
   */
  total: number;
}
/**
 * Points that would be scored if the year, and the game, ended now.
 */
export interface Now {
  buildings: number;
  palace: number;
  sets: number;
  tiles: number;
  top: number;
  /**
   * With all that has been scored.
   */
  total: number;
}
/**
 * What stands on the board and never changes.
 */
export interface Printed {
  building_points: number;
  gate_price: number;
  /**
   * Influence that allows 1, 2, … kinds.
   */
  influence_for_spices: number[];
  levels: Level[];
  paths: {
    [k: string]: Step[];
  };
  places: {
    [k: string]: TradePlace;
  };
  set_points: number[];
  spices: {
    [k: string]: Spice;
  };
  tile_points: number;
  top_points: number;
  tracks: Tracks;
  wall_price: number;
}
/**
 * A step of a path of the mosque, as it is printed.
 */
export interface Step {
  cost: string[];
  points: number;
  reward: string;
}
/**
 * A place of the marketplace.
 */
export interface TradePlace {
  good: string;
  is_rare: boolean;
  price: string[];
}
/**
 * What a spice gives, and with which of its cards.
 */
export interface Spice {
  cards: number[];
  reward: string;
}
/**
 * The two tracks.
 */
export interface Tracks {
  favour: Track;
  influence: Track;
}
/**
 * A track with points by space.
 */
export interface Track {
  points: {
    [k: string]: number;
  };
  top: number;
}
/**
 * What the open question is about; only what is in progress is there.
 */
export interface Progress {
  activated?: string;
  /**
   * Cubes still to be paid.
   */
  bill?: {
    [k: string]: number;
  };
  /**
   * Cards so far.
   */
  chosen?: number;
  colour?: string;
  corner?: 'NE' | 'NW' | 'SE' | 'SW';
  favour?: FavourWay1;
  funded?: {
    [k: string]: number;
  };
  /**
   * What may be used for the bill, beside cubes of its colours.
   */
  helps?: Help[];
  /**
   * Of an achievement.
   */
  level?: number;
  master?: number;
  /**
   * Of a wall.
   */
  position?: string;
  /**
   * Masters that have stopped, from the front.
   */
  queue?: (number | null)[];
  raided?: string;
  stops_at?: number;
  traded?: string[];
  upgrade?: string;
}
/**
 * While favour, a guard or the action is to be chosen.
 */
export interface FavourWay1 {
  favour: number;
  influence: number;
  points: number;
}
/**
 * Camels at each corner, by place in the queue.
 */
export interface QueueCamels {
  NE: number[];
  NW: number[];
  SE: number[];
  SW: number[];
}
/**
 * The next raid as things stand.
 */
export interface Raid {
  hits: {
    [k: string]: Hit;
  };
  /**
   * null: none will come.
   */
  year: number | null;
}
/**
 * The solo card of this phase, and the turn of the Corrupt Magistrate.
 */
export interface Solo {
  /**
   * He has had his turn in this phase.
   */
  acted: boolean;
  /**
   * Kinds of sites in the order of his search.
   */
  actions: string[];
  /**
   * Spaces in the order of his search.
   */
  magistrate: string[];
  points: number;
  reward: string;
  /**
   * What he would activate now; null: nothing, or his turn is over.
   */
  site: string | null;
  /**
   * Where he stands, or would go now; null: he has left it for the queue.
   */
  space: string | null;
  vizier: string[];
  /**
   * How strong his action is, or was in this phase; null: nobody remembers.
   */
  wealth: number | null;
  wealth_most: number;
  /**
   * What his level adds in this year.
   */
  wealth_of_level: number;
}
/**
 * The turn of the Grand Vizier in this phase, as far as it is known.
 */
export interface VizierPlan {
  /**
   * He has gone to his space in this phase.
   */
  acted: boolean;
  /**
   * What one of them is asked for now.
   */
  asks: ('site' | 'space') | null;
  /**
   * Where he would build now; null: nowhere, or somebody will choose it, or it is done.
   */
  site: string | null;
  site_by: number | null;
  /**
   * Where he stands, or would go now; null: somebody will choose it, or he has left it.
   */
  space: string | null;
  /**
   * The seat that chooses his space; null: his card does, or his turn is over.
   */
  space_by: number | null;
}
