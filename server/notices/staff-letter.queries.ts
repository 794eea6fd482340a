import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns the e-mail of an active member of staff. */
export async function findAddress(db: Kysely<Database>, id: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found?.email;
}

/** Lists all other members of staff who have joined. */
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

/** Lists all administrators. */
export async function listAdministrators(db: Kysely<Database>): Promise<number[]> {
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('ended_at', 'is', null)
    .where(sql<boolean>`'administrator' = any(roles)`)
    .execute();
  return rows.map((row) => row.id);
}
