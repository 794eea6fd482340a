import { call } from './call.ts';
import { consentBoxes, untickedErrors } from './consents.ts';
import { form } from './form.ts';
import { ofAnyone, outcomeFacts } from './outcome.ts';
import { bareSigns } from './pasted.ts';
import { phone } from './phone.ts';
import { WHOSE } from './roles.ts';
import { choice, password, reading } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** How long an invitation waits. */
export const INVITATION_DAYS = 14;
/** How long a code of it holds. */
export const INVITATION_CODE_DAYS = 3;

const known = {
  phone: sentOnly('phone', phone('userPhoneRequired')),
  code: sentOnly(
    'code',
    reading((raw) => bareSigns(raw.slice(0, 80))),
  ),
};

/** Ours: what somebody was invited to, for the person who has the code that was sent to their phone. */
export const lookAtInvitation = call('lookatinvitation', {
  ...ofAnyone,
  form: form(known),
  saves: false,
  returned: {
    ...outcomeFacts,
    whose: fact('whose', s.optional(s.oneOf(WHOSE))),
    /** The candidate's, as strangers read it. */
    name: fact('name', s.optional(s.string())),
  },
});

/**
 * Ours: joins, with a password of one's own: a new one, or the one that this phone logs in with already. Who joins agrees by the own account:
 * nobody's ticks stand for another's. `self`: invited as a guardian, and it is their own profile (`sayitisme`).
 */
export const agreeToInvitation = call('agreetoinvitation', {
  ...ofAnyone,
  form: form(
    {
      ...known,
      password: sentOnly('password', password('minimumPasswordRequired')),
      isSelf: sentOnly('self', choice(['Yes'])),
      ...consentBoxes,
    },
    untickedErrors,
  ),
  handsOver: { what: 'profile', tells: 'holderJoined' },
  returned: { ...outcomeFacts, profileId: fact('profileid', s.optional(s.string())) },
});

/** `forced`: somebody is being forced. The women's desk alone reads it, and again when the same people invite once more. */
export const REFUSAL_REASONS = ['forced'] as const;

/** Ours: final; who invited is told nothing. */
export const refuseInvitation = call('refuseinvitation', {
  ...ofAnyone,
  form: form({ ...known, reason: sentOnly('reason', choice(REFUSAL_REASONS)) }),
});
