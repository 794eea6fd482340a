import type { Kysely } from 'kysely';
import { DatabaseError } from 'pg';
import type { SentValues } from '#contract/call.ts';
import type { Language } from '#contract/choices.ts';
import type { registerStep1, registerStep2 } from '#contract/registration.ts';
import { setContact } from '#server/domain/accounts/account-contacts.queries.ts';
import { saveAnswers } from '#server/domain/answers/answers.queries.ts';
import { recordRegistration } from '#server/domain/consents/consents.queries.ts';
import { saveRelatives } from '#server/domain/family/relatives.queries.ts';
import {
  type MadeMember,
  makeMember,
  markRegistered,
  type Newcomer,
} from '#server/domain/members/make-member.queries.ts';
import { stepAside } from '#server/domain/members/step-aside.queries.ts';
import { isRegistersAlone } from '#server/domain/old-register/aside.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** PostgreSQL's code for a second row with the same unique key. */
const UNIQUE_VIOLATION = '23505';

/** What step 1 stores. */
type Step1 = Pick<Newcomer, 'language'> &
  Pick<SentValues<typeof registerStep1>, 'profileId' | 'name' | 'email' | 'phone' | 'gender'> & {
    /** Whether the form had the consent boxes, all of which are required. */
    hasAgreed?: boolean;
    passwordHash: string;
    /** The language of the page. */
    read: Language;
    phoneHash: Buffer;
  };
type Step2 = SentValues<typeof registerStep2>;

/** Inserts the account and the profile of step 1, and records the consents of a form that had the consent boxes. */
export async function insertMember(db: Kysely<Database>, member: Step1): Promise<MadeMember> {
  return db.transaction().execute(async (transaction) => {
    await stepAside(transaction, member.phone);
    const made = await makeMember(transaction, member);
    if (made.outcome === 'made' && member.hasAgreed)
      await recordRegistration(transaction, { profileId: member.profileId, accountId: made.accountId }, member.read);
    return made;
  });
}

/** Whether a phone has an account, other than an untouched one made from the old register. */
export async function isPhoneTaken(db: Kysely<Database>, phone: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('phone', '=', phone)
    .where(({ not }) => not(isRegistersAlone))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Changes the phone of an unfinished registration whose phone nobody has confirmed. Returns `over` if the registration
 * is finished or its phone is confirmed.
 */
export async function changePhone(
  db: Kysely<Database>,
  { accountId, profileId, phone }: { accountId: number; profileId: string; phone: string },
): Promise<'done' | 'same' | 'over' | 'phoneTaken'> {
  const change = db.transaction().execute(async (transaction) => {
    const unfinished = await transaction
      .selectFrom('account_profiles as p')
      .innerJoin('accounts as a', 'a.id', 'p.account_id')
      .innerJoin('members as m', 'm.profile_id', 'p.profile_id')
      .select('a.phone')
      .where('a.id', '=', accountId)
      .where('m.profile_id', '=', profileId)
      .where('m.registered_at', 'is', null)
      .where('a.phone_verified_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!unfinished) return 'over';
    if (unfinished.phone === phone) return 'same';
    await stepAside(transaction, phone);
    await setContact(transaction, accountId, { kind: 'phone', value: phone });
    return 'done' as const;
  });
  // Somebody else has registered with this phone at the same moment.
  return change.catch((error: unknown) => {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return 'phoneTaken';
    throw error;
  });
}

/** Returns the unfinished registration with this phone, of which only step 1 is done; undefined if there is none. */
export async function findBegun(db: Kysely<Database>, phone: string) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('account_profiles as p', 'p.account_id', 'a.id')
    .innerJoin('members as m', 'm.profile_id', 'p.profile_id')
    .select(['a.id as accountId', 'a.password_hash as passwordHash', 'm.profile_id as profileId'])
    .where('a.phone', '=', phone)
    .where('m.registered_at', 'is', null)
    .where('m.deletion_due_at', 'is', null)
    .executeTakeFirst();
}

/** Completes a registration. Returns whether this was the first time; a repeated step 2 changes nothing. */
export async function completeRegistration(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  profileId: string,
  form: Step2,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await markRegistered(transaction, profileId))) return false;
    const { addressLine1: line1, addressLine2: line2, city, district, pincode, state, country, ...others } = form;
    const { maritalStatus, ...about } = others;
    const store = { db: transaction, cipher };
    const address = { line1, line2, city, district, pincode, state, country };
    await saveAnswers(store, profileId, {
      address,
      personal: about,
      ...(maritalStatus && { details: { maritalStatus } }),
    });
    await saveRelatives(store, profileId, [
      { side: 'paternal', generation: 'parent', name: form.fatherName, nameUnknown: form.fatherNameUnknown },
      { side: 'maternal', generation: 'parent', name: form.motherName, nameUnknown: form.motherNameUnknown },
    ]);
    return true;
  });
}
