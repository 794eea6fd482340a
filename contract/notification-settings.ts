import { call } from './call.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { ofAnyone, ofMember } from './outcome.ts';
import { requiredChoice, requiredText, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, field, sentOnly } from './wire.ts';

/**
 * How this account is told of what happens: each way is agreed to on its own, and off until then; what is for the account's safety
 * goes out in any case. `weekly`: a letter on Mondays when new people have come who fit. `language`: in which it is spoken to.
 */
const tellingForm = form({
  email: field('email', 'email', tick),
  sms: field('sms', 'sms', tick),
  push: field('push', 'push', tick),
  weekly: field('weekly', 'weekly', tick),
  language: field('language', 'language', requiredChoice(LANGUAGES, 'chooseFromList')),
});

export const showTelling = call('showtelling', {
  access: 'member',
  returned: {
    ...tellingForm.fields,
    emailAddress: fact('email_address', s.string()),
    isEmailConfirmed: fact('email_confirmed', s.boolean()),
    phone: fact('phone', s.string()),
    isPhoneConfirmed: fact('phone_confirmed', s.boolean()),
    /** With which a browser asks for notices. */
    pushKey: fact('pushkey', s.string()),
    /** Whether a browser of this account shows notices. */
    hasBrowser: fact('has_browser', s.boolean()),
    /** Which ways this site has at all. */
    hasEmail: fact('has_email', s.boolean()),
    hasSms: fact('has_sms', s.boolean()),
    /** Whether one of them reaches this account now. */
    isReached: fact('reached', s.boolean()),
  },
});

export const updateTelling = call('updatetelling', { ...ofMember, form: tellingForm });

/** A browser asks to be told: what `PushManager.subscribe` gave it. It is the consent to push as well. */
export const addBrowser = call('addbrowser', {
  ...ofMember,
  form: form({
    endpoint: sentOnly('endpoint', requiredText('chooseFromList', 1000)),
    p256dh: sentOnly('p256dh', requiredText('chooseFromList', 200)),
    auth: sentOnly('auth', requiredText('chooseFromList', 100)),
  }),
});

/** The switch of a letter: needs no login, opens nothing, ends the letters of the account. */
export const stopLetters = call('stopletters', { ...ofAnyone, form: form({ token: sentOnly('token', text()) }) });
