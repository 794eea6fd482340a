import { insertVerification } from '#server/domain/verification/codes.queries.ts';
import { isWithin, maySend } from '#server/domain/verification/sending-limits.ts';
import type { Purpose } from '#server/platform/db/tables.ts';
import { noteDelivery } from './deliveries.queries.ts';
import type { IntentKind } from './intents.ts';
import type { NoticeServices } from './notice-services.ts';
import { intend } from './tell.queries.ts';

interface CodeRequest {
  /** The typed phone or e-mail. */
  contact: string;
  purpose: Purpose;
  kind: IntentKind;
  /** The hash of the ticket in the browser's cookie, with which the code must be entered. */
  ticketHash: Buffer;
  /** Accounts that a code gives access to. If there are none, nothing is sent. */
  accounts: readonly number[];
}

/**
 * Requests a code or a link for a visitor without a login. Returns false if the last request was too recent. Nobody
 * learns whether the account exists: the same rows and jobs are written in both cases, and the typed text is stored as
 * a keyed hash. Only the purse differs, so that requests for unknown numbers use up no code of a family.
 */
export async function requestCodeWithoutLogin(
  services: NoticeServices,
  codeRequest: CodeRequest,
  address: string,
): Promise<boolean> {
  const { db, limits, keyedHash } = services;
  const { contact, purpose, kind, ticketHash, accounts } = codeRequest;
  await limits.take('codeByAddress', address);
  if (!(await isWithin(limits, ['codeAgain', `${purpose} ${contact}`]))) return false;
  const isSent = contact.includes('@')
    ? await isWithin(limits, ['codeByPhone', contact])
    : await maySend(services, contact, accounts.length > 0 ? 'code' : 'stranger');
  // Without an account one row is written too, which gives access to nothing.
  const accountsOrNone = accounts.length > 0 ? accounts : [null];
  const contactHash = keyedHash(contact.toLowerCase()).toString('hex');
  await db.transaction().execute(async (transaction) => {
    for (const accountId of accountsOrNone) {
      const sought = { asker: { ticketHash, lets: accountId }, purpose, contact: contactHash };
      const id = await insertVerification(transaction, sought, !isSent);
      const noticeId = await intend(transaction, { kind, subjectId: String(id), ...(accountId && { accountId }) });
      const state = accountId === null ? 'dropped' : 'created';
      if (!isSent) await noteDelivery(transaction, { noticeId, channel: 'office', state });
    }
  });
  return true;
}
