import type { Kysely } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { hasOpened, needsReason } from '#server/office/reading-words.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { refuseAboveReadingLimit } from './refuse-above-reading-limit.ts';

interface Opening {
  /** Login of the member of staff. */
  who: string;
  command: string;
  profileId: string;
}

/**
 * Checks that a member of staff may open a member. A member whom they opened already today is not checked again. A
 * refusal at the day's limit is recorded by `db`, outside the transaction.
 *
 * @throws Refusal if there is no such member, the day's limit is reached, or a reason is needed
 */
export async function openForStaff(
  db: Kysely<Database>,
  transaction: Kysely<Database>,
  { who, command, profileId }: Opening,
): Promise<void> {
  if ((await loadMembers(transaction, [profileId])).length === 0) throw new Refusal(404, 'memberUnknown');
  if (await hasOpened(transaction, who, profileId)) return;
  await refuseAboveReadingLimit(db, { who, command, transaction });
  if (await needsReason(transaction, who, profileId)) throw new Refusal(428, 'sayWhyFirst');
}
