import { type Kysely, sql } from 'kysely';
import { inSeconds, isCurrent } from '#server/platform/db/lifetimes.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Seconds for which a link for a new password is valid: a day. */
const RESET_SECONDS = 24 * 3_600;

/** Saves the account's link for a new password in place of the former one. Returns when it expires. */
export async function replaceReset(db: Kysely<Database>, accountId: number, tokenHash: Buffer): Promise<Date> {
  const values = { token_hash: tokenHash, expires_at: inSeconds(RESET_SECONDS) };
  const { expires_at } = await db
    .insertInto('password_resets')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Whether a link's token is still valid. Deletes an expired one. */
export async function isResetOpen(db: Kysely<Database>, tokenHash: Buffer): Promise<boolean> {
  const link = await db
    .selectFrom('password_resets')
    .select(isCurrent(RESET_SECONDS).as('isCurrent'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (link && !link.isCurrent) await db.deleteFrom('password_resets').where('token_hash', '=', tokenHash).execute();
  return link?.isCurrent ?? false;
}

/** Uses up a link and returns its account. Returns undefined if the link is not valid. */
export async function takeReset(db: Kysely<Database>, tokenHash: Buffer): Promise<number | undefined> {
  const usedLink = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .returning(['account_id', isCurrent(RESET_SECONDS).as('isCurrent')])
    .executeTakeFirst();
  if (!usedLink?.isCurrent) return undefined;
  return usedLink.account_id ?? undefined;
}

/** Deletes an account's link for a new password, if there is one. */
export async function dropReset(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.deleteFrom('password_resets').where('account_id', '=', accountId).execute();
}

/** Deletes expired links for a new password. */
export async function expirePasswordResets(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', sql<Date>`now()`).execute();
}
