import { randomInt } from 'node:crypto';
import { hashOfCode } from '#server/people/holders/hash-of-code.ts';
import { findWaiting, insertCode } from '#server/people/holders/invitations.queries.ts';
import type { Services } from '#server/services.ts';
import { smsText } from '#words/sms.ts';
import type { Message, Wanted } from './intents.ts';
import { hostOf } from './site.ts';

const CODES = 1_000_000;

/** A code for an invitation that waits, in the language of whoever invites. */
export async function makeInvitationCode(services: Services, { subjectId }: Wanted): Promise<Message | undefined> {
  const invitation = await findWaiting(services.db, Number(subjectId));
  if (invitation === undefined) return undefined;
  const { id, phone, language } = invitation;
  const code = String(randomInt(CODES)).padStart(6, '0');
  await insertCode(services.db, id, hashOfCode(services, phone, code));
  const text = smsText('invitation', language, { code, site: hostOf(services) });
  return { channel: 'sms', to: phone, language, subject: '', text, template: 'invitation' };
}
