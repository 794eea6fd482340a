import { type Kysely, sql } from 'kysely';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns the two ids as the columns of a pair: `one_id` is the lesser. */
export const inOrder = (one: string, other: string) =>
  one < other ? { one_id: one, other_id: other } : { one_id: other, other_id: one };

/** Queries the ids of all rows of two families, open and ended. */
export function rowsOfPair(db: Kysely<Database>, one: string, other: string) {
  const pair = inOrder(one, other);
  return db.selectFrom('together').select('id').where('one_id', '=', pair.one_id).where('other_id', '=', pair.other_id);
}

/** Returns the id of the open row of two families; null before their first step. */
export async function findOpen(db: Kysely<Database>, one: string, other: string): Promise<number | null> {
  const row = await rowsOfPair(db, one, other).where('ended_at', 'is', null).executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Returns the id of the open row of two families, and opens one if there is none. Call within a transaction with both
 * members' rows locked.
 */
export async function openTogether(db: Kysely<Database>, one: string, other: string): Promise<number> {
  const openId = await findOpen(db, one, other);
  if (openId !== null) return openId;
  const { id } = await db.insertInto('together').values(inOrder(one, other)).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Returns the ids of all open rows of a member. */
export async function listOpen(db: Kysely<Database>, profileId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('together')
    .select('id')
    .where(({ or, eb }) => or([eb('one_id', '=', profileId), eb('other_id', '=', profileId)]))
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks rows as ended. */
export async function closeRows(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('together')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', 'in', [...ids])
    .execute();
}

/** Returns when the two accepted each other; null if they have not. */
export async function loadAcceptedAt(db: Kysely<Database>, one: string, other: string): Promise<Date | null> {
  const row = await db
    .selectFrom('introductions')
    .select('answered_at')
    .where('sender_id', 'in', [one, other])
    .where('recipient_id', 'in', [one, other])
    .where('answer', '=', 'accepted')
    .executeTakeFirst();
  return row?.answered_at ?? null;
}

/** Deletes ended rows when their retention is over. */
export async function expireTogether(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('together').where('ended_at', '<', expiryCutoff('together')).execute();
}
