import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { phone } from './phone.ts';
import { securityKey, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** The form of the first step of the Power Link. */
export const securityKeyForm = form({
  securityKey: sentOnly('securitykey', securityKey('enterSecurityKey')),
  /** Ours: the code by which the audit log records which member of staff it was; `''` if none. */
  ownCode: sentOnly('owncode', text(60)),
});
/** The form of the second step: the phone of the account to open. */
export const registeredPhoneForm = form({ phone: sentOnly('phone', phone('enterRegisteredPhone')) });

/** `status` 1 is success. For other values, `message` gives the reason. */
const statusFacts = {
  status: fact('statcode', s.number()),
  message: fact('msg', s.optional(s.string())),
  key: fact('msgkey', s.optional(s.string())),
};

/**
 * First step: checks the trust's key. A right key lets this browser try a phone for some minutes. While the Power Link
 * is off, every key is wrong.
 */
export const checkSecurityKey = call('securitykeycheck', {
  form: securityKeyForm,
  saves: false,
  returned: statusFacts,
  refused: { statcode: 0 },
});

/**
 * Second step: opens the account with this phone in a restricted session, without its password. Needs the first step.
 */
export const checkRegisteredPhone = call('regphonecheck', {
  form: registeredPhoneForm,
  saves: false,
  returned: { ...statusFacts, profileId: fact('profileid', s.optional(s.string())) },
  refused: { statcode: 0 },
});

/** Ours: confirms that the member has seen the notice that their account was opened. */
export const acknowledgeOpening = call('powerlinkseen', ofMember);
