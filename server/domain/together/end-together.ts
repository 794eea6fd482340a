import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { forgetHours } from './hours.queries.ts';
import { forgetMeetings } from './meetings.queries.ts';
import { closeRows, findOpen, listOpen } from './together.queries.ts';

/**
 * Everything that two families have together ends with their acquaintance, in the caller's transaction: what goes at once goes here, the
 * rest when the row is removed (`expireTogether`).
 */
export async function endTogether(db: Kysely<Database>, one: string, other: string): Promise<void> {
  const id = await findOpen(db, one, other);
  if (id !== null) await endAll(db, [id]);
}

/** The same of everybody with whom a member is in touch: they leave for good. */
export async function endEveryTogether(db: Kysely<Database>, profileId: string): Promise<void> {
  await endAll(db, await listOpen(db, profileId));
}

async function endAll(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await forgetHours(db, ids);
  await forgetMeetings(db, ids);
  await closeRows(db, ids);
}
