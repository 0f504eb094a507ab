/** A table is made: what waits for it, what went wrong, and where it leads. */

import { api } from '../lib/api';
import { keepInvite, tablePath } from '../lib/links';
import type { Created, TableWanted } from '../lib/protocol';
import { router } from '../lib/route.svelte';
import { speech } from '../lib/speech.svelte';
import { sayFailure } from '../lib/trouble';
import type { House } from './house.svelte';

export class Making {
  busy = $state(false);
  trouble = $state('');
  /** A table that friends can come to; everything else is gone to at once. */
  made = $state.raw<Created | null>(null);

  constructor(private house: House) {}

  /** An arrow, so that it can be handed on. */
  create = async (wanted: TableWanted, name = ''): Promise<void> => {
    this.busy = true;
    this.trouble = '';
    this.made = null;
    try {
      if (name && name !== this.house.me.name) this.house.me = await api.rename(name);
      const table = await api.create(wanted);
      keepInvite(table.table, table.invite);
      if (wanted.seats.some((seat) => seat.who === 'open')) {
        this.made = table;
        void this.house.refresh();
      } else {
        router.go(tablePath(table.table));
      }
    } catch (failure) {
      this.trouble = sayFailure((key, args) => speech.say(key, args, wanted.game), failure);
    } finally {
      this.busy = false;
    }
  };
}
