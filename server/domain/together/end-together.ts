import type { Kysely } from 'kysely';
import { removeSealedWords, removeSealedWordsOf } from '#server/domain/sealed-words/sealed-words.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { forgetCalls } from './desk-hints.queries.ts';
import { forgetHours } from './hours.queries.ts';
import { endLetters } from './letters.queries.ts';
import { forgetMeetings } from './meetings.queries.ts';
import { forgetOutcomes } from './outcomes.queries.ts';
import { eraseQuestions } from './questions.queries.ts';
import { forgetAsked } from './quiet-questions.queries.ts';
import { endStory } from './stories.queries.ts';
import { closeRows, findOpen, listOpen } from './together.queries.ts';

/**
 * Ends what two families have together, with their acquaintance. Call within a transaction. This deletes what must go
 * at once; the rest goes with the row (`expireTogether`).
 */
export async function endTogether(db: Kysely<Database>, one: string, other: string): Promise<void> {
  await removeSealedWords(db, one, other);
  await forgetAsked(db, one, other);
  await forgetCalls(db, one, other);
  await endStory(db, one, other);
  await endLetters(db, one, other);
  const id = await findOpen(db, one, other);
  if (id === null) return;
  await endAll(db, [id]);
  await forgetOutcomes(db, id);
}

/**
 * Ends what a member has together with every family in touch, because the member leaves for good. Outcomes and stories
 * are not deleted here.
 */
export async function endEveryTogether(db: Kysely<Database>, profileId: string): Promise<void> {
  await removeSealedWordsOf(db, profileId);
  await endAll(db, await listOpen(db, profileId));
}

/** Deletes what must go at once from these open rows, and closes them. */
async function endAll(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await eraseQuestions(db, ids);
  await forgetHours(db, ids);
  await forgetMeetings(db, ids);
  await closeRows(db, ids);
}
