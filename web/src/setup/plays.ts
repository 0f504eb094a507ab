/** Which bot a character is, in words: that is all that is known about how somebody plays. */

import type { CharacterTold } from '../lib/protocol';
import { say } from '../lib/speech.svelte';

/** `greedy:width=2` as people read it. */
function readable(bot: string): string {
  return bot.replace(':', ', ').replaceAll('=', ' ');
}

export function playsAs(characters: CharacterTold[], name: string): string {
  const bot = characters.find((one) => one.name === name)?.bot ?? name;
  return say('web-plays-as', { bot: readable(bot) });
}
