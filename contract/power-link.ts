import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { phone } from './phone.ts';
import { securityKey, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

export const securityKeyForm = form({
  securityKey: sentOnly('securitykey', securityKey('enterSecurityKey')),
  /** Ours: the code by which the audit log records which member of staff it was; `''` if none. */
  ownCode: sentOnly('owncode', text(60)),
});
export const registeredPhoneForm = form({ phone: sentOnly('phone', phone('enterRegisteredPhone')) });

/** `status` 1 is success. For other values, `message` gives the reason. */
const statusFacts = {
  status: fact('statcode', s.number()),
  message: fact('msg', s.optional(s.string())),
  key: fact('msgkey', s.optional(s.string())),
};

export const checkSecurityKey = call('securitykeycheck', {
  form: securityKeyForm,
  saves: false,
  returned: statusFacts,
  refused: { statcode: 0 },
});

export const checkRegisteredPhone = call('regphonecheck', {
  form: registeredPhoneForm,
  saves: false,
  returned: { ...statusFacts, profileId: fact('profileid', s.optional(s.string())) },
  refused: { statcode: 0 },
});

/** Ours: confirms that the member has seen the notice that their account was opened. */
export const acknowledgeOpening = call('powerlinkseen', ofMember);
