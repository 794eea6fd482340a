import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember, outcomeFacts } from './outcome.ts';
import { requiredText } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Ours: returns when the office suspended the profile, ISO time or `''`, and the reason as told to the member. */
export const showSuspension = call('showsuspension', {
  access: 'member',
  saves: false,
  returned: {
    since: fact('since', s.string()),
    told: fact('told', s.string()),
    /** Ours: other profiles of this account that may be opened. */
    others: fact('others', s.array(s.object({ profileId: s.string(), name: s.string() }))),
  },
});

/** Maximum number of characters of an appeal. */
const APPEAL_LIMIT = 5000;

/** Ours: asks the office to review the suspension. `reference` identifies the message later. */
export const appealSuspension = call('appealsuspension', {
  ...ofMember,
  form: form({ words: sentOnly('words', requiredText('textRequired', APPEAL_LIMIT)) }),
  returned: { ...outcomeFacts, reference: fact('reference', s.optional(s.string())) },
});
