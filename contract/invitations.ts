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

/** Days until an invitation expires. */
export const INVITATION_DAYS = 14;
/** Days until a code of an invitation expires. */
export const INVITATION_CODE_DAYS = 3;

/** Maximum number of typed characters of a code that are read. */
const MOST_TYPED = 80;

/** The phone that was invited, and the code that was sent to it. */
const invitationFields = {
  phone: sentOnly('phone', phone('userPhoneRequired')),
  code: sentOnly(
    'code',
    reading((raw) => bareSigns(raw.slice(0, MOST_TYPED))),
  ),
};

/** Ours: returns what an invitation is for. The caller needs the code that was sent to their phone. */
export const lookAtInvitation = call('lookatinvitation', {
  ...ofAnyone,
  form: form(invitationFields),
  saves: false,
  returned: {
    ...outcomeFacts,
    whose: fact('whose', s.optional(s.oneOf(WHOSE))),
    /** The candidate's name, as strangers read it. */
    name: fact('name', s.optional(s.string())),
  },
});

/**
 * Ours: joins the profile with a password: a new one, or the present password of an account with this phone. The person
 * gives their own consents; nobody else's count. `self`: the person was invited as a guardian but is the bride or groom
 * (`sayitisme`).
 */
export const agreeToInvitation = call('agreetoinvitation', {
  ...ofAnyone,
  form: form(
    {
      ...invitationFields,
      password: sentOnly('password', password('minimumPasswordRequired')),
      isSelf: sentOnly('self', choice(['Yes'])),
      ...consentBoxes,
    },
    untickedErrors,
  ),
  handsOver: { what: 'profile', tells: 'holderJoined' },
  returned: { ...outcomeFacts, profileId: fact('profileid', s.optional(s.string())) },
});

/**
 * `forced`: somebody is being forced. Only the women's desk reads it, and reads it again if the same people send
 * another invitation.
 */
export const REFUSAL_REASONS = ['forced'] as const;

/** Ours: refuses an invitation for good. The inviter is not notified. */
export const refuseInvitation = call('refuseinvitation', {
  ...ofAnyone,
  form: form({ ...invitationFields, reason: sentOnly('reason', choice(REFUSAL_REASONS)) }),
});
