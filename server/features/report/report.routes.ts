import { normalPhone } from '#contract/dial.ts';
import { messageId } from '#contract/message.ts';
import { isAcceptablePhone } from '#contract/phone.ts';
import {
  addReport,
  type PublicReason,
  type ReportOutcome,
  reportCardLink,
  reportMember,
  showReport,
} from '#contract/report.ts';
import { ACKNOWLEDGE_HOURS, SETTLE_DAYS, SETTLE_HOURS } from '#contract/report-clocks.ts';
import { KIND_OF_REASON } from '#contract/staff/cases.ts';
import { loadFirstAccount, profilesOfPhone } from '#server/domain/accounts/accounts.queries.ts';
import { findCardLink } from '#server/domain/card-links/card-links.queries.ts';
import { insertReportedThread } from '#server/domain/cases/reported-threads.queries.ts';
import { refuseUseless } from '#server/domain/phones/refuse-useless.ts';
import { refuseForTwo } from '#server/domain/together/refuse-for-two.ts';
import { registerMemberCall, registerPublicCall } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import type { Services } from '#server/services.ts';
import { loadReportedMessages } from './load-reported-messages.ts';
import { findReport, insertReport } from './report.queries.ts';

const DAY_HOURS = 24;

/** Registers the calls by which members and visitors report somebody, and look up a report. */
export function reportRoutes(services: Services): void {
  const { limits } = services;

  // A member who has paused or blocked the reporter meanwhile can still be reported.
  registerMemberCall(services, reportMember, async ({ who, values }) => {
    if (values.member === '' || values.member === who.profileId) throw new Refusal(404, 'memberUnknown');
    if (values.thread !== '') refuseForTwo(who, values.thread);
    await limits.take('reportByMember', who.profileId);
    const { cipher } = services;
    const messages =
      values.thread !== '' && values.isAlong === 'Yes' ? await loadReportedMessages(services, who, values) : [];
    await insertReport(services, {
      reporterId: who.profileId,
      memberId: values.member,
      reason: values.reason,
      words: values.words,
      along: (transaction, reportId) => insertReportedThread(transaction, cipher, { reportId, messages }),
    });
    return success('memberReported');
  });

  // A member who makes a link, asks for money and ends the link can still be reported.
  registerPublicCall(services, reportCardLink, async ({ values: { token, reason, words }, request }) => {
    await limits.take('reportByAddress', addressKey(request.ip));
    const link = await findCardLink(services.db, token);
    if (link !== undefined) {
      await limits.take('reportByCardLink', String(link.id));
      noteSecurity(request, { subject: link.profileId });
      await insertReport(services, { reporterId: '', memberId: link.profileId, reason, words, byLink: true });
    }
    return success('memberReported');
  });

  registerPublicCall(services, addReport, async ({ values, request }) => {
    const { reason, words } = values;
    const contact = values.contact.toLowerCase();
    if (!contact.includes('@')) refuseUseless('contact', contact);
    await limits.take('publicReportByAddress', addressKey(request.ip));
    if (contact !== '') await limits.take('publicReportByContact', contact);
    await limits.take('publicReportsInAll', '');
    const memberId = await subjectOf(services, values.about);
    noteSecurity(request, { subject: memberId || undefined });
    const stranger = { about: values.about, contact, language: languageOf(request) };
    const reference = await insertReport(services, { reporterId: '', memberId, reason, words, stranger });
    return { ...success(reportSent(reason)), reference };
  });

  registerPublicCall(services, showReport, async ({ values: { reference, contact }, request }) => {
    await limits.take('reportLookedUpByAddress', addressKey(request.ip));
    await limits.take('reportLookedUp', reference);
    const found = await findReport(services.db, reference, contact);
    const noState = { state: '', outcome: '', sentAt: '' } as const;
    if (found === undefined) return { ...failure('reportUnknown'), ...noState };
    const { sentAt, readAt, settledAt, outcome } = found;
    const state = stateOf({ settledAt, readAt });
    const shownOutcome: '' | ReportOutcome = settledAt ? (outcome ?? '') : '';
    return { ...success('reportFound'), state, outcome: shownOutcome, sentAt: sentAt.toISOString() };
  });
}

/** Returns the state of a report as its reporter may know it. */
function stateOf({ settledAt, readAt }: { settledAt: Date | null; readAt: Date | null }) {
  if (settledAt) return 'settled' as const;
  return readAt ? ('read' as const) : ('received' as const);
}

/** Returns the message to a reporter: how soon the office deals with a report for this reason. */
function reportSent(reason: PublicReason) {
  const hours = SETTLE_HOURS[KIND_OF_REASON[reason]];
  return hours < SETTLE_DAYS * DAY_HOURS
    ? messageId('reportSentUrgent', { hours })
    : messageId('reportSent', { hours: ACKNOWLEDGE_HOURS, days: SETTLE_DAYS });
}

/**
 * Returns the profile that a text names by its number, a link's address or a phone; `''` if the office must find it.
 */
async function subjectOf({ db }: Pick<Services, 'db'>, about: string): Promise<string> {
  const profileId = /\bSV[1-9]\d{0,8}\b/i.exec(about)?.[0].toUpperCase();
  if (profileId !== undefined && (await loadFirstAccount(db, profileId)) !== undefined) return profileId;
  // A card link's address ends with its token: 32 bytes in base64url.
  const [, token] = /\/card\/([\w-]{43})(?![\w-])/.exec(about) ?? [];
  if (token !== undefined) return (await findCardLink(db, token))?.profileId ?? '';
  const phone = normalPhone(about);
  if (!isAcceptablePhone(phone)) return '';
  const oldestProfile = await profilesOfPhone(db, phone).orderBy('p.joined_at').executeTakeFirst();
  return oldestProfile?.profileId ?? '';
}
