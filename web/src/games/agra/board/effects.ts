/** What a contract or a good does, as a few signs. They remind; the words are the server's. */

import type { Notable } from '../view';

const CONTRACTS: Record<string, readonly string[]> = {
  'portuguese-trader': ['sailor', 'cube'],
  sufi: ['meditate', 'upgrade'],
  takshaka: ['hammer', 'rupee'],
  mahout: ['sandstone', 'wood'],
  khatib: ['turmeric', 'cotton'],
  'french-trader': ['cube', 'rupee'],
  dyer: ['farmer', 'swap'],
  cook: ['worker', 'home'],
  muezzin: ['worker', 'meditate'],
  jagirdar: ['sailor', 'deliver'],
  caliph: ['cotton', 'stand'],
  calligrapher: ['worker', 'rupee'],
  mullah: ['favour', 'hand'],
  'english-trader': ['swap', 'cube'],
  'mosaic-maker': ['tile', 'meditate', 'favour'],
  mujtahida: ['hammer', 'home'],
  'dutch-trader': ['scroll', 'mixed'],
  painter: ['stand', 'influence'],
  subadar: ['scroll', 'rupee'],
  sadr: ['bowl', 'rupee'],
  'grand-mufti': ['favour', 'mixed'],
  'grand-imam': ['favour', 'scholars'],
  'court-artist': ['favour', 'artisans'],
  dewan: ['favour', 'merchants'],
};

const GOODS: Record<string, readonly string[]> = {
  oil: ['stand'],
  curry: ['stand'],
  statues: ['worker'],
  paintings: ['influence'],
  books: ['stand', 'favour'],
  clothes: ['rupee'],
};

/** What a contract is good for. */
export const contractSigns = (id: string): readonly string[] => CONTRACTS[id] ?? [];

/** And the good that pays whoever has the contract, as often as it is delivered. */
export function arrivalSigns(id: string, { bonus }: Notable): readonly string[] {
  return [...contractSigns(id), ...(bonus ? [bonus.good, 'rupee'] : [])];
}

/** What a good does for whoever spends it. */
export const goodSigns = (good: string): readonly string[] => GOODS[good] ?? [];
