import { type Kysely, sql } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The families whom somebody else had accepted in the place of the bride or groom, who has still to say what becomes of each. */
export async function listUndecided(db: Kysely<Database>, profileId: string): Promise<Set<string>> {
  const { rows } = await sql<{ memberId: string }>`
    select u.member_id as "memberId" from undecided_acquaintances u where u.profile_id = ${profileId} and exists (
      select from introductions i where i.answer = 'accepted' and (i.sender_id, i.recipient_id)
        in ((u.profile_id, u.member_id), (u.member_id, u.profile_id)))`.execute(db);
  return new Set(rows.map(({ memberId }) => memberId));
}

/** It is decided, whichever way; false where nothing waited. */
export async function settleUndecided(db: Kysely<Database>, profileId: string, memberId: string): Promise<boolean> {
  const settled = await db
    .deleteFrom('undecided_acquaintances')
    .where('profile_id', '=', profileId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return settled.numDeletedRows > 0n;
}

/** Until the bride or groom has said that an acquaintance goes on, no phone is opened and nothing is compared. */
export async function refuseUndecided(db: Kysely<Database>, profileId: string, memberId: string): Promise<void> {
  if ((await listUndecided(db, profileId)).has(memberId)) throw new Refusal(409, 'decideFirst');
}
