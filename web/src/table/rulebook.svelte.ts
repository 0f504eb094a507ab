/** The rules in our words, for whoever asks: fetched when something of them is first wanted. */

import { getContext, setContext } from 'svelte';
import { api } from '../lib/api';
import type { SectionTold } from '../lib/protocol';
import { speech } from '../lib/speech.svelte';
import { splitPlace } from './placeNames';
import type { Session } from './session.svelte';

export class Rulebook {
  /** The section about a kind of places ("market"), or about one place ("chamber:mogul"). */
  about = $state.raw<Record<string, string>>({});
  private fetched = $state.raw<{ of: string; sections: SectionTold[] } | null>(null);
  private asked = '';

  constructor(private session: Session) {}

  private of = $derived.by(() => {
    const game = this.session.state?.game;
    return game ? `${speech.language}/${game}` : '';
  });

  /** All sections; none while they are on their way. */
  sections = $derived.by(() => (this.fetched?.of === this.of ? this.fetched.sections : []));

  /** Fetch them in the language that is spoken now; what fails is asked for again next time. */
  want(): void {
    const wanted = this.of;
    if (!wanted || this.asked === wanted) return;
    this.asked = wanted;
    api
      .rules(wanted)
      .then(({ sections }) => {
        if (this.asked === wanted) this.fetched = { of: wanted, sections };
      })
      .catch(() => {
        if (this.asked === wanted) this.asked = '';
      });
  }

  /** Whether they are there. */
  ready = $derived.by(() => this.fetched?.of === this.of);

  /** The number of the section about a place; '' if none is. */
  at(place: string): string {
    const { kind, name } = splitPlace(place);
    return this.about[`${kind}:${name}`] ?? this.about[kind] ?? '';
  }

  title(id: string): string {
    return this.sections.find((section) => section.id === id)?.title ?? '';
  }
}

const KEY = Symbol('rulebook');

export function provideRulebook(rulebook: Rulebook): Rulebook {
  return setContext(KEY, rulebook);
}

export function tableRulebook(): Rulebook {
  return getContext<Rulebook>(KEY);
}
