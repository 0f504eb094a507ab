/**
 * A few short tones, made here: no files, and off until somebody turns them on. Browsers let a page
 * sound only after somebody has touched it; before that nothing is made.
 */

import { settings } from './settings.svelte';

export const SOUNDS = ['turn', 'piece', 'dice', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone: when it begins and how long it is (seconds), how high (hertz), how loud (0 to 1). */
export type Tone = { at: number; long: number; pitch: number; loud: number; shape: OscillatorType };

/** What each sound is made of. */
export const TONES: Record<Sound, readonly Tone[]> = {
  turn: [
    { at: 0, long: 0.16, pitch: 587, loud: 0.14, shape: 'sine' },
    { at: 0.13, long: 0.26, pitch: 880, loud: 0.14, shape: 'sine' },
  ],
  piece: [{ at: 0, long: 0.07, pitch: 196, loud: 0.2, shape: 'triangle' }],
  dice: [0, 0.06, 0.1, 0.17, 0.2].map((at, i) => ({
    at,
    long: 0.035,
    pitch: 320 + 90 * (i % 3),
    loud: 0.1,
    shape: 'square' as const,
  })),
  end: [523, 659, 784, 1047].map((pitch, i) => ({
    at: 0.15 * i,
    long: i === 3 ? 0.6 : 0.22,
    pitch,
    loud: 0.14,
    shape: 'sine' as const,
  })),
};

const GESTURES = ['pointerdown', 'keydown'] as const;
const ATTACK = 0.008; // seconds; without it a tone clicks

class Sounds {
  private touched = false;
  private context: AudioContext | null = null;

  constructor() {
    const first = (): void => {
      this.touched = true;
      for (const gesture of GESTURES) removeEventListener(gesture, first, true);
    };
    for (const gesture of GESTURES) globalThis.addEventListener?.(gesture, first, true);
  }

  /** Let it sound, if somebody wants to hear it. */
  play(sound: Sound): void {
    if (!settings.sounds || !this.touched || typeof AudioContext === 'undefined') return;
    try {
      this.context ??= new AudioContext();
      void this.context.resume();
      for (const tone of TONES[sound]) sing(this.context, tone);
    } catch {
      // A page without sound is a page all the same.
    }
  }
}

function sing(context: AudioContext, { at, long, pitch, loud, shape }: Tone): void {
  const begin = context.currentTime + at;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + long);
  voice.connect(volume).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + long);
}

export const sounds = new Sounds();
