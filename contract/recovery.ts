import { call } from './call.ts';
import { form } from './form.ts';
import { requiredLookupId } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** After so many days without a login a code to the phone alone sets no new password. */
export const SLEEPING_DAYS = 60;

const holder = sentOnly('holder', requiredLookupId('chooseFromList'));

/** Ours: how long most things stay closed after a password was set anew, and what ends it; `''` where nothing is. */
export const showRecovery = call('showrecovery', {
  method: 'GET',
  access: 'member',
  returned: {
    /** ISO time. */
    until: fact('until', s.string()),
    /** Whether a confirmed address can prove it. */
    hasEmail: fact('has_email', s.boolean()),
    /** Whether somebody else looks after the profile, who can say yes. */
    hasOthers: fact('has_others', s.boolean()),
    /** Whether health answers are not read any more, unless a second proof comes until then. */
    closesHealth: fact('closes_health', s.boolean()),
  },
});

/** Ours: a link to the confirmed address; opening it is the second proof. */
export const askSecondProof = call('asksecondproof', ofMember);

/** Ours: by another who looks after the profile: it was this holder who has set the new password. */
export const agreeToRecovery = call('agreetorecovery', {
  ...ofMember,
  form: form({ holder }),
  handsOver: { what: 'account', tells: 'recoveryEnded' },
});
/** Ours: it was not. That account is opened by its e-mail or the office alone. A letter's link does the same without a login. */
export const objectToRecovery = call('objecttorecovery', { ...ofMember, form: form({ holder }) });
