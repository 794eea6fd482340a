import { type Kysely, sql } from 'kysely';
import type { Gender, Language } from '#contract/choices.ts';
import type { Role } from '#contract/roles.ts';
import { insertAccount } from '#server/domain/accounts/accounts.queries.ts';
import type { Stored } from '#server/domain/answers/stored.ts';
import { returnReports } from '#server/domain/cases/reports.queries.ts';
import { dropOtherSpelling } from '#server/domain/members/other-spelling.queries.ts';
import { keepNameSounds } from '#server/domain/names/sounds.queries.ts';
import { addAccountProfile } from '#server/http/account-profiles.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** What is stored of a new profile and of its account. */
export interface Newcomer {
  profileId: string;
  name: string;
  gender: Gender;
  phone: string;
  /** Keyed hash of the phone; finds the reports about a former profile with this phone. */
  phoneHash: Buffer;
  email: string;
  passwordHash: string;
  /** The language of messages to the newcomer; null if not known. */
  language: Language | null;
}

/** Result of `makeMember`. `phoneTaken`: an account has this phone. `idTaken`: the profile id is or was in use. */
export type MadeMember = { outcome: 'made'; accountId: number } | { outcome: 'phoneTaken' | 'idTaken' };

/**
 * Creates a profile with its account, which gets the role of family. Unique keys decide between simultaneous
 * registrations.
 */
export async function makeMember(transaction: Kysely<Database>, newcomer: Newcomer): Promise<MadeMember> {
  const { profileId, name, gender } = newcomer;
  if (await isIdTaken(transaction, profileId)) return { outcome: 'idTaken' };
  const accountId = await insertAccount(transaction, newcomer);
  if (accountId === undefined) return { outcome: 'phoneTaken' };
  await insertProfile(transaction, { profileId, name, gender, accountId, role: 'family' });
  await returnReports(transaction, newcomer);
  return { outcome: 'made', accountId };
}

/** Creates a further profile for an existing account, with the role of guardian. Returns false if the id is taken. */
export async function makeAnother(
  transaction: Kysely<Database>,
  { phoneHash, ...profile }: Pick<Newcomer, 'profileId' | 'name' | 'gender' | 'phoneHash'> & { accountId: number },
): Promise<boolean> {
  if (await isIdTaken(transaction, profile.profileId)) return false;
  await insertProfile(transaction, { ...profile, role: 'guardian' });
  await returnReports(transaction, { profileId: profile.profileId, phoneHash });
  return true;
}

/** Creates a profile, and lets an account look after it in this role. */
async function insertProfile(
  transaction: Kysely<Database>,
  {
    profileId,
    name,
    gender,
    accountId,
    role,
  }: Pick<Newcomer, 'profileId' | 'name' | 'gender'> & {
    accountId: number;
    role: Role;
  },
): Promise<void> {
  await transaction.insertInto('members').values({ profile_id: profileId, name, gender }).execute();
  await keepNameSounds(transaction, profileId);
  await addAccountProfile(transaction, { accountId, profileId }, role);
}

/** Marks the registration as complete. Returns whether this was the first time. */
export async function markRegistered(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const first = await db
    .updateTable('members')
    .set({ registered_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('registered_at', 'is', null)
    .returning('profile_id')
    .executeTakeFirst();
  return first !== undefined;
}

/** Corrects the name and gender of a profile that the office has entered from a printed form. */
export async function correctNameAndGender(
  db: Kysely<Database>,
  profileId: string,
  { name, gender }: Pick<Newcomer, 'name' | 'gender'>,
): Promise<void> {
  await db.updateTable('members').set({ name, gender }).where('profile_id', '=', profileId).execute();
  await dropOtherSpelling(db, profileId);
}

/** Whether this id is or was in use. */
async function isIdTaken(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const number = Number(profileId.slice('SV'.length));
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select from members where profile_id = ${profileId})
      or exists (select from former_profile_ids where number = ${number}) as "isTaken"`.execute(db);
  return rows[0]?.isTaken ?? false;
}

/**
 * Locks the rows of these members until the transaction ends. The order of the locks is always the same, so that two
 * transactions cannot deadlock.
 */
export async function lockMembers(transaction: Kysely<Database>, profileIds: readonly string[]): Promise<void> {
  await transaction
    .selectFrom('members')
    .select('profile_id')
    .where('profile_id', 'in', [...profileIds])
    .orderBy('profile_id')
    .forNoKeyUpdate()
    .execute();
}

/** Writes answers that are stored in the member's own row. */
export async function updateMember(db: Kysely<Database>, profileId: string, columns: Stored): Promise<void> {
  const assigned = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update members set ${sql.join(assigned)} where profile_id = ${profileId}`.execute(db);
}
