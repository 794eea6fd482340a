import type { Asks } from '#contract/own-profile.ts';
import type { RestKind } from '#contract/pause.ts';

/** What a family does before anything else can happen on this site, in this order. */
export type Step = 'register' | 'phone' | Exclude<Asks, ''> | 'paused' | 'show';

export interface Known {
  isRegistered: boolean;
  isRestricted: boolean;
  isPhoneConfirmed: boolean;
  asks: Asks;
  /** The office looks into a question about the profile: there is nothing to do. */
  rests: boolean;
  /** How the own profile rests by its family's wish. */
  rest: '' | RestKind;
  areListsOpen: boolean;
  /** It waits for the office or for the candidate, which is said elsewhere. */
  isWaiting: boolean;
}

/** Null where nothing stands in the way, or nothing can be done. */
export function nextStep(known: Known): Step | null {
  if (known.isRestricted) return null;
  if (!known.isRegistered) return 'register';
  if (!known.isPhoneConfirmed) return 'phone';
  if (known.asks !== '') return known.asks;
  if (known.rest === 'paused') return 'paused';
  return known.rests || known.rest !== '' || known.isWaiting || known.areListsOpen ? null : 'show';
}
