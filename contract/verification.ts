import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { bareSigns } from './pasted.ts';
import { holding, must, reading, requiredChoice } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** The numbers that a member confirms by a code: the login phone, and the guardian's. */
export const CONFIRMED_PHONES = ['phone', 'guardian'] as const;
export type ConfirmedPhone = (typeof CONFIRMED_PHONES)[number];

/** The number of digits of a code. */
export const CODE_DIGITS = 6;
/** A code of `CODE_DIGITS` digits. */
const CODE = /^\d{6}$/;
/** Minutes for which a code is valid. */
export const CODE_MINUTES = 10;
/** Maximum number of tries for one code. */
export const CODE_TRIES = 5;
/** Seconds before the same code can be requested again. */
export const AGAIN_SECONDS = 30;

/** A rule for a code, also in Bengali digits, with or without spaces. */
export const code = () =>
  holding(
    reading(bareSigns),
    must((value) => CODE.test(value), 'codeRequired'),
  );

/** A rule like `code` that also accepts `''`. */
export const optionalCode = () =>
  holding(
    reading(bareSigns),
    must((value) => value === '' || CODE.test(value), 'codeRequired'),
  );

const about = sentOnly('about', requiredChoice(CONFIRMED_PHONES, 'chooseFromList'));

/** Ours: returns which phones and e-mail of an account and profile are confirmed, and since when; ISO times, or ''. */
export const showVerification = call('showverification', {
  method: 'GET',
  access: 'member',
  returned: {
    phone: fact('phone', s.string()),
    phoneConfirmedAt: fact('phone_confirmed_at', s.string()),
    guardianPhone: fact('guardianphone', s.string()),
    guardianConfirmedAt: fact('guardianphone_confirmed_at', s.string()),
    /** The phones for which a code was requested within the last half hour. */
    asked: fact('asked', s.array(s.oneOf(CONFIRMED_PHONES))),
    /**
     * The phones that no SMS reaches (a landline, or a country without codes). The office calls and reads out a code.
     */
    byOffice: fact('byoffice', s.array(s.oneOf(CONFIRMED_PHONES))),
    /**
     * Whether a guardian's confirmed phone was removed. Accepted families get no phone until the member gives their
     * own.
     */
    isGuardianGone: fact('guardianphone_gone', s.boolean()),
    /** Whether codes are printed in the terminal of a trial at home. */
    isPrinted: fact('printed', s.boolean()),
  },
});

/** Ours: sends a code to the account's phone or the guardian's. If no code may be sent, the office calls. */
export const sendCode = call('sendcode', { ...ofMember, form: form({ about }) });

/**
 * Confirms a phone with its code. From then on accepted families get a guardian's phone; the account's phone is in use
 * already.
 */
export const confirmCode = call('confirmcode', {
  ...ofMember,
  form: form({ about, code: sentOnly('code', code()) }),
  handsOver: { what: 'contact', tells: 'givenPhoneChanged', onlyWith: 'about' },
});

/** Ours: gives accepted families the account's own phone from now on, after a guardian's phone was removed. */
export const giveOwnPhone = call('giveownphone', {
  ...ofMember,
  handsOver: { what: 'contact', tells: 'givenPhoneChanged' },
});
