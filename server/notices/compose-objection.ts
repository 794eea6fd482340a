import type { NoticeKind } from '#contract/notices.ts';
import { listObjectable } from '#server/people/contacts/objections.queries.ts';
import { type Objected, type Objection, objectionToken } from '#server/people/contacts/objections.ts';
import { listRecoveriesBeside } from '#server/people/recovery/recovery.queries.ts';
import type { Services } from '#server/services.ts';
import { LINKS } from '#words/links.ts';
import type { Letter } from './channels/channel.ts';
import type { Recipient } from './recipients.queries.ts';
import { siteOf } from './site.ts';

/** Of each kind what may wait for an objection, what weighs most first. */
const OBJECTED = {
  phoneChanged: ['claim', 'phone'],
  emailChanged: ['email'],
  deletionByLetter: ['deletion'],
  removalAsked: ['removal'],
  recovering: ['recovery'],
  holderRecovering: ['recovery'],
} as const;
const WORDS = {
  phone: LINKS.objectToPhone,
  email: LINKS.objectToEmail,
  claim: LINKS.objectToClaim,
  deletion: LINKS.objectToDeletion,
  removal: LINKS.objectToRemoval,
  recovery: LINKS.objectToRecovery,
} as const;

export const isObjectable = (kind: NoticeKind): kind is keyof typeof OBJECTED => kind in OBJECTED;

/** A letter with a link that objects; undefined where nothing waits: what was changed counts already. */
export async function composeObjection(
  services: Services,
  { noticeId, accountId, language, email }: Recipient,
  kind: keyof typeof OBJECTED,
): Promise<Letter | undefined> {
  const waiting =
    kind === 'holderRecovering' ? await listBeside(services, accountId) : await listObjectable(services.db, accountId);
  const order: readonly Objected[] = OBJECTED[kind];
  const objection = order.flatMap((what) => waiting.filter((one) => one.what === what))[0];
  if (objection === undefined) return undefined;
  const words = kind === 'holderRecovering' ? LINKS.objectToHoldersRecovery : WORDS[objection.what];
  const { label, subject, text } = words[language];
  const href = `${siteOf(services)}/not-me?token=${objectionToken(services, objection)}`;
  const said = { subject, text: `${text}\n\n${href}`, link: { href, label } };
  return { noticeId, accountId, language, channel: 'email', to: email, ...said, isSecurity: true };
}

/** New passwords of the others who look after a profile of this account. */
const listBeside = async ({ db }: Services, accountId: number): Promise<Objection[]> =>
  (await listRecoveriesBeside(db, { accountId })).map((recovery) => ({ ...recovery, what: 'recovery' }));
