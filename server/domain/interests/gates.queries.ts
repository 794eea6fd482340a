import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Whether a member has ticked the gate, as a column of another query. */
export const gateOf = (profileId: string) =>
  sql<boolean>`exists (select from gates g where g.profile_id = ${profileId})`;

export async function isGateTicked(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const row = await db.selectFrom('gates').select('profile_id').where('profile_id', '=', profileId).executeTakeFirst();
  return row !== undefined;
}

/** Whether the gate is ticked from now on. It tells nobody, and moves interests that wait already. */
export async function tickGate(db: Kysely<Database>, profileId: string, isTicked: boolean): Promise<void> {
  if (isTicked)
    await db
      .insertInto('gates')
      .values({ profile_id: profileId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('gates').where('profile_id', '=', profileId).execute();
}

/** Everybody who has ticked the gate. */
export async function listGated(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db.selectFrom('gates').select('profile_id').execute();
  return new Set(rows.map(({ profile_id }) => profile_id));
}
