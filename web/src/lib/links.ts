/** The addresses that people send to each other. Secrets stand after `#`: no server logs them. */

export type Fragment = { join?: string; seat?: string; seq?: number };

/** What an address such as `/t/…#join=…` brings along. */
export function fragmentOf(hash: string): Fragment {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const found: Fragment = {};
  const join = words.get('join');
  const seat = words.get('seat');
  if (join && /^[A-Za-z0-9_-]{20,64}$/.test(join)) found.join = join;
  if (seat && /^[A-Za-z0-9_-]{20,64}$/.test(seat)) found.seat = seat;
  const seq = words.get('seq');
  if (seq && /^\d{1,6}$/.test(seq)) found.seq = Number(seq);
  return found;
}

export function tablePath(table: string): string {
  return `/t/${table}`;
}

/** Where somebody sets up a table of a game. */
export function newPath(game: string): string {
  return `/new/${game}`;
}

/** The address of a table out of what somebody pasted: a link, its end, or the code alone. */
export function pastedPath(text: string): string | null {
  const found = /(?:^|\/t\/)([a-z2-7]{16})\/?(#\S+)?$/.exec(text.trim());
  if (!found) return null;
  const { join, seat, seq } = fragmentOf(found[2] ?? '');
  const hash = join ? `#join=${join}` : seat ? `#seat=${seat}` : seq ? `#seq=${seq}` : '';
  return tablePath(found[1]!) + hash;
}

/** The link by which others sit down. */
export function inviteLink(table: string, invite: string): string {
  return `${location.origin}${tablePath(table)}#join=${invite}`;
}

/** The link that brings an own seat back in another browser. */
export function seatLink(table: string, token: string): string {
  return `${location.origin}${tablePath(table)}#seat=${token}`;
}

/** The link to the table as it was after an event. */
export function momentLink(table: string, seq: number): string {
  return `${location.origin}${tablePath(table)}#seq=${seq}`;
}

/** How a downloaded game is called. */
export function fileName({ game, table }: { game: string; table: string }): string {
  return `${game}-${table}.txt`;
}

const INVITES = 'serai-invites';

function keptInvites(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(INVITES) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** The server keeps only a hash of an invitation: whoever made it remembers it here. */
export function keepInvite(table: string, invite: string): void {
  const kept = Object.entries(keptInvites()).filter(([one]) => one !== table);
  try {
    localStorage.setItem(
      INVITES,
      JSON.stringify(Object.fromEntries([...kept.slice(-50), [table, invite]])),
    );
  } catch {
    // The host can make a new one.
  }
}

/** The invitation of a table that was made in this browser, if it is known. */
export function inviteOf(table: string): string | null {
  return keptInvites()[table] ?? null;
}

/** Which tables were made in this browser is nobody's business any more. */
export function forgetInvites(): void {
  try {
    localStorage.removeItem(INVITES);
  } catch {
    // Then there are none.
  }
}
