/* Made by scripts/types from serai.games.agra.shape; not to be edited by hand.
 * schema 4a45d5cc802376764d79b28be88e71b32a09d000ff55a222447f09fe19278130
 */
/**
 * A bonus tile for a new building.
 */
export interface BuildingBonus {
  /**
   * Covers to take off the farm.
   */
  covers: number;
  favour: number;
  /**
   * A step of influence.
   */
  guild: string | null;
  level: number;
  rupees: number;
}
/**
 * What a favour action costs: favour to have, favour to spend.
 */
export interface Cost {
  have: number;
  spend: number;
}
/**
 * A sailor at work.
 */
export interface Deliveries {
  /**
   * Goods that may still be delivered; an order takes `printed.numbers.order_deliveries`.
   */
  left: number;
  /**
   * The one order of a guild is still to be had.
   */
  may_order: boolean;
  /**
   * Deliveries that a fare has paid for; those that are not made come back as rupees.
   */
  paid: number;
  seat: number;
}
/**
 * Who has delivered a good to a notable, with how many markers.
 */
export interface Delivery {
  markers: number;
  seat: number;
}
/**
 * One of the things that bring the last round.
 */
export interface EndTrigger {
  /**
   * Whose track, or whose orders.
   */
  guild: string | null;
  kind: 'contract' | 'orders' | 'track';
  /**
   * Deliveries to the notable of the last level that lacks fewest, steps of who is ahead, or orders; 0: it has happened.
   */
  left: number;
}
/**
 * Rupees that would be paid if the game ended now.
 */
export interface Ending {
  akbar: number;
  covers: number;
  guilds: {
    [k: string]: number;
  };
  notables: {
    [k: string]: number;
  };
  stone: number;
  total: number;
}
/**
 * The orders of a guild by row, from 1.
 */
export interface GuildOrders {
  /**
   * Seat by row, or neutral.
   */
  fulfilled: {
    [k: string]: string;
  };
  /**
   * The open one; null: all are done.
   */
  marked: number | null;
}
/**
 * What stands on a notable.
 */
export interface Notable {
  /**
   * A message that says what the contract gives, as was agreed on for this table.
   */
  ability: string;
  bonus: NotableBonus | null;
  goods: string[];
  guild: string;
  /**
   * Who would get the contract if all goods were there now; null: nobody has delivered.
   */
  leads: number | null;
  level: number;
  /**
   * Rupees for the next delivery, without bonuses.
   */
  pays: number;
}
/**
 * Rupees for each good of this kind that the owner delivers.
 */
export interface NotableBonus {
  good: string;
  rupees: number;
}
/**
 * Costs and gains that are printed, or known by everybody at the table.
 */
export interface Numbers {
  botanist_actions: number;
  botanist_farmers: number;
  cover_rupees: number;
  double_rupees: number;
  follow_favour: number;
  free_deliveries: number;
  guild_first: number;
  guild_second: number;
  guild_tied: number;
  /**
   * For who is sent home standing.
   */
  kicked_favour: number;
  kicked_favour_high: number;
  last_space_rupees: number;
  /**
   * Everybody has so many.
   */
  markers: number;
  merchant_favour: number;
  merchant_rupees: number;
  mixed_bonus: number;
  open_tiles: number;
  order_deliveries: number;
  /**
   * So much less pays an order to who does not lead.
   */
  order_less: number;
  peon_rupees: number;
  process_most: number;
  tile_slots: number;
  trade_loss: number;
  trade_most: number;
  /**
   * For each paid delivery that is not made.
   */
  unused_rupees: number;
}
/**
 * The boat leaves a pier after so many contracts of a level; 0: it stays.
 */
export interface Pier {
  level: number;
  need: number;
}
/**
 * A court with what follows from it.
 */
export interface Player {
  at_the_end: Ending;
  building_bonuses: string[];
  contracts: string[];
  /**
   * Squares that are still covered.
   */
  covers: string[];
  farmers: string[];
  favour: number;
  /**
   * Values, or places, of the goods on the French Trader.
   */
  french: number[];
  goods: {
    [k: string]: number;
  };
  influence: {
    [k: string]: number;
  };
  /**
   * Rupees by source; null: hidden.
   */
  ledger: {
    [k: string]: number;
  } | null;
  lying: number;
  order_rupees: {
    [k: string]: Reward;
  };
  /**
   * Meditation points for the next worker that is laid down.
   */
  points_next: number;
  /**
   * null: in a bag that nobody else may look into.
   */
  rupees: number | null;
  /**
   * As of now; null: hidden, or never counted.
   */
  score: number | null;
  /**
   * null: somebody of the game without a seat.
   */
  seat: number | null;
  /**
   * Workers with the Cook.
   */
  sheltered: number;
  standing: number;
  /**
   * Space of the meditation stone, from 1.
   */
  stone: number;
  /**
   * Markers left.
   */
  supply: number;
  /**
   * Favour tiles.
   */
  tiles: string[];
  used: Used;
  /**
   * In the supply.
   */
  workers: number;
  /**
   * What each production building would bring, with what own contracts add.
   */
  yields: {
    [k: string]: number;
  };
}
/**
 * What an order of a guild pays at one’s step of influence.
 */
export interface Reward {
  leads: boolean;
  /**
   * Goods of the marked order that one does not have.
   */
  missing: string[];
  /**
   * null: no order without influence.
   */
  pays: number | null;
  rupees: number;
}
/**
 * What has been used in this turn.
 */
export interface Used {
  actions: string[];
  luxuries: string[];
  notables: string[];
  oil_curry: boolean;
}
/**
 * What never changes and must be seen beside the pieces.
 */
export interface Printed {
  /**
   * Rupees at the end, by number of gifts.
   */
  akbar: number[];
  bonus_levels: {
    [k: string]: number;
  };
  bonuses: {
    [k: string]: BuildingBonus;
  };
  bowls: string[];
  characters: string[];
  /**
   * Goods at the corners of the farm.
   */
  corners: string[];
  /**
   * Favour actions that everybody has.
   */
  court_actions: string[];
  made_from: {
    [k: string]: string;
  };
  /**
   * Building values.
   */
  materials: {
    [k: string]: number;
  };
  /**
   * Points of each action of a meditation; null: the value of the good.
   */
  meditation: {
    [k: string]: number | null;
  };
  numbers: Numbers;
  /**
   * The two goods of each row.
   */
  orders: {
    [k: string]: string[][];
  };
  piers: Pier[];
  /**
   * Squares of a side of the farm.
   */
  side: number;
  stone: StoneSpace[];
  track: TrackStep[];
  values: {
    [k: string]: number;
  };
}
/**
 * A space of the meditation stone.
 */
export interface StoneSpace {
  /**
   * Goods that bring the stone here.
   */
  cost: string[];
  points: number;
}
/**
 * A step of influence.
 */
export interface TrackStep {
  /**
   * Gained on reaching it.
   */
  favour: number;
  /**
   * What an order pays.
   */
  rupees: number;
}
/**
 * What a notable at the river has for whoever looks.
 */
export interface Prospect {
  /**
   * What the end would pay more with the contract, as things stand.
   */
  at_end: number;
  /**
   * Goods that are still ordered and that one has.
   */
  held: string[];
  /**
   * Goods that are still ordered and that one does not have.
   */
  missing: string[];
  /**
   * Rupees for delivering all that one has of them, bonuses included, as things stand; beyond `reach` only once the boat is there.
   */
  pays: number;
}
/**
 * A price token that lies on a good.
 */
export interface Token {
  good: string;
  value: number;
}
/**
 * A trader at work.
 */
export interface Trade {
  /**
   * Neither more nor less may be taken.
   */
  exact: boolean;
  /**
   * Goods given so far, of `printed.numbers.trade_most`.
   */
  given: number;
  /**
   * What the goods still to be taken are worth together; below 0: more must be given.
   */
  left: number;
  seat: number;
  taken: number;
  token_moved: boolean;
  /**
   * What was given, less what was taken for it.
   */
  worth: number;
}
/**
 * What a seat sees of Agra.
 */
export interface View {
  actions: {
    [k: string]: Cost;
  };
  /**
   * The action of meditation under the marker.
   */
  blocked: string;
  board: {
    [k: string]: Worker;
  };
  bowls: {
    [k: string]: string;
  };
  builder: string | null;
  building_bonuses: string[];
  built: string[];
  /**
   * How far the game is, in its own units: each has a message clock-NAME that says it with the value as $NAME.
   */
  clock: {
    [k: string]: number | string;
  };
  coins: {
    [k: string]: number;
  };
  /**
   * Contracts by level.
   */
  completed: {
    [k: string]: number;
  };
  /**
   * Building values of the sites.
   */
  costs: {
    [k: string]: number;
  };
  deliveries: Deliveries | null;
  display: string[];
  end_triggers: EndTrigger[];
  free_peon: boolean;
  game: string;
  guest_served: string[];
  /**
   * Once it is known.
   */
  last_round: number | null;
  merchant: string;
  notables: {
    [k: string]: Notable;
  };
  open_orders: {
    [k: string]: string[] | null;
  };
  /**
   * What was agreed on; a list has a choice for each seat.
   */
  options: {
    [k: string]: boolean | number | string | string[] | null;
  };
  order_limit: number;
  orders: {
    [k: string]: GuildOrders;
  };
  /**
   * Those of the game without a seat, as they follow the seats among `players`: each has a message other-NUMBER that names them.
   */
  others: number[];
  over: boolean;
  phase: 'action' | 'meditation' | 'none' | 'order';
  pier: number;
  pile: string[];
  players: Player[];
  /**
   * Meditation points to spend.
   */
  points: number;
  points_spent: boolean;
  printed: Printed;
  /**
   * Of the notables at the river, for whoever looks; none for a spectator.
   */
  prospects: {
    [k: string]: Prospect;
  };
  /**
   * Place of each seat as of now, from 1; null: hidden.
   */
  ranks: number[] | null;
  /**
   * Highest level of notables that can be delivered to.
   */
  reach: number;
  /**
   * Goods delivered to each open notable.
   */
  river: {
    [k: string]: {
      [k: string]: Delivery;
    };
  };
  round: number;
  /**
   * By seat, as of now; null: hidden.
   */
  scores: (number | null)[];
  seats: number;
  /**
   * Notables that the turn has delivered to.
   */
  served: string[];
  start: number;
  /**
   * The seat that decides; -1: chance, and nobody rolls for it; null: it is over.
   */
  to_move: number | null;
  token_sides: {
    [k: string]: [number, number];
  };
  /**
   * What each price token could make of the goods, as long as somebody may move one.
   */
  token_values: {
    [k: string]: {
      [k: string]: number[];
    };
  };
  tokens: {
    [k: string]: Token;
  };
  trade: Trade | null;
  turn: number;
  /**
   * Of goods, price tokens included.
   */
  values: {
    [k: string]: number;
  };
  /**
   * Seats; nobody before the end.
   */
  winners: number[];
  /**
   * The seat that looks; null: a spectator.
   */
  you: number | null;
}
/**
 * A worker on an action space.
 */
export interface Worker {
  posture: 'lying' | 'standing';
  seat: number;
}
