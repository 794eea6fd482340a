import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import { profilesOfPhone } from '#server/domain/accounts/accounts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

const GRACE_DAYS = 30;

/** The account with this phone, in the profile that it used last; one that others may see goes before one that is hidden. */
export async function findAccountByPhone(db: Kysely<Database>, phone: string) {
  return profilesOfPhone(db, phone)
    .select(['a.password_hash as passwordHash', 'm.deletion_due_at as deletionDueAt'])
    .select(
      sql<boolean>`p.role <> 'candidate' and exists (select from account_profiles c
        where c.profile_id = p.profile_id and c.role = 'candidate')`.as('isBeside'),
    )
    .orderBy('m.is_hidden')
    .orderBy('p.used_at', (order) => order.desc().nullsLast())
    .orderBy('p.joined_at')
    .executeTakeFirst();
}

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

/** In what language the account was last spoken to. */
export async function saveLanguage(db: Kysely<Database>, accountId: number, language: Language): Promise<void> {
  await db.updateTable('accounts').set({ language }).where('id', '=', accountId).execute();
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

/** The first login of an account of before begins its thirty days without a confirmed phone. */
export async function beginGrace(db: Kysely<Database>, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ confirm_by: sql<Date>`now() + make_interval(days => ${GRACE_DAYS})` })
    .where('id', '=', accountId)
    .where('confirm_by', '=', sql<Date>`'infinity'`)
    .execute();
}
