import { type Kysely, sql } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Whether this browser has been used by this account before. */
export async function isKnownBrowser(db: Kysely<Database>, accountId: number, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this account has been used by any browser that is still known. */
export async function hasKnownBrowser(db: Kysely<Database>, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** `shownHash`: what the browser has shown. Where an account knows it, this one is in the same browser. */
export async function saveKnownBrowser(
  db: Kysely<Database>,
  accountId: number,
  { tokenHash, shownHash }: { tokenHash: Buffer; shownHash: Buffer },
): Promise<void> {
  await sql`
    with shown as (
      update known_browsers set browser = coalesce(browser, gen_random_uuid()) where token_hash = ${shownHash}
        and account_id <> ${accountId} returning browser
    )
    insert into known_browsers as k (account_id, token_hash, browser)
      values (${accountId}, ${tokenHash}, (select browser from shown limit 1))
    on conflict (account_id, token_hash) do update
      set seen_at = now(), browser = coalesce(k.browser, excluded.browser)`.execute(db);
}

/** Every browser of the account is a stranger again. */
export async function forgetBrowsers(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.deleteFrom('known_browsers').where('account_id', '=', accountId).execute();
}

export async function expireKnownBrowsers(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('known_browsers').where('seen_at', '<', keptSince('knownBrowsers')).execute();
}
