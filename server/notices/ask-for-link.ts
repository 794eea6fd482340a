import { insertVerification } from '#server/domain/verification/codes.queries.ts';
import { isWithin } from '#server/domain/verification/sending-limits.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import type { Who } from '#server/http/session.ts';
import type { NoticeServices } from './notice-services.ts';
import { intend } from './tell.queries.ts';

/**
 * Queues a link that confirms an e-mail address, or returns why not. Links count towards the same limits as codes.
 * Throws a 429 above a limit.
 */
export async function askForLink(
  { db, limits }: NoticeServices,
  { accountId, profileId }: Who,
  sought: { purpose: 'email' | 'newEmail'; contact: string },
): Promise<Outcome> {
  const { contact } = sought;
  await limits.take('codeByAccount', String(accountId));
  if (!(await isWithin(limits, ['codeAgain', `${accountId} ${contact}`]))) return failure('codeJustSent');
  await limits.take('codeByPhone', contact);
  await limits.take('codeByPhoneADay', contact);
  await db.transaction().execute(async (transaction) => {
    const id = await insertVerification(transaction, { ...sought, asker: { accountId, profileId } });
    await intend(transaction, { kind: 'email-link', subjectId: String(id), accountId });
  });
  return success('linkSent');
}
