import type { Kysely } from 'kysely';
import { withdrawStoryConsents } from '#server/domain/consents/story-consents.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { forgetLetters } from './letters.queries.ts';
import { disagreeWithStories } from './stories.queries.ts';

/**
 * Cleans up when a profile does not count as married any more: it gets no letters, and its consent to a wedding story
 * ends.
 */
export async function forgetAfterWedding(db: Kysely<Database>, profileId: string): Promise<void> {
  await forgetLetters(db, profileId);
  await disagreeWithStories(db, profileId);
  await withdrawStoryConsents(db, [profileId]);
}
