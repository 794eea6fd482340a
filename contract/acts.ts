import { KEPT } from './retention.ts';

/**
 * What an account may have done with a profile, for all who look after it to read. `undid…`: the candidate undid what a guardian did.
 * Nothing that is the candidate's own matter is an act: health, blocks, reports, pair checks.
 */
export const ACTS = [
  'profile',
  'address',
  'personal',
  'paternal',
  'maternal',
  'details',
  'wishes',
  'picture',
  'sent',
  'withdrew',
  'accepted',
  'declined',
  'refusedWeekly',
  'ended',
  'shown',
  'hidden',
  'paused',
  'settled',
  'resumed',
  'linked',
  'invited',
  'uninvited',
  'joined',
  'left',
  'removed',
  'removalAsked',
  'removalKept',
  'removalObjected',
  'saidYes',
  'role',
  'officeAsked',
  'saidSelf',
  'unsaidSelf',
  'selfRefused',
  'wentOn',
  'together',
  'slip',
  'askedTrust',
  'stoppedTrust',
  'melan',
  'undidSent',
  'undidWithdrew',
  'undidAccepted',
  'undidDeclined',
] as const;
export type Act = (typeof ACTS)[number];

/** How long they are kept. */
export const ACT_DAYS = KEPT.acts.many;
/** How long the candidate may undo what a guardian has sent, withdrawn or answered, also where the other family has seen it. */
export const UNDO_HOURS = 24;
