import { insertVerification, type Sought } from '#server/domain/verification/codes.queries.ts';
import { isWithin, maySend, reachOfPhone } from '#server/domain/verification/sending-limits.ts';
import type { CodeRequestResult } from '#server/http/code-request.ts';
import { isTrial } from '#server/is-trial.ts';
import { noteDelivery } from './deliveries.queries.ts';
import type { NoticeServices } from './notice-services.ts';
import { intend } from './tell.queries.ts';

/**
 * Queues a code for a phone of an account or its profile, or returns why not. `address` is the network address of the
 * request; limits by it are generous, because a whole district may share one. Throws a 429 above a limit.
 */
export async function askForCode(
  services: NoticeServices,
  sought: Sought & { contact: string },
  address: string,
): Promise<CodeRequestResult> {
  const { db, limits, config } = services;
  const { contact, purpose, asker } = sought;
  if (reachOfPhone(contact, { ...config.codes, isTrial: isTrial(config) }) === 'never') return 'never';
  const accountId = 'accountId' in asker ? asker.accountId : undefined;
  await limits.take('codeByAddress', address);
  if (accountId !== undefined) await limits.take('codeByAccount', String(accountId));
  if (!(await isWithin(limits, ['codeAgain', `${purpose} ${accountId ?? ''} ${contact}`]))) return 'tooSoon';
  const isSent = await maySend(services, contact);
  await db.transaction().execute(async (transaction) => {
    const id = await insertVerification(transaction, sought, !isSent);
    const account = accountId !== undefined && { accountId };
    const noticeId = await intend(transaction, { kind: 'phone-code', subjectId: String(id), ...account });
    if (!isSent) await noteDelivery(transaction, { noticeId, channel: 'office', state: 'created' });
  });
  return isSent ? 'sent' : 'byOffice';
}
