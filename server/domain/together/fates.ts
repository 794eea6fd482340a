import type { Absence } from '#contract/member.ts';

/** The stages of two families. */
export const PATH_STATES = [
  'accepted',
  'writingFirst',
  'exchanged',
  'opened',
  'decided',
  'engaged',
  'married',
] as const;
/** A stage of two families. */
export type PathState = (typeof PATH_STATES)[number];

/** What one of the two families does, or what happens to it. */
export const HAPPENINGS = [
  'nothing',
  'paused',
  'settled',
  'settledWithThem',
  'rested',
  'quietWord',
  'suspended',
  'rejected',
  'blocked',
  'phoneBlocked',
  'ended',
  'undone',
  'deletionAsked',
  'deleted',
  'holderRemoved',
  'recovering',
  'saysItIsMe',
  'roleCorrected',
] as const;
/** An event of one of the two families. */
export type Happening = (typeof HAPPENINGS)[number];

/**
 * What a family reads at the address of the page. `never` is what everybody reads who was never in touch.
 * `decideFirst`, `suspended`, `recovering` and `loggedOut` concern only the reader.
 */
export type Reading =
  | { page: Absence }
  | 'notReached'
  | 'ended'
  | 'never'
  | 'decideFirst'
  | 'suspended'
  | 'recovering'
  | 'loggedOut';

/** What both families read after an event. */
interface Outcome {
  /** What the family that does it, or to which it happens, reads. */
  self: Reading;
  /** What the other family reads. */
  other: Reading;
  /**
   * `kept`: the presses are valid again afterwards. `void`: the candidate's presses of that family are deleted. `over`:
   * the row has ended.
   */
  row: 'kept' | 'void' | 'over';
  /** Set if the family still reads the page but cannot press. */
  presses?: 'closed';
}

/**
 * What the page says from a day after both have decided, in place of whatever it says otherwise: a pause does not apply
 * to what two have decided.
 */
const PAGE_AFTER_DECISION: Partial<Record<PathState, Absence>> = { engaged: 'engagedWithUs', married: 'marriedWithUs' };

/** The page as it is while the other family is not absent. */
const page = { page: '' } as const;

/**
 * What both families read at any stage: no step changes the effect of a block, a pause or an end. Phones that were
 * blocked before the acquaintance do not affect it.
 */
const OUTCOMES: Readonly<Record<Happening, Outcome>> = {
  nothing: { self: page, other: page, row: 'kept' },
  paused: { self: page, other: { page: 'paused' }, row: 'kept' },
  settled: { self: page, other: { page: 'settled' }, row: 'kept' },
  settledWithThem: { self: page, other: { page: 'settledWithUs' }, row: 'kept' },
  rested: { self: page, other: 'notReached', row: 'kept' },
  quietWord: { self: page, other: 'notReached', row: 'kept' },
  suspended: { self: 'suspended', other: 'notReached', row: 'kept' },
  rejected: { self: 'suspended', other: 'ended', row: 'kept' },
  blocked: { self: 'never', other: 'ended', row: 'over' },
  phoneBlocked: { self: page, other: page, row: 'kept' },
  ended: { self: 'never', other: 'never', row: 'over' },
  undone: { self: 'never', other: 'never', row: 'over' },
  // The member may still return until the deletion is due.
  deletionAsked: { self: 'loggedOut', other: 'ended', row: 'kept' },
  deleted: { self: 'loggedOut', other: 'ended', row: 'over' },
  holderRemoved: { self: page, other: page, row: 'kept' },
  recovering: { self: 'recovering', other: page, row: 'kept' },
  saysItIsMe: { self: page, other: page, row: 'kept', presses: 'closed' },
  roleCorrected: { self: 'decideFirst', other: 'notReached', row: 'void' },
};

/** Returns what both families read after an event at a stage. */
export function outcomeOf(happening: Happening, state: PathState): Outcome {
  const outcome = OUTCOMES[happening];
  const decidedPage = PAGE_AFTER_DECISION[state];
  const inState = (reading: Reading): Reading => {
    const isPage = typeof reading === 'object';
    return decidedPage && isPage ? { page: decidedPage } : reading;
  };
  return { ...outcome, self: inState(outcome.self), other: inState(outcome.other) };
}
