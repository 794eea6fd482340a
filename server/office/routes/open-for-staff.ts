import type { Kysely } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { hasOpened, needsReason } from '#server/office/reading-words.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { refuseReadingOn } from './refuse-reading-on.ts';

interface Opening {
  who: string;
  command: string;
  profileId: string;
}

/**
 * @throws Refusal where there is no such member, or a member of staff who has not opened them today may not; parts of a page that is open are
 * read without counting it again
 */
export async function openForStaff(
  db: Kysely<Database>,
  transaction: Kysely<Database>,
  { who, command, profileId }: Opening,
): Promise<void> {
  if ((await loadMembers(transaction, [profileId])).length === 0) throw new Refusal(404, 'memberUnknown');
  if (await hasOpened(transaction, who, profileId)) return;
  await refuseReadingOn(db, { who, command, transaction });
  if (await needsReason(transaction, who, profileId)) throw new Refusal(428, 'sayWhyFirst');
}
