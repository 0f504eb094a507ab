/** Where things lie on the imperial board, and what is said about the guilds. */

import { round } from '../../../draw/ornament';
import type { Say } from '../../../lib/naming';
import type { EndTrigger, View } from '../view';
import { capital } from './props';

export const [X, Y, W, H] = [516, 224, 364, 418];

/** Each guild has a column. */
export const COLUMN = 95;
export const columnX = (nth: number): number => X + 36 + nth * 99;

export const STEP = 18.8;
export const stepY = (step: number, top: number): number => Y + 49 + (top - step) * STEP;

export const ORDER = 24;
export const orderY = (row: number): number => Y + 242 + (row - 1) * 26.3;
export const FOOT = Y + 404; // the middle of the line below the orders

/** A wide gate with a flat row of cusps on top. */
export function gate(x: number, y: number, w: number, h: number, lobes: number): string {
  const rise = w * 0.0675;
  const inset = 3;
  const point = (t: number): [number, number] => {
    const angle = Math.PI * (1 - t);
    const crown = (0.5 - Math.abs(t - 0.5)) * rise * 0.4;
    return [
      x + w / 2 + (Math.cos(angle) * (w - 2 * inset)) / 2,
      y + rise - Math.sin(angle) * rise * 0.8 - crown,
    ];
  };
  let path = `M${x} ${y + h}V${round(y + rise)}H${x + inset}`;
  let last = point(0);
  for (let i = 1; i <= lobes; i++) {
    const next = point(i / lobes);
    const r = round(Math.hypot(next[0] - last[0], next[1] - last[1]) * 0.56);
    path += `A${r} ${r} 0 0 1 ${round(next[0])} ${round(next[1])}`;
    last = next;
  }
  return `${path}H${x + w}V${y + h}Z`;
}

/** How far a guild is from bringing the last round; 0: it has. */
export function leftOf(kind: EndTrigger['kind'], guild: string, view: View): number {
  return view.end_triggers.find((one) => one.kind === kind && one.guild === guild)?.left ?? 0;
}

/** A marker as the view writes it, in words; neutral ones were there from the beginning. */
export function ownerWords(key: string, owner: string, say: Say): string {
  return owner === 'neutral' ? say('panel-neutral') : say(key, { seat: Number(owner) });
}

/** The steps of a guild, who stands where, and what an order pays to each of them. */
export function trackWords(guild: string, view: View, say: Say): string {
  const who = view.players.map((player, seat) => {
    const { pays, leads } = player.order_rupees[guild]!;
    const where = say('draw-on-step', { seat, step: player.influence[guild] ?? 0 });
    const paid = pays === null ? say('panel-no-influence') : say('panel-coins', { count: pays });
    return `${where} (${paid}${pays === null || leads ? '' : ` ${say('panel-and-step')}`})`;
  });
  const steps = view.printed.track.map(({ rupees, favour }, step) =>
    say('draw-step', { step, rupees, favour }),
  );
  return [
    say('place-track', { guild }),
    who.join(', '),
    capital(steps.join('; ')),
    say('draw-end-track', { n: leftOf('track', guild, view) }),
  ].join('. ');
}

/** The marked order of a guild, and what it pays to whoever looks. */
export function orderWords(guild: string, view: View, seat: number | null, say: Say): string {
  const goods = view.open_orders[guild] ?? [];
  const words = `${say('place-order', { guild })}: ${goods.map((good) => say(`good-${good}`)).join(' + ')}`;
  const reward = seat === null ? undefined : view.players[seat]?.order_rupees[guild];
  if (!reward) return words;
  if (reward.pays === null) return `${words}. ${capital(say('panel-no-influence'))}`;
  const paid = say('draw-order-pays', { n: reward.pays });
  return `${words}. ${paid}${reward.leads ? '' : ` ${say('panel-and-step')}`}`;
}

/** The other orders of a guild, and how many may be fulfilled. */
export function columnWords(guild: string, view: View, say: Say): string {
  const { marked, fulfilled } = view.orders[guild]!;
  const rows = (view.printed.orders[guild] ?? []).flatMap((goods, i) => {
    if (marked === i + 1) return [];
    const owner = fulfilled[i + 1];
    const words = goods.map((good) => say(`good-${good}`)).join(' + ');
    return [owner ? `${words} (${ownerWords('panel-done-by', owner, say)})` : words];
  });
  return [
    say(`panel-guild-${guild}`),
    capital(rows.join('; ')),
    say('draw-order-limit', { done: Object.keys(fulfilled).length, limit: view.order_limit }),
    say('draw-end-orders', { n: leftOf('orders', guild, view) }),
  ].join('. ');
}
