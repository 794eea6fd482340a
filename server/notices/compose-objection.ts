import type { NoticeKind } from '#contract/notice-kinds.ts';
import { needsTwo } from '#contract/staff/request-kinds.ts';
import { listRecoveriesBeside } from '#server/domain/accounts/recovery.queries.ts';
import { listObjectable } from '#server/domain/contacts/contact-requests.queries.ts';
import { type Objected, type Objection, objectionToken } from '#server/domain/contacts/objections.ts';
import { listAskedByOffice } from '#server/domain/office-requests/office-requests.queries.ts';
import { requestNames } from '#words/choices/requests.ts';
import { labelIn } from '#words/label.ts';
import { LINKS } from '#words/links.ts';
import type { Letter } from './channels/channel.ts';
import type { NoticeServices } from './notice-services.ts';
import type { Recipient } from './recipients.queries.ts';
import { siteOf } from './site.ts';

/** For each kind of notice, what a holder can object to, the most serious first. */
const OBJECTIONS_OF = {
  phoneChanged: ['claim', 'phone'],
  emailChanged: ['email'],
  deletionByLetter: ['deletion'],
  removalAsked: ['removal'],
  officeAsked: ['office'],
  recovering: ['recovery'],
  holderRecovering: ['recovery'],
} as const;
/** The e-mail about each kind of objection, in both languages. */
const LETTER_OF = {
  phone: LINKS.objectToPhone,
  email: LINKS.objectToEmail,
  claim: LINKS.objectToClaim,
  deletion: LINKS.objectToDeletion,
  removal: LINKS.objectToRemoval,
  office: LINKS.objectToOffice,
  recovery: LINKS.objectToRecovery,
} as const;

/** Texts that say when the request may be executed. */
const WHEN = {
  onePerson: {
    en: 'It can be done once a second person at the office agrees, or after 24 hours.',
    bn: 'অফিসের আর একজন রাজি হলে, বা ২৪ ঘণ্টা পরে, কাজটি করা যাবে।',
  },
  twoPeople: {
    en: 'It can be done once a second person at the office agrees.',
    bn: 'অফিসের আর একজন রাজি হলে তবেই কাজটি করা যাবে।',
  },
} as const;

/** Whether the e-mail about a notice of this kind contains a link to object. */
export const isObjectable = (kind: NoticeKind): kind is keyof typeof OBJECTIONS_OF => kind in OBJECTIONS_OF;

/**
 * Writes the e-mail with a link to object; undefined if nothing can be objected to, e.g. because the change already
 * counts.
 */
export async function composeObjectionLetter(
  services: NoticeServices,
  recipient: Recipient,
  kind: keyof typeof OBJECTIONS_OF,
): Promise<Letter | undefined> {
  if (kind === 'officeAsked') return composeOfficeObjection(services, recipient);
  const isOfAnother = kind === 'holderRecovering';
  const pendingObjections = isOfAnother
    ? await listRecoveriesOfOthers(services, recipient.accountId)
    : await listObjectable(services.db, recipient.accountId);
  const mostSeriousFirst: readonly Objected[] = OBJECTIONS_OF[kind];
  const [objection] = mostSeriousFirst.flatMap((what) => pendingObjections.filter((pending) => pending.what === what));
  if (objection === undefined) return undefined;
  return letterOf(services, recipient, {
    objection,
    texts: isOfAnother ? LINKS.objectToHoldersRecovery : LETTER_OF[objection.what],
  });
}

/** Writes the e-mail about a request of the office, naming its kind; undefined if the request is over. */
async function composeOfficeObjection(services: NoticeServices, recipient: Recipient): Promise<Letter | undefined> {
  const { accountId, language, subjectId } = recipient;
  const request = (await listAskedByOffice(services.db, accountId)).find(({ id }) => String(id) === subjectId);
  if (request === undefined) return undefined;
  const when = needsTwo(request.kind) ? WHEN.twoPeople : WHEN.onePerson;
  const named = { what: labelIn(requestNames[request.kind], language), when: labelIn(when, language) };
  return letterOf(services, recipient, {
    objection: { accountId, what: 'office', due: request.due },
    texts: LETTER_OF.office,
    named,
  });
}

interface Objecting {
  objection: Objection;
  texts: (typeof LETTER_OF)[Objected] | typeof LINKS.objectToHoldersRecovery;
  /** Values for the placeholders in its text. */
  named?: Readonly<Record<string, string>>;
}

/** Writes the e-mail with a signed link to the page on which the holder objects. */
function letterOf(
  services: NoticeServices,
  { noticeId, accountId, language, email }: Recipient,
  { objection, texts, named = {} }: Objecting,
): Letter {
  const { label, subject, text: pattern } = texts[language];
  const text = pattern.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '');
  const href = `${siteOf(services)}/not-me?token=${objectionToken(services, objection)}`;
  const letter = { subject, text: `${text}\n\n${href}`, link: { href, label } };
  return { noticeId, accountId, language, channel: 'email', to: email, ...letter, isSecurity: true };
}

/** Returns an objection for each pending new password of another holder of this account's profiles. */
const listRecoveriesOfOthers = async ({ db }: NoticeServices, accountId: number): Promise<Objection[]> =>
  (await listRecoveriesBeside(db, { accountId })).map((recovery) => ({ ...recovery, what: 'recovery' }));
