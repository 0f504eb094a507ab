/** Which icon stands for what a step, a card, a contract or an achievement brings. */

const REWARDS: Record<string, string> = {
  camel: 'camel',
  favour: 'favour',
  guard: 'guard',
  'production-upgrade': 'upgrade',
  'white-upgrade': 'upgrade',
  'white-cube': 'joker',
  'free-wall': 'wall',
  'scoring-tile': 'tile',
  points: 'vp',
  top: 'crown',
};

export const rewardSign = (reward: string): string => REWARDS[reward] ?? 'points';

const ACHIEVEMENTS: Record<string, string[]> = {
  post: ['marketplace'],
  card: ['saffron'],
  step: ['mosque'],
  wall: ['wall'],
  points: ['points'],
  'guard-and-favour': ['guard', 'favour'],
  guards: ['guard'],
  favours: ['favour'],
};

export type AchievementSign = {
  signs: string[];
  /** Beside the sign: a cube that counts as white, or one cube less. */
  joker?: string;
  less?: boolean;
};

export function achievementSign(achievement: string): AchievementSign {
  const [, action] = /^(.+)-less$/.exec(achievement) ?? [];
  if (action) return { signs: [action], less: true };
  const [, joker] = /^(.+)-joker$/.exec(achievement) ?? [];
  if (joker) return { signs: ['joker'], joker };
  return { signs: ACHIEVEMENTS[achievement] ?? ['points'] };
}

/** What the spaces of the camel market give. */
const MARKET: Record<string, string> = {
  white: 'joker',
  scroll: 'scroll',
  card: 'saffron',
  favour: 'favour',
  good: 'silk',
  step: 'mosque',
  guard: 'guard',
};

export const marketSign = (space: string): string => MARKET[space] ?? 'camel';

/** What a hall is about; scrolls themselves have their own sign beside it. */
export const HALL_SIGNS: Record<string, string> = {
  knowledge: 'library',
  spices: 'saffron',
  trade: 'carpets',
  faith: 'mosque',
};
