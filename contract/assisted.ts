import { call } from './call.ts';
import { type FormErrors, form } from './form.ts';
import { ofMember } from './outcome.ts';
import { tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Returns whether the trust looks for this family, and who of the trust has looked at it on which day. */
export const showAssisted = call('showassisted', {
  access: 'member',
  returned: {
    /** The start of the consent (an ISO time); `''` if the trust does not look for this family. */
    since: fact('since', s.string()),
    /**
     * Whether this account may not ask for it, because the bride or groom has an account of their own. Every holder may
     * end it.
     */
    isCandidates: fact('candidates', s.boolean()),
    /** Given names of staff, the latest first; `day` is `YYYY-MM-DD`. */
    looks: fact('looks', s.array(s.object({ name: s.string(), day: s.string() }))),
  },
});

/** Asks the trust to look for this family, with a separate consent. */
export const askTrust = call('asktrust', {
  ...ofMember,
  form: form(
    { hasAgreed: sentOnly('agreed', tick) },
    ({ hasAgreed }): FormErrors => (hasAgreed === 'Yes' ? {} : { hasAgreed: 'agreeToNotice' }),
  ),
});

/** Withdraws the request; every holder may do it. Open proposals of the office end. */
export const stopTrust = call('stoptrust', ofMember);
