/** What a person has chosen for this browser. `theme.js` reads it before the first paint. */

import { LANGUAGES, type Language } from './language';

const STORE = 'serai';

export const THEMES = ['system', 'light', 'dark'] as const;
export const CONFIRMS = ['always', 'two-steps', 'never'] as const;
export const SIZES = ['normal', 'large', 'larger'] as const;

export type Theme = (typeof THEMES)[number];
export type ConfirmMode = (typeof CONFIRMS)[number];
export type TextSize = (typeof SIZES)[number];

export type Choices = {
  language: Language;
  theme: Theme;
  confirm: ConfirmMode; // when a finished turn waits for a confirmation
  shortcuts: boolean; // keys of a single letter
  size: TextSize;
  motion: boolean; // things glide, roll and glow
  sounds: boolean;
};

function oneOf<T>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

/** The first language of the browser that we speak. */
export function languageOf(preferred: readonly string[]): Language {
  const short = preferred.map((one) => one.slice(0, 2).toLowerCase());
  return short.find((one): one is Language => LANGUAGES.includes(one as Language)) ?? 'en';
}

/** Choices out of whatever lies in the store. */
export function choicesOf(
  kept: Partial<Record<keyof Choices, unknown>>,
  spoken: Language,
): Choices {
  return {
    language: oneOf(LANGUAGES, kept.language, spoken),
    theme: oneOf(THEMES, kept.theme, 'system'),
    confirm: oneOf(CONFIRMS, kept.confirm, 'two-steps'),
    shortcuts: kept.shortcuts !== false,
    size: oneOf(SIZES, kept.size, 'normal'),
    motion: kept.motion !== false,
    sounds: kept.sounds === true,
  };
}

function read(): Choices {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') ?? {};
  } catch {
    // No storage, or somebody else's: begin with what the browser says.
  }
  return choicesOf(kept, languageOf(navigator.languages ?? [navigator.language]));
}

class Settings {
  private chosen = $state.raw(read());

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === STORE) this.apply(read()); // chosen in another tab
    });
    this.apply(this.chosen);
  }

  get language(): Language {
    return this.chosen.language;
  }

  get theme(): Theme {
    return this.chosen.theme;
  }

  get confirm(): ConfirmMode {
    return this.chosen.confirm;
  }

  get shortcuts(): boolean {
    return this.chosen.shortcuts;
  }

  get size(): TextSize {
    return this.chosen.size;
  }

  get motion(): boolean {
    return this.chosen.motion;
  }

  get sounds(): boolean {
    return this.chosen.sounds;
  }

  /** Choose, for now and for later visits. */
  set(changes: Partial<Choices>): void {
    this.apply({ ...this.chosen, ...changes });
    try {
      localStorage.setItem(STORE, JSON.stringify(this.chosen));
    } catch {
      // It holds until the page is closed.
    }
  }

  private apply(choices: Choices): void {
    this.chosen = choices;
    const root = document.documentElement;
    root.lang = choices.language;
    if (choices.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = choices.theme;
    if (choices.size === 'normal') delete root.dataset.size;
    else root.dataset.size = choices.size;
    if (choices.motion) delete root.dataset.motion;
    else root.dataset.motion = 'off';
  }
}

export const settings = new Settings();
