import { call } from './call.ts';
import { form } from './form.ts';
import { ofAnyone, ofMember } from './outcome.ts';
import { acceptablePhone } from './phone.ts';
import { requiredChoice, requiredEmail, text } from './rules.ts';
import * as s from './shape.ts';
import { REQUEST_KINDS } from './staff/request-kinds.ts';
import { code } from './verification.ts';
import { fact, sentOnly } from './wire.ts';

/** Days in which the old phone or address may object to a change, or to somebody who claims the number. */
export const OBJECTION_DAYS = 7;

/** The new number, and the old number, whose agreement makes the change final at once. */
export const CHANGED_PHONES = ['newPhone', 'oldPhone'] as const;
const which = sentOnly('which', requiredChoice(CHANGED_PHONES, 'chooseFromList'));

/** Ours: returns the phone and e-mail of the account and their requested replacements; ISO times, or ''. */
export const showContactChanges = call('showcontactchanges', {
  method: 'GET',
  access: 'member',
  returned: {
    phone: fact('phone', s.string()),
    email: fact('email', s.string()),
    emailConfirmedAt: fact('email_confirmed_at', s.string()),
    wantedPhone: fact('wanted_phone', s.string()),
    /** When the requested phone becomes the account's phone; '' until it is confirmed. */
    phoneDueAt: fact('phone_due_at', s.string()),
    wantedEmail: fact('wanted_email', s.string()),
    emailDueAt: fact('email_due_at', s.string()),
    /** When the number passes to another person who has proved that they hold it; '' if nobody has. */
    claimDueAt: fact('claim_due_at', s.string()),
    /** Open requests of the office about the account's profiles, with their time. The account may object. */
    askedByOffice: fact('asked_by_office', s.array(s.object({ kind: s.oneOf(REQUEST_KINDS), askedAt: s.string() }))),
  },
});

/** Requests another phone for the account and sends it a code. The phone changes only after `confirmChange`. */
export const changePhone = call('changephone', {
  ...ofMember,
  form: form({ phone: sentOnly('phone', acceptablePhone('phoneNotAcceptable')) }),
  // The notice is sent later, when somebody has proved that they hold the number.
  handsOver: { what: 'account', tells: null },
});
/** Sends a code to the requested phone or to the old one. */
export const sendChangeCode = call('sendchangecode', { ...ofMember, form: form({ which }) });
/**
 * Confirms the new or the old number with its code, the new one first. The new number takes effect after
 * `OBJECTION_DAYS`, or at once when the old number is confirmed too.
 */
export const confirmChange = call('confirmchange', {
  ...ofMember,
  form: form({ which, code: sentOnly('code', code()) }),
  handsOver: { what: 'account', tells: 'phoneChanged' },
});

/** Sends a link to an e-mail address: the stored address, or its replacement. */
export const changeEmail = call('changeemail', {
  ...ofMember,
  form: form({ email: sentOnly('email', requiredEmail('emailRequired')) }),
  // The notice is sent later, when the link was opened.
  handsOver: { what: 'account', tells: null },
});
/** Confirms an e-mail address. The page behind the link posts this call. */
export const confirmEmail = call('confirmemail', {
  ...ofAnyone,
  form: form({ token: sentOnly('token', text()) }),
  handsOver: { what: 'account', tells: 'emailChanged' },
});

/** Withdraws a requested phone or address. A holder who did not request it objects in this way. */
export const withdrawChange = call('withdrawchange', {
  ...ofMember,
  form: form({ kind: sentOnly('kind', requiredChoice(['phone', 'email'], 'chooseFromList')) }),
});
/** Objects to a claim: the number still belongs to this account. */
export const objectToClaim = call('objecttoclaim', ofMember);
/**
 * Objects to the office's requests about the account's profiles. Each request ends, or a second person of the office
 * must decide about it.
 */
export const objectToOffice = call('objecttooffice', ofMember);

/** Objects to a change without a login. The page behind the link in a notice posts this call. */
export const objectByLink = call('objectbylink', { ...ofAnyone, form: form({ token: sentOnly('token', text()) }) });

/** Starts the claim *This number is mine now*. The answer is the same for any number. */
export const askClaim = call('askclaim', {
  ...ofAnyone,
  form: form({ phone: sentOnly('phone', acceptablePhone('phoneNotAcceptable')) }),
});
/**
 * Proves with the code of `askClaim` that the caller holds the number. The account that has it loses it after
 * `OBJECTION_DAYS` unless its holder objects; at once if the number was never confirmed there, or if nobody used the
 * account for a year.
 */
export const claimPhone = call('claimphone', {
  ...ofAnyone,
  form: form({ code: sentOnly('code', code()) }),
  handsOver: { what: 'account', tells: 'phoneChanged' },
});
