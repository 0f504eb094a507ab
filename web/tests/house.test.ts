/** What the pages around the tables know, and where they are. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const GAMES = {
  games: [{ name: 'rajas', seats: [2], options: [] }],
  bots: ['greedy'],
  characters: [],
  usual: [],
  broken: [],
};

/** Answers by address; an address without one is out of reach. */
let answers: Record<string, string>;
let asked: string[];
let jumped: () => void;

beforeEach(() => {
  vi.resetModules();
  asked = [];
  answers = {
    '/api/games': JSON.stringify(GAMES),
    '/api/me': JSON.stringify({ name: '', guest: false }),
    '/api/tables': JSON.stringify({ tables: [] }),
    '/api/messages/en/house': 'web-table-places = {$count}',
    '/api/messages/en/rajas': 'title = Rajas',
  };
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (!(address in answers)) throw new TypeError('away');
    return new Response(answers[address]);
  });
  vi.stubGlobal('addEventListener', (name: string, heard: () => void) => {
    if (name === 'popstate') jumped = heard;
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('location', { pathname: '/new/merv', hash: '' });
  vi.stubGlobal('history', {
    pushState: (_state: unknown, _title: string, to: string) => (location.pathname = to),
    replaceState: (_state: unknown, _title: string, to: string) => (location.pathname = to),
  });
  vi.stubGlobal('scrollTo', () => undefined);
});

afterEach(() => vi.unstubAllGlobals());

describe('the house', () => {
  it('asks for words until it has them, and is away until then', async () => {
    const { House } = await import('../src/home/house.svelte');
    const { speech } = await import('../src/lib/speech.svelte');
    await speech.load();
    const house = new House();
    const words = answers['/api/messages/en/rajas']!;
    delete answers['/api/messages/en/rajas'];
    await house.refresh();
    expect(house.connected).toBe(false);
    expect(house.known.games).toHaveLength(1); // whatever else was told is kept
    await house.refresh();
    expect(house.connected).toBe(false);
    answers['/api/messages/en/rajas'] = words;
    await house.refresh();
    expect(house.connected).toBe(true);
    expect(speech.say('title', {}, 'rajas')).toBe('Rajas');
    const before = asked.filter((one) => one.includes('messages')).length;
    await house.refresh();
    expect(asked.filter((one) => one.includes('messages'))).toHaveLength(before);
  });
});

describe('the router', () => {
  it('takes another name of the same page for the same page', async () => {
    const { router } = await import('../src/lib/route.svelte');
    router.rename('/new/rajas');
    expect(location.pathname).toBe('/new/rajas');
    expect(router.visits).toBe(0);
    location.hash = '#main';
    jumped();
    expect(router.visits).toBe(0);
    router.go('/');
    expect(router.visits).toBe(1);
  });
});
