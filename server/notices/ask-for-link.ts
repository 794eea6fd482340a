import { failure, type Outcome, success } from '#server/door/outcome.ts';
import type { Who } from '#server/door/session.ts';
import { insertVerification } from '#server/people/verification/codes.queries.ts';
import { isWithin } from '#server/people/verification/sending-limits.ts';
import type { Services } from '#server/services.ts';
import { intend } from './tell.queries.ts';

/** A link to an address: three an hour and ten a day to each. */
export async function askForLink(
  { db, limits }: Services,
  { accountId, profileId }: Who,
  sought: { purpose: 'email' | 'newEmail'; contact: string },
): Promise<Outcome> {
  const { contact } = sought;
  await limits.take('codeByAccount', String(accountId));
  if (!(await isWithin(limits, ['codeAgain', `${accountId} ${contact}`]))) return failure(2, 'codeJustSent');
  await limits.take('codeByPhone', contact);
  await limits.take('codeByPhoneADay', contact);
  await db.transaction().execute(async (transaction) => {
    const id = await insertVerification(transaction, { ...sought, asker: { accountId, profileId } });
    await intend(transaction, { kind: 'email-link', subjectId: String(id), accountId });
  });
  return success('linkSent');
}
