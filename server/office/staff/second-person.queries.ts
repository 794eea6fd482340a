import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Hours for which a second factor must have been set up before its owner counts as a second person. A new account made
 * for the purpose is no faster than waiting.
 */
const KNOWN_HOURS = 24;

/** Whether a member of staff counts as a second person beside the one who made the request. */
export async function isSecondPerson(db: Kysely<Database>, email: string, askedBy: string): Promise<boolean> {
  if (email === askedBy) return false;
  const account = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .where('factor_set_at', '<=', sql<Date>`now() - make_interval(hours => ${KNOWN_HOURS})`)
    .executeTakeFirst();
  return account !== undefined;
}

/** Records the place from which somebody has given password and code. */
export async function notePlace(db: Kysely<Database>, staffId: number, place: Buffer): Promise<void> {
  await db
    .insertInto('staff_places')
    .values({ staff_id: staffId, place })
    .onConflict((conflict) => conflict.columns(['staff_id', 'place']).doUpdateSet({ seen_at: sql<Date>`now()` }))
    .execute();
}

/** Whether two members of staff have given password and code at the same address and browser within the last hour. */
export async function haveSamePlace(db: Kysely<Database>, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from staff_places a join staff s on s.id = a.staff_id and s.email = ${one}
    join staff_places b on b.place = a.place join staff t on t.id = b.staff_id and t.email = ${other}
    where a.seen_at > now() - interval '1 hour' and b.seen_at > now() - interval '1 hour' limit 1`.execute(db);
  return rows.length > 0;
}

/** Deletes the places that nobody has used for a day. */
export async function forgetPlaces(db: Kysely<Database>): Promise<void> {
  await sql`delete from staff_places where seen_at < now() - interval '1 day'`.execute(db);
}
