import { type Shown, viewOf } from '#web/fields/together-step.ts';

/** What this family does next, as the page says first. */
export type Next =
  | 'nextWrite'
  | 'nextTheyExchange'
  | 'nextWait'
  | 'nextCall'
  | 'nextGoOn'
  | 'nextChooseTime'
  | 'nextMeet'
  | 'nextAfter';

/** Which of these are on the page of the meeting. */
export const isOfMeeting = (next: Next): boolean => ['nextChooseTime', 'nextMeet', 'nextAfter'].includes(next);

export function nextOf(shown: Shown): Next {
  const { mine, theirs } = viewOf(shown, 'numbers');
  const { state, isOurs } = shown.meeting;
  if (state === 'agreed') return 'nextMeet';
  if (state === 'proposed' && !isOurs) return 'nextChooseTime';
  if (state === 'over' && viewOf(shown, 'meeting').mine === '') return 'nextAfter';
  if (shown.numbers === 'open') return shown.hasOpened ? 'nextGoOn' : 'nextCall';
  if (mine === 'exchange') return 'nextWait';
  return theirs === 'exchange' ? 'nextTheyExchange' : 'nextWrite';
}
