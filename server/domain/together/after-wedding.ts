import type { Kysely } from 'kysely';
import { withdrawStoryConsents } from '#server/domain/consents/story-consents.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { forgetLetters } from './letters.queries.ts';
import { disagreeWithStories } from './stories.queries.ts';

/**
 * Cleans up when a profile does not count as married any more: its family gets no letters after the wedding, and its
 * consent to wedding stories ends.
 */
export async function forgetAfterWedding(db: Kysely<Database>, profileId: string): Promise<void> {
  await forgetLetters(db, profileId);
  await disagreeWithStories(db, profileId);
  await withdrawStoryConsents(db, [profileId]);
}
