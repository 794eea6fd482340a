import { KEPT } from './retention.ts';

/**
 * The kinds of act that an account can do with a profile. All holders of the profile can read the acts. `undid…`: the
 * candidate undid what a guardian did. Matters of the candidate alone are never acts: health, blocks, reports, pair
 * checks.
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

/** Retention of acts, in days. */
export const ACT_DAYS = KEPT.acts.many;
/**
 * Hours in which the candidate may undo what a guardian has sent, withdrawn or answered, even if the other family has
 * seen it.
 */
export const UNDO_HOURS = 24;
