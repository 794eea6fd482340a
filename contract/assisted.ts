import { call } from './call.ts';
import { type FormErrors, form } from './form.ts';
import { ofMember } from './outcome.ts';
import { tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Whether the trust looks for this family, and who of it did on which day. */
export const showAssisted = call('showassisted', {
  access: 'member',
  returned: {
    /** Since when (an ISO time); `''` where it does not. */
    since: fact('since', s.string()),
    /** Only the bride or groom asks for it, who looks after the profile too; anybody ends it. */
    isCandidates: fact('candidates', s.boolean()),
    /** Given names, the latest first; `day` as `YYYY-MM-DD`. */
    looks: fact('looks', s.array(s.object({ name: s.string(), day: s.string() }))),
  },
});

/** Asks the trust to look for this family: a consent of its own. */
export const askTrust = call('asktrust', {
  ...ofMember,
  form: form(
    { hasAgreed: sentOnly('agreed', tick) },
    ({ hasAgreed }): FormErrors => (hasAgreed === 'Yes' ? {} : { hasAgreed: 'agreeToNotice' }),
  ),
});

/** Takes it back, by anybody who looks after the profile; the office's open proposals end. */
export const stopTrust = call('stoptrust', ofMember);
