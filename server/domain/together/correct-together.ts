import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { voidOutcomesOf } from './outcomes.queries.ts';
import { voidCandidatesPresses } from './presses.queries.ts';
import { eraseQuestionsOf } from './questions.queries.ts';
import { voidStories } from './stories.queries.ts';

/**
 * Voids everything that only the candidate may do, with every family, after another person turns out to be the bride or
 * groom.
 */
export async function correctTogether(db: Kysely<Database>, profileId: string): Promise<void> {
  await voidOutcomesOf(db, profileId);
  await voidCandidatesPresses(db, profileId);
  await voidStories(db, profileId);
  await eraseQuestionsOf(db, profileId);
}
