import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

interface Change {
  kind: 'phone' | 'email';
  former: string;
  value: string;
  reason: string;
}

/**
 * Puts another phone or e-mail in the place of the former one, keeps that one with the reason, and ends every session and every
 * link for a new password: whoever held the former one holds nothing more.
 */
export async function changeContact(
  db: Kysely<Database>,
  profileId: string,
  { kind, former, value, reason }: Change,
): Promise<void> {
  await db
    .updateTable('members')
    .set({ [kind]: value })
    .where('profile_id', '=', profileId)
    .execute();
  await db.insertInto('contact_changes').values({ profile_id: profileId, kind, former, reason }).execute();
  await db.deleteFrom('sessions').where('profile_id', '=', profileId).execute();
  await db.deleteFrom('password_resets').where('profile_id', '=', profileId).execute();
}

/** Every change that the office has made, the latest first. */
export async function listContactChanges(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('contact_changes')
    .select(['changed_at as changed', 'kind', 'former', 'reason'])
    .where('profile_id', '=', profileId)
    .orderBy('id', 'desc')
    .execute();
}
