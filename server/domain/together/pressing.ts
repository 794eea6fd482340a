import type { Role } from '#contract/roles.ts';
import { leaverOf, type Presser, presserOf, type StepName, stepRule } from '#contract/together.ts';
import type { Pressed } from './presses.queries.ts';

/** The holder who presses, with what decides which presses are open. */
export interface Hand {
  role: Role;
  /** Whether the candidate has an account. */
  hasCandidate: boolean;
  /** Whether the office has spoken with a candidate without an account. */
  isSpokenFor: boolean;
}

/** Why a press is closed: only the candidate may press, or the office must first speak with them; `''`: it is open. */
export type ClosedFor = '' | 'candidateAlone' | 'spokenFirst';

/** Returns why this holder is not one of the pressers; `''` if the holder is. */
function closedTo({ role, hasCandidate, isSpokenFor }: Hand, presser: Presser): ClosedFor {
  if (presser === 'everyHolder' || role === 'candidate') return '';
  if (hasCandidate) return 'candidateAlone';
  return presser === 'candidateIfThere' || isSpokenFor ? '' : 'spokenFirst';
}

/**
 * Returns why a holder cannot press a value; `''` if the holder can. `standing` is the family's present press, which
 * the value `''` takes back. Only the bride or groom can change a press of their own.
 */
export function closedPress(
  hand: Hand,
  step: StepName,
  { value, standing }: { value: string; standing: Pick<Pressed, 'value' | 'isByCandidate'> | undefined },
): ClosedFor {
  // A private step is the candidate's only, even if the office has spoken with a candidate without an account.
  if (stepRule(step).isPrivate) return hand.role === 'candidate' ? '' : 'candidateAlone';
  if (standing?.isByCandidate && hand.role !== 'candidate') return 'candidateAlone';
  if (standing !== undefined && standing.value !== value) {
    const closedToLeave = closedTo(hand, leaverOf(step, standing.value));
    if (closedToLeave !== '') return closedToLeave;
  }
  return value === '' ? '' : closedTo(hand, presserOf(step, value));
}

/** Returns the value of the other family's press that a family may read; `''` if it may read none. */
export function toldOf(step: StepName, { mine, theirs }: { mine: string; theirs: string }): string {
  const { told, shared } = stepRule(step);
  if (told === 'never') return '';
  if (told === 'at once') return theirs;
  const isShared = shared === undefined || shared.includes(theirs);
  return theirs === mine && isShared ? theirs : '';
}

/** Whether the present press of a family can still be taken back; false if there is none. */
export function mayTakeBack(standing: Pressed | undefined): boolean {
  if (standing === undefined) return false;
  return standing.isFresh || (stepRule(standing.step).isNeverFinal ?? false);
}

/** Returns a family's present press of a step; undefined if there is none. */
export const pressOf = (presses: readonly Pressed[], profileId: string, step: StepName): Pressed | undefined =>
  presses.find((press) => press.profileId === profileId && press.step === step);
