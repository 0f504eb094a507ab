/* Made by scripts/types from serai.games.rajas.shape; not to be edited by hand.
 * schema bd7b052ec836df79e34c94f4bd72741ffdbf94ad8ffa0133f1a21986aaa6d233
 */
/**
 * A space of the river.
 */
export interface At {
  at: number;
}
/**
 * A field of a track, and the field of fame beside it.
 */
export interface Beside {
  at: number;
  beside: number;
}
/**
 * A bonus field.
 */
export interface Bonus {
  at: number;
  /**
   * The field of fame that lies beside it.
   */
  beside: number;
  reward: Reward;
  track: 'fame' | 'money';
}
/**
 * A printed gain.
 */
export interface Reward {
  /**
   * Of dice for karma; any: one's own choice.
   */
  colour?: string;
  /**
   * One die of each.
   */
  colours?: string[];
  kind: string;
  n?: number;
}
/**
 * A tile in a province.
 */
export interface Built {
  overbuilt: boolean;
  roads: string;
  tile: string;
}
/**
 * Money of the spaces that are still free, from the left.
 */
export interface Costs {
  harbour: number[];
  quarry: number[];
}
/**
 * What came from one source.
 */
export interface Earned {
  fame: number;
  money: number;
  /**
   * Money that went there.
   */
  paid: number;
}
/**
 * A province tile that has been chosen and is not laid yet.
 */
export interface Hand {
  /**
   * The only square for it, which it will cover; null: any that is open.
   */
  cell: string | null;
  /**
   * All ways to turn it, as the sides to which its roads lead.
   */
  roads: string[];
  seat: number;
  tile: string;
}
/**
 * Markets of one good, and what all of them would bring.
 */
export interface Markets {
  count: number;
  value: number;
}
/**
 * A player, with what follows from it.
 */
export interface PlayerView {
  /**
   * Space on the river.
   */
  boat: number;
  /**
   * Bonus fields of the money track that are behind.
   */
  bonus: number;
  /**
   * Fields at the border that roads have reached.
   */
  connected: string[];
  covered_curves: number;
  /**
   * Pips by colour.
   */
  dice: {
    [k: string]: number[];
  };
  /**
   * Bonuses still to be paid.
   */
  due: string[];
  fame: number;
  /**
   * What each field at the border pays, its yield tile included.
   */
  fields: {
    [k: string]: Reward;
  };
  /**
   * The building whose new level counts from the next turn on.
   */
  fresh: string | null;
  /**
   * Kali’s hands: most dice that can be held.
   */
  hands: number;
  /**
   * Yield tiles by field.
   */
  jewels: {
    [k: string]: string;
  };
  karma: number;
  /**
   * Money and fame by source, each a message source-KIND: quarry, market:silk, chamber:raja, …; null: nobody remembers the game from its beginning.
   */
  ledger: {
    [k: string]: Earned;
  } | null;
  /**
   * Fame for each kind of building.
   */
  levels: {
    [k: string]: number;
  };
  /**
   * Fame beyond the meeting of the markers; below 0: missing.
   */
  margin: number;
  markets: {
    [k: string]: Markets;
  };
  /**
   * The how many-th whose markers have met; 0: not yet.
   */
  met: number;
  /**
   * Passes without a worker in this round.
   */
  missed: number;
  /**
   * Visits to the mixed market in this round.
   */
  mixed: number;
  money: number;
  /**
   * Squares to which a road leads.
   */
  open: string[];
  /**
   * The field of fame beside one’s money.
   */
  opposite: number;
  province: {
    [k: string]: Built;
  };
  /**
   * Workers that are still to be placed.
   */
  ready: number;
  /**
   * As of now; null: hidden, or never counted.
   */
  score: number | null;
  /**
   * null: somebody of the game without a seat.
   */
  seat: number | null;
  /**
   * Of the province board.
   */
  side: string;
  /**
   * Workers still to be won.
   */
  waiting: string[];
  workers: number;
}
/**
 * What never changes during a game with this number of players.
 */
export interface Printed {
  /**
   * Colour taken by colour given.
   */
  balcony: {
    [k: string]: string;
  };
  balcony_dice: number;
  bonuses: {
    [k: string]: Bonus;
  };
  chambers: {
    [k: string]: Reward[];
  };
  /**
   * Fame and the field of fame beside the money make this where the markers meet.
   */
  crossing: number;
  fame_length: number;
  front_money: number;
  /**
   * Most pips of a die for the harbour.
   */
  harbour_pips: number;
  /**
   * Most that can be held.
   */
  karma: number;
  /**
   * Spaces that the Portuguese sails.
   */
  portuguese: number;
  province: ProvinceBoard;
  spaces: PrintedSpaces;
  workers: WorkerFields;
}
/**
 * Where things lie, by column and row.
 */
export interface ProvinceBoard {
  columns: number;
  fields: {
    [k: string]: [number, number];
  };
  hues: {
    [k: string]: string;
  };
  residence: [number, number];
  /**
   * Sides of the residence to which a road leads.
   */
  roads: string;
  rows: number;
  squares: {
    [k: string]: [number, number];
  };
}
/**
 * How many spaces there are with so many players.
 */
export interface PrintedSpaces {
  front: number;
  mixed: number;
}
/**
 * Where further workers are won.
 */
export interface WorkerFields {
  bridge: At;
  fame: Beside;
  money: Beside;
}
/**
 * What a seat sees of Rajas of the Ganges.
 */
export interface RajasView {
  board: Spaces;
  /**
   * Offered moves that would only block a space.
   */
  brings_nothing: string[];
  /**
   * How far the game is, in its own units: each has a message clock-NAME that says it with the value as $NAME.
   */
  clock: {
    [k: string]: number | string;
  };
  costs: Costs;
  /**
   * Yield tiles to choose from.
   */
  display: string[];
  game: string;
  hand: Hand | null;
  /**
   * A yield tile that has been drawn and is not laid yet.
   */
  jewel: string | null;
  /**
   * The guest of the Great Mogul, who starts the next round.
   */
  mogul: number | null;
  /**
   * The seat that starts the next round, as of now.
   */
  next_start: number;
  /**
   * What was agreed on; a list has a choice for each seat.
   */
  options: {
    [k: string]: boolean | number | string | string[] | null;
  };
  /**
   * Those of the game without a seat, as they follow the seats among `players`: each has a message other-NUMBER that names them.
   */
  others: number[];
  over: boolean;
  pass: number;
  /**
   * Workers placed in this pass.
   */
  placed: number;
  players: PlayerView[];
  printed: Printed;
  /**
   * Place of each seat as of now, from 1; null: hidden.
   */
  ranks: number[] | null;
  /**
   * Ganga tiles by space.
   */
  river: {
    [k: string]: string;
  };
  /**
   * From space 1 on, Ganga tiles included.
   */
  river_rewards: Reward[];
  round: number;
  /**
   * By seat, as of now; null: hidden.
   */
  scores: (number | null)[];
  seats: number;
  /**
   * White yield tiles that have been drawn.
   */
  set_aside: string[];
  stacks: {
    [k: string]: Stack;
  };
  start: number;
  /**
   * Dice by colour.
   */
  supply: {
    [k: string]: number;
  };
  /**
   * All province tiles that lie face up.
   */
  tiles: {
    [k: string]: TileTold;
  };
  /**
   * The seat that decides; -1: chance, and nobody rolls for it; null: it is over.
   */
  to_move: number | null;
  turn: number;
  /**
   * Seats; nobody before the end.
   */
  winners: number[];
  yield_tiles: {
    [k: string]: YieldTile;
  };
  /**
   * The seat that looks; null: a spectator.
   */
  you: number | null;
}
/**
 * Workers on the board by seat; rows are filled from the left.
 */
export interface Spaces {
  balcony: {
    [k: string]: number;
  };
  chambers: {
    [k: string]: number;
  };
  front: number[];
  harbour: number[];
  market: {
    [k: string]: number;
  };
  mixed: number[];
  quarry: number[];
  terrace: {
    [k: string]: number;
  };
}
/**
 * A stack of the quarry.
 */
export interface Stack {
  /**
   * In unknown order.
   */
  below: string[];
  top: string | null;
}
/**
 * A province tile.
 */
export interface TileTold {
  buildings: string[];
  /**
   * Of the dice that pay it.
   */
  colour: string;
  markets: TileMarket[];
  /**
   * In pips.
   */
  price: number;
  /**
   * Its shape.
   */
  road: string;
}
/**
 * A market on a province tile.
 */
export interface TileMarket {
  good: string;
  value: number;
}
/**
 * A yield tile: where it may lie, and what it pays.
 */
export interface YieldTile {
  hue: string;
  reward: Reward;
}
