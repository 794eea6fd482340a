import type { Asks } from '#contract/own-profile.ts';
import type { RestKind } from '#contract/pause.ts';

/** The steps that a family must complete before anything else is possible, in this order. `show` asks to be shown. */
export type Step = 'register' | 'phone' | Exclude<Asks, ''> | 'paused' | 'show';

/** The facts about a family that determine its next step. */
export interface Known {
  isRegistered: boolean;
  /** True in a Power Link session, which is shown no step. */
  isRestricted: boolean;
  isPhoneConfirmed: boolean;
  /** What a holder still has to answer; `''` if there is nothing. */
  asks: Asks;
  /** True while the office examines a question about the profile. The family can do nothing then. */
  rests: boolean;
  /** How the family itself has paused the profile, or `''`. */
  rest: '' | RestKind;
  /** True if the lists are open to the family: it has asked to be shown, and no requirement is missing. */
  areListsOpen: boolean;
  /** True while the profile waits for the office or the candidate. Another part of the page shows this. */
  isWaiting: boolean;
}

/** Returns the first step that is not complete; null if all are, or if the family can do nothing at present. */
export function nextStep(known: Known): Step | null {
  if (known.isRestricted) return null;
  if (!known.isRegistered) return 'register';
  if (!known.isPhoneConfirmed) return 'phone';
  if (known.asks !== '') return known.asks;
  if (known.rest === 'paused') return 'paused';
  const isNothingToDo = known.rests || known.rest !== '' || known.isWaiting || known.areListsOpen;
  return isNothingToDo ? null : 'show';
}
