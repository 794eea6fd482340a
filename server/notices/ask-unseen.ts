import { insertVerification } from '#server/domain/verification/codes.queries.ts';
import { isWithin, maySend } from '#server/domain/verification/sending-limits.ts';
import type { Purpose } from '#server/platform/db/tables.ts';
import { noteDelivery } from './deliveries.queries.ts';
import type { IntentKind } from './intents.ts';
import type { NoticeServices } from './notice-services.ts';
import { intend } from './tell.queries.ts';

interface Unseen {
  /** What was typed: a phone, or an e-mail address. */
  contact: string;
  purpose: Purpose;
  kind: IntentKind;
  ticketHash: Buffer;
  /** Whom a code lets in; none where nobody has it, and then nothing is sent. */
  accounts: readonly number[];
}

/**
 * Asks for a code or a link for a visitor who has not logged in; false so soon after the one before. Nobody learns whether
 * there is such an account: the same is counted, written and put into the queue for one as for none, and what was typed is kept
 * as a keyed hash. Only the budget is another, so that a visitor who asks about unknown numbers takes no code from a family.
 */
export async function askUnseen(services: NoticeServices, asked: Unseen, address: string): Promise<boolean> {
  const { db, limits, keyedHash } = services;
  const { contact, purpose, kind, ticketHash } = asked;
  await limits.take('codeByAddress', address);
  if (!(await isWithin(limits, ['codeAgain', `${purpose} ${contact}`]))) return false;
  const isSent = contact.includes('@')
    ? await isWithin(limits, ['codeByPhone', contact])
    : await maySend(services, contact, asked.accounts.length > 0 ? 'code' : 'stranger');
  const kept = keyedHash(contact.toLowerCase()).toString('hex');
  await db.transaction().execute(async (transaction) => {
    for (const lets of asked.accounts.length > 0 ? asked.accounts : [null]) {
      const sought = { asker: { ticketHash, lets }, purpose, contact: kept };
      const id = await insertVerification(transaction, sought, !isSent);
      const noticeId = await intend(transaction, { kind, subjectId: String(id), ...(lets && { accountId: lets }) });
      const state = lets === null ? 'dropped' : 'created';
      if (!isSent) await noteDelivery(transaction, { noticeId, channel: 'office', state });
    }
  });
  return true;
}
