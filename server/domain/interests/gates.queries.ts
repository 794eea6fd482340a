import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * SQL: whether a member has ticked the gate, as a column of another query. With the gate, interests of families that
 * certainly fail certain wishes are set apart, as if these wishes were musts.
 */
export const gateOf = (profileId: string) =>
  sql<boolean>`exists (select from gates g where g.profile_id = ${profileId})`;

/** Whether a member has ticked the gate, by a query of its own. */
export async function isGateTicked(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const row = await db.selectFrom('gates').select('profile_id').where('profile_id', '=', profileId).executeTakeFirst();
  return row !== undefined;
}

/** Ticks or clears the gate. Nobody is notified. It also applies to interests that already wait. */
export async function tickGate(db: Kysely<Database>, profileId: string, isTicked: boolean): Promise<void> {
  if (isTicked)
    await db
      .insertInto('gates')
      .values({ profile_id: profileId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('gates').where('profile_id', '=', profileId).execute();
}

/** Returns those of these members who have ticked the gate. */
export async function listGated(db: Kysely<Database>, profileIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('gates')
    .select('profile_id')
    .where('profile_id', '=', sql<string>`any(${profileIds})`)
    .execute();
  return new Set(rows.map(({ profile_id }) => profile_id));
}
