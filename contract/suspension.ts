import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember, outcomeFacts } from './outcome.ts';
import { requiredText } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Ours: since when the office has suspended the profile, ISO time or `''`, and what it tells of why. */
export const showSuspension = call('showsuspension', {
  access: 'member',
  saves: false,
  returned: {
    since: fact('since', s.string()),
    told: fact('told', s.string()),
    /** Ours: other profiles of this account, which may be opened. */
    others: fact('others', s.array(s.object({ profileId: s.string(), name: s.string() }))),
  },
});

/** Ours: asks the office to look at the suspension again. `reference` names the message later. */
export const appealSuspension = call('appealsuspension', {
  ...ofMember,
  form: form({ words: sentOnly('words', requiredText('textRequired', 5000)) }),
  returned: { ...outcomeFacts, reference: fact('reference', s.optional(s.string())) },
});
