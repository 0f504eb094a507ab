/** Everybody who has a face: one figure, dressed in many ways. */

export type Look = {
  skin?: number; // of four
  robe?: string;
  trim?: string;
  hat?: 'turban' | 'plume' | 'crown' | 'cap' | 'tall' | 'brim' | 'knot' | 'veil';
  cloth?: string; // colour of the hat
  beard?: 'moustache' | 'full' | 'long';
  hair?: string;
  ground?: string; // behind the face
};

/** Notables and characters of Agra, chambers of Rajas. */
export const CAST: Record<string, Look> = {
  mogul: { skin: 1, robe: '#2f6e54', hat: 'plume', cloth: '#f6e9c6', beard: 'full' },
  dancer: { skin: 0, robe: '#b8456f', trim: '#f0c24c', hat: 'veil', cloth: '#e57aa0' },
  yogi: { skin: 2, robe: '#e98f2b', hat: 'knot', beard: 'long', hair: '#efe7da' },
  raja: { skin: 1, robe: '#7c3566', hat: 'crown', cloth: '#b8303a', beard: 'moustache' },
  builder: { skin: 2, robe: '#9a6a3e', hat: 'turban', cloth: '#d9a15c', beard: 'moustache' },
  portuguese: {
    skin: 3,
    robe: '#2f4b7c',
    trim: '#f5ebd6',
    hat: 'brim',
    cloth: '#3b3a52',
    beard: 'full',
    hair: '#7a4a26',
  },
  'portuguese-trader': {
    skin: 3,
    robe: '#2f4b7c',
    trim: '#f5ebd6',
    hat: 'brim',
    cloth: '#3b3a52',
    beard: 'full',
    hair: '#7a4a26',
  },
  sufi: { skin: 1, robe: '#f0e6d2', hat: 'tall', cloth: '#b9835a', beard: 'long', hair: '#d9d2c5' },
  takshaka: { skin: 2, robe: '#8a6a45', hat: 'turban', cloth: '#c2543a', beard: 'moustache' },
  mahout: { skin: 2, robe: '#5e7a3b', hat: 'turban', cloth: '#e7b33c', beard: 'moustache' },
  khatib: { skin: 1, robe: '#3c7c74', hat: 'cap', cloth: '#fffdf5', beard: 'full' },
  'french-trader': {
    skin: 3,
    robe: '#b4883a',
    hat: 'brim',
    cloth: '#7a2f3e',
    beard: 'moustache',
    hair: '#5b3a22',
  },
  dyer: { skin: 2, robe: '#4f8fa3', hat: 'turban', cloth: '#7b5aa6' },
  cook: { skin: 1, robe: '#c9724f', hat: 'cap', cloth: '#f5ebd6', beard: 'moustache' },
  muezzin: { skin: 2, robe: '#ede3cc', hat: 'tall', cloth: '#2f6e54', beard: 'full' },
  jagirdar: { skin: 1, robe: '#6b2f3f', hat: 'plume', cloth: '#c98b2b', beard: 'moustache' },
  caliph: { skin: 1, robe: '#34549a', hat: 'turban', cloth: '#f6f0e0', beard: 'full' },
  calligrapher: {
    skin: 0,
    robe: '#5b4a7a',
    hat: 'turban',
    cloth: '#a9c7d6',
    beard: 'full',
    hair: '#8a8178',
  },
  mullah: {
    skin: 1,
    robe: '#4a4038',
    hat: 'turban',
    cloth: '#fffdf5',
    beard: 'long',
    hair: '#5d524a',
  },
  'english-trader': { skin: 3, robe: '#8c2f2b', trim: '#f5ebd6', hat: 'brim', cloth: '#4b5a3a' },
  'mosaic-maker': { skin: 2, robe: '#d9a15c', hat: 'cap', cloth: '#3a9a94', beard: 'moustache' },
  mujtahida: { skin: 0, robe: '#3c5a86', hat: 'veil', cloth: '#5e86b5' },
  'dutch-trader': {
    skin: 3,
    robe: '#4b4b58',
    trim: '#fffdf5',
    hat: 'brim',
    cloth: '#2b2b33',
    beard: 'moustache',
    hair: '#b9834a',
  },
  painter: { skin: 1, robe: '#3a7c5a', hat: 'turban', cloth: '#e991ae' },
  subadar: { skin: 2, robe: '#c2873a', hat: 'plume', cloth: '#34549a', beard: 'full' },
  sadr: { skin: 0, robe: '#e6d3a8', hat: 'tall', cloth: '#7c3566', beard: 'long', hair: '#cfc7b9' },
  'grand-mufti': {
    skin: 1,
    robe: '#2f6e54',
    hat: 'turban',
    cloth: '#f6f0e0',
    beard: 'long',
    hair: '#f3eee4',
  },
  'grand-imam': {
    skin: 2,
    robe: '#5b3a6b',
    hat: 'turban',
    cloth: '#fffdf5',
    beard: 'long',
    hair: '#efe9df',
  },
  'court-artist': { skin: 1, robe: '#b8456f', hat: 'veil', cloth: '#e8b63a' },
  dewan: { skin: 1, robe: '#8a3f2c', hat: 'crown', cloth: '#2f6e54', beard: 'full' },
  architect: { skin: 1, robe: '#c9a35c', hat: 'cap', cloth: '#34549a', beard: 'full' },
  sailor: { skin: 2, robe: '#2f7c80', hat: 'turban', cloth: '#f5ebd6', beard: 'moustache' },
  trader: { skin: 0, robe: '#b4883a', hat: 'turban', cloth: '#b8303a', beard: 'full' },
  botanist: { skin: 1, robe: '#4f7a3b', hat: 'veil', cloth: '#7ba84e' },
};

/** Opponents; how they play is known by the server. */
export const CHARACTERS: Record<string, Look> = {
  bulbul: {
    skin: 0,
    robe: '#7a9e4b',
    trim: '#fff3d6',
    hat: 'veil',
    cloth: '#f2a65a',
    ground: '#dce0b4',
  },
  jaggu: {
    skin: 2,
    robe: '#3a7c8a',
    trim: '#f2de3a',
    hat: 'turban',
    cloth: '#c2543a',
    beard: 'moustache',
    ground: '#f3d2cb',
  },
  makara: {
    skin: 1,
    robe: '#2f7c80',
    trim: '#e9cc86',
    hat: 'turban',
    cloth: '#f5ebd6',
    beard: 'moustache',
    ground: '#bfe0df',
  },
  rukmini: {
    skin: 1,
    robe: '#b8456f',
    trim: '#f0c24c',
    hat: 'veil',
    cloth: '#7c3566',
    ground: '#eadcf3',
  },
  ustad: {
    skin: 1,
    robe: '#c9a35c',
    hat: 'cap',
    cloth: '#34549a',
    beard: 'full',
    hair: '#8a8178',
    ground: '#ebc3a4',
  },
  lobsang: {
    skin: 3,
    robe: '#8c2f2b',
    trim: '#f0c24c',
    hat: 'tall',
    cloth: '#d9902b',
    ground: '#f5e8c6',
  },
  zarina: {
    skin: 3,
    robe: '#34549a',
    trim: '#f6e9c6',
    hat: 'veil',
    cloth: '#2e8c98',
    ground: '#cfdbf3',
  },
  farhad: {
    skin: 2,
    robe: '#4b4b58',
    trim: '#e9cc86',
    hat: 'plume',
    cloth: '#6b2f3f',
    beard: 'full',
    ground: '#e0c083',
  },
  nur: {
    skin: 0,
    robe: '#3c5a86',
    trim: '#e9cc86',
    hat: 'veil',
    cloth: '#fffdf5',
    ground: '#d2e8df',
  },
  birbal: {
    skin: 1,
    robe: '#5b3a6b',
    trim: '#f0c24c',
    hat: 'crown',
    cloth: '#b8303a',
    beard: 'long',
    hair: '#efe9df',
    ground: '#f1d9b4',
  },
};

/** Officials of Merv, and the tutor. */
export const OFFICIALS: Record<string, Look> = {
  magistrate: {
    skin: 1,
    robe: '#7a2f3e',
    trim: '#f0c24c',
    hat: 'plume',
    cloth: '#2b2b33',
    beard: 'full',
    hair: '#2b2320',
    ground: '#f3d2cb',
  },
  vizier: {
    skin: 2,
    robe: '#2f6e54',
    trim: '#e9cc86',
    hat: 'turban',
    cloth: '#f6f0e0',
    beard: 'long',
    hair: '#cfc7b9',
    ground: '#d2e8df',
  },
  tutor: {
    skin: 0,
    robe: '#0b6459',
    trim: '#fff3d6',
    hat: 'veil',
    cloth: '#e8b63a',
    ground: '#d5eae2',
  },
};

/** Faces that people may choose. */
export const PEOPLE: Record<string, Look> = {
  you: {
    skin: 1,
    robe: '#0b6fb0',
    trim: '#fff3d6',
    hat: 'cap',
    cloth: '#f5ebd6',
    ground: '#cfdbf3',
  },
  meera: {
    skin: 0,
    robe: '#8a3f2c',
    trim: '#f0c24c',
    hat: 'veil',
    cloth: '#d2560b',
    ground: '#f3d2cb',
  },
  tomas: {
    skin: 3,
    robe: '#4b5a3a',
    trim: '#f2de3a',
    hat: 'brim',
    cloth: '#8c7a1e',
    beard: 'moustache',
    hair: '#7a4a26',
    ground: '#f5e8c6',
  },
  iskander: {
    skin: 2,
    robe: '#2b2b33',
    trim: '#e9cc86',
    hat: 'turban',
    cloth: '#4b4b58',
    beard: 'full',
    ground: '#e0d6c4',
  },
};

/** The looks of somebody, whoever it is. */
export function lookOf(who: string): Look {
  return CHARACTERS[who] ?? OFFICIALS[who] ?? PEOPLE[who] ?? CAST[who] ?? {};
}
