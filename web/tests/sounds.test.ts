/** Sounds: only if they are wanted, only after a touch, and only one at a time. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventTold } from '../src/lib/protocol';

const made: string[] = [];
const listeners: Record<string, () => void> = {};

class FakeContext {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain() {
    const gain = {
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {},
    };
    return { gain, connect: (to: unknown) => to };
  }
  createOscillator() {
    made.push('tone');
    const connect = (to: { connect: unknown }) => to;
    return { frequency: {}, connect, start() {}, stop() {} };
  }
}

beforeEach(() => {
  vi.resetModules();
  made.length = 0;
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('addEventListener', (name: string, heard: () => void) => {
    listeners[name] = heard;
  });
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => '{}', setItem: () => undefined });
  vi.stubGlobal('navigator', { languages: ['en'] });
});

describe('sounds', () => {
  it('are off until somebody turns them on', async () => {
    const { sounds } = await import('../src/lib/sounds');
    listeners.pointerdown!();
    sounds.play('turn');
    expect(made).toEqual([]);
  });

  it('wait for the first touch of the page', async () => {
    const { sounds, TONES } = await import('../src/lib/sounds');
    const { settings } = await import('../src/lib/settings.svelte');
    settings.set({ sounds: true });
    sounds.play('turn');
    expect(made).toEqual([]);
    listeners.keydown!();
    sounds.play('turn');
    expect(made).toHaveLength(TONES.turn.length);
  });

  it('are short', async () => {
    const { SOUNDS, TONES } = await import('../src/lib/sounds');
    for (const sound of SOUNDS) {
      const end = Math.max(...TONES[sound].map(({ at, long }) => at + long));
      expect(end).toBeLessThan(1.2);
    }
  });
});

describe('what is heard', () => {
  const before = { seq: 4, mine: false, over: false, steps: 0 };
  const moved = (piece: string, chance: boolean): EventTold =>
    ({ kind: 'moved', seq: 5, sentences: [{ piece, chance }] }) as unknown as EventTold;

  it('is the most important thing that happened', async () => {
    const { soundOf } = await import('../src/table/hearing.svelte');
    const rolled = [moved('', true), moved('boat@1', false)];
    expect(soundOf(before, { ...before, over: true }, rolled)).toBe('end');
    expect(soundOf(before, { ...before, mine: true }, rolled)).toBe('turn');
    expect(soundOf(before, before, rolled)).toBe('dice');
    expect(soundOf(before, before, [moved('boat@1', false)])).toBe('piece');
    expect(soundOf(before, { ...before, steps: 1 }, [])).toBe('piece');
    expect(soundOf(before, before, [])).toBeNull();
    expect(soundOf({ ...before, over: true }, { ...before, over: true }, [])).toBeNull();
  });
});
