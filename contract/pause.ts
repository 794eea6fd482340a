import { call } from './call.ts';
import { type FormErrors, form } from './form.ts';
import { sharedSchema } from './member.ts';
import { memberId } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** `paused`: for a while. `settled`: the search is over, thank you. */
export const PAUSE_KINDS = ['paused', 'settled'] as const;
export type PauseKind = (typeof PAUSE_KINDS)[number];
/** How a profile rests by its family's wish. *Engaged* and *married* are said with the other family, on their page *Two families*. */
export const REST_KINDS = [...PAUSE_KINDS, 'engaged', 'married'] as const;
export type RestKind = (typeof REST_KINDS)[number];
export const PAUSE_REASONS = {
  paused: ['inTalks', 'notNow', 'other'],
  settled: ['metHere', 'metElsewhere', 'other'],
} as const;
export type PauseReason = (typeof PAUSE_REASONS)[PauseKind][number];
/** Nobody came for ninety days: the profile rests until its family says that it goes on. */
export const AWAY = 'away';

const reasons = ['inTalks', 'notNow', 'metHere', 'metElsewhere', 'other'] as const;

/** Takes the member out of everybody's lists at once. Families whom they have accepted go on seeing the page, and read which of the two it is. */
export const pauseProfile = call('pauseprofile', {
  ...ofMember,
  form: form(
    {
      kind: sentOnly('kind', requiredChoice(PAUSE_KINDS, 'chooseFromList')),
      reason: sentOnly('reason', requiredChoice(reasons, 'reasonRequired')),
      words: sentOnly('words', text(1000)),
      /** With which accepted family the match is settled; `''` for none of them, or for no answer. */
      settledWith: sentOnly('settledwith', memberId),
    },
    ({ kind, reason }): FormErrors => {
      if (kind === undefined || reason === undefined) return {};
      const fitting: readonly PauseReason[] = PAUSE_REASONS[kind];
      return fitting.includes(reason) ? {} : { reason: 'reasonRequired' };
    },
  ),
});

/** How the profile rests, and why; all `''` when it does not. `since` is an ISO time. */
export const showPause = call('showpause', {
  access: 'member',
  returned: {
    kind: fact('kind', s.oneOf(['', ...REST_KINDS])),
    reason: fact('reason', s.oneOf(['', ...reasons, AWAY])),
    words: fact('words', s.string()),
    since: fact('since', s.string()),
    /** The family with whom one is engaged or married, while the page of the two is there to step back on; `''` otherwise. */
    withMember: fact('with_member', s.string()),
    /** Whether the office lets the profile rest, paused or not. */
    rests: fact('rests', s.boolean()),
    /** With whom a match may be settled: whom this family has accepted and still sees. */
    accepted: fact('accepted', s.array(sharedSchema)),
  },
});

/** Back into the lists, for members who had chosen to be shown. */
export const resumeProfile = call('resumeprofile', ofMember);
