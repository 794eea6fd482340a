import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import { dropReset } from '#server/domain/passwords/password-resets.queries.ts';
import { dropVerifications } from '#server/domain/verification/codes.queries.ts';
import { endSessions } from '#server/http/session.queries.ts';
import { hashToken } from '#server/http/session.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { endKeptNames } from './kept-names.queries.ts';

/**
 * Returns the forms in which a number may be stored, the likelier first. Old rows hold ten digits without the `+`, and
 * American numbers without the `+1`, because these look like Indian landlines (first digit 2 to 5).
 */
export function storedPhones(phone: string): string[] {
  if (/^\+\d{10}$/.test(phone)) return [phone, phone.slice(1)];
  if (/^\+1[2-5]\d{9}$/.test(phone)) return [phone, phone.slice(2)];
  return /^[2-5]\d{9}$/.test(phone) ? [phone, `+1${phone}`] : [phone];
}

/**
 * A dial code that no country has. An account whose number now belongs to somebody else gets a placeholder with this
 * code, which reaches nobody.
 */
export const NO_COUNTRY = '+999';

/**
 * Queries the profiles of all accounts that have a phone; the caller adds the list order. An account without a phone
 * cannot log in.
 */
export const profilesOfAccounts = (db: Kysely<Database>) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('account_profiles as p', 'p.account_id', 'a.id')
    .innerJoin('members as m', 'm.profile_id', 'p.profile_id')
    .select(['a.id as accountId', 'p.profile_id as profileId'])
    .where('a.phone', 'not like', `${NO_COUNTRY}%`);

/** Queries the profiles of the accounts with this phone, the likelier stored form first. No rows if there is none. */
export function profilesOfPhone(db: Kysely<Database>, phone: string) {
  return profilesOfAccounts(db)
    .where('a.phone', 'in', storedPhones(phone))
    .orderBy(sql`array_position(${storedPhones(phone)}::text[], a.phone)`);
}

/** Returns the account that has looked after the profile for the longest time; undefined if it has no account. */
export async function loadFirstAccount(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('account_profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['a.id', 'a.phone'])
    .where('p.profile_id', '=', profileId)
    .orderBy('p.joined_at')
    .orderBy('a.id')
    .executeTakeFirst();
}

/**
 * Returns the account whose phone accepted families get, unless a guardian is given: the account that the candidate has
 * chosen, else the first. Undefined if the profile has no account.
 */
export async function loadReachedAccount(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('account_profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .leftJoin('candidate_choices as c', 'c.profile_id', 'p.profile_id')
    .select(['a.id', 'a.phone'])
    .where('p.profile_id', '=', profileId)
    .orderBy(sql`c.reached_account is not distinct from a.id`, 'desc')
    .orderBy('p.joined_at')
    .orderBy('a.id')
    .executeTakeFirst();
}

/**
 * Creates the account for a registration and returns its id. Returns undefined if the phone already has an account; a
 * unique key decides.
 */
export async function insertAccount(
  db: Kysely<Database>,
  account: { phone: string; email: string; passwordHash: string; language: Language | null },
): Promise<number | undefined> {
  const { phone, email, passwordHash, language } = account;
  const newAccount = await db
    .insertInto('accounts')
    .values({ phone, email, password_hash: passwordHash, language })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst();
  return newAccount?.id;
}

/** Returns the e-mail address of an account; `''` if it has none. Throws if there is no such account. */
export async function loadAddress(db: Kysely<Database>, accountId: number): Promise<string> {
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}

/** Saves the language in which the site writes to the account; null if the account has not chosen one. */
export async function saveLanguage(db: Kysely<Database>, accountId: number, language: Language | null): Promise<void> {
  await db.updateTable('accounts').set({ language }).where('id', '=', accountId).execute();
}

/** Returns the account that logs in with this phone, in any stored form, with its password hash; undefined if none. */
export async function findAccount(db: Kysely<Database>, phone: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'password_hash as passwordHash'])
    .where('phone', 'in', storedPhones(phone))
    .orderBy(sql`length(phone)`, 'desc')
    .executeTakeFirst();
}

/**
 * Sets a new password, unless the account has no profile. Ends every session except `keptSession`, and every pending
 * reset. Forgets all known browsers, and every kept name whose hash is not in `here`. Returns the account with one of
 * its profiles; undefined without a profile.
 */
export async function changePassword(
  db: Kysely<Database>,
  accountId: number,
  { passwordHash, keptSession, here }: { passwordHash: string; keptSession?: Buffer; here?: readonly Buffer[] },
): Promise<{ accountId: number; phone: string; profileId: string } | undefined> {
  const account = await db
    .updateTable('accounts as a')
    .from('account_profiles as p')
    .set({ password_hash: passwordHash })
    .where('a.id', '=', accountId)
    .whereRef('p.account_id', '=', 'a.id')
    .returning(['a.id as accountId', 'a.phone', 'p.profile_id as profileId'])
    .executeTakeFirst();
  await endSessions(db, accountId, keptSession);
  await spendResets(db, accountId);
  // A browser that knew the old password must count as unknown again.
  await forgetBrowsers(db, accountId, here);
  return account;
}

/** Invalidates every link and code that is pending for the account: for a new password, by phone or by e-mail. */
export async function spendResets(db: Kysely<Database>, accountId: number): Promise<void> {
  await dropReset(db, accountId);
  await dropVerifications(db, accountId, ['reset', 'resetByEmail']);
}

/**
 * Returns the mark by which the account knows this browser, out of the marks that the browser has sent. Undefined if
 * the account knows none of them.
 */
export async function findKnownBrowser(
  db: Kysely<Database>,
  accountId: number,
  marks: readonly string[],
): Promise<string | undefined> {
  if (marks.length === 0) return undefined;
  const row = await db
    .selectFrom('known_browsers')
    .select('token_hash as tokenHash')
    .where('account_id', '=', accountId)
    .where('token_hash', 'in', marks.map(hashToken))
    .executeTakeFirst();
  return row && marks.find((mark) => hashToken(mark).equals(row.tokenHash));
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

/**
 * Saves a browser as known to the account. `shown` are the hashes of the marks that the browser has sent; if another
 * account knows one of these marks, the marks of the two accounts are recorded as the same browser.
 */
export async function saveKnownBrowser(
  db: Kysely<Database>,
  accountId: number,
  { tokenHash, shown }: { tokenHash: Buffer; shown: readonly Buffer[] },
): Promise<void> {
  await sql`
    with shown as (
      update known_browsers set browser = coalesce(browser, gen_random_uuid()) where token_hash = any(${shown})
        and account_id <> ${accountId} returning browser
    )
    insert into known_browsers as k (account_id, token_hash, browser)
      values (${accountId}, ${tokenHash}, (select browser from shown limit 1))
    on conflict (account_id, token_hash) do update
      set seen_at = now(), browser = coalesce(k.browser, excluded.browser)`.execute(db);
}

/** Forgets every known browser of the account, and every kept name whose hash is not in `keptHashes`. */
export async function forgetBrowsers(
  db: Kysely<Database>,
  accountId: number,
  keptHashes: readonly Buffer[] = [],
): Promise<void> {
  await db.deleteFrom('known_browsers').where('account_id', '=', accountId).execute();
  await endKeptNames(db, accountId, keptHashes);
}

/** Deletes known browsers that last used their account before the retention period (`knownBrowsers`). */
export async function expireKnownBrowsers(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('known_browsers').where('seen_at', '<', expiryCutoff('knownBrowsers')).execute();
}
