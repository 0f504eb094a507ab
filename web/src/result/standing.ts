/** Who stands where at the end: everybody who scores, with a seat or without one. */

export type Standing = {
  /** The number by which messages name them; beyond the seats: somebody of the game itself. */
  seat: number;
  /** Whose sign and colour they have. */
  mark: number;
  rank: number | null; // null: not known
  score: number | null;
};

type Official = { player: number; seat: number; rank: number; score: number };

/** From the first to the last; equals in the order of their seats. */
export function standingsOf(view: Record<string, unknown>, seats: number): Standing[] {
  const scores = (view.scores as (number | null)[] | undefined) ?? [];
  const ranks = view.ranks as number[] | null | undefined;
  const officials = (view.officials as Official[] | undefined) ?? [];
  const found: Standing[] = [
    ...Array.from({ length: seats }, (_, seat) => ({
      seat,
      mark: seat,
      rank: ranks?.[seat] ?? null,
      score: scores[seat] ?? null,
    })),
    ...officials.map(({ player, seat, rank, score }) => ({ seat, mark: player, rank, score })),
  ];
  return found.sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9) || a.mark - b.mark);
}

/** Whoever is first; several: they share it. */
export function firstOf(standings: Standing[]): Standing[] {
  return standings.filter(({ rank }) => rank === 1);
}

/** How far the only winner is ahead of the next; null: nobody is alone ahead, or nobody is behind. */
export function aheadBy(standings: Standing[]): number | null {
  const [first, next] = standings;
  if (firstOf(standings).length !== 1 || !first || !next) return null;
  return first.score === null || next.score === null ? null : first.score - next.score;
}
