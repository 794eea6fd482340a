import { type Kysely, sql } from 'kysely';
import type { Gender, Language } from '#contract/choices.ts';
import type { Role } from '#contract/roles.ts';
import type { Database } from '#server/db/tables.ts';
import { insertAccount } from '#server/people/accounts/accounts.queries.ts';
import { openCases } from '#server/people/cases/open-cases.queries.ts';
import { keepNameSounds } from '#server/people/names/sounds.queries.ts';

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
  await transaction
    .insertInto('account_profiles')
    .values({ account_id: accountId, profile_id: profileId, role })
    .execute();
}

/** Reports about a member of this phone who has left are the office's to settle again, about the new profile. */
async function returnReports(
  db: Kysely<Database>,
  { profileId, phoneHash }: Pick<Newcomer, 'profileId' | 'phoneHash'>,
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ member_id: profileId, left_at: null, returned_at: sql<Date>`now()`, settled_at: null, case_id: null })
    .where('phone_hash', '=', phoneHash)
    .where('left_at', 'is not', null)
    .execute();
  await openCases(db);
}

/** Whether somebody has this id, or had it. */
async function isIdTaken(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select from members where profile_id = ${profileId})
      or exists (select from former_profile_ids where number = ${Number(profileId.slice(2))}) as "isTaken"`.execute(db);
  return rows[0]?.isTaken ?? false;
}
