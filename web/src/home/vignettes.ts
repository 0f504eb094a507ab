/** The drawn picture of each game, and what surrounds its arch. */

const files = import.meta.glob<string>('./vignettes/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of the picture; null: nobody has drawn one. */
export function vignetteOf(game: string): string | null {
  return files[`./vignettes/${game}.svg`] ?? null;
}

const GROUNDS: Record<string, [string, string]> = {
  rajas: ['var(--sandstone-l)', 'url(#m-bricks)'],
  agra: ['var(--marble)', 'url(#m-jali-2)'],
  merv: ['var(--glaze-l)', 'url(#m-girih)'],
};

/** Colour and pattern around the arch. */
export function groundOf(game: string): [string, string] {
  return GROUNDS[game] ?? ['var(--paper-2)', 'url(#m-jali)'];
}
