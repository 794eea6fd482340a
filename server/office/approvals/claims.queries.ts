import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** So long the member of staff who opened an item has it for themselves. */
export const CLAIM_MINUTES = 10;

/** Takes an item, and leaves the one taken before; an item that somebody else has taken stays with them. */
export async function claim(db: Kysely<Database>, id: number, staffId: number): Promise<void> {
  await db
    .updateTable('approvals')
    .set({ claimed_by: null, claimed_until: null })
    .where('claimed_by', '=', staffId)
    .where('id', '<>', id)
    .execute();
  await db
    .updateTable('approvals')
    .set({ claimed_by: staffId, claimed_until: sql<Date>`now() + make_interval(mins => ${CLAIM_MINUTES})` })
    .where('id', '=', id)
    .where('sent_back_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('claimed_by', 'is', null), eb('claimed_by', '=', staffId), eb('claimed_until', '<=', sql<Date>`now()`)]),
    )
    .execute();
}

/** Who has an item now, other than this person; `''` for nobody. */
export async function claimedByOther(db: Kysely<Database>, id: number, staffId: number | null): Promise<string> {
  const row = await db
    .selectFrom('approvals as a')
    .innerJoin('staff as p', 'p.id', 'a.claimed_by')
    .select('p.name')
    .where('a.id', '=', id)
    .where('a.claimed_until', '>', sql<Date>`now()`)
    .where(({ eb, lit }) => (staffId === null ? lit(true) : eb('p.id', '<>', staffId)))
    .executeTakeFirst();
  return row?.name ?? '';
}
