import { type Shown, viewOf } from '#web/fields/together-step.ts';

/** What this family does next, as the page says first. */
export type Next = 'nextWrite' | 'nextTheyExchange' | 'nextWait' | 'nextCall' | 'nextGoOn';

export function nextOf(shown: Shown): Next {
  const { mine, theirs } = viewOf(shown, 'numbers');
  if (shown.numbers === 'open') return shown.hasOpened ? 'nextGoOn' : 'nextCall';
  if (mine === 'exchange') return 'nextWait';
  return theirs === 'exchange' ? 'nextTheyExchange' : 'nextWrite';
}
