import type { Kysely } from 'kysely';
import { CONSENTS } from '#contract/agreed-words.ts';
import { AT_REGISTRATION } from '#contract/consents.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type Invented, inventMember } from './invent-member.ts';

const ROWS_AT_ONCE = 500;

/** Invents members, inserts them as shown profiles with one password for all, and returns them. */
export async function insertDemo(
  db: Kysely<Database>,
  { count, passwordHash }: { count: number; passwordHash: string },
): Promise<Invented[]> {
  const people = Array.from({ length: count }, (_, index) => inventMember(index + 1));
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < count; from += ROWS_AT_ONCE) {
      await insertRows(transaction, people.slice(from, from + ROWS_AT_ONCE), passwordHash);
    }
  });
  return people;
}

async function insertRows(db: Kysely<Database>, people: Invented[], passwordHash: string): Promise<void> {
  const registered_at = new Date();
  const members = people.map(({ member, name }) => ({ ...member, name, registered_at }));
  const sharedColumns = { password_hash: passwordHash, language: 'bn' as const, phone_verified_at: registered_at };
  const accounts = people.map(({ phone }) => ({ phone, ...sharedColumns }));
  const idsByPhone = new Map(people.map(({ member, phone }) => [phone, member.profile_id]));
  const rows = <K extends keyof Invented>(kind: K) => people.map((person) => person[kind]);
  await db.insertInto('members').values(members).execute();
  const insertedAccounts = await db.insertInto('accounts').values(accounts).returning(['id', 'phone']).execute();
  const accountProfiles = insertedAccounts.map(({ id, phone }) => ({
    account_id: id,
    profile_id: idsByPhone.get(phone) ?? '',
    role: 'candidate' as const,
  }));
  await db.insertInto('account_profiles').values(accountProfiles).execute();
  const consent = { channel: 'sms' as const, is_on: true, version: CONSENTS.channel.version, language: 'bn' as const };
  await db
    .insertInto('channel_consents')
    .values(insertedAccounts.map(({ id }) => ({ account_id: id, ...consent })))
    .execute();
  const consents = people.flatMap(({ member: { profile_id } }) =>
    AT_REGISTRATION.map((kind) => ({
      profile_id,
      kind,
      text_version: CONSENTS[kind].version,
      language: 'bn' as const,
    })),
  );
  await db.insertInto('consents').values(consents).execute();
  await db.insertInto('addresses').values(rows('address')).execute();
  await db.insertInto('personal_details').values(rows('personal')).execute();
  await db
    .insertInto('relatives')
    .values([...rows('father'), ...rows('mother')])
    .execute();
  await db.insertInto('profile_details').values(rows('details')).execute();
  await db.insertInto('wishes').values(rows('wishes')).execute();
  await db.insertInto('showings').values(rows('showing')).execute();
}
