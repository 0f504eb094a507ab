/** What those without a seat do or will do, in words. */

import type { Say } from '../../../lib/naming';
import type { MervView } from '../view';

/** What the Grand Vizier does in this phase: one sentence. */
export function vizierSays(view: MervView, say: Say): string {
  const plan = view.vizier_plan;
  if (!plan) return '';
  const { acted, space, site, space_by: first, site_by: second, asks } = plan;
  if (first !== null && second !== null) {
    if (asks === 'site' && space) {
      return say('draw-vizier-sent', { seat: first, other_seat: second, space });
    }
    if (!acted) return say('draw-vizier-chosen', { seat: first, other_seat: second });
  }
  if (!space) return say(acted ? 'draw-turn-over' : 'draw-waits');
  if (acted) return say('draw-stands', { space });
  return site ? say('draw-vizier-next', { space, cell: site }) : say('draw-goes-next', { space });
}

/** What the Magistrate does in this phase: one sentence. */
export function magistrateSays(view: MervView, say: Say): string {
  const { solo } = view;
  if (!solo?.space) return say(solo?.acted ? 'draw-turn-over' : 'draw-waits');
  if (solo.acted) return say('draw-stands', { space: solo.space });
  return solo.site
    ? say('draw-magistrate-next', { space: solo.space, cell: solo.site })
    : say('draw-goes-next', { space: solo.space });
}
