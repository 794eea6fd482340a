import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Changes one's own password, ends all other sessions, and invalidates links for joining. */
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
