import { call } from '../call.ts';
import { form } from '../form.ts';
import type { SharedView } from '../member.ts';
import { memberId } from '../member-id.ts';
import { lookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { PUBLIC_REASONS, REPORT_OUTCOMES, REPORT_REASONS, type ReportReason } from '../report.ts';
import { choice, requiredChoice, requiredText, tick } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { assignee } from './assignee.ts';
import { nearFilter } from './near.ts';

/** The kinds of case, in the order of their time limits, the shortest first. */
export const CASE_KINDS = ['photo', 'impersonation', 'threat', 'number', 'fraud', 'behaviour', 'other'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** The reasons of members and of anybody, without duplicates. */
const REASONS = [...new Set([...REPORT_REASONS, ...PUBLIC_REASONS])];

/** Kinds of case that must be settled within `URGENT_HOURS`. */
export const URGENT_KINDS: readonly CaseKind[] = ['photo', 'impersonation'];

/** The kind of case that a report with this reason opens. */
export const KIND_OF_REASON: Readonly<Record<ReportReason, CaseKind>> = {
  photo: 'photo',
  ownPhoto: 'photo',
  impersonation: 'impersonation',
  threat: 'threat',
  ownNumber: 'number',
  untrue: 'fraud',
  money: 'fraud',
  married: 'fraud',
  rude: 'behaviour',
  other: 'other',
};

/** Hours after which a rest ends by itself, unless it is prolonged. */
export const REST_HOURS = 24;

/** The number of a case. The small forms of a page use this name. */
const member = sentOnly('id', requiredText('chooseFromList', 9));

/** Times are ISO, or `''`. */
const entry = {
  id: s.number(),
  kind: s.oneOf(CASE_KINDS),
  /** The profile, while it exists; `''` if the person has left or was never identified. */
  memberId: s.string(),
  name: s.string(),
  /** How a stranger described the profile; `''` for a known profile. */
  subject: s.string(),
  opened: s.string(),
  /** The next deadline; `''` after the case is settled. */
  due: s.string(),
  /** The deadline for the acknowledgement to the reporters; `''` after all were acknowledged. */
  acknowledgeBy: s.string(),
  settled: s.string(),
  outcome: s.oneOf(['', ...REPORT_OUTCOMES]),
  reports: s.number(),
  isSuspended: s.boolean(),
  /** The end of the profile's rest. */
  restsUntil: s.string(),
  assignedTo: assignee,
};

/**
 * Lists cases: the open ones, the overdue ones, or the settled ones. Settled cases are sorted latest first, the others
 * by deadline. Pages are counted from 1.
 */
export const listCases = call('office/listcases', {
  access: 'staff',
  form: form({
    state: sentOnly('state', choice(['late', 'settled'])),
    kind: sentOnly('kind', choice(CASE_KINDS)),
    mine: sentOnly('mine', tick),
    near: nearFilter,
    page: sentOnly('page', lookupId),
  }),
  saves: false,
  returned: { cases: fact('cases', s.array(s.object(entry))), hasMore: fact('hasmore', s.boolean()) },
});

/**
 * Returns one case: the reports and reporters, the profile as strangers see it, its other cases, and notes. Health
 * answers are not included.
 */
export const showCase = call('office/showcase', {
  access: 'staff',
  form: form({ member, kind: sentOnly('kind', choice(CASE_KINDS)), mine: sentOnly('mine', tick), near: nearFilter }),
  saves: false,
  returned: {
    /**
     * The next open case in the list with these filters. After the last, the first of the list; 0 if there is no other.
     */
    next: fact('next', s.number()),
    case: fact('case', s.object({ ...entry, settledBy: s.string(), note: s.string() })),
    reports: fact(
      'reports',
      s.array(
        s.object({
          id: s.number(),
          reference: s.string(),
          reason: s.oneOf(REASONS),
          words: s.string(),
          reported: s.string(),
          acknowledged: s.string(),
          /** Who reported: a member, a reader of a link, or a stranger, with or without a phone or address. */
          by: s.oneOf(['member', 'link', 'stranger']),
          reporterId: s.string(),
          contact: s.string(),
          /** The profile as a stranger described it. */
          about: s.string(),
          /**
           * For a report about nobody we know: profiles that have blocked the sender's number. The sender cannot see or
           * name them.
           */
          blockedBy: s.array(s.string()),
          /** The last messages between the two, the newest last, if the reporter agreed to include them. */
          messages: s.array(s.object({ isReporters: s.boolean(), sentAt: s.string(), words: s.string() })),
        }),
      ),
    ),
    shared: fact('shared', s.nullable(s.named<SharedView>('SharedView'))),
    photos: fact('photos', s.array(s.string())),
    /** Reports in other cases about the same profile, or about a former profile with the same phone (`hasLeft`). */
    history: fact(
      'history',
      s.array(
        s.object({
          caseId: s.number(),
          reason: s.oneOf(REASONS),
          reported: s.string(),
          settled: s.string(),
          outcome: s.oneOf(['', ...REPORT_OUTCOMES]),
          hasLeft: s.boolean(),
        }),
      ),
    ),
    notes: fact('notes', s.array(s.object({ at: s.string(), by: s.string(), words: s.string() }))),
  },
});

/** Maximum number of characters of a note or a question. */
const WORDS_LIMIT = 2000;

/** The common description of calls about a case that return an outcome. */
const withOutcome = { access: 'staff', returned: outcomeFacts, refused: refusedOutcome() } as const;

/** Acknowledges the reports of a case to reporters who have not been notified yet. */
export const acknowledgeCase = call('office/acknowledgecase', { ...withOutcome, form: form({ member }) });

/** Settles a case with a permanent note. The reporter is told the outcome and nothing else. */
export const settleCase = call('office/settlecase', {
  ...withOutcome,
  form: form({
    member,
    outcome: sentOnly('outcome', requiredChoice(REPORT_OUTCOMES, 'chooseFromList')),
    reason: sentOnly('note', requiredText('textRequired', WORDS_LIMIT)),
    /** The last report that was read. Later reports are not settled with it. */
    seen: sentOnly('seen', lookupId),
  }),
});

/**
 * Puts the profile of a case at rest for `REST_HOURS`, or prolongs the rest by that. Nobody sees the profile; its
 * family is told that it rests, but not for how long. It ends by itself without a notice.
 *
 * Nobody can end it earlier, not even the office: if ordinary rests could be ended, one that cannot would show that it
 * comes from a veto.
 */
export const restProfile = call('office/restprofile', { ...withOutcome, form: form({ member }) });

/** Adds a note to a case. Notes are for the office alone. */
export const noteCase = call('office/notecase', {
  ...withOutcome,
  form: form({ member, words: sentOnly('words', requiredText('textRequired', WORDS_LIMIT)) }),
});

/**
 * Records which profile a case is about, if it was reported by a name. `caseId`: the number of the case now, which
 * changes if the case is merged with another open case.
 */
export const assignCase = call('office/assigncase', {
  access: 'staff',
  form: form({ member, profile: sentOnly('profile', memberId) }),
  returned: { ...outcomeFacts, caseId: fact('caseid', s.optional(s.number())) },
  refused: refusedOutcome(),
});

/** Asks a reporter a question: by e-mail if there is an address, else the office calls. */
export const askReporter = call('office/askreporter', {
  ...withOutcome,
  form: form({
    member,
    report: sentOnly('report', lookupId),
    words: sentOnly('words', requiredText('textRequired', WORDS_LIMIT)),
  }),
});
