import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { voidWords } from './outcomes.queries.ts';
import { voidCandidatesPresses } from './presses.queries.ts';
import { eraseQuestionsOf } from './questions.queries.ts';
import { voidStories } from './stories.queries.ts';

/** Somebody else is the bride or groom than the person who had said so: what was the candidate's alone is void, with every family. */
export async function correctTogether(db: Kysely<Database>, profileId: string): Promise<void> {
  await voidWords(db, profileId);
  await voidCandidatesPresses(db, profileId);
  await voidStories(db, profileId);
  await eraseQuestionsOf(db, profileId);
}
