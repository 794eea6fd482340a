import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Another password of somebody's own; every other session of theirs ends, and no link for joining holds. */
export async function changePassword(
  db: Kysely<Database>,
  { id, tokenHash, passwordHash }: { id: number; tokenHash: Buffer; passwordHash: string },
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ password_hash: passwordHash, join_hash: null, join_until: null })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('staff_sessions').where('staff_id', '=', id).where('token_hash', '<>', tokenHash).execute();
}
