import { type Kysely, sql } from 'kysely';
import type { SentValues } from '#contract/call.ts';
import type { Language } from '#contract/choices.ts';
import type { registerStep1, registerStep2 } from '#contract/registration.ts';
import type { Database } from '#server/db/tables.ts';
import { insertAccount } from '#server/people/accounts/accounts.queries.ts';
import { saveAnswers } from '#server/people/answers/answers.queries.ts';
import { recordConsent } from '#server/people/consents/consents.queries.ts';
import { saveRelatives } from '#server/people/family/relatives.queries.ts';
import { keepNameSounds } from '#server/people/names/sounds.queries.ts';
import type { Services } from '#server/services.ts';

type Step1 = Omit<SentValues<typeof registerStep1>, 'password'> & {
  passwordHash: string;
  language: Language;
  phoneHash: Buffer;
};
type Step2 = SentValues<typeof registerStep2>;

export type NewMember = { outcome: 'made'; accountId: number } | { outcome: 'phoneTaken' | 'idTaken' };

/** Unique keys decide, so that two registrations at once cannot both win. Whoever registers agrees to what the form says. */
export async function insertMember(db: Kysely<Database>, member: Step1): Promise<NewMember> {
  const { profileId, name, gender } = member;
  return db.transaction().execute(async (transaction) => {
    if (await isIdTaken(transaction, profileId)) return { outcome: 'idTaken' };
    const accountId = await insertAccount(transaction, member);
    if (accountId === undefined) return { outcome: 'phoneTaken' };
    await transaction.insertInto('members').values({ profile_id: profileId, name, gender }).execute();
    await keepNameSounds(transaction, profileId);
    await transaction
      .insertInto('account_profiles')
      .values({ account_id: accountId, profile_id: profileId, role: 'family' })
      .execute();
    await recordConsent(transaction, profileId, 'registration', member.language);
    await returnReports(transaction, member);
    return { outcome: 'made', accountId };
  });
}

/** Reports about a member of this phone who has left are the office's to settle again, about the new profile. */
async function returnReports(db: Kysely<Database>, { profileId, phoneHash }: Step1): Promise<void> {
  await db
    .updateTable('reports')
    .set({ member_id: profileId, left_at: null, returned_at: new Date(), settled_at: null })
    .where('phone_hash', '=', phoneHash)
    .where('left_at', 'is not', null)
    .execute();
}

/** Whether somebody has this id, or had it. */
async function isIdTaken(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select from members where profile_id = ${profileId})
      or exists (select from former_profile_ids where number = ${Number(profileId.slice(2))}) as "isTaken"`.execute(db);
  return rows[0]?.isTaken ?? false;
}

export async function isPhoneTaken(db: Kysely<Database>, phone: string): Promise<boolean> {
  const found = await db.selectFrom('accounts').select('id').where('phone', '=', phone).executeTakeFirst();
  return found !== undefined;
}

/** Whether this was the first time; a second step 2 changes nothing. */
export async function completeRegistration(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  profileId: string,
  form: Step2,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const first = await transaction
      .updateTable('members')
      .set({ registered_at: new Date() })
      .where('profile_id', '=', profileId)
      .where('registered_at', 'is', null)
      .returning('profile_id')
      .executeTakeFirst();
    if (!first) return false;
    const { addressLine1: line1, addressLine2: line2, city, district, pincode, state, country, ...about } = form;
    const store = { db: transaction, cipher };
    const address = { line1, line2, city, district, pincode, state, country };
    await saveAnswers(store, profileId, { address, personal: about });
    await saveRelatives(store, profileId, [
      { side: 'paternal', generation: 'parent', name: form.fatherName, nameUnknown: form.fatherNameUnknown },
      { side: 'maternal', generation: 'parent', name: form.motherName, nameUnknown: form.motherNameUnknown },
    ]);
    return true;
  });
}
