import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { endLetters } from './letters.queries.ts';
import { forgetOutcomes } from './outcomes.queries.ts';
import { eraseQuestions } from './questions.queries.ts';
import { endStory } from './stories.queries.ts';
import { closeRows, findOpen, listOpen } from './together.queries.ts';

/**
 * Everything that two families have together ends with their acquaintance, in the caller's transaction: what goes at once goes here, the
 * rest when the row is removed (`expireTogether`).
 */
export async function endTogether(db: Kysely<Database>, one: string, other: string): Promise<void> {
  await endStory(db, one, other);
  await endLetters(db, one, other);
  const id = await findOpen(db, one, other);
  if (id === null) return;
  await endAll(db, [id]);
  await forgetOutcomes(db, id);
}

/** The same of everybody with whom a member is in touch: they leave for good. */
export async function endEveryTogether(db: Kysely<Database>, profileId: string): Promise<void> {
  await endAll(db, await listOpen(db, profileId));
}

async function endAll(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await eraseQuestions(db, ids);
  await closeRows(db, ids);
}
