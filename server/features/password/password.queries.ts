import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Stores the new password and ends every session of the member but the one it was changed in. */
export async function savePassword(
  db: Kysely<Database>,
  profileId: string,
  passwordHash: string,
  keptSession: Buffer,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('members')
      .set({ password_hash: passwordHash })
      .where('profile_id', '=', profileId)
      .execute();
    await transaction
      .deleteFrom('sessions')
      .where('profile_id', '=', profileId)
      .where('token_hash', '!=', keptSession)
      .execute();
    // A browser that knew the old password is a stranger again.
    await transaction.deleteFrom('known_browsers').where('profile_id', '=', profileId).execute();
  });
}
