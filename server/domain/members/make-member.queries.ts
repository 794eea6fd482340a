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

export interface Newcomer {
  profileId: string;
  name: string;
  gender: Gender;
  phone: string;
  phoneHash: Buffer;
  email: string;
  passwordHash: string;
  /** In which to speak to them; null while it is not known. */
  language: Language | null;
}

export type MadeMember = { outcome: 'made'; accountId: number } | { outcome: 'phoneTaken' | 'idTaken' };

/** Makes the record of a family with its account. Unique keys decide, so that two registrations at once cannot both win. */
export async function makeMember(transaction: Kysely<Database>, newcomer: Newcomer): Promise<MadeMember> {
  const { profileId, name, gender } = newcomer;
  if (await isIdTaken(transaction, profileId)) return { outcome: 'idTaken' };
  const accountId = await insertAccount(transaction, newcomer);
  if (accountId === undefined) return { outcome: 'phoneTaken' };
  await insertProfile(transaction, { profileId, name, gender, accountId, role: 'family' });
  await returnReports(transaction, newcomer);
  return { outcome: 'made', accountId };
}

/** Makes another profile of an account that is there, which looks after it as its guardian; false where the id is taken. */
export async function makeAnother(
  transaction: Kysely<Database>,
  { phoneHash, ...made }: Pick<Newcomer, 'profileId' | 'name' | 'gender' | 'phoneHash'> & { accountId: number },
): Promise<boolean> {
  if (await isIdTaken(transaction, made.profileId)) return false;
  await insertProfile(transaction, { ...made, role: 'guardian' });
  await returnReports(transaction, { profileId: made.profileId, phoneHash });
  return true;
}

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

/** Whether this was the first time: from now on the registration is complete. */
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

/** Corrects the name and gender of a profile that the office has entered from a paper. */
export async function correctNameAndGender(
  db: Kysely<Database>,
  profileId: string,
  { name, gender }: Pick<Newcomer, 'name' | 'gender'>,
): Promise<void> {
  await db.updateTable('members').set({ name, gender }).where('profile_id', '=', profileId).execute();
  await dropOtherSpelling(db, profileId);
}

/** Whether somebody has this id, or had it. */
async function isIdTaken(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select from members where profile_id = ${profileId})
      or exists (select from former_profile_ids where number = ${Number(profileId.slice(2))}) as "isTaken"`.execute(db);
  return rows[0]?.isTaken ?? false;
}

/** Any other transaction that locks one of these members waits until this one ends. In one order, so that no two wait for each other. */
export async function lockMembers(transaction: Kysely<Database>, profileIds: readonly string[]): Promise<void> {
  await transaction
    .selectFrom('members')
    .select('profile_id')
    .where('profile_id', 'in', [...profileIds])
    .orderBy('profile_id')
    .forNoKeyUpdate()
    .execute();
}

/** Writes answers that stand in the member's own row. */
export async function updateMember(db: Kysely<Database>, profileId: string, columns: Stored): Promise<void> {
  const assigned = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update members set ${sql.join(assigned)} where profile_id = ${profileId}`.execute(db);
}
