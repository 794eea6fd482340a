import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { bareSigns } from './pasted.ts';
import { holding, must, reading, requiredChoice } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** The numbers that a member confirms by a code: the one to log in with, and the guardian's. */
export const CONFIRMED_PHONES = ['phone', 'guardian'] as const;
export type ConfirmedPhone = (typeof CONFIRMED_PHONES)[number];

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** How long one waits before the same code can be asked for again. */
export const AGAIN_SECONDS = 30;

/** Six digits, also Bengali ones and with spaces between them. */
export const code = () =>
  holding(
    reading(bareSigns),
    must((value) => /^\d{6}$/.test(value), 'codeRequired'),
  );

/** The same where none may be typed. */
export const optionalCode = () =>
  holding(
    reading(bareSigns),
    must((value) => value === '' || /^\d{6}$/.test(value), 'codeRequired'),
  );

const about = sentOnly('about', requiredChoice(CONFIRMED_PHONES, 'chooseFromList'));

/** Ours: what of an account and of its profile is confirmed, and since when; ISO times, or ''. */
export const showVerification = call('showverification', {
  method: 'GET',
  access: 'member',
  returned: {
    phone: fact('phone', s.string()),
    phoneConfirmedAt: fact('phone_confirmed_at', s.string()),
    guardianPhone: fact('guardianphone', s.string()),
    guardianConfirmedAt: fact('guardianphone_confirmed_at', s.string()),
    /** For which of them a code was asked within the last half hour. */
    asked: fact('asked', s.array(s.oneOf(CONFIRMED_PHONES))),
    /** Which of them no SMS reaches, a landline or a country without codes: the office calls and reads out a code. */
    byOffice: fact('byoffice', s.array(s.oneOf(CONFIRMED_PHONES))),
    /** Whether a guardian's confirmed phone was taken away: until one's own is given no family gets any. */
    isGuardianGone: fact('guardianphone_gone', s.boolean()),
    /** Whether codes are printed on the terminal of a trial at home. */
    isPrinted: fact('printed', s.boolean()),
  },
});

/** Ours: sends a code to one's own phone or the guardian's; where none may be sent, the office calls. */
export const sendCode = call('sendcode', { ...ofMember, form: form({ about }) });

/** A guardian's phone is given to accepted families from then on; one's own is the account's already. */
export const confirmCode = call('confirmcode', {
  ...ofMember,
  form: form({ about, code: sentOnly('code', code()) }),
  handsOver: { what: 'contact', tells: 'givenPhoneChanged', onlyWith: 'about' },
});

/** Ours: from now on accepted families get one's own phone, after a guardian's was taken away. */
export const giveOwnPhone = call('giveownphone', {
  ...ofMember,
  handsOver: { what: 'contact', tells: 'givenPhoneChanged' },
});
