import { call } from './call.ts';
import { form } from './form.ts';
import { otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { requiredChoice, text } from './rules.ts';
import { sentOnly } from './wire.ts';

/** Untrue answers; rude words; asked for money; married already; somebody else's photo; anything else. */
export const REPORT_REASONS = ['untrue', 'rude', 'money', 'married', 'photo', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Reaches the trust's office. The answer is the same whether or not there is such a member. */
export const reportMember = call('reportmember', {
  ...ofMember,
  form: form({
    member: otherMember,
    reason: sentOnly('reason', requiredChoice(REPORT_REASONS, 'reasonRequired')),
    words: sentOnly('words', text(2000)),
  }),
});
