/** The first page is a table: what it needs is asked for while its own script still comes. */

import { api } from './api';
import { boardsOf } from './boards';
import { fragmentOf } from './links';
import type { TableTold } from './protocol';
import { routeOf } from './route.svelte';
import { speech } from './speech.svelte';

let asked: { table: string; told: Promise<TableTold> } | null = null;

/** Ask for all that is known to be needed at an address. */
export function begin(path: string, hash: string): void {
  const route = routeOf(path);
  if (route.page !== 'table' || fragmentOf(hash).seat) return; // a seat is taken first
  for (const weight of [500, 800]) void document.fonts?.load(`${weight} 16px "Alegreya Sans"`);
  const told = api.table(route.table);
  asked = { table: route.table, told };
  told
    .then(({ game, shelved }) => {
      if (shelved) return;
      void boardsOf(game).catch(() => undefined);
      void speech.load(game).catch(() => undefined);
    })
    .catch(() => undefined); // whoever needs it will hear of it
}

/** What was asked for already, once; else it is asked for now. */
export function tableTold(table: string): Promise<TableTold> {
  const early = asked?.table === table ? asked.told : null;
  asked = null;
  return early ?? api.table(table);
}
