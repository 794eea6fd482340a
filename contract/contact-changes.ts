import { call } from './call.ts';
import { form } from './form.ts';
import { ofAnyone, ofMember } from './outcome.ts';
import { acceptablePhone } from './phone.ts';
import { requiredChoice, requiredEmail, text } from './rules.ts';
import * as s from './shape.ts';
import { REQUEST_KINDS } from './staff/request-kinds.ts';
import { code } from './verification.ts';
import { fact, sentOnly } from './wire.ts';

/** How long the phone or address of before may object to another one, or to somebody who claims the number. */
export const OBJECTION_DAYS = 7;

/** The new number, and the one of before, whose agreement makes the change final at once. */
export const CHANGED_PHONES = ['newPhone', 'oldPhone'] as const;
const which = sentOnly('which', requiredChoice(CHANGED_PHONES, 'chooseFromList'));

/** Ours: phone and e-mail of the account, and what is to take their places; ISO times, or ''. */
export const showContactChanges = call('showcontactchanges', {
  method: 'GET',
  access: 'member',
  returned: {
    phone: fact('phone', s.string()),
    email: fact('email', s.string()),
    emailConfirmedAt: fact('email_confirmed_at', s.string()),
    wantedPhone: fact('wanted_phone', s.string()),
    /** When the wanted phone takes its place; '' until it is confirmed. */
    phoneDueAt: fact('phone_due_at', s.string()),
    wantedEmail: fact('wanted_email', s.string()),
    emailDueAt: fact('email_due_at', s.string()),
    /** When somebody else gets the number who has proved to hold it; '' for nobody. */
    claimDueAt: fact('claim_due_at', s.string()),
    /** What the office asks to do with the account's profiles, and since when: the account may object. */
    askedByOffice: fact('asked_by_office', s.array(s.object({ kind: s.oneOf(REQUEST_KINDS), askedAt: s.string() }))),
  },
});

export const changePhone = call('changephone', {
  ...ofMember,
  form: form({ phone: sentOnly('phone', acceptablePhone('phoneNotAcceptable')) }),
  // Told once somebody has proved to hold the number.
  handsOver: { what: 'account', tells: null },
});
/** Sends a code to the wanted phone, or to the one of before. */
export const sendChangeCode = call('sendchangecode', { ...ofMember, form: form({ which }) });
export const confirmChange = call('confirmchange', {
  ...ofMember,
  form: form({ which, code: sentOnly('code', code()) }),
  handsOver: { what: 'account', tells: 'phoneChanged' },
});

/** Has a link brought to the address: the stored one, or another that is to take its place. */
export const changeEmail = call('changeemail', {
  ...ofMember,
  form: form({ email: sentOnly('email', requiredEmail('emailRequired')) }),
  // Told once its link was opened.
  handsOver: { what: 'account', tells: null },
});
/** What the link's page posts. */
export const confirmEmail = call('confirmemail', {
  ...ofAnyone,
  form: form({ token: sentOnly('token', text()) }),
  handsOver: { what: 'account', tells: 'emailChanged' },
});

/** Takes a wanted phone or address back: the holder who did not ask for it objects. */
export const withdrawChange = call('withdrawchange', {
  ...ofMember,
  form: form({ kind: sentOnly('kind', requiredChoice(['phone', 'email'], 'chooseFromList')) }),
});
/** The number is still this account's. */
export const objectToClaim = call('objecttoclaim', ofMember);
/** Nothing of what the office asks to do with the account's profiles is done. */
export const objectToOffice = call('objecttooffice', ofMember);

/** What the button of a letter's page posts, without a login: nothing is to change. */
export const objectByLink = call('objectbylink', { ...ofAnyone, form: form({ token: sentOnly('token', text()) }) });

/** *This number is mine now*: in the same words for any number. */
export const askClaim = call('askclaim', {
  ...ofAnyone,
  form: form({ phone: sentOnly('phone', acceptablePhone('phoneNotAcceptable')) }),
});
export const claimPhone = call('claimphone', {
  ...ofAnyone,
  form: form({ code: sentOnly('code', code()) }),
  handsOver: { what: 'account', tells: 'phoneChanged' },
});
