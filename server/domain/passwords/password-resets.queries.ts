import type { Kysely } from 'kysely';
import { inSeconds } from '#server/platform/db/lifetimes.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** How long the link for a new password holds: a day. */
export const RESET_SECONDS = 24 * 3_600;

/** The account's link for a new password, in the place of the one before; gives the end of its day. */
export async function replaceReset(db: Kysely<Database>, accountId: number, tokenHash: Buffer): Promise<Date> {
  const link = { token_hash: tokenHash, expires_at: inSeconds(RESET_SECONDS) };
  const { expires_at } = await db
    .insertInto('password_resets')
    .values({ account_id: accountId, ...link })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(link))
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}
