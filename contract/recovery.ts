import { call } from './call.ts';
import { form } from './form.ts';
import { requiredLookupId } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** After this many days without a login, a code to the phone alone cannot reset the password. */
export const SLEEPING_DAYS = 60;

const holder = sentOnly('holder', requiredLookupId('chooseFromList'));

/**
 * Ours: returns how long most functions stay closed after a password reset, and what ends that; `''` if nothing is
 * closed.
 */
export const showRecovery = call('showrecovery', {
  method: 'GET',
  access: 'member',
  returned: {
    /** ISO time. */
    until: fact('until', s.string()),
    /** Whether a confirmed address can give the second proof. */
    hasEmail: fact('has_email', s.boolean()),
    /** Whether another holder exists who can confirm the reset. */
    hasOthers: fact('has_others', s.boolean()),
    /** Whether health answers will become unreadable unless a second proof arrives by then. */
    closesHealth: fact('closes_health', s.boolean()),
  },
});

/** Ours: sends a link to the confirmed address. Opening it is the second proof. */
export const askSecondProof = call('asksecondproof', ofMember);

/** Ours: another holder confirms that this holder reset the password. */
export const agreeToRecovery = call('agreetorecovery', {
  ...ofMember,
  form: form({ holder }),
  handsOver: { what: 'account', tells: 'recoveryEnded' },
});
/**
 * Ours: another holder says that it was not this holder. The account can then be opened only by its e-mail or the
 * office. The link in the notice does the same without a login.
 */
export const objectToRecovery = call('objecttorecovery', { ...ofMember, form: form({ holder }) });
