import { call } from './call.ts';
import { form } from './form.ts';
import { linkToken } from './link-token.ts';
import { otherMember } from './member-id.ts';
import { ofAnyone, ofMember, outcomeFacts } from './outcome.ts';
import { plainSigns } from './pasted.ts';
import { optionalPhoneOrEmail, phoneOrEmail } from './phone-or-email.ts';
import { choice, holding, must, reading, requiredChoice, requiredText, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { THREADS } from './thread-names.ts';
import { fact, sentOnly } from './wire.ts';

/**
 * Reasons for a report by a member: threats or harassment; untrue answers; rude words; a request for money; already
 * married; somebody else's photo; anything else.
 */
export const REPORT_REASONS = ['threat', 'untrue', 'rude', 'money', 'married', 'photo', 'other'] as const;

/**
 * Reasons for a report by anybody, member or not: threats or harassment; this is me, my photo, my number; rude words; a
 * request for money; anything else.
 */
export const PUBLIC_REASONS = ['threat', 'impersonation', 'ownPhoto', 'ownNumber', 'rude', 'money', 'other'] as const;

export type PublicReason = (typeof PUBLIC_REASONS)[number];
export type ReportReason = (typeof REPORT_REASONS)[number] | PublicReason;

/** Maximum number of characters of the words of a report. */
const WORDS_LIMIT = 2000;
/** Maximum number of characters by which a reporter names the profile. */
const ABOUT_LIMIT = 300;

/** The fields of every report. */
const reportFields = {
  reason: sentOnly('reason', requiredChoice(REPORT_REASONS, 'reasonRequired')),
  words: sentOnly('words', text(WORDS_LIMIT)),
};

/**
 * Sends a report to the trust's office. The answer is the same whether or not such a member exists. `isAlong`: the
 * reporter agrees that the last messages of `thread` are included.
 */
export const reportMember = call('reportmember', {
  ...ofMember,
  form: form({
    member: otherMember,
    ...reportFields,
    thread: sentOnly('thread', choice(THREADS)),
    isAlong: sentOnly('sendalong', tick),
  }),
});

/** Ours: reports the card behind a link, by a reader who has its address. The answer is the same for every address. */
export const reportCardLink = call('reportcardlink', {
  ...ofAnyone,
  form: form({ token: linkToken, ...reportFields }),
});

/** Outcomes of a settled report: action was taken; nothing was against the rules; it could not be clarified. */
export const REPORT_OUTCOMES = ['acted', 'nothing', 'unclear'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/**
 * Ours: a report by anybody, without a login. `about` names the profile as the reporter knows it: a number, the address
 * of a link, a phone or a name. The answer is the same for every `about`.
 */
export const addReport = call('addreport', {
  form: form({
    reason: sentOnly('reason', requiredChoice(PUBLIC_REASONS, 'reasonRequired')),
    about: sentOnly('about', requiredText('reportedRequired', ABOUT_LIMIT)),
    words: sentOnly('words', text(WORDS_LIMIT)),
    contact: sentOnly('contact', optionalPhoneOrEmail),
  }),
  returned: {
    ...outcomeFacts,
    /** The reference by which the reporter asks about the report. */
    reference: fact('reference', s.optional(s.string())),
  },
});

/** A reference such as `SB-7K3M-429T`, in any spelling. */
const reference = holding(
  reading((typed) => {
    const bare = plainSigns(typed)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '');
    return bare.replace(/^SB(.{4})(.{4})$/, 'SB-$1-$2');
  }),
  must((value) => /^SB-.{4}-.{4}$/.test(value), 'referenceRequired'),
);

/** Ours: returns the state of a report, for the person who has its reference and the phone or e-mail given with it. */
export const showReport = call('showreport', {
  form: form({ reference: sentOnly('reference', reference), contact: sentOnly('contact', phoneOrEmail) }),
  saves: false,
  returned: {
    ...outcomeFacts,
    state: fact('state', s.oneOf(['', 'received', 'read', 'settled'])),
    outcome: fact('outcome', s.oneOf(['', ...REPORT_OUTCOMES])),
    /** ISO time, or `''`. */
    sentAt: fact('sent_at', s.string()),
  },
});
