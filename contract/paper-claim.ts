import { call } from './call.ts';
import { consentBoxes, untickedErrors } from './consents.ts';
import { form } from './form.ts';
import { ofAnyone, outcomeFacts } from './outcome.ts';
import { phone } from './phone.ts';
import { password } from './rules.ts';
import * as s from './shape.ts';
import { code } from './verification.ts';
import { fact, sentOnly } from './wire.ts';

const ofPhone = sentOnly('phone', phone('userPhoneRequired'));

/**
 * Ours: sends a code to the phone of a profile that was entered from paper. The answer is the same whether or not there
 * is a profile from paper with this phone.
 */
export const askPaperClaim = call('askpaperclaim', { ...ofAnyone, form: form({ phone: ofPhone }) });

/** Ours: takes over a profile that was entered from paper with a new password, and logs in. */
export const claimPaper = call('claimpaper', {
  ...ofAnyone,
  form: form(
    {
      phone: ofPhone,
      code: sentOnly('code', code()),
      password: sentOnly('password', password('minimumPasswordRequired')),
      ...consentBoxes,
    },
    untickedErrors,
  ),
  // No other holder exists who could be notified.
  handsOver: { what: 'account', tells: null },
  returned: { ...outcomeFacts, profileId: fact('profileid', s.optional(s.string())) },
});
