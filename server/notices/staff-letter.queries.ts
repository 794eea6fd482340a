import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns the e-mail of an active member of staff; undefined if there is none with this id. */
export async function findAddress(db: Kysely<Database>, id: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found?.email;
}

/** Lists the ids of all other active members of staff who have joined. */
export async function listOtherStaff(db: Kysely<Database>, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('id', '<>', id)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`password_hash <> ''`)
    .execute();
  return rows.map((row) => row.id);
}

/** Lists the ids of all active administrators. */
export async function listAdministrators(db: Kysely<Database>): Promise<number[]> {
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('ended_at', 'is', null)
    .where(sql<boolean>`'administrator' = any(roles)`)
    .execute();
  return rows.map((row) => row.id);
}
