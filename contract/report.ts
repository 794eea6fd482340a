import { call } from './call.ts';
import { linkTokenSent } from './card-links.ts';
import { form } from './form.ts';
import { otherMember } from './member-id.ts';
import { ofAnyone, ofMember } from './outcome.ts';
import { requiredChoice, text } from './rules.ts';
import { sentOnly } from './wire.ts';

/** Untrue answers; rude words; asked for money; married already; somebody else's photo; anything else. */
export const REPORT_REASONS = ['untrue', 'rude', 'money', 'married', 'photo', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const why = {
  reason: sentOnly('reason', requiredChoice(REPORT_REASONS, 'reasonRequired')),
  words: sentOnly('words', text(2000)),
};

/** Reaches the trust's office. The answer is the same whether or not there is such a member. */
export const reportMember = call('reportmember', {
  ...ofMember,
  form: form({ member: otherMember, ...why }),
});

/** Ours: the same about the card behind a link, by whoever has its address. The answer is the same for every address. */
export const reportCardLink = call('reportcardlink', {
  ...ofAnyone,
  form: form({ ...linkTokenSent, ...why }),
});
