/** The signs of favour actions; `mark` tells those apart that share one. */

export type ActionSign = { icon: string; mark?: string };

const SIGNS: Record<string, ActionSign> = {
  good: { icon: 'sandstone' },
  process: { icon: 'process' },
  step: { icon: 'influence' },
  stand: { icon: 'stand' },
  more: { icon: 'process', mark: '+1' },
  point: { icon: 'meditate', mark: '+1' },
  sell: { icon: 'rupee' },
  uncover: { icon: 'cover' },
  deliver: { icon: 'deliver' },
  order: { icon: 'scroll' },
  farmers: { icon: 'farmer', mark: '2' },
  token: { icon: 'token' },
  swap: { icon: 'swap' },
  'gain-two': { icon: 'cube', mark: '2' },
  stone: { icon: 'upgrade' },
  refine: { icon: 'process', mark: '2' },
  peon: { icon: 'worker' },
};

export const signOf = (action: string): ActionSign => SIGNS[action] ?? { icon: 'favour' };
