import { call } from './call.ts';
import { type FormErrors, form } from './form.ts';
import { sharedSchema } from './member.ts';
import { memberId } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** `paused`: for a while. `settled`: the search is over. */
export const PAUSE_KINDS = ['paused', 'settled'] as const;
export type PauseKind = (typeof PAUSE_KINDS)[number];
/**
 * How a profile rests at its family's wish. *Engaged* and *married* are set together with the other family, on their
 * page *Two families*.
 */
export const REST_KINDS = [...PAUSE_KINDS, 'engaged', 'married'] as const;
export type RestKind = (typeof REST_KINDS)[number];
/** The reasons that a family may give for each kind of pause. */
export const PAUSE_REASONS = {
  paused: ['inTalks', 'notNow', 'other'],
  settled: ['metHere', 'metElsewhere', 'other'],
} as const;
export type PauseReason = (typeof PAUSE_REASONS)[PauseKind][number];
/** No holder was active for a long time. The profile rests until its family says that the search goes on. */
export const AWAY = 'away';

const reasons = ['inTalks', 'notNow', 'metHere', 'metElsewhere', 'other'] as const;

/**
 * Removes the member from all lists at once. Families whom they have accepted still see the page, and whether it is
 * paused or settled.
 */
export const pauseProfile = call('pauseprofile', {
  ...ofMember,
  form: form(
    {
      kind: sentOnly('kind', requiredChoice(PAUSE_KINDS, 'chooseFromList')),
      reason: sentOnly('reason', requiredChoice(reasons, 'reasonRequired')),
      words: sentOnly('words', text(1000)),
      /** The accepted family with which the match is settled; `''` if it is another family, or not answered. */
      settledWith: sentOnly('settledwith', memberId),
    },
    ({ kind, reason }): FormErrors => {
      if (kind === undefined || reason === undefined) return {};
      const fitting: readonly PauseReason[] = PAUSE_REASONS[kind];
      return fitting.includes(reason) ? {} : { reason: 'reasonRequired' };
    },
  ),
});

/** Returns how the profile rests, and why; all `''` if it does not. `since` is an ISO time. */
export const showPause = call('showpause', {
  access: 'member',
  returned: {
    kind: fact('kind', s.oneOf(['', ...REST_KINDS])),
    reason: fact('reason', s.oneOf(['', ...reasons, AWAY])),
    words: fact('words', s.string()),
    since: fact('since', s.string()),
    /**
     * The family with which the member is engaged, while their common page exists and they can step back there; `''`
     * otherwise.
     */
    withMember: fact('with_member', s.string()),
    /** Whether the office has put the profile at rest, independent of a pause. */
    rests: fact('rests', s.boolean()),
    /** The families with which a match may be settled: accepted and still visible. */
    accepted: fact('accepted', s.array(sharedSchema)),
  },
});

/** Ends the pause. Members who had chosen to be shown are in the lists again. */
export const resumeProfile = call('resumeprofile', ofMember);
