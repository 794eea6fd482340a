import { recordConsent } from '#server/domain/consents/consents.queries.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';

/** A registered member, with a client that has the session. */
export interface TestMember {
  client: TestClient;
  /** The id of the profile, `SV…`. */
  pid: string;
  /** The phone of the account, ten digits. */
  phone: string;
}

/** The password of all accounts of members that tests register. */
export const TEST_PASSWORD = 'shonar-tori-1894';

/** The consent boxes of the registration. */
export const TICKED = { consentform: '1', agreed: 'Yes', marriageonly: 'Yes', truthful: 'Yes' };

/** The answers of step 2; ids are those of the seeds (India, West Bengal, Hindu). */
export const step2 = {
  addr1: '12 Lake Road',
  addr2: '',
  city: 'কলকাতা',
  district: '',
  pincode: '700029',
  state: '35601163',
  country: '356',
  father_name: 'অমল ঘোষ',
  mother_name: 'Mina Ghosh',
  cast_id: '',
  tribe_id: '',
  clan_id: '',
  rashi_id: '',
  gon_id: '',
  logno_id: '',
  height: '160',
  weight: '52.5',
  religion: '1',
  community: 'General',
  dateofbirth: '1995-02-03',
  placeofbirth: '',
  timeofbirth: '',
  mangalik: '',
};

/** Adds an account with a confirmed phone, but without a usable password, to a member whose row a test has inserted. */
export async function giveAccount(
  { db }: Pick<TestApp, 'db'>,
  { profileId, phone }: { profileId: string; phone: string },
): Promise<void> {
  const { id } = await db
    .insertInto('accounts')
    .values({ phone, password_hash: '-', phone_verified_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('account_profiles').values({ account_id: id, profile_id: profileId, role: 'family' }).execute();
}

/** Confirms a phone as if its code had been typed. */
export async function confirmPhone({ db }: Pick<TestApp, 'db'>, phone: string): Promise<void> {
  await db.updateTable('accounts').set({ phone_verified_at: new Date() }).where('phone', '=', phone).execute();
}

/** Records an account's consent to store health answers, which their page requests first. */
export async function agreeToHealth(app: Pick<TestApp, 'db'>, profileId: string, phone: string): Promise<void> {
  const { id } = await app.db.selectFrom('accounts').select('id').where('phone', '=', phone).executeTakeFirstOrThrow();
  await recordConsent(app.db, { profileId, accountId: id }, 'health', 'en');
}

/** The phone of the next member, so that every member of a test file has another one. */
let nextPhone = 9_830_000_001;

/**
 * Registers a member through the API with a confirmed phone and the consent to store health answers, and logs in with a
 * new client. Throws if a call is refused.
 */
export async function makeMember(
  app: TestApp,
  answers: Partial<typeof step2> & { gender?: string; name?: string; email?: string } = {},
): Promise<TestMember> {
  const { gender = 'Female', name = 'Ruma Ghosh', email = '', ...details } = answers;
  const client = app.client();
  const phone = String(nextPhone++);
  const firstAnswer = await client.call('registerstep1', {
    profile_id: '',
    name,
    email,
    phone,
    gender,
    password: TEST_PASSWORD,
    ...TICKED,
  });
  const pid = firstAnswer.body.profile_id;
  const secondAnswer = await client.call('registerstep2', { profile_id: pid, ...step2, ...details });
  if (secondAnswer.body.msgcode !== 1)
    throw new Error(`no member was made: ${JSON.stringify([firstAnswer.body, secondAnswer.body])}`);
  await confirmPhone(app, phone);
  await agreeToHealth(app, pid, phone);
  const login = await client.call('custlogin', { phone, password: TEST_PASSWORD });
  if (login.body.msgcode !== 1) throw new Error(`the member cannot log in: ${JSON.stringify(login.body)}`);
  return { client, pid, phone };
}
