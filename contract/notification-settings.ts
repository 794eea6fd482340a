import { call } from './call.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { ofAnyone, ofMember } from './outcome.ts';
import { requiredChoice, requiredText, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, field, sentOnly } from './wire.ts';

/**
 * How this account is notified. Each channel needs a separate consent and is off until then; notices about the
 * account's safety are sent in any case. `weekly`: a notice on Mondays if new people who fit have come. `language`: the
 * language of the notices.
 */
const tellingForm = form({
  email: field('email', 'email', tick),
  sms: field('sms', 'sms', tick),
  push: field('push', 'push', tick),
  weekly: field('weekly', 'weekly', tick),
  language: field('language', 'language', requiredChoice(LANGUAGES, 'chooseFromList')),
});

/**
 * Ours: returns the channels that this account has chosen, and what each of them needs before it reaches the account.
 */
export const showTelling = call('showtelling', {
  access: 'member',
  returned: {
    ...tellingForm.fields,
    emailAddress: fact('email_address', s.string()),
    isEmailConfirmed: fact('email_confirmed', s.boolean()),
    phone: fact('phone', s.string()),
    isPhoneConfirmed: fact('phone_confirmed', s.boolean()),
    /** The public key with which a browser subscribes to push notices. */
    pushKey: fact('pushkey', s.string()),
    /** Whether a browser of this account shows notices. */
    hasBrowser: fact('has_browser', s.boolean()),
    /** Which channels this site has at all. */
    hasEmail: fact('has_email', s.boolean()),
    hasSms: fact('has_sms', s.boolean()),
    /** Whether at least one channel reaches this account now. */
    isReached: fact('reached', s.boolean()),
  },
});

export const updateTelling = call('updatetelling', { ...ofMember, form: tellingForm });

/**
 * Registers a browser for push notices, with the result of `PushManager.subscribe`. This is also the consent to push.
 */
export const addBrowser = call('addbrowser', {
  ...ofMember,
  form: form({
    endpoint: sentOnly('endpoint', requiredText('chooseFromList', 1000)),
    p256dh: sentOnly('p256dh', requiredText('chooseFromList', 200)),
    auth: sentOnly('auth', requiredText('chooseFromList', 100)),
  }),
});

/**
 * Ends the account's e-mails. The page behind the link in an e-mail posts this call; it needs no login and opens no
 * session.
 */
export const stopLetters = call('stopletters', { ...ofAnyone, form: form({ token: sentOnly('token', text()) }) });
