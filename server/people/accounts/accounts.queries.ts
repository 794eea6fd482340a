import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { Database } from '#server/db/tables.ts';

/**
 * The forms in which a number may be stored, the likelier first: once, ten digits lost the `+` before them, and an American number
 * without its +1 was taken for an Indian landline.
 */
export function storedPhones(phone: string): string[] {
  if (/^\+\d{10}$/.test(phone)) return [phone, phone.slice(1)];
  if (/^\+1[2-5]\d{9}$/.test(phone)) return [phone, phone.slice(2)];
  return /^[2-5]\d{9}$/.test(phone) ? [phone, `+1${phone}`] : [phone];
}

/** The profiles of the account with this phone, to be ordered among themselves; none for nobody. */
export function profilesOfPhone(db: Kysely<Database>, phone: string) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('account_profiles as p', 'p.account_id', 'a.id')
    .innerJoin('members as m', 'm.profile_id', 'p.profile_id')
    .select(['a.id as accountId', 'p.profile_id as profileId'])
    .where('a.phone', 'in', storedPhones(phone))
    .orderBy(sql`array_position(${storedPhones(phone)}::text[], a.phone)`);
}

/** The account that had a profile first. */
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

/** By whose phone the family is reached: the account that the candidate has chosen, else the first. */
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

/** Makes the account that a profile is registered with; undefined where the phone has one. Unique keys decide. */
export async function insertAccount(
  db: Kysely<Database>,
  account: { phone: string; email: string; passwordHash: string; language: Language | null },
): Promise<number | undefined> {
  const { phone, email, passwordHash, language } = account;
  const made = await db
    .insertInto('accounts')
    .values({ phone, email, password_hash: passwordHash, language })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** The new password counts, and every session and known browser of the account is over, but the session it was changed in. Gives whose it is. */
export async function changePassword(
  db: Kysely<Database>,
  accountId: number,
  { passwordHash, keptSession }: { passwordHash: string; keptSession?: Buffer },
): Promise<{ accountId: number; phone: string; profileId: string } | undefined> {
  const account = await db
    .updateTable('accounts as a')
    .from('account_profiles as p')
    .set({ password_hash: passwordHash })
    .where('a.id', '=', accountId)
    .whereRef('p.account_id', '=', 'a.id')
    .returning(['a.id as accountId', 'a.phone', 'p.profile_id as profileId'])
    .executeTakeFirst();
  const sessions = db.deleteFrom('sessions').where('account_id', '=', accountId);
  await (keptSession ? sessions.where('token_hash', '!=', keptSession) : sessions).execute();
  await spendResets(db, accountId);
  // A browser that knew the old password is a stranger again.
  await db.deleteFrom('known_browsers').where('account_id', '=', accountId).execute();
  return account;
}

/**
 * Every link and code for a new password that is on its way to the account, or was made for it, opens nothing any more: of another password,
 * phone or e-mail.
 */
export async function spendResets(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.deleteFrom('password_resets').where('account_id', '=', accountId).execute();
  await db
    .deleteFrom('verifications')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', ['reset', 'resetByEmail'])
    .execute();
}

/** The e-mail address of an account. */
export async function loadAddress(db: Kysely<Database>, accountId: number): Promise<string> {
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}

export async function saveEmail(db: Kysely<Database>, accountId: number, email: string): Promise<void> {
  await db.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
}

/** The account that logs in with this phone. */
export async function findAccount(db: Kysely<Database>, phone: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'password_hash as passwordHash'])
    .where('phone', 'in', storedPhones(phone))
    .orderBy(sql`length(phone)`, 'desc')
    .executeTakeFirst();
}

/** The person who logs in with this account answers its phone. */
export async function confirmPhone(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.updateTable('accounts').set({ phone_verified_at: sql<Date>`now()` }).where('id', '=', accountId).execute();
}
