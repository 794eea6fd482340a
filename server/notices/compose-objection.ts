import type { NoticeKind } from '#contract/notices.ts';
import { listObjectable } from '#server/people/contacts/objections.queries.ts';
import { type Objected, objectionToken } from '#server/people/contacts/objections.ts';
import type { Services } from '#server/services.ts';
import { LINKS } from '#words/links.ts';
import type { Letter } from './channels/channel.ts';
import type { Recipient } from './recipients.queries.ts';
import { siteOf } from './site.ts';

/** Of each kind what may wait for an objection, what weighs most first. */
const OBJECTED = { phoneChanged: ['claim', 'phone'], emailChanged: ['email'], deletionByLetter: ['deletion'] } as const;
const WORDS = {
  phone: LINKS.objectToPhone,
  email: LINKS.objectToEmail,
  claim: LINKS.objectToClaim,
  deletion: LINKS.objectToDeletion,
} as const;

export const isObjectable = (kind: NoticeKind): kind is keyof typeof OBJECTED => kind in OBJECTED;

/** A letter with a link that objects; undefined where nothing waits: what was changed counts already. */
export async function composeObjection(
  services: Services,
  { noticeId, accountId, language, email }: Recipient,
  kind: keyof typeof OBJECTED,
): Promise<Letter | undefined> {
  const waiting = await listObjectable(services.db, accountId);
  const order: readonly Objected[] = OBJECTED[kind];
  const objection = order.flatMap((what) => waiting.filter((one) => one.what === what))[0];
  if (objection === undefined) return undefined;
  const { label, subject, text } = WORDS[objection.what][language];
  const href = `${siteOf(services)}/not-me?token=${objectionToken(services, objection)}`;
  const words = { subject, text: `${text}\n\n${href}`, link: { href, label } };
  return { noticeId, accountId, language, channel: 'email', to: email, ...words, isSecurity: true };
}
