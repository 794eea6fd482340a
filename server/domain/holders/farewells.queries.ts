import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Where somebody is told that they look after a profile no more; undefined once its time is over. */
export async function findFarewell(db: Kysely<Database>, id: number) {
  return db.selectFrom('farewells').select(['contact', 'language']).where('id', '=', id).executeTakeFirst();
}

/** Keeps where an account has confirmed to be reached, for a word after it is gone. */
export async function insertFarewells(db: Kysely<Database>, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into farewells (contact, language)
    select c.contact, coalesce(a.language, 'en') from accounts a
      cross join lateral (values (a.phone, a.phone_verified_at), (a.email, a.email_verified_at)) as c(contact, confirmed_at)
    where a.id = ${accountId} and c.confirmed_at is not null and c.contact <> ''
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
