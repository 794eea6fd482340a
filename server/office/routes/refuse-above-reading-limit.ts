import type { Kysely } from 'kysely';
import { recordUse } from '#server/domain/office-log/uses.queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import { countOpened, countSecondWords, OPENED_A_DAY } from '#server/office/reading-words.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Reading {
  /** Login of the member of staff. */
  who: string;
  command: string;
  /** The transaction of the use, in which the refusal is not recorded. */
  transaction: Kysely<Database>;
}

/**
 * Checks the day's limit of opened members.
 *
 * @throws Refusal if a member of staff has reached it. The refusal is recorded, and an administrator sees it.
 */
export async function refuseAboveReadingLimit(
  db: Kysely<Database>,
  { who, command, transaction }: Reading,
): Promise<void> {
  const permissions = (await countSecondWords(transaction, who)) ?? 0;
  if ((await countOpened(transaction, who)) < OPENED_A_DAY * (1 + permissions)) return;
  await recordUse(db, { who, command, outcome: 'refused', subjects: [{ subject: 'as many as one may' }] });
  throw new Refusal(429, 'readEnough');
}
