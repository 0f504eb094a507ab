/** Whatever lies in the store, the page begins. */

import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => 'not json', setItem: () => undefined });
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'nl-BE', 'de'] });
});

describe('settings', () => {
  it('begin with the first language that we speak', async () => {
    const { languageOf, settings } = await import('../src/lib/settings.svelte');
    expect(settings.language).toBe('nl');
    expect(languageOf(['fr', 'es'])).toBe('en');
    expect(languageOf(['RU-ru'])).toBe('ru');
  });

  it('keep only what makes sense', async () => {
    const { choicesOf } = await import('../src/lib/settings.svelte');
    expect(
      choicesOf({ theme: 'pink', confirm: 3, language: 'xx', shortcuts: false }, 'de'),
    ).toEqual({
      language: 'de',
      theme: 'system',
      confirm: 'two-steps',
      shortcuts: false,
      size: 'normal',
      motion: true,
      sounds: false,
    });
  });

  it('read the choices of earlier visits, which knew less', async () => {
    const { choicesOf } = await import('../src/lib/settings.svelte');
    const kept = {
      language: 'ru',
      theme: 'dark',
      confirm: 'never',
      shortcuts: true,
      size: 'large',
    };
    expect(choicesOf(kept, 'en')).toEqual({ ...kept, motion: true, sounds: false });
    expect(choicesOf({ ...kept, motion: false, sounds: true }, 'en')).toMatchObject({
      motion: false,
      sounds: true,
    });
  });

  it('stop all motion on the page', async () => {
    const { settings } = await import('../src/lib/settings.svelte');
    settings.set({ motion: false });
    expect(document.documentElement.dataset.motion).toBe('off');
    settings.set({ motion: true });
    expect(document.documentElement.dataset.motion).toBeUndefined();
  });

  it('are set on the page at once', async () => {
    const { settings } = await import('../src/lib/settings.svelte');
    settings.set({ theme: 'dark', size: 'large', language: 'ru' });
    const root = document.documentElement;
    expect(root.dataset).toEqual({ theme: 'dark', size: 'large' });
    expect(root.lang).toBe('ru');
    settings.set({ theme: 'system', size: 'normal' });
    expect(root.dataset).toEqual({});
  });
});
