import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Whether a link's token still works. */
export async function isResetOpen(db: Kysely<Database>, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('profile_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses the token up: the new password counts, and every session and known browser is over. Gives the phone. */
export async function redeemReset(
  db: Kysely<Database>,
  tokenHash: Buffer,
  passwordHash: string,
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('profile_id')
      .executeTakeFirst();
    if (!used) return undefined;
    const { profile_id } = used;
    const member = await transaction
      .updateTable('members')
      .set({ password_hash: passwordHash })
      .where('profile_id', '=', profile_id)
      .returning('phone')
      .executeTakeFirst();
    await transaction.deleteFrom('sessions').where('profile_id', '=', profile_id).execute();
    await transaction.deleteFrom('known_browsers').where('profile_id', '=', profile_id).execute();
    return member?.phone;
  });
}
