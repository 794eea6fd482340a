import type { Kysely } from 'kysely';
import { withdrawStoryConsents } from '#server/domain/consents/story-consents.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { forgetLetters } from './letters.queries.ts';
import { disagreeWithStories } from './stories.queries.ts';

/** That a profile is married is said no more: it is written to no longer, and agrees no longer that the wedding is told of. */
export async function forgetAfterWedding(db: Kysely<Database>, profileId: string): Promise<void> {
  await forgetLetters(db, profileId);
  await disagreeWithStories(db, profileId);
  await withdrawStoryConsents(db, [profileId]);
}
