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

/** What a case is about, what waits shortest first. */
export const CASE_KINDS = ['photo', 'impersonation', 'threat', 'number', 'fraud', 'behaviour', 'other'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

const REASONS = [...new Set([...REPORT_REASONS, ...PUBLIC_REASONS])];

/** Of these the law gives a day, and we two hours. */
export const URGENT_KINDS: readonly CaseKind[] = ['photo', 'impersonation'];

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

/** A rest ends by itself after so many hours, unless it was prolonged. */
export const REST_HOURS = 24;

/** The number of a case; the small forms of a page name it so. */
const member = sentOnly('id', requiredText('chooseFromList', 9));

/** Times are ISO, or `''`. */
const entry = {
  id: s.number(),
  kind: s.oneOf(CASE_KINDS),
  /** The profile, while it is there; `''`: somebody who has left, or whom nobody has found. */
  memberId: s.string(),
  name: s.string(),
  /** As a stranger called it; `''` for a profile. */
  subject: s.string(),
  opened: s.string(),
  /** The clock that runs out first; `''` once it is settled. */
  due: s.string(),
  /** When the person who reported must have heard that it was read; `''` once all have. */
  acknowledgeBy: s.string(),
  settled: s.string(),
  outcome: s.oneOf(['', ...REPORT_OUTCOMES]),
  reports: s.number(),
  isSuspended: s.boolean(),
  /** Until when the profile rests. */
  restsUntil: s.string(),
  assignedTo: assignee,
};

/** Cases that wait, those whose time is over, or the settled ones, the latest first; else whose time runs out first. Fifty on a page, from 1. */
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

/** One case: what was reported and by whom, the profile as strangers see it, its other cases, and notes. No health answer. */
export const showCase = call('office/showcase', {
  access: 'staff',
  form: form({ member, kind: sentOnly('kind', choice(CASE_KINDS)), mine: sentOnly('mine', tick), near: nearFilter }),
  saves: false,
  returned: {
    /** The open case that comes after it in the list with these filters, its first where this is the last; 0 for no other. */
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
          /** Who reported: a member; a reader of a link; a stranger with a phone or address, or without. */
          by: s.oneOf(['member', 'link', 'stranger']),
          reporterId: s.string(),
          contact: s.string(),
          /** As a stranger said whose profile it is. */
          about: s.string(),
          /** Of a report about nobody we know: profiles that have blocked the number of its sender, who cannot see or name them. */
          blockedBy: s.array(s.string()),
          /** The last messages between the two, the newest last, where the reporter agreed that they go along. */
          messages: s.array(s.object({ isReporters: s.boolean(), sentAt: s.string(), words: s.string() })),
        }),
      ),
    ),
    shared: fact('shared', s.nullable(s.named<SharedView>('SharedView'))),
    photos: fact('photos', s.array(s.string())),
    /** Reports of other cases about the same profile, or about a former one of the same phone (`hasLeft`). */
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

const done = { access: 'staff', returned: outcomeFacts, refused: refusedOutcome(2) } as const;

/** Tells the person who reported, and has not heard yet, that it was read. */
export const acknowledgeCase = call('office/acknowledgecase', { ...done, form: form({ member }) });

/** Settles a case with a note that stays with it; the person who reported is told the outcome, and nothing else. */
export const settleCase = call('office/settlecase', {
  ...done,
  form: form({
    member,
    outcome: sentOnly('outcome', requiredChoice(REPORT_OUTCOMES, 'chooseFromList')),
    reason: sentOnly('note', requiredText('textRequired', 2000)),
    /** The last report that was read: one that came later is not settled with it. */
    seen: sentOnly('seen', lookupId),
  }),
});

/**
 * The profile of a case rests for `REST_HOURS`, or so much longer: nobody sees it, its family is told that it rests, not how long, and it
 * ends by itself without a word. Nobody ends it before its time: else a rest that may not end would be known by that.
 */
export const restProfile = call('office/restprofile', { ...done, form: form({ member }) });

export const noteCase = call('office/notecase', {
  ...done,
  form: form({ member, words: sentOnly('words', requiredText('textRequired', 2000)) }),
});

/** Says which profile a case is about that was reported by a name. `case`: where it stands now, joined with another that waited. */
export const assignCase = call('office/assigncase', {
  access: 'staff',
  form: form({ member, profile: sentOnly('profile', memberId) }),
  returned: { ...outcomeFacts, caseId: fact('caseid', s.optional(s.number())) },
  refused: refusedOutcome(2),
});

/** Asks somebody who reported: by e-mail where there is an address, else the office calls. */
export const askReporter = call('office/askreporter', {
  ...done,
  form: form({
    member,
    report: sentOnly('report', lookupId),
    words: sentOnly('words', requiredText('textRequired', 2000)),
  }),
});
