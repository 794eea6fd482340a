import { INVITATION_CODE_DAYS } from '#contract/invitations.ts';
import { findQuestion } from '#server/domain/cases/cases.queries.ts';
import { findReporter } from '#server/domain/cases/reports.queries.ts';
import { makeInvitationCode } from '#server/domain/holders/invitation-codes.ts';
import { findWaiting } from '#server/domain/holders/invitations.queries.ts';
import { findFarewell } from '#server/domain/holders/removals.queries.ts';
import { loadAnswered } from '#server/domain/messages/messages.queries.ts';
import { loadWanted } from '#server/domain/verification/codes.queries.ts';
import { makeToken } from '#server/domain/verification/codes.ts';
import { makePhoneCode } from '#server/domain/verification/phone-code.ts';
import { findAddress } from '#server/notices/staff-letter.queries.ts';
import { FAREWELL } from '#words/letters.ts';
import { LINKS } from '#words/links.ts';
import { momentInIndia } from '#words/numbers.ts';
import {
  CASE_WARNING,
  isReportNews,
  REPORT_LETTER,
  REPORT_QUESTION,
  reportNews,
  whereToComplain,
} from '#words/reports.ts';
import { smsText } from '#words/sms.ts';
import { isStaffNews, STAFF_LETTERS } from '#words/staff-letters.ts';
import { findWarned } from './case-warnings.queries.ts';
import { noteDelivery } from './deliveries.queries.ts';
import type { IntentKind, Message, Wanted } from './intents.ts';
import { loadMailbox } from './mailbox.queries.ts';
import type { NoticeServices } from './notice-services.ts';
import { makeReset } from './reset-message.ts';
import { hostOf, siteOf } from './site.ts';

/** Hours for which a link that confirms an e-mail is valid. */
const LINK_HOURS = 24;
/** Minutes of a day. */
const DAY_MINUTES = 24 * 60;
/** A character of the Bengali script (its Unicode block). */
const BENGALI = /[\u0980-\u09ff]/;

/** Makes a link that confirms an e-mail. Its page has one button, and opening the page confirms nothing. */
async function makeEmailLink(
  services: Pick<NoticeServices, 'db' | 'codeHash' | 'config'>,
  { subjectId }: { subjectId: string },
): Promise<Message | undefined> {
  const wantedLink = await loadWanted(services.db, Number(subjectId));
  if (wantedLink === undefined) return undefined;
  const language = wantedLink.language ?? 'en';
  const { subject, text, label } = LINKS.email[language];
  const href = `${siteOf(services)}/confirm-email?token=${await makeToken(services, wantedLink.id, LINK_HOURS)}`;
  return {
    channel: 'email',
    to: wantedLink.contact,
    language,
    subject,
    text: `${text}\n\n${href}`,
    link: { href, label },
  };
}

/**
 * Makes a message when it is sent; undefined if the message is not needed any more. A code or link in it is made anew
 * for each try and stored as a hash; the codes of all tries are valid until they expire.
 */
export type Maker = (services: NoticeServices, wanted: Wanted) => Promise<Message | undefined>;

/** The maker of each kind of intent. */
export const makers: Partial<Record<IntentKind, Maker>> = {
  'phone-code': makePhoneCode,
  invitation: makeInvitation,
  farewell: makeFarewell,
  reset: makeReset,
  'email-link': makeEmailLink,
  report: makeReportNews,
  'case-warning': makeCaseWarning,
  'letter-answer': makeLetterAnswer,
  'report-question': makeReportQuestion,
  'staff-letter': makeStaffLetter,
};

/** Writes to a removed holder, at the contact that was last confirmed. */
async function makeFarewell(services: NoticeServices, { subjectId }: Wanted): Promise<Message | undefined> {
  const farewell = await findFarewell(services.db, Number(subjectId));
  if (farewell === undefined) return undefined;
  const { contact: to, language } = farewell;
  if (to.includes('@')) return { channel: 'email', to, language, ...FAREWELL[language] };
  const text = smsText('farewell', language, { site: hostOf(services) });
  return { channel: 'sms', to, language, subject: '', text, template: 'farewell' };
}

/** Makes a code for a pending invitation, in the language of the inviting holder. */
async function makeInvitation(services: NoticeServices, { subjectId }: Wanted): Promise<Message | undefined> {
  const invitation = await findWaiting(services.db, Number(subjectId));
  if (invitation === undefined) return undefined;
  const { phone, language } = invitation;
  const code = await makeInvitationCode(services, invitation, INVITATION_CODE_DAYS * DAY_MINUTES);
  const text = smsText('invitation', language, { code, site: hostOf(services) });
  return { channel: 'sms', to: phone, language, subject: '', text, template: 'invitation' };
}

/**
 * Writes the office's answer to a message, to the address of its sender; undefined if the message is deleted, or has no
 * answer or no address.
 */
async function makeLetterAnswer(
  { db }: Pick<NoticeServices, 'db'>,
  { subjectId }: { subjectId: string },
): Promise<Message | undefined> {
  const letter = await loadAnswered(db, subjectId);
  if (letter === undefined || !letter.answer || letter.email === '') return undefined;
  const { email, subject, reference, answer } = letter;
  const language = BENGALI.test(answer) ? 'bn' : 'en';
  const replyTo = await loadMailbox(db);
  return { channel: 'email', to: email, language, subject: `${subject} (${reference})`, text: answer, replyTo };
}

/**
 * Writes to a member of staff about their account or the desk; undefined if they have left or no mail is configured.
 */
async function makeStaffLetter(services: NoticeServices, { subjectId }: Wanted): Promise<Message | undefined> {
  if (services.config.channels.email === undefined) return undefined;
  const [staffId = '', news = '', ...about] = subjectId.split(' ');
  const to = await findAddress(services.db, Number(staffId));
  if (to === undefined || !isStaffNews(news)) return undefined;
  const { subject, text, label } = STAFF_LETTERS[news];
  const href = `${siteOf(services)}/office`;
  const body = text(about.join(' '));
  return {
    channel: 'email',
    to,
    language: 'en',
    subject,
    text: `${body}\n\n${href}`,
    link: { href, label },
  };
}

/**
 * Writes to a visitor who reported without a login, by e-mail or SMS. If no message reaches the phone, the office
 * calls.
 */
async function makeReportNews(services: NoticeServices, { subjectId }: Wanted): Promise<Message | undefined> {
  const { db } = services;
  const [id = '', news = ''] = subjectId.split(' ');
  const reporter = await findReporter(db, Number(id));
  if (reporter === undefined || !isReportNews(news)) return undefined;
  const { contact: to, language, reference } = reporter;
  const body = reportNews(news, language);
  if (to.includes('@')) {
    const { subject, label } = REPORT_LETTER[language];
    const href = `${siteOf(services)}/report/state`;
    const text = `${body}\n\n${href}\n\n${whereToComplain(language, siteOf(services))}`;
    return { channel: 'email', to, language, subject: subject(reference), text, link: { href, label } };
  }
  const text = smsText('report', language, { reference, site: hostOf(services) });
  return { channel: 'sms', to, language, subject: '', text, template: 'report' };
}

/**
 * Writes the office's question to a reporter by e-mail. Returns undefined if the question is gone, or without an e-mail
 * address or mail server; in the latter cases the office calls.
 */
async function makeReportQuestion(
  { db, config }: Pick<NoticeServices, 'db' | 'config'>,
  { noticeId, subjectId }: Wanted,
): Promise<Message | undefined> {
  const question = await findQuestion(db, Number(subjectId));
  if (question === undefined) return undefined;
  const { email, language, reference, words } = question;
  if (email === '' || config.channels.email === undefined) {
    await noteDelivery(db, { noticeId, channel: 'office', state: 'created' });
    return undefined;
  }
  const { subject, lead } = REPORT_QUESTION[language];
  return {
    channel: 'email',
    to: email,
    language,
    subject: subject(reference),
    text: `${lead}\n\n${words}`,
    replyTo: await loadMailbox(db),
  };
}

/**
 * Writes to one moderator before deadlines of cases; undefined if the cases were settled, the moderator has left, or no
 * mail is configured.
 */
async function makeCaseWarning(services: NoticeServices, { subjectId }: Wanted): Promise<Message | undefined> {
  if (services.config.channels.email === undefined) return undefined;
  const [cases = '', staffId = ''] = subjectId.split(' ');
  const caseIds = cases.split(',').map(Number);
  const found = await findWarned(services.db, { caseIds, staffId: Number(staffId) });
  const [first] = found;
  if (first?.due == null) return undefined;
  const isOne = found.length === 1;
  const href = `${siteOf(services)}/office/reports${isOne ? `/${first.id}` : ''}`;
  const { subject, subjectOfMany, text, textOfMany, label } = CASE_WARNING;
  const due = first.due.toISOString();
  const [until, untilBn] = [momentInIndia(due, 'en'), momentInIndia(due, 'bn')];
  const body = isOne ? text(until, untilBn) : textOfMany(found.length, until, untilBn);
  return {
    channel: 'email',
    to: first.email,
    language: 'en',
    subject: isOne ? subject(first.id) : subjectOfMany(found.length),
    text: `${body}\n\n${href}`,
    link: { href, label },
  };
}
